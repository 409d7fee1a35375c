import { is, isFiller, splitAt, type Role } from './restriction-words.js';
import { isLemma, type Token } from '../text/token.js';

/** A part of a restriction: food that is refused, named and no more, allowed, or excepted from what stands before. */
export interface Part {
  readonly words: readonly Token[];
  readonly type: 'refused' | 'named' | 'allowed' | 'excepted';
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

/** "Ghee is fine", "fine with oats": the food that is allowed. */
const allowedIn = (words: readonly Token[]): readonly Token[] | undefined => {
  const at = words.findIndex((word) => is(word, 'allowed'));
  if (at === -1) return undefined;
  const before = words.slice(0, at);
  const behind = words.slice(at + 1);
  if (isFiller(before)) return behind[0]?.lemma === 'with' && behind.length > 1 ? behind.slice(1) : undefined;
  return isFiller(behind) ? trimWords(before, 'filler') : undefined;
};

/** "But I eat fish", "can have butter": the food that is eaten. */
const eatenIn = (words: readonly Token[]): readonly Token[] | undefined => {
  const at = words.findIndex((word) => !is(word, 'filler', 'eat'));
  return words.slice(0, Math.max(0, at)).some((word) => is(word, 'eat')) ? words.slice(at) : undefined;
};

const toParts = (words: readonly Token[]): Part[] => {
  const except = words.findIndex((word) => is(word, 'except'));
  if (except !== -1 && except + 1 < words.length) {
    const before = words.slice(0, except);
    const excepted: Part = { words: words.slice(except + 1), type: 'excepted' };
    return before.length === 0 ? [excepted] : [{ words: before, type: 'refused' }, excepted];
  }
  if (refuses(words)) return [{ words, type: 'refused' }];
  const allowed = allowedIn(words) ?? (words.some((word) => is(word, 'only')) ? undefined : eatenIn(words));
  return [allowed === undefined || allowed.length === 0 ? { words, type: 'named' } : { words: allowed, type: 'allowed' }];
};

/** A part of a list, and the sign before it. */
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

const asAllowed = (part: Part): Part => (part.type === 'named' ? { ...part, type: 'allowed' } : part);

const isOfSpeaker = ({ words: [first] }: Clause): boolean => isLemma(first, 'i', 'im');

/** The parts of a clause. `isEaten`: the clause before it says what is eaten, and goes on behind a comma. */
const partsOf = ({ words, sign }: Clause, isEaten: boolean): { parts: Part[]; isEaten: boolean } => {
  const pieces = splitAt(words, (word) => is(word, 'divider'));
  // "I eat nuts and get sick": a refusal that names nothing is one of all
  if (pieces.some((piece) => refuses(piece) && piece.every((word) => is(word, 'filler', 'refuse', 'allergy'))))
    return { parts: pieces.map((piece) => ({ words: piece, type: 'refused' })), isEaten: false };
  const parts = pieces.flatMap(toParts);
  const begins = eatenIn(pieces[0] ?? []) !== undefined && parts[0]?.type === 'allowed';
  const goesOn = isEaten && sign === ',' && parts.every(({ type }) => type === 'named');
  const ends = sign !== ',' && allowedIn(pieces.at(-1) ?? []) !== undefined && parts.at(-1)?.type === 'allowed';
  return { parts: begins || goesOn || ends ? parts.map(asAllowed) : parts, isEaten: begins || goesOn };
};

/**
 * The parts of a restriction: "no dairy except ghee" refuses dairy and excepts ghee. What `isWhole` is not parted at "and". What is said of one food of a
 * list is said of all: "I eat fish, eggs and milk", "(peanuts and coconut ok)"; but behind a comma nobody can say what is fine: "no eggs, nuts and dairy ok".
 */
export const splitRestriction = (words: readonly Token[], isWhole: (words: readonly Token[]) => boolean): Part[] => {
  const all: Part[] = [];
  let isEaten = false;
  const clauses = clausesOf(words);
  for (const [at, clause] of clauses.entries()) {
    // "my husband eats meat but I'm vegan" says nothing of what the speaker eats
    if (!isOfSpeaker(clause) && clauses.slice(at + 1).some(isOfSpeaker) && eatenIn(clause.words)) continue;
    const isOne = isWhole(clause.words);
    const read: ReturnType<typeof partsOf> = isOne ? { parts: toParts(clause.words), isEaten: false } : partsOf(clause, isEaten);
    all.push(...read.parts);
    isEaten = read.isEaten;
  }
  return all;
};

/** What somebody says to eat only: "chicken only, please", "I only eat fish". What is refused only is not eaten. */
export const onlyEaten = (words: readonly Token[]): readonly Token[] | undefined => {
  if (refuses(words)) return undefined;
  const at = words.findIndex((word) => is(word, 'only'));
  if (at === -1 || words.slice(at + 1).some((word) => is(word, 'only'))) return undefined;
  const [before, behind] = [words.slice(0, at), words.slice(at + 1)].map((side) => trimWords(side, 'filler', 'list', 'eat'));
  if (!before || !behind || (before.length === 0) === (behind.length === 0)) return undefined;
  return before.length > 0 ? before : behind;
};
