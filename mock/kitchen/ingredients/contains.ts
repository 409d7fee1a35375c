import type { Ingredient, Kind } from './ingredient.js';

/** Foods that are of wheat, milk or the like when said alone, and of what is named before them when one of these kinds is. */
const made: readonly { segments: readonly string[]; of: readonly Kind[] }[] = [
  { segments: ['flour', 'whole wheat flour'], of: ['grain', 'legume', 'tree_nut', 'peanut', 'seed', 'vegetable', 'fruit', 'starchy'] },
  { segments: ['milk', 'low-fat milk', 'skim milk'], of: ['tree_nut', 'grain', 'legume', 'seed', 'oats'] },
  { segments: ['butter'], of: ['tree_nut', 'peanut', 'seed'] },
];

/** Milks, creams and butters of plants: what is said to be made of them has no milk of an animal. */
const plantMilks: ReadonlySet<string> = new Set(['almond milk', 'soy milk', 'oat milk', 'rice milk', 'coconut milk', 'non-dairy milk', 'vegan cream']); // prettier-ignore
const ofMilk: ReadonlySet<string> = new Set(['yogurt', 'greek yogurt', 'kefir', 'cheese', 'cream cheese', 'ice cream', 'nondairy creamer', 'heavy cream', 'whipped cream']); // prettier-ignore

const already: readonly Kind[] = ['dairy', 'wheat', 'bread', 'pasta', 'sugar', 'sauce'];

/** Whether `ingredient` is made of `of`: pecan flour of pecans, almond milk yogurt of almond milk. */
export const isMadeOf = (ingredient: Ingredient, of: Ingredient): boolean =>
  (ofMilk.has(ingredient.name) && plantMilks.has(of.name)) ||
  (!of.kinds.some((kind) => already.includes(kind)) &&
    made.some(({ segments, of: kinds }) => segments.includes(ingredient.name) && of.kinds.some((kind) => kinds.includes(kind))));

/** The ingredient as it is when it is made of `of`. */
export const madeOf = (ingredient: Ingredient, of: Ingredient): Ingredient => ({
  ...ingredient,
  name: of.name.endsWith(` ${ingredient.name}`) ? of.name : `${of.name} ${ingredient.name}`,
  aliases: [],
  kinds: of.kinds,
  allergens: of.allergens,
  mayContain: of.mayContain,
});
