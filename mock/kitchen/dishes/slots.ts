import type { Slot } from './form.js';
import type { Sort } from './sorts.js';

const land: readonly Sort[] = ['poultry', 'tender meat', 'ground meat', 'sausage', 'tofu', 'frying cheese'];
const sea: readonly Sort[] = ['fish', 'shellfish', 'shell-on shellfish'];
const fresh: readonly Sort[] = [
  'salad leaf',
  'leaf',
  'tomato',
  'raw vegetable',
  'avocado',
  'vegetable',
  'hard vegetable',
  'mushroom',
  'celery',
];

const main: Slot = {
  part: 'main', accepts: land, grams: 150, most: 3, nice: true, cuisine: 'mains', instead: ['ready', 'egg', 'pulse', 'sea'],
  buy: ['chicken breast', 'tofu', 'shrimp', 'chickpea', 'mushroom'],
}; // prettier-ignore

const base: Slot = { part: 'base', accepts: ['rice', 'brown rice', 'quick grain', 'slow grain', 'noodle', 'pasta'], grams: 65, most: 1 };

/** Places that most savory dishes have. A form takes those that it needs and says how much of each belongs in a serving. */
export const place = {
  main,
  slowMain: { ...main, accepts: ['bone-in poultry', 'tough meat', ...land], grams: 170, buy: ['chicken thigh', 'tofu', 'chickpea', 'mushroom'] },
  sea: { part: 'sea', accepts: sea, grams: 130, most: 4 },
  ready: { part: 'ready', accepts: ['cooked meat', 'ready fish', 'pulse'], grams: 110, most: 3 },
  cured: { part: 'cured', accepts: ['bacon', 'sausage'], grams: 40, most: 2 },
  onion: { part: 'onion', accepts: ['onion', 'celery'], grams: 75, most: 4, buy: ['onion', 'celery'], cuisine: 'aromatics', nice: true },
  garlic: { part: 'garlic', accepts: ['garlic', 'ginger', 'chile'], grams: 14, most: 5, buy: ['garlic', 'ginger'], nice: true },
  hard: { part: 'hard', accepts: ['hard vegetable', 'potato'], grams: 150, most: 4 },
  vegetable: {
    part: 'vegetable', accepts: ['vegetable', 'mushroom', 'tomato'], grams: 150, most: 6,
    buy: ['zucchini', 'red bell pepper', 'green bean'], cuisine: 'vegetables', nice: true, instead: ['hard', 'leaf'],
  },
  leaf: { part: 'leaf', accepts: ['leaf', 'salad leaf'], grams: 60, most: 3 },
  fat: { part: 'fat', accepts: ['oil', 'butter'], grams: 9, most: 3, buy: ['olive oil', 'vegetable oil'], cuisine: 'fats' },
  salt: { part: 'salt', accepts: ['salt', 'pepper'], grams: 1.4, most: 3, buy: ['salt', 'black pepper'], nice: true },
  spice: { part: 'spice', accepts: ['spice', 'sweet spice', 'dried herb', 'bay leaf'], grams: 4, most: 10, buy: ['paprika', 'black pepper'], cuisine: 'spices', nice: true },
  paste: { part: 'paste', accepts: ['tomato paste', 'curry paste'], grams: 16, most: 2 },
  sauce: { part: 'sauce', accepts: ['savory sauce', 'hot sauce', 'condiment', 'anchovy'], grams: 26, most: 5 },
  liquid: { part: 'liquid', accepts: ['broth', 'coconut milk', 'tomato sauce', 'salsa', 'water'], grams: 90, most: 4 },
  wine: { part: 'wine', accepts: ['wine', 'spirit', 'juice'], grams: 35, most: 2 },
  sweet: { part: 'sweet', accepts: ['sugar', 'syrup', 'jam'], grams: 5, most: 2 },
  acid: { part: 'acid', accepts: ['citrus', 'vinegar'], grams: 12, most: 3, buy: ['lemon', 'vinegar'], cuisine: 'acids', nice: true },
  cream: { part: 'cream', accepts: ['cream', 'milk', 'soft dairy', 'plant milk', 'nut butter'], grams: 40, most: 3 },
  cheese: { part: 'cheese', accepts: ['hard cheese', 'melting cheese', 'soft cheese'], grams: 30, most: 3 },
  herb: { part: 'herb', accepts: ['herb', 'zest'], grams: 8, most: 5, buy: ['parsley'], cuisine: 'herbs', nice: true },
  topping: { part: 'topping', accepts: ['nut', 'seed', 'briny', 'avocado', 'coconut', 'crumbs', 'snack'], grams: 40, most: 4 },
  flour: { part: 'flour', accepts: ['flour', 'starch'], grams: 5, most: 1 },
  egg: { part: 'egg', accepts: ['egg'], grams: 55, most: 1 },
  base,
  /** The same, bought where nothing else would fill the plate. */
  filling: { ...base, buy: ['rice', 'potato'], cuisine: 'starches', nice: true, instead: ['hard', 'pulse', 'cured'] },
  fruit: { part: 'fruit', accepts: ['fruit', 'dried fruit'], grams: 40, most: 2 },
  fresh: { part: 'fresh', accepts: fresh, grams: 180, most: 8, raw: true },
} as const satisfies Record<string, Slot>; // prettier-ignore

/** What nearly all that is cooked is fried and seasoned with. */
export const seasoned: readonly Slot[] = [place.fat, place.salt, place.spice];

/** What most dishes of one pan or pot are flavored, bound and finished with. */
export const finished: readonly Slot[] = [
  place.garlic, place.onion, place.paste, place.sauce, place.wine, place.sweet, place.acid, place.cream, place.cheese, place.herb, place.topping, place.flour, place.leaf,
]; // prettier-ignore

export const basics: readonly Slot[] = [...seasoned, ...finished];

/** Places beside the plate, taken only by what finds no place on it. */
export const spare: readonly Slot[] = [
  {
    part: 'side',
    accepts: ['bread', 'tortilla', 'snack', 'raw vegetable', 'salad leaf', 'briny', 'dressing'],
    grams: 60,
    most: 3,
    raw: true,
  },
  { part: 'after', accepts: ['fruit', 'dried fruit', 'chocolate', 'sweet', 'jam', 'nut'], grams: 80, most: 3, raw: true },
  { part: 'drink', accepts: ['juice', 'coffee', 'drink', 'wine', 'plant milk'], grams: 150, most: 2 },
];

/** A place with other amounts or another shopping list. */
export const as = (slot: Slot, change: Partial<Slot>): Slot => ({ ...slot, ...change });

/** A place that is filled from the pantry or not at all. */
export const free = (slot: Slot, grams = slot.grams, most = slot.most): Slot => ({
  part: slot.part, accepts: slot.accepts, grams, most, ...(slot.raw ? { raw: slot.raw } : {}),
}); // prettier-ignore

/** A place of its own. */
export const slot = (part: string, accepts: Slot['accepts'], grams: number, most: number, more: Partial<Slot> = {}): Slot => ({
  part,
  accepts,
  grams,
  most,
  ...more,
});
