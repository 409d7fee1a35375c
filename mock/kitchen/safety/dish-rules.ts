import type { Kind, Match } from '../ingredients/ingredient.js';
import { leavesNothingOut, type Restriction } from './restriction.js';

const countOf = (matches: readonly (Match | undefined)[], kinds: readonly Kind[]): number =>
  matches.filter((match) => match?.ingredient.kinds.some((kind) => kinds.includes(kind))).length;

/** Whether a dish holds what a restriction keeps apart: meat with milk. */
export const clashes = ({ separation }: Restriction, matches: readonly (Match | undefined)[]): boolean =>
  separation !== undefined && countOf(matches, separation.kinds) > 0 && countOf(matches, separation.from) > 0;

/** Whether a dish holds any of what a restriction keeps apart. */
const hasSides = ({ separation }: Restriction, matches: readonly (Match | undefined)[]): boolean =>
  separation !== undefined && countOf(matches, [...separation.kinds, ...separation.from]) > 0;

const sideOf = ({ name, separation }: Restriction, matches: readonly (Match | undefined)[]): Restriction[] => {
  if (!separation) return [];
  const isOfOthers = countOf(matches, separation.from) > countOf(matches, separation.kinds);
  const kinds = isOfOthers ? separation.kinds : separation.from;
  return [{ name, ...leavesNothingOut, kinds, reasonSuffix: isOfOthers ? separation.withOthers : separation.withKinds }];
};

/**
 * The restrictions for a dish that is made of some of the ingredients. If a restriction keeps two kinds of food apart, the dish is made of the
 * kind that more of the ingredients belong to, and the other kind is excluded: kosher beef goes without cheese.
 */
export const forOneDish = (restrictions: readonly Restriction[], matches: readonly (Match | undefined)[]): Restriction[] => [
  ...restrictions,
  ...restrictions.flatMap((restriction) => sideOf(restriction, matches)),
];

/**
 * The restrictions for what is added to a dish: to kosher beef no milk, to a dish of neither meat nor milk either of them. The dish is read only
 * if a restriction keeps foods apart.
 */
export const forAdditionTo = (readDish: () => readonly (Match | undefined)[], restrictions: readonly Restriction[]): Restriction[] => {
  const parting = restrictions.filter(({ separation }) => separation !== undefined);
  if (parting.length === 0) return [...restrictions];
  const dish = readDish();
  return [...restrictions, ...parting.flatMap((restriction) => (hasSides(restriction, dish) ? sideOf(restriction, dish) : []))];
};
