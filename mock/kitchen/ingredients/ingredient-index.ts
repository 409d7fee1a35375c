import { categories } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { readTable } from '../text/read-table.js';
import type { Ingredient } from './ingredient.js';
import { keyOf } from './name-words.js';
import { ingredientColumns, parseRow, type IngredientRow } from './parse-row.js';
import { readPrepared } from './prepared.js';
import { tables } from './tables.generated.js';

/** A name under which an ingredient is known. */
export interface Entry {
  ingredient: Ingredient;
  how: 'name' | 'alias';
  /** Only a class is known by this name: an unknown word before it may change what the thing is. */
  head: boolean;
}

/** All ingredients, and an index of every name. */
export interface IngredientIndex {
  ingredients: readonly Ingredient[];
  entries: ReadonlyMap<string, Entry>;
  /** Words in the longest name. */
  longest: number;
}

const readRows = (): IngredientRow[] => {
  const rows = categories.flatMap((category) => {
    const file = `ingredients/data/${category}.tsv`;
    return readTable({ file, text: tables[`${category}.tsv`] }, ingredientColumns).map((row) => parseRow(row, category));
  });
  const byName = new Map(rows.map(({ ingredient }) => [ingredient.name, ingredient]));
  return [...rows, ...readPrepared(byName).map((ingredient) => ({ ingredient, isClass: false }))];
};

const createIndex = (): IngredientIndex => {
  const entries = new Map<string, Entry>();
  const rows = readRows();
  for (const { ingredient, isClass } of rows) entries.set(keyOf(ingredient.name), { ingredient, how: 'name', head: isClass });
  for (const { ingredient, isClass } of rows) {
    const entry: Entry = { ingredient, how: 'alias', head: isClass };
    for (const alias of ingredient.aliases) {
      const key = keyOf(alias);
      if (!entries.has(key)) entries.set(key, entry);
    }
  }
  let longest = 1;
  for (const key of entries.keys()) longest = Math.max(longest, key.split(' ').length);
  return { ingredients: rows.map(({ ingredient }) => ingredient), entries, longest };
};

/** The ingredients, read when they are first needed. */
export const ingredientIndex = lazy(createIndex);
