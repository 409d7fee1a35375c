import type { RecipeStep } from '../../../src/contract/recipes.js';
import type { StepTemplate } from '../dishes/dish.js';
import { readySlot, sharedParts } from '../dishes/dishes.js';
import { slotsOf, type Clause, type StepValue } from '../dishes/step-text.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from '../safety/raw-food.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText, theseWords } from '../text/join-list.js';
import type { Dish } from './assign-ingredients.js';
import type { CookingRequest } from './parse-request.js';
import { bySlot, type InSlots, type Portion } from './portion.js';
import { minutesFor, prepMinutesFor, slowest } from './step-minutes.js';

type Draft = Omit<RecipeStep, 'step_number'>;

/** What a dish is cooked from. */
interface Cooking extends Pick<CookingRequest, 'skill'> {
  dish: Dish;
  inSlots: InSlots;
  /** What a step has named. */
  named: Set<Portion>;
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

const holds = ({ condition, slots }: Clause, { inSlots, named }: Cooking): boolean => {
  const taken = inSlots(slots);
  if (condition === 'if') return taken.length > 0;
  if (condition === 'if no') return taken.length === 0;
  return condition === null || !taken.some((one) => named.has(one));
};

/** The words of a text with one blank between them and none before a sign, and what they name; `undefined` if the step is left out. */
const fillText = (text: readonly Clause[], values: Readonly<Record<StepValue, string>>, cooking: Cooking) => {
  const { inSlots } = cooking;
  const uses: Portion[] = [];
  let words = '';
  let saysSomething = false;
  for (const clause of text.filter((one) => holds(one, cooking))) {
    const { condition, optional, pieces } = clause;
    const groups = slotsOf(pieces).map(inSlots);
    const isEmpty = groups.some(({ length }) => length === 0);
    if (isEmpty && !optional) return undefined;
    if (isEmpty) continue;
    for (const piece of pieces) {
      if (typeof piece === 'string') words += piece;
      else words += 'value' in piece ? values[piece.value] : these(inSlots(piece.slots));
    }
    uses.push(...groups.flat());
    // Heating the pan is not yet a step.
    saysSomething ||= condition !== 'first' && (condition === 'if' || !optional || groups.length > 0);
  }
  const tidy = words.replace(/ {2,}/g, ' ').replace(/ (?=[.,;])/g, '');
  return saysSomething ? { words: tidy.trim(), uses } : undefined;
};

const doneWhenFor = ({ doneWhen, minutes }: StepTemplate, inSlots: InSlots): string | null => {
  if (doneWhen === null || typeof doneWhen === 'string') return doneWhen;
  return slowest(inSlots(doneWhen.of), typeof minutes === 'number' ? 'fry' : minutes.by)?.doneWhen || 'hot right through';
};

/** The step in words, unless it is left out. */
const writeStep = (step: StepTemplate, cooking: Cooking): Draft[] => {
  const { inSlots, named, dish, skill } = cooking;
  const minutes = minutesFor(step, inSlots);
  const doneWhen = doneWhenFor(step, inSlots);
  const temperature = step.ovenF === null ? null : ovenAt(step.ovenF);
  const oven = temperature ? printTemperature(temperature) : '';
  const filled = fillText(step.text, { time: minutesText(minutes), done: doneWhen ?? '', oven }, cooking);
  if (!filled) return [];
  for (const one of filled.uses) named.add(one);
  const safe = dish.template.course === 'savory' ? hottest(inSlots(step.cooks)) : undefined;
  const sentences = [filled.words, safe && safetySentence(safe, minutes), step.tips[skill]].filter(Boolean);
  return [
    {
      instruction: capital(sentences.join(' ')), phase: step.phase, duration_minutes: minutes, method: step.method, temperature,
      safe_internal_temperature: safe?.temperature ?? null, ingredients: namesOf(filled.uses), equipment: [...step.tools], doneness_cue: doneWhen,
    },
  ]; // prettier-ignore
};

/** "cut ... into cubes", said of the names. */
const prepareClause = (prepare: string, names: string): string =>
  prepare.includes('...') ? prepare.replace('...', names) : `${prepare} ${names}`;

/** "Chop the onion and celery, slice the carrots and cut the chicken into bite-size pieces." */
const writePrep = (portions: readonly Portion[], minutes: number, { skill }: Cooking): Draft[] => {
  const unprepared = portions.filter(({ times }) => times.prepare !== '');
  const groups = [...Map.groupBy(unprepared, ({ times }) => times.prepare)];
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
const addUnnamed = ({ instruction, ingredients, ...last }: Draft, portions: readonly Portion[], { inSlots, named }: Cooking): Draft => {
  const ready = inSlots([readySlot().name]);
  const unnamed = portions.filter((portion) => !named.has(portion) && !ready.includes(portion));
  const sentences = [
    ...(unnamed.length > 0 ? [`Add ${these(unnamed)}.`] : []),
    instruction,
    ...(ready.length > 0 ? [`Use ${these(ready)} as the package says, or as you know it.`] : []),
  ];
  return { ...last, instruction: sentences.join(' '), ingredients: [...new Set([...ingredients, ...namesOf([...ready, ...unnamed])])] };
};

/** How a dish is cooked from what is in it, and how long each step takes. Every ingredient is named in at least one step. */
export const writeSteps = (dish: Dish, portions: readonly Portion[], request: CookingRequest): RecipeStep[] => {
  const cooking: Cooking = { dish, inSlots: bySlot(portions), named: new Set(), skill: request.skill };
  const steps = dish.template.steps.flatMap((step) => writeStep(step, cooking));
  const last = steps.at(-1);
  if (last) steps[steps.length - 1] = addUnnamed(last, portions, cooking);
  const first = sharedParts().first.flatMap(({ cookingClass, step }) => {
    const foods = portions.filter((portion) => portion.cookingClass === cookingClass);
    return writeStep(step, { ...cooking, inSlots: (slots) => (slots.length > 0 ? foods : []) });
  });
  const prep = writePrep(portions, prepMinutesFor(portions, request), cooking);
  return [...first, ...prep, ...steps].map((draft, index) => ({ step_number: index + 1, ...draft }));
};
