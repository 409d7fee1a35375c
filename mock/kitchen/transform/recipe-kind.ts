import type { Ingredient } from '../ingredients/ingredient.js';
import type { RecipeDraft } from './recipe-draft.js';

/** What sort of recipe it is, as far as amounts may be changed in it. */
export type RecipeKind = 'drink' | 'baking' | 'sweet' | 'savory';

const ovenWords = /\b(?:bake[ds]?|baking|oven|dough|batter|frosting|icing|meringue|custard|pancakes?|waffles?|griddle)\b/i;
const hotWords = /\b(?:bake|oven|simmer|boil|fry|saut[eé]|roast|grill|cook)\b/i;

/** True for drinks: they are poured, and nothing in them is cooked or chewed. */
const isDrink = (known: readonly Ingredient[], text: string): boolean => {
  if (known.some(({ role }) => role === 'protein' || role === 'starch' || role === 'bread')) return false;
  const poured = known.filter(({ role, kinds }) => role === 'liquid' || role === 'drink' || kinds.includes('alcohol')).length;
  return (
    (poured >= 2 || poured * 2 >= known.length) &&
    /\b(?:glass|shake[rn]?|strain|pour|blend(?:er)?|pitcher|muddle|mug|cup)\b/i.test(text) &&
    !hotWords.test(text)
  );
};

/** Reads the sort of a recipe from what is in it and what is done with it. */
export const kindOf = (recipe: RecipeDraft): RecipeKind => {
  const known = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const text = recipe.steps.join(' ');
  const has = (test: (ingredient: Ingredient) => boolean): boolean => known.some(test);
  if (known.length > 0 && isDrink(known, text)) return 'drink';
  const savory =
    has(({ role, kinds }) => role === 'protein' && !kinds.includes('egg')) ||
    has(({ kinds }) => kinds.includes('allium') || kinds.includes('broth'));
  const flour = has(
    ({ name, kinds }) => /flour|cornmeal|oats|(?:cake|baking|brownie|muffin|pancake) mix/.test(name) && kinds.includes('grain'),
  );
  const raised = has(({ kinds }) => kinds.includes('leavening'));
  const sweet = has(({ kinds, role }) => kinds.includes('sugar') || role === 'sweetener' || role === 'sweet');
  if (flour && (raised || sweet) && (!savory || raised) && ovenWords.test(text)) return 'baking';
  if (savory) return 'savory';
  const plate = has(
    ({ role, name }) =>
      role === 'cheese' || role === 'vegetable' || (role === 'starch' && !/oats|bran|cornmeal|pastry|crust|dough/.test(name)),
  );
  if (flour && ovenWords.test(text) && !plate) return 'baking';
  return sweet && !plate ? (ovenWords.test(text) ? 'baking' : 'sweet') : 'savory';
};
