/**
 * The fewest edits that turn one text into the other: a character put in, left out, replaced, or swapped with its neighbour. Counted up to `most`,
 * which is small: more are `most + 1`.
 *
 * @example
 * editsBetween('basil', 'bsail', 2) // 1
 */
export const editsBetween = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  const width = to.length + 1;
  const edits = new Uint8Array((from.length + 1) * width).fill(most + 1);
  const at = (row: number, column: number): number => edits[row * width + column] ?? most + 1;
  for (let column = 0; column <= Math.min(most, to.length); column++) edits[column] = column;
  for (let row = 1; row <= from.length; row++) {
    let least = Math.min(row, most + 1);
    edits[row * width] = least;
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      const isSame = from[row - 1] === to[column - 1];
      const replaced = at(row - 1, column - 1) + (isSame ? 0 : 1);
      let fewest = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, replaced);
      const isSwapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwapped) fewest = Math.min(fewest, at(row - 2, column - 2) + 1);
      edits[row * width + column] = fewest;
      least = Math.min(least, fewest);
    }
    if (least > most) return most + 1;
  }
  return Math.min(at(from.length, to.length), most + 1);
};

/** At most one character more, less or other, or two neighbours swapped. */
export const isTypo = (word: string, known: string): boolean => editsBetween(word, known, 1) <= 1;

/** A mistyped name is at most this many edits away. In a long one it may be one more: another ending. */
const maxTypoEdits = ({ length }: string): number => (length < 8 ? 2 : 3);

/** Longer names are not compared: no known name is that long, and the comparison takes quadratic time. */
const MAX_COMPARED_LENGTH = 64;

/** Shorter names are contained in others by chance. */
const MIN_CONTAINED_LENGTH = 4;

const isContained = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= MIN_CONTAINED_LENGTH && (a.includes(b) || b.includes(a));

/** The known name that `name` was probably meant to be: one with a typo's difference, or one that contains it. Case does not count. */
export const closestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > MAX_COMPARED_LENGTH) return undefined;
  const lower = name.toLowerCase();
  const typos = known
    .map((candidate) => ({ candidate, edits: editsBetween(lower, candidate.toLowerCase(), maxTypoEdits(candidate)) }))
    .filter(({ candidate, edits }) => edits <= maxTypoEdits(candidate) && edits < candidate.length)
    .toSorted((a, b) => a.edits - b.edits);
  return typos[0]?.candidate ?? known.find((candidate) => isContained(lower, candidate.toLowerCase()));
};
