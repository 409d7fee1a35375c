import { firstSteps, type CookingTimes, type FirstStep } from '../dishes/cooking.js';
import type { DishTemplate, HeatType, Skill, StepTemplate } from '../dishes/dish.js';
import { slotsOf, type Clause } from '../dishes/step-text.js';
import type { Assigned } from './assign-ingredients.js';

/** One step that will be done, and how long it takes. */
export interface PlannedStep<Item extends Assigned> {
  step: StepTemplate;
  clauses: readonly Clause[];
  minutes: number;
  /** How to see that it is done. */
  doneWhen: string | null;
  /** What it names, in order. */
  uses: readonly Item[];
}

/** A step that is done with some ingredients before the dish itself begins. */
export interface PlannedFirstStep<Item extends Assigned> {
  step: FirstStep;
  uses: readonly Item[];
}

/** What is done to make a dish, in order. */
export interface Plan<Item extends Assigned> {
  template: DishTemplate;
  skill: Skill;
  /** True if everything is cut small, so that it is quick. */
  hurry: boolean;
  first: readonly PlannedFirstStep<Item>[];
  prepMinutes: number;
  steps: readonly PlannedStep<Item>[];
  /** Minutes in all. */
  minutes: number;
}

/** How long knife work takes, compared with an intermediate cook. Guesses. */
const SKILL_PACE: Readonly<Record<Skill, number>> = { beginner: 1.3, intermediate: 1, advanced: 0.8 };

/** What is cut small is cut and cooked in three quarters of the time. A guess. */
const HURRY_PACE = 0.75;

/** Several ingredients are cut faster than one after the other, and no cook cuts longer than this. Guesses. */
const PREP_SHARE = 0.8;
const MOST_PREP_MINUTES = 18;

/** How long a step takes that waits for nothing known. */
const UNKNOWN_MINUTES = 5;
const NO_COOKING_MINUTES = 3;
const LEAST_MINUTES = 2;

export type InSlots<Item> = (slots: readonly string[]) => Item[];

/** Everything of a dish by its slot. */
export const bySlot = <Item extends Assigned>(assigned: readonly Item[]): InSlots<Item> => {
  const groups = Map.groupBy(assigned, ({ slot }) => slot.name);
  return (slots) => slots.flatMap((slot) => groups.get(slot) ?? []);
};

const slowest = (assigned: readonly Assigned[], by: HeatType): CookingTimes | undefined => {
  let found: CookingTimes | undefined;
  for (const { times } of assigned) if (times && (found === undefined || times[by] > found[by])) found = times;
  return found;
};

const minutesFor = ({ minutes, method }: StepTemplate, inSlots: InSlots<Assigned>, hurry: boolean): number => {
  if (typeof minutes === 'number') return minutes;
  const longest = slowest(inSlots(minutes.of), minutes.by)?.[minutes.by] ?? UNKNOWN_MINUTES;
  const time = (longest === 0 ? NO_COOKING_MINUTES : longest) + minutes.plus;
  const isQuicker = hurry && minutes.by === 'fry' && method === 'stovetop';
  return Math.max(LEAST_MINUTES, isQuicker ? Math.round(time * HURRY_PACE) : time);
};

const doneWhenFor = ({ doneWhen, minutes }: StepTemplate, inSlots: InSlots<Assigned>): string | null => {
  if (doneWhen === null || typeof doneWhen === 'string') return doneWhen;
  return slowest(inSlots(doneWhen.of), typeof minutes === 'number' ? 'fry' : minutes.by)?.doneWhen || 'hot right through';
};

const prepMinutesFor = (assigned: readonly Assigned[], skill: Skill, hurry: boolean): number => {
  const work = assigned.reduce((sum, { times, slot }) => sum + (times === null || slot.name === 'drink' ? 0 : times.work), 0);
  if (work === 0) return 0;
  const minutes = Math.min(work * PREP_SHARE, MOST_PREP_MINUTES) * SKILL_PACE[skill] * (hurry ? HURRY_PACE : 1);
  return Math.max(1, Math.round(minutes));
};

interface ReadClauses<Item> {
  clauses: Clause[];
  uses: Item[];
}

const holds = <Item>({ condition, slots }: Clause, inSlots: InSlots<Item>, named: ReadonlySet<Item>): boolean => {
  const taken = inSlots(slots);
  if (condition === 'if') return taken.length > 0;
  if (condition === 'if no') return taken.length === 0;
  return condition === null || !taken.some((one) => named.has(one));
};

/** The clauses of a step that are written, and what they name; `undefined` if the step is left out. */
const readClauses = <Item>({ text }: StepTemplate, inSlots: InSlots<Item>, named: ReadonlySet<Item>): ReadClauses<Item> | undefined => {
  const clauses: Clause[] = [];
  const uses: Item[] = [];
  let saysSomething = false;
  for (const clause of text) {
    if (!holds(clause, inSlots, named)) continue;
    const groups = slotsOf(clause.pieces).map(inSlots);
    if (groups.some((group) => group.length === 0)) {
      if (!clause.optional) return undefined;
      continue;
    }
    clauses.push(clause);
    uses.push(...groups.flat());
    // Heating the pan is not yet a step.
    if (clause.condition !== 'first' && (groups.length > 0 || clause.condition === 'if' || !clause.optional)) saysSomething = true;
  }
  return saysSomething ? { clauses, uses } : undefined;
};

const planFirst = <Item extends Assigned>(assigned: readonly Item[]): PlannedFirstStep<Item>[] =>
  firstSteps().flatMap((step) => {
    const uses = assigned.filter(({ cookingClass }) => cookingClass === step.cookingClass);
    return uses.length > 0 ? [{ step, uses }] : [];
  });

/** Decides what is done with what is in a dish, and how long it takes; the words come later. */
export const planDish = <Item extends Assigned>(
  template: DishTemplate,
  assigned: readonly Item[],
  skill: Skill,
  hurry: boolean,
): Plan<Item> => {
  const inSlots = bySlot(assigned);
  const named = new Set<Item>();
  const steps: PlannedStep<Item>[] = [];
  for (const step of template.steps) {
    const read = readClauses(step, inSlots, named);
    if (!read) continue;
    for (const one of read.uses) named.add(one);
    steps.push({ step, ...read, minutes: minutesFor(step, inSlots, hurry), doneWhen: doneWhenFor(step, inSlots) });
  }
  const first = planFirst(assigned);
  const prepMinutes = prepMinutesFor(assigned, skill, hurry);
  const all = [prepMinutes, ...first.map(({ step }) => step.minutes), ...steps.map(({ minutes }) => minutes)];
  return { template, skill, hurry, first, prepMinutes, steps, minutes: all.reduce((sum, minutes) => sum + minutes, 0) };
};
