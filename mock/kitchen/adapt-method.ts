import type { AdaptedRecipe, AdaptMethodRequest, Change, MethodSetting } from '../../src/contract/transforms.js';
import type { Method } from '../../src/contract/vocabulary.js';
import { createDice } from './dice.js';
import { StepAdapter } from './methods/adapt-steps.js';
import { titleFor } from './methods/appliance-words.js';
import { appliances } from './methods/appliances.js';
import type { Route } from './methods/choose-stages.js';
import { printSpan } from './methods/conversion.js';
import { needsHeat, safetyNotesFor, type RawFood } from './methods/raw-food.js';
import { readActions, readSource, type Action } from './methods/read-actions.js';
import { warningsFor } from './methods/suitability.js';
import { kindOf } from './changing/recipe-kind.js';
import { makeSafe } from './safety/safe-steps.js';
import { ovenAt } from './safety/safe-temperatures.js';
import { Unsatisfiable } from './unsatisfiable.js';
import { WorkingRecipe, writtenServings } from './changing/working-recipe.js';

const spaced = (method: Method): string => method.replaceAll('_', ' ');

const refuseRaw = (raw: readonly RawFood[]): void => {
  const reasons = raw.map(({ name, why }) => `The ${name.toLowerCase()} ${why}.`);
  const [first, ...rest] = [...new Set(reasons)];
  if (first !== undefined) throw new Unsatisfiable('This recipe cannot be made without heat.', first, ...rest);
};

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

/** Half a cup more or a third less, as the new pot loses more steam or less. */
const adjustLiquid = (recipe: WorkingRecipe, { source, target }: Route, isBaking: boolean): void => {
  const isLidded = (method: Method): boolean => method === 'slow_cooker' || method === 'pressure_cooker';
  const thin = recipe.lines.filter(({ ingredient, grams }) => ingredient?.role === 'liquid' && (grams ?? 0) > 60);
  if (isBaking) {
    if (target === 'pressure_cooker')
      recipe.add({ name: 'water', quantity: 1, unit: 'cup' }, '', 'The pressure cooker needs it under the pan.');
    return;
  }
  if (target === 'slow_cooker' && source !== 'pressure_cooker') {
    for (const line of thin)
      recipe.scale(line, 2 / 3, 'Hardly anything evaporates under the lid of a slow cooker: a third less liquid is enough.');
  }
  if (isLidded(source) && !isLidded(target) && target !== 'no_cook' && target !== 'sous_vide') {
    for (const line of thin)
      recipe.scale(line, 1.33, 'More steam gets away than from a closed cooker, so a third more liquid goes in.', 'added');
  }
  if (target === 'pressure_cooker') {
    const there = thin.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
    if (there < 230) {
      const cups = there < 60 ? 1 : there < 130 ? 3 / 4 : 1 / 2;
      recipe.add(
        { name: 'water', quantity: cups, unit: 'cup' },
        '',
        'A pressure cooker needs at least a cup of thin liquid to come to pressure.',
      );
    }
  }
};

/** Another number of servings, where the recipe says how many it has. */
const forServings = (recipe: WorkingRecipe, request: AdaptMethodRequest): void => {
  const written = writtenServings(request.recipe);
  if (request.servings === undefined || written === undefined || written === request.servings) return;
  const factor = request.servings / written;
  for (const line of recipe.lines)
    recipe.scale(line, factor, `For ${request.servings} instead of ${written}.`, factor > 1 ? 'added' : 'reduced');
};

/**
 * The recipe for another way of cooking: times, temperatures and liquid converted, what does not stand long heat added last, and what has to
 * be hot enough said in degrees.
 *
 * @throws {@link Unsatisfiable} for `no_cook` where something in it is not safe, or not food, raw.
 */
export const adaptMethod = (request: AdaptMethodRequest, seed: number): AdaptedRecipe => {
  const { target_method: target } = request;
  const recipe = new WorkingRecipe(request.recipe, request.servings);
  const written = request.recipe.instructions.map(readActions);
  const source = request.source_method ?? readSource(written.flat(), request.recipe.title);
  const heated = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseRaw(heated);
  const kind = kindOf(recipe);
  const isBaking = kind === 'baking';
  // eggs in dough or as a coating are done when the rest is
  const isEgg = ({ ingredient }: RawFood): boolean => ingredient.kinds.includes('egg');
  const raw = isBaking || heated.some((food) => food.safe && !isEgg(food)) ? heated.filter((food) => !isEgg(food)) : heated;
  const { noun, owns } = appliances[target];
  const warnings: string[] = [];
  const owned = request.equipment ?? [];
  if (owned.length > 0 && target !== 'no_cook' && !owned.some((thing) => owns.test(thing))) {
    warnings.push(
      `The list of equipment names nothing for this: it takes ${noun.replace(/^the /, /^the [aeiou]/.test(noun) ? 'an ' : 'a ')}.`,
    );
  }
  const safetyNotes = safetyNotesFor(raw, target);
  if (source === target || source === 'no_cook') {
    const { steps, warnings: heat } = makeSafe(request.recipe.instructions, recipe);
    warnings.push(
      source === target
        ? `The recipe is made this way already (${spaced(target)}).`
        : 'Nothing in this recipe is cooked, so there is nothing to adapt.',
      ...heat,
    );
    return {
      name: request.recipe.title, ingredients: recipe.printIngredients(), steps, summary: 'Nothing had to be changed.', changes: [], warnings,
      source_method: source, target_method: target, settings: source === target ? settingsIn(written.flat()) : [], safety_notes: safetyNotes,
    }; // prettier-ignore
  }
  warnings.push(...warningsFor(recipe, kind, source, target, raw));
  forServings(recipe, request);
  const route = { source, target };
  adjustLiquid(recipe, route, isBaking);

  const { steps: safe, warnings: heat } = makeSafe(recipe.printSteps(), recipe);
  warnings.push(...heat);
  const { steps: adapted, settings } = new StepAdapter({ recipe, steps: safe.map(readActions), raw, isBaking }, route).adapt();
  const changes: Change[] = [...recipe.changes];
  adapted.forEach((to, index) => {
    const from = request.recipe.instructions[index] as string;
    if (to !== from)
      changes.push({ kind: 'method', from, to: to === '' ? null : to, reason: `Brought from ${appliances[source].noun} to ${noun}.` });
  });
  const [cooking] = settings
    .filter(({ label, duration_minutes: minutes }) => label !== 'Preheat' && minutes !== null)
    .toSorted((a, b) => (b.duration_minutes ?? 0) - (a.duration_minutes ?? 0));
  const time = cooking
    ? `: ${printSpan({ least: cooking.duration_minutes as number, most: cooking.duration_minutes_max ?? (cooking.duration_minutes as number) })}`
    : '';
  const steps = adapted.filter((step) => step !== '');
  return {
    name: titleFor(request.recipe.title, route),
    ingredients: recipe.printIngredients(),
    steps: steps.length > 0 ? steps : [...request.recipe.instructions],
    summary: `${createDice(seed, request).pick(['Adapted', 'Rewritten', 'Changed over'])} from ${spaced(source)} to ${spaced(target)}${time}.`,
    changes,
    warnings,
    source_method: source,
    target_method: target,
    settings,
    safety_notes: safetyNotes,
  };
};
