import { createPhrases } from '../text/phrases.js';
import { oneOfEach, readTable } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { lazy, memoizeText } from '../text/memoize.js';
import { tables } from './tables.generated.js';

const stateNames = ['ready', 'raw', 'cooked', 'ground', 'poultry', 'crisp', 'dough', 'inedible_raw', 'preserved', 'grain_ready'] as const;

/** What a word in the name of a food says of its state; `data/food-states.tsv` explains each. */
export type FoodState = (typeof stateNames)[number];

const phrases = lazy(() =>
  createPhrases(
    readTable({ file: 'safety/data/food-states.tsv', text: tables['food-states.tsv'] }, ['word', 'states']).map(
      (row) => [row.cells.word, oneOfEach(row, 'states', stateNames)] as const,
    ),
  ),
);

/** Recipes repeat the names of a few hundred foods. */
const rememberedNames = 500;

/** The states that the words of a name say. */
export const statesOf = memoizeText(
  rememberedNames,
  (name: string): ReadonlySet<FoodState> =>
    new Set(
      phrases()
        .all(tokenize(name))
        .flatMap(({ value }) => value),
    ),
);
