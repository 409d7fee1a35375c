import type { AdaptedRecipe, AdaptMethodRequest, MethodSetting } from '../../../src/contract/transforms.js';
import { spaced } from '../safety/restriction-names.js';
import { needsHeat, type RawFood } from '../safety/raw-food.js';
import { createSeededRandom } from '../../util/random.js';
import { whyNotSound } from './check-result.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { readable } from './limits.js';
import { adaptSteps } from './methods/adapt-steps.js';
import { adjustLiquid } from './methods/adjust-liquid.js';
import { titleFor, type Route } from './methods/appliances.js';
import { printSpan } from './methods/conversion.js';
import { readActions, readSource } from './methods/course.js';
import { safetyNotesFor, warnEquipment, warningsFor } from './methods/notes.js';
import { whyNotAdapted } from './methods/obstacles.js';
import { planRoute, type Dish } from './methods/plan.js';
import { refuseWithoutHeat } from './methods/without-heat.js';
import { RecipeDraft } from './recipe-draft.js';
import { recipeTypeOf } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';
import { writtenServings } from './servings.js';

/** Another number of servings, if the recipe says how many it has. */
const forServings = (recipe: RecipeDraft, { recipe: given, servings }: AdaptMethodRequest): void => {
  const written = writtenServings(given);
  if (servings === undefined || written === undefined || written === servings) return;
  const factor = servings / written;
  for (const line of recipe.lines) recipe.scale(line, factor, `For ${servings} instead of ${written}.`, factor > 1 ? 'added' : 'reduced');
};

/** ": 30 to 35 minutes", the time of the longest stage. */
const longestOf = (settings: readonly MethodSetting[]): string => {
  const spans = settings
    .filter(({ label }) => label !== 'Preheat')
    .flatMap(({ duration_minutes: least, duration_minutes_max: most }) => (least === null ? [] : [{ least, most: most ?? least }]));
  const [longest] = spans.toSorted((a, b) => b.least - a.least);
  return longest ? `: ${printSpan(longest)}` : '';
};

/** Raw food that decides how long the dish cooks. Eggs in dough or as a coating are done when the rest is. */
const decidingFood = (heated: readonly RawFood[], isBaking: boolean): readonly RawFood[] => {
  const isEgg = ({ ingredient }: RawFood): boolean => ingredient.kinds.includes('egg');
  const isSide = isBaking || heated.some((food) => food.safe && !isEgg(food));
  return isSide ? heated.filter((food) => !isEgg(food)) : heated;
};

/** The recipe as it came, with the reason. */
const leave = (
  request: AdaptMethodRequest,
  raw: readonly RawFood[],
  { source, target }: Route,
  reason: string,
): Required<AdaptedRecipe> => {
  const kept = keptAsItIs(request.recipe, reason);
  return {
    ...kept,
    summary: 'Nothing had to be changed.',
    warnings: [...warnEquipment(request), ...kept.warnings],
    source_method: source,
    target_method: target,
    settings: [],
    safety_notes: safetyNotesFor(raw, source),
  };
};

/**
 * The recipe for another way of cooking: times, temperatures and liquid converted, and what has to be hot enough said in degrees. A recipe whose
 * steps are not understood, or are not sound when they are rewritten, stays as it is, with the reason.
 *
 * @throws {@link Unsatisfiable} for `no_cook` if something in it is not safe, or not food, raw, or heat is what makes the dish.
 */
export const adaptMethod = (request: AdaptMethodRequest, seed: number): Required<AdaptedRecipe> => {
  const { target_method: target } = request;
  const { title, instructions } = request.recipe;
  const recipe = new RecipeDraft(request.recipe, request.servings);
  const written = readActions(recipe, readable(instructions));
  const route: Route = { source: request.source_method ?? readSource(written), target };
  const heated = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseWithoutHeat(heated, written);
  const kept = reasonToKeep(recipe);
  // nothing more is read of a recipe that stays as it is
  if (kept !== undefined) return leave(request, decidingFood(heated, false), route, kept);

  const type = recipeTypeOf(recipe);
  const isBaking = type === 'baking';
  const raw = decidingFood(heated, isBaking);
  forServings(recipe, request);
  adjustLiquid(recipe, route);
  const { steps: safe, warnings } = makeSafe(recipe.printSteps(), recipe);
  const dish: Dish = { recipe, actions: readActions(recipe, safe), raw, isBaking };
  const plan = planRoute(dish, route);
  const reason = whyNotAdapted(dish, route, plan);
  if (!plan || reason !== undefined) return leave(request, raw, route, reason ?? '');
  const { steps, changes, settings } = adaptSteps(plan, instructions);
  const flaw = whyNotSound(recipe, heated, written, steps);
  if (flaw !== undefined) return leave(request, raw, route, flaw);
  const how = createSeededRandom(seed, [title, target]).pick(['Adapted', 'Rewritten', 'Changed over']);
  return {
    name: titleFor(title, route),
    ingredients: recipe.printIngredients(),
    steps,
    summary: `${how} from ${spaced(route.source)} to ${spaced(target)}${longestOf(settings)}.`,
    changes: [...recipe.changes, ...changes],
    warnings: [...warnEquipment(request), ...warningsFor(plan, type), ...warnings],
    source_method: route.source,
    target_method: target,
    settings,
    safety_notes: safetyNotesFor(raw, target),
  };
};
