import type { Unit } from '../../src/contract/vocabulary.js';
import { gramsOf } from './amounts.js';
import type { Ingredient, Kind } from './ingredient.js';
import { find } from './larder.js';
import { measurable } from './kitchen-quantity.js';
import type { WorkingLine, WorkingRecipe } from './working-recipe.js';

/** One row of a table of swaps: what may take the place of what. */
export interface Swap {
  /** Names of the larder. */
  from: readonly string[];
  /** A name of the larder. */
  to: string;
  /** How the list calls it. Default: `to`. */
  as?: string;
  /** How the steps call it. Default: `as`. */
  inSteps?: string;
  /** Amount for 1 of the old, in the same unit, or by weight where `unit` says another one. Default: 1. */
  ratio?: number;
  unit?: Unit;
  /** Where it works. Default: everywhere. */
  where?: 'cooking' | 'baking';
  why: string;
}

/** What a recipe must not gain: things that somebody at the table may avoid. */
const delicate: readonly Kind[] = [
  'meat',
  'beef',
  'pork',
  'lamb',
  'poultry',
  'game',
  'processed_meat',
  'animal_fat',
  'gelatin',
  'fish',
  'crustacean',
  'mollusc',
  'dairy',
  'egg',
  'honey',
  'alcohol',
];

/** A gate for replacements: they bring no allergen and no kind of animal food that the recipe did not have before. */
export const createGate = (recipe: WorkingRecipe): ((ingredient: Ingredient) => boolean) => {
  const known = recipe.lines.flatMap((line) => (line.ingredient ? [line.ingredient] : []));
  const allergens = new Set<string>(known.flatMap((ingredient) => ingredient.allergens));
  const kinds = new Set<Kind>(known.flatMap((ingredient) => ingredient.kinds));
  const hasMeat = kinds.has('meat') || kinds.has('poultry');
  return (ingredient) =>
    [...ingredient.allergens, ...ingredient.mayContain].every((allergen) => allergens.has(allergen)) &&
    ingredient.kinds.every((kind) => !delicate.includes(kind) || kinds.has(kind) || (hasMeat && (kind === 'poultry' || kind === 'meat')));
};

const bakingWords = /\b(bake|baking|oven|dough|batter|frosting|icing|meringue|caramel|jam|custard)\b/i;

/** True for cakes, breads and sweets, where amounts hold the thing together. */
export const isBaking = (recipe: WorkingRecipe, steps: readonly string[]): boolean => {
  const has = (test: (ingredient: Ingredient) => boolean): boolean =>
    recipe.lines.some((line) => line.ingredient !== undefined && test(line.ingredient));
  const flour = has(({ kinds, name }) => /flour|cornmeal|oats/.test(name) && kinds.includes('grain'));
  const raised = has(({ kinds }) => kinds.includes('leavening'));
  const sweet = has(({ kinds, role }) => kinds.includes('sugar') || role === 'sweetener');
  const savoury = has(({ role, kinds }) => role === 'protein' && !kinds.includes('egg')) || has(({ kinds }) => kinds.includes('allium'));
  return !savoury && ((flour && (raised || sweet)) || (sweet && steps.some((step) => bakingWords.test(step))));
};

/** The line as the swap would have it, or `undefined` where its amount cannot be said. */
export const swapped = (
  line: WorkingLine,
  swap: Swap,
): { quantity: number | null; unit: Unit | null; grams: number | null } | undefined => {
  const to = find(swap.to)?.ingredient;
  if (!to) return undefined;
  const ratio = swap.ratio ?? 1;
  if (line.quantity === null) return { quantity: null, unit: null, grams: null };
  const middle = line.quantityMax === null ? line.quantity : (line.quantity + line.quantityMax) / 2;
  if (swap.unit === undefined) {
    const quantity = measurable(middle * ratio, line.unit);
    return { quantity, unit: line.unit, grams: gramsOf(quantity, line.unit, to) };
  }
  const one = gramsOf(1, swap.unit, to);
  if (line.grams === null || one === null) return undefined;
  const quantity = measurable((line.grams * ratio) / one, swap.unit);
  return { quantity, unit: swap.unit, grams: gramsOf(quantity, swap.unit, to) };
};

/** Puts the swap into the recipe. */
export const applySwap = (recipe: WorkingRecipe, line: WorkingLine, swap: Swap): void => {
  const amount = swapped(line, swap);
  if (!amount) return;
  const name = swap.as ?? swap.to;
  recipe.replace(line, { name, inSteps: swap.inSteps ?? name, quantity: amount.quantity, unit: amount.unit }, swap.why);
};
