import type { Ingredient } from '../ingredients/ingredient.js';
import { exactly } from './to-avoid.js';
import { meats, seafood } from './diet-rules.js';
import { singularOf } from '../text/lemma.js';

const flesh = new Set([...meats, ...seafood]);
const madeOf =
  /\b(?:broth|stock|bouillon|bullion|cubes?|seasoning|rub|sauce|gravy|soup|salad|fat|drippings|powder|flavou?r\w*|vegan|vegetarian|plant|meatless|imitation|style)\b/i;

/** What a line whose name nobody knows holds of meat, poultry or fish: "boned, skinless chicken thighs" are chicken all the same. */
export const fleshNamedIn = (line: string): Ingredient | undefined =>
  madeOf.test(line)
    ? undefined
    : line
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.map((word) => exactly(singularOf(word))?.ingredient)
        .find((named) => named?.role === 'protein' && named.kinds.some((kind) => flesh.has(kind)));
