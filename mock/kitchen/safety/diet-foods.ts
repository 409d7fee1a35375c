import { diets } from '../../../src/contract/enums.js';
import { oneOf } from '../text/read-table.js';
import type { KnownDiet } from './diet-names.js';
import { rowsOf } from './read-tables.js';

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
