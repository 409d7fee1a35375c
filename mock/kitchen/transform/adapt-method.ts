import type { AdaptedRecipe, AdaptMethodRequest, Change, MethodSetting } from '../../../src/contract/transforms.js';
import { createSeededRandom } from '../text/random.js';
import { closed, numberOf } from '../text/sentences.js';
import { spaced } from '../safety/diet-names.js';
import { needsHeat, type RawFood } from '../safety/raw-food.js';
import { whyNotSound } from './check-result.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { adaptSteps } from './methods/adapt-steps.js';
import { adjustLiquid } from './methods/adjust-liquid.js';
import { applianceOf, titleFor, type Route } from './methods/appliances.js';
import { printSpan } from './methods/conversion.js';
import { readActions, readSource, type Dish } from './methods/course.js';
import { NOT_COOKED, whyNotAdapted } from './methods/obstacles.js';
import { planRoute, unchangedIn } from './methods/plan.js';
import { safetyNotesFor, warnEquipment, warningsFor, warnUnchanged } from './methods/warnings.js';
import { refuseWithoutHeat } from './methods/without-heat.js';
import { readable } from './limits.js';
import { RecipeDraft } from './recipe-draft.js';
import { recipeTypeOf } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';
import { writtenServings } from './servings.js';

/** Another number of servings, if the recipe says how many it has. */
const forServings = (recipe: RecipeDraft, { recipe: { title, ingredients, instructions }, servings }: AdaptMethodRequest): void => {
  const written = writtenServings({ title, ingredients, instructions });
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

const withoutNumber = (step: string): string => step.slice(numberOf(step).length);

const plain = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** The new steps, numbered as the old ones were, what changed in them, and the number that each old step has now. */
const printSteps = (adapted: readonly string[], before: readonly string[], { source, target }: Route) => {
  const changes: Change[] = [];
  const steps: string[] = [];
  const reason = `Brought from ${applianceOf(source).noun} to ${applianceOf(target).noun}.`;
  const numbers = adapted.map((text, index) => {
    const from = before[index] as string;
    const numbered = text === '' ? '' : numberOf(from) + text;
    const to = plain(numbered) === plain(closed(from)) ? from : numbered;
    if (to !== '') steps.push(to);
    if (to !== from) changes.push({ kind: 'method', from, to: to === '' ? null : to, reason });
    return steps.length;
  });
  return { steps, changes, numbers };
};

/** The recipe as it came, with the reason. */
const leave = (request: AdaptMethodRequest, { raw }: Dish, { source, target }: Route, reason: string): Required<AdaptedRecipe> => {
  const kept = keptAsItIs(request.recipe, reason);
  return {
    ...kept,
    summary: 'Nothing had to be changed.',
    warnings: [...warnEquipment(request), ...kept.warnings],
    source_method: source,
    target_method: target,
    settings: [],
    safety_notes: safetyNotesFor(raw, { target: source }),
  };
};

/** The new steps of a recipe that can be adapted. */
const rewrite = (request: AdaptMethodRequest, dish: Dish, route: Route) => {
  const { recipe } = dish;
  forServings(recipe, request);
  adjustLiquid(recipe, route);
  const { steps: safe, warnings } = makeSafe(recipe.printSteps(), recipe);
  // most steps do not repeat amounts, and need not be read again
  const isSame = safe.every((step, index) => step === request.recipe.instructions[index]);
  const plan = planRoute(isSame ? dish : { ...dish, actions: readActions(recipe, safe.map(withoutNumber)) }, route);
  return plan && { ...adaptSteps(plan, safe.length), warnings, unchanged: unchangedIn(plan) };
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
  const actions = readActions(recipe, readable(instructions).map(withoutNumber));
  const route: Route = { source: request.source_method ?? readSource(actions), target };
  const heated = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseWithoutHeat(heated, actions);
  const kept = reasonToKeep(recipe);
  // nothing more is read of a recipe that stays as it is
  const type = kept === undefined ? recipeTypeOf(recipe) : 'savory';
  const isBaking = type === 'baking';
  const dish: Dish = { recipe, actions, raw: decidingFood(heated, isBaking), isBaking };
  const reason = kept ?? whyNotAdapted(dish, route);
  if (reason !== undefined) return leave(request, dish, route, reason);

  const adapted = rewrite(request, dish, route);
  if (!adapted) return leave(request, dish, route, NOT_COOKED);
  const { steps, changes, numbers } = printSteps(adapted.steps, instructions, route);
  const flaw = whyNotSound(recipe, heated, actions, steps);
  if (flaw !== undefined) return leave(request, dish, route, flaw);
  const how = createSeededRandom(seed, [title, target]).pick(['Adapted', 'Rewritten', 'Changed over']);
  return {
    name: titleFor(title, route),
    ingredients: recipe.printIngredients(),
    steps,
    summary: `${how} from ${spaced(route.source)} to ${spaced(target)}${longestOf(adapted.settings)}.`,
    changes: [...recipe.changes, ...changes],
    warnings: [
      ...warnEquipment(request),
      ...warningsFor(dish, type, route),
      ...adapted.warnings,
      ...warnUnchanged(adapted.unchanged, numbers),
    ],
    source_method: route.source,
    target_method: target,
    settings: adapted.settings,
    safety_notes: safetyNotesFor(dish.raw, route),
  };
};
