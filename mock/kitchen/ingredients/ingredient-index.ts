import { categories } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import type { FoodNames, IndexEntry } from './food-names.js';
import type { Ingredient } from './ingredient.js';
import { mergeIngredients } from './kinds.js';
import { wordsOf } from './name-words.js';
import { contentsNamedBy } from './named-contents.js';
import { ingredientColumns, parseRow } from './parse-row.js';
import { type IndexedRow, readPrepared } from './prepared.js';
import { rowsOf } from './read-tables.js';

/** All ingredients, and an index of every name. */
export interface IngredientIndex extends FoodNames {
  /** Every ingredient. Reads all rows. */
  readonly ingredients: () => readonly Ingredient[];
}

const readRows = (): IndexedRow[] => {
  const rows = categories.flatMap((category) =>
    rowsOf(`${category}.tsv`, ingredientColumns).map((row) => ({
      name: row.cell('name'),
      aliases: row.cell('aliases'),
      isClass: row.cell('class') === 'yes',
      isDish: false,
      ingredient: lazy(() => parseRow(row, category)),
    })),
  );
  return [...rows, ...readPrepared(new Map(rows.map((row) => [row.name, row.ingredient])))];
};

const toEntry = (row: IndexedRow, how: IndexEntry['matchType']): IndexEntry => ({
  matchType: how,
  isClassOnly: row.isClass,
  isDish: row.isDish,
  get ingredient() {
    return row.ingredient();
  },
});

const createIndex = (): IngredientIndex => {
  const entries = new Map<string, IndexEntry>();
  let longest = 1;
  /** A row as it is under one of its names: a dish also holds what the name says. */
  const under = (name: string, row: IndexedRow): IndexedRow =>
    row.isDish ? { ...row, ingredient: lazy(() => mergeIngredients(row.ingredient(), contentsNamedBy(name, { entries, longest }))) } : row;
  const rows = readRows();
  const named = rows.map((row) => under(row.name, row));
  const add = (name: string, entry: IndexEntry): void => {
    const words = wordsOf(name);
    const key = words.join(' ');
    if (entries.has(key)) return;
    entries.set(key, entry);
    longest = Math.max(longest, words.length);
  };
  for (const row of named) add(row.name, toEntry(row, 'name'));
  for (const row of rows) {
    if (row.aliases !== '') for (const alias of row.aliases.split(', ')) add(alias, toEntry(under(alias, row), 'alias'));
  }
  return { ingredients: lazy(() => named.map(({ ingredient }) => ingredient())), entries, longest };
};

/** The index of the ingredients, made when it is first needed. */
export const ingredientIndex = lazy(createIndex);
