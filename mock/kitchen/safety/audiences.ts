import { kinds as allKinds } from '../ingredients/ingredient.js';
import { keyOf as ingredientKey } from '../ingredients/name-words.js';
import { lazy } from '../text/memoize.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import { lemmaKey } from '../text/tokenize.js';
import type { Restriction } from './restriction.js';
import { is, keyOfWords, type Word } from './restriction-words.js';
import { rowsOf } from './read-tables.js';

/** Who the food is for, if some foods must not be given to them. */
export interface Audience {
  restriction: Restriction;
  /** A sentence for the warnings. */
  note: string;
}

const rows = rowsOf('audiences.tsv', ['audience', 'names', 'kinds', 'words', 'note']).map(
  (row) => ({
    name: row.cells.audience,
    names: new Set(listOf(row.cells.names).map(lemmaKey)),
    audience: {
      restriction: {
        name: row.cells.audience,
        kinds: oneOfEach(row, 'kinds', allKinds),
        allergens: [],
        words: listOf(row.cells.words).map(ingredientKey),
        exceptions: [],
        countsTraces: false,
        precautionary: true,
      },
      note: row.cells.note,
    } satisfies Audience,
  }),
); // prettier-ignore

const named = (name: string): Audience | undefined => rows.find((row) => row.name === name)?.audience;

/** The audience that a phrase names, and nothing else: "kid-friendly", "for my toddler". */
export const audienceNamed = (key: string): Audience | undefined => rows.find(({ names }) => names.has(key))?.audience;

/** Before this age honey can cause infant botulism (CDC). */
const INFANT_MONTHS = 12;
/** At this age children eat what adults eat. */
const CHILD_YEARS = 13;
const MONTHS_A_YEAR = 12;

const monthsOf = (number: number, unit: string): number | undefined => {
  if (unit === 'month' || unit === 'mo') return number;
  return unit === 'year' || unit === 'yr' ? number * MONTHS_A_YEAR : undefined;
};

/** The age in months that begins at a word: "8 months old", or "8 months" and no more. "Vegan for 2 years" is not an age. */
const ageAt = (words: readonly Word[], at: number): number | undefined => {
  const [number, unit, behind] = words.slice(at, at + 3);
  const isAge = behind?.lemma === 'old' || words.every((word) => word === unit || is(word, 'filler'));
  return isAge && number && number.value !== null && unit ? monthsOf(number.value, unit.lemma) : undefined;
};

/** The first words of the names of an infant. */
const infantFirstWords = lazy(
  () => new Set(rows.flatMap(({ name, names }) => (name === 'infant' ? [...names].map((key) => key.split(' ')[0] ?? '') : []))),
);

/** The most words of a name of an infant: "baby led weaning". */
const LONGEST_NAME = 3;

/** How many words from here name an infant, or 0. "Baby" names who eats; in "baby spinach" it names a size. */
const infantWordsAt = (words: readonly Word[], at: number): number => {
  if (!infantFirstWords().has(words[at]?.lemma ?? '')) return 0;
  for (let count = LONGEST_NAME; count > 0; count--) {
    const behind = words[at + count];
    const endsName = behind === undefined || is(behind, 'filler', 'list', 'divider');
    if (at + count <= words.length && endsName && audienceNamed(keyOfWords(words.slice(at, at + count)))?.restriction.name === 'infant')
      return count;
  }
  return 0;
};

/** Who a restriction speaks of, if they need food of their own, and the remaining words. */
export const findAudience = (words: readonly Word[]): { audience: Audience | undefined; rest: Word[] } => {
  let audience: Audience | undefined;
  const rest: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const months = ageAt(words, at);
    const count = infantWordsAt(words, at);
    if (count > 0 || (months !== undefined && months < INFANT_MONTHS)) audience = named('infant');
    else if (months !== undefined && months < CHILD_YEARS * MONTHS_A_YEAR) audience ??= named('child');
    else if (!(audience && words[at]?.lemma === 'old')) rest.push(...words.slice(at, at + 1));
    at += months === undefined ? Math.max(0, count - 1) : 1;
  }
  return { audience, rest };
};

/** The audience that a text names, and nothing else. */
export const audienceOf = (text: string): Audience | undefined => audienceNamed(lemmaKey(text));
