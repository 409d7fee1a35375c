import { parseIngredient } from 'parse-ingredient';
import type { Unit } from '../../../src/contract/vocabulary.js';
import { memoizeText } from '../text/memoize.js';
import { otherMeasures, unitSpellings } from './line-words.js';

/** "1 1/2" is 1.5; "2-3" has an upper end. */
export interface Amount {
  quantity: number | null;
  quantityMax: number | null;
}

/** An amount that a kitchen could hold; anything beyond is a slip of the keyboard, and no amount. */
const sane = (amount: number | null | undefined): number | null =>
  amount !== null && amount !== undefined && amount <= 1e6 ? amount : null;

/** The numbers of an amount, without its unit. Setting up the parser costs more than all else that is done with a line, so its answers are kept. */
export const readAmount = memoizeText(500, (amount): Amount => {
  const [parsed] = parseIngredient(`${amount.replace(/-?\s*(?:to|or|-)[\s-]*/i, '-')} x`);
  return { quantity: sane(parsed?.quantity), quantityMax: sane(parsed?.quantity2) };
});

/** The unit that a word names, and how many of it one is: a gallon is 4 quarts, a dozen 12 of what is counted. `undefined` where it names none. */
export const unitOf = (word: string): readonly [factor: number, unit: Unit | null] | undefined => {
  if (word === 'T') return [1, 'tablespoon'];
  const lower = word.toLowerCase().replaceAll('.', '');
  const said = lower.endsWith('s') ? lower.slice(0, -1) : lower;
  if (Object.hasOwn(unitSpellings, said)) return [1, unitSpellings[said] as Unit];
  return Object.hasOwn(otherMeasures, said) ? otherMeasures[said] : undefined;
};
