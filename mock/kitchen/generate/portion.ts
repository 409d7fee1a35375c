import type { RecipeIngredient } from '../../../src/contract/recipes.js';
import type { Unit } from '../../../src/contract/vocabulary.js';
import { formatLine, gramsOf } from '../lines/amounts.js';
import type { Form } from '../dishes/form.js';
import type { Sort } from '../dishes/sorts.js';
import { mostOf, type FilledDish, type Placed } from './assign-ingredients.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { measurable } from '../lines/kitchen-quantity.js';
import { callOf } from '../ingredients/display-name.js';

/** An ingredient in its place, with its amount for the whole dish. */
export interface Portion extends Placed {
  quantity: number | null;
  unit: Unit | null;
  grams: number | null;
  /** How the steps call it, without an article. */
  said: string;
  /** The same before it is made ready: a lemon, whose juice goes in. */
  bought: string;
  /** True where the pantry holds less than this takes. */
  short: boolean;
}

interface Amount {
  quantity: number;
  unit: Unit | null;
}

const spoons = (ingredient: Ingredient, grams: number): Amount => {
  const teaspoons = grams / (gramsOf(1, 'teaspoon', ingredient) ?? 5);
  if (teaspoons < 0.1) return { quantity: Math.max(1, Math.round(teaspoons * 16)), unit: 'pinch' };
  if (teaspoons < 2.75) return { quantity: teaspoons, unit: 'teaspoon' };
  return teaspoons < 10.5 ? { quantity: teaspoons / 3, unit: 'tablespoon' } : { quantity: teaspoons / 48, unit: 'cup' };
};

const weighed = (grams: number): Amount =>
  grams >= 440 ? { quantity: grams / 453.592, unit: 'pound' } : { quantity: grams / 28.35, unit: 'ounce' };

const byWeight: ReadonlySet<Sort> = new Set([
  'poultry', 'bone-in poultry', 'tender meat', 'tough meat', 'ground meat', 'sausage', 'bacon', 'cooked meat', 'fish', 'shellfish', 'shell-on shellfish', 'ready fish', 'tofu',
  'frying cheese', 'pasta', 'noodle', 'pastry', 'chocolate',
]); // prettier-ignore
const bySpoon: ReadonlySet<Sort> = new Set([
  'salt', 'pepper', 'spice', 'sweet spice', 'dried herb', 'savory sauce', 'hot sauce', 'condiment', 'curry paste', 'tomato paste', 'vinegar', 'extract', 'leavening', 'yeast',
  'gelatin', 'cocoa', 'oil', 'butter', 'zest', 'seed', 'starch', 'spirit', 'herb', 'ginger', 'nut butter', 'jam', 'syrup', 'anchovy',
]); // prettier-ignore
const byPiece: ReadonlySet<Sort> = new Set([
  'egg', 'onion', 'tomato', 'vegetable', 'hard vegetable', 'potato', 'raw vegetable', 'fruit', 'tortilla', 'chile', 'avocado', 'citrus', 'bay leaf',
]); // prettier-ignore
const wholePieces: ReadonlySet<Sort> = new Set(['egg', 'tortilla', 'bay leaf']);
const inPieces = /\b(bun|roll|bagel|muffin|croissant|biscuit|bread stick)\b/;
const inHeads = /\b(broccoli|cauliflower|cabbage|lettuce|radicchio|escarole|bok choy|napa|endive|fennel|celery root)\b/;

/** The amount in the unit that a cook would take for it. */
const inUnits = (ingredient: Ingredient, sort: Sort, grams: number, name: string): Amount => {
  const piece = ingredient.gramsPerPiece;
  const isWhole =
    !/\b(juice|chopped|shredded|sliced|diced|mix|canned|frozen|corn(?! tortilla)|florets?|pieces?|kernels?|puree|slaw)\b/i.test(name);
  if (sort === 'garlic' && piece !== null && isWhole) return { quantity: Math.max(1, Math.round(grams / piece)), unit: 'clove' };
  if (sort === 'celery' && piece !== null) return { quantity: grams / piece, unit: 'stalk' };
  if (sort === 'bread' && piece !== null && inPieces.test(ingredient.name))
    return { quantity: Math.max(1, Math.round(grams / piece)), unit: null };
  if (sort === 'bread') return { quantity: Math.max(1, Math.round(grams / (gramsOf(1, 'slice', ingredient) ?? 28))), unit: 'slice' };
  if (piece !== null && isWhole && inHeads.test(ingredient.name) && grams / piece >= 0.2) return { quantity: grams / piece, unit: 'head' };
  if (sort === 'citrus' && piece !== null && isWhole) return { quantity: Math.max(1 / 4, grams / piece), unit: null };
  if (
    byPiece.has(sort) &&
    piece !== null &&
    isWhole &&
    (grams / piece >= 0.2 || sort === 'egg') &&
    (piece >= 20 || sort === 'bay leaf' || sort === 'chile' || sort === 'egg')
  ) {
    const count = grams / piece;
    return { quantity: wholePieces.has(sort) ? Math.max(1, Math.round(count)) : count, unit: null };
  }
  if (byWeight.has(sort)) return weighed(grams);
  if (bySpoon.has(sort)) return spoons(ingredient, grams);
  if (ingredient.gramsPerCup === null) return weighed(grams);
  const cups = grams / ingredient.gramsPerCup;
  if (cups >= 6 && ingredient.category === 'produce') return weighed(grams);
  return cups >= 0.2 ? { quantity: cups, unit: 'cup' } : spoons(ingredient, grams);
};

