/** Computes a value for an object once, and keeps it as long as the object lives. */
export const memoize = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = { value: compute(key) }));
    return found.value;
  };
};

/** Longer texts are rare, and would fill the memory. */
const longestText = 200;

/** Computes a value for a text, and keeps it for the latest `most` texts of up to 200 characters: recipes repeat their lines. */
export const memoizeText = <Value>(most: number, compute: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, { value: Value }>();
  return (text) => {
    let found = known.get(text);
    if (found) return found.value;
    found = { value: compute(text) };
    if (text.length <= longestText) known.set(text, found);
    // The first that was kept is the first to go.
    if (known.size > most) known.delete(known.keys().next().value as string);
    return found.value;
  };
};

/** Computes a value when it is first asked for, so that loading the kitchen does not pay for it. */
export const lazy = <Value>(compute: () => Value): (() => Value) => {
  let found: { value: Value } | undefined;
  return () => (found ??= { value: compute() }).value;
};
