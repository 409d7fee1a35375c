import { diets } from '../../../src/contract/enums.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { keyOf } from '../ingredients/name-words.js';
import type { KnownDiet } from './diet-names.js';
import { dairy, grains, isAnyOf, meats, netCarbohydrates, seafood } from '../ingredients/kinds.js';
import { rowsOf } from './read-tables.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { oneOf } from '../text/read-table.js';
import { allergensOf } from '../ingredients/implied-tags.js';

/** What a diet leaves out by kinds and limits; foods with a name of their own are in `data/diet-foods.tsv`. */
type Rule = Omit<Restriction, 'name'>;

/** What no vegetarian eats: meat, and cheeses that by the rules of their name are made with the stomach of a calf or lamb. */
const slaughtered: readonly Kind[] = [...meats, 'rennet'];

const none: Rule = leavesNothingOut;

/** A way of eating: kinds of food that are left out, and the allergens that give them away in made products. */
const without = (kinds: readonly Kind[], more: Partial<Rule> = {}): Rule => ({
  ...none, kinds, allergens: allergensOf(kinds), precautionary: true, ...more,
}); // prettier-ignore
/** An allergy: traces count. */
const allergy = (...kinds: readonly Kind[]): Rule => without(kinds, { countsTraces: true });

/** A limit on something that most food has some of. */
const limit = (exceedsLimit: (ingredient: Ingredient) => boolean, kinds: readonly Kind[] = [], more: Partial<Rule> = {}): Rule => ({
  ...none, kinds, exceedsLimit, ...more,
}); // prettier-ignore

/** Taken by the pinch or the spoon, so that its figures for 100 g say little. */
const isSeasoning = ({ role }: Ingredient) =>
  role === 'spice' || role === 'herb' || role === 'seasoning' || role === 'leavening' || role === 'aromatic';

/** Sweeteners without energy have no carbohydrates that count. */
const countedCarbohydrates = (it: Ingredient): number =>
  isAnyOf(it, 'sweetener') && !isAnyOf(it, 'sugar', 'honey') ? 0 : netCarbohydrates(it);

/** Meat of nobody knows which animal. */
const perhapsPork = (it: Ingredient) => isAnyOf(it, 'meat') && !isAnyOf(it, 'beef', 'poultry', 'lamb', 'game', 'additive');

/** Diets as sets of exclusions. A row reads: these kinds, these allergens, and what else is too much. */
const rules: Readonly<Record<KnownDiet, Rule>> = {
  vegan: without([...meats, ...seafood, ...dairy, 'egg', 'honey']),
  vegetarian: without([...slaughtered, ...seafood]),
  lacto_vegetarian: without([...slaughtered, ...seafood, 'egg']),
  ovo_vegetarian: without([...slaughtered, ...seafood, ...dairy]),
  pescatarian: without(meats),
  gluten_free: allergy('gluten', 'wheat'),
  dairy_free: allergy(...dairy),
  lactose_free: { ...allergy(...dairy), isAllowed: (it) => isAnyOf(it, 'dairy') && !isAnyOf(it, 'lactose') },
  egg_free: allergy('egg'),
  nut_free: allergy('tree_nut', 'peanut'),
  tree_nut_free: allergy('tree_nut'),
  peanut_free: allergy('peanut'),
  soy_free: allergy('soy'),
  wheat_free: allergy('wheat'),
  sesame_free: allergy('sesame'),
  fish_free: allergy('fish'),
  shellfish_free: allergy('crustacean', 'mollusc'),
  crustacean_free: allergy('crustacean'),
  mollusc_free: allergy('mollusc'),
  celery_free: allergy('celery'),
  mustard_free: allergy('mustard'),
  lupin_free: allergy('lupin'),
  sulfite_free: allergy('sulfite'),
  keto: limit((it) => !isSeasoning(it) && countedCarbohydrates(it) > 12, [...grains, 'legume', 'sugar', 'honey', 'starchy', 'dried_fruit'], { precautionary: true }),
  low_carb: limit((it) => !isSeasoning(it) && countedCarbohydrates(it) > 25, ['pasta', 'bread', 'sugar', 'honey', 'dried_fruit']),
  low_fat: limit((it) => !isSeasoning(it) && !isAnyOf(it, 'oil') && (it.nutrition.fat > 15 || it.nutrition.saturatedFat > 6), ['animal_fat']),
  low_sodium: limit((it) => it.role !== 'leavening' && it.nutrition.sodium > 600, ['salt', 'processed_meat']),
  low_sugar: limit((it) => !isSeasoning(it) && it.nutrition.sugar > 15.5, ['sugar', 'honey', 'dried_fruit']),
  low_fodmap: limit((it) => isAnyOf(it, 'legume') && !isAnyOf(it, 'soy'), ['allium', 'wheat', 'honey'], { precautionary: true }),
  high_protein: none,
  high_fiber: none,
  paleo: without([...grains, ...dairy, 'legume', 'soy', 'peanut', 'sugar', 'additive']),
  whole30: without([...grains, ...dairy, 'legume', 'soy', 'peanut', 'sugar', 'sweetener', 'honey', 'alcohol', 'additive']),
  mediterranean: without(['processed_meat', 'animal_fat', 'additive'], { precautionary: false }),
  diabetic_friendly: limit((it) => !isSeasoning(it) && it.nutrition.sugar > 20, ['sugar', 'honey']),
  heart_healthy: limit((it) => !isAnyOf(it, 'tree_nut') && !isSeasoning(it) && it.nutrition.saturatedFat > 10, ['processed_meat', 'animal_fat']),
  halal: without(['pork', 'alcohol', 'gelatin', 'animal_fat'], { exceedsLimit: perhapsPork }),
  kosher: without(['pork', 'crustacean', 'mollusc', 'gelatin'], {
    exceedsLimit: perhapsPork,
    separation: { kinds: meats.filter((kind) => kind !== 'gelatin'), from: dairy, withKinds: 'in a dish with meat', withOthers: 'in a dish with milk' },
  }),
  pork_free: without(['pork'], { exceedsLimit: perhapsPork }),
  alcohol_free: without(['alcohol'], { precautionary: true }),
}; // prettier-ignore

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

/** What a diet leaves out. */
export const restrictionOf = (diet: KnownDiet): Restriction => ({
  name: diet,
  ...rules[diet],
  words: foodsOf(diet, 'excluded').map(keyOf),
  exceptions: foodsOf(diet, 'allowed'),
});
