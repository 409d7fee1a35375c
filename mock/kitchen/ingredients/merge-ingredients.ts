import type { Ingredient } from './ingredient.js';

/** What any of the lists holds, once. */
export const unite = <Item>(lists: readonly (readonly Item[])[]): Item[] => [...new Set(lists.flat())];

/** The first of several ingredients, with the kinds and allergens of all: what is not known to be left out counts as in it. */
export const mergeIngredients = (first: Ingredient, others: readonly Ingredient[]): Ingredient => {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const allergens = unite(all.map((one) => one.allergens));
  return {
    ...first,
    kinds: unite(all.map((one) => one.kinds)),
    allergens,
    mayContain: unite(all.map((one) => one.mayContain)).filter((allergen) => !allergens.includes(allergen)),
  };
};
