import type { GenerateRequest } from '../../../src/contract/recipes.js';
import { checkText } from '../safety/check-text.js';
import type { Restriction } from '../safety/restriction.js';
import { listWords, minutesText, thatHold } from '../text/join-list.js';
import { createSeededRandom } from '../../util/random.js';
import { Unsatisfiable } from '../unsatisfiable.js';
import { createShop, usedOf, type Dish } from './assign-ingredients.js';
import { chooseDishes, isOffTopic, type ChanceOf } from './choose-dish.js';
import { completeRecipe, missedBy, timingOf, type Recipe } from './complete-recipe.js';
import { nameDish } from './name-dish.js';
import { isFood, isMain, isReady, type PantryItem } from './parse-pantry.js';
import { parseRequest, type CookingRequest } from './parse-request.js';
import { portionOut } from './portion.js';
import { writeSteps, type Written } from './write-steps.js';

/** How many things a dish may buy that it could do without. Without any pantry, everything is bought. */
const MOST_EXTRAS = 5;
const EXTRAS_FOR_NOTHING = 9;

/** The share of a pantry that is cooked if there is no time for all of it. */
const QUICK_SHARE = 0.6;

const effort = ({ times }: PantryItem): number => times.work + times.fry / 2;

/** So many quick parts of a pantry are tried at most. A guess: what is left after that takes the longest. */
const MOST_QUICK_PARTS = 5;

/**
 * The quick parts of a pantry, each around one of its mains, the one with the least effort first: of shrimp, mussels and chorizo, the shrimp. Of
 * brisket and dried beans, the brisket is quicker to the table, although it is more work.
 */
const quickParts = (items: readonly PantryItem[]): PantryItem[][] => {
  const byEffort = items.toSorted((a, b) => effort(a) - effort(b));
  const quick = new Set(byEffort.slice(0, Math.ceil(items.length * QUICK_SHARE)));
  const mains = byEffort.filter(isMain).slice(0, MOST_QUICK_PARTS);
  const around = (main: PantryItem | undefined) => items.filter((item) => item === main || (quick.has(item) && !isMain(item)));
  return mains.length === 0 ? [around(undefined)] : mains.map(around);
};

/** What is cooked with how many optional extras, best first. If time is limited, also without extras, and then the quick parts of the pantry. */
const attemptsFor = ({ items, time }: CookingRequest) => {
  const all = { items, extras: items.length === 0 ? EXTRAS_FOR_NOTHING : MOST_EXTRAS };
  return time === null ? [all] : [all, { items, extras: 0 }, ...quickParts(items).map((part) => ({ items: part, extras: 0 }))];
};

/** Half of the pantry is enough; a dish that uses more of it is not better for that. */
const ENOUGH_SHARE = 0.5;

/** Whether a dish is what the pantry is for, and uses enough of it. */
const isGood = (dish: Dish, request: CookingRequest): boolean =>
  usedOf(dish).length >= request.items.length * ENOUGH_SHARE && !isOffTopic(dish, request);

/** A dish of the seasonings of a pantry alone is not one of that pantry. */
const usesFood = (dish: Dish, items: readonly PantryItem[]): boolean => !items.some(isFood) || usedOf(dish).some(isFood);

const LEFTOVERS_TIP = 'Cool leftovers quickly, keep them covered in the refrigerator, and eat them within a day.';

/** Whether the name of a dish breaks a restriction that its ingredients keep: Butter Tofu. The noun alone breaks none: a vegan loaf is a loaf. */
const isMisleading = ({ name, description, noun }: ReturnType<typeof nameDish>, restrictions: readonly Restriction[]): boolean =>
  checkText(`${name}; ${description}`, restrictions).some(({ words }) => !noun.toLowerCase().includes(words));

