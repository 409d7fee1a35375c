import type { ExcludedIngredient } from '../../../src/contract/recipes.js';
import { classRow, cookingClassOf, cookingTimesOf, type CookingTimes } from '../dishes/cooking.js';
import type { Course } from '../dishes/dish.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import type { Match } from '../ingredients/ingredient.js';
import { gramsOf } from '../lines/amounts.js';
import { findLine, nameOfLine } from '../lines/find-line.js';
import { parseLine } from '../lines/parse-line.js';
import { FOOD_SAFETY, hazardIn, refusalOf } from '../safety/hazards.js';
import { neverSwapOf } from '../safety/never-swap.js';
import type { Restriction } from '../safety/restriction.js';
import { checkText } from '../safety/check-text.js';
import { brokenBy, isExcluded } from '../safety/judge.js';
import { singularOf } from '../text/lemma.js';
import { lemmaKey } from '../text/tokenize.js';
import { mapOf } from './tables.generated.js';

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

const reasonFor = (name: string, isKnown: boolean, { name: diet, reasonSuffix = '' }: Restriction): string => {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const are = singularOf(last) === last ? 'is' : 'are';
  return `${name} ${are} ${isKnown ? '' : 'not known here, so '}ruled out by "${diet}"${reasonSuffix && ` ${reasonSuffix}`}.`;
};

/** How often: "dashi powder x2". */
const TIMES = / x ?\d+$/i;

/** Reads a name, or a line with an amount and a note: "egg noodles for serving" are egg noodles. A plain name stays as it is written. */
const readItem = (line: string): Pick<PantryItem, 'name' | 'match' | 'available'> => {
  const parsed = parseLine(line.replace(TIMES, ''));
  const { quantity, quantityMax, unit, preparation, note } = parsed;
  const given = line.trim();
  const isPlain = quantity === null && note === null && preparation !== null && given.endsWith(parsed.name);
  const name = (isPlain ? '' : nameOfLine(parsed)) || given;
  const match = findLine({ ...parsed, name });
  // "1 can tuna" is canned tuna, in the response too
  const [first = '', ...rest] = (match?.ingredient.name ?? '').split(' ');
  const isMade = ['canned', 'cooked'].includes(first) && rest.join(' ').endsWith(lemmaKey(name));
  return {
    name: isMade ? `${unit === 'can' ? 'canned' : first} ${name}` : name,
    match,
    available: quantity === null ? null : gramsOf(quantityMax ?? quantity, unit, match?.ingredient),
  };
};

/** Why something has no place in a dish that is made up from a pantry, by its rule of what has no substitute or by the ingredient. */
const notForDishes = mapOf('not-for-dishes.tsv', ['of', 'reason'], ({ cells }) => cells.reason);

const exclusionOf = (
  line: string,
  { name, match }: Pick<PantryItem, 'name' | 'match'>,
  restrictions: readonly Restriction[],
): ExcludedIngredient | undefined => {
  const known = [neverSwapOf(name, '')?.rule, match?.ingredient.name];
  const reason = hazardIn(line)?.reason ?? known.map((of) => notForDishes().get(of ?? '')).find(Boolean);
  if (reason !== undefined) return { name, reason: refusalOf(name, { reason }), restriction: FOOD_SAFETY };
  const broken =
    brokenBy(name, restrictions) ??
    (match && restrictions.find((restriction) => isExcluded(restriction, match))) ??
    checkText(line, restrictions)[0]?.restriction;
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
  if (votesFor('drink', items) > Math.max(savory, sweet)) return 'drink';
  return sweet > savory ? 'sweet' : 'savory';
};
