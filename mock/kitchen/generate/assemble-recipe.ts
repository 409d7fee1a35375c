import type { GeneratedRecipe, RecipeStep, Timing } from '../../../src/contract/recipes.js';
import { nutritionOf } from '../lines/nutrition.js';
import { allergensIn, flagsOf, labelNotes } from '../safety/dietary-flags.js';
import { FOOD_SAFETY } from '../safety/hazards.js';
import { listWords, thatHold } from '../text/join-list.js';
import { breachesIn } from './final-check.js';
import { nameDish } from './name-dish.js';
import type { CookingRequest } from './parse-request.js';
import type { Plan } from './plan-dish.js';
import { toListed, type Portion } from './portion.js';
import { writeSteps } from './write-steps.js';

/** How long the steps take, by their phases. */
export const timingOf = (steps: readonly RecipeStep[]): Timing => {
  const sum = (...phases: string[]): number =>
    steps.reduce((total, step) => total + (phases.includes(step.phase) ? (step.duration_minutes ?? 0) : 0), 0);
  const timing = { prep_minutes: sum('prep', 'assemble', 'serve'), cook_minutes: sum('cook'), rest_minutes: sum('rest') };
  return { ...timing, total_minutes: timing.prep_minutes + timing.cook_minutes + timing.rest_minutes };
};

const tipsFor = ({ portions, dish, skill }: Plan): string[] => {
  const classes = new Set(portions.map(({ cookingClass }) => cookingClass));
  const tips: string[] = [];
  if (skill === 'beginner') tips.push('Read all the steps once before you start, and have everything measured.');
  if (classes.has('tough meat') || classes.has('quick pulse')) tips.push('It tastes even better the next day.');
  if (classes.has('rice') || classes.has('cooked rice')) tips.push('Cool leftover rice quickly and eat it within a day.');
  else if (dish.template.course === 'savory') tips.push('Leftovers keep for up to three days in the refrigerator, well covered.');
  return tips;
};

/** From so many servings on, a household's pans are too small. A guess. */
const MANY_SERVINGS = 12;

const warningsFor = (portions: readonly Portion[], { items, excluded, restrictions, servings, warnings }: CookingRequest): string[] => {
  const used = new Set(portions.map(({ name }) => name));
  const short = portions.filter(({ isShort }) => isShort).map(({ displayName }) => displayName);
  const unknown = portions.filter(({ cookingClass }) => cookingClass === null).map(({ name }) => name);
  const unused = items.filter(({ name }) => !used.has(name)).map(({ name }) => name);
  const hazards = excluded.filter(({ restriction }) => restriction === FOOD_SAFETY).map(({ reason }) => reason);
  const matches = portions.map(({ match }) => match);
  const notes = thatHold([
    [servings > MANY_SERVINGS, `Written for ${servings}: use several pans, and expect everything to take longer to come to heat.`],
    [short.length > 0, `The pantry names too little for this of: ${listWords(short)}. Get more, or cook for fewer.`],
    [unknown.length > 0, `Not known here, so neither counted in the nutrition nor checked for allergens: ${listWords(unknown)}.`],
    [unused.length > 0, `Allowed, but not used in this dish: ${listWords(unused)}.`],
  ]);
  return [...hazards, ...warnings, ...labelNotes(matches, restrictions), ...notes];
};

/** Puts a planned dish into the words and numbers of a response. */
export const assembleRecipe = (plan: Plan, request: CookingRequest): Omit<GeneratedRecipe, 'id'> => {
  const { dish, portions, skill } = plan;
  const { servings, restrictions, cuisine, excluded } = request;
  const steps = writeSteps(plan);
  const timing = timingOf(steps);
  const matches = portions.map(({ match }) => match);
  const namesOf = (isFromPantry: boolean): string[] =>
    portions.filter(({ fromPantry }) => fromPantry === isFromPantry).map(({ name }) => name);
  return {
    ...nameDish(plan, request, timing.total_minutes),
    cuisine: (request.asksForCuisine ? null : dish.named?.cuisine) ?? cuisine.name,
    skill_level: skill, servings, dietary_flags: flagsOf(matches, restrictions), allergens: allergensIn(matches),
    pantry: { used: namesOf(true), missing: namesOf(false), excluded },
    equipment: [...new Set(steps.flatMap(({ equipment }) => equipment))],
    warnings: warningsFor(portions, request),
    tips: tipsFor(plan).filter((tip) => breachesIn(tip, restrictions).length === 0),
    ingredients: portions.map(toListed), steps, timing,
    nutrition: nutritionOf(portions.map(({ match, grams }) => ({ ingredient: match?.ingredient, grams })), servings),
  }; // prettier-ignore
};
