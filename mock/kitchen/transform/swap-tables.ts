import { units, type Unit } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { createPhraseSet, type Phrases } from '../text/phrases.js';
import { numberAt } from '../text/numbers.js';
import { groupPairs, listOf, oneOf, type Row } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { recipeTypes, type RecipeType } from './recipe-type.js';
import { rowsOf } from './read-tables.js';

const goals = ['health', 'thrift', 'moderate'] as const;
export type Goal = (typeof goals)[number];

/** One row of `data/swaps.tsv`: what may take the place of what. */
export interface Swap {
  goal: Goal;
  /** Names of the ingredient tables. */
  from: readonly string[];
  to: string;
  /** The name on the list. */
  as: string;
  /** The name in the steps. */
  inSteps: string;
  /** Amount for 1 of the old, in the same unit, or by weight if `unit` is another one. */
  ratio: number;
  unit: Unit | undefined;
  where: readonly RecipeType[];
  /** With one of these words in the title, the line or a step that names it, the row does not hold. */
  unless: Phrases<true>;
  /** Without one of these words the row does not hold; `undefined` if it always holds. */
  only: Phrases<true> | undefined;
  why: string;
}

/** One row of `data/boosters.tsv`: something to stir in that raises a number. */
interface Booster {
  name: string;
  as: string;
  perServing: number;
  unit: Unit;
  raises: readonly string[];
  where: readonly RecipeType[];
  sentence: string;
  why: string;
}

const recipeTypesIn = <Column extends string>(row: Row<Column | 'where'>): readonly RecipeType[] =>
  row.cells.where === '' ? recipeTypes : listOf(row.cells.where).map((type) => oneOf(row, 'where', recipeTypes, type));
const fractionIn = <Column extends string>(row: Row<Column>, column: Column): number =>
  numberAt(tokenize(row.cells[column]), 0)?.value ?? row.fail(column, `"${row.cells[column]}" is not a number.`);
const phrasesOf = (cell: string): Phrases<true> => createPhraseSet(listOf(cell));

const swapColumns = ['goal', 'from', 'to', 'as', 'in_steps', 'ratio', 'unit', 'where', 'unless', 'only', 'why'] as const;

/** The swaps for each goal, by what they replace. */
const swaps = lazy(() =>
  groupPairs(
    rowsOf('swaps.tsv', swapColumns).flatMap((row) => {
      const { cells } = row;
      const swap: Swap = {
        goal: oneOf(row, 'goal', goals),
        from: listOf(cells.from),
        to: cells.to,
        as: cells.as || cells.to,
        inSteps: cells.in_steps || cells.as || cells.to,
        ratio: cells.ratio === '' ? 1 : fractionIn(row, 'ratio'),
        unit: cells.unit === '' ? undefined : oneOf(row, 'unit', units),
        where: recipeTypesIn(row),
        unless: phrasesOf(cells.unless),
        only: cells.only === '' ? undefined : phrasesOf(cells.only),
        why: cells.why,
      };
      return swap.from.map((name) => [name, swap] as const);
    }),
  ),
);

/** The swaps that replace an ingredient, for some goals. */
export const swapsOf = (name: string, ...wanted: readonly Goal[]): Swap[] =>
  (swaps().get(name) ?? []).filter(({ goal }) => wanted.includes(goal));

/** The names of all ingredients that the tables bring in. */
export const namesBroughtIn = (): string[] => [...[...swaps().values()].flat().map(({ to }) => to), ...boosters().map(({ name }) => name)];

const boosterColumns = ['name', 'as', 'per_serving', 'unit', 'raises', 'where', 'sentence', 'why'] as const;

export const boosters = lazy((): readonly Booster[] =>
  rowsOf('boosters.tsv', boosterColumns).map((row) => ({
    ...row.cells,
    perServing: fractionIn(row, 'per_serving'),
    unit: oneOf(row, 'unit', units),
    raises: listOf(row.cells.raises),
    where: recipeTypesIn(row),
  })),
);

const reasonsForLess = lazy(() =>
  rowsOf('reasons-for-less.tsv', ['words', 'reason']).map(({ cells }) => ({ ...cells, words: listOf(cells.words) })),
);

/** Why there is less of an ingredient, for the fact that there is less of. */
export const reasonForLess = (name: string, fact: string): string => {
  const row = reasonsForLess().find(({ words }) => words.length === 0 || words.some((word) => name.includes(word)));
  return (row?.reason ?? '').replace('{fact}', fact).replace('{comes}', fact.endsWith('s') ? 'come' : 'comes');
};
