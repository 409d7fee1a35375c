import type { AdaptedRecipe, AdaptMethodRequest, Change, MethodSetting } from '../../../src/contract/transforms.js';
import { listWords } from '../text/join-list.js';
import { createSeededRandom } from '../text/random.js';
import { closed, numberOf } from '../text/sentences.js';
import { needsHeat, type RawFood } from '../safety/raw-food.js';
import { ovenAt } from '../safety/safe-temperatures.js';
import { whyNotSound } from './check-result.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { adaptSteps, type AdaptedSteps } from './methods/adapt-steps.js';
import { adjustLiquid } from './methods/adjust-liquid.js';
import { appliances } from './methods/appliances.js';
import { printSpan } from './methods/conversion.js';
import { readActions, readSource, type Action, type Dish, type Route } from './methods/course.js';
import { boilBeansFirst } from './methods/dried-beans.js';
import { planRoute } from './methods/plan.js';
import { safetyNotesFor } from './methods/safety-notes.js';
import { warningsFor, whyNot } from './methods/suitability.js';
import { titleFor } from './methods/title.js';
import { whyNotUnderstood } from './methods/understand.js';
import { refuseWithoutHeat, stepsWithoutHeat } from './methods/without-heat.js';
import { readable } from './limits.js';
import { RecipeDraft } from './recipe-draft.js';
import { recipeTypeOf } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';
import { writtenServings } from './servings.js';
import { spaced } from '../safety/diet-names.js';

/** How the recipe itself says that the appliance is set. */
const settingsIn = (actions: readonly Action[]): MethodSetting[] =>
  actions
    .filter(({ type, span, degrees }) => type !== 'other' && (span !== undefined || degrees !== undefined))
    .map(({ type, span, degrees }) => ({
      label: type === 'preheat' ? 'Preheat' : 'Cook',
      temperature: degrees === undefined ? null : ovenAt(degrees),
      heat_level: null,
      duration_minutes: span?.least ?? null,
      duration_minutes_max: span && span.most > span.least ? span.most : null,
    }));

/** Another number of servings, if the recipe says how many it has. */
const forServings = (recipe: RecipeDraft, request: AdaptMethodRequest): void => {
  const written = writtenServings(request.recipe);
  if (request.servings === undefined || written === undefined || written === request.servings) return;
  const factor = request.servings / written;
  for (const line of recipe.lines)
    recipe.scale(line, factor, `For ${request.servings} instead of ${written}.`, factor > 1 ? 'added' : 'reduced');
};

/** Parts of the dish that are cooked as they were: "step 5 is still done in the oven". */
const warnUnchanged = (unchanged: AdaptedSteps['unchanged'], numbers: readonly number[]): string[] => {
  const parts = [...new Set(unchanged.map(({ method }) => method))].map((method) => {
    const steps = [...new Set(unchanged.filter((one) => one.method === method).map(({ step }) => String(numbers[step])))];
    const are = steps.length > 1 ? `steps ${listWords(steps)} are` : `step ${steps[0]} is`;
    return `${are} still done ${method === 'stovetop' || method === 'grill' ? 'on' : 'in'} ${appliances[method].noun}`;
  });
  return parts.length > 0 ? [`Not everything is cooked the new way: ${listWords(parts)}.`] : [];
};

/** The time of the longest stage. */
const longestOf = (settings: readonly MethodSetting[]): string => {
  const [longest] = settings
    .filter(({ label, duration_minutes: minutes }) => label !== 'Preheat' && minutes !== null)
    .toSorted((a, b) => (b.duration_minutes ?? 0) - (a.duration_minutes ?? 0));
  const least = longest?.duration_minutes ?? 0;
  return least > 0 ? `: ${printSpan({ least, most: longest?.duration_minutes_max ?? least })}` : '';
};

/** Raw food that decides how long the dish cooks. Eggs in dough or as a coating are done when the rest is. */
const decidingFood = (heated: readonly RawFood[], isBaking: boolean): readonly RawFood[] => {
  const isEgg = ({ ingredient }: RawFood): boolean => ingredient.kinds.includes('egg');
  const isSide = isBaking || heated.some((food) => food.safe && !isEgg(food));
  return isSide ? heated.filter((food) => !isEgg(food)) : heated;
};

const withoutNumber = (step: string): string => step.slice(numberOf(step).length);

const plain = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/** What is missing in the kitchen for the new way. */
const warnEquipment = ({ equipment = [], target_method: target }: AdaptMethodRequest): string[] => {
  const { noun, owns } = appliances[target];
  if (equipment.length === 0 || target === 'no_cook' || equipment.some((item) => owns(item))) return [];
  const article = 'aeiou'.includes(noun.slice('the '.length, 'the '.length + 1)) ? 'an' : 'a';
  return [`The list of equipment names nothing for this: it takes ${noun.replace('the ', `${article} `)}.`];
};

