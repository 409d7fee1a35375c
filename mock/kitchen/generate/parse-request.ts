import type { GenerateRequest } from '../../../src/contract/recipes.js';
import { skillLevels, type Cuisine } from '../../../src/contract/enums.js';
import { cuisineStyles, styleOf, type CuisineStyle } from '../dishes/cuisines.js';
import type { Course, KnownCuisine, Skill } from '../dishes/dish.js';
import { isAudience } from '../safety/exclusion.js';
import { forOneDish } from '../safety/dish-rules.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { lazy } from '../text/memoize.js';
import { createPhrases } from '../text/phrases.js';
import { oneOf } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { courseOf, parsePantry, type Pantry, type PantryItem } from './parse-pantry.js';
import { phrasesOf } from './tables.generated.js';

/** The cuisine of a recipe. */
export interface CuisineChoice {
  /** The one that the request asks for, `null` if it asks for none that is known. */
  asked: KnownCuisine | null;
  style: CuisineStyle;
  /** What the response calls it. */
  name: Cuisine;
  /** False if it is a guess that a title had better not name. */
  isSure: boolean;
}

/** What a request asks for. */
export interface CookingRequest extends Pantry {
  course: Course;
  cuisine: CuisineChoice;
  /** False if the cuisine is that of the dish, whatever the request says. */
  asksForCuisine: boolean;
  skill: Skill;
  servings: number;
  /** Minutes, `null` if the request does not limit them. */
  time: number | null;
  restrictions: readonly Restriction[];
  /** What had to be guessed about the request. */
  warnings: readonly string[];
}

const skillWords = phrasesOf('skill-words.tsv', ['words', 'skill'], (row) => oneOf(row, 'skill', skillLevels));

const wordsOf = (text: string): readonly Token[] => tokenize(text.replaceAll('_', ' '));

const cuisineNames = lazy(() => {
  const named = [...cuisineStyles()].flatMap(([cuisine, { adjective, names }]) =>
    [cuisine.replaceAll('_', ' '), adjective, ...names].map((name) => [name, cuisine] as const),
  );
  return createPhrases(named);
});

/** What is cooked if neither the request nor its pantry points to a cuisine. */
const DEFAULT_CUISINE: KnownCuisine = 'american';

/** So many ingredients of a cuisine are a sign of it; a single one, such as celery, is in many cuisines. */
const SURE_SIGNS = 2;

/** The cuisine that a pantry points to. It is sure if it points to no other as much. */
const guessCuisine = (items: readonly PantryItem[]): CuisineChoice => {
  const names = new Set(items.map(({ match }) => match?.ingredient.name));
  const [first, second] = [...cuisineStyles()]
    .map(([cuisine, { signs }]) => ({ cuisine, votes: signs.filter((name) => names.has(name)).length }))
    .toSorted((a, b) => b.votes - a.votes);
  const isSigned = first !== undefined && first.votes >= SURE_SIGNS;
  const name = isSigned ? first.cuisine : DEFAULT_CUISINE;
  return { asked: null, style: styleOf(name), name, isSure: isSigned && first.votes !== second?.votes };
};

const chooseCuisine = (word: string | undefined, items: readonly PantryItem[]): CuisineChoice => {
  const asked = word === undefined ? undefined : cuisineNames().at(wordsOf(word), 0)?.value;
  if (asked !== undefined) return { asked, style: styleOf(asked), name: asked, isSure: true };
  const guess = guessCuisine(items);
  return word === undefined ? guess : { ...guess, name: word, isSure: true };
};

const DEFAULT_SERVINGS = 2;

/** Reads a request. A restriction may rule out what does not go with the rest of the pantry: kosher beef leaves its cheese out. */
export const parseRequest = (request: GenerateRequest): CookingRequest => {
  const { ingredients, servings = DEFAULT_SERVINGS, time_available: time = null, skill_level: skillText, cuisine: cuisineText } = request;
  // Children who cook ("kids" as the skill) need a recipe for children.
  const cooks = skillText !== undefined && isAudience(skillText) ? [skillText] : [];
  const { exclusions, warnings } = parseRestrictions([...(request.dietary_restrictions ?? []), ...cooks]);
  const offered = parsePantry(ingredients, exclusions);
  const restrictions = forOneDish(
    exclusions,
    offered.items.map(({ match }) => match),
  );
  const pantry = restrictions.length === exclusions.length ? offered : parsePantry(ingredients, restrictions);
  const skill = skillText === undefined ? undefined : skillWords().all(wordsOf(skillText))[0]?.value;
  if (skillText !== undefined && skill === undefined)
    warnings.push(`The skill level "${skillText}" is not known; this is written for an intermediate cook.`);
  const cuisine = chooseCuisine(cuisineText, pantry.items);
  if (cuisineText !== undefined && cuisine.asked === null)
    warnings.push(`The cuisine "${cuisineText}" is not known; this is cooked the ${cuisine.style.adjective} way.`);
  const asksForCuisine = cuisineText !== undefined;
  return {
    ...pantry,
    course: courseOf(pantry.items),
    cuisine,
    asksForCuisine,
    skill: skill ?? 'intermediate',
    servings,
    time,
    restrictions,
    warnings,
  };
};
