import type { Unit } from '../../../src/contract/enums.js';
import { displayNameOf } from '../ingredients/display-name.js';
import { formatLine, gramsOf } from '../lines/amounts.js';
import { lemmaOf } from '../text/lemma.js';
import { mostGrams, type Assigned } from './assign-ingredients.js';
import type { RecipeLine } from './complete-recipe.js';
import { measuredAmount } from './measured-amount.js';

/** An ingredient in its slot, with its amount for the whole dish. */
export interface Portion extends Assigned, RecipeLine {
  /** How the steps call it, without an article. */
  displayName: string;
  /** True if the pantry holds less than this takes. */
  isShort: boolean;
}

/** The grams of each slot in one serving, shared by what takes it as far as each can make up of it. */
const distributeGrams = (assigned: readonly Assigned[]): Map<Assigned, number> => {
  const shares = new Map<Assigned, number>();
  for (const group of Map.groupBy(assigned, ({ slot }) => slot.name).values()) {
    let rest = group[0]?.slot.grams ?? 0;
    group
      .map((one) => ({ one, cap: one.slot.bulk ? one.slot.grams : mostGrams(one) }))
      .toSorted((a, b) => a.cap - b.cap)
      .forEach(({ one, cap }, index) => {
        const share = Math.min(cap, rest / (group.length - index));
        shares.set(one, share);
        rest -= share;
      });
  }
  return shares;
};

/** Most kilocalories of a serving: about a third of a day. A guess. */
const MOST_CALORIES = 900;

/** If a full pantry puts a little of everything on one plate, it is a little less of each. */
const portionFactor = (shares: ReadonlyMap<Assigned, number>): number => {
  let calories = 0;
  for (const [{ match }, grams] of shares) calories += ((match?.ingredient.nutrition.calories ?? 0) * grams) / 100;
  return Math.min(1, MOST_CALORIES / calories);
};

/** At least this share of what a dish wants, or it is not worth using up. A guess. */
const WORTH_USING = 0.4;

/** "2 cloves garlic", though they were given as garlic cloves. */
const withoutUnit = (name: string, unit: Unit | null): string => {
  const last = name.lastIndexOf(' ');
  return last > 0 && lemmaOf(name.slice(last + 1)) === unit ? name.slice(0, last) : name;
};

/** The amount of an ingredient that a dish wants so many grams of, and how many grams that are. */
const amountOf = ({ match, cookingClass, name }: Assigned, wanted: number) => {
  if (!match) return { quantity: null, unit: null, grams: null };
  const amount = measuredAmount(match.ingredient, cookingClass, wanted, name);
  return { ...amount, grams: gramsOf(amount.quantity, amount.unit, match.ingredient) };
};

const toPortion = (one: Assigned, wanted: number): Portion => {
  const { match, name, available, times } = one;
  const isShort = available !== null && available < wanted;
  const isUsedUp = isShort && available >= wanted * WORTH_USING;
  const amount = amountOf(one, isUsedUp ? available : wanted);
  const { quantity, unit } = amount;
  const isSqueezed = times.prepare === 'squeeze' && !name.includes('juice');
  const line = { preparation: times.listedAs || null, note: match ? null : 'to taste' };
  // nobody knows the singular of an unknown word: "Reis" is not a plural
  const listedAs = match ? displayNameOf(withoutUnit(name, unit), undefined, quantity, unit) : name;
  const namedAs = match ? displayNameOf(name, match, quantity, unit) : name;
  return {
    ...one,
    ...amount,
    ...line,
    quantityMax: null,
    optional: false,
    ingredient: match?.ingredient,
    original: formatLine({ name: listedAs, quantity, unit, ...line }),
    displayName: isSqueezed ? `${displayNameOf(name, match, null, null)} juice` : namedAs,
    isShort: isShort && !isUsedUp,
  };
};

/** Amounts for all that is in a dish. What the pantry holds less of is used up, if that is enough. */
export const portionOut = (assigned: readonly Assigned[], servings: number): Portion[] => {
  const shares = distributeGrams(assigned);
  const factor = servings * portionFactor(shares);
  return assigned.map((one) => toPortion(one, (shares.get(one) ?? 0) * factor));
};
