import type { GeneratedRecipe, GenerateRequest } from '../../../src/contract/recipes.js';
import { skillLevels, type Cuisine } from '../../../src/contract/vocabulary.js';
import { styleOf } from '../dishes/cuisines.js';
import type { KnownCuisine } from '../dishes/dish.js';
import { numberLimits } from '../safety/diet-numbers.js';
import { audienceOf } from '../safety/audiences.js';
import { forOneDish } from '../safety/dish-rules.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { listWords, minutesText } from '../text/join-list.js';
import { createDice } from '../text/random.js';
import { Unsatisfiable } from '../unsatisfiable.js';
import { assembleRecipe, type RecipeRequest } from './assemble-recipe.js';
import type { FilledDish } from './buy-missing.js';
import { chooseDishes, isOffTopic, type DishWish } from './choose-dish.js';
import { courseOf } from './course.js';
import { breaksAny } from './final-check.js';
import { createIngredientSource } from './ingredient-source.js';
import { guessCuisine, parseCuisine, parseSkill, type Skill } from './parse-request.js';
import { isFood, parsePantry, type Pantry, type PantryItem } from './parse-pantry.js';
import { planDish } from './plan-dish.js';
import { portionOut } from './portion.js';
import { attemptsFor, type Attempt } from './attempts.js';

type Recipe = Omit<GeneratedRecipe, 'id'>;

interface CuisineChoice {
  asked: KnownCuisine | null;
  style: KnownCuisine;
  /** What the answer calls it, unless the dish belongs to another. */
  name: Cuisine;
  isSure: boolean;
  warnings: string[];
}

const chooseCuisine = (word: string | undefined, items: readonly PantryItem[]): CuisineChoice => {
  const asked = word === undefined ? undefined : parseCuisine(word);
  if (asked !== undefined) return { asked, style: asked, name: asked, isSure: true, warnings: [] };
  const { cuisine, isSure } = guessCuisine(items);
  if (word === undefined) return { asked: null, style: cuisine, name: cuisine, isSure, warnings: [] };
  const warning = `The cuisine "${word}" is not known; this is cooked the ${styleOf(cuisine).adjective} way.`;
  return { asked: null, style: cuisine, name: word, isSure: true, warnings: [warning] };
};

/** A recipe that could be the answer. */
interface Candidate {
  recipe: Recipe;
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

interface Search {
  request: RecipeRequest;
  wish: DishWish;
  skill: Skill;
  cuisine: CuisineChoice;
}

/** A recipe for a dish, with what its nutrition misses of the diet; `undefined` if it breaks a restriction. */
const toCandidate = (dish: FilledDish, { hurry }: Attempt, { request, wish, skill, cuisine }: Search): Candidate | undefined => {
  const portions = portionOut(dish.template, dish.assigned, request.servings);
  const plan = planDish(dish.template, portions, skill, hurry);
  const ownCuisine = cuisine.asked === null && cuisine.warnings.length === 0 ? dish.named?.cuisine : null;
  const recipe = assembleRecipe(plan, dish.named, portions, { ...request, style: dish.style, cuisine: ownCuisine ?? request.cuisine });
  if (breaksAny(recipe, request.restrictions)) return undefined;
  const limits = request.restrictions.flatMap(({ name }) => numberLimits[name] ?? []);
  const missed = limits.filter(({ keeps }) => !keeps(recipe.nutrition)).map(({ words }) => words);
  return { recipe, missed, worth: worthOf(dish, wish, request.pantry.items) };
};

const isBetter = (one: Candidate, other: Candidate | undefined): boolean =>
  other === undefined || one.worth > other.worth || one.missed.length < other.missed.length;

/** Nothing was found that is ready in time. */
interface NothingFound {
  quickest: number | null;
}

const findRecipe = (
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
      const candidate = toCandidate(dish, attempt, search);
      if (!candidate) continue;
      if (candidate.missed.length === 0 && candidate.worth === BEST_WORTH) return candidate;
      if (isBetter(candidate, best)) best = candidate;
    }
  }
  return best ?? { quickest };
};

