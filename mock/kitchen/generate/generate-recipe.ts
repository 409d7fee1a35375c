import type { GeneratedRecipe, GenerateRequest } from '../../../src/contract/recipes.js';
import { missedLimits } from '../safety/diets.js';
import { listWords, minutesText } from '../text/join-list.js';
import { createSeededRandom } from '../../util/random.js';
import { Unsatisfiable } from '../unsatisfiable.js';
import { assembleRecipe } from './assemble-recipe.js';
import { createShop, type Dish } from './assign-ingredients.js';
import { chooseDishes, isOffTopic } from './choose-dish.js';
import { breaksAny } from './final-check.js';
import { isFood, isMain, type PantryItem } from './parse-pantry.js';
import { parseRequest, type CookingRequest } from './parse-request.js';
import { planDish } from './plan-dish.js';
import { portionOut } from './portion.js';

type Recipe = Omit<GeneratedRecipe, 'id'>;

/** One way of cooking from a pantry. */
interface Attempt {
  items: readonly PantryItem[];
  /** How many optional ingredients may be bought. */
  extras: number;
  /** Whether everything is cut small, so that it is quick. */
  hurry: boolean;
}

/** A full pantry needs little else. Without any, everything is bought. */
const extrasFor = ({ length }: readonly PantryItem[]): number => {
  if (length === 0) return 9;
  return length >= 8 ? 3 : 5;
};

const HURRIED_EXTRAS = 3;

/** The share of a pantry that is cooked if there is no time for all of it. */
const QUICK_SHARE = 0.6;

const effort = ({ times }: PantryItem): number => (times === null ? 0 : times.work + times.fry / 2);

/** The quick part of a pantry around one ingredient: of shrimp, mussels and chorizo, the shrimp. */
const quickPart = (items: readonly PantryItem[]): PantryItem[] => {
  const byEffort = items.toSorted((a, b) => effort(a) - effort(b));
  const quick = new Set(byEffort.slice(0, Math.ceil(items.length * QUICK_SHARE)));
  const main = byEffort.find(isMain);
  return items.filter((item) => item === main || (quick.has(item) && !isMain(item)));
};

/** The ways to try, best first. If time is limited: in a hurry, with fewer extras, then with the quick part of the pantry. */
const attemptsFor = ({ items, time }: CookingRequest): Attempt[] => {
  const extras = extrasFor(items);
  const unhurried = { items, extras, hurry: false };
  const hurried = [
    { items, extras: Math.min(extras, HURRIED_EXTRAS), hurry: true },
    { items: quickPart(items), extras: 0, hurry: true },
  ];
  return time === null ? [unhurried] : [unhurried, ...hurried];
};

/** Half of the pantry is enough; a dish that uses more of it is not better for that. */
const ENOUGH_SHARE = 0.5;

/** Whether a dish is what the pantry is for, and uses enough of it. */
const isGood = (dish: Dish, request: CookingRequest): boolean =>
  dish.used >= request.items.length * ENOUGH_SHARE && !isOffTopic(dish, request);

/** What the diets of a request ask of one serving, and its nutrition does not keep, in words. */
export const missedBy = ({ nutrition }: Pick<Recipe, 'nutrition'>, { restrictions }: Pick<CookingRequest, 'restrictions'>): string[] =>
  restrictions.flatMap(({ name }) => missedLimits(name, nutrition));

const withMissed = (recipe: Recipe, missed: readonly string[]): Recipe => {
  if (missed.length === 0) return recipe;
  const warning = `One serving does not come to ${listWords(missed)}; nothing from this pantry does.`;
  return { ...recipe, warnings: [...recipe.warnings, warning] };
};

/** No dish is ready in time, or none keeps every restriction. */
const nothingFits = ({ time, excluded }: CookingRequest, quickest: number): Unsatisfiable => {
  if (time !== null && quickest > time && quickest < Infinity)
    return new Unsatisfiable(
      `Nothing from this pantry is ready in ${minutesText(time)}; the quickest dish takes ${minutesText(quickest)}.`,
      `Set time_available to ${quickest} or more.`,
    );
  const reasons = excluded.map(({ reason }) => reason);
  return new Unsatisfiable(
    'No dish from this pantry keeps every restriction.',
    ...reasons,
    'Offer other ingredients, or lift a restriction.',
  );
};

/**
 * One recipe from a pantry: the dish that the pantry spells, or the one that takes as much of it as it can and little else, within the diet,
 * the time and the skill. The same request and seed give the same recipe; another number of servings gives the same dish in other amounts.
 *
 * @throws Unsatisfiable if nothing can be made within the diet and the time, or nothing is left to cook with.
 */
export const generateRecipe = (asked: GenerateRequest, seed: number): Recipe => {
  const request = parseRequest(asked);
  const { items, excluded, servings, restrictions, time } = request;
  if (excluded.length > 0 && !items.some(isFood)) {
    const reasons = excluded.map(({ reason }) => reason);
    throw new Unsatisfiable('Nothing in the pantry is left to cook with; offer other ingredients.', ...reasons);
  }
  const random = createSeededRandom(seed, { ...asked, servings: undefined, time_available: undefined });
  const shop = createShop(restrictions);
  let best: { recipe: Recipe; isGood: boolean } | undefined;
  let quickest = Infinity;
  for (const attempt of attemptsFor(request)) {
    for (const dish of chooseDishes({ ...request, items: attempt.items }, shop, random, attempt.extras)) {
      const good = isGood(dish, request);
      if ((items.length > 0 && dish.used === 0) || (best && !good)) continue;
      const plan = planDish(dish, portionOut(dish.template, dish.assigned, servings), request, attempt.hurry);
      quickest = Math.min(quickest, plan.minutes);
      if (time !== null && plan.minutes > time) continue;
      const recipe = assembleRecipe(plan, request);
      if (breaksAny(recipe, restrictions)) continue;
      const missed = missedBy(recipe, request);
      if (missed.length === 0 && good) return recipe;
      if (!best?.isGood) best = { recipe: withMissed(recipe, missed), isGood: good };
    }
  }
  if (!best) throw nothingFits(request, quickest);
  return best.recipe;
};
