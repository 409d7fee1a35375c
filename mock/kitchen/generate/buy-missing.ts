import { cookingClassOf, cookingTimesOf } from '../dishes/cooking.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import type { DishTemplate, IngredientSlot, NamedDish } from '../dishes/dish.js';
import type { Match } from '../ingredients/ingredient.js';
import { slotsFor, type Assigned, type Assignment } from './assign-ingredients.js';
import type { IngredientSource } from './ingredient-source.js';

/** A dish with everything that goes into it. */
export interface FilledDish {
  template: DishTemplate;
  /** The name of its own that the pantry spells, `null` if it is called by its ingredients. */
  named: NamedDish | null;
  style: CuisineStyle;
  assigned: readonly Assigned[];
  /** How many items of the pantry are in it. */
  used: number;
  /** How many ingredients are not in the pantry. */
  extras: number;
}

/** Slots that a dish with a name of its own may buy although nobody asked for them: it is fried and seasoned. */
const alwaysBought: ReadonlySet<string> = new Set(['fat', 'salt']);

interface Shopping {
  assignment: Assignment;
  style: CuisineStyle;
  source: IngredientSource;
}

const buyOne = ({ assignment, style, source }: Shopping, slot: IngredientSlot): boolean => {
  const { template, assigned } = assignment;
  const slotOf = (match: Match): IngredientSlot | undefined => {
    const cookingClass = cookingClassOf(match, match.ingredient.name);
    if (slot.accepts.includes(cookingClass)) return slot;
    // Beans bought instead of meat take the slot for beans, but wine does not become the broth to boil them in.
    return slot.optional ? slotsFor(template, cookingClass).find(({ only }) => only.length === 0) : undefined;
  };
  const isWanted = (match: Match): boolean =>
    slotOf(match) !== undefined && !assigned.some((one) => one.match?.ingredient.name === match.ingredient.name);
  const fromCuisine = slot.cuisineList === null ? undefined : source.firstOf(style[slot.cuisineList], isWanted);
  const match = fromCuisine ?? source.firstOf(slot.buy, isWanted);
  if (!match) return false;
  const { name } = match.ingredient;
  const cookingClass = cookingClassOf(match, name);
  const times = cookingTimesOf(cookingClass, name);
  return assignment.put(slotOf(match) ?? slot, { name, match, cookingClass, times, fromPantry: false, available: null });
};

const canBuy = ({ buy, cuisineList }: IngredientSlot): boolean => buy.length > 0 || cuisineList !== null;

/**
 * Buys what an assignment misses, at most `mostExtras` things that the dish could do without. Returns `undefined` if the diet allows nothing for
 * a slot that has to be filled, or nothing that would make it a dish.
 */
export const buyMissing = (
  assignment: Assignment,
  named: NamedDish | null,
  style: CuisineStyle,
  source: IngredientSource,
  mostExtras: number,
): FilledDish | undefined => {
  const { template } = assignment;
  const shopping = { assignment, style, source };
  const used = assignment.assigned.length;
  const extras = (): number => assignment.assigned.length - used;
  for (const slot of template.slots) {
    if (!canBuy(slot) || slot.optional) continue;
    if (!assignment.has(slot.name) && !buyOne(shopping, slot)) return undefined;
    if (assignment.isThin(slot)) buyOne(shopping, slot);
  }
  // Oil and salt alone are not a dish: something that names it has to be there.
  const hasBody = named !== null || assignment.holdsOne(template.required) || template.titleSlots.some((slot) => assignment.has(slot));
  if (template.course === 'savory' && !hasBody) {
    const bodies = template.slots.filter((slot) => canBuy(slot) && template.titleSlots.includes(slot.name));
    if (!bodies.some((slot) => buyOne(shopping, slot))) return undefined;
  }
  const isWelcome = ({ name }: IngredientSlot): boolean => named === null || alwaysBought.has(name) || named.buys.includes(name);
  for (const slot of template.slots) {
    if (extras() >= mostExtras) break;
    const isMissing = slot.optional && !assignment.has(slot.name) && !slot.satisfiedBy.some((one) => assignment.has(one));
    if (isMissing && isWelcome(slot)) buyOne(shopping, slot);
  }
  return { template, named, style, assigned: assignment.assigned, used, extras: extras() };
};
