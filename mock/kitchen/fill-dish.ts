import type { CuisineStyle } from './dishes/cuisines.js';
import type { Form, Slot } from './dishes/form.js';
import { spare } from './dishes/slots.js';
import { sortOf, type Sort } from './dishes/sorts.js';
import type { Match } from './ingredient.js';
import { find } from './larder.js';
import type { PantryItem } from './read-pantry.js';
import type { Restriction } from './restriction.js';
import { breaks } from './safety.js';

/** One ingredient in its place. */
export interface Placed {
  name: string;
  match: Match | undefined;
  sort: Sort | null;
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
  extras: number;
}

/** What nobody knows is heated through with the rest, or served beside it. */
const unknownSlot: Slot = { part: 'unknown', accepts: [], grams: 60, most: 3 };

/** At most so many things are bought for a pantry that offers enough. */
const mostExtras = 5;

class Filling {
  readonly form: Form;
  readonly placed: Placed[] = [];
  readonly #byPart = new Map<string, number>();

  constructor(form: Form) {
    this.form = form;
  }

  has(part: string): boolean {
    return (this.#byPart.get(part) ?? 0) > 0;
  }

  holds(name: string): boolean {
    return this.placed.some(({ match }) => match?.ingredient.name === name);
  }

  put(slot: Slot, item: Omit<Placed, 'slot'>): boolean {
    const count = this.#byPart.get(slot.part) ?? 0;
    if (count >= slot.most) return false;
    this.#byPart.set(slot.part, count + 1);
    this.placed.push({ ...item, slot });
    return true;
  }

  offer(item: PantryItem, slots: readonly Slot[]): boolean {
    const { sort } = item;
    if (sort === null) return false;
    return slots.some(
      (slot) =>
        slot.accepts.includes(sort) &&
        this.put(slot, { name: item.name, match: item.match, sort, fromPantry: true, available: item.grams }),
    );
  }
}

/** The first thing on a shopping list that the diet allows. */
const firstAllowed = (names: readonly string[], filling: Filling, restrictions: readonly Restriction[]): Match | undefined => {
  for (const name of names) {
    if (filling.holds(name) || breaks(name, restrictions)) continue;
    const match = find(name);
    if (match && match.how !== 'head') return match;
  }
  return undefined;
};

const shoppingList = (slot: Slot, style: CuisineStyle | undefined): readonly string[] => [
  ...(slot.cuisine && style ? style[slot.cuisine] : []),
  ...(slot.buy ?? []),
];

/**
 * Puts the pantry into the places of a form, then buys what is missing. `undefined` where the form makes no sense with this pantry, or where
 * the diet leaves nothing for a place that has to be filled.
 */
export const fillDish = (
  form: Form,
  pantry: readonly PantryItem[],
  style: CuisineStyle | undefined,
  restrictions: readonly Restriction[],
): FilledDish | undefined => {
  const filling = new Filling(form);
  const left: PantryItem[] = [];
  for (const item of pantry) if (!filling.offer(item, form.slots)) left.push(item);
  let used = pantry.length - left.length;
  if (form.heart.length > 0 && pantry.length > 0 && !form.heart.some((part) => filling.has(part))) return undefined;

  const target = Math.ceil(pantry.length * 0.6);
  for (const item of left) {
    if (used >= target) break;
    const slots = item.sort === null ? [] : form.course === 'savory' ? spare : [];
    if (filling.offer(item, slots)) used++;
    else if (
      item.sort === null &&
      filling.put(unknownSlot, { name: item.name, match: undefined, sort: null, fromPantry: true, available: null })
    )
      used++;
  }

  let extras = 0;
  const buy = (slot: Slot): boolean => {
    const match = firstAllowed(shoppingList(slot, style), filling, restrictions);
    if (!match) return false;
    const bought = filling.put(slot, {
      name: match.ingredient.name,
      match,
      sort: sortOf(match.ingredient),
      fromPantry: false,
      available: null,
    });
    if (bought) extras++;
    return bought;
  };
  for (const slot of form.slots) {
    if (slot.buy === undefined || slot.nice || filling.has(slot.part)) continue;
    if (!buy(slot)) return undefined;
  }
  for (const slot of form.slots) {
    if (extras >= mostExtras) break;
    if (!slot.nice || filling.has(slot.part) || slot.instead?.some((part) => filling.has(part))) continue;
    buy(slot);
  }
  return { form, placed: filling.placed, used, extras };
};
