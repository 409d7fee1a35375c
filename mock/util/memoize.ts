/** Computes a value at its first use, and keeps it. */
export const lazy = <Value>(compute: () => Value): (() => Value) => {
  let found: { value: Value } | undefined;
  return () => (found ??= { value: compute() }).value;
};

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

/** Longer texts are rare, and would fill the memory. */
const MAX_TEXT_LENGTH = 200;

/**
 * Computes a value for a text, and keeps it for up to `most` recently used texts of up to 200 characters. When the newer
 * half is full, the older half is dropped: deleting single entries from the front of a large `Map` is slow.
 */
export const memoizeText = <Value>(most: number, compute: (text: string) => Value): ((text: string) => Value) => {
  let newer = new Map<string, { value: Value }>();
  let older = new Map<string, { value: Value }>();
  return (text) => {
    const recent = newer.get(text);
    if (recent) return recent.value;
    const found = older.get(text) ?? { value: compute(text) };
    if (text.length > MAX_TEXT_LENGTH) return found.value;
    if (newer.size >= most / 2) [older, newer] = [newer, new Map()];
    newer.set(text, found);
    return found.value;
  };
};
