import type { ExcludedIngredient } from '../../../src/contract/recipes.js';
import { diets } from '../../../src/contract/enums.js';
import { cookingClassOf, cookingTimesOf, type CookingTimes } from '../dishes/cooking.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import { find } from '../ingredients/find.js';
import type { Match } from '../ingredients/ingredient.js';
import { gramsOf } from '../lines/amounts.js';
import { findLine } from '../lines/find-line.js';
import { parseLine } from '../lines/parse-line.js';
import { FOOD_SAFETY, hazardIn, refusalOf } from '../safety/hazards.js';
import type { Restriction } from '../safety/restriction.js';
import { checkText } from '../safety/check-text.js';
import { brokenBy, isEquipment } from '../safety/judge.js';
import { lemmaOf } from '../text/lemma.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { bareName } from './bare-name.js';
import { whyNotForDishes } from './not-for-dishes.js';

/** One item that the request offers. */
export interface PantryItem {
  /** As the response names it: as it was written, without an amount. */
  name: string;
  match: Match | undefined;
  /** `null` if the ingredient is not known; so are `times`. */
  cookingClass: CookingClass | null;
  times: CookingTimes | null;
  /** How much there is, `null` if the request does not say. */
  grams: number | null;
}

export interface Pantry {
  items: PantryItem[];
  excluded: ExcludedIngredient[];
}

/** "dairy-free", "low-FODMAP": a diet, as one says it of a food. */
const toAdjective = (diet: string): string => {
  const words = diet.split('_').map((word) => (word === 'fodmap' ? 'FODMAP' : word));
  return diet === 'mediterranean' ? 'Mediterranean' : words.join('-');
};

const reasonFor = (name: string, isKnown: boolean, { name: diet, reasonSuffix }: Restriction): string => {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const are = lemmaOf(last) === last ? 'is' : 'are';
  if (!(diets as readonly string[]).includes(diet)) return `${name} ${are} ruled out by "${diet}".`;
  if (isKnown) return `${name} ${are} not ${toAdjective(diet)}${reasonSuffix === undefined ? '' : ` ${reasonSuffix}`}.`;
  return `${name} ${are} not known here, so it cannot be called ${toAdjective(diet)}.`;
};

const choiceWords: ReadonlySet<string> = new Set(['for', 'to', 'or', 'of']);

/** True for a plain name: without amounts, notes and choices. */
const isPlainName = (line: string): boolean =>
  tokenize(line).every(
    ({ type, lemma }) =>
      (type === 'word' && !choiceWords.has(lemma)) || (type === 'symbol' && (lemma === '-' || lemma === 'and' || lemma === "'")),
  );

interface ReadItem extends Pick<PantryItem, 'name' | 'match' | 'grams'> {
  /** What else of the line must not break a restriction. */
  read: string;
}

/** A line without an amount: "egg noodles for serving" are egg noodles, but the rest of the line still counts against a restriction. */
const readName = (given: string, name: string): ReadItem => {
  const asParsed = find(name);
  if (asParsed && asParsed.matchType !== 'class') return { name, read: given, match: asParsed, grams: null };
  const match = find(given);
  const isSame = asParsed !== undefined && asParsed.ingredient.name === match?.ingredient.name;
  return { name: isSame ? name : given, read: isSame ? given : name, match, grams: null };
};

/** Reads a name, or a line with an amount. */
const readItem = (line: string): ReadItem => {
  const given = line.trim();
  if (isPlainName(given)) {
    const match = find(given);
    if (match) return { name: given, read: given, match, grams: null };
  }
  const parsed = parseLine(line);
  const { quantity, quantityMax, unit } = parsed;
  const name = bareName(parsed.name);
  if (quantity === null) return readName(given, name);
  const match = findLine(parsed);
  // "1 can tuna" is canned tuna, in the response too
  const known = match?.ingredient.name ?? '';
  const [first = '', ...rest] = known.split(' ');
  const isMade = ['canned', 'cooked'].includes(first) && rest.join(' ').endsWith(lemmasOf(name).join(' '));
  return {
    name: (isMade ? known : name) || given,
    read: parsed.name,
    match,
    grams: gramsOf(quantityMax ?? quantity, unit, match?.ingredient),
  };
};

const exclusionOf = (
  line: string,
  { name, read, match }: ReadItem,
  restrictions: readonly Restriction[],
): ExcludedIngredient | undefined => {
  const hazard = hazardIn(line);
  if (hazard) return { name, reason: refusalOf(name, hazard), restriction: FOOD_SAFETY };
  const whyNot = whyNotForDishes(name);
  if (whyNot !== undefined) return { name, reason: `"${name}" is not cooked here: ${whyNot}.`, restriction: FOOD_SAFETY };
  if (match && isEquipment(match)) return { name, reason: `"${name}" is kitchen equipment, not food.`, restriction: FOOD_SAFETY };
  const broken =
    brokenBy(name, restrictions) ??
    (read === name ? undefined : brokenBy(read, restrictions)) ??
    checkText(name, restrictions)[0]?.restriction;
  return broken && { name, reason: reasonFor(name, match !== undefined, broken), restriction: broken.name };
};

/** The whole line says how an ingredient is cooked: "kidney beans (dried)". */
const toItem = (line: string, { name, match, grams }: ReadItem): PantryItem => {
  const cookingClass = match ? cookingClassOf(match, line) : null;
  return { name, match, cookingClass, times: cookingClass && cookingTimesOf(cookingClass, name), grams };
};

/** What may be cooked with, and what a restriction or common sense rules out. An ingredient that is named twice counts once. */
export const parsePantry = (lines: readonly string[], restrictions: readonly Restriction[]): Pantry => {
  const items: PantryItem[] = [];
  const excluded: ExcludedIngredient[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const item = readItem(line);
    const { name, match } = item;
    const exclusion = exclusionOf(line, item, restrictions);
    const isWhole = exclusion === undefined && match !== undefined && match.matchType !== 'class' && match.matchType !== 'part';
    const key = isWhole ? match.ingredient.name : name.toLowerCase();
    if (name === '' || seen.has(key)) continue;
    seen.add(key);
    if (exclusion) excluded.push(exclusion);
    else items.push(toItem(line, item));
  }
  return { items, excluded };
};

/** What nobody makes a dish of: seasonings, fats and what binds. */
const seasoningRoles: ReadonlySet<string> = new Set(['fat', 'seasoning', 'spice', 'herb', 'acid', 'leavening', 'thickener']);

/** True for what a dish is made of; what is not known may be. */
export const isFood = ({ match }: PantryItem): boolean => match === undefined || !seasoningRoles.has(match.ingredient.role);

/** True for what every kitchen has, which does not characterize the dish: seasonings, onions and garlic, water. */
export const isStaple = (item: PantryItem): boolean =>
  !isFood(item) || item.match?.ingredient.role === 'aromatic' || item.cookingClass === 'water';
