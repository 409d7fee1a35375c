import { diets } from '../../../src/contract/enums.js';
import type { Nutrition } from '../../../src/contract/recipes.js';
import { facts, kinds, roles, type Ingredient } from '../ingredients/ingredient.js';
import { allergensOf, animals, dairy, isAnyOf, isUnnamedMeat, meats } from '../ingredients/kinds.js';
import { keyOf } from '../ingredients/name-words.js';
import { listOf, numberIn, oneOf, oneOfEach } from '../text/read-table.js';
import { groupsOf, mapOf } from './tables.generated.js';
import type { Restriction } from './restriction.js';
import { kindsOfParts } from './parts.js';
import type { KnownDiet } from './restriction-names.js';

const limitedFacts = [...facts, 'netCarbohydrates'] as const;
type LimitedFact = (typeof limitedFacts)[number];

const limits = groupsOf(
  'diet-limits.tsv',
  ['diet', 'of', 'fact', 'least', 'most', 'unless kinds', 'unless roles'],
  (row) => ({
    of: oneOf(row, 'of', ['food', 'name', 'serving']),
    fact: oneOf(row, 'fact', limitedFacts),
    least: row.cells.least === '' ? 0 : numberIn(row, 'least', 0),
    most: row.cells.most === '' ? Infinity : numberIn(row, 'most', 0),
    exemptKinds: oneOfEach(row, 'unless kinds', kinds),
    exemptRoles: oneOfEach(row, 'unless roles', roles),
  }),
  { keys: diets },
);

const limitsOf = (diet: string, wanted: 'food' | 'name' | 'serving') =>
  (limits().get(diet as KnownDiet) ?? []).filter(({ of }) => of === wanted);

const amountOf = ({ nutrition }: Ingredient, fact: LimitedFact): number =>
  fact === 'netCarbohydrates' ? nutrition.carbohydrates - nutrition.fiber : nutrition[fact];

/** Tells whether 100 g of an ingredient hold no more than a diet allows, in what may be eaten or in what may carry its name. */
const limitKeeper = (diet: string, of: 'food' | 'name'): ((it: Ingredient) => boolean) => {
  const all = limitsOf(diet, of);
  return (it) =>
    all.every(
      ({ fact, most, exemptKinds, exemptRoles }) =>
        amountOf(it, fact) <= most || exemptRoles.includes(it.role) || isAnyOf(it, ...exemptKinds),
    );
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

/** Soy holds few carbohydrates for a legume: tempeh, edamame and tamari are eaten on a keto diet, miso and soy flour are not. */
const isKetoSoy = (it: Ingredient): boolean =>
  isAnyOf(it, 'soy') &&
  limitKeeper('keto', 'name')(it) &&
  !it.kinds.some((kind) => kind !== 'legume' && dietRows().get('keto')!.leavesOut.kinds.includes(kind));

/** There are onion and garlic in a broth, but for one that is sold as low in FODMAPs. It may have garlic oil, so an allergy counts its parts. */
const mayHaveAllium = (it: Ingredient): boolean => kindsOfParts(it).includes('allium') && !it.name.startsWith('low-FODMAP');

/** What a diet asks that is no list of kinds or foods. */
const rules: Readonly<Partial<Record<KnownDiet, Partial<Restriction>>>> = {
  lactose_free: { isAllowed: (it) => isAnyOf(it, 'dairy') && !isAnyOf(it, 'lactose') },
  keto: { isAllowed: isKetoSoy },
  low_fodmap: { exceedsLimit: (it) => (isAnyOf(it, 'legume') && !isAnyOf(it, 'soy')) || mayHaveAllium(it) },
  kosher: {
    separation: [
      { name: 'meat', kinds: meats.filter((kind) => kind !== 'gelatin') },
      { name: 'milk', kinds: dairy },
    ],
  },
};

const dietRows = mapOf(
  'diets.tsv',
  ['diet', 'type', 'leaves out', 'named kinds', 'unnamed kinds', 'plain', 'excluded', 'allowed', 'claimed', 'unclaimed'],
  (row) => {
    const type = oneOf(row, 'type', ['way', 'allergy', 'limit', 'strict']);
    const leftOut = oneOfEach(row, 'leaves out', kinds);
    const allergens = type === 'way' || type === 'allergy' ? allergensOf(leftOut) : [];
    return {
      leavesOut: { kinds: leftOut, allergens, countsTraces: type === 'allergy', precautionary: type !== 'limit' },
      only: oneOfEach(row, 'named kinds', kinds),
      never: oneOfEach(row, 'unnamed kinds', kinds),
      isPlain: row.cells.plain === 'yes',
      excluded: listOf(row.cells.excluded),
      allowed: listOf(row.cells.allowed),
      claimed: new Set(listOf(row.cells.claimed)),
      unclaimed: listOf(row.cells.unclaimed),
    };
  },
  { keys: diets },
);

const isProcessed = (it: Ingredient): boolean =>
  isAnyOf(it, 'additive', 'processed_meat') || it.role === 'sauce' || it.role === 'sweet' || it.category === 'snacks_sweets';

/** Tells whether an ingredient that keeps a diet may carry its name: it may be allowed in a low-fat dish and still not be low in fat. */
export const mayCarryName = (diet: KnownDiet): ((ingredient: Ingredient) => boolean) => {
  const { only, never, isPlain, claimed, unclaimed } = dietRows().get(diet)!;
  const keepsLimits = limitKeeper(diet, 'name');
  return (it) =>
    claimed.has(it.name) ||
    (!isAnyOf(it, ...never) &&
      !(isUnnamedMeat(it) && isAnyOf({ kinds: never }, ...animals)) &&
      (only.length === 0 || (it.kinds.length > 0 && it.kinds.every((kind) => only.includes(kind)))) &&
      !(isPlain && isProcessed(it)) &&
      keepsLimits(it) &&
      !unclaimed.some((food) => it.name.includes(food)));
};

/** What a diet leaves out; `judge.ts` decides which ingredients keep it. Every diet has a row. */
export const restrictionOf = (diet: KnownDiet): Restriction => {
  const { leavesOut, excluded, allowed } = dietRows().get(diet)!;
  const keepsLimits = limitKeeper(diet, 'food');
  return {
    name: diet,
    ...leavesOut,
    exceedsLimit: (it) => !keepsLimits(it),
    ...rules[diet],
    words: excluded.map(keyOf),
    exceptions: allowed,
  };
};
