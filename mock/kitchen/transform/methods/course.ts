import type { Method } from '../../../../src/contract/enums.js';
import type { RawFood } from '../../safety/raw-food.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { sumSpans, type Span } from './conversion.js';
import { lemmasOf } from '../../text/tokenize.js';
import { type Clause, cooks, readClauses } from './read-clauses.js';
import { isAnyOf } from '../../ingredients/kinds.js';

/** From one way of cooking to another. */
export interface Route {
  source: Method;
  target: Method;
}

/** A clause in the course of a recipe. */
export interface Action extends Clause {
  /** Its place among the actions. */
  readonly index: number;
  /** The index of its step. */
  readonly step: number;
  /** Its own way of cooking, or that of what went before. */
  readonly way: Method | undefined;
  /** What it is cooked in: named by itself or by what went before. */
  readonly place: string | undefined;
  /** The lines of the list that it names. */
  readonly lines: readonly number[];
}

/** One stretch of cooking: "Cover and bake for 25 minutes. Uncover and bake for 10 more." */
export interface Stage {
  readonly first: Action;
  readonly last: Action;
  readonly actions: readonly Action[];
  /** The sum of its times; `undefined` if it names none. */
  readonly span: Span | undefined;
}

/** The dish, as far as how it is cooked depends on it. */
export interface Dish {
  readonly recipe: RecipeDraft;
  readonly actions: readonly Action[];
  readonly raw: readonly RawFood[];
  readonly isBaking: boolean;
}

/** Where everything goes in and cooks at once under a lid. */
export const potMethods: ReadonlySet<Method> = new Set(['slow_cooker', 'pressure_cooker']);
/** Hot, dry air: what cooks in one cooks in another. */
export const dryMethods: ReadonlySet<Method> = new Set(['oven', 'toaster_oven', 'air_fryer']);

const isPasta = (recipe: RecipeDraft, index: number): boolean => {
  const ingredient = recipe.lines[index]?.ingredient;
  return ingredient !== undefined && ingredient.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice');
};

/** The clauses of all steps, each with the way of cooking and the vessel that hold at it. */
export const readActions = (recipe: RecipeDraft, steps: readonly string[]): Action[] => {
  let way: Method | undefined;
  let place: string | undefined;
  let next = 0;
  return steps.flatMap((step, stepIndex) =>
    readClauses(step).map((clause): Action => {
      const isHot = cooks(clause) || clause.type === 'heat';
      // much is cooked on the stove while the oven gets hot
      const appliance = clause.type === 'preheat' && clause.appliance === 'oven' ? undefined : clause.appliance;
      const own = isHot ? clause.method : appliance;
      way = own ?? (isHot ? (way ?? 'stovetop') : way);
      place = clause.vessel ?? place;
      const lines = [...new Set(recipe.mentions.in(clause.text).flatMap(({ lines: named }) => named))];
      const isOwnPot = clause.type === 'cook' && lines.length > 0 && lines.every((line) => isPasta(recipe, line)) && !clause.isAside;
      const isBoiled = clause.verb === 'boil' || clause.verb === 'cook';
      return {
        ...clause,
        index: next++,
        step: stepIndex,
        way: clause.type === 'preheat' ? clause.method : way,
        place,
        lines,
        isAside: clause.isAside || (isOwnPot && isBoiled),
      };
    }),
  );
};

/** Minutes that an appliance takes to get hot, for finding out how most of the time is cooked. */
const PREHEAT_MINUTES = 8;
/** Minutes of a clause that names none. */
const USUAL_MINUTES = 5;

/** The way of cooking that takes most of the time; `no_cook` if nothing gets hot. */
export const readSource = (actions: readonly Action[]): Method => {
  const minutes = new Map<Method, number>();
  const hot = actions.filter(({ type }) => type !== 'other' && type !== 'regulate');
  for (const { type, way, span } of hot) {
    if (way === undefined) continue;
    minutes.set(way, (minutes.get(way) ?? 0) + (type === 'preheat' ? PREHEAT_MINUTES : (span?.most ?? USUAL_MINUTES)));
  }
  const [most] = [...minutes].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? (hot.length > 0 ? 'stovetop' : 'no_cook');
};

