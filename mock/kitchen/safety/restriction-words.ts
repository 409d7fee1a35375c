import { createGrammar, one } from '../text/grammar.js';
import { foldWord, lemmaOf } from '../text/lemma.js';
import { oneOfEach } from '../text/read-table.js';
import { isPlural, scan, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { groupsOf, later, mapOf, phrasesOf } from './tables.generated.js';

const roleNames = [
  'filler', 'refuse', 'not', 'allergy', 'intolerance', 'allowed', 'denied', 'only', 'except', 'excluding', 'other', 'list', 'contrast', 'prefix', 'suffix', 'form',
  'product', 'state', 'adds', 'excluded', 'to', 'past', 'days', 'anymore', 'eat', 'doubt',
] as const; // prettier-ignore

/** What a word around a food means in a restriction; `data/restriction-words.tsv` explains each. */
export type Role = (typeof roleNames)[number];

const phrases = phrasesOf(
  'restriction-words.tsv',
  ['word', 'roles'],
  (row): ReadonlySet<Role> => new Set(oneOfEach(row, 'roles', roleNames)),
);

const rolesOf = mapOf('restriction-words.tsv', ['word', 'roles'], (row) => oneOfEach(row, 'roles', roleNames));

/** A word of a restriction, or several that say something together, with the roles of what they say. */
interface Word extends Token {
  readonly roles?: ReadonlySet<Role>;
}

const rolesOfSayings: ReadonlyMap<Role, ReadonlySet<Role>> = new Map([
  ['past', new Set<Role>(['past'])],
  ['days', new Set<Role>(['days'])],
  ['contrast', new Set<Role>(['list', 'contrast'])],
  ['filler', new Set<Role>(['filler'])],
]);

const sayings = groupsOf('restriction-sayings.tsv', ['rule', 'reads'], ({ cells }) => cells.reads);
const grammar = later(() => createGrammar(sayings(), { plural: one(isPlural), word: one(({ type }) => type === 'word') }));

/** Whether a token is a saying. */
export const isSaying = ({ roles }: Word): boolean => roles !== undefined;

/** The words of all sayings: most tokens begin none. */
const wordsOfSayings = later(() => new Set([...sayings().values()].flat().flatMap((reads) => reads.split(/[ |&?*+]/).map(lemmaOf))));

/** The longest saying that begins at a token. */
const sayingAt = (tokens: readonly Token[], from: number) => {
  if (!wordsOfSayings().has(tokens[from]?.lemma ?? '')) return undefined;
  return [...rolesOfSayings].reduce<{ roles: ReadonlySet<Role>; to: number } | undefined>((longest, [rule, roles]) => {
    const to = grammar()(rule)(tokens, from);
    return to !== undefined && to > (longest?.to ?? from) ? { roles, to } : longest;
  }, undefined);
};

/** What may be written onto the beginning or the end of a food, the longest first. */
const affixes = later(() => {
  const ofRole = (role: Role): readonly string[] =>
    [...rolesOf()].flatMap(([word, roles]) => (roles.includes(role) ? [word] : [])).toSorted((a, b) => b.length - a.length);
  return { prefixes: ofRole('prefix'), suffixes: ofRole('suffix') };
});

/** The signs that part a list; `&` is read as "and". The sign `+` has the roles of "plus". */
const signs: ReadonlySet<string> = new Set([',', ';', '|', ':', '(', ')', '.', '-', '[', ']', '!', '?', '/', 'and']);

/** Whether a token has one of the roles; a number is a filler. */
export const is = (token: Word | undefined, ...wanted: readonly Role[]): boolean => {
  if (token === undefined) return false;
  if (token.roles) return wanted.some((role) => token.roles?.has(role));
  if (token.type === 'number') return wanted.includes('filler');
  if (token.type === 'symbol' && token.lemma !== 'plus') return signs.has(token.lemma) && wanted.includes('list');
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
  const prefix = prefixes.find((affix) => foldWord(word.slice(0, affix.length)) === affix);
  if (prefix !== undefined && word.length >= prefix.length + SHORTEST_BEHIND_PREFIX)
    return `${word.slice(0, prefix.length)} ${word.slice(prefix.length)}`;
  const suffix = suffixes.find((affix) => foldWord(word.slice(-affix.length)) === affix);
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

/** The longest phrase or saying that begins at a token, else the token alone. */
const wordAt = (tokens: readonly Token[], at: number): { to: number; roles?: ReadonlySet<Role> } => {
  const phrase = phrases().at(tokens, at);
  const saying = sayingAt(tokens, at);
  return saying && saying.to >= (phrase?.to ?? at) ? saying : { to: phrase?.to ?? at + 1 };
};

/** The tokens of a restriction: of the signs only those that part a list, and a phrase or a saying of the tables ("apart from", "used to be") as one token. */
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
  return scan(tokens, (at) => wordAt(tokens, at)).flatMap(({ from, to, roles }): Word[] => {
    const [first, ...others] = tokens.slice(from, to) as [Token, ...Token[]];
    if (first.type === 'symbol' && (!is(first, 'list') || isInWord(first, tokens[to]))) return [];
    const word = others.length === 0 ? first : { ...first, text: textOf([first, ...others]), lemma: keyOfWords([first, ...others]) };
    return [roles ? { ...word, roles } : word];
  });
};

/** What two phrases that mean the same have in common. */
export const keyOfWords = (words: readonly Token[]): string => words.map(({ lemma }) => lemma).join(' ');

/** The words as they were written, in lower case. */
export const textOfWords = (words: readonly Token[]): string => words.map(({ text }) => text.toLowerCase()).join(' ');
