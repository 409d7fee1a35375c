/** The fewest insertions, deletions and replacements of one character that turn `a` into `b`. */
export const editDistance = (a: string, b: string): number => {
  let distances = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = distances[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(distances[j]! + 1, next[j - 1]! + 1, replaced);
    }
    distances = next;
  }
  return distances[b.length]!;
};

/** A typo is at most this many edits: a letter left out, doubled or swapped with its neighbour. In a long name it may be one more: another ending. */
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
  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(lower, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits);
  const typo = ranked.find(({ candidate, edits }) => edits <= maxTypoEdits(candidate) && edits < candidate.length);
  return (typo ?? ranked.find(({ candidate }) => isContained(lower, candidate.toLowerCase())))?.candidate;
};
