import type { RawFood } from '../../safety/raw-food.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { isOn } from '../word-lists.js';
import { is, type Route } from './appliances.js';
import { sumSpans } from './conversion.js';
import type { Action } from './course.js';
import { cooks } from './read-clauses.js';

/** The dish, as far as how it is cooked depends on it. */
export interface Dish {
  readonly recipe: RecipeDraft;
  readonly actions: readonly Action[];
  readonly raw: readonly RawFood[];
  readonly isBaking: boolean;
}

/** True for what is done in the old appliance, or names none. */
export const isOurs = ({ way }: Action, source: Route['source']): boolean => way === undefined || way === source;

/** One stretch of cooking: "Cover and bake for 25 minutes. Uncover and bake for 10 more." */
const toStage = (actions: readonly Action[], [first, last]: readonly [Action, Action]) => ({
  /** Where it begins, and where it ends. */
  first,
  last,
  actions,
  /** The sum of its times; `undefined` if it names none. */
  span: sumSpans(actions.flatMap((action) => (action.span && cooks(action) ? [action.span] : []))),
});

export type Stage = ReturnType<typeof toStage>;

/** Between two clauses of one stage nothing is put in: it is turned, covered or stirred, or the oven is turned down. */
const isWithinStage = ({ type, verb }: Action): boolean => type === 'regulate' || type === 'preheat' || isOn('within a stage', verb);

/** The stages in which the dish is cooked in the old way, in order. */
const stagesOf = (actions: readonly Action[], { source }: Route): Stage[] => {
  const ours = actions.filter((action) => isOurs(action, source));
  const type = ours.some((action) => action.type === 'cook') ? 'cook' : 'brown';
  const stages: Action[][] = [];
  for (const action of ours.filter((one) => one.type === type)) {
    const open = stages.at(-1);
    const between = actions.slice((open?.at(-1)?.index ?? 0) + 1, action.index);
    if (open && between.every(isWithinStage)) open.push(...between, action);
    else stages.push([action]);
  }
  return stages.map((stage) => toStage(stage, [stage[0] as Action, stage.at(-1) as Action]));
};

/** From so many minutes on, a stage is the cooking, and not the start or the end of it. */
const LONG_MINUTES = 15;

export const isLong = ({ span }: Stage): boolean => (span?.most ?? 0) >= LONG_MINUTES;

/** True if the food cooks in liquid. */
export const isWet = ({ actions }: Stage): boolean => actions.some(({ verb }) => isOn('cooks in liquid', verb));

/**
 * The stages that are cooked the new way, in order: all of them, or only the long ones of a pot on the stove, as one, where the last of them is.
 * `others` are the short ones, which stay on the stove.
 */
const chooseStages = ({ actions }: Dish, route: Route): { stages: Stage[]; others: Stage[] } => {
  const stages = stagesOf(actions, route);
  const long = route.source === 'stovetop' ? stages.filter(isLong) : [];
  const last = long.at(-1);
  if (!last) return { stages, others: [] };
  const together = toStage(long.flatMap((stage) => stage.actions), [last.first, last.last]); // prettier-ignore
  return { stages: [together], others: stages.filter((stage) => !isLong(stage)) };
};

/** Works the old appliance, and says nothing without it. Metal never goes into a microwave. */
const isOldWorking = ({ type, verb, lemmas, lines, appliance, vessel }: Action, { source, target }: Route): boolean => {
  const isSet = isOn('makes ready', verb) || (isOn('sets an appliance', verb) && lines.length === 0);
  if (appliance === source && type === 'other' && isSet) return true;
  if ((target === 'microwave' && lemmas.includes('foil')) || (is(target, 'pot') && verb === 'line' && vessel !== undefined)) return true;
  if (source !== 'pressure_cooker' || lines.length > 0) return false;
  return type === 'regulate' || isOn('works the pressure', verb) || lemmas.includes('pressure');
};

/** What is cooked the new way, and the clauses next to it that only get its pan or its heat ready, or that end it. */
const withAttendants = ({ recipe, actions }: Dish, { target }: Route, stages: readonly Stage[]): Set<Action> => {
  const dropped = new Set(stages.flatMap((stage) => stage.actions));
  const isFat = (line: number): boolean => recipe.lines[line]?.ingredient?.role === 'fat';
  const readies = ({ type, lines }: Action): boolean =>
    type === 'regulate' || (type === 'heat' && is(target, 'no_pan') && lines.every(isFat));
  const isDropped = (index: number): boolean => actions[index] !== undefined && dropped.has(actions[index]);
  for (const action of actions) if (action.type === 'regulate' && isDropped(action.index - 1)) dropped.add(action);
  for (const action of actions.toReversed()) if (readies(action) && isDropped(action.index + 1)) dropped.add(action);
  return dropped;
};

/**
 * Plans how a dish is brought to the new way: `main` is the stage in which it is done, `dropped` are the clauses of which nothing is left. `undefined`
 * if no step says how it is cooked the old way.
 */
export const planRoute = (dish: Dish, route: Route) => {
  const { stages, others } = chooseStages(dish, route);
  const main = stages.at(-1);
  if (!main) return undefined;
  const cooked = withAttendants(dish, route, stages);
  const isDropped = (action: Action): boolean => cooked.has(action) || isOldWorking(action, route) || action.type === 'preheat';
  return { dish, route, stages, others, main, dropped: new Set(dish.actions.filter(isDropped)) };
};

/** How a dish is brought from one way of cooking to another. */
export type Plan = NonNullable<ReturnType<typeof planRoute>>;

/** True if some of it is still cooked on the stove, as it was. */
export const staysOnStove = ({ dish, route: { target }, dropped }: Plan): boolean =>
  target !== 'stovetop' &&
  dish.actions.some(
    (action) =>
      (action.type === 'cook' || (action.type === 'brown' && !is(target, 'pot'))) && !dropped.has(action) && action.way === 'stovetop',
  );
