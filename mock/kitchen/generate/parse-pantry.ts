import type { ExcludedIngredient } from '../../../src/contract/recipes.js';
import { diets } from '../../../src/contract/enums.js';
import { classRow, cookingClassOf, cookingTimesOf, type CookingTimes } from '../dishes/cooking.js';
import type { Course } from '../dishes/dish.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import { find } from '../ingredients/find.js';
import type { Match } from '../ingredients/ingredient.js';
import { gramsOf } from '../lines/amounts.js';
import { findLine, nameOfLine } from '../lines/find-line.js';
import { parseLine } from '../lines/parse-line.js';
import { FOOD_SAFETY, hazardIn, refusalOf } from '../safety/hazards.js';
import { neverSwapOf } from '../safety/never-swap.js';
import type { Restriction } from '../safety/restriction.js';
import { checkText } from '../safety/check-text.js';
import { brokenBy, isEquipment, isExcluded } from '../safety/judge.js';
import { singularOf } from '../text/lemma.js';
import { hasTag, isLemma } from '../text/token.js';
import { lemmaKey, tokenize } from '../text/tokenize.js';
import { mapOf, phrasesOf } from './tables.generated.js';

/** One item that the request offers. */
export interface PantryItem {
  /** As the response names it: as it was written, without an amount. */
  name: string;
  match: Match | undefined;
  /** `other` if the ingredient is not known. */
  cookingClass: CookingClass;
  times: CookingTimes;
  /** Grams that there are, `null` if the request does not say. */
  available: number | null;
}

export interface Pantry {
  items: readonly PantryItem[];
  excluded: ExcludedIngredient[];
}

/** "dairy-free", "low-FODMAP": a diet, as one says it of a food. */
const toAdjective = (diet: string): string =>
  diet.replaceAll('_', '-').replace('fodmap', 'FODMAP').replace('mediterranean', 'Mediterranean');

const reasonFor = (name: string, isKnown: boolean, { name: diet, reasonSuffix = '' }: Restriction): string => {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const isOne = singularOf(last) === last;
  const are = isOne ? 'is' : 'are';
  if (!(diets as readonly string[]).includes(diet)) return `${name} ${are} ruled out by "${diet}".`;
  if (isKnown) return `${name} ${are} not ${toAdjective(diet)}${reasonSuffix && ` ${reasonSuffix}`}.`;
  return `${name} ${are} not known here, so ${isOne ? 'it' : 'they'} cannot be called ${toAdjective(diet)}.`;
};

const choiceWords: ReadonlySet<string> = new Set(['for', 'to', 'or', 'of']);

/** True for a plain name: without amounts ("half an onion"), notes and choices. */
const isPlainName = (line: string): boolean => {
  const tokens = tokenize(line);
  const isAmount = hasTag(tokens[0], 'article', 'vague_amount') || isLemma(tokens[0], 'half');
  return !isAmount && tokens.every(({ type, lemma }) => (type === 'word' ? !choiceWords.has(lemma) : ['-', 'and', "'"].includes(lemma)));
};

/** Where a note begins behind a name: "cheese of your choice", "butter at room temperature". */
const NOTE = / (?:of your|of any|to your|at room) .*/i;
const TIMES = / x ?\d+$/i;

/** A name without its note and without signs around it: "romaine lettuce )". */
const bareName = (name: string): string => {
  const tokens = tokenize(name.replace(NOTE, '').replace(TIMES, '')).filter(({ type, lemma }) => type !== 'symbol' || lemma === '%');
  return name.slice(tokens[0]?.start, tokens.at(-1)?.end ?? 0);
};

interface ReadItem extends Pick<PantryItem, 'name' | 'match' | 'available'> {
  /** What else of the line must not break a restriction. */
  read: string;
}

/** Reads a name, or a line with an amount: "egg noodles for serving" are egg noodles, but the whole line counts against a restriction. */
const readItem = (line: string): ReadItem => {
  const given = line.trim();
  const plain = isPlainName(given) ? find(given) : undefined;
  if (plain) return { name: given, read: given, match: plain, available: null };
  const parsed = parseLine(line);
  const { quantity, quantityMax, unit } = parsed;
  const meant = nameOfLine(parsed);
  const name = bareName(meant);
  const match = findLine({ ...parsed, name });
  // "1 can tuna" is canned tuna, in the response too
  const [first = '', ...rest] = (match?.ingredient.name ?? '').split(' ');
  const isMade = ['canned', 'cooked'].includes(first) && rest.join(' ').endsWith(lemmaKey(name));
  const called = isMade ? `${unit === 'can' ? 'canned' : first} ${name}` : name;
  if (quantity !== null)
    return { name: called || given, read: meant, match, available: gramsOf(quantityMax ?? quantity, unit, match?.ingredient) };
  return match ? { name: called, read: given, match, available: null } : { name: given, read: name, match: find(given), available: null };
};