/** Each place's grams, shared by what takes it as far as each can make up of it. */
const shareOut = (placed: readonly Placed[]): Map<Placed, number> => {
  const shares = new Map<Placed, number>();
  const groups = new Map<string, Placed[]>();
  for (const one of placed) groups.set(one.slot.part, [...(groups.get(one.slot.part) ?? []), one]);
  for (const group of groups.values()) {
    const caps = group
      .map((one) => ({ one, cap: one.slot.ample ? one.slot.grams : one.match && one.sort ? mostOf(one.match, one.sort) : 0 }))
      .toSorted((a, b) => a.cap - b.cap);
    let rest = group[0]?.slot.grams ?? 0;
    caps.forEach(({ one, cap }, index) => {
      const share = Math.min(cap, rest / (caps.length - index));
      shares.set(one, share);
      rest -= share;
    });
  }
  return shares;
};

/** Most kilocalories of a serving. */
const plenty: Readonly<Record<Form['course'], number>> = { savory: 900, sweet: 650, drink: 450 };

/** Where a full pantry puts a little of everything on one plate, it is a little less of each. */
const plateful = (shares: ReadonlyMap<Placed, number>, { course }: Form): number => {
  let calories = 0;
  for (const [{ match }, grams] of shares) calories += ((match?.ingredient.facts.calories ?? 0) * grams) / 100;
  return Math.min(1, plenty[course] / calories);
};

/** Tenths of a gram; hundredths of what is taken by the pinch. */
const roundedGrams = (grams: number): number => (grams < 1 ? Math.max(0.01, Math.round(grams * 100) / 100) : Math.round(grams * 10) / 10);

/** At least this share of what a dish wants, or it is not worth using it up. */
const worthUsing = 0.4;

/** Amounts for all that is in a dish. What the pantry holds less of is used up, where that is enough. */
export const portionOut = ({ form, placed }: Pick<FilledDish, 'form' | 'placed'>, servings: number): Portion[] => {
  const shares = shareOut(placed);
  const servingsOfAll = servings * plateful(shares, form);
  return placed.map((one) => {
    const { match, sort, name, available } = one;
    if (!match || sort === null) {
      const called = callOf(name, match, null, null);
      return { ...one, quantity: null, unit: null, grams: null, said: called, bought: called, short: false };
    }
    const wanted = (shares.get(one) ?? 0) * servingsOfAll;
    const isShort = available !== null && available < wanted * 0.95;
    const target = isShort && available >= wanted * worthUsing ? available : wanted;
    const { quantity: about, unit } = inUnits(match.ingredient, sort, target, name);
    const quantity = measurable(about, unit);
    const grams = gramsOf(quantity, unit, match.ingredient);
    const bought = callOf(name, match, quantity, unit);
    const said = sort === 'citrus' && !/juice/.test(bought) ? `${callOf(name, match, null, null)} juice` : bought;
    return {
      ...one,
      quantity,
      unit,
      grams: grams === null ? null : roundedGrams(grams),
      said,
      bought,
      short: isShort && target === wanted,
    };
  });
};

/** "2 cloves garlic", though they were given as garlic cloves. */
const withoutUnit = (name: string, unit: Unit | null): string =>
  unit === null ? name : name.replace(/\s(?:cloves?|heads?|stalks?|sticks?|ribs?|slices?)$/i, '');

/** The line of the list. */
export const toListed = (portion: Portion): RecipeIngredient => {
  const { match, sort, handling, name, quantity, unit, grams, fromPantry, slot } = portion;
  const preparation = handling?.done ?? null;
  const note = sort === null ? 'to taste' : null;
  return {
    name, quantity, quantity_max: null, unit, preparation, note, optional: slot.part === 'after' || slot.part === 'drink', from_pantry: fromPantry,
    category: match?.ingredient.category ?? 'other', grams,
    display: formatLine({ name: callOf(withoutUnit(name, unit), undefined, quantity, unit), quantity, unit, preparation, note }),
  }; // prettier-ignore
};
