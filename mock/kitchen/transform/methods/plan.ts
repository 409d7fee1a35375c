import type { Method } from '../../../../src/contract/vocabulary.js';
import { lemmasOf } from '../../text/tokenize.js';
import type { Action, Dish, Route, Stage } from './course.js';
import { chooseStages, isOurs, longMinutes, potMethods } from './course.js';
import { isLateLine } from './late-additions.js';

/** What becomes of a clause: it stays, goes, is cooked the new way, or waits until the dish is nearly done. */
export type Fate = 'keep' | 'drop' | 'cook' | 'again' | 'late';

/** How a dish is brought from one way of cooking to another. */
export interface Plan {
  readonly dish: Dish;
  readonly route: Route;
  /** What is cooked the new way, in order. */
  readonly stages: readonly Stage[];
  /** The stage in which the dish is done. */
  readonly main: Stage;
  /** True if all stages become one. */
  readonly isTogether: boolean;
  readonly fates: ReadonlyMap<Action, Fate>;
}

/** What has no pan that is heated before the food goes in. */
const withoutPan: ReadonlySet<Method> = new Set(['oven', 'toaster_oven', 'air_fryer', 'grill', 'sous_vide', 'steamer', 'microwave', 'slow_cooker']); // prettier-ignore

const isFat = ({ dish }: { dish: Dish }, index: number): boolean => dish.recipe.lines[index]?.ingredient?.role === 'fat';

/** The clauses next to a stage that only get its pan or its heat ready, or that end it. */
const attendantsOf = (plan: { dish: Dish; route: Route }, { first, last }: Stage): Action[] => {
  const { actions } = plan.dish;
  const found: Action[] = [];
  for (let at = actions.indexOf(first) - 1; at >= 0; at--) {
    const action = actions[at] as Action;
    const isEmptyPan = action.kind === 'heat' && withoutPan.has(plan.route.target) && action.lines.every((line) => isFat(plan, line));
    if (action.kind !== 'regulate' && !isEmptyPan) break;
    found.push(action);
  }
  const next = actions[actions.indexOf(last) + 1];
  if (next?.kind === 'regulate') found.push(next);
  return found;
};

const readies: ReadonlySet<string> = new Set(['oil', 'clean', 'grease', 'brush', 'light', 'prepare']);

/** Works the old appliance, and says nothing without it. Metal never goes into a microwave. */
const isOldWorking = ({ kind, verb, text, lines, appliance, vessel }: Action, { source, target }: Route): boolean => {
  if (source === 'grill' && appliance === 'grill' && kind === 'other' && readies.has(verb)) return true;
  if (target === 'microwave' && lemmasOf(text).includes('foil')) return true;
  if (target === 'pressure_cooker' && verb === 'line' && vessel !== undefined) return true;
  if (source !== 'pressure_cooker' || lines.length > 0) return false;
  return kind === 'regulate' || ['release', 'lock', 'use', 'select', 'press', 'seal'].includes(verb) || lemmasOf(text).includes('pressure');
};

const putsIn: ReadonlySet<string> = new Set(['add', 'stir', 'pour', 'mix', 'fold', 'whisk', 'swirl', 'top', 'sprinkle', 'scatter']);

/** True for a clause that adds nothing but what does not stand hours of moist heat. */
const isLateAddition = ({ recipe, isBaking }: Dish, { kind, verb, lines }: Action, { target }: Route): boolean =>
  potMethods.has(target) &&
  !isBaking &&
  kind === 'other' &&
  putsIn.has(verb) &&
  lines.length > 0 &&
  lines.every((index) => isLateLine(recipe, index));

/** Short cooking behind the main stage of a dish that is now in a closed pot. */
const isAgain = (action: Action, { dish, route }: Plan, mainAt: number): boolean =>
  potMethods.has(route.target) &&
  dish.actions.indexOf(action) > mainAt &&
  action.kind === 'cook' &&
  isOurs(action, route.source) &&
  !action.isAside &&
  action.span !== undefined;

const fateOf = (action: Action, plan: Plan, dropped: ReadonlySet<Action>, mainAt: number): Fate => {
  const { dish, route, stages, main, isTogether } = plan;
  const stage = stages.find(({ actions }) => actions.includes(action));
  if (stage) return action === stage.first && (!isTogether || stage === main) ? 'cook' : 'drop';
  if (dropped.has(action) || isOldWorking(action, route) || (action.isAlternative && action.kind !== 'other')) return 'drop';
  const isOtherwiseHeated = dish.actions.some(
    ({ kind, way }) => (kind === 'cook' || kind === 'brown') && way === action.way && way !== route.source,
  );
  if (action.kind === 'preheat' && !isOtherwiseHeated) return 'drop';
  const isShortStart = action.kind === 'cook' && isOurs(action, route.source) && !action.isAside && route.source !== 'stovetop';
  if (potMethods.has(route.target) && isShortStart && dish.actions.indexOf(action) < mainAt) return 'drop';
  const isOldHeat = action.kind === 'regulate' && dish.actions.indexOf(action) > mainAt && route.source === 'stovetop';
  if (isOldHeat && withoutPan.has(route.target)) return 'drop';
  if (isAgain(action, plan, mainAt)) return 'again';
  return dish.actions.indexOf(action) < mainAt && isLateAddition(dish, action, route) ? 'late' : 'keep';
};

/** Plans how a dish is brought to the new way; `undefined` if no step says how it is cooked the old way. */
export const planRoute = (dish: Dish, route: Route): Plan | undefined => {
  const stages = chooseStages(dish, route);
  const main = stages.at(-1);
  if (!main) return undefined;
  const isLong = stages.some(({ span }) => (span?.most ?? 0) >= longMinutes);
  const isTogether = potMethods.has(route.target) || (route.source === 'stovetop' && isLong);
  const fates = new Map<Action, Fate>();
  const plan: Plan = { dish, route, stages, main, isTogether, fates };
  const dropped = new Set(stages.flatMap((stage) => attendantsOf(plan, stage)));
  const mainAt = dish.actions.indexOf(main.first);
  for (const action of dish.actions) fates.set(action, fateOf(action, plan, dropped, mainAt));
  return plan;
};
