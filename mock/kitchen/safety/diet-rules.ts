import { diets } from '../../../src/contract/enums.js';
import { allergensOf } from '../ingredients/implied-tags.js';
import { kinds as allKinds, type Ingredient } from '../ingredients/ingredient.js';
import { dairy, isAnyOf, meats, netCarbohydrates } from '../ingredients/kinds.js';
import { keyOf } from '../ingredients/name-words.js';
import { lazy } from '../text/memoize.js';
import { oneOf, oneOfEach } from '../text/read-table.js';
import type { KnownDiet } from './diet-names.js';
import { rowsOf } from './read-tables.js';
import type { Restriction } from './restriction.js';

/** Taken by the pinch or the spoon, so that its figures for 100 g say little. */
const isSeasoning = ({ role }: Ingredient) =>
  role === 'spice' || role === 'herb' || role === 'seasoning' || role === 'leavening' || role === 'aromatic';

/** Sweeteners without energy have no carbohydrates that count. */
const countedCarbohydrates = (it: Ingredient): number =>
  isAnyOf(it, 'sweetener') && !isAnyOf(it, 'sugar', 'honey') ? 0 : netCarbohydrates(it);

/** Meat of nobody knows which animal. */
const perhapsPork = (it: Ingredient) => isAnyOf(it, 'meat') && !isAnyOf(it, 'beef', 'poultry', 'lamb', 'game', 'additive');

/** What a diet asks beyond the kinds that it leaves out: limits for 100 g, and what stays allowed. */
const rules: Readonly<Partial<Record<KnownDiet, Partial<Restriction>>>> = {
  lactose_free: { isAllowed: (it) => isAnyOf(it, 'dairy') && !isAnyOf(it, 'lactose') },
  keto: { exceedsLimit: (it) => !isSeasoning(it) && countedCarbohydrates(it) > 12 },
  low_carb: { exceedsLimit: (it) => !isSeasoning(it) && countedCarbohydrates(it) > 25 },
  low_fat: { exceedsLimit: (it) => !isSeasoning(it) && !isAnyOf(it, 'oil') && (it.nutrition.fat > 15 || it.nutrition.saturatedFat > 6) },
  low_sodium: { exceedsLimit: (it) => it.role !== 'leavening' && it.nutrition.sodium > 600 },
  low_sugar: { exceedsLimit: (it) => !isSeasoning(it) && it.nutrition.sugar > 15.5 },
  low_fodmap: { exceedsLimit: (it) => isAnyOf(it, 'legume') && !isAnyOf(it, 'soy') },
  diabetic_friendly: { exceedsLimit: (it) => !isSeasoning(it) && it.nutrition.sugar > 20 },
  heart_healthy: { exceedsLimit: (it) => !isAnyOf(it, 'tree_nut') && !isSeasoning(it) && it.nutrition.saturatedFat > 10 },
  halal: { exceedsLimit: perhapsPork },
  kosher: {
    exceedsLimit: perhapsPork,
    separation: {
      kinds: meats.filter((kind) => kind !== 'gelatin'),
      from: dairy,
      withKinds: 'in a dish with meat',
      withOthers: 'in a dish with milk',
    },
  },
  pork_free: { exceedsLimit: perhapsPork },
};

const dietRows = lazy(
  () =>
    new Map(
      rowsOf('diets.tsv', ['diet', 'type', 'leaves out']).map((row) => {
        const type = oneOf(row, 'type', ['way', 'allergy', 'limit', 'strict']);
        const kinds = oneOfEach(row, 'leaves out', allKinds);
        const allergens = type === 'way' || type === 'allergy' ? allergensOf(kinds) : [];
        return [oneOf(row, 'diet', diets), { kinds, allergens, countsTraces: type === 'allergy', precautionary: type !== 'limit' }];
      }),
    ),
);

const verdicts = ['excluded', 'allowed', 'claimed', 'unclaimed'] as const;
type FoodVerdict = (typeof verdicts)[number];

const rows = rowsOf('diet-foods.tsv', ['diet', 'verdict', 'food']).map((row) => ({
  diet: oneOf(row, 'diet', diets),
  verdict: oneOf(row, 'verdict', verdicts),
  food: row.cells.food,
}));

/** The foods for which a diet has a rule of its own; `data/diet-foods.tsv` explains the verdicts. */
export const foodsOf = (diet: KnownDiet, verdict: FoodVerdict): string[] =>
  rows.filter((row) => row.diet === diet && row.verdict === verdict).map(({ food }) => food);

/** What a diet leaves out; `judge.ts` decides which ingredients keep it. Every diet has a row. */
export const restrictionOf = (diet: KnownDiet): Restriction => ({
  name: diet,
  ...dietRows().get(diet)!,
  ...rules[diet],
  words: foodsOf(diet, 'excluded').map(keyOf),
  exceptions: foodsOf(diet, 'allowed'),
});
