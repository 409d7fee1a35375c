import type { Method } from '../../../../src/contract/enums.js';
import type { MethodSetting } from '../../../../src/contract/transforms.js';
import { theseWords } from '../../text/join-list.js';
import { closed, isHeading } from '../../text/sentences.js';
import { printTemperature } from '../../safety/safe-temperatures.js';
import { appliances, moist } from './appliances.js';
import { cookStage, liesLoose } from './cook-stage.js';
import { potMethods, type Action } from './course.js';
import { addLate } from './late-additions.js';
import { namesOf, sayMissing } from './missing-ingredients.js';
import type { Fate, Plan } from './plan.js';
import { runsOf, textOf } from './runs.js';
import { renameVessels } from './rename-vessels.js';
import { uncapital } from '../../text/capitalize.js';
import { cooks } from './read-clauses.js';

/** What becomes of the steps of a recipe. */
export interface AdaptedSteps {
  /** One for each step that there was; empty if nothing of it is left. */
  steps: string[];
  settings: MethodSetting[];
  /** What is cooked as it was, by the index of its step. */
  unchanged: { step: number; method: Method }[];
}

/** One sentence of the new steps. */
interface Line {
  step: number;
  text: string;
}

const fateOf = ({ fates }: Plan, action: Action): Fate => fates.get(action) ?? 'keep';

/** From a pan or a bowl into the pot that cooks everything. */
const bringOver = (plan: Plan, before: readonly Line[]): string[] => {
  const { route, dish, main } = plan;
  const thin =
    dish.recipe.added.length > 0 && route.target === 'pressure_cooker' ? [`Pour in ${namesOf(dish.recipe, dish.recipe.added)}.`] : [];
  if (route.target !== 'slow_cooker') return thin;
  if (before.some(({ text }) => text.includes(appliances.slow_cooker.noun))) return [];
  const mainAt = main.first.index;
  return [hasStart(plan, mainAt) ? 'Tip everything into the slow cooker.' : 'Put everything into the slow cooker.'];
};

/** True if something is browned or cooked on the stove before the main stage. */
const hasStart = (plan: Plan, mainAt: number): boolean =>
  plan.dish.actions.some(
    (action, at) =>
      at < mainAt &&
      fateOf(plan, action) === 'keep' &&
      !action.isAside &&
      (cooks(action) || action.type === 'heat') &&
      action.way !== 'oven',
  );

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

/** Short cooking at the end of a pot that cooked for hours. */
const cookAgain = ({ route }: Plan, action: Action): string =>
  route.target === 'slow_cooker'
    ? 'Cover again and cook on High for 20 to 30 minutes.'
    : `Simmer on the sauté setting for ${action.span?.least ?? 5} minutes.`;

/** A clause that stays, in words of the new appliance. */
const keptText = (plan: Plan, run: readonly Action[], isBefore: boolean, startsInPan: boolean): string => {
  const { route, dish } = plan;
  const isInNewPot = !isBefore || !startsInPan;
  const text = renameVessels(textOf(run), route, isInNewPot);
  const previous = dish.actions[(run[0] as Action).index - 1];
  // "use the sauté setting to" went
  const wasInPot = previous?.verb === 'use' && previous.sentence === run[0]?.sentence && fateOf(plan, previous) === 'drop';
  return wasInPot ? `In a large pan, ${uncapital(text)}` : text;
};

/** How the new appliance is made hot, and in which step; `undefined` if it need not be. */
const planPreheat = (
  plan: Plan,
  settings: readonly MethodSetting[],
): { step: number; sentence: string; setting: MethodSetting } | undefined => {
  const {
    route: { target },
    dish: { actions },
    stages,
  } = plan;
  const { preheat } = appliances[target];
  const temperature = settings.find(({ temperature: heat }) => heat)?.temperature;
  if (!preheat || !temperature) return undefined;
  const preheated = actions.find((action) => action.type === 'preheat' && fateOf(plan, action) === 'drop');
  const cooked = stages[0]?.first.step ?? 0;
  const firstAsked = actions.find(({ sentence }) => !isHeading(sentence))?.step ?? 0;
  const minutes = target === 'air_fryer' ? 3 : null;
  return {
    step: preheated?.step ?? (target === 'air_fryer' ? cooked : firstAsked),
    sentence: preheat(printTemperature(temperature)),
    setting: { label: 'Preheat', temperature, heat_level: null, duration_minutes: minutes, duration_minutes_max: null },
  };
};

