import type { GeneratedRecipe, GenerateRequest } from '../../src/contract/recipes.js';
import { skillLevels } from '../../src/contract/vocabulary.js';
import { assembleRecipe, type Order } from './generate/assemble-recipe.js';
import { chooseDishes, courseOf, isMain, missesThePoint } from './generate/choose-dish.js';
import { createDice } from './text/random.js';
import { numberLimits } from './safety/diet-numbers.js';
import { readRestrictions } from './safety/diets.js';
import { styles } from './dishes/cuisines.js';
import type { Form } from './dishes/form.js';
import { breachesIn } from './generate/final-check.js';
import { listWords } from './text/join-list.js';
import { planDish } from './generate/plan-dish.js';
import { portionOut } from './generate/portion.js';
import { readPantry, type PantryItem } from './generate/parse-pantry.js';
import { guessCuisine, readCuisine, readSkill } from './generate/parse-request.js';
import type { Restriction } from './safety/restriction.js';
import { breaks } from './safety/safety.js';
import { Shop } from './generate/ingredient-source.js';
import { Unsatisfiable } from './unsatisfiable.js';

type Recipe = Omit<GeneratedRecipe, 'id'>;

/** One way of going at a pantry. */
interface Attempt {
  items: readonly PantryItem[];
  /** How many things may be bought beside the necessary. */
  extras: number;
  hurry: boolean;
}

const effort = ({ handling }: PantryItem): number => (handling === null ? 0 : handling.prep + handling.fry / 2);

/** Enough of the pantry, the quickest to handle first, for when there is no time for all of it. */
const quickOnes = (items: readonly PantryItem[]): PantryItem[] => {
  const quick = new Set(items.toSorted((a, b) => effort(a) - effort(b)).slice(0, Math.ceil(items.length * 0.6)));
  return items.filter((item) => quick.has(item));
};

/** The same around one thing: of shrimp, mussels and chorizo, the shrimp. */
const aroundOne = (items: readonly PantryItem[]): PantryItem[] => {
  const [main] = items.filter(isMain).toSorted((a, b) => effort(a) - effort(b));
  const quick = new Set(quickOnes(items));
  return items.filter((item) => item === main || (quick.has(item) && !isMain(item)));
};

/** True where anything in the answer breaks a restriction: the last gate. What comes from the pantry was asked by its name when that was read. */
const isBroken = ({ name, description, ingredients, steps }: Recipe, restrictions: readonly Restriction[]): boolean =>
  restrictions.length > 0 &&
  (ingredients.some((line) => !line.from_pantry && breaks(line.name, restrictions) !== undefined) ||
    breachesIn(
      [name, description, ...ingredients.map(({ display }) => display), ...steps.map(({ instruction }) => instruction)].join(' ; '),
      restrictions,
    ).length > 0);

/**
 * One recipe from a pantry: the dish that takes as much of it as it can and little else, within the diet, the time and the skill. The same
 * request and seed give the same recipe; another number of servings gives the same dish in other amounts.
 *
 * @throws {@link Unsatisfiable} where nothing can be made within the diet and the time.
 */
export const generateRecipe = (request: GenerateRequest, seed: number): Recipe => {
  const { servings = 2, time_available: time = Infinity, ...lasting } = request;
  const { exclusions: restrictions, warnings: dietWarnings } = readRestrictions(request.dietary_restrictions ?? []);
  const { skill, warnings: skillWarnings } = readSkill(request.skill_level);
  const pantry = readPantry(request.ingredients, restrictions);
  const { items } = pantry;
  const dice = createDice(seed, lasting);
  const asked = request.cuisine === undefined ? undefined : readCuisine(request.cuisine);
  const guess = guessCuisine(items, dice);
  const cuisine = asked ?? guess.cuisine;
  const style = styles[cuisine];
  const warnings = [...dietWarnings, ...skillWarnings];
  if (request.cuisine !== undefined && asked === undefined) {
    warnings.push(`The cuisine "${request.cuisine}" is not known here; this is cooked the ${style.adjective} way.`);
  }
  const order: Order = {
    cuisine: asked ?? request.cuisine ?? cuisine,
    style,
    isTelling: request.cuisine !== undefined || guess.isSure,
    servings,
    time,
    restrictions,
    pantry,
    warnings,
  };
  const limits = restrictions.flatMap(({ name }) => numberLimits[name] ?? []);
  const shop = new Shop(restrictions);
  const suits = (form: Form): boolean => skillLevels.indexOf(form.skill) <= skillLevels.indexOf(skill);

  // a full pantry needs little else; without any, all is bought
  const extras = request.ingredients.length === 0 ? 9 : items.length >= 12 ? 2 : items.length >= 8 ? 3 : 5;
  const unhurried: Attempt = { items, extras, hurry: false };
  const attempts: readonly Attempt[] =
    time === Infinity
      ? [unhurried]
      : [
          unhurried,
          { items, extras: Math.min(extras, 3), hurry: true },
          ...[items, quickOnes(items), ...(items.filter(isMain).length > 1 ? [aroundOne(items)] : [])].map((some) => ({
            items: some,
            extras: 0,
            hurry: true,
          })),
        ];
  const course = courseOf(items);
  let quickest = Infinity;
  let next: { recipe: Recipe; missed: string[]; worth: number } | undefined;
  for (const attempt of attempts) {
    for (const dish of chooseDishes(attempt.items, style, suits, shop, dice, attempt.extras)) {
      const share = items.length === 0 ? 1 : dish.used / items.length;
      const worth = Math.min(share, 0.5) * 2 + (missesThePoint(dish, items, course) ? 0 : 1);
      if (next && (worth < next.worth || (worth === next.worth && next.missed.length === 0))) continue;
      if (time !== Infinity) {
        const { minutes } = planDish(dish.form, dish.placed, skill, attempt.hurry);
        quickest = Math.min(quickest, minutes);
        if (minutes > time) continue;
      }
      const portions = portionOut(dish, servings);
      const recipe = assembleRecipe(planDish(dish.form, portions, skill, attempt.hurry), portions, order);
      if (isBroken(recipe, restrictions)) continue;
      const missed = limits.filter(({ keeps }) => !keeps(recipe.nutrition)).map(({ words }) => words);
      if (missed.length === 0 && worth === 2) return recipe;
      if (!next || worth > next.worth || missed.length < next.missed.length) next = { recipe, missed, worth };
    }
  }
  if (next) {
    const { recipe, missed } = next;
    return missed.length === 0
      ? recipe
      : { ...recipe, warnings: [...recipe.warnings, `One serving does not come to ${listWords(missed)}; nothing from this pantry does.`] };
  }
  throw Number.isFinite(quickest) && quickest > time
    ? new Unsatisfiable(`Nothing from this pantry is ready in ${time} minutes; the quickest dish takes ${quickest}.`)
    : new Unsatisfiable(
        'Nothing can be made from this pantry that keeps every restriction.',
        ...pantry.excluded.map(({ reason }) => reason),
      );
};
