import type { HealthFocus } from '../../../src/contract/enums.js';
import { listOf, oneOf } from '../text/read-table.js';
import { lemmasOf } from '../text/tokenize.js';
import { mapOf } from './read-tables.js';
import { type Fact, facts } from '../ingredients/ingredient.js';

/** What a number is called in a sentence, and its unit. */
export const factWords: Record<Fact, readonly [name: string, unit: string]> = {
  calories: ['calories', 'kcal'], protein: ['protein', 'g'], carbohydrates: ['carbohydrates', 'g'], fat: ['fat', 'g'], saturatedFat: ['saturated fat', 'g'],
  fiber: ['fiber', 'g'], sugar: ['sugar', 'g'], sodium: ['sodium', 'mg'], cholesterol: ['cholesterol', 'mg'],
}; // prettier-ignore

const focuses = mapOf('focuses.tsv', ['focus', 'title', 'lower', 'raise', 'meat'], (row) => {
  const factsOf = (column: 'lower' | 'raise'): Fact[] => listOf(row.cells[column]).map((word) => oneOf(row, column, facts, word));
  const { title, meat } = row.cells;
  return { title, lower: factsOf('lower'), raise: factsOf('raise'), meat: Number(meat || 1) };
});

/** What a focus wants of one serving; the first of `lower` and `raise` is the number that it is judged by. */
export type Focus = NonNullable<ReturnType<ReturnType<typeof focuses>['get']>>;

/** The focus as people write it ("Low sodium", "low-carb"), and whether it is known; else the general one. */
export const readFocus = (word: HealthFocus): { focus: Focus; isKnown: boolean } => {
  const focus = focuses().get(lemmasOf(word.replaceAll('_', ' ')).join('_'));
  return { focus: focus ?? (focuses().get('general') as Focus), isKnown: focus !== undefined };
};
