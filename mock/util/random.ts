/** Pseudo-random choices: the same seed and request give the same ones. */
export interface SeededRandom {
  /** At least 0, less than 1. */
  next(): number;
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/** As JSON, but the order of an object's keys does not matter. */
const toStableText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

const HASH_START = 0x811c9dc5;

/** FNV-1a over UTF-16 units; of two texts if `start` is the hash of another one. */
export const hash = (text: string, start = HASH_START): number => {
  let bits = start | 0;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits;
};

/**
 * A random source for one response.
 *
 * @example
 * ```ts
 * const random = createSeededRandom(1, { ingredients: ['rice'] });
 * random.pick(['boil', 'steam', 'fry']); // always the same for this seed and request
 * ```
 */
export const createSeededRandom = (seed: number, request: unknown): SeededRandom => {
  let state = hash(`${seed}\n${toStableText(request)}`);

  // mulberry32: 32 bits of state are plenty for the few choices of one recipe
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new RangeError('Nothing to pick from: the list is empty.');
    return list[Math.floor(next() * list.length)] as Item;
  };

  return { next, pick };
};
