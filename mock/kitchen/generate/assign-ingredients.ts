import { cookingClassOf, isEatenRaw, mostGramsOf } from '../dishes/cooking.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import type { DishTemplate, IngredientSlot, NamedDish } from '../dishes/dish.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import { find } from '../ingredients/find.js';
import type { Ingredient, Match } from '../ingredients/ingredient.js';
import { brokenBy, judge } from '../safety/judge.js';
import type { Restriction } from '../safety/restriction.js';
import { memoize, memoizeText } from '../../util/memoize.js';
import { groupPairs } from '../text/read-table.js';
import { toItem, type PantryItem } from './parse-pantry.js';

/** One ingredient in its slot. */
export interface Assigned extends PantryItem {
  slot: IngredientSlot;
  fromPantry: boolean;
}

/** Less of a slot than this makes the dish too thin: wine alone makes no soup. A guess. */
const THIN_SHARE = 0.6;

/** Slots from so many grams on are liquids, and whatever else fills the pot; less of a sauce or a cheese is no harm. */
const LEAST_BODY_GRAMS = 140;

/** Grams of an ingredient that belong in one serving at most. */
export const mostGrams = ({ match, cookingClass }: PantryItem): number => (match ? mostGramsOf(match.ingredient, cookingClass) : 0);

/** The slots of a dish by what they accept. */
const slotsByClass = memoize(({ slots }: DishTemplate): ReadonlyMap<CookingClass, readonly IngredientSlot[]> =>
  groupPairs(slots.flatMap((slot) => slot.accepts.map((accepted) => [accepted, slot] as const))),
);

/** Ice cream and sorbet are served as they are. */
const melts = ({ category, cookingClass }: Ingredient): boolean => category === 'frozen' && cookingClass === 'sweet';

/** Whether an ingredient may be in a slot, which heats it or not. What is not known is used as its package says. */
const fits = ({ isForInfant }: Dish, slot: IngredientSlot, match: Match | undefined): boolean => {
  if (!match) return slot.name === 'readymade';
  const { ingredient } = match;
  const isWanted = slot.only.length === 0 || slot.only.includes(ingredient.name);
  return isWanted && (slot.raw ? isEatenRaw(ingredient, isForInfant) : !melts(ingredient));
};

/** A dish with ingredients in its slots. */
export interface Dish {
  readonly template: DishTemplate;
  /** The name of its own that the pantry spells, `null` if it is called by its ingredients. */
  readonly named: NamedDish | null;
  readonly style: CuisineStyle;
  readonly isForInfant: boolean;
  readonly assigned: Assigned[];
}

/** What has taken a slot. */
const inSlot = ({ assigned }: Dish, name: string): Assigned[] => assigned.filter(({ slot }) => slot.name === name);

export const hasSlot = ({ assigned }: Dish, name: string): boolean => assigned.some(({ slot }) => slot.name === name);

/** True if all the slots of one of these lists are taken. */
export const holdsOne = (dish: Dish, lists: readonly (readonly string[])[]): boolean =>
  lists.some((slots) => slots.every((slot) => hasSlot(dish, slot)));

/** What is from the pantry. */
export const usedOf = ({ assigned }: Dish): Assigned[] => assigned.filter(({ fromPantry }) => fromPantry);

/** How many ingredients are bought. */
export const extrasOf = (dish: Dish): number => dish.assigned.length - usedOf(dish).length;

/** Puts an ingredient into a slot; returns false if the slot is full. */
const put = (dish: Dish, slot: IngredientSlot, item: PantryItem, fromPantry: boolean): boolean => {
  if (inSlot(dish, slot.name).length >= slot.most) return false;
  const times = slot.whole ? { ...item.times, prepare: '', listedAs: '', work: 0 } : item.times;
  dish.assigned.push({ ...item, times, slot, fromPantry });
  return true;
};

