import { categories } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import type { Ingredient } from './ingredient.js';
import { wordsOf } from './name-words.js';
import { ingredientColumns, parseRow } from './parse-row.js';
import { type IndexedRow, readPrepared } from './prepared.js';
import { rowsOf } from './read-tables.js';

/** A name under which an ingredient is known. */
export interface IndexEntry {
  readonly ingredient: Ingredient;
  readonly matchType: 'name' | 'alias';
  /** Only a class is known by this name: an unknown word before it may change what the ingredient is. */
  readonly isClassOnly: boolean;
}

/** All ingredients, and an index of every name. */
export interface IngredientIndex {
  /** Every ingredient. Reads all rows. */
  readonly ingredients: () => readonly Ingredient[];
  readonly entries: ReadonlyMap<string, IndexEntry>;
  /** Words in the longest name. */
  readonly longest: number;
}

const readRows = (): IndexedRow[] => {
  const rows = categories.flatMap((category) =>
    rowsOf(`${category}.tsv`, ingredientColumns).map((row) => ({
      name: row.cell('name'),
      aliases: row.cell('aliases'),
      isClass: row.cell('class') === 'yes',
      ingredient: lazy(() => parseRow(row, category)),
    })),
  );
  return [...rows, ...readPrepared(new Map(rows.map((row) => [row.name, row.ingredient])))];
};

const toEntry = (row: IndexedRow, how: IndexEntry['matchType']): IndexEntry => ({
  matchType: how,
  isClassOnly: row.isClass,
  get ingredient() {
    return row.ingredient();
  },
});

const createIndex = (): IngredientIndex => {
  const entries = new Map<string, IndexEntry>();
  const rows = readRows();
  let longest = 1;
  const add = (name: string, entry: IndexEntry): void => {
    const words = wordsOf(name);
    const key = words.join(' ');
    if (entries.has(key)) return;
    entries.set(key, entry);
    longest = Math.max(longest, words.length);
  };
  for (const row of rows) add(row.name, toEntry(row, 'name'));
  for (const row of rows) {
    const entry = toEntry(row, 'alias');
    if (row.aliases !== '') for (const alias of row.aliases.split(', ')) add(alias, entry);
  }
  return { ingredients: lazy(() => rows.map(({ ingredient }) => ingredient())), entries, longest };
};

/** The index of the ingredients, made when it is first needed. */
export const ingredientIndex = lazy(createIndex);
