import type { Method } from '../../../../src/contract/enums.js';
import { lemmasOf } from '../../text/tokenize.js';
import type { Action, Dish, Route, Stage } from './course.js';
import { chooseStages, isOurs, potMethods } from './course.js';
import { lateLinesOf } from './late-additions.js';
import { cooks } from './read-clauses.js';

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
  for (let at = first.index - 1; at >= 0; at--) {
    const action = actions[at] as Action;
    const isEmptyPan = action.type === 'heat' && withoutPan.has(plan.route.target) && action.lines.every((line) => isFat(plan, line));
    if (action.type !== 'regulate' && !isEmptyPan) break;
    found.push(action);
  }
  const next = actions[last.index + 1];
  if (next?.type === 'regulate') found.push(next);
  return found;
};

const readies: ReadonlySet<string> = new Set(['oil', 'clean', 'grease', 'brush', 'light', 'prepare', 'adjust', 'position']);

/** Works the old appliance, and says nothing without it. Metal never goes into a microwave. */
const isOldWorking = ({ type, verb, text, lines, appliance, vessel }: Action, { source, target }: Route): boolean => {
  if (appliance !== undefined && appliance === source && type === 'other' && readies.has(verb)) return true;
  if (target === 'microwave' && lemmasOf(text).includes('foil')) return true;
  if (target === 'pressure_cooker' && verb === 'line' && vessel !== undefined) return true;
  if (source !== 'pressure_cooker' || lines.length > 0) return false;
  return type === 'regulate' || ['release', 'lock', 'use', 'select', 'press', 'seal'].includes(verb) || lemmasOf(text).includes('pressure');
};

const putsIn: ReadonlySet<string> = new Set(['add', 'stir', 'pour', 'mix', 'fold', 'whisk', 'swirl', 'top', 'sprinkle', 'scatter']);

/** What the fate of a clause depends on, worked out once. */
interface Context {
  plan: Plan;
  stageOf: ReadonlyMap<Action, Stage>;
  /** Clauses that go with a stage. */
  attendants: ReadonlySet<Action>;
  /** Ways in which something is cooked that is not cooked the new way. */
  otherWays: ReadonlySet<Method | undefined>;
  lateLines: ReadonlySet<number>;
}

/** True for a clause that adds nothing but what does not stand hours of moist heat. */
const isLateAddition = ({ plan: { dish, route }, lateLines }: Context, { type, verb, lines }: Action): boolean =>
  potMethods.has(route.target) &&
  !dish.isBaking &&
  type === 'other' &&
  putsIn.has(verb) &&
  lines.length > 0 &&
  lines.every((index) => lateLines.has(index));

/** True for a clause that cooks in the old appliance. */
const cooksHere = (action: Action, { source }: Route): boolean => action.type === 'cook' && isOurs(action, source) && !action.isAside;

/** The fate of a clause before the main stage. */
const fateBefore = (action: Action, context: Context): Fate => {
  const { route } = context.plan;
  if (potMethods.has(route.target) && cooksHere(action, route) && route.source !== 'stovetop') return 'drop';
  return isLateAddition(context, action) ? 'late' : 'keep';
};

/** The fate of a clause after it. */
const fateBehind = (action: Action, { plan: { route } }: Context): Fate => {
  const { source, target } = route;
  if (action.type === 'regulate' && source === 'stovetop' && withoutPan.has(target)) return 'drop';
  return potMethods.has(target) && cooksHere(action, route) && action.span !== undefined ? 'again' : 'keep';
};

const fateOf = (action: Action, context: Context): Fate => {
  const {
    plan: { route, main, isTogether },
    stageOf,
    attendants,
    otherWays,
  } = context;
  const stage = stageOf.get(action);
  if (stage) return action === stage.first && (!isTogether || stage === main) ? 'cook' : 'drop';
  if (attendants.has(action) || isOldWorking(action, route) || (action.isAlternative && action.type !== 'other')) return 'drop';
  if (action.type === 'preheat' && !otherWays.has(action.way)) return 'drop';
  return action.index < main.first.index ? fateBefore(action, context) : fateBehind(action, context);
};

/** Plans how a dish is brought to the new way; `undefined` if no step says how it is cooked the old way. */
export const planRoute = (dish: Dish, route: Route): Plan | undefined => {
  const { stages, isTogether } = chooseStages(dish, route);
  const main = stages.at(-1);
  if (!main) return undefined;
  const fates = new Map<Action, Fate>();
  const plan: Plan = { dish, route, stages, main, isTogether, fates };
  const isCooked = (action: Action): boolean => cooks(action) && action.way !== route.source;
  const context: Context = {
    plan,
    stageOf: new Map(stages.flatMap((stage) => stage.actions.map((action) => [action, stage] as const))),
    attendants: new Set(stages.flatMap((stage) => attendantsOf(plan, stage))),
    otherWays: new Set(dish.actions.filter(isCooked).map(({ way }) => way)),
    lateLines: lateLinesOf(dish.recipe),
  };
  for (const action of dish.actions) fates.set(action, fateOf(action, context));
  return plan;
};
