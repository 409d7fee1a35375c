import type { Cost } from '../../../src/contract/transforms.js';
import type { Weighed } from './nutrition.js';

/** Dollars of what is used, not of what must be bought: a spoon of oil costs a spoon of oil. */
export const dollarsOf = (parts: readonly Weighed[]): number =>
  parts.reduce((sum, { ingredient, grams }) => sum + (ingredient && grams ? (ingredient.pricePerKg * grams) / 1000 : 0), 0);

/** An amount of US dollars, rounded to the cent. */
export const dollars = (amount: number): Cost => ({ amount: Math.round(amount * 100) / 100, currency: 'USD' });
