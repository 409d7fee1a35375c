import { foldWord } from '../text/lemma.js';
import { oneOfEach } from '../text/read-table.js';
import { scan, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { later, mapOf, phrasesOf } from './tables.generated.js';

const roleNames = [
  'filler', 'refuse', 'not', 'allergy', 'intolerance', 'allowed', 'denied', 'only', 'except', 'excluding', 'other', 'list', 'contrast', 'prefix', 'suffix', 'form',
  'product', 'state',
] as const; // prettier-ignore

/** What a word around a food means in a restriction; `data/restriction-words.tsv` explains each. */
export type Role = (typeof roleNames)[number];

const phrases = phrasesOf(
  'restriction-words.tsv',
  ['word', 'roles'],
  (row): ReadonlySet<Role> => new Set(oneOfEach(row, 'roles', roleNames)),
);

const rolesOf = mapOf('restriction-words.tsv', ['word', 'roles'], (row) => oneOfEach(row, 'roles', roleNames));

/** What may be written onto the beginning or the end of a food, the longest first. */
const affixes = later(() => {
  const ofRole = (role: Role): readonly string[] =>
    [...rolesOf()].flatMap(([word, roles]) => (roles.includes(role) ? [word] : [])).toSorted((a, b) => b.length - a.length);
  return { prefixes: ofRole('prefix'), suffixes: ofRole('suffix') };
});

/** The signs that part a list; `&` is read as "and", and `+` as "plus". */
const signs: ReadonlySet<string> = new Set([',', ';', '|', ':', '(', ')', '.', '-', '[', ']', '!', '?', '/', 'plus', 'and']);

/** Whether a token has one of the roles; a number is a filler. */
export const is = (token: Token | undefined, ...wanted: readonly Role[]): boolean => {
  if (token === undefined) return false;
  if (token.type === 'number') return wanted.includes('filler');
  if (token.type === 'symbol') return signs.has(token.lemma) && wanted.includes('list');
  const roles = phrases().at([token], 0)?.value ?? phrases().get(token.lemma);
  return wanted.some((role) => roles?.has(role));
};

/** A letter of an abbreviation, and its full stop: the "g." of "g.f.". */
const INITIAL = /(?<![\p{L}\p{M}\d])(\p{L})\.(?=\S)/gu;

/** No food has a shorter name: "Ei". Behind a prefix, shorter ones are other words: "bezel". */
const SHORTEST_FOOD = 2;
const SHORTEST_BEHIND_PREFIX = 4;

/** A word and what is written onto it as two: "gluten free" for "glutenfree", "Nuss allergie" for "Nussallergie", "bez glutenowe". */
const partAffix = (word: string): string => {
  const { prefixes, suffixes } = affixes();
  const prefix = prefixes.find((one) => foldWord(word.slice(0, one.length)) === one);
  if (prefix !== undefined && word.length >= prefix.length + SHORTEST_BEHIND_PREFIX)
    return `${word.slice(0, prefix.length)} ${word.slice(prefix.length)}`;
  const suffix = suffixes.find((one) => foldWord(word.slice(-one.length)) === one);
  const food = suffix === undefined ? '' : word.slice(0, -suffix.length);
  return food.length < SHORTEST_FOOD ? word : `${food} ${word.slice(food.length)}`;
};

/** An article or a preposition that is written onto the word behind it: "d'œufs", "all'uovo". */
const ELISION = /(?<![\p{L}'’])(?:[dl]|all|dell)['’](?=\p{L})/giu;

/** The protein of a food, which is left out with it: "protéines de lait", "proteine del latte". */
const PROTEIN_OF = /(?<!\p{L})prot[eé][ií]n[ae]s?\s+d[eiu]\p{L}*(?:\s+l[aeo]s?)?(?!\p{L})/giu;

/** The names of food emoji, and the sign by which some of them are drawn in color. */
const emojiNames = mapOf('food-emoji.tsv', ['emoji', 'name'], ({ cells }) => cells.name);
const EMOJI = /(\p{Extended_Pictographic})\uFE0F?/gu;

/** Whether a dash or a full stop stands within a word: "low-carb". */
const isInWord = ({ lemma, spaceBefore }: Token, behind: Token | undefined): boolean =>
  (lemma === '-' && !spaceBefore) || (lemma === '.' && behind?.spaceBefore === false);

/** The tokens of a restriction: of the signs only those that part a list, and a phrase of the table ("apart from") as one token. */
export const readWords = (text: string): Token[] => {
  const plain = text
    .replace(EMOJI, (all, emoji: string) => (emojiNames().has(emoji) ? ` ${emojiNames().get(emoji)} , ` : all))
    .replace(/\bw\/o\b/gi, 'without')
    .replace(INITIAL, '$1')
    .normalize('NFC')
    .replace(/\p{L}+/gu, partAffix)
    .replace(ELISION, '')
    .replace(PROTEIN_OF, '')
    .replaceAll('\n', ' , ');
  const tokens = tokenize(plain);
  return scan(tokens, (at) => phrases().at(tokens, at) ?? { to: at + 1 }).flatMap(({ from, to }) => {
    const [first, ...others] = tokens.slice(from, to) as [Token, ...Token[]];
    if (first.type === 'symbol' && (!is(first, 'list') || isInWord(first, tokens[to]))) return [];
    return [others.length === 0 ? first : { ...first, text: textOf([first, ...others]), lemma: keyOfWords([first, ...others]) }];
  });
};

/** What two phrases that mean the same have in common. */
export const keyOfWords = (words: readonly Token[]): string => words.map(({ lemma }) => lemma).join(' ');

/** The words as they were written, in lower case. */
export const textOfWords = (words: readonly Token[]): string => words.map(({ text }) => text.toLowerCase()).join(' ');
