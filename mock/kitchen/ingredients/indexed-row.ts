import type { Ingredient } from './ingredient.js';

/** A row of a table. Its ingredient is read when it is first needed: a recipe needs a few of two thousand. */
export interface IndexedRow {
  readonly name: string;
  readonly aliases: string;
  /** Whether the aliases are members of a class of which only the worst is known. */
  readonly isClass: boolean;
  readonly ingredient: () => Ingredient;
}
