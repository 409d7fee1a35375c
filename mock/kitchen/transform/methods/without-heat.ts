import { listWords } from '../../text/join-list.js';
import type { RawFood } from '../../safety/raw-food.js';
import { Unsatisfiable } from '../../unsatisfiable.js';
import type { Action } from './course.js';
import { cooks } from './read-clauses.js';

/** What can be left out: the ingredient is good as it is bought, only colder or firmer. */
const gentle: ReadonlySet<string> = new Set(['melt', 'toast', 'warm', 'heat', 'microwave']);
/** Minutes from which on even that is cooking. */
const LONG_MINUTES = 10;

const isCooking = (action: Action): boolean => cooks(action) && (!gentle.has(action.verb) || (action.span?.most ?? 0) > LONG_MINUTES);

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