/** Puts every item of a pantry where it belongs. */
export const takePantry = (dish: Dish, items: readonly PantryItem[]): void => {
  for (const item of items) {
    const slots = slotsByClass(dish.template).get(item.cookingClass) ?? [];
    slots.some((slot) => fits(dish, slot, item.match) && put(dish, slot, item, true));
  }
};

/** An ingredient that may be bought; `isSure`: whatever its brand, it keeps every restriction. */
interface Offer {
  match: Match;
  isSure: boolean;
}

/** Offers an ingredient by its name if it is known and allowed. */
export type Shop = (name: string) => Offer | undefined;

/** More names than dishes and cuisines buy. */
const REMEMBERED_OFFERS = 2000;

export const createShop = (restrictions: readonly Restriction[]): Shop =>
  memoizeText(REMEMBERED_OFFERS, (name) => {
    const match = brokenBy(name, restrictions) ? undefined : find(name);
    if (match === undefined || match.matchType === 'class') return undefined;
    return { match, isSure: restrictions.every((restriction) => judge(restriction, match) !== 'may_break') };
  });

/** Slots that a dish with a name of its own may buy although nobody asked for them: it is fried and seasoned. */
const alwaysBought: ReadonlySet<string> = new Set(['fat', 'salt']);

const canBuy = ({ buy, cuisineList }: IngredientSlot): boolean => buy.length > 0 || cuisineList !== undefined;

const buyOne = (dish: Dish, slot: IngredientSlot, shop: Shop): boolean => {
  const slotOf = (match: Match): IngredientSlot | undefined => {
    const cookingClass = cookingClassOf(match, match.ingredient.name);
    if (slot.accepts.includes(cookingClass)) return fits(dish, slot, match) ? slot : undefined;
    // Beans bought instead of meat take the slot for beans, but wine does not become the broth to boil them in.
    return slot.optional ? (slotsByClass(dish.template).get(cookingClass) ?? []).find(({ only }) => only.length === 0) : undefined;
  };
  const isNew = ({ ingredient }: Match): boolean => !dish.assigned.some(({ match }) => match?.ingredient.name === ingredient.name);
  const names = [...(slot.cuisineList ? dish.style[slot.cuisineList] : []), ...slot.buy];
  const buyOffer = (name: string, wantsSure: boolean): boolean => {
    const { match, isSure } = shop(name) ?? {};
    const place = match && isSure === wantsSure && isNew(match) ? slotOf(match) : undefined;
    return match !== undefined && place !== undefined && put(dish, place, toItem(match.ingredient.name, match), false);
  };
  return [true, false].some((wantsSure) => names.some((name) => buyOffer(name, wantsSure)));
};

/** True if what has taken the slot is too little for it. */
const isThin = (dish: Dish, { name, grams }: IngredientSlot): boolean =>
  grams >= LEAST_BODY_GRAMS && inSlot(dish, name).reduce((sum, one) => sum + mostGrams(one), 0) < grams * THIN_SHARE;

/**
 * Buys what a dish misses, at most `mostExtras` things that it could do without. Returns false if the diet allows nothing for a slot that has to be
 * filled.
 */
export const buyMissing = (dish: Dish, shop: Shop, mostExtras: number): boolean => {
  const { template, named } = dish;
  const buyable = template.slots.filter(canBuy);
  for (const slot of buyable.filter(({ optional }) => !optional)) {
    if (!hasSlot(dish, slot.name) && !buyOne(dish, slot, shop)) return false;
    if (isThin(dish, slot)) buyOne(dish, slot, shop);
  }
  for (const slot of template.slots.filter(({ optional }) => optional)) {
    if (extrasOf(dish) >= mostExtras) break;
    const isWelcome = named === null || alwaysBought.has(slot.name);
    const isMissing = !hasSlot(dish, slot.name) && !slot.satisfiedBy.some((one) => hasSlot(dish, one));
    if (isMissing && isWelcome) buyOne(dish, slot, shop);
  }
  return true;
};
