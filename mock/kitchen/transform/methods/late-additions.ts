import type { DraftLine, RecipeDraft } from '../recipe-draft.js';
import { isAnyOf, seafood } from '../../ingredients/kinds.js';

/** More than this share of the dish is what the dish is made of, and goes in with the rest. */
const LARGEST_SHARE = 0.35;

const isSeafood = ({ ingredient }: DraftLine): boolean => ingredient?.role === 'protein' && isAnyOf(ingredient, ...seafood);

/** Leanest milk product that curdles, in kcal of 100 g: below it is whey. */
const RICH_DAIRY = 30;

/** Dairy curdles, seafood toughens and fresh herbs fade in hours of moist heat. */
const isDelicate = (line: DraftLine): boolean => {
  const { ingredient, unit } = line;
  if (!ingredient) return false;
  const isDairy = ingredient.role === 'dairy' || (ingredient.kinds.includes('dairy') && ingredient.role === 'cheese');
  if (isDairy) return ingredient.nutrition.calories > RICH_DAIRY;
  return isSeafood(line) || (ingredient.role === 'herb' && ingredient.kinds.includes('leafy') && unit !== 'teaspoon');
};

/** Small parts of the dish that go in at the end of a pot in which all else cooks for hours. */
export const lateLinesOf = ({ lines }: RecipeDraft): Set<number> => {
  const total = lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  return new Set(lines.filter((line) => isDelicate(line) && (line.grams ?? 0) < total * LARGEST_SHARE).map(({ index }) => index));
};

/** The sentences that add what waited. */
export const addLate = (
  recipe: RecipeDraft,
  indexes: readonly number[],
  isSlow: boolean,
  names: (lines: readonly number[]) => string,
): string[] => {
  const isSea = (index: number): boolean => isSeafood(recipe.lines[index] as DraftLine);
  const fish = indexes.filter(isSea);
  const rest = indexes.filter((index) => !isSea(index));
  const slow = `Add ${names(fish)} for the last 20 to 30 minutes, on High, until opaque.`;
  const quick = `Add ${names(fish)} now and simmer on the sauté setting for 3 to 5 minutes, until opaque.`;
  return [
    ...(fish.length > 0 ? [isSlow ? slow : quick] : []),
    ...(rest.length > 0 ? [isSlow ? `Stir in ${names(rest)} for the last 15 minutes.` : `Stir in ${names(rest)} now, off the heat.`] : []),
  ];
};
