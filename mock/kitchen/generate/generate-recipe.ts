import type { GeneratedRecipe, GenerateRequest } from '../../../src/contract/recipes.js';
import { skillLevels } from '../../../src/contract/enums.js';
import { styleOf } from '../dishes/cuisines.js';
import { audienceOf } from '../safety/audiences.js';
import { forOneDish } from '../safety/dish-rules.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { listWords } from '../text/join-list.js';
import { createSeededRandom } from '../text/random.js';
import type { RecipeRequest } from './assemble-recipe.js';
import { attemptsFor, type Attempt } from './attempts.js';
import type { FilledDish } from './buy-missing.js';
import { chooseDishes, type DishWish } from './choose-dish.js';
import { courseOf } from './course.js';
import { findRecipe, type Candidate } from './find-recipe.js';
import { createIngredientSource } from './ingredient-source.js';
import { isFood, parsePantry, type Pantry } from './parse-pantry.js';
import { chooseCuisine, parseSkill } from './parse-request.js';
import { nothingFits, nothingLeft } from './refuse.js';

type Recipe = Omit<GeneratedRecipe, 'id'>;

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
 * @throws Unsatisfiable if nothing can be made within the diet and the time, or nothing is left to cook with.
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
  const random = createSeededRandom(seed, lasting);
  const choose = ({ items, extras }: Attempt): Iterable<FilledDish> => chooseDishes({ ...wish, items }, source, random, extras);
  const found = findRecipe({ request: recipeRequest, wish, skill, cuisine }, attemptsFor(pantry.items, time !== null), choose);
  if ('quickest' in found) throw nothingFits(time, pantry, found);
  return withMissed(found);
};
