import type { Ingredient, Match } from '../ingredients/ingredient.js';
import { find } from '../ingredients/find.js';
import { animals, isAnyOf, isUnnamedMeat } from '../ingredients/kinds.js';
import { keyOf } from '../ingredients/name-words.js';
import { memoize } from '../../util/memoize.js';
import { hazardIn } from './hazards.js';
import type { Restriction } from './restriction.js';

/** `may_break`: some brands or recipes contain what is excluded. `unknown`: nobody can say. */
type Verdict = 'keeps' | 'may_break' | 'unknown' | 'breaks';

/** Whether the phrase stands in the text as whole words; both as keys. Most phrases are not in it at all, which is cheap to see. */
const holds = (text: string, phrase: string): boolean => phrase !== '' && text.includes(phrase) && ` ${text} `.includes(` ${phrase} `);

/** The avoided word that stands in a text or a name, if any; the text is a key. */
export const avoidedWord = ({ words, exceptions }: Restriction, key: string): string | undefined => {
  if (!words.some((word) => holds(key, word))) return undefined;
  const rest = exceptions.reduce((left, allowed) => ` ${left} `.replaceAll(` ${keyOf(allowed)} `, ' ').trim(), key);
  return words.find((word) => holds(rest, word));
};

/** The keys of the name of an ingredient, and of what it is made of. */
const nameKeys = memoize(({ name, parts }: Ingredient) => [name, ...(parts ?? [])].map(keyOf));

const contains = (restriction: Restriction, { ingredient }: Match): boolean =>
  ingredient.kinds.some((kind) => restriction.kinds.includes(kind)) ||
  (isUnnamedMeat(ingredient) && isAnyOf(restriction, ...animals)) ||
  ingredient.allergens.some((allergen) => restriction.allergens.includes(allergen)) ||
  (restriction.words.length > 0 && nameKeys(ingredient).some((key) => avoidedWord(restriction, key) !== undefined)) ||
  (restriction.exceedsLimit?.(ingredient) ?? false);

/**
 * Whether an ingredient keeps a restriction. This is the one place that decides it, for requests that ask about an ingredient and for dishes
 * that are made of it. What is not known, and what only a part of the name is known of, clears nothing.
 */
export const judge = (restriction: Restriction, match: Match | undefined): Verdict => {
  const unknown: Verdict = restriction.precautionary ? 'unknown' : 'keeps';
  if (match === undefined) return unknown;
  const { ingredient, matchType } = match;
  if (restriction.exceptions.includes(ingredient.name) || restriction.isAllowed?.(ingredient)) return 'keeps';
  if (contains(restriction, match)) return 'breaks';
  const isVague = restriction.isByName === true && (matchType === 'class' || ingredient.parts === null);
  if (matchType === 'part' || isVague) return unknown;
  if (!restriction.countsTraces && ingredient.mayHold.some((kind) => restriction.kinds.includes(kind))) return unknown;
  return ingredient.mayContain.some((allergen) => restriction.allergens.includes(allergen)) ? 'may_break' : 'keeps';
};

/**
 * Whether an ingredient is left out because of a restriction. What it may contain counts for allergies; if only its class is known, it counts
 * for diets too, because some member of the class does contain it.
 */
export const isExcluded = (restriction: Restriction, match: Match | undefined): boolean => {
  const verdict = judge(restriction, match);
  return verdict === 'may_break' ? restriction.countsTraces || match?.matchType === 'class' : verdict !== 'keeps';
};

/**
 * The first restriction that the ingredient of a name breaks, if any. A name that is not known breaks every diet and allergy: nobody can say
 * that it does not. Parmesan breaks `vegetarian`.
 */
export const brokenBy = (name: string, restrictions: readonly Restriction[]): Restriction | undefined => {
  if (restrictions.length === 0) return undefined;
  const match = hazardIn(name) ? undefined : find(name);
  const key = keyOf(name);
  return restrictions.find((restriction) => avoidedWord(restriction, key) !== undefined || isExcluded(restriction, match));
};

/** The ingredient whose names are foil, twine and skewers. */
const EQUIPMENT = 'wood chip';

/** Whether a name is that of kitchen equipment. */
export const isEquipment = ({ ingredient }: Pick<Match, 'ingredient'>): boolean => ingredient.name === EQUIPMENT;
