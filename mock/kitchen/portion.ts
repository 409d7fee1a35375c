import type { RecipeIngredient } from '../../src/contract/recipes.js';
import type { Unit } from '../../src/contract/vocabulary.js';
import { formatLine, gramsOf } from './amounts.js';
import { handlingOf, strong } from './dishes/handling.js';
import type { Sort } from './dishes/sorts.js';
import type { Placed } from './fill-dish.js';
import type { Ingredient } from './ingredient.js';
import { measurable } from './kitchen-quantity.js';
import { toPlural } from './plural.js';

/** An ingredient in its place, with its amount for the whole dish. */
export interface Portion extends Placed {
  quantity: number | null;
  unit: Unit | null;
  grams: number | null;
  /** How the steps call it, without an article. */
  said: string;
}

const spoons = (ingredient: Ingredient, grams: number): { quantity: number; unit: Unit } => {
  const teaspoon = gramsOf(1, 'teaspoon', ingredient) ?? 5;
  const count = grams / teaspoon;
  if (count < 3) return { quantity: count, unit: 'teaspoon' };
  if (count < 12) return { quantity: count / 3, unit: 'tablespoon' };
  return { quantity: count / 48, unit: 'cup' };
};

const weighed = (grams: number): { quantity: number; unit: Unit } =>
  grams >= 454 ? { quantity: grams / 453.592, unit: 'pound' } : { quantity: grams / 28.35, unit: 'ounce' };

const byWeight: ReadonlySet<Sort> = new Set([
  'poultry',
  'bone-in poultry',
  'tender meat',
  'tough meat',
  'ground meat',
  'sausage',
  'bacon',
  'cooked meat',
  'fish',
  'shellfish',
  'shell-on shellfish',
  'ready fish',
  'tofu',
  'frying cheese',
  'pasta',
  'noodle',
  'soft cheese',
  'pastry',
  'chocolate',
]);
const bySpoon: ReadonlySet<Sort> = new Set([
  'salt',
  'pepper',
  'spice',
  'sweet spice',
  'dried herb',
  'savory sauce',
  'hot sauce',
  'condiment',
  'curry paste',
  'tomato paste',
  'vinegar',
  'extract',
  'leavening',
  'yeast',
  'gelatin',
  'cocoa',
  'oil',
  'butter',
  'zest',
  'seed',
  'starch',
  'spirit',
  'herb',
  'ginger',
  'nut butter',
  'jam',
  'syrup',
  'anchovy',
]);
const byPiece: ReadonlySet<Sort> = new Set([
  'egg',
  'onion',
  'tomato',
  'vegetable',
  'hard vegetable',
  'potato',
  'raw vegetable',
  'fruit',
  'tortilla',
  'chile',
  'avocado',
  'citrus',
  'bay leaf',
]);

/** The amount in the unit that a cook would take for it. */
const inUnits = (ingredient: Ingredient, sort: Sort, grams: number): { quantity: number; unit: Unit | null } => {
  const piece = ingredient.gramsPerPiece;
  if (sort === 'garlic' && piece !== null) return { quantity: Math.max(1, Math.round(grams / piece)), unit: 'clove' };
  if (sort === 'celery' && piece !== null) return { quantity: grams / piece, unit: 'stalk' };
  if (sort === 'bread') return { quantity: Math.max(1, Math.round(grams / (gramsOf(1, 'slice', ingredient) ?? 28))), unit: 'slice' };
  if (
    byPiece.has(sort) &&
    piece !== null &&
    !/juice/.test(ingredient.name) &&
    grams / piece >= 0.2 &&
    piece >= 1 &&
    (piece >= 20 || sort === 'bay leaf' || sort === 'chile')
  ) {
    return {
      quantity: sort === 'egg' || sort === 'tortilla' || sort === 'bay leaf' ? Math.max(1, Math.round(grams / piece)) : grams / piece,
      unit: null,
    };
  }
  if (byWeight.has(sort)) return weighed(grams);
  if (bySpoon.has(sort)) return spoons(ingredient, grams);
  if (ingredient.gramsPerCup !== null) {
    const cups = grams / ingredient.gramsPerCup;
    return cups >= 0.2 ? { quantity: cups, unit: 'cup' } : spoons(ingredient, grams);
  }
  return weighed(grams);
};

const small =
  /(?:bean|pea|lentil|chickpea|noodle|almond|walnut|pecan|cashew|peanut|hazelnut|pistachio|raisin|seed|olive|caper|mushroom|berry|chip|date|sprout|grape|cherry|scallion|shallot|onion|tomato|potato|carrot|egg|cracker|crumb|leek|pepper flake|cornflake|oat|clam|mussel|scallop|oyster|thigh|breast|leg|wing|chop|sausage|chive|green|nut|tortilla|flake|cranberry|fig|prune|apricot|marshmallow|cookie)$/;

/** The name as it is said of an amount: "black beans", "2 onions", "1 cup flour". */
const sayName = (name: string, quantity: number | null, unit: Unit | null): string => {
  const lower = /^[\p{Lu}\s]+$/u.test(name) || /^\p{Lu}\p{Ll}/u.test(name) ? name.toLowerCase() : name;
  if (unit === null) return quantity !== null && quantity > 1 ? toPlural(lower) : lower;
  return small.test(lower) && unit !== 'slice' && unit !== 'clove' && unit !== 'stalk' ? toPlural(lower) : lower;
};

/** Amounts for all that is in a dish: each place's grams shared by what takes it, as far as that is usual for a thing of its sort. */
export const portionOut = (placed: readonly Placed[], servings: number): Portion[] => {
  const sharers = new Map<string, number>();
  for (const { slot } of placed) sharers.set(slot.part, (sharers.get(slot.part) ?? 0) + 1);
  return placed.map((one) => {
    const { match, sort, slot, name } = one;
    if (!match || sort === null) return { ...one, quantity: null, unit: null, grams: null, said: sayName(name, null, 'gram') };
    const { ingredient } = match;
    const handling = handlingOf(sort);
    const share = slot.grams / (sharers.get(slot.part) ?? 1);
    const each = Math.min(share, strong[ingredient.name] ?? handling.most);
    const wanted = inUnits(ingredient, sort, each * servings);
    const quantity = measurable(wanted.quantity, wanted.unit);
    const grams = gramsOf(quantity, wanted.unit, ingredient);
    return {
      ...one,
      quantity,
      unit: wanted.unit,
      grams: grams === null ? null : Math.round(grams * 10) / 10,
      said: sayName(name, quantity, wanted.unit),
    };
  });
};

/** The line of the list. */
export const toListed = (portion: Portion): RecipeIngredient => {
  const { match, sort, name, quantity, unit, grams, fromPantry, said } = portion;
  const preparation = sort === null ? null : handlingOf(sort).done;
  const note = sort === null ? 'as its package says' : null;
  const isDone =
    preparation !== null &&
    new RegExp(
      `\\b(${preparation.split(' ')[0]}|chopped|minced|sliced|grated|shredded|crumbled|drained|diced|ground|beaten|juice|canned)\\b`,
      'i',
    ).test(name);
  const prepared = isDone ? null : preparation;
  return {
    name, quantity, quantity_max: null, unit, preparation: prepared, note, optional: portion.slot.part === 'after' || portion.slot.part === 'drink', from_pantry: fromPantry,
    category: match?.ingredient.category ?? 'other', grams,
    display: formatLine({ name: unit === null && quantity !== null && quantity > 1 ? name.toLowerCase() === name ? name : said : said, quantity, unit, preparation: prepared, note }),
  }; // prettier-ignore
};
