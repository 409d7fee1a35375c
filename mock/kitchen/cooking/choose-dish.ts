import type { Dice } from '../dice.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import type { Form } from '../dishes/form.js';
import { forms } from '../dishes/forms.js';
import type { Sort } from '../dishes/sorts.js';
import { fillFrom, shopFor, type FilledDish, type Filling } from './fill-dish.js';
import type { PantryItem } from './read-pantry.js';
import type { Shop } from './shop.js';

const set = (...sorts: Sort[]): ReadonlySet<Sort> => new Set(sorts);

const centers = set(
  'poultry', 'bone-in poultry', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'fish', 'shellfish', 'shell-on shellfish', 'tofu', 'frying cheese', 'pulse', 'quick pulse', 'cooked meat', 'ready fish', 'egg',
); // prettier-ignore

/** True for what a meal is made of. */
export const isMain = ({ sort }: PantryItem): boolean => sort !== null && centers.has(sort);

/** What a pantry is for: each item speaks for a course, some of them louder. */
const speaks: Record<Form['course'], readonly (readonly [ReadonlySet<Sort>, number])[]> = {
  savory: [
    [set('poultry', 'bone-in poultry', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'bacon', 'cooked meat', 'fish', 'shellfish', 'shell-on shellfish', 'ready fish', 'anchovy', 'tofu', 'frying cheese', 'pulse', 'quick pulse'), 2],
    [set('onion', 'garlic', 'celery', 'chile', 'broth', 'savory sauce', 'condiment', 'curry paste', 'salsa', 'tomato sauce', 'tomato paste', 'tomato', 'vegetable', 'hard vegetable', 'mushroom', 'leaf', 'salad leaf', 'raw vegetable', 'briny', 'pasta', 'noodle', 'potato'), 1],
    [set('spice', 'herb', 'dried herb', 'bay leaf', 'pepper', 'hot sauce', 'rice', 'quick grain', 'slow grain', 'melting cheese', 'hard cheese', 'tortilla', 'avocado', 'crumbs', 'vinegar'), 0.6],
  ],
  sweet: [
    [set('chocolate', 'cocoa', 'extract', 'leavening', 'sweet', 'jam', 'gelatin', 'fruit'), 1.3],
    [set('sugar', 'syrup', 'sweet spice', 'dried fruit', 'coconut', 'flour', 'butter', 'cream', 'milk', 'oats', 'nut', 'pastry'), 0.6],
  ],
  drink: [[set('spirit'), 2], [set('juice', 'drink', 'coffee'), 1.2], [set('wine', 'citrus', 'syrup', 'water'), 0.3]],
}; // prettier-ignore

/** The course that a pantry is for; nothing at all is for dinner. */
const courseOf = (pantry: readonly PantryItem[]): Form['course'] => {
  let best: { course: Form['course']; voice: number } = { course: 'savory', voice: 0 };
  for (const course of ['savory', 'sweet', 'drink'] as const) {
    const voice = pantry.reduce(
      (sum, { sort }) => sum + (sort === null ? 0 : (speaks[course].find(([sorts]) => sorts.has(sort))?.[1] ?? 0)),
      0,
    );
    if (voice > best.voice) best = { course, voice };
  }
  return best.course;
};

/** What a pantry could make a meal of, and how much of that a dish cooks. */
const mainsOf = (placed: FilledDish['placed'], pantry: readonly PantryItem[]): { mains: number; cooked: number } => {
  const mains = pantry.filter(isMain);
  return {
    mains: mains.length,
    cooked: mains.filter(({ name }) => placed.some((one) => one.name === name && one.slot.part !== 'side')).length,
  };
};

/** True where a pantry has meat, fish or beans, and the dish does nothing with them. */
export const leavesTheMain = ({ placed }: FilledDish, pantry: readonly PantryItem[]): boolean => {
  const { mains, cooked } = mainsOf(placed, pantry);
  return mains > 0 && cooked === 0;
};

/** How well a form suits before anything is bought. */
const suitability = ({ form, placed }: Filling, pantry: readonly PantryItem[], course: Form['course'], style: CuisineStyle): number => {
  const share = pantry.length === 0 ? 1 : placed.length / pantry.length;
  const { mains, cooked } = mainsOf(placed, pantry);
  const rank = style.forms.indexOf(form.name);
  return (
    Math.min(share, 0.9) * 80 -
    (share < 0.55 ? 30 : 0) +
    (mains === 0 ? 14 : (cooked / mains) * 14) +
    (rank === -1 ? 0 : 10 - rank) +
    (form.heart.length > 0 && pantry.length > 0 ? 6 : 0) -
    (form.course === course ? 0 : 40) -
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
      const luck = dice.next() * 8;
      const filling = suits(form) && (!form.regional || style.forms.includes(form.name)) ? fillFrom(form, pantry) : undefined;
      return filling ? [{ filling, score: suitability(filling, pantry, course, style) + luck }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const best = filled
    .slice(0, shortList)
    .flatMap(({ filling, score }) => {
      const dish = shopFor(filling, style, shop, mostExtras);
      return dish ? [{ dish, score: pantry.length === 0 ? score : score - dish.extras * 2 }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  for (const { dish } of best) yield dish;
  for (const { filling } of filled.slice(shortList)) {
    const dish = shopFor(filling, style, shop, mostExtras);
    if (dish) yield dish;
  }
}
