import type { RecipeStep } from '../../../src/contract/recipes.js';
import type { StepTemplate } from '../dishes/dish.js';
import { readySlot } from '../dishes/dishes.js';
import type { StepValue } from '../dishes/step-text.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from '../safety/raw-food.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText, theseWords } from '../text/join-list.js';
import type { Dish } from './assign-ingredients.js';
import type { CookingRequest } from './parse-request.js';
import { bySlot, slowest, unprepared, type InSlots, type Plan, type PlannedStep } from './plan-steps.js';
import type { Portion } from './portion.js';

type Draft = Omit<RecipeStep, 'step_number'>;

/** What a dish is cooked from. */
interface Cooking extends Pick<CookingRequest, 'skill'> {
  dish: Dish;
  inSlots: InSlots<Portion>;
}

const these = (portions: readonly Portion[]): string => theseWords(portions.map(({ displayName }) => displayName));

const namesOf = (portions: readonly Portion[]): string[] => [...new Set(portions.map(({ name }) => name))];

const hottest = (portions: readonly Portion[]): SafeTemperature | undefined =>
  portions
    .flatMap(({ match, name }) => (match ? (safeTemperatureOf(match.ingredient, name) ?? []) : []))
    .toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)[0];

/** Meat that simmers for so many minutes is long past the point at which it has to rest. */
const LONG_COOKING_MINUTES = 45;

const safetySentence = ({ temperature, restMinutes }: SafeTemperature, minutes: number): string => {
  const rest = restMinutes > 0 && minutes < LONG_COOKING_MINUTES ? `, then let it rest for ${restMinutes} minutes` : '';
  return `The middle must reach ${printTemperature(temperature)}${rest}.`;
};

/** The words of a step with one blank between them and none before a sign. */
const fillText = ({ clauses }: PlannedStep, values: Readonly<Record<StepValue, string>>, inSlots: InSlots<Portion>): string => {
  let words = '';
  for (const piece of clauses.flatMap(({ pieces }) => pieces)) {
    if (typeof piece === 'string') words += piece;
    else words += 'value' in piece ? values[piece.value] : these(inSlots(piece.slots));
  }
  return words.replace(/ {2,}/g, ' ').replace(/ (?=[.,;])/g, '').trim(); // prettier-ignore
};

const doneWhenFor = ({ doneWhen, minutes }: StepTemplate, inSlots: InSlots<Portion>): string | null => {
  if (doneWhen === null || typeof doneWhen === 'string') return doneWhen;
  return slowest(inSlots(doneWhen.of), typeof minutes === 'number' ? 'fry' : minutes.by)?.doneWhen || 'hot right through';
};

/** A step in words. */
const writeStep = (planned: PlannedStep, { inSlots, dish, skill }: Cooking): Draft => {
  const { step, slots, minutes } = planned;
  const doneWhen = doneWhenFor(step, inSlots);
  const temperature = step.ovenF === null ? null : ovenAt(step.ovenF);
  const oven = temperature ? printTemperature(temperature) : '';
  const words = fillText(planned, { time: minutesText(minutes), done: doneWhen ?? '', oven }, inSlots);
  const safe = dish.template.course === 'savory' ? hottest(inSlots(step.cooks)) : undefined;
  const sentences = [words, safe && safetySentence(safe, minutes), step.tips[skill]].filter(Boolean);
  return {
    instruction: capital(sentences.join(' ')), phase: step.phase, duration_minutes: minutes, method: step.method, temperature,
    safe_internal_temperature: safe?.temperature ?? null, ingredients: namesOf(inSlots(slots)), equipment: [...step.tools], doneness_cue: doneWhen,
  }; // prettier-ignore
};

/** "cut ... into cubes", said of the names. */
const prepareClause = (prepare: string, names: string): string =>
  prepare.includes('...') ? prepare.replace('...', names) : `${prepare} ${names}`;

/** "Chop the onion and celery, slice the carrots and cut the chicken into bite-size pieces." */
const writePrep = (portions: readonly Portion[], minutes: number, { skill }: Cooking): Draft[] => {
  const groups = [...Map.groupBy(unprepared(portions), ({ times }) => times.prepare)];
  if (groups.length === 0) return [];
  const clauses = groups.map(([prepare, group]) => prepareClause(prepare, theseWords(group.map(({ boughtAs }) => boughtAs))));
  const raw = portions.filter((portion) => hottest([portion]));
  const tip =
    raw.length > 0 ? `Wash your hands, the board and the knife after ${these(raw)}.` : 'Curl your fingertips under while you cut.';
  const sentences = [`${capital(listWords(clauses))}.`, ...(skill === 'beginner' ? [tip] : [])];
  return [
    {
      instruction: sentences.join(' '), phase: 'prep', duration_minutes: minutes, method: null, temperature: null,
      safe_internal_temperature: null, doneness_cue: null, ingredients: namesOf(groups.flatMap(([, group]) => group)), equipment: ['cutting board', 'knife'],
    },
  ]; // prettier-ignore
};

/** What no step of the dish has named goes into its last step. */
const addUnnamed = ({ instruction, ingredients, ...last }: Draft, portions: readonly Portion[], named: ReadonlySet<string>): Draft => {
  const ready = portions.filter(({ slot }) => slot.name === readySlot().name);
  const unnamed = portions.filter((portion) => !named.has(portion.slot.name) && !ready.includes(portion));
  const sentences = [
    ...(unnamed.length > 0 ? [`Add ${these(unnamed)}.`] : []),
    instruction,
    ...(ready.length > 0 ? [`Use ${these(ready)} as the package says, or as you know it.`] : []),
  ];
  return { ...last, instruction: sentences.join(' '), ingredients: [...new Set([...ingredients, ...namesOf([...ready, ...unnamed])])] };
};

/** A plan in words. Every ingredient is named in at least one step. */
export const writeSteps = (plan: Plan, dish: Dish, portions: readonly Portion[], { skill }: CookingRequest): RecipeStep[] => {
  const cooking: Cooking = { dish, inSlots: bySlot(portions), skill };
  const steps = plan.steps.map((planned) => writeStep(planned, cooking));
  const last = steps.at(-1);
  if (last) steps[steps.length - 1] = addUnnamed(last, portions, new Set(plan.steps.flatMap(({ slots }) => slots)));
  const first = plan.first.map(({ cookingClass, planned }) => {
    const foods = portions.filter((portion) => portion.cookingClass === cookingClass);
    return writeStep(planned, { ...cooking, inSlots: (slots) => (slots.length > 0 ? foods : []) });
  });
  const prep = writePrep(portions, plan.prepMinutes, cooking);
  return [...first, ...prep, ...steps].map((draft, index) => ({ step_number: index + 1, ...draft }));
};
