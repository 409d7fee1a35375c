import { diets } from '../../../src/contract/enums.js';
import type { Nutrition } from '../../../src/contract/recipes.js';
import { facts, kinds, roles, type Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { numberIn, oneOf, oneOfEach } from '../text/read-table.js';
import type { KnownDiet } from './restriction-names.js';
import { groupsOf } from './read-tables.js';

const limitedFacts = [...facts, 'netCarbohydrates'] as const;
type LimitedFact = (typeof limitedFacts)[number];

/** A row of `data/diet-limits.tsv`. */
interface Limit {
  of: 'food' | 'name' | 'serving';
  fact: LimitedFact;
  least: number;
  most: number;
  isExempt: (ingredient: Ingredient) => boolean;
}

const limits = groupsOf(
  'diet-limits.tsv',
  ['diet', 'of', 'fact', 'least', 'most', 'unless kinds', 'unless roles'],
  (row): Limit => {
    const exemptKinds = oneOfEach(row, 'unless kinds', kinds);
    const exemptRoles = oneOfEach(row, 'unless roles', roles);
    return {
      of: oneOf(row, 'of', ['food', 'name', 'serving']),
      fact: oneOf(row, 'fact', limitedFacts),
      least: row.cells.least === '' ? 0 : numberIn(row, 'least', 0),
      most: row.cells.most === '' ? Infinity : numberIn(row, 'most', 0),
      isExempt: (it) => exemptRoles.includes(it.role) || isAnyOf(it, ...exemptKinds),
    };
  },
  { keys: diets },
);

const limitsOf = (diet: string, what: Limit['of']): Limit[] => (limits().get(diet as KnownDiet) ?? []).filter(({ of }) => of === what);

const amountOf = ({ nutrition }: Ingredient, fact: LimitedFact): number =>
  fact === 'netCarbohydrates' ? nutrition.carbohydrates - nutrition.fiber : nutrition[fact];

/** Tells whether 100 g of an ingredient hold no more than a diet allows, in what may be eaten or in what may carry its name. */
export const limitKeeper = (diet: string, of: 'food' | 'name'): ((it: Ingredient) => boolean) => {
  const all = limitsOf(diet, of);
  return (it) => all.every(({ fact, most, isExempt }) => isExempt(it) || amountOf(it, fact) <= most);
};

/** How much 100 g of an ingredient hold of what a diet wants less of: what the first limit for its name measures. */
export const limitedAmount = (diet: string, it: Ingredient): number | undefined => {
  const [limit] = limitsOf(diet, 'name');
  return limit && amountOf(it, limit.fact);
};

/** The fields of a response, whose last word is the unit. */
const fieldOf: Readonly<Partial<Record<LimitedFact, keyof Nutrition>>> = {
  protein: 'protein_g', carbohydrates: 'carbohydrates_g', netCarbohydrates: 'carbohydrates_g', fat: 'fat_g', saturatedFat: 'saturated_fat_g', fiber: 'fiber_g',
  sugar: 'sugar_g', sodium: 'sodium_mg',
}; // prettier-ignore

/** What a diet asks of one serving and its nutrition does not keep, in words: "at least 20 g of protein". */
export const missedLimits = (diet: string, nutrition: Nutrition): string[] =>
  limitsOf(diet, 'serving').flatMap(({ fact, least, most }) => {
    const field = fieldOf[fact] ?? 'calories';
    const isNet = fact === 'netCarbohydrates';
    const amount = (nutrition[field] ?? 0) - (isNet ? nutrition.fiber_g : 0);
    const words = field.split('_');
    const said = `${words.pop()} of ${isNet ? 'net ' : ''}${words.join(' ')}`;
    if (amount < least) return [`at least ${least} ${said}`];
    return amount > most ? [`at most ${most} ${said}`] : [];
  });
