import { find } from '../ingredients/find.js';
import { knownIngredient } from '../ingredients/ingredient.js';

/**
 * The name of an ingredient in the tables, so that "Scallions, chopped" and "green onion" meet.
 *
 * @returns `null` when the ingredient is not known, or only its class is.
 * @example
 * canonicalName('Green Onions') // 'scallion'
 */
export const canonicalName = (name: string): string | null => knownIngredient(find(name))?.name ?? null;
