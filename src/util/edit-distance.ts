/**
 * The fewest edits that turn one text into the other: a character put in, left out, replaced, or swapped with its neighbour. Not counted on
 * beyond `most`: then it is `Infinity`, or any number that is more.
 *
 * @example
 * editsBetween('basil', 'bsail', 2) // 1
 */
export const editsBetween = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const edits = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const fewest = Math.min(above[column]!, edits[column - 1]!, isSwapped ? before[column - 2]! : above[column - 1]!) + 1;
      edits[column] = isSame ? Math.min(above[column - 1]!, fewest) : fewest;
    }
    if (Math.min(...edits) > most) return Infinity;
    [before, above] = [above, edits];
  }
  return above[to.length]!;
};

/** At most one character more, less or other, or two neighbours swapped. */
export const isTypo = (word: string, known: string): boolean => editsBetween(word, known, 1) <= 1;

/**
 * A mistyped name is at most this many edits away. In a short one, two edits make another word: head of leaf, pint of unit. In a long one it
 * may be one more: another ending.
 */
const maxTypoEdits = ({ length }: string): number => 1 + Number(length >= 6) + Number(length >= 8);

/** Longer names are not compared: no known name is that long, and the comparison takes quadratic time. */
const MAX_COMPARED_LENGTH = 64;

/** Shorter names are contained in others by chance. */
const MIN_CONTAINED_LENGTH = 4;

const isContained = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= MIN_CONTAINED_LENGTH && (a.includes(b) || b.includes(a));

/**
 * The known name that `name` was probably meant to be: one with a typo's difference, or one that contains it. Case does not count. Plain
 * JavaScript may pass what is not a text; no name is close to that.
 */
export const closestName = (name: unknown, known: readonly string[]): string | undefined => {
  if (typeof name !== 'string' || name.length > MAX_COMPARED_LENGTH) return undefined;
  const lower = name.toLowerCase();
  const typo = known
    .map((candidate) => ({ candidate, edits: editsBetween(lower, candidate.toLowerCase(), maxTypoEdits(candidate)) }))
    .toSorted((a, b) => a.edits - b.edits)
    .find(({ candidate, edits }) => edits <= maxTypoEdits(candidate) && edits < candidate.length);
  return typo?.candidate ?? known.find((candidate) => isContained(lower, candidate.toLowerCase()));
};