const nothingLeft = ({ excluded }: Pantry): Unsatisfiable =>
  new Unsatisfiable('Nothing in the pantry is left to cook with; offer other ingredients.', ...excluded.map(({ reason }) => reason));

const nothingFits = ({ time, pantry }: RecipeRequest, { quickest }: NothingFound): Unsatisfiable => {
  if (time !== null && quickest !== null && quickest > time)
    return new Unsatisfiable(
      `Nothing from this pantry is ready in ${minutesText(time)}; the quickest dish takes ${minutesText(quickest)}.`,
      `Set time_available to ${quickest} or more.`,
    );
  const reasons = pantry.excluded.map(({ reason }) => reason);
  return new Unsatisfiable(
    'No dish from this pantry keeps every restriction.',
    ...reasons,
    'Offer other ingredients, or lift a restriction.',
  );
};

const withMissed = ({ recipe, missed }: Candidate): Recipe => {
  if (missed.length === 0) return recipe;
  const warning = `One serving does not come to ${listWords(missed)}; nothing from this pantry does.`;
  return { ...recipe, warnings: [...recipe.warnings, warning] };
};

/** Children who cook ("kids" as the skill) need a recipe for children. */
const cooksOf = ({ skill_level: skill }: GenerateRequest): string[] => (skill !== undefined && audienceOf(skill) ? [skill] : []);

/** The pantry, and the restrictions of the one dish that is made of it: kosher beef leaves the cheese of the pantry out. */
const settleDish = (
  lines: readonly string[],
  exclusions: readonly Restriction[],
): { pantry: Pantry; restrictions: readonly Restriction[] } => {
  const offered = parsePantry(lines, exclusions);
  const restrictions = forOneDish(
    exclusions,
    offered.items.map(({ match }) => match),
  );
  return { restrictions, pantry: restrictions.length === exclusions.length ? offered : parsePantry(lines, restrictions) };
};

const DEFAULT_SERVINGS = 2;

/**
 * One recipe from a pantry: the dish that the pantry spells, or the one that takes as much of it as it can and little else, within the diet,
 * the time and the skill. The same request and seed give the same recipe; another number of servings gives the same dish in other amounts.
 *
 * @throws {@link Unsatisfiable} if nothing can be made within the diet and the time, or nothing is left to cook with.
 */
export const generateRecipe = (request: GenerateRequest, seed: number): Recipe => {
  const { servings = DEFAULT_SERVINGS, time_available: time = null, ...lasting } = request;
  const { exclusions, warnings: dietWarnings } = parseRestrictions([...(request.dietary_restrictions ?? []), ...cooksOf(request)]);
  const { skill, warnings: skillWarnings } = parseSkill(request.skill_level);
  const { pantry, restrictions } = settleDish(request.ingredients, exclusions);
  if (pantry.excluded.length > 0 && !pantry.items.some(isFood)) throw nothingLeft(pantry);
  const cuisine = chooseCuisine(request.cuisine, pantry.items);
  const style = styleOf(cuisine.style);
  const recipeRequest: RecipeRequest = {
    cuisine: cuisine.name, style, namesCuisine: cuisine.isSure, servings, time, restrictions, pantry,
    warnings: [...dietWarnings, ...skillWarnings, ...cuisine.warnings],
  }; // prettier-ignore
  const wish: DishWish = {
    items: pantry.items,
    course: courseOf(pantry.items),
    askedCuisine: cuisine.asked,
    style,
    suits: (template) => skillLevels.indexOf(template.skill) <= skillLevels.indexOf(skill),
  };
  const source = createIngredientSource(restrictions);
  const random = createDice(seed, lasting);
  const choose = ({ items, extras }: Attempt): Iterable<FilledDish> => chooseDishes({ ...wish, items }, source, random, extras);
  const found = findRecipe({ request: recipeRequest, wish, skill, cuisine }, attemptsFor(pantry.items, time !== null), choose);
  if ('quickest' in found) throw nothingFits(recipeRequest, found);
  return withMissed(found);
};
