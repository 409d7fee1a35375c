/** Longer texts are rare, and would fill the memory. */
const MAX_TEXT_LENGTH = 200;

/**
 * Computes a value for a text, and keeps it for up to `most` recently used texts of up to 200 characters. When the newer
 * half is full, the older half is dropped: deleting single entries from the front of a large `Map` is slow.
 */
export const memoize = <Value>(most: number, compute: (text: string) => Value): ((text: string) => Value) => {
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
