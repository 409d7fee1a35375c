import type { Unit } from '../../../src/contract/enums.js';
import { classRow, countedAs } from '../dishes/cooking.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { gramsOf, gramsOfOne, gramsPer } from '../lines/amounts.js';
import { measurable, measuredBest } from '../lines/kitchen-quantity.js';

interface Amount {
  quantity: number;
  unit: Unit | null;
}

/** From about one pound on, a cook thinks in pounds. */
const POUNDS_FROM_GRAMS = 440;
/** Less than this of a piece, or more pieces, are not counted. */
const LEAST_SHARE = 0.2;
const MOST_COUNTED = 20;
/** More cups than this of something fresh are weighed. */
const MOST_CUPS_OF_PRODUCE = 6;
/** For a food without a known weight of a slice. */
const USUAL_GRAMS_PER_SLICE = 28;

/** The amount in pieces, heads, cloves or slices; `undefined` if it is not counted. */
const inPieces = (ingredient: Ingredient, cookingClass: CookingClass, grams: number, name: string): Amount | undefined => {
  const { measuredIn } = classRow(cookingClass);
  const counted = countedAs(name);
  if (measuredIn === 'slice' && counted !== 'piece')
    return { quantity: grams / (gramsOfOne('slice', ingredient) ?? USUAL_GRAMS_PER_SLICE), unit: 'slice' };
  const { gramsPerPiece } = ingredient;
  if (gramsPerPiece === null || counted === 'loose') return undefined;
  const quantity = grams / gramsPerPiece;
  if (measuredIn === 'stalk' || measuredIn === 'clove') return { quantity, unit: measuredIn };
  if (measuredIn === 'slice' || measuredIn === 'whole piece') return { quantity: Math.max(1, Math.round(quantity)), unit: null };
  if (quantity < LEAST_SHARE || quantity > MOST_COUNTED) return undefined;
  if (counted === 'head') return { quantity, unit: 'head' };
  return measuredIn === 'piece' ? { quantity, unit: null } : undefined;
};

/** Grams in the unit that a cook would take for the food, as much of it as can be measured. */
export const measuredAmount = (ingredient: Ingredient, cookingClass: CookingClass, grams: number, name: string): Amount => {
  const pieces = inPieces(ingredient, cookingClass, grams, name);
  if (pieces) return { ...pieces, quantity: measurable(pieces.quantity, pieces.unit) };
  const { measuredIn } = classRow(cookingClass);
  const unit = measuredIn === 'spoon' ? 'tablespoon' : 'cup';
  const quantity = grams / (gramsOf(1, unit, ingredient) as number);
  const isHeap = unit === 'cup' && quantity >= MOST_CUPS_OF_PRODUCE && ingredient.category === 'produce';
  const isMeasured = unit === 'tablespoon' || ingredient.gramsPerCup !== null;
  if (measuredIn !== 'weight' && isMeasured && !isHeap) return measuredBest(quantity, unit);
  const weight = grams >= POUNDS_FROM_GRAMS ? 'pound' : 'ounce';
  return { quantity: measurable(grams / gramsPer[weight], weight), unit: weight };
};
