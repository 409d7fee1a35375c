import type { GeneratedRecipe, RecipeStep, Timing } from '../../../src/contract/recipes.js';
import type { Cuisine } from '../../../src/contract/enums.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import type { NamedDish } from '../dishes/dish.js';
import { nutritionOf } from '../lines/nutrition.js';
import { allergensIn, flagsOf } from '../safety/dietary-flags.js';
import { FOOD_SAFETY } from '../safety/hazards.js';
import { labelNotes } from '../safety/label-notes.js';
import type { Restriction } from '../safety/restriction.js';
import { listWords } from '../text/join-list.js';
import { breachesIn } from './final-check.js';
import { nameDish } from './name-dish.js';
import type { Pantry } from './parse-pantry.js';
import type { Plan } from './plan-dish.js';
import { toListed, type Portion } from './portion.js';
import { writeSteps } from './write-steps.js';

/** What the request asks for, as far as the words of the recipe depend on it. */
export interface RecipeRequest {
  /** What the response calls the cuisine. */
  cuisine: Cuisine;
  style: CuisineStyle;
  /** False if the cuisine is a guess that the title had better not name. */
  namesCuisine: boolean;
  servings: number;
  /** Minutes, `null` if the request does not limit them. */
  time: number | null;
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

/** Chopping for more people than this takes longer: some percent a person, at most three times as long. Guesses. */
const USUAL_SERVINGS = 4;
const LONGER_PER_SERVING = 0.06;
const LONGEST_EXTRA = 2;

/** Chopping for many takes longer, as far as the request leaves time for it. */
const stretchPrep = (steps: readonly RecipeStep[], servings: number, slack: number | null): RecipeStep[] =>
  steps.map((step) => {
    if (step.phase !== 'prep' || servings <= USUAL_SERVINGS) return step;
    const minutes = step.duration_minutes ?? 0;
    const extra = Math.round(minutes * Math.min(LONGEST_EXTRA, (servings - USUAL_SERVINGS) * LONGER_PER_SERVING));
    return { ...step, duration_minutes: minutes + (slack === null ? extra : Math.min(slack, extra)) };
  });

const tipsFor = (portions: readonly Portion[], { template, skill }: Plan<Portion>): string[] => {
  const classes = new Set(portions.map(({ cookingClass }) => cookingClass));
  const tips: string[] = [];
  if (skill === 'beginner') tips.push('Read all the steps once before you start, and have everything measured.');
  if (classes.has('tough meat') || classes.has('quick pulse')) tips.push('It tastes even better the next day.');
  if (classes.has('rice') || classes.has('cooked rice')) tips.push('Cool leftover rice quickly and eat it within a day.');
  else if (template.course === 'savory') tips.push('Leftovers keep for up to three days in the refrigerator, well covered.');
  return tips;
};

/** From so many servings on, a household's pans are too small. A guess. */
const MANY_SERVINGS = 12;

const warningsFor = (portions: readonly Portion[], { pantry, restrictions, servings, warnings }: RecipeRequest): string[] => {
  const used = new Set(portions.map(({ name }) => name));
  const short = portions.filter(({ isShort }) => isShort).map(({ displayName }) => displayName);
  const unknown = portions.filter(({ cookingClass }) => cookingClass === null).map(({ name }) => name);
  const unused = pantry.items.filter(({ name }) => !used.has(name)).map(({ name }) => name);
  const hazards = pantry.excluded.filter(({ restriction }) => restriction === FOOD_SAFETY).map(({ reason }) => reason);
  return [
    ...hazards,
    ...warnings,
    ...labelNotes(
      portions.map(({ match }) => match),
      restrictions,
    ),
    ...(servings > MANY_SERVINGS
      ? [`Written for ${servings}: use several pans, and expect everything to take longer to come to heat.`]
      : []),
    ...(short.length > 0 ? [`The pantry names too little for this of: ${listWords(short)}. Get more, or cook for fewer.`] : []),
    ...(unknown.length > 0
      ? [`Not known here, so neither counted in the nutrition nor checked for allergens: ${listWords(unknown)}.`]
      : []),
    ...(unused.length > 0 ? [`Allowed, but not used in this dish: ${listWords(unused)}.`] : []),
  ];
};

const avoidsWheat = (portions: readonly Portion[], restrictions: readonly Restriction[]): boolean =>
  restrictions.some(({ allergens }) => allergens.includes('wheat') || allergens.includes('gluten')) ||
  portions.some(({ slot, cookingClass }) => slot.name === 'grain' && cookingClass === 'noodle');

/** Puts a planned dish into the words and numbers of a response. */
export const assembleRecipe = (
  plan: Plan<Portion>,
  named: NamedDish | null,
  portions: readonly Portion[],
  request: RecipeRequest,
): Omit<GeneratedRecipe, 'id'> => {
  const { servings, restrictions, style, time, namesCuisine } = request;
  const steps = stretchPrep(writeSteps(plan, portions), servings, time === null ? null : time - plan.minutes);
  const timing = timingOf(steps);
  const matches = portions.map(({ match }) => match);
  const naming = { style, namesCuisine, avoidsWheat: avoidsWheat(portions, restrictions), minutes: timing.total_minutes };
  return {
    ...nameDish(plan.template, named, portions, naming),
    cuisine: request.cuisine, skill_level: plan.skill, servings, dietary_flags: flagsOf(matches, restrictions), allergens: allergensIn(matches),
    pantry: {
      used: portions.filter(({ fromPantry }) => fromPantry).map(({ name }) => name),
      missing: portions.filter(({ fromPantry }) => !fromPantry).map(({ name }) => name),
      excluded: request.pantry.excluded,
    },
    equipment: [...new Set(steps.flatMap(({ equipment }) => equipment))],
    warnings: warningsFor(portions, request),
    tips: tipsFor(portions, plan).filter((tip) => breachesIn(tip, restrictions).length === 0),
    ingredients: portions.map(toListed), steps, timing,
    nutrition: nutritionOf(portions.map(({ match, grams }) => ({ ingredient: match?.ingredient, grams })), servings),
  }; // prettier-ignore
};
