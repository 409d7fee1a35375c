import { find } from '../ingredients/find.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { memoize } from '../../util/memoize.js';

/** The kinds of what an ingredient is made of: there is an allium in a broth, and a nightshade in curry powder. */
export const kindsOfParts = memoize(({ parts }: Ingredient) => (parts ?? []).flatMap((part) => find(part)?.ingredient.kinds ?? []));
