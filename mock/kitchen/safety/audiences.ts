import { kinds as allKinds } from '../ingredients/ingredient.js';
import { keyOf as ingredientKey } from '../ingredients/name-words.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { lemmaKey } from '../text/tokenize.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { is, keyOfWords, scanWords } from './restriction-words.js';
import { rowsOf } from './read-tables.js';

/** Who the food is for, if some foods must not be given to them. */
export interface Audience {
  restriction: Restriction;
  /** A sentence for the warnings. */
  note: string;
}

const rows = rowsOf('audiences.tsv', ['audience', 'names', 'kinds', 'words', 'note']).map((row) => {
  const { audience: name, names, words, note } = row.cells;
  const kinds = oneOfEach(row, 'kinds', allKinds);
  const restriction = { name, ...leavesNothingOut, kinds, words: listOf(words).map(ingredientKey), precautionary: true };
  return { name, names: new Set(listOf(names).map(lemmaKey)), audience: { restriction, note } };
});

/** The audience that a phrase names, and nothing else: "kid-friendly", "for my toddler". */
export const audienceNamed = (key: string): Audience | undefined => rows.find(({ names }) => names.has(key))?.audience;

/** The audience that a text names, and nothing else. */
export const audienceOf = (text: string): Audience | undefined => audienceNamed(lemmaKey(text));

const [infant, child] = ['infant', 'child'].map(audienceNamed);

/** Before this age honey can cause infant botulism (CDC). */
const INFANT_MONTHS = 12;
/** At this age children eat what adults eat. */
const CHILD_YEARS = 13;
const MONTHS_A_YEAR = 12;

const monthsIn: ReadonlyMap<string, number> = new Map(Object.entries({ month: 1, mo: 1, year: MONTHS_A_YEAR, yr: MONTHS_A_YEAR }));

/** The most words of a name of an infant: "baby led weaning". */
const LONGEST_NAME = 3;

/**
 * Who a restriction speaks of, if they need food of their own, and the remaining words. "Baby" names who eats; in "baby spinach" it names a size.
 * "8 months old" is an age, and "8 months" and no more; "vegan for 2 years" is not.
 */
export const findAudience = (words: readonly Token[]): { audience: Audience | undefined; rest: Token[] } => {
  const { found, rest } = scanWords(words, LONGEST_NAME, (phrase, behind) => {
    const endsName = behind === undefined || is(behind, 'filler', 'list', 'divider');
    if (endsName && audienceNamed(keyOfWords(phrase)) === infant) return infant;
    const [number, unit, old] = phrase;
    const isAge = old ? old.lemma === 'old' : phrase.length === 2 && words.every((word) => word === unit || is(word, 'filler'));
    const months = (number?.value ?? NaN) * (monthsIn.get(unit?.lemma ?? '') ?? NaN);
    if (!isAge || !(months < CHILD_YEARS * MONTHS_A_YEAR)) return undefined;
    return months < INFANT_MONTHS ? infant : child;
  });
  return { audience: found.includes(infant as Audience) ? infant : found[0], rest };
};
