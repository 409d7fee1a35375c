import type { Ingredient } from '../ingredient.js';
import { find } from '../larder.js';

const flesh =
  /\b(?:chicken|turkey|duck|goose|hen|beef|steak|veal|pork|lamb|mutton|venison|sausage|salmon|cod|trout|tuna|halibut|fish|prawn|shrimp)(?:s|es|chops?)?\b/gi;
const madeOf =
  /\b(?:broth|stock|bouillon|bullion|cubes?|seasoning|rub|sauce|gravy|soup|salad|fat|drippings|powder|flavou?r\w*|vegan|vegetarian|plant|meatless|imitation|style)\b/i;

/** What a line whose name nobody knows holds of meat, poultry or fish: "boned, skinless chicken thighs" are chicken all the same. */
export const fleshNamedIn = (line: string): Ingredient | undefined =>
  madeOf.test(line) ? undefined : line.match(flesh)?.flatMap((word) => find(word.replace(/(?:s|es|chops?)$/, ''))?.ingredient ?? [])[0];
