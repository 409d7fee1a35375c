import type { CookingTimes } from '../dishes/cooking.js';
import type { HeatType, Skill, StepTemplate } from '../dishes/dish.js';
import { readySlot, sharedParts } from '../dishes/dishes.js';
import type { Clause, Piece } from '../dishes/step-text.js';
import type { Dish } from './assign-ingredients.js';
import type { CookingRequest } from './parse-request.js';
import type { Portion } from './portion.js';

/** A piece of a text: words, a value, or ingredients. */
type PlannedPiece = Exclude<Piece, { slots: readonly string[] }> | readonly Portion[];

/** One step that will be done, and how long it takes. */
export interface PlannedStep {
  step: StepTemplate;
  pieces: readonly PlannedPiece[];
  minutes: number;
  /** How to see that it is done. */
  doneWhen: string | null;
  /** What it names, in order. */
  uses: readonly Portion[];
  /** What is cooked through in it. */
  cooks: readonly Portion[];
}

/** What is done to make a dish, in order. */
export interface Plan {
  dish: Dish;
  portions: readonly Portion[];
  skill: Skill;
  /** True if everything is cut small, so that it is quick. */
  hurry: boolean;
  /** Before the dish itself begins. */
  first: readonly PlannedStep[];
  prepMinutes: number;
  steps: readonly PlannedStep[];
  /** Minutes in all. */
  minutes: number;
}

/** How long knife work takes, compared with an intermediate cook. Guesses. */
const SKILL_PACE: Readonly<Record<Skill, number>> = { beginner: 1.3, intermediate: 1, advanced: 0.8 };

/** What is cut small is cut and cooked in three quarters of the time. A guess. */
const HURRY_PACE = 0.75;

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

export type InSlots = (slots: readonly string[]) => Portion[];

/** Everything of a dish by its slot. */
export const bySlot = (portions: readonly Portion[]): InSlots => {
  const groups = Map.groupBy(portions, ({ slot }) => slot.name);
  return (slots) => slots.flatMap((slot) => groups.get(slot) ?? []);
};

const slowest = (portions: readonly Portion[], by: HeatType): CookingTimes | undefined =>
  portions.flatMap(({ times }) => times ?? []).toSorted((a, b) => b[by] - a[by])[0];

const minutesFor = ({ minutes, method }: StepTemplate, inSlots: InSlots, hurry: boolean): number => {
  if (typeof minutes === 'number') return minutes;
  const longest = slowest(inSlots(minutes.of), minutes.by)?.[minutes.by] ?? UNKNOWN_MINUTES;
  const time = (longest === 0 ? NO_COOKING_MINUTES : longest) + minutes.plus;
  const isQuicker = hurry && minutes.by === 'fry' && method === 'stovetop';
  return Math.max(LEAST_MINUTES, isQuicker ? Math.round(time * HURRY_PACE) : time);
};

const doneWhenFor = ({ doneWhen, minutes }: StepTemplate, inSlots: InSlots): string | null => {
  if (doneWhen === null || typeof doneWhen === 'string') return doneWhen;
  return slowest(inSlots(doneWhen.of), typeof minutes === 'number' ? 'fry' : minutes.by)?.doneWhen || 'hot right through';
};

const prepMinutesFor = (portions: readonly Portion[], { skill, servings, time }: CookingRequest, hurry: boolean): number => {
  const work = portions.reduce((sum, { times }) => sum + (times?.work ?? 0), 0);
  if (work === 0) return 0;
  const minutes = Math.min(work * PREP_SHARE, MOST_PREP_MINUTES) * SKILL_PACE[skill] * (hurry ? HURRY_PACE : 1);
  const extra = time === null ? Math.min(LONGEST_EXTRA, Math.max(0, servings - USUAL_SERVINGS) * LONGER_PER_SERVING) : 0;
  return Math.round(Math.max(1, Math.round(minutes)) * (1 + extra));
};

const holds = ({ condition, slots }: Clause, inSlots: InSlots, named: ReadonlySet<Portion>): boolean => {
  const taken = inSlots(slots);
  if (condition === 'if') return taken.length > 0;
  if (condition === 'if no') return taken.length === 0;
  return condition === null || !taken.some((one) => named.has(one));
};

const isGroup = (piece: PlannedPiece): piece is readonly Portion[] => Array.isArray(piece);

/** The pieces of a text that are written; `undefined` if the step is left out. */
const readText = (text: readonly Clause[], inSlots: InSlots, named: ReadonlySet<Portion>): PlannedPiece[] | undefined => {
  const written: PlannedPiece[] = [];
  let saysSomething = false;
  for (const clause of text) {
    if (!holds(clause, inSlots, named)) continue;
    const pieces = clause.pieces.map((piece) => (typeof piece === 'object' && 'slots' in piece ? inSlots(piece.slots) : piece));
    if (pieces.some((piece) => isGroup(piece) && piece.length === 0)) {
      if (!clause.optional) return undefined;
      continue;
    }
    written.push(...pieces);
    // Heating the pan is not yet a step.
    if (clause.condition !== 'first' && (clause.condition === 'if' || !clause.optional || pieces.some(isGroup))) saysSomething = true;
  }
  return saysSomething ? written : undefined;
};

/** Decides what is done with what is in a dish, and how long it takes; the words come later. */
export const planDish = (dish: Dish, portions: readonly Portion[], request: CookingRequest, hurry: boolean): Plan => {
  const named = new Set<Portion>();
  const toStep = (step: StepTemplate, inSlots: InSlots): PlannedStep[] => {
    const pieces = readText(step.text, inSlots, named);
    if (!pieces) return [];
    const uses = pieces.filter(isGroup).flat();
    for (const one of uses) named.add(one);
    const [minutes, doneWhen] = [minutesFor(step, inSlots, hurry), doneWhenFor(step, inSlots)];
    return [{ step, pieces, minutes, doneWhen, uses, cooks: inSlots(step.cooks) }];
  };
  const inSlots = bySlot(portions);
  const steps = dish.template.steps.flatMap((step) => toStep(step, inSlots));
  const last = steps.at(-1);
  if (last) {
    const ready = inSlots([readySlot().name]);
    const unnamed = portions.filter((portion) => !named.has(portion) && !ready.includes(portion));
    const pieces = [
      ...(unnamed.length > 0 ? ['Add ', unnamed, '. '] : []),
      ...last.pieces,
      ...(ready.length > 0 ? [' Use ', ready, ' as the package says, or as you know it.'] : []),
    ];
    steps[steps.length - 1] = { ...last, pieces, uses: [...last.uses, ...ready, ...unnamed] };
  }
  const first = sharedParts().first.flatMap(({ cookingClass, step }) => {
    const foods = portions.filter((portion) => portion.cookingClass === cookingClass);
    return foods.length > 0 ? toStep(step, (slots) => (slots.length > 0 ? foods : [])) : [];
  });
  const prepMinutes = prepMinutesFor(portions, request, hurry);
  const minutes = [...first, ...steps].reduce((sum, step) => sum + step.minutes, prepMinutes);
  return { dish, portions, skill: request.skill, hurry, first, prepMinutes, steps, minutes };
};