/** Why what has no substitute has no place in a dish that is made up from a pantry: curing salt is not salt. */
const notForDishes = mapOf('not-for-dishes.tsv', ['rule', 'reason'], ({ cells }) => cells.reason);

const notCooked = phrasesOf('not-cooked.tsv', ['names', 'reason'], ({ cells }) => cells.reason);

/** Why something that is eaten is in no dish: gum is chewed. Its name ends the name of the item. */
const reasonNotToCook = (name: string): string | undefined => {
  const tokens = tokenize(name);
  return (
    notCooked()
      .all(tokens)
      .find(({ to }) => to === tokens.length)?.value || undefined
  );
};

const exclusionOf = (
  line: string,
  { name, read, match }: ReadItem,
  restrictions: readonly Restriction[],
): ExcludedIngredient | undefined => {
  const reason = hazardIn(line)?.reason ?? notForDishes().get(neverSwapOf(name, '')?.rule ?? '') ?? reasonNotToCook(name);
  if (reason !== undefined) return { name, reason: refusalOf(name, { reason }), restriction: FOOD_SAFETY };
  if (match && isEquipment(match)) return { name, reason: `"${name}" is kitchen equipment, not food.`, restriction: FOOD_SAFETY };
  const broken =
    brokenBy(name, restrictions) ??
    brokenBy(read, restrictions) ??
    (match && restrictions.find((restriction) => isExcluded(restriction, match))) ??
    checkText(name, restrictions)[0]?.restriction;
  return broken && { name, reason: reasonFor(name, match !== undefined, broken), restriction: broken.name };
};

/** What is cooked with. `form` says how: "kidney beans (dried)". */
export const toItem = (name: string, match: Match | undefined, available: number | null = null, form = name): PantryItem => {
  const cookingClass = match ? cookingClassOf(match, form) : 'other';
  return { name, match, cookingClass, times: cookingTimesOf(cookingClass, name), available };
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
    else items.push(toItem(name, match, item.available, line));
  }
  return { items, excluded };
};

/** Classes of what is eaten or drunk as it is bought. It goes into a dish of other food, but nothing is cooked of it alone. */
const readyClasses: ReadonlySet<CookingClass> = new Set(['sweet', 'snack', 'drink', 'other']);

/** True for what is ready as it is: a frozen pizza, candy, ice. What is not known may be anything. */
export const isReady = ({ match, cookingClass }: PantryItem): boolean => match !== undefined && readyClasses.has(cookingClass);

/** What nobody makes a dish of: seasonings, fats and what binds. */
const seasoningRoles: ReadonlySet<string> = new Set(['fat', 'seasoning', 'spice', 'herb', 'acid', 'leavening', 'thickener']);

const isSeasoning = ({ match }: PantryItem): boolean => match !== undefined && seasoningRoles.has(match.ingredient.role);

/** True for what a dish is made of; what is not known may be. */
export const isFood = (item: PantryItem): boolean => !isReady(item) && !isSeasoning(item) && item.cookingClass !== 'water';

/** True for what every kitchen has, which does not characterize the dish: seasonings, onions and garlic, water. */
export const isStaple = (item: PantryItem): boolean =>
  isSeasoning(item) || item.match?.ingredient.role === 'aromatic' || item.cookingClass === 'water';

/** A pantry that speaks less than this for something savory may be for baking. */
const HARDLY_SAVORY = 1;

/** A lemon is not a drink: less than this is not called one. */
const LEAST_DRINK = 1;

const partOf = ({ cookingClass }: PantryItem): string => classRow(cookingClass).part;

/** True for what a meal is made of. */
export const isMain = (item: PantryItem): boolean => partOf(item) === 'main';

const votesFor = (course: Course, items: readonly PantryItem[]): number =>
  items.reduce((sum, { cookingClass }) => sum + (classRow(cookingClass).votes[course] ?? 0), 0);

/** The course that a pantry is for: each item speaks for one or two, some louder than others. An empty pantry is for dinner. */
export const courseOf = (items: readonly PantryItem[]): Course => {
  const savory = votesFor('savory', items);
  // Milk and butter are for potatoes too: without a sweetener nothing becomes sweet.
  const canBeSweet = items.some((item) => partOf(item) === 'sweetens' || (savory < HARDLY_SAVORY && partOf(item) === 'bakes'));
  const sweet = canBeSweet ? votesFor('sweet', items) : 0;
  if (votesFor('drink', items) > Math.max(savory, sweet, LEAST_DRINK)) return 'drink';
  return sweet > savory ? 'sweet' : 'savory';
};
