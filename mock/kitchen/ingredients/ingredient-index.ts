import type { Ingredient } from './ingredient.js';
import { readRow } from './parse-row.js';
import { tables } from './tables.js';
import { keyOf } from './name-words.js';

/** A name of the larder. */
export interface Entry {
  ingredient: Ingredient;
  how: 'name' | 'alias';
  /** Only a class is known by this name: a word before it that the larder does not know may change what the thing is. */
  head: boolean;
}

/** The shelves, and an index of every name on them. */
export interface Larder {
  ingredients: readonly Ingredient[];
  entries: ReadonlyMap<string, Entry>;
  /** Words in the longest name. */
  longest: number;
}

const stock = (): Larder => {
  const entries = new Map<string, Entry>();
  const rows = tables.flatMap(([category, table]) =>
    table
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const head = line.startsWith('*');
        const ingredient = readRow(head ? line.slice(1) : line, category);
        entries.set(keyOf(ingredient.name), { ingredient, how: 'name', head });
        return { ingredient, how: 'alias' as const, head };
      }),
  );
  let longest = 1;
  for (const row of rows) {
    for (const alias of row.ingredient.aliases) {
      const key = keyOf(alias);
      if (!entries.has(key)) entries.set(key, row);
    }
  }
  for (const key of entries.keys()) longest = Math.max(longest, key.split(' ').length);
  return { ingredients: rows.map((row) => row.ingredient), entries, longest };
};

/** The larder, read on the first question, so that starting the mock does not pay for it. */
export const larder = (() => {
  let stocked: Larder | undefined;
  return (): Larder => (stocked ??= stock());
})();
