import { oneOfEach } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './read-tables.js';

const roleNames = [
  'filler', 'refuse', 'allergy', 'only', 'allowed', 'if_is_allowed', 'except', 'eat', 'may', 'pronoun', 'void', 'void_head', 'divider', 'list', 'amid',
] as const; // prettier-ignore

/** What a word around a food means in a restriction; `data/restriction-words.tsv` explains each. */
export type Role = (typeof roleNames)[number];

/** A word of a restriction. */
export interface Word {
  /** In lower case. */
  readonly text: string;
  readonly lemma: string;
  readonly roles: ReadonlySet<Role>;
  /** The number that it is, else `null`. */
  readonly value: number | null;
}

const roles = phrasesOf(
  'restriction-words.tsv',
  ['word', 'roles'],
  (row): ReadonlySet<Role> => new Set(oneOfEach(row, 'roles', roleNames)),
);

const none: ReadonlySet<Role> = new Set([]);
const filler: ReadonlySet<Role> = new Set(['filler']);
const listBreak: Word = { text: ',', lemma: ',', roles: new Set(['list']), value: null };
const divider: Word = { text: 'and', lemma: 'and', roles: new Set(['divider']), value: null };

const listSigns: ReadonlySet<string> = new Set([',', ';', '|', ':', '(', ')', '.', '-', '[', ']', '!', '?']);
const dividerSigns: ReadonlySet<string> = new Set(['/', '+', 'and']);

/** A letter of an abbreviation, and its full stop: the "g." of "g.f.". */
const INITIAL = /(?<![\p{L}\p{M}\d])(\p{L})\.(?=\S)/gu;

const withoutAbbreviations = (text: string): string => text.replace(/\bw\/o\b/gi, 'without').replace(INITIAL, '$1');

const signWord = ({ lemma, spaceBefore }: Token, behind: Token | undefined): Word | undefined => {
  if (dividerSigns.has(lemma)) return divider;
  const isInWord = (lemma === '-' && !spaceBefore) || (lemma === '.' && behind !== undefined && !behind.spaceBefore);
  return listSigns.has(lemma) && !isInWord ? listBreak : undefined;
};

/** The word that begins at a token, and the index of the token behind it. */
const wordAt = (line: string, tokens: readonly Token[], at: number): { word: Word | undefined; to: number } => {
  const token = tokens[at] as Token;
  if (token.type === 'symbol') return { word: signWord(token, tokens[at + 1]), to: at + 1 };
  const known = roles().at(tokens, at) ?? {
    value: token.type === 'number' ? filler : none,
    to: at + 1,
    start: token.start,
    end: token.end,
  };
  const lemmas = tokens.slice(at, known.to).map(({ lemma }) => lemma);
  const text = line.slice(known.start, known.end).toLowerCase();
  return { word: { text, lemma: lemmas.join(' '), roles: known.value, value: token.value }, to: known.to };
};

const wordsOfLine = (line: string): Word[] => {
  const tokens = tokenize(line);
  const words: Word[] = [];
  for (let at = 0; at < tokens.length;) {
    const { word, to } = wordAt(line, tokens, at);
    if (word) words.push(word);
    at = to;
  }
  return words;
};

/** The words of a restriction. A comma, a bracket, a full stop and the end of a line are words that part a list. */
export const readWords = (text: string): Word[] =>
  withoutAbbreviations(text)
    .split('\n')
    .flatMap((line, at) => (at === 0 ? wordsOfLine(line) : [listBreak, ...wordsOfLine(line)]));

/** Whether a word has one of the roles. */
export const is = (word: Word | undefined, ...wanted: readonly Role[]): boolean =>
  word !== undefined && wanted.some((role) => word.roles.has(role));

/** What two phrases that mean the same have in common. */
export const keyOfWords = (words: readonly Word[]): string => words.map(({ lemma }) => lemma).join(' ');

/** The words as they were written. */
export const textOfWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Lists of words, parted where `isBreak`; empty ones are left out. */
export const splitWords = (words: readonly Word[], isBreak: (word: Word) => boolean): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isBreak(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
};

/** What phrases of at most `longest` words name, from left to right, the longest first; and the words between them. */
export const scanWords = <Found>(
  words: readonly Word[],
  longest: number,
  read: (phrase: readonly Word[], behind: Word | undefined) => Found | undefined,
): { found: Found[]; rest: Word[] } => {
  const found: Found[] = [];
  const rest: Word[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(longest, words.length - at);
    let one = read(words.slice(at, at + count), words[at + count]);
    while (one === undefined && --count > 0) one = read(words.slice(at, at + count), words[at + count]);
    if (one === undefined) rest.push(words[at] as Word);
    else found.push(one);
    at += Math.max(1, count);
  }
  return { found, rest };
};

/** Whether the words name nothing: only words that stand around a food. */
export const isFiller = (words: readonly Word[]): boolean => words.every((word) => is(word, 'filler', 'list', 'divider'));

/** Whether the words say that there is no restriction. */
export const isVoid = (words: readonly Word[]): boolean =>
  words.every((word) => is(word, 'void', 'list', 'divider')) && words.some((word) => is(word, 'void_head'));
