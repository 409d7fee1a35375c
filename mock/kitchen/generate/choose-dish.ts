import { skillLevels } from '../../../src/contract/enums.js';
import { styleOf } from '../dishes/cuisines.js';
import type { DishTemplate, NamedDish, Need } from '../dishes/dish.js';
import { dishes } from '../dishes/dishes.js';
import { cookingClasses } from '../ingredients/cooking-class.js';
import { find } from '../ingredients/find.js';
import { knownIngredient, type Ingredient } from '../ingredients/ingredient.js';
import { memoize } from '../../util/memoize.js';
import { lemmaKey } from '../text/tokenize.js';
import { buyMissing, extrasOf, hasSlot, holdsOne, takePantry, usedOf, type Dish, type Shop } from './assign-ingredients.js';
import { isMain, isStaple, type PantryItem } from './parse-pantry.js';
import type { CookingRequest } from './parse-request.js';

/*
 * The weights of the score, tuned on the pantries of bench/kitchen: what a dish uses of the pantry weighs most; then
 * a name of its own that the pantry spells; then what a meal is made of; then what the cuisine likes.
 */
const SHARE_WEIGHT = 80;
/** More than a name weighs: the meat that a pantry holds counts more than the dish that the rest of it spells. */
const MAINS_WEIGHT = 60;
const FAVORITE_WEIGHT = 10;
/** More than what a guessed cuisine likes best: penne becomes a pasta. */
const TRIGGER_WEIGHT = 12;
const EXTRA_PENALTY = 3;
const NAMED_WEIGHT = 30;
const NAMED_NEED_WEIGHT = 4;
/** Less than one ingredient more or less: chance decides only between equals, and not whether a pantry spells a dish. */
const CHANCE_WEIGHT = 3;

/** A dish spelled by less than this of the pantry is a coincidence: milk and sugar are in every kitchen. What one ingredient names is none. */
const LEAST_NAMED_SHARE = 0.4;

/** The share of the meat, fish and beans of a pantry that a dish takes; 1 if there are none. */
const shareOfMains = (dish: Dish, items: readonly PantryItem[]): number => {
  const mains = items.filter(isMain).length;
  return mains === 0 ? 1 : usedOf(dish).filter(isMain).length / mains;
};

/** True if a dish is not what the pantry is for: a smoothie from a dinner, or a dinner that leaves out its meat, fish or beans. */
export const isOffTopic = (dish: Dish, { items, course }: CookingRequest): boolean => {
  if (dish.named || items.length === 0) return false;
  return !dish.template.courses.includes(course) || (course === 'savory' && shareOfMains(dish, items) === 0);
};

const scoreOf = (dish: Dish, request: CookingRequest): number => {
  const { template, named, style } = dish;
  const { items } = request;
  const rank = style.dishes.indexOf(template.name);
  const share = items.length === 0 ? 1 : dish.assigned.length / items.length;
  const ownName = named ? NAMED_WEIGHT + NAMED_NEED_WEIGHT * named.needs.length : -template.scorePenalty;
  return (
    share * SHARE_WEIGHT +
    shareOfMains(dish, items) * MAINS_WEIGHT +
    (rank === -1 ? 0 : FAVORITE_WEIGHT - rank) +
    (items.length > 0 && holdsOne(dish, template.triggers) ? TRIGGER_WEIGHT : 0) +
    ownName
  );
};

const classNames: ReadonlySet<string> = new Set(cookingClasses);

/** The foods that an ingredient is a variety of, by the end of its name: canned corn is corn. Those that are cooked in another way are other foods. */
const varietyOf = ({ name, cookingClass }: Ingredient): string[] => {
  const words = name.split(' ');
  const ends = words.slice(1).map((_word, index) => words.slice(index + 1).join(' '));
  return ends.filter((end) => {
    const known = find(end)?.ingredient;
    return known?.name === end && known.cookingClass === cookingClass;
  });
};

