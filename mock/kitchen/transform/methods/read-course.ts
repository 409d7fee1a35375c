import type { Method } from '../../../../src/contract/vocabulary.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { atOnce, chooseStages, isOnePan, liesLoose, longFrom, type Route } from './choose-stages.js';
import { planBaking, type BakingPlan } from './plan-baking.js';
import type { RawFood } from '../../safety/raw-food.js';
import type { Action } from './read-actions.js';

/** The dish, as far as how it is cooked depends on it. */
export interface Dish {
  recipe: RecipeDraft;
  /** What each step tells the cook to do. */
  steps: readonly (readonly Action[])[];
  raw: readonly RawFood[];
  isBaking: boolean;
}

/** How the cooking goes: what of it is brought to the new way, and what that depends on. */
export interface Course {
  actions: readonly Action[];
  /** What is cooked the new way, in order. */
  stages: readonly Action[];
  /** The stage in which the dish is done. */
  main: Action | undefined;
  /** Everything up to it. */
  before: ReadonlySet<Action>;
  /** True where a pan with all in it becomes one dish in dry heat. */
  isOnePan: boolean;
  /** True for pieces side by side. */
  isLoose: boolean;
  /** True where something starts in a pan on the stove. */
  browns: boolean;
  baking: BakingPlan | undefined;
}

/** Reads how the cooking of a dish goes, on its way to another appliance. */
export const readCourse = ({ recipe, steps, raw, isBaking }: Dish, route: Route): Course => {
  const { source, target } = route;
  const actions = steps.flat();
  const needsIt = new Set<unknown>(raw.map(({ ingredient }) => ingredient));
  const stages = chooseStages(actions, route, ({ text }) =>
    recipe.mentions.in(text).some(({ lines }) => lines.some((index) => needsIt.has(recipe.lines[index]?.ingredient))),
  );
  const main = stages.at(-1);
  const before = new Set(actions.slice(0, main === undefined ? 0 : actions.indexOf(main) + 1));
  const isLoose = !atOnce.includes(source) && liesLoose(recipe, actions, isBaking);
  const isShort = ({ kind, span }: Action): boolean => kind === 'brown' || (kind === 'cook' && span !== undefined && span.most < longFrom);
  const isGriddled = source === 'stovetop';
  return {
    actions,
    stages,
    main,
    before,
    isOnePan: !isBaking && isOnePan(actions, route),
    isLoose,
    browns: [...before].some((action) => action !== main && action.method !== 'oven' && isShort(action)),
    baking: isBaking ? planBaking({ target, minutes: isGriddled ? 15 : (main?.span?.most ?? 30), isLoose, isGriddled }) : undefined,
  };
};

/** Degrees Fahrenheit of the oven that a stage has, or would have: what it says itself, else what the oven was last set to. */
export const degreesOf = (
  { actions, main, isOnePan: isInOneDish }: Course,
  stage: Action | undefined,
  source: Method,
  isBaking: boolean,
): number => {
  if (isInOneDish) return 425;
  const isOven = ({ degrees }: Action): boolean => degrees !== undefined && degrees <= 550;
  const set =
    stage &&
    actions.slice(0, actions.indexOf(stage) + 1).findLast((action) => isOven(action) && (action === stage || action.kind === 'heat'));
  const said = (set ?? actions.find(isOven))?.degrees;
  if (said !== undefined) return said;
  if (actions.some(({ kind, wet }) => kind === 'cook' && wet)) return 325;
  return source === 'stovetop' && !isBaking && (main?.span?.most ?? 20) < longFrom ? 425 : 375;
};
