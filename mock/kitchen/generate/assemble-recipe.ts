import type { GeneratedRecipe, RecipeStep, Timing } from '../../../src/contract/recipes.js';
import type { Cuisine } from '../../../src/contract/vocabulary.js';
import { allergensOf, flagsOf } from '../safety/diets.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import { breachesIn } from './final-check.js';
import { listWords } from '../text/join-list.js';
import { nameDish } from './name-dish.js';
import { nutritionOf } from '../lines/nutrition.js';
import type { Plan } from './plan-dish.js';
import { toListed, type Portion } from './portion.js';
import type { Pantry } from './parse-pantry.js';
import type { Restriction } from '../safety/restriction.js';
import { writeDish } from './write-dish.js';

/** What the request asked for, as far as the words of the answer depend on it. */
export interface Order {
  cuisine: Cuisine;
  style: CuisineStyle;
  /** False where the cuisine was a guess that the name had better not make. */
  isTelling: boolean;
  servings: number;
  /** Minutes, infinite where the request does not say. */
  time: number;
  restrictions: readonly Restriction[];
  pantry: Pantry;
  /** What had to be guessed about the request. */
  warnings: readonly string[];
}

export const timingOf = (steps: readonly RecipeStep[]): Timing => {
  const sum = (...phases: string[]): number =>
    steps.reduce((total, step) => total + (phases.includes(step.phase) ? (step.duration_minutes ?? 0) : 0), 0);
  const timing = { prep_minutes: sum('prep', 'assemble', 'serve'), cook_minutes: sum('cook'), rest_minutes: sum('rest') };
  return { ...timing, total_minutes: timing.prep_minutes + timing.cook_minutes + timing.rest_minutes };
};

/** Chopping for many takes longer, as far as there is time for it. */
const stretchPrep = (steps: readonly RecipeStep[], servings: number, slack: number): RecipeStep[] =>
  steps.map((step) => {
    if (step.phase !== 'prep' || servings <= 4) return step;
    const minutes = step.duration_minutes ?? 0;
    return { ...step, duration_minutes: minutes + Math.min(slack, Math.round(minutes * Math.min(2, (servings - 4) * 0.06))) };
  });

const tipsFor = (portions: readonly Portion[], { form, skill }: Plan<Portion>): string[] => {
  const tips: string[] = [];
  if (skill === 'beginner') tips.push('Read all the steps once before you start, and have everything measured.');
  if (portions.some(({ sort }) => sort === 'tough meat' || sort === 'quick pulse')) tips.push('It tastes even better the next day.');
  if (portions.some(({ sort }) => sort === 'rice' || sort === 'cooked rice'))
    tips.push('Cool leftover rice quickly and eat it within a day.');
  else if (form.course === 'savory') tips.push('Leftovers keep for up to three days in the refrigerator, well covered.');
  return tips;
};

/** A planned dish, put into the words and numbers of an answer. */
export const assembleRecipe = (plan: Plan<Portion>, portions: readonly Portion[], order: Order): Omit<GeneratedRecipe, 'id'> => {
  const { servings, restrictions, style } = order;
  const steps = stretchPrep(writeDish(plan, portions), servings, order.time - plan.minutes);
  const timing = timingOf(steps);
  const matches = portions.map(({ match }) => match);
  const short = portions.filter((portion) => portion.short).map(({ said }) => said);
  const unknown = portions.filter(({ sort }) => sort === null).map(({ name }) => name);
  const warnings = [...order.warnings];
  if (servings > 12) warnings.push(`Written for ${servings}: use several pans, and expect everything to take longer to come to heat.`);
  if (short.length > 0) warnings.push(`The pantry names too little for this of: ${listWords(short)}. Get more, or cook for fewer.`);
  if (unknown.length > 0)
    warnings.push(`Not known here, so neither counted in the nutrition nor checked for allergens: ${listWords(unknown)}.`);
  const soundsOfWheat =
    restrictions.some(({ allergens }) => allergens.includes('wheat') || allergens.includes('gluten')) ||
    portions.some(({ slot, sort }) => slot.part === 'grain' && sort === 'noodle');
  return {
    ...nameDish(plan.form, portions, { style, isTelling: order.isTelling, soundsOfWheat, minutes: timing.total_minutes }),
    cuisine: order.cuisine, skill_level: plan.skill, servings, dietary_flags: flagsOf(matches, restrictions), allergens: allergensOf(matches),
    pantry: {
      used: portions.filter(({ fromPantry }) => fromPantry).map(({ name }) => name),
      missing: portions.filter(({ fromPantry }) => !fromPantry).map(({ name }) => name),
      excluded: order.pantry.excluded,
    },
    equipment: [...new Set(steps.flatMap(({ equipment }) => equipment))],
    warnings, tips: tipsFor(portions, plan).filter((tip) => breachesIn(tip, restrictions).length === 0),
    ingredients: portions.map(toListed), steps, timing,
    nutrition: nutritionOf(portions.map(({ match, grams }) => ({ ingredient: match?.ingredient, grams })), servings),
  }; // prettier-ignore
};