/** The recipe of a dish; `undefined` if it cannot be called by its name. */
const writeRecipe = (dish: Dish, { steps, used }: Written, request: CookingRequest): Recipe | undefined => {
  const { cuisine, restrictions } = request;
  const named = nameDish(dish, used, request, timingOf(steps).total_minutes);
  if (isMisleading(named, restrictions)) return undefined;
  const short = used.filter(({ isShort }) => isShort).map(({ displayName }) => displayName);
  const written = {
    name: named.name,
    description: named.description,
    cuisine: cuisine.asked ?? dish.named?.cuisine ?? cuisine.name,
    steps,
    tips: dish.template.courses[0] === 'savory' ? [LEFTOVERS_TIP] : [],
    warnings: thatHold([[short.length > 0, `The pantry names too little for this of: ${listWords(short)}. Get more, or cook for fewer.`]]),
    lines: used.map((line) => ({ line, item: line.fromPantry ? line : undefined })),
    matches: used.map(({ match }) => match),
  };
  return completeRecipe(written, request);
};

/** Why there is no recipe. `leftOut` are the reasons why what the pantry offers is not cooked with. */
const nothingFits = ({ time, items }: CookingRequest, leftOut: readonly string[], quickest: number): Unsatisfiable => {
  if (leftOut.length > 0 && !items.some(isFood))
    return new Unsatisfiable('Nothing in the pantry is left to cook with; offer other ingredients.', ...leftOut);
  if (time !== null && quickest > time && quickest < Infinity)
    return new Unsatisfiable(
      `Nothing from this pantry is ready in ${minutesText(time)}; the quickest dish takes ${minutesText(quickest)}.`,
      `Set time_available to ${quickest} or more.`,
    );
  const advice = 'Offer other ingredients.';
  return new Unsatisfiable('No dish from this pantry keeps every restriction.', ...leftOut, advice);
};

/** Servings and time change nothing: they should lead to the same dish. */
const createChance = (asked: GenerateRequest, seed: number): ChanceOf => {
  const own = createSeededRandom(seed, { ...asked, servings: undefined, time_available: undefined }).next();
  return (dish) => createSeededRandom(own, dish).next();
};

/**
 * One recipe from a pantry: the dish that the pantry spells, or the one that takes as much of it as it can and little else, within the diet,
 * the time and the skill. The same request and seed give the same recipe; another number of servings gives the same dish in other amounts.
 *
 * @throws Unsatisfiable if nothing can be made within the diet and the time, or nothing is left to cook with.
 */
export const generateRecipe = (asked: GenerateRequest, seed: number): Recipe => {
  const request = parseRequest(asked);
  const { items, excluded, restrictions, time, servings, skill } = request;
  const ready = items.filter(isReady).map(({ name }) => `"${name}" is ready as it is: nothing is cooked of it alone.`);
  const leftOut = [...excluded.map(({ reason }) => reason), ...ready];
  const isNothingLeft = leftOut.length > 0 && !items.some(isFood);
  const chanceOf = createChance(asked, seed);
  const shop = createShop(restrictions);
  let fallback: Recipe | undefined;
  let quickest = Infinity;
  for (const attempt of attemptsFor(request)) {
    for (const dish of chooseDishes({ ...request, items: attempt.items }, shop, chanceOf, attempt.extras)) {
      const good = isGood(dish, request);
      if (!usesFood(dish, items) || (fallback && !good) || (isNothingLeft && !dish.named)) continue;
      const written = writeSteps(dish, portionOut(dish.assigned, servings), skill);
      // What no step uses is left out: that may be all of a dish, or all but its oil.
      const isEmpty = items.length > 0 ? written.used.length === 0 : !written.used.some(isFood);
      if (isEmpty) continue;
      const minutes = timingOf(written.steps).total_minutes;
      quickest = Math.min(quickest, minutes);
      const recipe = time !== null && minutes > time ? undefined : writeRecipe(dish, written, request);
      if (recipe && good && missedBy(recipe, request).length === 0) return recipe;
      fallback ??= recipe;
    }
  }
  if (fallback) return fallback;
  throw nothingFits(request, leftOut, quickest);
};
