import { oneOfEach } from '../text/read-table.js';
import { lemmaOf } from '../text/lemma.js';
import { isLemma, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf, mapOf } from './tables.generated.js';

/** Signs that divide a name. */
const dividers: ReadonlySet<string> = new Set([',', ';', ':', '(', ')']);

const toWord = (token: Token, word: string): Token => ({ ...token, type: 'word', text: word, lemma: word });

/** The words and numbers of a name, and the signs that divide it. `&` and `+` are read as "and", `/` as "or", and `%` belongs to its number. */
export const nameTokens = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const token of tokenize(text)) {
    const last = tokens.at(-1);
    if (token.type !== 'symbol' || dividers.has(token.lemma)) tokens.push(token);
    else if (isLemma(token, 'and', 'plus')) tokens.push(toWord(token, 'and'));
    else if (isLemma(token, '/')) tokens.push(toWord(token, 'or'));
    else if (isLemma(token, '%') && last?.type === 'number')
      tokens[tokens.length - 1] = { ...last, text: `${last.text}%`, lemma: `${last.lemma}%` };
  }
  return tokens;
};

/** Two words that are read as one: milk with less fat is another milk. */
const pairs = mapOf('word-pairs.tsv', ['pair', 'word'], ({ cells }) => cells.word);

const mergePairs = (words: readonly string[]): string[] => {
  const read: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const pair = pairs().get(`${word} ${words[at + 1] ?? ''}`);
    read.push(pair ?? word);
    if (pair !== undefined) at++;
  }
  return read;
};

/** The lemmas of the words of a name; "low fat" is one word. */
export const wordsIn = (tokens: readonly Token[]): string[] =>
  mergePairs(tokens.filter(({ type }) => type !== 'symbol').map(({ lemma }) => lemma));

/** Most names, and all of the tables: their words need no tokens. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** The same of a name that is not read yet. */
export const wordsOf = (name: string): string[] =>
  PLAIN.test(name) ? mergePairs(name.split(' ').map(lemmaOf)) : wordsIn(nameTokens(name));

/** What two spellings of one name have in common. */
export const keyOf = (name: string): string => wordsOf(name).join(' ');

const meanings = ['modifier', 'part', 'flesh', 'describing', 'dish', 'origin'] as const;

const wordMeanings = groupsOf('name-words.tsv', ['word', 'meanings'], (row) => oneOfEach(row, 'meanings', meanings), { toKey: lemmaOf });

/** Whether a word has a meaning in a name; `data/name-words.tsv` explains each. */
export const means = (word: string | undefined, meaning: (typeof meanings)[number]): boolean =>
  wordMeanings()
    .get(word ?? '')
    ?.some((all) => all.includes(meaning)) ?? false;

/** Whether a word says how an ingredient looks, was cut, cooked, packed or grown, and leaves it what it is. Numbers do too. */
export const isModifier = (word: string): boolean => means(word, 'modifier') || /^\d/.test(word);

/** Whether tokens name no ingredient. */
export const isNoise = (tokens: readonly Token[]): boolean => wordsIn(tokens).every((word) => isModifier(word) || means(word, 'part'));

/** Lists of what stands between the breaks; empty ones are left out. */
export const splitAt = <One>(items: readonly One[], isBreak: (item: One) => boolean): One[][] => {
  const parts: One[][] = [[]];
  for (const item of items) {
    if (isBreak(item)) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts.filter((part) => part.length > 0);
};
