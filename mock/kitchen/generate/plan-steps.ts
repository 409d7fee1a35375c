import type { CookingTimes } from '../dishes/cooking.js';
import type { HeatType, Skill, StepTemplate } from '../dishes/dish.js';
import { sharedParts } from '../dishes/dishes.js';
import type { Clause } from '../dishes/step-text.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Assigned, Dish } from './assign-ingredients.js';
import type { CookingRequest } from './parse-request.js';

/** A step that is done, because what it speaks of is there. */
export interface PlannedStep {
  step: StepTemplate;
  /** The clauses that are written. */
  clauses: readonly Clause[];
  /** The slots that they name. */
  slots: readonly string[];
  minutes: number;
}

/** How a dish is cooked, before it is put into words. */
export interface Plan {
  /** What is done with the foods of a class before the dish begins. */
  first: readonly { cookingClass: CookingClass; planned: PlannedStep }[];
  prepMinutes: number;
  steps: readonly PlannedStep[];
  /** How long all of it takes. */
  minutes: number;
}

export type InSlots<Item> = (slots: readonly string[]) => Item[];

/** Everything of a dish by its slot. */
export const bySlot = <Item extends Assigned>(items: readonly Item[]): InSlots<Item> => {
  const groups = Map.groupBy(items, ({ slot }) => slot.name);
  return (slots) => slots.flatMap((slot) => groups.get(slot) ?? []);
};

/** How long knife work takes, compared with an intermediate cook. Guesses. */
const SKILL_PACE: Readonly<Record<Skill, number>> = { beginner: 1.3, intermediate: 1, advanced: 0.8 };

/** Several ingredients are cut faster than one after the other, and no cook cuts longer than this for a few people. Guesses. */
const PREP_SHARE = 0.8;
const MOST_PREP_MINUTES = 18;

/** Chopping for more people than this takes longer if there is time: some percent a person, at most three times as long. Guesses. */
const USUAL_SERVINGS = 4;
const LONGER_PER_SERVING = 0.06;
const LONGEST_EXTRA = 2;

/** How long a step takes that waits for nothing known. */
const UNKNOWN_MINUTES = 5;
const NO_COOKING_MINUTES = 3;
const LEAST_MINUTES = 2;

/** How the slowest of some ingredients is cooked. */
export const slowest = (items: readonly Assigned[], by: HeatType): CookingTimes | undefined =>
  items.map(({ times }) => times).toSorted((a, b) => b[by] - a[by])[0];

const minutesFor = ({ minutes }: StepTemplate, inSlots: InSlots<Assigned>): number => {
  if (typeof minutes === 'number') return minutes;
  const longest = slowest(inSlots(minutes.of), minutes.by)?.[minutes.by] ?? UNKNOWN_MINUTES;
  return Math.max(LEAST_MINUTES, (longest === 0 ? NO_COOKING_MINUTES : longest) + minutes.plus);
};

/** What has to be cut, washed or peeled. */
export const unprepared = <Item extends Assigned>(items: readonly Item[]): Item[] => items.filter(({ times }) => times.prepare !== '');

/** How long it takes to make everything ready. */
const prepMinutesFor = (items: readonly Assigned[], { skill, servings, time }: CookingRequest): number => {
  const work = unprepared(items).reduce((sum, { times }) => sum + times.work, 0);
  if (work === 0) return 0;
  const minutes = Math.min(work * PREP_SHARE, MOST_PREP_MINUTES) * SKILL_PACE[skill];
  const extra = time === null ? Math.min(LONGEST_EXTRA, Math.max(0, servings - USUAL_SERVINGS) * LONGER_PER_SERVING) : 0;
  return Math.round(Math.max(1, Math.round(minutes)) * (1 + extra));
};

/** Plans a step, unless it is left out. `named` are the slots that earlier steps have named. */
const planStep = (step: StepTemplate, inSlots: InSlots<Assigned>, named: Set<string>): PlannedStep[] => {
  const isTaken = (slot: string): boolean => inSlots([slot]).length > 0;
  const holds = ({ condition, slots }: Clause): boolean => {
    if (condition === 'if') return slots.some(isTaken);
    if (condition === 'if no') return !slots.some(isTaken);
    return condition === null || !slots.some((slot) => named.has(slot) && isTaken(slot));
  };
  const clauses: Clause[] = [];
  let saysSomething = false;
  for (const clause of step.text.filter(holds)) {
    const { condition, optional, names } = clause;
    const isEmpty = names.some((slots) => !slots.some(isTaken));
    if (isEmpty && !optional) return [];
    if (isEmpty) continue;
    clauses.push(clause);
    // Heating the pan is not yet a step.
    saysSomething ||= condition !== 'first' && (condition === 'if' || !optional || names.length > 0);
  }
  if (!saysSomething) return [];
  const slots = clauses.flatMap(({ names }) => names.flat());
  for (const slot of slots) named.add(slot);
  return [{ step, clauses, slots, minutes: minutesFor(step, inSlots) }];
};

/** Which steps a dish takes, with how long each of them takes. */
export const planSteps = ({ template, assigned }: Dish, request: CookingRequest): Plan => {
  const inSlots = bySlot(assigned);
  const named = new Set<string>();
  const steps = template.steps.flatMap((step) => planStep(step, inSlots, named));
  const first = sharedParts().first.flatMap(({ cookingClass, step }) => {
    const foods = assigned.filter((one) => one.cookingClass === cookingClass);
    return planStep(step, () => foods, new Set()).map((planned) => ({ cookingClass, planned }));
  });
  const prepMinutes = prepMinutesFor(assigned, request);
  const planned = [...first.map((one) => one.planned), ...steps];
  return { first, prepMinutes, steps, minutes: planned.reduce((sum, { minutes }) => sum + minutes, prepMinutes) };
};
