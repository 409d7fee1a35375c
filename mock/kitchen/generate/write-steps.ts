import type { RecipeStep } from '../../../src/contract/recipes.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from '../safety/raw-food.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText, theseWords } from '../text/join-list.js';
import type { Plan, PlannedStep } from './plan-dish.js';
import type { Portion } from './portion.js';

type Draft = Omit<RecipeStep, 'step_number'>;

const these = (portions: readonly Portion[]): string => theseWords(portions.map(({ displayName }) => displayName));

const hottest = (portions: readonly Portion[]): SafeTemperature | undefined =>
  portions
    .flatMap(({ match, name }) => (match ? (safeTemperatureOf(match.ingredient, name) ?? []) : []))
    .toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)[0];

/** Meat that simmers for so many minutes is long past the point at which it has to rest. */
const LONG_COOKING_MINUTES = 45;

const namesOf = (portions: readonly Portion[]): string[] => [...new Set(portions.map(({ name }) => name))];

/** The words of a step, with one blank between them and none before a sign. */
const joinPieces = (pieces: readonly string[]): string =>
  pieces
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim();

const safetySentence = ({ temperature, restMinutes }: SafeTemperature, minutes: number): string => {
  const rest = restMinutes > 0 && minutes < LONG_COOKING_MINUTES ? `, then let it rest for ${restMinutes} minutes` : '';
  return `The middle must reach ${printTemperature(temperature)}${rest}.`;
};

const writeStep = ({ step, pieces, minutes, doneWhen, uses, cooks }: PlannedStep, { dish, skill }: Plan): Draft => {
  const temperature = step.ovenF === null ? null : ovenAt(step.ovenF);
  const values = { time: minutesText(minutes), done: doneWhen ?? '', oven: temperature ? printTemperature(temperature) : '' };
  const written = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    return 'value' in piece ? values[piece.value] : these(piece);
  });
  const safe = dish.template.course === 'savory' ? hottest(cooks) : undefined;
  const tips = { beginner: step.beginnerTip, intermediate: null, advanced: step.advancedTip };
  const sentences = [joinPieces(written), safe && safetySentence(safe, minutes), tips[skill]].filter(Boolean);
  return {
    instruction: capital(sentences.join(' ')), phase: step.phase, duration_minutes: minutes, method: step.method, temperature,
    safe_internal_temperature: safe?.temperature ?? null, ingredients: namesOf(uses), equipment: [...step.tools], doneness_cue: doneWhen,
  }; // prettier-ignore
};

/** "cut ... into cubes", said of the names. */
const prepareClause = (prepare: string, names: string): string =>
  prepare.includes('...') ? prepare.replace('...', names) : `${prepare} ${names}`;

const isKnifeWork = (prepare: string): boolean => ['cut', 'chop', 'slice'].some((verb) => prepare.includes(verb));

/** "Chop the onion and celery, slice the carrots and cut the chicken into bite-size pieces." */
const writePrep = ({ portions, prepMinutes, skill, hurry }: Plan): Draft[] => {
  const unprepared = portions.filter(({ times }) => (times?.prepare ?? '') !== '');
  const groups = [...Map.groupBy(unprepared, ({ times }) => times?.prepare ?? '')];
  if (groups.length === 0) return [];
  const clauses = groups.map(([prepare, group]) => prepareClause(prepare, theseWords(group.map(({ boughtAs }) => boughtAs))));
  const raw = portions.filter((portion) => hottest([portion]));
  const tip =
    raw.length > 0 ? `Wash your hands, the board and the knife after ${these(raw)}.` : 'Curl your fingertips under while you cut.';
  const sentences = [
    `${capital(listWords(clauses))}.`,
    ...(hurry && groups.some(([prepare]) => isKnifeWork(prepare)) ? ['Cut everything small, so that it cooks quickly.'] : []),
    ...(skill === 'beginner' ? [tip] : []),
  ];
  return [
    {
      instruction: sentences.join(' '), phase: 'prep', duration_minutes: prepMinutes, method: null, temperature: null,
      safe_internal_temperature: null, doneness_cue: null, ingredients: namesOf(groups.flatMap(([, group]) => group)), equipment: ['cutting board', 'knife'],
    },
  ]; // prettier-ignore
};

/** The steps of a planned dish, in words. Every ingredient is named in at least one. */
export const writeSteps = (plan: Plan): RecipeStep[] => {
  const write = (step: PlannedStep): Draft => writeStep(step, plan);
  const drafts = [...plan.first.map(write), ...writePrep(plan), ...plan.steps.map(write)];
  return drafts.map((draft, index) => ({ step_number: index + 1, ...draft }));
};
