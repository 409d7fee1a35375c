import { find } from '../ingredients/find.js';

/**
 * The name under which the kitchen knows a thing, so that "Scallions, chopped" and "green onion" meet.
 *
 * @returns `null` when the thing is not known, or only its class is.
 * @example
 * canonicalName('Green Onions') // 'scallion'
 */
export const canonicalName = (name: string): string | null => {
  const match = find(name);
  return match === undefined || match.matchType === 'class' ? null : match.ingredient.name;
};
