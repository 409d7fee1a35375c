import type { Unit } from '../../../src/contract/enums.js';
import { classRow, countedAs, type CountedAs } from '../dishes/cooking.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { gramsOf, gramsOfOne, gramsPer } from '../lines/amounts.js';

export interface Amount {
  quantity: number;
  unit: Unit | null;
}

/** From about one pound on, a cook thinks in pounds. */
const POUNDS_FROM_GRAMS = 440;
const PINCHES_PER_TEASPOON = 16;
/** Less than this is taken by the pinch, more than these is measured in the next larger spoon or cup. */
const PINCH_TEASPOONS = 0.1;
const TABLESPOON_TEASPOONS = 2.75;
const CUP_TEASPOONS = 10.5;
/** Less than this of a piece, or of a cup, is not measured so. */
const LEAST_SHARE = 0.2;
/** Lighter pieces are not counted, except chiles and what is always whole. */
const LIGHTEST_COUNTED_GRAMS = 20;
/** More cups than this of something fresh are weighed. */
const MOST_CUPS_OF_PRODUCE = 6;
/** For a food without a known weight of a slice. */
const USUAL_GRAMS_PER_SLICE = 28;

const whole = (count: number): number => Math.max(1, Math.round(count));

const weighed = (grams: number): Amount => {
  const unit = grams >= POUNDS_FROM_GRAMS ? 'pound' : 'ounce';
  return { quantity: grams / gramsPer[unit], unit };
};

const inSpoons = (ingredient: Ingredient, grams: number): Amount => {
  const measured = (unit: Unit): Amount => ({ quantity: grams / (gramsOf(1, unit, ingredient) as number), unit });
  const { quantity: teaspoons } = measured('teaspoon');
  if (teaspoons < PINCH_TEASPOONS) return { quantity: whole(teaspoons * PINCHES_PER_TEASPOON), unit: 'pinch' };
  if (teaspoons < TABLESPOON_TEASPOONS) return measured('teaspoon');
  return measured(teaspoons < CUP_TEASPOONS ? 'tablespoon' : 'cup');
};

const inCups = (ingredient: Ingredient, grams: number): Amount => {
  if (ingredient.gramsPerCup === null) return weighed(grams);
  const cups = grams / ingredient.gramsPerCup;
  if (cups >= MOST_CUPS_OF_PRODUCE && ingredient.category === 'produce') return weighed(grams);
  return cups >= LEAST_SHARE ? { quantity: cups, unit: 'cup' } : inSpoons(ingredient, grams);
};

/** The amount in pieces, heads, cloves or slices; `undefined` if it is not counted. */
const inPieces = (ingredient: Ingredient, cookingClass: CookingClass, counted: CountedAs, grams: number): Amount | undefined => {
  const piece = ingredient.gramsPerPiece;
  const { measuredIn } = classRow(cookingClass);
  if (measuredIn === 'slice' && (piece === null || counted !== 'piece'))
    return { quantity: whole(grams / (gramsOfOne('slice', ingredient) ?? USUAL_GRAMS_PER_SLICE)), unit: 'slice' };
  if (piece === null) return undefined;
  const count = grams / piece;
  if (measuredIn === 'stalk') return { quantity: count, unit: 'stalk' };
  if (counted === 'loose') return undefined;
  if (measuredIn === 'clove') return { quantity: whole(count), unit: 'clove' };
  if (counted === 'head' && count >= LEAST_SHARE) return { quantity: count, unit: 'head' };
  if (measuredIn === 'slice' || measuredIn === 'whole piece') return { quantity: whole(count), unit: null };
  const isCounted = measuredIn === 'piece' && count >= LEAST_SHARE && (piece >= LIGHTEST_COUNTED_GRAMS || cookingClass === 'chile');
  return isCounted ? { quantity: count, unit: null } : undefined;
};

/** Grams in the unit that a cook would take for the food. */
export const measuredAmount = (ingredient: Ingredient, cookingClass: CookingClass, grams: number, name: string): Amount => {
  const { measuredIn } = classRow(cookingClass);
  const pieces = inPieces(ingredient, cookingClass, countedAs(name, ingredient.name), grams);
  if (pieces || measuredIn === 'weight') return pieces ?? weighed(grams);
  return measuredIn === 'spoon' ? inSpoons(ingredient, grams) : inCups(ingredient, grams);
};
