import { cookingClasses } from '../ingredients/cooking-class.js';
import type { DishTemplate, NamedDish, Need } from '../dishes/dish.js';
import { memoize } from '../text/memoize.js';
import { lemmaKey } from '../text/tokenize.js';
import { isStaple, type PantryItem } from './parse-pantry.js';

const classNames: ReadonlySet<string> = new Set(cookingClasses);

/** What an item offers for a need: its name as it is written, because a dish may need exactly that, the ingredient, its class and its kinds. */
const offerOf = memoize(({ name, match, cookingClass }: PantryItem): ReadonlySet<string> => {
  const known = match && match.matchType !== 'class' ? match.ingredient : undefined;
  // A kind that is named as a class is asked for as the class.
  const kinds = (known?.kinds ?? []).filter((kind) => !classNames.has(kind));
  return new Set([
    lemmaKey(name),
    ...(known ? [known.name] : []),
    ...[...(cookingClass === null ? [] : [cookingClass]), ...kinds].map((one) => `any ${one}`),
  ]);
});

const offerOfPantry = memoize((items: readonly PantryItem[]) => new Set(items.flatMap((item) => [...offerOf(item)])));

const meets = (need: Need, offer: ReadonlySet<string>): boolean => need.some((one) => offer.has(one));

/** A pantry is tried several times if time is short, and spells the same dishes each time. */
const namedByPantry = memoize((items: readonly PantryItem[]) =>
  memoize(({ named }: DishTemplate): readonly NamedDish[] => {
    const offer = offerOfPantry(items);
    return named
      .filter(({ needs, without }) => needs.every((need) => meets(need, offer)) && !meets(without, offer))
      .toSorted((a, b) => b.needs.length - a.needs.length);
  }),
);

/** The dishes with a name of their own that a pantry spells, those that ask for most ingredients first. */
export const namedDishesIn = (template: DishTemplate, items: readonly PantryItem[]): readonly NamedDish[] => namedByPantry(items)(template);

/** The share of a pantry that a named dish asks for. Staples that it does not ask for do not count: salt and oil are in every kitchen. */
export const shareNamedBy = ({ needs }: NamedDish, items: readonly PantryItem[]): number => {
  const named = items.filter((item) => needs.some((need) => meets(need, offerOf(item))));
  const others = items.filter((item) => !named.includes(item) && !isStaple(item));
  return named.length / (named.length + others.length);
};
