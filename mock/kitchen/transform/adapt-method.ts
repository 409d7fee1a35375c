import type { Method } from '../../../src/contract/enums.js';
import type { AdaptedRecipe, AdaptMethodRequest } from '../../../src/contract/transforms.js';
import { spaced } from '../safety/restriction-names.js';
import { needsHeat, type RawFood } from '../safety/raw-food.js';
import { listWords } from '../text/join-list.js';
import { tokenize } from '../text/tokenize.js';
import { Unsatisfiable } from '../unsatisfiable.js';
import { whyNotSound } from './check-result.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { applianceOf, titleFor, type Route } from './methods/appliances.js';
import { printSpan } from './methods/conversion.js';
import { hasFlesh, isCooking, readDish } from './methods/dish.js';
import { safetyNotesFor, warningsFor, whyNotAdapted } from './methods/notes.js';
import { readActions, readSource, type Action } from './methods/read-steps.js';
import { writeSteps } from './methods/write-steps.js';
import { RecipeDraft } from './recipe-draft.js';
import { recipeTypeOf } from './recipe-type.js';
import { makeSafe } from './safe-steps.js';

/** What is missing in the kitchen for the new way. */
const warnEquipment = ({ equipment = [] }: AdaptMethodRequest, target: Method): string[] => {
  const { noun, equipment: fitting } = applianceOf(target);
  if (equipment.length === 0 || target === 'no_cook' || equipment.some((item) => fitting.isIn(tokenize(item)))) return [];
  return [`The list of equipment does not name ${noun}, which this takes.`];
};

/** Lets through what is only melted, toasted or warmed. */
const refuseWithoutHeat = (raw: readonly RawFood[], actions: readonly Action[]): void => {
  const cooked = [...new Set(actions.filter(isCooking).map(({ verb }) => verb))].map((word) => `"${word}"`);
  const [first, ...rest] = new Set([
    ...raw.map(({ name, why }) => `The ${name.toLowerCase()} ${why}.`),
    ...(cooked.length > 0 ? [`Heat is what makes the dish: its steps say ${listWords(cooked)}.`] : []),
  ]);
  if (first !== undefined) throw new Unsatisfiable('This recipe cannot be made without heat.', first, ...rest);
};

/**
 * The recipe for another way of cooking: times and temperatures converted, and what has to be hot enough said in degrees. A recipe that is
 * not plain, or is not sound when it is rewritten, stays as it is, with the reason.
 *
 * @throws {@link Unsatisfiable} for `no_cook` if something in it is not safe, or not food, raw, or heat is what makes the dish.
 */
export const adaptMethod = (request: AdaptMethodRequest): Required<AdaptedRecipe> => {
  const { recipe: given, servings } = request;
  // A request is checked before it comes here, so both are methods that the contract knows.
  const { target_method: target, source_method: said } = request as { target_method: Method; source_method?: Method };
  const recipe = new RecipeDraft(given, servings);
  const written = readActions(recipe, recipe.steps);
  const heated = needsHeat(recipe.lines);
  if (target === 'no_cook') refuseWithoutHeat(heated, written);
  const route: Route = { source: said ?? readSource(written), target };
  const type = recipeTypeOf(recipe);
  // eggs in dough or as a coating are done when the rest is
  const isSide = ({ ingredient }: RawFood): boolean => ingredient.kinds.includes('egg') && (type === 'baking' || hasFlesh(heated));
  const raw = heated.filter((food) => !isSide(food));
  const leave = (reason: string): Required<AdaptedRecipe> => {
    const kept = keptAsItIs(given, reason);
    const warnings = [...warnEquipment(request, target), ...kept.warnings];
    const safetyNotes = safetyNotesFor(raw, route.source);
    return { ...kept, warnings, source_method: route.source, target_method: target, settings: [], safety_notes: safetyNotes };
  };
  const hazard = reasonToKeep(recipe);
  if (hazard !== undefined) return leave(hazard);

  const { steps: safe, warnings } = makeSafe(recipe.steps, recipe);
  const dish = readDish({ recipe, actions: readActions(recipe, safe), raw, type, route });
  const obstacle = whyNotAdapted(dish);
  if (obstacle !== undefined) return leave(obstacle);
  const { steps, changes, settings } = writeSteps(dish, given.instructions);
  const flaw = whyNotSound(recipe, steps, route);
  if (flaw !== undefined) return leave(flaw);
  return {
    name: titleFor(given.title, target),
    ingredients: [...given.ingredients],
    steps,
    summary: `Adapted from ${spaced(route.source)} to ${spaced(target)}: ${printSpan(dish.time)}.`,
    changes,
    warnings: [...warnEquipment(request, target), ...warningsFor(dish), ...warnings],
    source_method: route.source,
    target_method: target,
    settings,
    safety_notes: safetyNotesFor(raw, target),
  };
};
