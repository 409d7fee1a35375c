import type { Match } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { leavesNothingOut, type Restriction, type Side } from './restriction.js';

type Dish = readonly (Pick<Match, 'ingredient'> | undefined)[];

const countOf = (dish: Dish, { kinds }: Side): number => dish.filter((match) => match && isAnyOf(match.ingredient, ...kinds)).length;

/** Whether a dish holds what a restriction keeps apart: meat with milk. */
export const clashes = ({ separation }: Restriction, dish: Dish): boolean => separation?.every((side) => countOf(dish, side) > 0) ?? false;

const hasSide = ({ separation }: Restriction, dish: Dish): boolean => separation?.some((side) => countOf(dish, side) > 0) ?? false;

/** Of two foods that a restriction keeps apart, the one that less of the dish belongs to is excluded. */
const sideOf = ({ name, separation }: Restriction, dish: Dish): Restriction[] => {
  if (!separation) return [];
  const [one, other] = separation;
  const [kept, excluded] = countOf(dish, other) > countOf(dish, one) ? [other, one] : [one, other];
  return [{ name, ...leavesNothingOut, kinds: excluded.kinds, reasonSuffix: `in a dish with ${kept.name}` }];
};

/**
 * The restrictions for a dish that is made of some of the ingredients. If a restriction keeps two kinds of food apart, the dish is made of the
 * kind that more of the ingredients belong to, and the other kind is excluded: kosher beef goes without cheese.
 */
export const forOneDish = (restrictions: readonly Restriction[], dish: Dish): Restriction[] => [
  ...restrictions,
  ...restrictions.flatMap((restriction) => sideOf(restriction, dish)),
];

/**
 * The restrictions for what is added to a dish: to kosher beef no milk, to a dish of neither meat nor milk either of them. The dish is read only
 * if a restriction keeps foods apart.
 */
export const forAdditionTo = (readDish: () => Dish, restrictions: readonly Restriction[]): Restriction[] => {
  const parting = restrictions.filter(({ separation }) => separation !== undefined);
  if (parting.length === 0) return [...restrictions];
  const dish = readDish();
  return [...restrictions, ...parting.flatMap((restriction) => (hasSide(restriction, dish) ? sideOf(restriction, dish) : []))];
};
