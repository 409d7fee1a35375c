import { is, isFiller, type Role } from './restriction-words.js';
import { splitAt } from '../ingredients/name-words.js';
import { isLemma, type Token } from '../text/token.js';

/** A part of a restriction: food that is refused, named and no more, allowed, excepted from what stands before, or eaten by somebody else. */
export interface Part {
  readonly words: readonly Token[];
  readonly type: 'refused' | 'named' | 'allowed' | 'excepted' | 'foreign';
}

/** Without the words at both ends that have one of the roles. */
export const trimWords = (words: readonly Token[], ...roles: readonly Role[]): readonly Token[] => {
  const isContent = (word: Token): boolean => !is(word, ...roles);
  const from = words.findIndex(isContent);
  return from === -1 ? [] : words.slice(from, words.findLastIndex(isContent) + 1);
};

/** Whether a word says what a food is without: "lactose-free milk". */
const isClaim = (words: readonly Token[], at: number): boolean =>
  isLemma(words[at], 'free') && words[at + 1] !== undefined && !is(words[at + 1], 'filler', 'allowed');

/** Whether the words refuse something: whatever else they say, nothing is allowed by them. */
const refuses = (words: readonly Token[]): boolean => words.some((word, at) => is(word, 'refuse', 'allergy') && !isClaim(words, at));

/** "Ghee is fine": the food that is allowed. */
const allowedIn = (words: readonly Token[]): readonly Token[] => {
  const at = words.findIndex((word) => is(word, 'allowed'));
  return at !== -1 && isFiller(words.slice(at + 1)) ? trimWords(words.slice(0, at), 'filler') : [];
};

/** "But I eat fish", "can have butter", "fine with oats": the food that is eaten. */
const eatenIn = (words: readonly Token[]): readonly Token[] => {
  const at = words.findIndex((word) => !is(word, 'filler', 'eat'));
  return words.slice(0, Math.max(0, at)).some((word) => is(word, 'eat')) ? words.slice(at) : [];
};

/** What somebody says to eat only: "chicken only, please", "I only eat fish". What is refused only is not eaten. */
export const onlyEaten = (words: readonly Token[]): readonly Token[] => {
  const at = words.findIndex((word) => is(word, 'only'));
  if (at === -1 || refuses(words) || words.slice(at + 1).some((word) => is(word, 'only'))) return [];
  const [before = [], behind = []] = [words.slice(0, at), words.slice(at + 1)].map((side) => trimWords(side, 'filler', 'list', 'eat'));
  if (before.length > 0 && behind.length > 0) return [];
  return before.length > 0 ? before : behind;
};

const toParts = (words: readonly Token[]): Part[] => {
  const except = words.findIndex((word) => is(word, 'except'));
  if (except !== -1 && except + 1 < words.length) {
    const before: Part = { words: words.slice(0, except), type: 'refused' };
    return [...(except === 0 ? [] : [before]), { words: words.slice(except + 1), type: 'excepted' }];
  }
  if (refuses(words)) return [{ words, type: 'refused' }];
  const allowed = [allowedIn(words), words.some((word) => is(word, 'only')) ? [] : eatenIn(words)].find(({ length }) => length > 0);
  const type = words.some((word) => is(word, 'other')) ? 'foreign' : 'allowed';
  return [allowed ? { words: allowed, type } : { words, type: 'named' }];
};

/** The words between two signs of a list, behind the first of them. */
interface Clause {
  readonly words: readonly Token[];
  readonly sign: string | undefined;
}

const clausesOf = (words: readonly Token[]): Clause[] => {
  const starts = words.flatMap((word, at) => (is(word, 'list') ? at + 1 : []));
  return [0, ...starts]
    .map((from, at, all) => ({ words: words.slice(from, (all[at + 1] ?? words.length + 1) - 1), sign: words[from - 1]?.lemma }))
    .filter((clause) => clause.words.length > 0);
};

/** Whether a clause is one part: what is eaten only, and "I eat nuts and get sick", where a refusal that names nothing is one of all. */
const isOnePart = (words: readonly Token[], pieces: readonly (readonly Token[])[]): boolean =>
  onlyEaten(words).length > 0 || pieces.some((piece) => refuses(piece) && piece.every((word) => is(word, 'filler', 'refuse', 'allergy')));

/** The parts of a clause. `isEaten`: the clause before it says what is eaten, and goes on behind a comma. */
const partsOf = ({ words, sign }: Clause, isEaten: boolean): { parts: Part[]; isEaten: boolean } => {
  const pieces = splitAt(words, (word) => is(word, 'divider'));
  if (isOnePart(words, pieces)) return { parts: toParts(words), isEaten: false };
  const parts = pieces.flatMap(toParts);
  const begins = parts[0]?.type === 'allowed' && eatenIn(pieces[0] ?? []).length > 0;
  const goesOn = isEaten && sign === ',' && parts.every(({ type }) => type === 'named');
  const ends = sign !== ',' && parts.at(-1)?.type === 'allowed' && allowedIn(pieces.at(-1) ?? []).length > 0;
  const areAllowed = begins || goesOn || ends;
  return {
    parts: parts.map((part) => (areAllowed && part.type === 'named' ? { ...part, type: 'allowed' } : part)),
    isEaten: begins || goesOn,
  };
};

/**
 * The parts of a restriction: "no dairy except ghee" refuses dairy and excepts ghee. What is eaten only is one part. What is said of one food of a
 * list is said of all: "I eat fish, eggs and milk", "(peanuts and coconut ok)"; but behind a comma nobody can say what is fine: "no eggs, nuts and dairy ok".
 */
export const splitRestriction = (words: readonly Token[]): Part[] => {
  const all: Part[] = [];
  let isEaten = false;
  for (const clause of clausesOf(words)) {
    const read = partsOf(clause, isEaten);
    all.push(...read.parts);
    isEaten = read.isEaten;
  }
  return all;
};
