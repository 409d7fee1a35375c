import { find } from '../ingredients/find.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { lemmasOf } from '../text/tokenize.js';
import { foodOfPart, guessParts, partsNamed } from './restriction-names.js';

/**
 * The meat, fish or egg that a name in another language is of, by the words that people write for a restriction: chicken for "Hähnchenbrust". It says
 * what needs heat, and clears nothing.
 */
export const foreignProtein = (name: string): Ingredient | undefined =>
  lemmasOf(name)
    .flatMap((word) => partsNamed(word) ?? guessParts(word) ?? [])
    .flatMap((part) => find(foodOfPart(part))?.ingredient ?? [])
    .find((it) => it.role === 'protein' && isAnyOf(it, ...meats, ...seafood, 'egg'));
