import type { GenerateRequest } from '../../../src/contract/recipes.js';
import { skillLevels } from '../../../src/contract/enums.js';
import { cuisineStyles, styleOf } from '../dishes/cuisines.js';
import type { Course, KnownCuisine, Skill } from '../dishes/dish.js';
import { isAudience } from '../safety/exclusion.js';
import { forOneDish } from '../safety/dish-rules.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { amountNote } from '../lines/amount-note.js';
import { thatHold } from '../text/join-list.js';
import { lazy } from '../../util/memoize.js';
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
  name: KnownCuisine;
  /** False if it is a guess that a title had better not name. */
  isSure: boolean;
}

/** What a request asks for. */
export interface CookingRequest extends Pantry {
  course: Course;
  cuisine: CuisineChoice;
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
  return { asked: null, name: isSigned ? first.cuisine : DEFAULT_CUISINE, isSure: isSigned && first.votes !== second?.votes };
};

const chooseCuisine = (text: string, items: readonly PantryItem[]): CuisineChoice => {
  const asked = cuisineNames().at(wordsOf(text), 0)?.value;
  return asked === undefined ? guessCuisine(items) : { asked, name: asked, isSure: true };
};

const DEFAULT_SERVINGS = 2;

/** Reads a request. A restriction may rule out what does not go with the rest of the pantry: kosher beef leaves its cheese out. */
export const parseRequest = (request: GenerateRequest): CookingRequest => {
  const {
    ingredients,
    servings = DEFAULT_SERVINGS,
    time_available: time = null,
    skill_level: skillText = '',
    cuisine: cuisineText = '',
  } = request;
  // Children who cook ("kids" as the skill) need a recipe for children.
  const cooks = isAudience(skillText) ? [skillText] : [];
  const { exclusions, warnings } = parseRestrictions([...(request.dietary_restrictions ?? []), ...cooks]);
  const offered = parsePantry(ingredients, exclusions);
  const matches = offered.items.map(({ match }) => match);
  const restrictions = forOneDish(exclusions, matches);
  const pantry = restrictions.length === exclusions.length ? offered : parsePantry(ingredients, restrictions);
  const skill = skillWords().all(wordsOf(skillText))[0]?.value;
  const cuisine = chooseCuisine(cuisineText, pantry.items);
  const guessed = thatHold([
    [skillText !== '' && skill === undefined, `The skill level "${skillText}" is not known; this is written for an intermediate cook.`],
    [
      cuisineText !== '' && cuisine.asked === null,
      `The cuisine "${cuisineText}" is not known; this is cooked the ${styleOf(cuisine.name).adjective} way.`,
    ],
  ]);
  const amounts = ingredients.flatMap((line) => {
    const note = amountNote(line);
    return note === undefined ? [] : [`Of "${line}", ${note}.`];
  });
  return {
    ...pantry,
    course: courseOf(pantry.items),
    cuisine,
    skill: skill ?? 'intermediate',
    servings,
    time,
    restrictions,
    warnings: [...warnings, ...guessed, ...amounts],
  };
};