/** What an item offers for a need: its name as it is written, because a dish may need exactly that, the ingredient, its class and its kinds. */
const offerOf = memoize(({ name, match, cookingClass }: PantryItem): ReadonlySet<string> => {
  const known = knownIngredient(match);
  // A kind that is named as a class is asked for as the class.
  const kinds = (known?.kinds ?? []).filter((kind) => !classNames.has(kind));
  const varieties = known ? [known.name, ...varietyOf(known)] : [];
  return new Set([lemmaKey(name), ...varieties, ...[cookingClass, ...kinds].map((one) => `any ${one}`)]);
});

const meets = (need: Need, offer: ReadonlySet<string>): boolean => need.some((one) => offer.has(one));

/** The share of a pantry that a named dish asks for. Staples that it does not ask for do not count: salt and oil are in every kitchen. */
const shareNamedBy = ({ needs }: NamedDish, items: readonly PantryItem[]): number => {
  const named = items.filter((item) => needs.some((need) => meets(need, offerOf(item))));
  const others = items.filter((item) => !named.includes(item) && !isStaple(item));
  return named.length / (named.length + others.length);
};

/** Everything that a pantry offers. It is tried several times if time is short. */
const offersOf = memoize((items: readonly PantryItem[]): ReadonlySet<string> => new Set(items.flatMap((item) => [...offerOf(item)])));

/** The name of its own that a dish gets if the pantry spells one: the one that asks for most ingredients. */
const nameFor = ({ named }: DishTemplate, { items, cuisine: { asked } }: CookingRequest): NamedDish | undefined => {
  const offers = offersOf(items);
  return named
    .filter(({ needs, without }) => needs.every((need) => meets(need, offers)) && !meets(without, offers))
    .filter(({ cuisine }) => asked === null || cuisine === null || cuisine === asked)
    .filter((one) => one.needs.length === 1 || shareNamedBy(one, items) >= LEAST_NAMED_SHARE)
    .toSorted((a, b) => b.needs.length - a.needs.length)[0];
};

/**
 * A dish with the pantry in its slots; `undefined` if it makes no sense with this pantry. Sugar and eggs whose flour the diet rules out are
 * still for a cake: the base of a sweet dish may be bought.
 */
const fill = (template: DishTemplate, request: CookingRequest): Dish | undefined => {
  const { items, course, cuisine, skill, restrictions } = request;
  if (skillLevels.indexOf(template.skill) > skillLevels.indexOf(skill)) return undefined;
  const { required } = template;
  const named = nameFor(template, request) ?? null;
  if (template.namedOnly && !named && !styleOf(cuisine.name).dishes.includes(template.name)) return undefined;
  const isForInfant = restrictions.some(({ name }) => name === 'infant');
  const dish: Dish = { template, named, style: styleOf(named?.cuisine ?? cuisine.name), isForInfant, assigned: [] };
  takePantry(dish, items);
  if (named || required.length === 0 || holdsOne(dish, required)) return dish;
  const isSweet = course === 'sweet' && template.courses[0] === 'sweet' && dish.assigned.length > 0;
  const buyable = new Set(template.slots.filter(({ buy }) => buy.length > 0).map(({ name }) => name));
  const canBuyOne = required.some((slots) => slots.every((name) => hasSlot(dish, name) || buyable.has(name)));
  return (items.length === 0 || isSweet) && canBuyOne ? dish : undefined;
};

/** The luck of a dish, 0 to 1. It depends on no other dish, so that a new one changes only the pantries that it is best for. */
export type ChanceOf = (dish: string) => number;

/**
 * The dishes that a pantry can become, best first: those that it spells, that use most of it, that the cuisine likes, that are a meal, and that
 * need little else. `mostExtras` bounds what is bought that a dish could do without.
 */
export const chooseDishes = (request: CookingRequest, shop: Shop, chanceOf: ChanceOf, mostExtras: number): Dish[] => {
  const filled = dishes().flatMap((template) => fill(template, request) ?? []);
  const penalty = request.items.length === 0 ? 0 : EXTRA_PENALTY;
  return filled
    .flatMap((dish) => {
      const chance = dish.named ? 0 : chanceOf(dish.template.name) * CHANCE_WEIGHT;
      const score = scoreOf(dish, request) + chance;
      return buyMissing(dish, shop, mostExtras) ? [{ dish, score: score - extrasOf(dish) * penalty }] : [];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ dish }) => dish);
};
