import type { HealthFocus } from '../../../src/contract/enums.js';
import type { HealthifiedRecipe } from '../../../src/contract/transforms.js';
import { type Fact, facts, mapFacts, type NutritionPer100g } from '../ingredients/ingredient.js';
import { nutritionOf, totalFacts } from '../lines/nutrition.js';
import { listOf, oneOf } from '../text/read-table.js';
import { lemmasOf } from '../text/tokenize.js';
import { mapOf } from './tables.generated.js';
import type { RecipeDraft } from './recipe-draft.js';

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

/** The facts of one serving, and how they are reported. */
export const measure = ({ lines, servings }: RecipeDraft) => {
  const total = totalFacts(lines);
  return { facts: mapFacts((fact) => total[fact] / servings), nutrition: nutritionOf(lines, servings) };
};

const per = (value: number, fact: Fact): string => {
  const unit = factWords[fact][1];
  return unit === 'g' ? `${Math.round(value * 10) / 10} g` : `${Math.round(value)} ${unit}`;
};

/** Of next to nothing, a share says nothing. */
const MOST_PERCENT = 300;

const describeMove = (fact: Fact, was: number, is: number): string => {
  const share = Math.round(Math.abs((is - was) / was) * 100);
  const percent = share > 0 && share <= MOST_PERCENT ? ` (${share} % ${is < was ? 'less' : 'more'})` : '';
  return `${factWords[fact][0]} ${is < was ? 'down' : 'up'} from ${per(was, fact)} to ${per(is, fact)}${percent}`;
};

/** Below this, there is nothing of it, in the unit of the fact. */
const NEXT_TO_NOTHING = 0.5;

const warnUnmoved = (recipe: RecipeDraft, { lower, raise }: Focus, before: NutritionPer100g, moved: readonly Fact[]): string[] => {
  const [main = 'calories'] = raise.some((fact) => moved.includes(fact)) ? raise : [...lower, ...raise];
  const [name] = factWords[main];
  if (moved.includes(main)) return [];
  return before[main] < NEXT_TO_NOTHING
    ? [`There is next to no ${name} in this recipe.`]
    : [`The ${name} of this recipe could not be moved${recipe.whyUnmoved()}`];
};

/** What became of the numbers of one serving: whether one moved as the focus wants, and at the price of which others. */
export const reportHealth = (
  focus: Focus,
  { facts: before, nutrition }: ReturnType<typeof measure>,
  recipe: RecipeDraft,
  changes: readonly unknown[],
) => {
  const { facts: after, nutrition: nutritionAfter } = measure(recipe);
  // what is printed the same has not moved
  const changed = [...focus.lower, ...focus.raise].filter((fact) => per(before[fact], fact) !== per(after[fact], fact));
  const isWanted = (fact: Fact): boolean => after[fact] > before[fact] === focus.raise.includes(fact);
  const [moved, against] = [changed.filter(isWanted), changed.filter((fact) => !isWanted(fact))];
  const describe = (all: readonly Fact[]): string => all.map((fact) => describeMove(fact, before[fact], after[fact])).join('; ');
  const price = against.length > 0 ? `, at the price of ${describe(against)}` : '';
  const still = changes.length > 0 ? `For ${recipe.servings} servings, it moves too little to show in numbers.` : 'Nothing was changed: what could be left out is not in it.'; // prettier-ignore
  const unknown = recipe.unknownNames();
  return {
    isMoved: moved.length > 0,
    summary: moved.length > 0 ? `Per serving, for ${recipe.servings}: ${describe(moved)}${price}.` : still,
    warnings: [
      ...warnUnmoved(recipe, focus, before, moved),
      ...(unknown.length > 0 ? [`Not counted in the nutrition, because it is not known here: ${unknown.join(', ')}.`] : []),
    ],
    nutrition_before: nutrition,
    nutrition_after: nutritionAfter,
  } satisfies Partial<HealthifiedRecipe> & { isMoved: boolean };
};
