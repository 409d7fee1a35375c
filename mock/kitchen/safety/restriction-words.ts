import { oneOfEach } from '../text/read-table.js';
import { scan, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './tables.generated.js';

const roleNames = ['filler', 'refuse', 'allergy', 'allowed', 'only', 'except', 'other', 'list'] as const;

/** What a word around a food means in a restriction; `data/restriction-words.tsv` explains each. */
export type Role = (typeof roleNames)[number];

const phrases = phrasesOf(
  'restriction-words.tsv',
  ['word', 'roles'],
  (row): ReadonlySet<Role> => new Set(oneOfEach(row, 'roles', roleNames)),
);

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

/** Words of one piece that say what is left out: "glutenfree", "Nussallergie". */
const COMPOUND = /(?<=\p{L}{2})(?=(?:free|frei|allergie|intoleranz|intolerant)(?!\p{L}))/giu;

/** An article or a preposition that is written onto the word behind it: "d'œufs", "all'uovo". */
const ELISION = /(?<![\p{L}'’])(?:[dl]|all|dell)['’](?=\p{L})/giu;

/** The protein of a food, which is left out with it: "protéines de lait", "proteine del latte". */
const PROTEIN_OF = /(?<!\p{L})prot[eé][ií]n[ae]s?\s+d[eiu]\p{L}*(?:\s+l[aeo]s?)?(?!\p{L})/giu;

/** Whether a dash or a full stop stands within a word: "low-carb". */
const isInWord = ({ lemma, spaceBefore }: Token, behind: Token | undefined): boolean =>
  (lemma === '-' && !spaceBefore) || (lemma === '.' && behind?.spaceBefore === false);

/** The tokens of a restriction: of the signs only those that part a list, and a phrase of the table ("apart from") as one token. */
export const readWords = (text: string): Token[] => {
  const plain = text
    .replace(/\bw\/o\b/gi, 'without')
    .replace(INITIAL, '$1')
    .replace(COMPOUND, ' ')
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
