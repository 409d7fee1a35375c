import type { CookingTimes } from '../dishes/cooking.js';
import type { HeatType, Skill, StepTemplate } from '../dishes/dish.js';
import type { CookingRequest } from './parse-request.js';
import type { InSlots, Portion } from './portion.js';

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
export const slowest = (portions: readonly Portion[], by: HeatType): CookingTimes | undefined =>
  portions.map(({ times }) => times).toSorted((a, b) => b[by] - a[by])[0];

/** How long a step takes. */
export const minutesFor = ({ minutes }: StepTemplate, inSlots: InSlots): number => {
  if (typeof minutes === 'number') return minutes;
  const longest = slowest(inSlots(minutes.of), minutes.by)?.[minutes.by] ?? UNKNOWN_MINUTES;
  return Math.max(LEAST_MINUTES, (longest === 0 ? NO_COOKING_MINUTES : longest) + minutes.plus);
};

/** How long it takes to make everything ready. */
export const prepMinutesFor = (portions: readonly Portion[], { skill, servings, time }: CookingRequest): number => {
  const work = portions.reduce((sum, { times }) => sum + times.work, 0);
  if (work === 0) return 0;
  const minutes = Math.min(work * PREP_SHARE, MOST_PREP_MINUTES) * SKILL_PACE[skill];
  const extra = time === null ? Math.min(LONGEST_EXTRA, Math.max(0, servings - USUAL_SERVINGS) * LONGER_PER_SERVING) : 0;
  return Math.round(Math.max(1, Math.round(minutes)) * (1 + extra));
};
