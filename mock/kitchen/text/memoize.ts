/** Computes a value for an object once, and keeps it as long as the object lives. */
export const memoize = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.value;
    const value = compute(key);
    values.set(key, { value });
    return value;
  };
};

export { memoize as memoizeText } from '../../util/memoize.js';

/** Computes a value at its first use instead of when the module is loaded. */
export const lazy = <Value>(compute: () => Value): (() => Value) => {
  let found: { value: Value } | undefined;
  return () => (found ??= { value: compute() }).value;
};
