import type { DishTemplate, NamedDish, Need } from '../dishes/dish.js';
import { memoizeText } from '../text/memoize.js';
import { lemmasOf } from '../text/tokenize.js';
import type { PantryItem } from './parse-pantry.js';

/** Pantries and dishes repeat a few hundred names. */
const REMEMBERED_NAMES = 2000;

const comparable = memoizeText(REMEMBERED_NAMES, (name) => lemmasOf(name).join(' '));

/** True if an item is one of the alternatives: by what it is, or by how it is written, if a dish needs the very thing (green curry paste). */
const answers = ({ names, classes, kinds }: Need, { name, match, cookingClass }: PantryItem): boolean => {
  if (cookingClass !== null && classes.includes(cookingClass)) return true;
  if (names.some((one) => comparable(one) === comparable(name))) return true;
  if (match === undefined || match.how === 'head') return false;
  return names.includes(match.ingredient.name) || kinds.some((kind) => match.ingredient.kinds.includes(kind));
};

/** The dishes with a name of their own that a pantry spells, those that ask for most ingredients first. */
export const namedDishesIn = ({ named }: DishTemplate, items: readonly PantryItem[]): NamedDish[] =>
  named
    .filter(
      ({ needs, without }) =>
        needs.every((need) => items.some((item) => answers(need, item))) && !items.some((item) => answers(without, item)),
    )
    .toSorted((a, b) => b.needs.length - a.needs.length);

/** How many items of a pantry a named dish asks for. */
export const itemsNamedBy = ({ needs }: NamedDish, items: readonly PantryItem[]): number =>
  items.filter((item) => needs.some((need) => answers(need, item))).length;
