import type { DishTemplate, NamedDish, Need } from '../dishes/dish.js';
import { memoize } from '../text/memoize.js';
import { lemmaKey } from '../text/tokenize.js';
import { isStaple, type PantryItem } from './parse-pantry.js';

/** What a pantry, or one item of it, offers for a need. */
interface Offer {
  /** Names of ingredients, and names as they are written: a dish may need exactly that, such as green curry paste. */
  names: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
}

const toOffer = (items: readonly PantryItem[]): Offer => {
  const known = items.flatMap(({ match }) => (match && match.matchType !== 'class' ? [match.ingredient] : []));
  return {
    names: new Set([...items.map(({ name }) => lemmaKey(name)), ...known.map(({ name }) => name)]),
    classes: new Set(items.flatMap(({ cookingClass }) => cookingClass ?? [])),
    kinds: new Set(known.flatMap(({ kinds }) => kinds)),
  };
};

const offerOfPantry = memoize(toOffer);
const offerOfItem = memoize((item: PantryItem) => toOffer([item]));

/** A name that a dish asks for, as the kitchen writes it and as a pantry may. */
const namesOf = memoize(({ names }: Need): readonly string[] => [...new Set([...names, ...names.map(lemmaKey)])]);

const meets = (need: Need, { names, classes, kinds }: Offer): boolean =>
  need.classes.some((one) => classes.has(one)) || need.kinds.some((one) => kinds.has(one)) || namesOf(need).some((one) => names.has(one));

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
  const named = items.filter((item) => needs.some((need) => meets(need, offerOfItem(item))));
  const others = items.filter((item) => !named.includes(item) && !isStaple(item));
  return named.length / (named.length + others.length);
};