/** The sentences of one stage that is cooked the new way. */
const stageLines = (
  plan: Plan,
  action: Action,
  isLoose: boolean,
  before: readonly Line[],
): { texts: string[]; settings: MethodSetting[] } => {
  const { dish, route, stages, main } = plan;
  const stage = stages.find(({ first }) => first === action) ?? main;
  const { instruction, settings } = cookStage(plan, stage, isLoose);
  const boils = route.target === 'steamer' && stage === stages[0] ? ['Bring water to a boil under the steamer.'] : [];
  const late = dish.actions.filter((one) => fateOf(plan, one) === 'late').flatMap(({ lines }) => lines);
  if (stage !== main) return { texts: [...boils, instruction], settings };
  const added = addLate(dish.recipe, [...new Set(late)], route.target === 'slow_cooker', (lines) => namesOf(dish.recipe, lines));
  return { texts: [...boils, ...bringOver(plan, before), instruction, ...added], settings };
};

/** A mark for the sentences that add what only dropped clauses named; they are known at the end. */
const missingMark = Symbol('missing');

/** Brings the steps of a recipe to another way of cooking. A sentence of which nothing is cooked the new way stays as it was. */
export const adaptSteps = (plan: Plan, stepCount: number): AdaptedSteps => {
  const { dish, route, main } = plan;
  const isLoose = liesLoose(plan);
  const mainAt = main.first.index;
  const startsInPan = hasStart(plan, mainAt);
  const lines: (Line | { step: number; text: typeof missingMark })[] = [];
  const settings: MethodSetting[] = [];
  const lastHot = dish.actions.findLast((action) => action === main.first || fateOf(plan, action) === 'again') ?? main.first;
  const printed = (): Line[] => lines.filter((line): line is Line => line.text !== missingMark);

  for (const run of runsOf(dish.actions, (action) => fateOf(plan, action) === 'keep')) {
    const first = run[0] as Action;
    const isBefore = first.index < mainAt;
    const add = (text: string): void => void lines.push({ step: first.step, text: closed(text) });
    const fate = fateOf(plan, first);
    if (fate === 'keep') {
      add(keptText(plan, run, isBefore, startsInPan));
    } else if (fate === 'again') add(cookAgain(plan, first));
    else if (fate === 'cook') {
      if (first === main.first) lines.push({ step: first.step, text: missingMark });
      const { texts, settings: own } = stageLines(plan, first, isLoose, printed());
      settings.push(...own);
      texts.forEach(add);
    }
    if (first === lastHot) doneAt(plan).forEach(add);
  }

  const preheat = planPreheat(plan, settings);
  if (preheat) settings.unshift(preheat.setting);
  const brushesFat = isLoose && !dish.isBaking && !moist.has(route.target);
  const missing = sayMissing(
    dish.recipe,
    dish.actions.map(({ text }) => text),
    printed().map(({ text }) => text),
    brushesFat,
  );
  const steps = Array.from({ length: stepCount }, (_none, step) => {
    const own = lines.filter((line) => line.step === step).flatMap(({ text }) => (text === missingMark ? missing : [text]));
    return [...(preheat?.step === step ? [preheat.sentence] : []), ...own].join(' ');
  });
  return { steps, settings, unchanged: unchangedOf(plan) };
};

/** What is still cooked as it was: on the stove, or in an oven that is not the old appliance. */
const unchangedOf = (plan: Plan): AdaptedSteps['unchanged'] => {
  const {
    route: { target },
  } = plan;
  return plan.dish.actions.flatMap((action) => {
    const isCooking = action.type === 'cook' || (action.type === 'brown' && !potMethods.has(target));
    const isOtherWay = action.way !== undefined && action.way !== target;
    return fateOf(plan, action) === 'keep' && isCooking && !action.isAside && isOtherWay ? [{ step: action.step, method: action.way }] : [];
  });
};
