const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** A deep copy of the lists and plain objects of a value, so that later changes do not reach it. Everything else stays the same object. */
export const snapshot = <Value>(value: Value): Value => {
  const copies = new Map<unknown, object>();
  const copy = (original: unknown): unknown => {
    if (typeof original !== 'object' || original === null || copies.has(original)) return copies.get(original) ?? original;
    const isList = Array.isArray(original);
    if (!isList && !isPlain(original)) return original;
    const target: object = isList ? [] : {};
    copies.set(original, target);
    for (const [key, item] of Object.entries(original)) {
      Object.defineProperty(target, key, { value: copy(item), enumerable: true, configurable: true, writable: true });
    }
    return target;
  };
  return copy(value) as Value;
};
