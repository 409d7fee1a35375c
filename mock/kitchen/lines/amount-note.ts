import { isLemma } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { MAX_QUANTITY } from './parse-amount.js';

/** Only this much of a line can be its amount. */
const LONGEST_AMOUNT = 60;

/**
 * A note about the number at the front of a line, if it is none, or if a dash before it was read as the sign of a list.
 *
 * @example
 * amountNote('1/0 cup flour') // 'the amount "1/0" is not a number from 0 to 1,000,000, and is left out'
 */
export const amountNote = (line: string): string | undefined => {
  const front = line.trim().slice(0, LONGEST_AMOUNT);
  const [written = ''] = front.split(' ');
  const [first, second] = tokenize(front);
  const isDashed = isLemma(first, '-') && second?.type === 'number' && !second.spaceBefore;
  const number = isDashed ? second : first;
  if (number?.type !== 'number') return undefined;
  if (number.value === null || number.value > MAX_QUANTITY)
    return `the amount "${written}" is not a number from 0 to ${MAX_QUANTITY.toLocaleString('en-US')}, and is left out`;
  return isDashed ? `"${written}" is read as ${number.text}: a dash before an amount is the sign of a list` : undefined;
};