/** The new steps, numbered as the old ones were, and what changed in them. */
const printSteps = (adapted: readonly string[], before: readonly string[], { source, target }: Route) => {
  const changes: Change[] = [];
  const steps: string[] = [];
  const reason = `Brought from ${appliances[source].noun} to ${appliances[target].noun}.`;
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

/** A recipe as far as it was understood. */
interface Understood {
  request: AdaptMethodRequest;
  recipe: RecipeDraft;
  dish: Dish;
  route: Route;
}

/** Why the recipe is not brought to the new way; `undefined` if it can be. */
const reasonToLeave = ({ dish, route }: Understood): string | undefined => {
  const known = whyNot(dish.actions, dish.raw, route);
  if (known !== undefined || route.target === 'no_cook') return known;
  const plan = planRoute(dish, route);
  return plan ? whyNotUnderstood(plan) : 'No step says how this is cooked, so there is nothing to bring to another way.';
};

/** The recipe as it came, with the reason. */
const leave = ({ request, dish, route }: Understood, reason: string, warnings: readonly string[]): Required<AdaptedRecipe> => {
  const kept = keptAsItIs(request.recipe, reason);
  return {
    ...kept,
    summary: 'Nothing had to be changed.',
    warnings: [...warnings, ...kept.warnings],
    source_method: route.source,
    target_method: route.target,
    settings: route.source === route.target ? settingsIn(dish.actions) : [],
    safety_notes: safetyNotesFor(dish.raw, route.source),
  };
};

/** The new steps of a recipe that was understood. */
const rewrite = ({ request, recipe, dish, route }: Understood): AdaptedSteps & { warnings: string[] } => {
  forServings(recipe, request);
  adjustLiquid(recipe, route);
  const { steps: safe, warnings } = makeSafe(recipe.printSteps(), recipe);
  const isSame = safe.every((step, index) => step === request.recipe.instructions[index]);
  const actions = isSame ? dish.actions : readActions(recipe, safe.map(withoutNumber));
  if (route.target === 'no_cook') return { steps: stepsWithoutHeat(actions, safe.length), settings: [], unchanged: [], warnings };
  const plan = planRoute({ ...dish, actions }, route);
  if (!plan) return { steps: safe, settings: [], unchanged: [], warnings };
  const adapted = adaptSteps(plan, safe.length);
  return { ...adapted, steps: boilBeansFirst(adapted.steps, dish, route), warnings };
};

/**
 * The recipe for another way of cooking: times, temperatures and liquid converted, what does not stand long heat added last, and what has to be
 * hot enough said in degrees. A recipe whose steps are not understood, or are not sound when they are rewritten, stays as it is, with the reason.
 *
 * @throws {@link Unsatisfiable} for `no_cook` if something in it is not safe, or not food, raw, or heat is what makes the dish.
 */
export const adaptMethod = (request: AdaptMethodRequest, seed: number): Required<AdaptedRecipe> => {
  const { target_method: target } = request;
  const { title, instructions } = request.recipe;
  const recipe = new RecipeDraft(request.recipe, request.servings);
  const actions = readActions(recipe, readable(instructions).map(withoutNumber));
  const source = request.source_method ?? readSource(actions);
  const heated = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseWithoutHeat(heated, actions);
  const kept = reasonToKeep(recipe);
  // nothing more is read of a recipe that stays as it is
  const type = kept === undefined ? recipeTypeOf(recipe) : 'savory';
  const isBaking = type === 'baking';
  const route = { source, target };
  const dish: Dish = { recipe, actions, raw: decidingFood(heated, isBaking), isBaking };
  const understood = { request, recipe, dish, route };
  const equipment = warnEquipment(request);
  const reason = kept ?? reasonToLeave(understood);
  if (reason !== undefined) return leave(understood, reason, equipment);

  const adapted = rewrite(understood);
  const { steps, changes, numbers } = printSteps(adapted.steps, instructions, route);
  const flaw = whyNotSound(new RecipeDraft(request.recipe, request.servings), heated, actions, steps);
  if (flaw !== undefined) return leave(understood, flaw, equipment);
  const all = [...recipe.changes, ...changes];
  const { noun } = appliances[target];
  return {
    name: titleFor(title, route),
    ingredients: recipe.printIngredients(),
    steps: steps.length > 0 ? steps : [...instructions],
    summary: `${createSeededRandom(seed, [title, target]).pick(['Adapted', 'Rewritten', 'Changed over'])} from ${spaced(source)} to ${spaced(target)}${longestOf(adapted.settings)}.`,
    changes: all,
    warnings: [
      ...equipment,
      ...warningsFor(recipe, type, route, dish.raw),
      ...adapted.warnings,
      ...warnUnchanged(adapted.unchanged, numbers),
      ...(all.length === 0 ? [`Nothing in it has to be done otherwise for ${noun}.`] : []),
    ],
    source_method: source,
    target_method: target,
    settings: adapted.settings,
    safety_notes: safetyNotesFor(dish.raw, target),
  };
};
