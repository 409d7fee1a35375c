import type { Change, MethodSetting } from '../../../../src/contract/transforms.js';
import { printTemperature } from '../../safety/raw-food.js';
import { capital } from '../../text/capitalize.js';
import { thatHold, theseWords } from '../../text/join-list.js';
import { closed, isHeading, numberOf } from '../../text/sentences.js';
import type { DraftLine, RecipeDraft } from '../recipe-draft.js';
import { applianceOf, is } from './appliances.js';
import { cookStage, liesLoose, setting } from './cook-stage.js';
import type { Action } from './course.js';
import type { Plan, Stage } from './plan.js';
import { renameVessels } from './rename-vessels.js';

/** Clauses in order; those that stay and follow each other in one sentence are together. */
const runsOf = ({ dish: { actions }, dropped }: Plan): Action[][] => {
  const runs: Action[][] = [];
  for (const action of actions) {
    const previous = runs.at(-1)?.at(-1);
    const isSameSentence = previous?.sentence === action.sentence && previous.step === action.step && previous.end <= action.start;
    if (isSameSentence && !dropped.has(previous) && !dropped.has(action)) runs.at(-1)?.push(action);
    else runs.push([action]);
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
  theseWords([...new Set(indexes.map((index) => (lines[index] as DraftLine).name.toLowerCase()))]);

/** True if something is browned or cooked on the stove before the main stage. */
const startsInPan = ({ dish: { actions }, main, dropped }: Plan): boolean =>
  actions.slice(0, main.first.index).some((action) => ['heat', 'brown', 'cook'].includes(action.type) && !dropped.has(action));

/** What only dropped clauses named goes in before the stage that replaces them; fat goes on the food if there is no pan for it. */
const putIn = (plan: Plan, stage: Stage): string[] => {
  const { dish, route, stages, dropped } = plan;
  const { recipe, actions } = dish;
  const stageOf = ({ index }: Action): Stage => stages.find(({ last }) => index <= last.index) ?? plan.main;
  const linesOf = (isWanted: (action: Action) => boolean): number[] => actions.filter(isWanted).flatMap(({ lines }) => lines);
  const kept = new Set(linesOf((action) => !dropped.has(action)));
  const missing = linesOf((action) => stageOf(action) === stage).filter((line) => !kept.has(line));
  const brushesFat = liesLoose(plan) && !dish.isBaking && !is(route.target, 'no_color');
  const isBrushed = (line: number): boolean => brushesFat && recipe.lines[line]?.ingredient?.role === 'fat';
  const [fats, rest] = [missing.filter(isBrushed), missing.filter((line) => !isBrushed(line))];
  return thatHold([
    [rest.length > 0, `Add ${namesOf(recipe, rest)}.`],
    [fats.length > 0, `Brush with ${namesOf(recipe, fats)}.`],
    [recipe.added.length > 0, `Pour in ${namesOf(recipe, recipe.added)}.`],
  ]);
};

/** The food that needs most heat decides when all is done. */
const doneAt = ({ dish: { raw } }: Plan): string[] => {
  const hottest = Math.max(0, ...raw.map(({ safe }) => safe?.temperature.fahrenheit ?? 0));
  const foods = raw.filter(({ safe }) => safe?.temperature.fahrenheit === hottest);
  const [first] = foods;
  if (!first?.safe) return [];
  const { safe, long } = first;
  const rest = safe.restMinutes > 0 && !long ? ` and ${safe.restMinutes} minutes of rest` : '';
  const names = theseWords([...new Set(foods.map(({ name }) => name.toLowerCase()))]);
  return [`Check the middle with a thermometer: ${long ? 'at least ' : ''}${printTemperature(safe.temperature)}${rest} for ${names}.`];
};

/** A sentence of the new steps. */
interface Line {
  step: number;
  text: string;
}

/** The sentences of the clauses that stay, and of the stages with what goes in before them; and how the appliance is set. */
const writeLines = (plan: Plan): { lines: Line[]; settings: MethodSetting[] } => {
  const { route, stages, main, dropped } = plan;
  const isInPan = startsInPan(plan);
  const lines: Line[] = [];
  const settings: MethodSetting[] = [];
  for (const run of runsOf(plan)) {
    const first = run[0] as Action;
    const add = (...texts: readonly string[]): void => void lines.push(...texts.map((text) => ({ step: first.step, text: closed(text) })));
    if (!dropped.has(first)) add(renameVessels(textOf(run), route, first.index > main.first.index || !isInPan));
    const stage = stages.find((one) => one.first === first);
    if (!stage) continue;
    const cooking = cookStage(plan, stage);
    settings.push(...cooking.settings);
    add(...putIn(plan, stage));
    const { noun } = applianceOf(route.target);
    if (route.target === 'slow_cooker' && !lines.some(({ text }) => text.includes(noun))) add(`Put everything into ${noun}.`);
    add(cooking.instruction, ...(stage === main ? doneAt(plan) : []));
  }
  return { lines, settings };
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

const plain = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/**
 * Brings the steps of a recipe to another way of cooking, with what changed in them and how the appliance is set. A sentence of which nothing is
 * cooked the new way stays as it was.
 */
export const adaptSteps = (plan: Plan, before: readonly string[]) => {
  const { lines, settings } = writeLines(plan);
  const preheat = planPreheat(plan, settings[0] as MethodSetting);
  const { source, target } = plan.route;
  const reason = `Brought from ${applianceOf(source).noun} to ${applianceOf(target).noun}.`;
  const changes: Change[] = [];
  const steps = before.flatMap((from, step) => {
    const texts = [...(preheat?.step === step ? [preheat] : []), ...lines.filter((line) => line.step === step)].map(({ text }) => text);
    const numbered = texts.length === 0 ? '' : numberOf(from) + texts.join(' ');
    const to = plain(numbered) === plain(closed(from)) ? from : numbered;
    if (to !== from) changes.push({ kind: 'method', from, to: to === '' ? null : to, reason });
    return to === '' ? [] : [to];
  });
  return { steps, changes, settings: [...(preheat ? [preheat.setting] : []), ...settings] };
};
