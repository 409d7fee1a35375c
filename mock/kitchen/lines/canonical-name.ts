import { find } from '../ingredients/find.js';

/**
 * The name of an ingredient in the tables, so that "Scallions, chopped" and "green onion" meet.
 *
 * @returns `null` when the ingredient is not known, or only its class is.
 * @example
 * canonicalName('Green Onions') // 'scallion'
 */
export const canonicalName = (name: string): string | null => {
  const match = find(name);
  return match === undefined || match.matchType === 'class' ? null : match.ingredient.name;
};
