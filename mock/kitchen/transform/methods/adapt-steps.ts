import type { MethodSetting } from '../../../../src/contract/transforms.js';
import { printTemperature } from '../../safety/safe-temperatures.js';
import { capital } from '../../text/capitalize.js';
import { theseWords } from '../../text/join-list.js';
import { closed, isHeading } from '../../text/sentences.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { applianceOf, is } from './appliances.js';
import { cookStage, liesLoose, setting, type Cooking } from './cook-stage.js';
import type { Action } from './course.js';
import type { Plan } from './plan.js';
import { cooks } from './read-clauses.js';
import { renameVessels } from './rename-vessels.js';

/** Clauses in order; those that stay and follow each other in one sentence are together. */
const runsOf = (actions: readonly Action[], isKept: (action: Action) => boolean): Action[][] => {
  const runs: Action[][] = [];
  let previous: Action | undefined;
  for (const action of actions) {
    const isSameSentence = previous?.sentence === action.sentence && previous.step === action.step && previous.end <= action.start;
    if (isSameSentence && previous && isKept(previous) && isKept(action)) runs.at(-1)?.push(action);
    else runs.push([action]);
    previous = action;
  }
  return runs;
};

/** The words of clauses that stay, as they were. */
const textOf = (run: readonly Action[]): string => {
  const [first, last] = [run[0] as Action, run.at(-1) as Action];
  const text = first.sentence.slice(first.start, last.end);
  return first.start === 0 ? text : capital(text);
};

/** Lines of the list, as a sentence names them. */
const namesOf = ({ lines }: RecipeDraft, indexes: readonly number[]): string =>
  theseWords([
    ...new Set(
      lines
        .filter(({ index }) => indexes.includes(index))
        .map(({ name, ingredient }) => (name.split(' ').length > 3 && ingredient ? ingredient.name : name.toLowerCase())),
    ),
  ]);

/** True if something is browned or cooked on the stove before the main stage. */
const startsInPan = ({ dish: { actions }, main, dropped }: Plan): boolean =>
  actions.some(
    (action) =>
      action.index < main.first.index &&
      !dropped.has(action) &&
      !action.isAside &&
      (cooks(action) || action.type === 'heat') &&
      action.way !== 'oven',
  );

/** Sentences for what only the dropped clauses named; fat goes on the food if there is no pan for it. */
const sayMissing = (plan: Plan, instructions: readonly string[]): string[] => {
  const { dish, route, dropped } = plan;
  const { recipe, actions } = dish;
  const named = new Set([
    ...actions.filter((action) => !dropped.has(action)).flatMap(({ lines }) => lines),
    ...instructions.flatMap((text) => recipe.linesIn(text)),
  ]);
  const missing = actions.flatMap(({ lines }) => lines).filter((line) => !named.has(line));
  const brushesFat = liesLoose(plan) && !dish.isBaking && !is(route.target, 'no_color');
  const fats = brushesFat ? missing.filter((line) => recipe.lines[line]?.ingredient?.role === 'fat') : [];
  const rest = missing.filter((line) => !fats.includes(line));
  return [
    ...(fats.length > 0 ? [`Brush it with ${namesOf(recipe, fats)}.`] : []),
    ...(rest.length > 0 ? [`Add ${namesOf(recipe, rest)} with the rest.`] : []),
    ...(recipe.added.length > 0 ? [`Pour in ${namesOf(recipe, recipe.added)}.`] : []),
  ];
};

/** The food that needs most heat decides when all is done. */
const doneAt = ({ dish: { raw } }: Plan): string[] => {
  const hottest = Math.max(0, ...raw.map(({ safe }) => safe?.temperature.fahrenheit ?? 0));
  const [first, ...others] = raw.filter(({ safe }) => safe?.temperature.fahrenheit === hottest);
  if (!first?.safe) return [];
  const { safe, long } = first;
  const rest = safe.restMinutes > 0 && !long ? ` and ${safe.restMinutes} minutes of rest` : '';
  const names = theseWords([...new Set([first, ...others].map(({ name }) => name.toLowerCase()))]);
  return [`Check the middle with a thermometer: ${long ? 'at least ' : ''}${printTemperature(safe.temperature)}${rest} for ${names}.`];
};

/** A sentence of the new steps. */
interface Line {
  step: number;
  text: string;
}

/** The sentences of the clauses that stay, and of the stages. */
const linesOf = (plan: Plan, cookings: ReadonlyMap<Action, Cooking>): Line[] => {
  const { dish, route, main, dropped } = plan;
  const isInPan = startsInPan(plan);
  const lines: Line[] = [];
  for (const run of runsOf(dish.actions, (action) => !dropped.has(action))) {
    const first = run[0] as Action;
    const cooking = cookings.get(first);
    const add = (...texts: readonly string[]): void => void lines.push(...texts.map((text) => ({ step: first.step, text: closed(text) })));
    if (!dropped.has(first)) add(renameVessels(textOf(run), route, first.index > main.first.index || !isInPan));
    if (first === main.first) {
      add(
        ...sayMissing(
          plan,
          [...cookings.values()].map(({ instruction }) => instruction),
        ),
      );
      const isIn = lines.some(({ text }) => text.includes(applianceOf('slow_cooker').noun));
      if (route.target === 'slow_cooker' && !isIn) add(`${isInPan ? 'Tip' : 'Put'} everything into the slow cooker.`);
    }
    if (cooking) add(cooking.instruction);
    if (first === main.first) add(...doneAt(plan));
  }
  return lines;
};

/** How the new appliance is made hot: the setting, the sentence, and its step. */
const planPreheat = ({ dish: { actions }, route: { target }, stages, dropped }: Plan, { temperature }: MethodSetting) => {
  const { preheat } = applianceOf(target);
  if (preheat === '' || !temperature) return undefined;
  const preheated = actions.find((action) => action.type === 'preheat' && dropped.has(action));
  const firstAsked = target === 'air_fryer' ? stages[0]?.first : actions.find(({ sentence }) => !isHeading(sentence));
  return {
    step: (preheated ?? firstAsked)?.step ?? 0,
    text: preheat.replace('{heat}', printTemperature(temperature)),
    setting: setting('Preheat', '', temperature, target === 'air_fryer' ? { least: 3, most: 3 } : undefined),
  };
};

/**
 * Brings the steps of a recipe to another way of cooking: one for each step that there was, empty if nothing of it is left. A sentence of which
 * nothing is cooked the new way stays as it was.
 */
export const adaptSteps = (plan: Plan, stepCount: number) => {
  const cookings = new Map((plan.isTogether ? [plan.main] : plan.stages).map((stage) => [stage.first, cookStage(plan, stage)]));
  const settings = [...cookings.values()].flatMap((cooking) => cooking.settings);
  const preheat = planPreheat(plan, settings[0] as MethodSetting);
  const lines = linesOf(plan, cookings);
  const textsOf = (step: number): string[] =>
    [...(preheat?.step === step ? [preheat] : []), ...lines.filter((line) => line.step === step)].map(({ text }) => text);
  return {
    steps: Array.from({ length: stepCount }, (_none, step) => textsOf(step).join(' ')),
    settings: [...(preheat ? [preheat.setting] : []), ...settings],
  };
};
