import { neverSwapOf } from '../safety/never-swap.js';
import { lazy } from '../text/memoize.js';
import { rowsOf } from './read-tables.js';

const reasons = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(rowsOf('not-for-dishes.tsv', ['rule', 'reason']).map(({ cells }) => [cells.rule, cells.reason])),
);

/** Why a food has no place in a dish that is made up from a pantry: curing salt is not salt. `undefined` if it has one. */
export const whyNotForDishes = (name: string): string | undefined => {
  const rule = neverSwapOf(name, '')?.rule;
  return rule === undefined ? undefined : reasons().get(rule);
};
