import type { GeneratedRecipe } from '../../../src/contract/recipes.js';
import { numberLimits } from '../safety/diet-numbers.js';
import { assembleRecipe, type RecipeRequest } from './assemble-recipe.js';
import type { Attempt } from './attempts.js';
import type { FilledDish } from './buy-missing.js';
import { isOffTopic, type DishWish } from './choose-dish.js';
import { breaksAny } from './final-check.js';
import type { PantryItem } from './parse-pantry.js';
import type { Skill } from '../dishes/dish.js';
import type { CuisineChoice } from './parse-request.js';
import { planDish } from './plan-dish.js';
import { portionOut } from './portion.js';

/** A recipe that may be returned. */
export interface Candidate {
  recipe: Omit<GeneratedRecipe, 'id'>;
  /** What the diet asks of the nutrition and the recipe does not keep. */
  missed: string[];
  /** 0 to 2: uses enough of the pantry, and is what the pantry is for. */
  worth: number;
}

const BEST_WORTH = 2;

/** Half of the pantry is enough; a dish that uses more of it is not better for that. */
const ENOUGH_SHARE = 0.5;

const worthOf = (dish: FilledDish, wish: DishWish, items: readonly PantryItem[]): number => {
  const share = items.length === 0 ? 1 : dish.used / items.length;
  return Math.min(share, ENOUGH_SHARE) / ENOUGH_SHARE + (isOffTopic(dish, items, wish.course) ? 0 : 1);
};

/** True if a dish is not made from the pantry: it uses nothing of it, or little and not what the pantry is for. */
const ignoresPantry = (dish: FilledDish, { course }: DishWish, items: readonly PantryItem[]): boolean => {
  if (items.length === 0) return false;
  return dish.used === 0 || (dish.used < items.length * ENOUGH_SHARE && isOffTopic(dish, items, course));
};

/** What a recipe is searched for. */
export interface Search {
  request: RecipeRequest;
  wish: DishWish;
  skill: Skill;
  cuisine: CuisineChoice;
}

/** A recipe for a dish, with what its nutrition misses of the diet; `undefined` if it breaks a restriction. */
const toCandidate = (dish: FilledDish, worth: number, { hurry }: Attempt, { request, skill, cuisine }: Search): Candidate | undefined => {
  const portions = portionOut(dish.template, dish.assigned, request.servings);
  const plan = planDish(dish.template, portions, skill, hurry);
  const ownCuisine = cuisine.asked === null && cuisine.warnings.length === 0 ? dish.named?.cuisine : null;
  const recipe = assembleRecipe(plan, dish.named, portions, { ...request, style: dish.style, cuisine: ownCuisine ?? request.cuisine });
  if (breaksAny(recipe, request.restrictions)) return undefined;
  const limits = request.restrictions.flatMap(({ name }) => (Object.hasOwn(numberLimits, name) ? [numberLimits[name]!] : []));
  const missed = limits.filter(({ keeps }) => !keeps(recipe.nutrition)).map(({ words }) => words);
  return { recipe, missed, worth };
};

const isBetter = (one: Candidate, other: Candidate | undefined): boolean =>
  other === undefined || one.worth > other.worth || one.missed.length < other.missed.length;

/** Nothing was found that is ready in time. */
export interface NothingFound {
  quickest: number | null;
}

/** The first recipe that uses enough of the pantry and keeps the diet, the best of all otherwise. */
export const findRecipe = (
  search: Search,
  attempts: readonly Attempt[],
  choose: (attempt: Attempt) => Iterable<FilledDish>,
): Candidate | NothingFound => {
  const { request, wish, skill } = search;
  const { time, pantry } = request;
  let best: Candidate | undefined;
  let quickest: number | null = null;
  for (const attempt of attempts) {
    for (const dish of choose(attempt)) {
      if (ignoresPantry(dish, wish, pantry.items)) continue;
      const worth = worthOf(dish, wish, pantry.items);
      if (best && (worth < best.worth || (worth === best.worth && best.missed.length === 0))) continue;
      const { minutes } = planDish(dish.template, dish.assigned, skill, attempt.hurry);
      quickest = quickest === null ? minutes : Math.min(quickest, minutes);
      if (time !== null && minutes > time) continue;
      const candidate = toCandidate(dish, worth, attempt, search);
      if (!candidate) continue;
      if (candidate.missed.length === 0 && candidate.worth === BEST_WORTH) return candidate;
      if (isBetter(candidate, best)) best = candidate;
    }
  }
  return best ?? { quickest };
};
