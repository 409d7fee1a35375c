import type { DishTemplate, IngredientSlot } from '../dishes/dish.js';
import { isEatenRaw, mostGramsOf, type CookingTimes } from '../dishes/cooking.js';
import { readySlot, sideSlots } from '../dishes/dishes.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Match } from '../ingredients/ingredient.js';
import { memoize } from '../text/memoize.js';
import type { PantryItem } from './parse-pantry.js';
import { groupPairs } from '../text/read-table.js';

/** One ingredient in its slot. */
export interface Assigned {
  name: string;
  match: Match | undefined;
  /** `null` if the ingredient is not known; so are `times`. */
  cookingClass: CookingClass | null;
  times: CookingTimes | null;
  slot: IngredientSlot;
  fromPantry: boolean;
  /** Grams that the pantry holds, `null` if it does not say. */
  available: number | null;
}

/** A share of the pantry that is enough to use; what is left over after that stays in the pantry. */
const ENOUGH_OF_PANTRY = 0.6;

/** Less of a slot than this makes the dish too thin: wine alone makes no soup. A guess. */
const THIN_SHARE = 0.6;

/** Slots from so many grams on are liquids, and whatever else fills the pot; less of a sauce or a cheese is no harm. */
const LEAST_BODY_GRAMS = 140;

/** The slots of a dish by what they accept. */
const slotsByClass = memoize(({ slots }: DishTemplate): ReadonlyMap<CookingClass, readonly IngredientSlot[]> =>
  groupPairs(slots.flatMap((slot) => slot.accepts.map((accepted) => [accepted, slot] as const))),
);

/** The slots of a dish that accept a class of food. */
export const slotsFor = (template: DishTemplate, cookingClass: CookingClass): readonly IngredientSlot[] =>
  slotsByClass(template).get(cookingClass) ?? [];

const fits = ({ raw, only }: IngredientSlot, { ingredient }: Match): boolean =>
  (!raw || isEatenRaw(ingredient.name)) && (only.length === 0 || only.includes(ingredient.name));

/** A dish with ingredients in its slots. */
export class Assignment {
  readonly template: DishTemplate;
  readonly assigned: Assigned[] = [];
  readonly #counts = new Map<string, number>();

  constructor(template: DishTemplate) {
    this.template = template;
  }

  has(slot: string): boolean {
    return this.#counts.has(slot);
  }

  /** True if all the slots of one of these lists are taken. */
  holdsOne(lists: readonly (readonly string[])[]): boolean {
    return lists.some((slots) => slots.every((slot) => this.has(slot)));
  }

  /** Puts an ingredient into a slot; returns false if the slot is full. */
  put(slot: IngredientSlot, ingredient: Omit<Assigned, 'slot'>): boolean {
    const count = this.#counts.get(slot.name) ?? 0;
    if (count >= slot.most) return false;
    this.#counts.set(slot.name, count + 1);
    const times = slot.whole && ingredient.times ? { ...ingredient.times, prepare: '', listedAs: '', work: 0 } : ingredient.times;
    this.assigned.push({ ...ingredient, slot, times });
    return true;
  }

  /** True if what has taken the slot is too little for it. */
  isThin(slot: IngredientSlot): boolean {
    const grams = this.assigned
      .filter(({ slot: { name } }) => name === slot.name)
      .reduce((sum, { match, cookingClass }) => sum + (match && cookingClass ? mostGramsOf(match.ingredient, cookingClass) : 0), 0);
    return slot.grams >= LEAST_BODY_GRAMS && grams < slot.grams * THIN_SHARE;
  }

  #offer({ name, match, cookingClass, times, grams }: PantryItem, slots: readonly IngredientSlot[]): boolean {
    if (cookingClass === null || match === undefined) return false;
    const item = { name, match, cookingClass, times, fromPantry: true, available: grams };
    return slots.some((slot) => slot.accepts.includes(cookingClass) && fits(slot, match) && this.put(slot, item));
  }

  /** Serves it next to the plate, as the package says if it is a dish already or not known. */
  #addSide(item: PantryItem): void {
    const { name, match, cookingClass, times, grams } = item;
    if (cookingClass === null || cookingClass === 'other')
      this.put(readySlot(), { name, match, cookingClass, times, fromPantry: true, available: grams });
    else if (this.template.course === 'savory') this.#offer(item, sideSlots());
  }

  /** Puts every item where it belongs, then next to the plate until enough of the pantry is used. */
  takePantry(items: readonly PantryItem[]): void {
    const left = items.filter((item) => item.cookingClass === null || !this.#offer(item, slotsFor(this.template, item.cookingClass)));
    const enough = Math.ceil(items.length * ENOUGH_OF_PANTRY);
    for (const item of left) {
      if (this.assigned.length >= enough) return;
      this.#addSide(item);
    }
  }
}

/** True if a slot stands next to the plate. */
export const isSideSlot = (slot: IngredientSlot): boolean => sideSlots().includes(slot);
