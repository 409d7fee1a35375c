import { isAnyOf } from '../ingredients/kinds.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { tokenize } from '../text/tokenize.js';
import type { RecipeDraft } from './recipe-draft.js';
import { isOn, names } from './word-lists.js';

/** What sort of recipe it is, as far as amounts may be changed in it. */
export const recipeTypes = ['drink', 'baking', 'sweet', 'savory'] as const;
export type RecipeType = (typeof recipeTypes)[number];

const isCalled = ({ name }: Ingredient, list: string): boolean => names(list, tokenize(name));

/** True for drinks: they are poured, and nothing in them is cooked or chewed. */
const isDrink = (known: readonly Ingredient[], says: (list: string) => boolean): boolean => {
  if (known.length === 0 || known.some(({ role }) => role === 'protein' || role === 'starch' || role === 'bread')) return false;
  const poured = known.filter(({ role, kinds }) => role === 'liquid' || role === 'drink' || kinds.includes('alcohol')).length;
  return (poured >= 2 || poured * 2 >= known.length) && says('drinking') && !says('hot');
};

/** Reads the sort of a recipe from what is in it and what is done with it. */
export const recipeTypeOf = (recipe: RecipeDraft): RecipeType => {
  const known = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const has = (fits: (ingredient: Ingredient) => boolean): boolean => known.some(fits);
  const says = (list: string): boolean =>
    recipe.steps.some((step) => tokenize(step).some(({ lemma, verb }) => isOn(list, lemma) || isOn(list, verb)));
  if (isDrink(known, says)) return 'drink';
  const isBaked = says('baking');
  const savory = has((one) => isAnyOf(one, 'allium', 'broth') || (one.role === 'protein' && !isAnyOf(one, 'egg')));
  const flour = has((one) => isAnyOf(one, 'grain') && isCalled(one, 'flour'));
  const raised = has((one) => isAnyOf(one, 'leavening'));
  const sweet = has((one) => isAnyOf(one, 'sugar') || one.role === 'sweetener' || one.role === 'sweet');
  if (flour && (raised || sweet) && (!savory || raised) && isBaked) return 'baking';
  if (savory) return 'savory';
  const plate = has(
    (one) => one.role === 'cheese' || one.role === 'vegetable' || (one.role === 'starch' && !isCalled(one, 'starch in dough')),
  );
  if (flour && isBaked && !plate) return 'baking';
  if (plate || !sweet) return 'savory';
  return isBaked ? 'baking' : 'sweet';
};
