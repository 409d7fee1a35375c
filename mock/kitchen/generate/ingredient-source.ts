import type { Match } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import type { Restriction } from '../safety/restriction.js';
import { breaks } from '../safety/safety.js';

/** Sells what the restrictions of one request allow. */
export class Shop {
  readonly #restrictions: readonly Restriction[];
  readonly #asked = new Map<string, Match | null>();

  constructor(restrictions: readonly Restriction[]) {
    this.#restrictions = restrictions;
  }

  /** The first thing on a list that is known, allowed and wanted. */
  firstOf(names: readonly string[], isWanted: (match: Match) => boolean): Match | undefined {
    for (const name of names) {
      const match = this.#offer(name);
      if (match && isWanted(match)) return match;
    }
    return undefined;
  }

  #offer(name: string): Match | null {
    const known = this.#asked.get(name);
    if (known !== undefined) return known;
    const match = find(name);
    const isSold = match !== undefined && match.how !== 'head' && !breaks(name, this.#restrictions) && !this.#remindsOfWine(name);
    const offer = isSold ? match : null;
    this.#asked.set(name, offer);
    return offer;
  }

  /** Wine vinegar holds no alcohol to speak of; who keeps from alcohol would still rather not buy it. */
  #remindsOfWine(name: string): boolean {
    return /\b(wine|sherry|beer)\b/.test(name) && this.#restrictions.some(({ kinds }) => kinds.includes('alcohol'));
  }
}
