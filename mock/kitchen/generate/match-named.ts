import type { DishTemplate, NamedDish, Need } from '../dishes/dish.js';
import type { PantryItem } from './parse-pantry.js';

const answers = ({ names, classes }: Need, { match, cookingClass }: PantryItem): boolean =>
  (cookingClass !== null && classes.includes(cookingClass)) ||
  (match !== undefined && match.how !== 'head' && names.includes(match.ingredient.name));

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
