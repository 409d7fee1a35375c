import { later, mapOf } from './tables.generated.js';
import { memoizeText } from '../../util/memoize.js';

/** Letters of the Cyrillic alphabet that look like Latin ones: a name written with one of them is still that name. */
const latinOf: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e', о: 'o', р: 'p', х: 'x', у: 'y', і: 'i', ѕ: 's', ј: 'j', œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ı: 'i' }; // prettier-ignore

/**
 * A word in lower case, without accents, apostrophes and letters that only look Latin. Every comparison of words in the kitchen compares these.
 *
 * @example
 * foldWord('Jalapeño') // 'jalapeno'
 */
export const foldWord = (word: string): string => {
  const lower = word.toLowerCase();
  if (/^[a-z0-9]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’‘´`.]/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => latinOf[letter] ?? letter);
};

/** Words whose plural does not follow the rules below. Where both are equal, the word has no plural. */
const pluralBySingular = mapOf('plurals.tsv', ['singular', 'plural'], ({ cells }) => cells.plural);
const singularByPlural = later(() => new Map([...pluralBySingular()].map(([singular, plural]) => [plural, singular])));

/** Words that are one word to a cook, by their singular: `chile` and `chilli` are `chili`. */
const spellings = mapOf('spellings.tsv', ['written', 'word'], ({ cells }) => cells.word);

/** Shorter words that end in `s` are not plurals: gas, yes, bus. */
const SHORTEST_PLURAL = 4;

/**
 * The singular of a folded word. It may be wrong for a rare word, but it is the same for the plural and the singular of it.
 *
 * @example
 * singularOf('anchovies') // 'anchovy'
 */
export const singularOf = (word: string): string => {
  const known = singularByPlural().get(word);
  if (known !== undefined) return known;
  if (!word.endsWith('s') || word.length < SHORTEST_PLURAL) return word;
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ss') || word.endsWith('us')) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|us|x|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

/** The names of all ingredients have some 5,000 words. */
const REMEMBERED_WORDS = 8000;

/** The form of a word that all its spellings and its plural share. The word is folded first. */
export const lemmaOf = memoizeText(REMEMBERED_WORDS, (word): string => {
  const singular = singularOf(foldWord(word));
  return spellings().get(singular) ?? singular;
});

/**
 * A name with its last word in the plural. Names of what is not counted ("rice") stay as they are.
 *
 * @example
 * pluralOf('bay leaf') // 'bay leaves'
 */
export const pluralOf = (name: string): string => {
  const start = name.lastIndexOf(' ') + 1;
  const last = name.slice(start).toLowerCase();
  const known = pluralBySingular().get(last);
  if (known !== undefined) return known === last ? name : name.slice(0, start) + known;
  if (last.endsWith('s')) return name;
  if (/(?:ch|sh|x|z)$/.test(last)) return `${name}es`;
  if (/[^aeiou]y$/.test(last)) return `${name.slice(0, -1)}ies`;
  return `${name}s`;
};
