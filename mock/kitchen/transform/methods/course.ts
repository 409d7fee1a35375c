import type { Method } from '../../../../src/contract/enums.js';
import type { RawFood } from '../../safety/raw-food.js';
import { isAnyOf } from '../../ingredients/kinds.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { is, type Route } from './appliances.js';
import { sumSpans } from './conversion.js';
import { cooks, readClauses } from './read-clauses.js';

const isPasta = ({ lines }: RecipeDraft, index: number): boolean => {
  const ingredient = lines[index]?.ingredient;
  return ingredient?.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice');
};

/** The clauses of all steps, each with the way of cooking that holds at it. */
export const readActions = (recipe: RecipeDraft, steps: readonly string[]) => {
  let way: Method | undefined;
  let next = 0;
  return steps.flatMap((text, step) =>
    readClauses(text).map((clause) => {
      const isHot = cooks(clause) || clause.type === 'heat';
      // much is cooked on the stove while the oven gets hot
      const appliance = clause.type === 'preheat' && clause.appliance === 'oven' ? undefined : clause.appliance;
      way = (isHot ? clause.method : appliance) ?? (isHot ? (way ?? 'stovetop') : way);
      const lines = recipe.linesIn(clause.text);
      const isBoiled = clause.type === 'cook' && (clause.verb === 'boil' || clause.verb === 'cook');
      const isOwnPot = isBoiled && lines.length > 0 && lines.every((line) => isPasta(recipe, line));
      return {
        ...clause,
        /** Its place among the actions, and the index of its step. */
        index: next++,
        step,
        /** Its own way of cooking, or that of what went before. */
        way: clause.type === 'preheat' ? clause.method : way,
        /** The lines of the list that it names. */
        lines,
        isAside: clause.isAside || isOwnPot,
      };
    }),
  );
};

/** A clause in the course of a recipe. */
export type Action = ReturnType<typeof readActions>[number];

/** The dish, as far as how it is cooked depends on it. */
export interface Dish {
  readonly recipe: RecipeDraft;
  readonly actions: readonly Action[];
  readonly raw: readonly RawFood[];
  readonly isBaking: boolean;
}

/** Minutes that an appliance takes to get hot, and minutes of a clause that names none, for finding out how most of the time is cooked. */
const PREHEAT_MINUTES = 8;
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

/** One stretch of cooking: "Cover and bake for 25 minutes. Uncover and bake for 10 more." */
const toStage = (actions: readonly Action[]) => ({
  first: actions[0] as Action,
  last: actions.at(-1) as Action,
  actions,
  /** The sum of its times; `undefined` if it names none. */
  span: sumSpans(actions.flatMap((action) => (action.span && cooks(action) ? [action.span] : []))),
});

export type Stage = ReturnType<typeof toStage>;

/** The stages in which the dish is cooked in the old way, in order. */
const stagesOf = (actions: readonly Action[], { source, target }: Route, types: readonly Action['type'][]): Stage[] => {
  // an oven that is turned down is two settings of another oven, and one cooking of anything else
  const mergesHeat = !is(target, 'dry');
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

/** True if the food cooks in liquid. */
export const isWet = ({ actions }: Stage): boolean =>
  actions.some(({ verb }) => ['simmer', 'boil', 'braise', 'stew', 'poach'].includes(verb));

/**
 * The stages that are cooked the new way, in order: all of them, or only the long ones of a pot on the stove, which become one (`isTogether`).
 * `others` are the short ones, which stay on the stove.
 */
export const chooseStages = ({ actions }: Dish, route: Route) => {
  const cooked = stagesOf(actions, route, ['cook']);
  const stages = cooked.length > 0 ? cooked : stagesOf(actions, route, ['brown', 'cook']);
  const long = route.source === 'stovetop' ? stages.filter(isLong) : [];
  return long.length === 0
    ? { stages, isTogether: false, others: [] }
    : { stages: long, isTogether: true, others: stages.filter((stage) => !isLong(stage)) };
};

const takesOut: ReadonlySet<string> = new Set(['remove', 'transfer', 'take', 'reserve', 'lift', 'scoop', 'push']);

/** True for a clause that takes food out of the pan: "set aside", and not "set the chicken on top". */
export const isTakenOut = ({ type, verb, lemmas }: Action): boolean =>
  type === 'other' && (takesOut.has(verb) || (verb === 'set' && lemmas.includes('aside')));
