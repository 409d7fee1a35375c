import type { Dice } from '../text/random.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import type { Form } from '../dishes/form.js';
import { forms } from '../dishes/forms.js';
import { spare } from '../dishes/slots.js';
import type { Sort } from '../dishes/sorts.js';
import { fillFrom, shopFor, type FilledDish, type Filling } from './assign-ingredients.js';
import type { PantryItem } from './parse-pantry.js';
import type { Shop } from './ingredient-source.js';

const set = (...sorts: Sort[]): ReadonlySet<Sort> => new Set(sorts);

const centers = set(
  'poultry', 'bone-in poultry', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'fish', 'shellfish', 'shell-on shellfish', 'tofu', 'frying cheese', 'pulse', 'quick pulse', 'cooked meat', 'ready fish', 'egg',
); // prettier-ignore

/** True for what a meal is made of. */
export const isMain = ({ sort }: PantryItem): boolean => sort !== null && centers.has(sort);

/** What a pantry is for: each item speaks for a course, some of them louder. */
const speaks: Record<Form['course'], readonly (readonly [ReadonlySet<Sort>, number])[]> = {
  savory: [
    [set('poultry', 'bone-in poultry', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'bacon', 'cooked meat', 'fish', 'shellfish', 'shell-on shellfish', 'ready fish', 'anchovy', 'tofu', 'frying cheese', 'pulse', 'quick pulse', 'pasta', 'noodle'), 2],
    [set('onion', 'garlic', 'celery', 'chile', 'broth', 'savory sauce', 'condiment', 'dressing', 'curry paste', 'salsa', 'tomato sauce', 'tomato paste', 'tomato', 'vegetable', 'hard vegetable', 'mushroom', 'leaf', 'salad leaf', 'raw vegetable', 'briny', 'potato'), 1],
    [set('yeast', 'spice', 'herb', 'dried herb', 'bay leaf', 'pepper', 'hot sauce', 'rice', 'brown rice', 'cooked rice', 'quick grain', 'slow grain', 'melting cheese', 'hard cheese', 'tortilla', 'avocado', 'crumbs', 'vinegar'), 0.6],
  ],
  sweet: [
    [set('chocolate', 'cocoa', 'extract', 'sweet', 'jam', 'gelatin'), 1.3],
    [set('fruit', 'leavening'), 1],
    [set('sugar', 'syrup'), 0.7],
    [set('sweet spice', 'dried fruit', 'coconut', 'flour', 'butter', 'cream', 'milk', 'plant milk', 'oats', 'nut', 'pastry'), 0.6],
  ],
  drink: [[set('coffee'), 2], [set('spirit'), 1.6], [set('juice', 'drink'), 1.2], [set('wine', 'citrus', 'syrup', 'water'), 0.3]],
}; // prettier-ignore

/** Without any of these nothing becomes sweet: milk and butter are for potatoes too. */
const sweetening = set('sugar', 'syrup', 'jam', 'chocolate', 'cocoa', 'sweet', 'fruit', 'dried fruit', 'extract');
/** These become sweet where next to nothing savory is there. */
const baking = set('flour', 'oats', 'bread', 'sweet spice', 'leavening');

const voiceOf = (course: Form['course'], pantry: readonly PantryItem[]): number =>
  pantry.reduce((sum, { sort }) => sum + (sort === null ? 0 : (speaks[course].find(([sorts]) => sorts.has(sort))?.[1] ?? 0)), 0);

/** The course that a pantry is for; nothing at all is for dinner. */
export const courseOf = (pantry: readonly PantryItem[]): Form['course'] => {
  const savory = voiceOf('savory', pantry);
  const canBeSweet = pantry.some(({ sort }) => sort !== null && (sweetening.has(sort) || (savory < 1 && baking.has(sort))));
  const sweet = canBeSweet ? voiceOf('sweet', pantry) : 0;
  const drink = voiceOf('drink', pantry);
  // a lemon is no drink
  if (drink > Math.max(savory, sweet, 1)) return 'drink';
  return sweet > savory ? 'sweet' : 'savory';
};

/** What a pantry could make a meal of, and how much of that a dish cooks. */
const mainsOf = (placed: FilledDish['placed'], pantry: readonly PantryItem[]): { mains: number; cooked: number } => {
  const mains = pantry.filter(isMain);
  return {
    mains: mains.length,
    cooked: mains.filter(({ name }) => placed.some((one) => one.name === name && one.slot.part !== 'side')).length,
  };
};

const fits = (form: Form, course: Form['course']): boolean => form.course === course || form.also === course;

/** True where a dish is not what the pantry is for: a smoothie from a dinner, or a dinner that leaves out its meat, fish or beans. */
export const missesThePoint = ({ form, placed }: FilledDish, pantry: readonly PantryItem[], course: Form['course']): boolean => {
  if (!fits(form, course)) return pantry.length > 0;
  const { mains, cooked } = mainsOf(placed, pantry);
  return course === 'savory' && mains > 0 && cooked === 0;
};

/** What a dish takes in; what only stands beside the plate counts half. */
const takenIn = (placed: FilledDish['placed']): number =>
  placed.reduce((sum, { slot, sort }) => sum + (sort === null || spare.includes(slot) ? 0.5 : 1), 0);

/** How well a form suits before anything is bought. */
const suitability = (filling: Filling, pantry: readonly PantryItem[], course: Form['course'], style: CuisineStyle): number => {
  const { form, placed } = filling;
  const share = pantry.length === 0 ? 1 : takenIn(placed) / pantry.length;
  const { mains, cooked } = mainsOf(placed, pantry);
  const rank = style.forms.indexOf(form.name);
  return (
    Math.min(share, 0.9) * 80 -
    (share < 0.55 ? 30 : 0) +
    (mains === 0 ? 14 : (cooked / mains) * 14) +
    (rank === -1 ? 0 : 10 - rank) +
    (pantry.length > 0 && filling.holds(form.calls ?? form.heart) ? 10 : 0) -
    (fits(form, course) ? 0 : 40) -
    (form.modest ?? 0)
  );
};

/** So many of the best are shopped for before they are put in order. */
const shortList = 5;

/**
 * The dishes that a pantry can become, best first: those that use most of it, that the cuisine likes, that are a meal, and that need little else.
 * `mostExtras` bounds what is bought beside the necessary.
 */
export function* chooseDishes(
  pantry: readonly PantryItem[],
  style: CuisineStyle,
  suits: (form: Form) => boolean,
  shop: Shop,
  dice: Dice,
  mostExtras: number,
): Generator<FilledDish> {
  const course = courseOf(pantry);
  const filled = forms
    .flatMap((form) => {
      const luck = dice.next() * 6;
      const filling = suits(form) && (!form.regional || style.forms.includes(form.name)) ? fillFrom(form, pantry, course) : undefined;
      return filling ? [{ filling, score: suitability(filling, pantry, course, style) + luck }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const best = filled
    .slice(0, shortList)
    .flatMap(({ filling, score }) => {
      const dish = shopFor(filling, style, shop, mostExtras);
      return dish ? [{ dish, score: pantry.length === 0 ? score : score - dish.extras * 3 }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  for (const { dish } of best) yield dish;
  for (const { filling } of filled.slice(shortList)) {
    const dish = shopFor(filling, style, shop, mostExtras);
    if (dish) yield dish;
  }
}
