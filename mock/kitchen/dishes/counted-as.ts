import { lazy } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, readTable } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { tables } from './tables.generated.js';

const counts = ['loose', 'whole', 'piece', 'head'] as const;

/** How a food is counted: loose (not at all), by the whole piece, or by the head. */
export type CountedAs = (typeof counts)[number];

const phrases = lazy(() => {
  const rows = readTable({ file: 'dishes/data/counted-as.tsv', text: tables['counted-as.tsv'] }, ['words', 'unit']);
  return createPhrases(
    rows.flatMap((row) => {
      const count =
        counts.find((known) => known === row.cells.unit) ?? row.fail('unit', `"${row.cells.unit}" is not one of ${counts.join(', ')}.`);
      return listOf(row.cells.words).map((words) => [words, count] as const);
    }),
  );
});

const countsIn = (name: string): readonly CountedAs[] =>
  phrases()
    .all(tokenize(name))
    .map(({ value }) => value);

/** How a food is counted: what its name in the pantry says ("shredded cabbage") comes before what it is. */
export const countedAs = (name: string, ingredient: string): CountedAs => {
  if (countsIn(name).includes('loose')) return 'loose';
  return countsIn(ingredient).find((count) => count !== 'loose') ?? 'whole';
};
