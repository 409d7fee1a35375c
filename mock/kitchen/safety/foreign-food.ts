import { find } from '../ingredients/find.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { lemmaKey, lemmasOf } from '../text/tokenize.js';
import { foodOfPart, guessParts, partsNamed } from './restriction-names.js';
import { mapOf } from './tables.generated.js';

/**
 * The meat, fish or egg that a name in another language is of, by the words that people write for a restriction: chicken for "Hähnchenbrust". It says
 * what needs heat, and clears nothing.
 */
export const foreignProtein = (name: string): Ingredient | undefined =>
  lemmasOf(name)
    .flatMap((word) => partsNamed(word) ?? guessParts(word) ?? [])
    .flatMap((part) => find(foodOfPart(part))?.ingredient ?? [])
    .find((it) => it.role === 'protein' && isAnyOf(it, ...meats, ...seafood, 'egg'));

const foods = mapOf('foreign-foods.tsv', ['names', 'food'], ({ cells }) => cells.food, { toKey: lemmaKey });

/**
 * The food that a name in another language means: onion for "oignons". It says where a food belongs and what it is called in English, and clears
 * nothing.
 */
export const foreignFood = (name: string): Ingredient | undefined => {
  const key = lemmaKey(name);
  const meant = foods().get(key);
  return (meant === undefined ? (partsNamed(key) ?? []).map(foodOfPart) : [meant]).flatMap((food) => find(food)?.ingredient ?? [])[0];
};