/** True for what is done in the old appliance, or names none. */
export const isOurs = ({ way }: Action, source: Method): boolean =>
  way === undefined || way === source || (source === 'oven' && way === 'toaster_oven');

/** Between two clauses of one stage nothing is put in: it is turned, covered or stirred. */
const isWithinStage = ({ type, verb, degrees }: Action, mergesHeat: boolean): boolean =>
  type === 'regulate' ||
  (type === 'preheat' && (mergesHeat || degrees === undefined)) ||
  ['flip', 'turn', 'rotate', 'baste', 'shake', 'brush'].includes(verb);

const toStage = (actions: readonly Action[]): Stage => ({
  first: actions[0] as Action,
  last: actions.at(-1) as Action,
  actions,
  span: sumSpans(actions.flatMap((action) => (action.span && cooks(action) ? [action.span] : []))),
});

/** The stages in which the dish is cooked in the old way, in order. */
export const stagesOf = (actions: readonly Action[], { source, target }: Route, types: readonly Action['type'][]): Stage[] => {
  // an oven that is turned down is two settings of another oven, and one cooking of anything else
  const mergesHeat = !dryMethods.has(target);
  const isCooked = (action: Action): boolean =>
    types.includes(action.type) && isOurs(action, source) && !action.isAside && !action.isAlternative;
  const stages: Action[][] = [];
  let between: Action[] = [];
  for (const action of actions) {
    const open = stages.at(-1);
    if (isCooked(action)) {
      if (open && between.every((one) => isWithinStage(one, mergesHeat))) open.push(...between, action);
      else stages.push([action]);
      between = [];
    } else between.push(action);
  }
  return stages.map(toStage);
};

/** From so many minutes on, a stage is the cooking, and not the start or the end of it. */
const LONG_MINUTES = 15;

export const isLong = ({ span }: Stage): boolean => (span?.most ?? 0) >= LONG_MINUTES;

const takesOut: ReadonlySet<string> = new Set(['remove', 'transfer', 'take', 'reserve', 'lift', 'scoop', 'push']);

/** True for a clause that takes food out of the pan: "set aside", and not "set the chicken on top". */
export const isTakenOut = ({ type, verb, text }: Action): boolean =>
  type === 'other' && (takesOut.has(verb) || (verb === 'set' && lemmasOf(text).includes('aside')));

/** The stages before anything is taken out of the pot: what comes after is cooked without it. */
const untilTakenOut = (actions: readonly Action[], stages: readonly Stage[]): Stage[] => {
  const [first] = stages;
  const from = first?.last.index ?? 0;
  const end = actions.findIndex((action, at) => at > from && isTakenOut(action));
  return stages.filter((stage) => stage === first || end === -1 || stage.first.index < end);
};

/** The stages that are cooked the new way, in order, and whether they all become one; the last one is that in which the dish is done. */
export const chooseStages = ({ actions, raw, recipe }: Dish, route: Route): { stages: Stage[]; isTogether: boolean } => {
  const { source, target } = route;
  const cooked = stagesOf(actions, route, ['cook']);
  const stages = cooked.length > 0 ? cooked : stagesOf(actions, route, ['brown', 'cook']);
  const needsHeat = new Set<unknown>(raw.map(({ ingredient }) => ingredient));
  const namesRaw = (stage: Stage): boolean =>
    stage.actions.some(({ lines }) => lines.some((line) => needsHeat.has(recipe.lines[line]?.ingredient)));
  const long = stages.filter(isLong);
  const isTogether = potMethods.has(target) || (source === 'stovetop' && long.length > 0);
  if (!isTogether) return { stages, isTogether };
  if (long.length > 0) return { stages: untilTakenOut(actions, long), isTogether };
  const rawStage = stages.findLast(namesRaw);
  const slowest = stages.toSorted((a, b) => (b.span?.most ?? 0) - (a.span?.most ?? 0))[0];
  const chosen = rawStage ?? slowest;
  return { stages: chosen ? [chosen] : [], isTogether };
};
