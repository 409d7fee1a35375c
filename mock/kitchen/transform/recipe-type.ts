import type { Ingredient } from '../ingredients/ingredient.js';
import type { RecipeDraft } from './recipe-draft.js';

/** What sort of recipe it is, as far as amounts may be changed in it. */
export const recipeTypes = ['drink', 'baking', 'sweet', 'savory'] as const;
export type RecipeType = (typeof recipeTypes)[number];

const bakedWords: ReadonlySet<string> = new Set(['bake', 'oven', 'dough', 'batter', 'frosting', 'icing', 'meringue', 'custard', 'pancake', 'waffle', 'griddle']); // prettier-ignore
const hotWords: ReadonlySet<string> = new Set(['bake', 'oven', 'simmer', 'boil', 'fry', 'saute', 'roast', 'grill', 'cook']);
const pouredWords: ReadonlySet<string> = new Set(['glass', 'shake', 'shaker', 'strain', 'pour', 'blend', 'blender', 'pitcher', 'muddle', 'mug', 'cup']); // prettier-ignore
const flourWords: readonly string[] = ['flour', 'cornmeal', 'oats', 'cake mix', 'baking mix', 'brownie mix', 'muffin mix', 'pancake mix'];
/** Starches that are a dough, and not a dish of their own. */
const doughWords: readonly string[] = ['oats', 'bran', 'cornmeal', 'pastry', 'crust', 'dough'];

const named = ({ name }: Ingredient, words: readonly string[]): boolean => words.some((word) => name.includes(word));

/** True for drinks: they are poured, and nothing in them is cooked or chewed. */
const isDrink = (known: readonly Ingredient[], names: (words: ReadonlySet<string>) => boolean): boolean => {
  if (known.length === 0 || known.some(({ role }) => role === 'protein' || role === 'starch' || role === 'bread')) return false;
  const poured = known.filter(({ role, kinds }) => role === 'liquid' || role === 'drink' || kinds.includes('alcohol')).length;
  return (poured >= 2 || poured * 2 >= known.length) && names(pouredWords) && !names(hotWords);
};

/** Reads the sort of a recipe from what is in it and what is done with it. */
export const recipeTypeOf = (recipe: RecipeDraft): RecipeType => {
  const known = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const words = new Set(
    recipe.stepTokens().flatMap((tokens) => tokens.flatMap(({ lemma, verb }) => (verb === null ? [lemma] : [lemma, verb]))),
  );
  const names = (wanted: ReadonlySet<string>): boolean => [...wanted].some((word) => words.has(word));
  if (isDrink(known, names)) return 'drink';
  const isBaked = names(bakedWords);
  const savory =
    recipe.has(({ role, kinds }) => role === 'protein' && !kinds.includes('egg')) ||
    recipe.has(({ kinds }) => kinds.includes('allium') || kinds.includes('broth'));
  const flour = recipe.has((ingredient) => ingredient.kinds.includes('grain') && named(ingredient, flourWords));
  const raised = recipe.has(({ kinds }) => kinds.includes('leavening'));
  const sweet = recipe.has(({ kinds, role }) => kinds.includes('sugar') || role === 'sweetener' || role === 'sweet');
  if (flour && (raised || sweet) && (!savory || raised) && isBaked) return 'baking';
  if (savory) return 'savory';
  const plate = recipe.has(
    (ingredient) =>
      ingredient.role === 'cheese' || ingredient.role === 'vegetable' || (ingredient.role === 'starch' && !named(ingredient, doughWords)),
  );
  if (flour && isBaked && !plate) return 'baking';
  if (plate || !sweet) return 'savory';
  return isBaked ? 'baking' : 'sweet';
};
