import { allergens as allAllergens, diets, type Allergen, type Diet } from '../../../src/contract/enums.js';
import { kinds as allKinds, type Ingredient, type Kind, type Match } from '../ingredients/ingredient.js';
import { isAnyOf, meats, netCarbohydrates, seafood } from '../ingredients/kinds.js';
import { lazy } from '../text/memoize.js';
import { oneOfEach } from '../text/read-table.js';
import type { KnownDiet } from './diet-names.js';
import { foodsOf, restrictionOf } from './diet-rules.js';
import { clashes } from './dish-rules.js';
import { judge } from './judge.js';
import { rowsOf } from './read-tables.js';
import type { Restriction } from './restriction.js';

const isMeat = (it: Ingredient) => isAnyOf(it, ...meats);
const isProcessed = (it: Ingredient) =>
  isAnyOf(it, 'additive', 'processed_meat') || it.role === 'sauce' || it.role === 'sweet' || it.category === 'snacks_sweets';
const isPinch = ({ role }: Ingredient) => role === 'spice' || role === 'herb';

/** Wine and beer may be cleared with fish bladder, gelatin, egg or milk, and no name says so; spirits are distilled. */
const mayBeFined = (it: Ingredient): boolean =>
  isAnyOf(it, 'alcohol') && isAnyOf(it, 'sulfite', 'gluten', 'wheat') && !it.name.startsWith('vegan');

/** Food as it grows, swims or is laid. */
const whole: readonly Kind[] = [
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'fish', 'crustacean', 'mollusc', 'egg', 'tree_nut', 'seed', 'sesame', 'vegetable', 'leafy', 'root', 'starchy', 'allium',
  'nightshade', 'mushroom', 'fruit', 'citrus', 'herb', 'spice', 'celery', 'mustard', 'water',
]; // prettier-ignore
const isWhole = (it: Ingredient): boolean => it.kinds.every((kind) => whole.includes(kind)) && !isProcessed(it);

/** Food that a diet low in what ferments has none of: meat, fish, eggs, oil and herbs. */
const unfermentable: readonly Kind[] = ['meat', 'beef', 'pork', 'lamb', 'poultry', 'game', ...seafood, 'oil', 'herb', 'egg'];

/**
 * What a diet asks beyond its exclusions before a single ingredient may carry its name: an ingredient may be allowed in a low-fat dish and
 * still not be low in fat. Limits are for 100 g, after the usual words of food labels.
 */
const claims: Readonly<Partial<Record<KnownDiet, (ingredient: Ingredient) => boolean>>> = {
  vegan: (it) => !mayBeFined(it),
  vegetarian: (it) => !mayBeFined(it),
  lacto_vegetarian: (it) => !mayBeFined(it),
  ovo_vegetarian: (it) => !mayBeFined(it),
  keto: (it) => isPinch(it) || netCarbohydrates(it) <= 6,
  low_carb: (it) => isPinch(it) || netCarbohydrates(it) <= 10,
  low_fat: (it) => isPinch(it) || it.nutrition.fat <= 3,
  low_sodium: (it) => it.nutrition.sodium <= 140,
  low_sugar: (it) => isPinch(it) || it.nutrition.sugar <= 5,
  low_fodmap: (it) => it.kinds.length > 0 && !isProcessed(it) && it.kinds.every((kind) => unfermentable.includes(kind)),
  paleo: (it) => isWhole(it),
  whole30: (it) => isWhole(it),
  mediterranean: (it) => !isProcessed(it) && !isAnyOf(it, 'beef', 'pork', 'lamb', 'game', 'sugar', 'animal_fat') && (it.nutrition.saturatedFat <= 5 || isAnyOf(it, 'cheese', 'tree_nut', 'fish')),
  diabetic_friendly: (it) => isPinch(it) || (!isProcessed(it) && !isAnyOf(it, 'alcohol') && it.nutrition.sugar <= 10 && netCarbohydrates(it) <= 20),
  heart_healthy: (it) => !isProcessed(it) && !isAnyOf(it, 'alcohol', 'salt', 'sugar', 'honey') && it.nutrition.sodium <= 140 && (it.nutrition.saturatedFat <= 3 || isAnyOf(it, 'tree_nut', 'fish')),
  // how an animal was slaughtered, and what curdled a cheese, a name does not show
  halal: (it) => !isMeat(it) && !isProcessed(it) && !isAnyOf(it, 'cheese', 'alcohol', 'broth'),
  kosher: (it) => !isMeat(it) && !isProcessed(it) && !isAnyOf(it, 'cheese', 'alcohol', 'broth', 'fish', 'crustacean', 'mollusc'),
}; // prettier-ignore

/** Whether an ingredient that keeps a diet may carry its name. */
const mayClaim = (diet: KnownDiet): ((ingredient: Ingredient) => boolean) => {
  const claimed = new Set(foodsOf(diet, 'claimed'));
  const unclaimed = foodsOf(diet, 'unclaimed');
  const mayBeClaimed = claims[diet] ?? (() => true);
  return (it) => claimed.has(it.name) || (mayBeClaimed(it) && !unclaimed.some((food) => it.name.includes(food)));
};

const claimable = diets
  .filter((diet) => diet !== 'high_protein' && diet !== 'high_fiber')
  .map((diet) => ({
    diet,
    restriction: restrictionOf(diet),
    mayCarry: mayClaim(diet),
  }));

/**
 * Diets that all of the ingredients keep, and whose name they may carry: a little oil keeps a low-fat diet, but is not low in fat. Of a dish
 * that was made for a diet, `asked`, keeping it is enough. One that is not known clears nothing.
 */
export const flagsOf = (ingredients: readonly (Match | undefined)[], asked: readonly Restriction[] = []): Diet[] => {
  if (ingredients.length === 0 || ingredients.includes(undefined)) return [];
  const wanted = new Set(asked.map(({ name }) => name));
  return claimable
    .filter(({ restriction }) => !clashes(restriction, ingredients))
    .filter(({ diet, restriction, mayCarry }) =>
      ingredients.every((match) => match && judge(restriction, match) === 'keeps' && (wanted.has(diet) || mayCarry(match.ingredient))),
    )
    .map(({ diet }) => diet);
};

/** Allergens that any of the ingredients contains or may contain, in the order of the vocabulary. */
export const allergensIn = (ingredients: readonly (Match | undefined)[]): Allergen[] => {
  const held = new Set(ingredients.flatMap((match) => (match ? [...match.ingredient.allergens, ...match.ingredient.mayContain] : [])));
  return allAllergens.filter((allergen) => held.has(allergen));
};

const labelRows = lazy(() =>
  rowsOf('label-notes.tsv', ['diets', 'kinds', 'fined', 'note']).map((row) => ({
    diets: oneOfEach(row, 'diets', diets),
    kinds: oneOfEach(row, 'kinds', allKinds),
    isFined: row.cells.fined === 'yes',
    note: row.cells.note,
  })),
);

/** What a cook has to look for on labels, because no name of an ingredient says it: a dish with wine is vegan only if the wine is. */
export const labelNotes = (matches: readonly (Match | undefined)[], restrictions: readonly Restriction[]): string[] => {
  const asked = new Set<string>(restrictions.map(({ name }) => name));
  return labelRows()
    .filter((row) => row.diets.some((diet) => asked.has(diet)))
    .filter(({ kinds, isFined }) =>
      matches.some((match) => match && isAnyOf(match.ingredient, ...kinds) && (!isFined || mayBeFined(match.ingredient))),
    )
    .map(({ note }) => note);
};
