import { find } from '../ingredients/find.js';
import type { Match } from '../ingredients/ingredient.js';
import type { Restriction } from '../safety/restriction.js';
import { brokenBy } from '../safety/judge.js';
import { lemmasOf } from '../text/tokenize.js';

/** Offers the ingredients that the restrictions of one request allow. */
export interface IngredientSource {
  /** The first of a list that is known, allowed and wanted. */
  firstOf(names: readonly string[], isWanted: (match: Match) => boolean): Match | undefined;
}

/** Wine vinegar holds next to no alcohol, but people who avoid alcohol would rather not buy it. */
const alcoholWords: ReadonlySet<string> = new Set(['wine', 'sherry', 'beer']);

export const createIngredientSource = (restrictions: readonly Restriction[]): IngredientSource => {
  const offers = new Map<string, Match | undefined>();
  const avoidsAlcohol = restrictions.some(({ kinds }) => kinds.includes('alcohol'));

  const isAllowed = (name: string): boolean =>
    !brokenBy(name, restrictions) && !(avoidsAlcohol && lemmasOf(name).some((word) => alcoholWords.has(word)));

  const offer = (name: string): Match | undefined => {
    if (offers.has(name)) return offers.get(name);
    const match = find(name);
    const offered = match !== undefined && match.matchType !== 'class' && isAllowed(name) ? match : undefined;
    offers.set(name, offered);
    return offered;
  };

  return {
    firstOf: (names, isWanted) => {
      for (const name of names) {
        const match = offer(name);
        if (match && isWanted(match)) return match;
      }
      return undefined;
    },
  };
};
