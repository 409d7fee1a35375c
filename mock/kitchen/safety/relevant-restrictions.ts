import { memoize } from '../text/memoize.js';
import type { Restriction } from './restriction.js';
import { groupPairs } from '../text/read-table.js';

interface RestrictionIndex {
  /** The place of each restriction in its list. */
  places: ReadonlyMap<Restriction, number>;
  /** Those that ask for more than words: any ingredient may break them. */
  general: readonly Restriction[];
  /** The others, by the first word of each phrase they avoid. */
  byWord: ReadonlyMap<string, readonly Restriction[]>;
}

const isGeneral = ({ kinds, allergens, precautionary, exceedsLimit }: Restriction): boolean =>
  kinds.length > 0 || allergens.length > 0 || precautionary || exceedsLimit !== undefined;

const indexOf = memoize((restrictions: readonly Restriction[]): RestrictionIndex => {
  const byWord = groupPairs(
    restrictions
      .filter((restriction) => !isGeneral(restriction))
      .flatMap((restriction) => restriction.words.map((phrase) => [phrase.split(' ')[0] ?? '', restriction] as const)),
  );
  return { places: new Map(restrictions.map((one, place) => [one, place])), general: restrictions.filter(isGeneral), byWord };
});

/** So few are asked one by one. */
const FEW = 8;

/**
 * The restrictions that may be broken by names of these keys, in their order. Somebody may list hundreds of foods to avoid, and most have
 * nothing to do with a name.
 */
export const relevantTo = (restrictions: readonly Restriction[], ...keys: readonly string[]): readonly Restriction[] => {
  if (restrictions.length <= FEW) return restrictions;
  const { places, general, byWord } = indexOf(restrictions);
  const relevant = new Set(general);
  for (const key of keys) for (const word of key.split(' ')) for (const restriction of byWord.get(word) ?? []) relevant.add(restriction);
  return [...relevant].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
};
