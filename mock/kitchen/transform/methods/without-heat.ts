import { listWords } from '../../text/join-list.js';
import type { RawFood } from '../../safety/raw-food.js';
import { Unsatisfiable } from '../../unsatisfiable.js';
import { isOn } from '../word-lists.js';
import type { Action } from './course.js';
import { cooks } from './read-clauses.js';

/** Minutes from which on even melting and toasting is cooking. */
const LONG_MINUTES = 10;

const isCooking = (action: Action): boolean =>
  cooks(action) && (!isOn('warms only', action.verb) || (action.span?.most ?? 0) > LONG_MINUTES);

/** Whether ingredients are only toasted, melted or warmed, and nothing is cooked. */
export const isOnlyWarmed = (actions: readonly Action[]): boolean => !actions.some(isCooking);

/** How many of the words that cook an error names. */
const NAMED_WORDS = 4;

/**
 * Lets through what is only melted, toasted or warmed.
 *
 * @throws {@link Unsatisfiable} if something is not safe, or not food, raw, or heat is what makes the dish.
 */
export const refuseWithoutHeat = (raw: readonly RawFood[], actions: readonly Action[]): void => {
  const cooked = [...new Set(actions.filter(isCooking).map(({ verb }) => verb))].slice(0, NAMED_WORDS).map((word) => `"${word}"`);
  const reasons = new Set([
    ...raw.map(({ name, why }) => `The ${name.toLowerCase()} ${why}.`),
    ...(cooked.length > 0 ? [`Heat is what makes the dish: its steps say ${listWords(cooked)}.`] : []),
  ]);
  const [first, ...rest] = reasons;
  if (first !== undefined) throw new Unsatisfiable('This recipe cannot be made without heat.', first, ...rest);
};
