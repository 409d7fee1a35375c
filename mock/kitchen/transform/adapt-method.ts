import type { AdaptedRecipe, AdaptMethodRequest, Change, MethodSetting } from '../../../src/contract/transforms.js';
import type { Method } from '../../../src/contract/vocabulary.js';
import { createDice } from '../text/random.js';
import { listWords } from '../text/join-list.js';
import { StepAdapter, type AdaptedSteps } from './methods/adapt-steps.js';
import { adjustLiquid } from './methods/adjust-liquid.js';
import { titleFor } from './methods/appliance-words.js';
import { appliances } from './methods/appliances.js';
import { printSpan } from './methods/conversion.js';
import { needsHeat, safetyNotesFor, type RawFood } from '../safety/raw-food.js';
import { readActions, readSource, type Action } from './methods/read-actions.js';
import { numberOf } from '../text/sentences.js';
import { warningsFor, whyNot } from './methods/suitability.js';
import { refuseWithoutHeat } from './methods/without-heat.js';
import { kindOf } from './recipe-kind.js';
import { reasonToKeep } from './guard.js';
import { makeSafe } from './safe-steps.js';
import { ovenAt } from '../safety/safe-temperatures.js';
import { RecipeDraft, writtenServings } from './recipe-draft.js';

const spaced = (method: Method): string => method.replaceAll('_', ' ');

/** How the recipe itself says that the appliance is set. */
const settingsIn = (actions: readonly Action[]): MethodSetting[] =>
  actions
    .filter(({ kind, span, degrees }) => kind !== 'other' && (span !== undefined || degrees !== undefined))
    .map(({ kind, span, degrees }) => ({
      label: kind === 'heat' ? 'Preheat' : 'Cook',
      temperature: degrees === undefined ? null : ovenAt(degrees),
      heat_level: null,
      duration_minutes: span?.least ?? null,
      duration_minutes_max: span && span.most > span.least ? span.most : null,
    }));

/** Another number of servings, where the recipe says how many it has. */
const forServings = (recipe: RecipeDraft, request: AdaptMethodRequest): void => {
  const written = writtenServings(request.recipe);
  if (request.servings === undefined || written === undefined || written === request.servings) return;
  const factor = request.servings / written;
  for (const line of recipe.lines)
    recipe.scale(line, factor, `For ${request.servings} instead of ${written}.`, factor > 1 ? 'added' : 'reduced');
};

/** Parts of the dish that are cooked as they were, for the cook to know: "step 5 is still done in the oven". */
const stillCooked = (beside: AdaptedSteps['beside'], numbers: readonly number[]): string[] => {
  const parts = [...new Set(beside.map(({ method }) => method))].map((method) => {
    const steps = [...new Set(beside.filter((one) => one.method === method).map(({ step }) => String(numbers[step])))];
    const are = steps.length > 1 ? `steps ${listWords(steps)} are` : `step ${steps[0]} is`;
    return `${are} still done ${method === 'stovetop' || method === 'grill' ? 'on' : 'in'} ${appliances[method].noun}`;
  });
  return parts.length > 0 ? [`Not everything is cooked the new way: ${listWords(parts)}.`] : [];
};

/** The time of the longest stage, to be told in one line. */
const longestOf = (settings: readonly MethodSetting[]): string => {
  const [longest] = settings
    .filter(({ label, duration_minutes: minutes }) => label !== 'Preheat' && minutes !== null)
    .toSorted((a, b) => (b.duration_minutes ?? 0) - (a.duration_minutes ?? 0));
  const least = longest?.duration_minutes ?? 0;
  return least > 0 ? `: ${printSpan({ least, most: longest?.duration_minutes_max ?? least })}` : '';
};

const readStepActions = (step: string): Action[] => readActions(step.slice(numberOf(step).length));

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The recipe for another way of cooking: times, temperatures and liquid converted, what does not stand long heat added last, and what has to
 * be hot enough said in degrees. A sentence of which nothing is cooked the new way stays as it was.
 *
 * @throws {@link Unsatisfiable} for `no_cook` where something in it is not safe, or not food, raw, or heat is what makes the dish.
 */
export const adaptMethod = (request: AdaptMethodRequest, seed: number): AdaptedRecipe => {
  const { target_method: target } = request;
  const { title, instructions } = request.recipe;
  const recipe = new RecipeDraft(request.recipe, request.servings);
  const written = instructions.map(readStepActions);
  const actions = written.flat();
  const source = request.source_method ?? readSource(actions, title);
  const heated = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseWithoutHeat(heated, actions);
  const kind = kindOf(recipe);
  const isBaking = kind === 'baking';
  // eggs in dough or as a coating are done when the rest is
  const isEgg = ({ ingredient }: RawFood): boolean => ingredient.kinds.includes('egg');
  const raw = isBaking || heated.some((food) => food.safe && !isEgg(food)) ? heated.filter((food) => !isEgg(food)) : heated;
  const { noun, owns } = appliances[target];
  const route = { source, target };
  const warnings: string[] = [];
  const owned = request.equipment ?? [];
  if (owned.length > 0 && target !== 'no_cook' && !owned.some((thing) => owns.test(thing))) {
    warnings.push(
      `The list of equipment names nothing for this: it takes ${noun.replace(/^the /, /^the [aeiou]/.test(noun) ? 'an ' : 'a ')}.`,
    );
  }
  const reason = reasonToKeep(recipe) ?? whyNot(recipe, actions, raw, route);
  if (reason !== undefined) {
    const { steps, warnings: heat } = makeSafe(instructions, recipe);
    return {
      name: title, ingredients: recipe.printIngredients(), steps, summary: 'Nothing had to be changed.', changes: [], warnings: [...warnings, reason, ...heat],
      source_method: source, target_method: target, settings: source === target ? settingsIn(actions) : [], safety_notes: safetyNotesFor(raw, source),
    }; // prettier-ignore
  }
  warnings.push(...warningsFor(recipe, kind, source, target, raw));
  forServings(recipe, request);
  adjustLiquid(recipe, route, isBaking);

  const { steps: safe, warnings: heat } = makeSafe(recipe.printSteps(), recipe);
  warnings.push(...heat);
  const read = safe.map((step, index) => (step === instructions[index] ? (written[index] as Action[]) : readStepActions(step)));
  const { steps: adapted, settings, beside } = new StepAdapter({ recipe, steps: read, raw, isBaking }, route).adapt();
  const changes: Change[] = [...recipe.changes];
  const steps: string[] = [];
  const numbers = adapted.map((text, index) => {
    const from = instructions[index] as string;
    const numbered = text === '' ? '' : numberOf(from) + text;
    const to = numbered === from || plain(numbered) === plain(from) ? from : numbered;
    if (to !== '') steps.push(to);
    if (to !== from)
      changes.push({ kind: 'method', from, to: to === '' ? null : to, reason: `Brought from ${appliances[source].noun} to ${noun}.` });
    return steps.length;
  });
  warnings.push(...stillCooked(beside, numbers));
  if (changes.length === 0) warnings.push(`Nothing in it has to be done otherwise for ${noun}.`);
  return {
    name: titleFor(title, route),
    ingredients: recipe.printIngredients(),
    steps: steps.length > 0 ? steps : [...instructions],
    summary: `${createDice(seed, [title, target]).pick(['Adapted', 'Rewritten', 'Changed over'])} from ${spaced(source)} to ${spaced(target)}${longestOf(settings)}.`,
    changes,
    warnings,
    source_method: source,
    target_method: target,
    settings,
    safety_notes: safetyNotesFor(raw, target),
  };
};
