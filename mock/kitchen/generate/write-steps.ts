import type { RecipeStep } from '../../../src/contract/recipes.js';
import type { Skill, StepTemplate } from '../dishes/dish.js';
import { writeText } from '../dishes/write-text.js';
import { ovenAt, printTemperature, safeTemperatureOf, type SafeTemperature } from '../safety/raw-food.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText, theseWords } from '../text/join-list.js';
import { groupPairs } from '../text/read-table.js';
import type { Dish } from './assign-ingredients.js';
import type { Portion } from './portion.js';

/** What is in some slots. */
export type InSlots = (slots: readonly string[]) => Portion[];

/** Everything of a dish by its slot, by its class ("any dried pulse"), and by what has to be cut, washed or peeled ("unprepared"). */
export const bySlot = (portions: readonly Portion[]): InSlots => {
  const namesOf = ({ slot, cookingClass, times }: Portion): string[] =>
    [slot.name, `any ${cookingClass}`, times.prepare && 'unprepared'].filter(Boolean);
  const groups = groupPairs(portions.flatMap((portion) => namesOf(portion).map((name) => [name, portion] as const)));
  return (slots) => slots.flatMap((slot) => groups.get(slot) ?? []);
};

/** How long knife work takes, compared with an intermediate cook. Guesses. */
const SKILL_PACE: Readonly<Record<Skill, number>> = { beginner: 1.3, intermediate: 1, advanced: 0.8 };

/** Several ingredients are cut faster than one after the other, and no cook cuts longer than this for a few people. Guesses. */
const PREP_SHARE = 0.8;
const MOST_PREP_MINUTES = 18;

/** The least time for what has to cook. */
const LEAST_COOKING_MINUTES = 3;

const minutesFor = ({ minutes: { of, by, plus } }: StepTemplate, inSlots: InSlots, skill: Skill): number => {
  const minutes = inSlots(of).map(({ times }) => times[by]);
  if (by === 'work') {
    const work = minutes.reduce((sum, one) => sum + one, 0) * PREP_SHARE;
    return Math.max(1, Math.round(Math.min(work, MOST_PREP_MINUTES) * SKILL_PACE[skill]));
  }
  return of.length === 0 ? plus : Math.max(LEAST_COOKING_MINUTES, ...minutes.map((one) => one + plus));
};

const these = (portions: readonly Portion[]): string => theseWords(portions.map(({ displayName }) => displayName));

/** "chop the onion and celery, slice the carrots and cut the chicken into bite-size pieces" */
const prepareWords = (portions: readonly Portion[]): string => {
  const clauses = [...Map.groupBy(portions, ({ times }) => times.prepare)].map(([prepare, group]) => {
    const names = these(group);
    return prepare.includes('...') ? prepare.replace('...', names) : `${prepare} ${names}`;
  });
  return listWords(clauses);
};

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

/** How to see that it is done: as the step says, else as the slowest that cooks in it shows. */
const doneWhenFor = ({ doneWhen, minutes: { of, by } }: StepTemplate, inSlots: InSlots): string | null => {
  if (doneWhen !== null || of.length === 0 || by === 'work') return doneWhen;
  const [slowest] = inSlots(of).toSorted((a, b) => b.times[by] - a.times[by]);
  return slowest?.times.doneWhen || 'hot right through';
};

/** The steps of a dish, and what they use. */
export interface Written {
  steps: RecipeStep[];
  used: Portion[];
}

/** Writes the steps of a dish. A step of which something is missing is left out; oil that nothing is fried in goes into no step. */
export const writeSteps = ({ template }: Dish, portions: readonly Portion[], skill: Skill): Written => {
  const inSlots = bySlot(portions);
  const named = new Set<string>();
  const writeStep = (step: StepTemplate): Omit<RecipeStep, 'step_number'>[] => {
    const minutes = minutesFor(step, inSlots, skill);
    const doneWhen = doneWhenFor(step, inSlots);
    const temperature = step.ovenF === null ? null : ovenAt(step.ovenF);
    const values = new Map([['time', minutesText(minutes)], ['done', doneWhen ?? ''], ['oven', temperature ? printTemperature(temperature) : '']]); // prettier-ignore
    const wordsOf = (names: readonly string[]): string => {
      const [first = ''] = names;
      return values.get(first) ?? (first === 'unprepared' ? prepareWords : these)(inSlots(names));
    };
    const written = writeText(step.text, wordsOf, named);
    if (!written) return [];
    for (const slot of written.slots) named.add(slot);
    const safe = template.courses[0] === 'savory' ? hottest(inSlots(step.cooks)) : undefined;
    const sentences = [written.text, safe && safetySentence(safe, minutes), step.tips[skill]].filter(Boolean);
    return [
      {
        instruction: capital(sentences.join(' ')), phase: step.phase, duration_minutes: minutes, method: step.method, temperature,
        safe_internal_temperature: safe?.temperature ?? null, ingredients: [...new Set(inSlots(written.slots).map(({ name }) => name))],
        equipment: [...step.tools], doneness_cue: doneWhen,
      },
    ]; // prettier-ignore
  };
  const steps = template.steps.flatMap(writeStep).map((step, index) => ({ step_number: index + 1, ...step }));
  return { steps, used: portions.filter(({ slot }) => named.has(slot.name)) };
};
