import { is, type Route } from './appliances.js';
import { chooseStages, type Action, type Dish, type Stage } from './course.js';
import { cooks } from './read-clauses.js';

/** The clauses next to a stage that only get its pan or its heat ready, or that end it. */
const attendantsOf = ({ recipe, actions }: Dish, { target }: Route, { first, last }: Stage): Action[] => {
  const isFat = (line: number): boolean => recipe.lines[line]?.ingredient?.role === 'fat';
  const readies = ({ type, lines }: Action): boolean =>
    type === 'regulate' || (type === 'heat' && is(target, 'no_pan') && lines.every(isFat));
  const before = actions.slice(0, first.index);
  const from = before.findLastIndex((action) => !readies(action)) + 1;
  const next = actions[last.index + 1];
  return [...before.slice(from), ...(next?.type === 'regulate' ? [next] : [])];
};

const makesReady: ReadonlySet<string> = new Set(['oil', 'clean', 'grease', 'brush', 'light', 'prepare', 'adjust', 'position']);
const worksPressure: ReadonlySet<string> = new Set(['release', 'lock', 'use', 'select', 'press', 'seal']);

/** Works the old appliance, and says nothing without it. Metal never goes into a microwave. */
const isOldWorking = ({ type, verb, lemmas, lines, appliance, vessel }: Action, { source, target }: Route): boolean => {
  if (appliance === source && type === 'other' && makesReady.has(verb)) return true;
  if ((target === 'microwave' && lemmas.includes('foil')) || (is(target, 'pot') && verb === 'line' && vessel !== undefined)) return true;
  if (source !== 'pressure_cooker' || lines.length > 0) return false;
  return type === 'regulate' || worksPressure.has(verb) || lemmas.includes('pressure');
};

/**
 * Plans how a dish is brought to the new way: `main` is the stage in which it is done, `dropped` are the clauses of which nothing is left. `undefined`
 * if no step says how it is cooked the old way.
 */
export const planRoute = (dish: Dish, route: Route) => {
  const chosen = chooseStages(dish, route);
  const { stages } = chosen;
  const main = stages.at(-1);
  if (!main) return undefined;
  const cooked = new Set(stages.flatMap((stage) => [...stage.actions, ...attendantsOf(dish, route, stage)]));
  const otherWays = new Set(dish.actions.filter((action) => cooks(action) && action.way !== route.source).map(({ way }) => way));
  const isDropped = (action: Action): boolean =>
    cooked.has(action) ||
    isOldWorking(action, route) ||
    (action.isAlternative && action.type !== 'other') ||
    (action.type === 'preheat' && !otherWays.has(action.way));
  return { ...chosen, dish, route, main, dropped: new Set(dish.actions.filter(isDropped)) };
};

/** How a dish is brought from one way of cooking to another. */
export type Plan = NonNullable<ReturnType<typeof planRoute>>;

/** What is still cooked as it was: on the stove, or in an oven that is not the old appliance. */
export const unchangedIn = ({ dish, route: { target }, dropped }: Plan): Action[] =>
  dish.actions.filter(
    (action) =>
      (action.type === 'cook' || (action.type === 'brown' && !is(target, 'pot'))) &&
      !dropped.has(action) &&
      !action.isAside &&
      action.way !== undefined &&
      action.way !== target,
  );
