import type { CuisineStyle } from '../dishes/cuisines.js';
import type { Form, Slot } from '../dishes/form.js';
import { asItIs, handlingOf, isEatenRaw, strong, type Handling } from '../dishes/handling.js';
import { spare } from '../dishes/slots.js';
import { sortOf, type Sort } from '../dishes/sorts.js';
import type { Match } from '../ingredients/ingredient.js';
import type { PantryItem } from './parse-pantry.js';
import type { Shop } from './ingredient-source.js';
import { memoize } from '../text/memoize.js';

/** One ingredient in its place. */
export interface Placed {
  name: string;
  match: Match | undefined;
  /** `null` where nobody knows what it is; so is `handling`. */
  sort: Sort | null;
  handling: Handling | null;
  slot: Slot;
  fromPantry: boolean;
  /** Grams that the pantry holds, `null` where it is not said. */
  available: number | null;
}

/** A form with everything that goes into it. */
export interface FilledDish {
  form: Form;
  placed: Placed[];
  /** Of the pantry, how many found a place. */
  used: number;
  /** How many things are not in the pantry. */
  extras: number;
}

/** What nobody knows is heated through with the rest, or served beside it. */
const unknownSlot: Slot = { part: 'unknown', accepts: [], grams: 60, most: 3 };

/** Grams in one serving that an ingredient can make up of its place. */
export const mostOf = (match: Match, sort: Sort): number => strong[match.ingredient.name] ?? handlingOf(sort).most;

/** The places of a form by what they accept. */
const placesOf = memoize(({ slots }: Form): ReadonlyMap<Sort, readonly Slot[]> => {
  const places = new Map<Sort, Slot[]>();
  for (const slot of slots) for (const sort of slot.accepts) places.set(sort, [...(places.get(sort) ?? []), slot]);
  return places;
});

/** A form with the pantry in its places, before anything is bought. */
export class Filling {
  readonly form: Form;
  readonly placed: Placed[] = [];
  readonly #counts = new Map<string, number>();

  constructor(form: Form) {
    this.form = form;
  }

  has(part: string): boolean {
    return this.#counts.has(part);
  }

  put(slot: Slot, item: Omit<Placed, 'slot'>): boolean {
    const count = this.#counts.get(slot.part) ?? 0;
    if (count >= slot.most) return false;
    this.#counts.set(slot.part, count + 1);
    this.placed.push({ ...item, slot, handling: slot.whole && item.handling ? asItIs(item.handling) : item.handling });
    return true;
  }

  #offer({ name, match, sort, handling, grams }: PantryItem, slots: readonly Slot[]): boolean {
    if (sort === null || match === undefined) return false;
    for (const slot of slots) {
      if ((slot.raw && !isEatenRaw(match.ingredient.name)) || (slot.only && !slot.only.includes(match.ingredient.name))) continue;
      if (this.put(slot, { name, match, sort, handling, fromPantry: true, available: grams })) return true;
    }
    return false;
  }

  /** Puts every item where it belongs, then beside the plate until enough is used. */
  take(pantry: readonly PantryItem[]): void {
    const places = placesOf(this.form);
    const left = pantry.filter((item) => item.sort === null || !this.#offer(item, places.get(item.sort) ?? []));
    const enough = Math.ceil(pantry.length * 0.6);
    for (const item of left) {
      if (this.placed.length >= enough) return;
      const { sort, name } = item;
      if (sort === null) this.put(unknownSlot, { name, match: undefined, sort, handling: null, fromPantry: true, available: null });
      else if (this.form.course === 'savory')
        this.#offer(
          item,
          spare.filter(({ accepts }) => accepts.includes(sort)),
        );
    }
  }

  /** True where one of these is there: the heart of a form, or what calls for it. */
  holds(wanted: readonly string[]): boolean {
    return wanted.some((parts) => parts.split('+').every((part) => this.has(part)));
  }

  /** True where what it is made around can be bought. */
  canBuyHeart(): boolean {
    const { heart, slots } = this.form;
    return heart.some((parts) => parts.split('+').every((part) => this.has(part) || slots.some((slot) => slot.part === part && slot.buy)));
  }

  /** True where what has taken the place is too little for it: wine alone makes no soup. */
  isThin(slot: Slot): boolean {
    const grams = this.placed.reduce(
      (sum, { slot: { part }, match, sort }) => sum + (part === slot.part && match && sort ? mostOf(match, sort) : 0),
      0,
    );
    return grams < slot.grams * 0.6;
  }
}

/**
 * The form with the pantry in its places; `undefined` where it makes no sense with this pantry. Sugar and eggs whose flour the diet keeps out are
 * still for a cake: what sweet things are made around may be bought.
 */
export const fillFrom = (form: Form, pantry: readonly PantryItem[], course: Form['course']): Filling | undefined => {
  const filling = new Filling(form);
  filling.take(pantry);
  const maySendOut = pantry.length === 0 || (course === 'sweet' && form.course === 'sweet' && filling.placed.length > 0);
  return form.heart.length === 0 || filling.holds(form.heart) || (maySendOut && filling.canBuyHeart()) ? filling : undefined;
};

/**
 * Buys what a filled form misses, at most `mostExtras` things beside the necessary. `undefined` where the diet leaves nothing for a place
 * that has to be filled, or nothing that would make it a dish.
 */
export const shopFor = (filling: Filling, style: CuisineStyle, shop: Shop, mostExtras: number): FilledDish | undefined => {
  const { form, placed } = filling;
  const used = placed.length;
  let extras = 0;
  const buy = (slot: Slot): boolean => {
    const placeOf = (sort: Sort): Slot | undefined => {
      if (slot.accepts.includes(sort)) return slot;
      // beans bought for want of meat still go where beans go, but wine is no broth to boil them in
      const places = slot.nice ? placesOf(form).get(sort) : undefined;
      return places?.find(({ only }) => !only);
    };
    const isWanted = ({ ingredient }: Match): boolean =>
      placeOf(sortOf(ingredient)) !== undefined && !placed.some(({ match }) => match?.ingredient.name === ingredient.name);
    const match = (slot.cuisine && shop.firstOf(style[slot.cuisine], isWanted)) ?? shop.firstOf(slot.buy ?? [], isWanted);
    if (!match) return false;
    const { name } = match.ingredient;
    const sort = sortOf(match.ingredient);
    const place = placeOf(sort) ?? slot;
    if (!filling.put(place, { name, match, sort, handling: handlingOf(sort, name), fromPantry: false, available: null })) return false;
    extras++;
    return true;
  };
  for (const slot of form.slots) {
    if (slot.buy === undefined || slot.nice) continue;
    if (!filling.has(slot.part) && !buy(slot)) return undefined;
    if (filling.isThin(slot)) buy(slot);
  }
  // oil and salt alone are no dish: something that names it has to be there
  const hasBody = (): boolean => form.stars.some((part) => filling.has(part)) || filling.holds(form.heart);
  if (!hasBody()) {
    const bodies = form.slots.filter((slot) => slot.buy && form.stars.includes(slot.part));
    if (form.course === 'savory' && !bodies.some(buy)) return undefined;
  }
  for (const slot of form.slots) {
    if (extras >= mostExtras) break;
    if (slot.nice && !filling.has(slot.part) && !slot.instead?.some((part) => filling.has(part))) buy(slot);
  }
  return { form, placed, used, extras };
};
