import type { diets } from '../../../src/contract/enums.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';

type KnownDiet = (typeof diets)[number];

const is = (ingredient: Ingredient, ...kinds: Kind[]) => kinds.some((kind) => ingredient.kinds.includes(kind));
const isMeat = (it: Ingredient) => is(it, 'meat', 'animal_fat', 'gelatin');
const isMade = (it: Ingredient) =>
  is(it, 'additive', 'processed_meat') || it.role === 'sauce' || it.role === 'sweet' || it.category === 'snacks_sweets';
const byThePinch = ({ role }: Ingredient) => role === 'spice' || role === 'herb';
const usable = ({ facts }: Ingredient) => facts.carbohydrates - facts.fiber;

/** Wine and beer may be cleared with fish bladder, gelatin, egg or milk, and no name says so; spirits are distilled. */
export const mayBeFined = (it: Ingredient): boolean =>
  is(it, 'alcohol') && is(it, 'sulfite', 'gluten', 'wheat') && !it.name.startsWith('vegan');

/** Food as it grows, swims or is laid. */
const whole: readonly Kind[] = [
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'fish', 'crustacean', 'mollusc', 'egg', 'tree_nut', 'seed', 'sesame', 'vegetable', 'leafy', 'root', 'starchy', 'allium',
  'nightshade', 'mushroom', 'fruit', 'citrus', 'herb', 'spice', 'celery', 'mustard', 'water',
]; // prettier-ignore
const fruitOils: ReadonlySet<string> = new Set(['olive oil', 'coconut oil', 'avocado oil']);
const isWhole = (it: Ingredient) => fruitOils.has(it.name) || (it.kinds.every((kind) => whole.includes(kind)) && !isMade(it));

/** Measured to hold little of what ferments, in a usual serving. */
const lowFodmap: ReadonlySet<string> = new Set([
  'carrot', 'potato', 'russet potato', 'cucumber', 'tomato', 'red bell pepper', 'green bell pepper', 'zucchini', 'eggplant', 'spinach', 'kale', 'lettuce', 'romaine lettuce', 'arugula',
  'bok choy', 'parsnip', 'radish', 'ginger', 'lemon', 'lime', 'lemon juice', 'lime juice', 'orange', 'strawberry', 'blueberry', 'grape', 'kiwi', 'pineapple', 'rice', 'brown rice', 'basmati rice',
  'jasmine rice', 'quinoa', 'polenta', 'maple syrup', 'sugar', 'salt', 'black pepper', 'water', 'egg', 'olive', 'chive',
]); // prettier-ignore

/**
 * What a diet asks beyond its exclusions before a single ingredient may carry its name: an ingredient may be allowed in a low-fat dish and
 * still not be low in fat. Limits are for 100 g, after the usual words of food labels.
 */
export const dietClaims: Readonly<Partial<Record<KnownDiet, (ingredient: Ingredient) => boolean>>> = {
  vegan: (it) => !mayBeFined(it),
  vegetarian: (it) => !mayBeFined(it),
  lacto_vegetarian: (it) => !mayBeFined(it),
  ovo_vegetarian: (it) => !mayBeFined(it),
  keto: (it) => byThePinch(it) || usable(it) <= 6,
  low_carb: (it) => byThePinch(it) || usable(it) <= 10,
  low_fat: (it) => byThePinch(it) || it.facts.fat <= 3,
  low_sodium: (it) => it.facts.sodium <= 140,
  low_sugar: (it) => byThePinch(it) || it.facts.sugar <= 5,
  low_fodmap: (it) =>
    lowFodmap.has(it.name) ||
    (it.kinds.length > 0 && !isMade(it) && it.kinds.every((kind) => ['meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'fish', 'crustacean', 'mollusc', 'oil', 'herb', 'egg'].includes(kind))),
  paleo: (it) => isWhole(it) || it.name === 'honey' || it.name === 'maple syrup',
  whole30: (it) => isWhole(it) || it.name === 'ghee',
  mediterranean: (it) => !isMade(it) && !is(it, 'beef', 'pork', 'lamb', 'game', 'sugar', 'animal_fat') && (it.facts.saturatedFat <= 5 || is(it, 'cheese', 'tree_nut', 'fish') || it.name === 'olive oil'),
  diabetic_friendly: (it) => byThePinch(it) || (!isMade(it) && !is(it, 'alcohol') && it.facts.sugar <= 10 && usable(it) <= 20),
  heart_healthy: (it) => !isMade(it) && !is(it, 'alcohol', 'salt', 'sugar', 'honey') && it.facts.sodium <= 140 && (it.facts.saturatedFat <= 3 || is(it, 'tree_nut', 'fish') || it.name === 'olive oil'),
  // how an animal was slaughtered, and what curdled a cheese, no name tells
  halal: (it) => !isMeat(it) && !isMade(it) && !is(it, 'cheese', 'alcohol', 'broth'),
  kosher: (it) => !isMeat(it) && !isMade(it) && !is(it, 'cheese', 'alcohol', 'broth', 'fish', 'crustacean', 'mollusc') && !/wine|grape juice|balsamic|sherry/.test(it.name),
}; // prettier-ignore
