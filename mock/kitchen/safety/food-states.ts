import { oneOfEach } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { memoizeText } from '../text/memoize.js';
import { phrasesOf } from './read-tables.js';

const stateNames = ['ready', 'raw', 'cooked', 'ground', 'poultry', 'crisp', 'dough', 'inedible_raw', 'preserved', 'grain_ready'] as const;

/** What a word in the name of a food says of its state; `data/food-states.tsv` explains each. */
export type FoodState = (typeof stateNames)[number];

const phrases = phrasesOf('food-states.tsv', ['word', 'states'], (row) => oneOfEach(row, 'states', stateNames));

/** Recipes repeat the names of a few hundred foods. */
const REMEMBERED_NAMES = 500;

/** The states that the words of a name say. */
export const statesOf = memoizeText(
  REMEMBERED_NAMES,
  (name: string): ReadonlySet<FoodState> =>
    new Set(
      phrases()
        .all(tokenize(name))
        .flatMap(({ value }) => value),
    ),
);
