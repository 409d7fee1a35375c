import { oneOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { phrasesOf } from './read-tables.js';

const counts = ['loose', 'whole', 'piece', 'head'] as const;

/** How a food is counted: loose (not at all), by the whole piece, or by the head. */
export type CountedAs = (typeof counts)[number];

const phrases = phrasesOf('counted-as.tsv', ['words', 'unit'], (row) => oneOf(row, 'unit', counts));

const countsIn = (name: string): readonly CountedAs[] =>
  phrases()
    .all(tokenize(name))
    .map(({ value }) => value);

/** How a food is counted: what its name in the pantry says ("shredded cabbage") comes before what it is. */
export const countedAs = (name: string, ingredient: string): CountedAs => {
  if (countsIn(name).includes('loose')) return 'loose';
  return countsIn(ingredient).find((count) => count !== 'loose') ?? 'whole';
};
