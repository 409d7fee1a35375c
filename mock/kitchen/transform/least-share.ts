import type { Ingredient, Role } from '../ingredients/ingredient.js';
import type { RecipeType } from './recipe-type.js';

const isOneOf = (role: Role, ...roles: readonly Role[]): boolean => roles.includes(role);
const nameIncludes = ({ name }: Ingredient, ...words: readonly string[]): boolean => words.some((word) => name.includes(word));

/** What holds the dish together or makes it rise. */
const isStructural = ({ role, kinds }: Ingredient): boolean =>
  isOneOf(role, 'leavening', 'binder') || kinds.includes('water') || kinds.includes('gelatin');

/** Half a crust does not hold a pie. */
const isWrapper = (ingredient: Ingredient): boolean =>
  nameIncludes(ingredient, 'crust', 'pastry', 'dough', 'phyllo', 'wrapper', 'bun', 'roll', 'taco shell', 'tortilla', 'lasagna');

/** Saltier than this, in mg of sodium in 100 g, is salt or stock powder. */
const SALTY = 3000;

/** The share of an amount that must stay for the dish to be the same, when it is made healthier; 1 if all of it. */
export const healthShare = (ingredient: Ingredient, type: RecipeType): number => {
  const { role, kinds, nutrition } = ingredient;
  if (isStructural(ingredient) || isWrapper(ingredient)) return 1;
  if (nutrition.sodium > SALTY) return type === 'baking' ? 0.75 : 0.5;
  if (type === 'baking') return isOneOf(role, 'fat', 'sweetener', 'sweet', 'nut', 'cheese', 'protein') ? 0.75 : 1;
  if (isOneOf(role, 'sweetener', 'sweet', 'fat')) return 0.6;
  if (role === 'protein') return kinds.includes('legume') ? 1 : 0.8;
  if (role === 'liquid') return type === 'drink' || nameIncludes(ingredient, 'juice', 'coconut', 'cream') ? 0.7 : 1;
  if (role === 'dairy' && !nameIncludes(ingredient, 'cream', 'yogurt', 'half')) return 1;
  return isOneOf(role, 'cheese', 'dairy', 'nut', 'sauce', 'seasoning', 'starch', 'bread', 'drink') ? 0.67 : 1;
};

/** The same if nothing else moves a number: a little less of what nobody would otherwise take away. */
export const lastHealthShare = (ingredient: Ingredient, type: RecipeType): number => {
  if (isStructural(ingredient) || isWrapper(ingredient)) return 1;
  return type === 'baking' && isOneOf(ingredient.role, 'thickener', 'starch') ? 1 : 0.75;
};

/** The share of an expensive ingredient that must stay, when the dish is made cheaper. */
export const thriftShare = (ingredient: Ingredient, type: RecipeType, isThrifty: boolean): number => {
  const { role, kinds } = ingredient;
  if (isStructural(ingredient)) return 1;
  const some = isThrifty ? 0.75 : 0.85;
  const careful = Math.max(0.8, some);
  if (type === 'baking') return isOneOf(role, 'nut', 'sweet', 'cheese', 'fruit', 'fat', 'sweetener', 'spice', 'protein') ? careful : 1;
  if (isOneOf(role, 'cheese', 'nut', 'fat', 'sauce', 'herb', 'sweet', 'sweetener', 'fruit')) return some;
  if (role === 'dairy') return nameIncludes(ingredient, 'cream', 'yogurt') ? some : 1;
  if (role === 'protein' && !kinds.includes('legume')) return careful;
  return type === 'drink' ? some : 1;
};

/** The same if nothing else saves: a little less of what costs most, unless the dish would fall apart. */
export const lastThriftShare = (ingredient: Ingredient, type: RecipeType): number => {
  const isHolding = type === 'baking' && isOneOf(ingredient.role, 'binder', 'thickener');
  const isNeeded = ingredient.role === 'leavening' || ingredient.kinds.includes('water') || ingredient.kinds.includes('gelatin');
  return isHolding || isNeeded ? 1 : 0.8;
};
