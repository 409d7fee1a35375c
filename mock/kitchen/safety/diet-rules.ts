import { diets } from '../../../src/contract/enums.js';
import { kinds as allKinds, type Ingredient } from '../ingredients/ingredient.js';
import { allergensOf, dairy, isAnyOf, meats } from '../ingredients/kinds.js';
import { keyOf } from '../ingredients/name-words.js';
import { oneOf, oneOfEach } from '../text/read-table.js';
import type { KnownDiet } from './restriction-names.js';
import { limitKeeper } from './diet-limits.js';
import { groupsOf, mapOf } from './read-tables.js';
import type { Restriction } from './restriction.js';

/** Meat of nobody knows which animal. */
const perhapsPork = (it: Ingredient): boolean => isAnyOf(it, 'meat') && !isAnyOf(it, 'beef', 'poultry', 'lamb', 'game', 'additive');

/** What a diet asks that is no list of kinds or foods. */
const rules: Readonly<Partial<Record<KnownDiet, Partial<Restriction>>>> = {
  lactose_free: { isAllowed: (it) => isAnyOf(it, 'dairy') && !isAnyOf(it, 'lactose') },
  low_fodmap: { exceedsLimit: (it) => isAnyOf(it, 'legume') && !isAnyOf(it, 'soy') },
  kosher: {
    separation: [
      { name: 'meat', kinds: meats.filter((kind) => kind !== 'gelatin') },
      { name: 'milk', kinds: dairy },
    ],
  },
};

const dietRows = mapOf(
  'diets.tsv',
  ['diet', 'type', 'leaves out', 'named kinds', 'unnamed kinds', 'plain'],
  (row) => {
    const type = oneOf(row, 'type', ['way', 'allergy', 'limit', 'strict']);
    const kinds = oneOfEach(row, 'leaves out', allKinds);
    const allergens = type === 'way' || type === 'allergy' ? allergensOf(kinds) : [];
    const leavesOut = { kinds, allergens, countsTraces: type === 'allergy', precautionary: type !== 'limit' };
    const named = {
      only: oneOfEach(row, 'named kinds', allKinds),
      never: oneOfEach(row, 'unnamed kinds', allKinds),
      isPlain: row.cells.plain === 'yes',
    };
    return { leavesOut, named };
  },
  { keys: diets },
);

const isProcessed = (it: Ingredient): boolean =>
  isAnyOf(it, 'additive', 'processed_meat') || it.role === 'sauce' || it.role === 'sweet' || it.category === 'snacks_sweets';

/** Tells whether an ingredient that keeps a diet may carry its name: it may be allowed in a low-fat dish and still not be low in fat. */
export const mayCarryName = (diet: KnownDiet): ((ingredient: Ingredient) => boolean) => {
  const claimed = new Set(foodsOf(diet, 'claimed'));
  const unclaimed = foodsOf(diet, 'unclaimed');
  const { only, never, isPlain } = dietRows().get(diet)!.named;
  const keepsLimits = limitKeeper(diet, 'name');
  return (it) =>
    claimed.has(it.name) ||
    (!isAnyOf(it, ...never) &&
      (only.length === 0 || (it.kinds.length > 0 && it.kinds.every((kind) => only.includes(kind)))) &&
      !(isPlain && isProcessed(it)) &&
      keepsLimits(it) &&
      !unclaimed.some((food) => it.name.includes(food)));
};

const verdicts = ['excluded', 'allowed', 'claimed', 'unclaimed'] as const;
type FoodVerdict = (typeof verdicts)[number];

const dietFoods = groupsOf(
  'diet-foods.tsv',
  ['diet', 'verdict', 'food'],
  (row) => ({ verdict: oneOf(row, 'verdict', verdicts), food: row.cells.food }),
  {
    keys: diets,
  },
);

/** The foods for which a diet has a rule of its own; `data/diet-foods.tsv` explains the verdicts. */
export const foodsOf = (diet: KnownDiet, verdict: FoodVerdict): string[] =>
  (dietFoods().get(diet) ?? []).flatMap((row) => (row.verdict === verdict ? row.food : []));

/** What a diet leaves out; `judge.ts` decides which ingredients keep it. Every diet has a row. */
export const restrictionOf = (diet: KnownDiet): Restriction => {
  const { leavesOut } = dietRows().get(diet)!;
  const keepsLimits = limitKeeper(diet, 'food');
  const isPorkOut = leavesOut.kinds.includes('pork');
  return {
    name: diet,
    ...leavesOut,
    exceedsLimit: (it) => !keepsLimits(it) || (isPorkOut && perhapsPork(it)),
    ...rules[diet],
    words: foodsOf(diet, 'excluded').map(keyOf),
    exceptions: foodsOf(diet, 'allowed'),
  };
};
