import { oneOfEach } from '../text/read-table.js';
import { foldWord, lemmaOf } from '../text/lemma.js';
import { isLemma, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf, mapOf } from './read-tables.js';

/** Signs that divide a name. */
const dividers: ReadonlySet<string> = new Set([',', ';', ':', '(', ')']);

const toWord = (token: Token, word: string): Token => ({ ...token, type: 'word', text: word, lemma: word });

/** The words and numbers of a name, and the signs that divide it. `&` and `+` are read as "and", `/` as "or", and `%` belongs to its number. */
export const nameTokens = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const token of tokenize(text)) {
    const last = tokens.at(-1);
    if (token.type !== 'symbol' || dividers.has(token.lemma)) tokens.push(token);
    else if (isLemma(token, 'and', '+')) tokens.push(toWord(token, 'and'));
    else if (isLemma(token, '/')) tokens.push(toWord(token, 'or'));
    else if (isLemma(token, '%') && last?.type === 'number')
      tokens[tokens.length - 1] = { ...last, text: `${last.text}%`, lemma: `${last.lemma}%` };
  }
  return tokens;
};

const isDivider = ({ type }: Token): boolean => type === 'symbol';

/** Two words that are read as one: milk with less fat is another milk. */
const pairs = mapOf('word-pairs.tsv', ['pair', 'word'], ({ cells }) => cells.word);

/** The lemmas of the words of a name; "low fat" is one word. */
export const lemmasOfName = (tokens: readonly Token[]): string[] =>
  mergeLess(tokens.filter((token) => !isDivider(token)).map(({ lemma }) => lemma));

const mergeLess = (words: string[]): string[] => {
  const read: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    const pair = pairs().get(`${word} ${words[at + 1] ?? ''}`);
    read.push(pair ?? word);
    if (pair !== undefined) at++;
  }
  return read;
};

/** Most names, and all of the tables: their words need no tokens. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** The lemmas of the words of a name. */
export const wordsOf = (text: string): string[] =>
  PLAIN.test(text) ? mergeLess(text.split(' ').map(lemmaOf)) : lemmasOfName(nameTokens(text));

/** What two spellings of one name have in common. */
export const keyOf = (name: string): string => wordsOf(name).join(' ');

/** A name in lower case, without accents, hyphens and signs that do not divide it. */
export const plain = (text: string): string =>
  nameTokens(text)
    .map((token) => (token.type === 'word' ? foldWord(token.text) : token.text))
    .join(' ');

const meanings = ['modifier', 'part', 'flesh', 'describing', 'dish', 'origin'] as const;

const wordMeanings = groupsOf('name-words.tsv', ['word', 'meanings'], (row) => oneOfEach(row, 'meanings', meanings), { toKey: lemmaOf });

const means = (word: string, meaning: (typeof meanings)[number]): boolean =>
  wordMeanings()
    .get(word)
    ?.some((all) => all.includes(meaning)) ?? false;

/** Whether a word says how an ingredient looks, was cut, cooked, packed or grown, and leaves it what it is. Numbers do too. */
export const isModifier = (word: string): boolean => means(word, 'modifier') || /^\d/.test(word);

/** Whether a word is a part of a plant or an animal, or what a kitchen machine makes of it: after a name it does not change the ingredient. */
export const isPart = (word: string): boolean => means(word, 'part');

/** Whether a part is of an animal, unless it is said to be of a plant: ribs, but cauliflower steaks. */
export const isFleshPart = (word: string): boolean => means(word, 'flesh');

/** Whether a noun before another one only describes it: a tart apple, a fat chili, a dessert pear. */
export const isDescribing = (word: string): boolean => means(word, 'describing');

/** Whether a word says that food was made into a dish with other things: stuffed mushrooms. */
export const isDishWord = (word: string): boolean => means(word, 'dish');

/** Whether a word says where food or a recipe comes from: "greek". */
export const isOrigin = (word: string): boolean => means(word, 'origin');

/** Whether a text names no ingredient. */
export const isNoise = (text: string): boolean => wordsOf(text).every((word) => isModifier(word) || isPart(word));
