import { listWords } from '../../text/join-list.js';
import { Unsatisfiable } from '../../unsatisfiable.js';
import type { RawFood } from '../../safety/raw-food.js';
import { hotWordsIn, type Action } from './read-actions.js';

/** What can be left out: the thing is good as it is bought, only colder or firmer. */
const gentle = /^(?:melt|toast|warm|heat|microwave)/i;
/** Minutes from which on even that is cooking. */
const long = 10;

/** True where things are toasted, melted or warmed, and nothing is cooked. */
export const isOnlyWarmed = (actions: readonly Action[]): boolean => !actions.some((action) => cookingIn(action).length > 0);

const cookingIn = ({ text, kind, span }: Action): string[] =>
  kind === 'brown' || kind === 'cook' ? hotWordsIn(text).filter((word) => !gentle.test(word) || (span?.most ?? 0) > long) : [];

/**
 * Lets through what is only melted, toasted or warmed.
 *
 * @throws {@link Unsatisfiable} where something is not safe, or not food, raw, or heat is what makes the dish.
 */
export const refuseWithoutHeat = (raw: readonly RawFood[], actions: readonly Action[]): void => {
  const cooked = [...new Set(actions.flatMap(cookingIn))].slice(0, 4).map((word) => `"${word}"`);
  const reasons = new Set([
    ...raw.map(({ name, why }) => `The ${name.toLowerCase()} ${why}.`),
    ...(cooked.length > 0 ? [`Heat is what makes the dish: its steps say ${listWords(cooked)}.`] : []),
  ]);
  const [first, ...rest] = reasons;
  if (first !== undefined) throw new Unsatisfiable('This recipe cannot be made without heat.', first, ...rest);
};
