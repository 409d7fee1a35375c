import { editsBetween } from '../../../src/util/edit-distance.js';
import { lazy, memoizeText } from '../../util/memoize.js';
import { isLemma, type Token } from '../text/token.js';
import { isOnlyOfMaker, withoutAside, withoutRemarks } from './asides.js';
import { findAll, segmentsJoinedIn, withOthers } from './find-alternatives.js';
import { findExactly, findSegment } from './find-segment.js';
import { ingredientIndex } from './ingredient-index.js';
import type { Ingredient, Match } from './ingredient.js';
import { asClaimed, readClaims } from './label-claims.js';
import { readLabel, withLabel } from './label-statements.js';
import { isNoise, keyOf, nameTokens, splitAt } from './name-words.js';
import { asSeveral } from './several-names.js';

/** Longer texts, and texts of more parts, are not names of ingredients. They are not read, because what is not read clears nothing. */
const LONGEST_NAME = 300;
const MOST_SEGMENTS = 12;

/** The claims of such a segment do not apply to the ingredient itself: "or vegan butter", "gluten-free if desired". */
const conditionals = ['or', 'if', 'may', 'might', 'not', 'need', 'needed', 'desired', 'wanted', 'optional', 'preferred'] as const;

/** Whether nothing was added to the ingredient of a row, or taken from it. */
const isRow = (ingredient: Ingredient): boolean => ingredientIndex().entries.get(keyOf(ingredient.name))?.ingredient === ingredient;

/**
 * What a later segment or a parenthesis adds: "pepper, black" names another ingredient, ", or butter" an alternative, "(vegan)" a claim. A claim
 * that stands with another food is one about that food: chicken cooked in vegan butter is chicken. Behind "in" or "with" stands what it was made with;
 * other words count if they are the name of a food.
 */
const withSegment = (match: Match, name: readonly Token[], segment: readonly Token[]): Match | undefined => {
  const { rest, claims } = readClaims(segment);
  const isCertain = !segment.some((token) => isLemma(token, ...conditionals));
  const isClaim = isCertain && claims.length > 0 && isNoise(rest);
  const parts = segmentsJoinedIn(withoutAside(segment));
  const isQuality = isCertain && parts.every(({ joint }) => joint === undefined) && (claims.length === 0 || isClaim);
  const reordered = isQuality ? findSegment([...segment, ...name]) : undefined;
  if (reordered && isRow(reordered.ingredient) && reordered.ingredient.name !== findSegment(name)?.ingredient.name) return reordered;
  if (isClaim) return segmentsJoinedIn(name).length < 2 ? { ...match, ingredient: asClaimed(match.ingredient, claims) } : match;
  const others = parts.map(({ joint, tokens }) => {
    const isFood = joint !== undefined || [tokens, readClaims(tokens).rest].some(findExactly);
    const found = isFood ? findSegment(tokens) : undefined;
    return { found, isUnknown: joint === 'or' && !found && !isNoise(tokens) };
  });
  return others.some(({ isUnknown }) => isUnknown)
    ? undefined
    : withOthers(
        match,
        others.flatMap(({ found }) => found ?? []),
      );
};

/** What is known of a name without its maker and remarks. */
const findCleaned = (cleaned: readonly Token[]): Match | undefined => {
  const segments = splitAt(cleaned, ({ type }) => type === 'symbol');
  if (segments.length > MOST_SEGMENTS) return undefined;
  let main: readonly Token[] = [];
  while (segments.length > 0 && isNoise(main) && findSegment(main) === undefined)
    main = withoutAside([...main, ...(segments.shift() ?? [])]);
  let match = findAll(main);
  for (const segment of segments) match = match && withSegment(match, main, segment);
  return match;
};

/** What is found under exactly this name, if no sign divides it. */
const findWhole = (tokens: readonly Token[]): Match | undefined =>
  tokens.every(({ type }) => type !== 'symbol') ? findExactly(tokens) : undefined;

/** What is known of a name without what a label says behind it. */
const findProduct = (name: string): Match | undefined => {
  const written = asSeveral(nameTokens(name));
  const exact = findWhole(written);
  if (exact) return exact;
  const cleaned = withoutRemarks(written);
  const match = findWhole(cleaned) ?? findCleaned(cleaned);
  return match && cleaned.length < written.length && isOnlyOfMaker(written, match.ingredient) ? { ...match, matchType: 'part' } : match;
};

/**
 * What the kitchen knows under the name of an ingredient.
 *
 * The name comes without an amount, in any case, singular or plural, with whatever stands around it: "fresh baby spinach leaves, torn".
 * Ingredients named before the last one count as contained ("shrimp noodles"), alternatives are taken pessimistically ("butter or oil" has the
 * kinds and allergens of both), and a word that clears ("vegan", "gluten-free") clears what it says and no more.
 *
 * @returns `undefined` if the ingredient, or an alternative to it, is not known. What is not known is never safe.
 * @example
 * find('Fresh Thai Basil Leaves')?.ingredient.name // 'basil'
 */
export const find = memoizeText(1000, (name): Match | undefined => {
  if (name.length > LONGEST_NAME) return undefined;
  const label = readLabel(name);
  return withLabel(findProduct(name.slice(0, label?.start || name.length)), label);
});

/** Shorter names are one letter from too many words: "Brot" is no slip for a bratwurst. */
const SHORTEST_MISSPELT = 5;
/** From so many letters on, two of them may be wrong. */
const LONG_NAME = 8;

/**
 * The name that an unknown name may be a slip for. It is a suggestion for people to read: it does not say what an ingredient contains.
 *
 * @example
 * suggestName('brocoli') // 'broccoli'
 */
export const suggestName = (name: string): string | undefined => {
  const meant = keyOf(name);
  if (meant.length < SHORTEST_MISSPELT) return undefined;
  let best: { name: string; edits: number } | undefined;
  for (const [key, entry] of ingredientIndex().entries) {
    if (key[0] !== meant[0] && key[1] !== meant[1]) continue;
    const most = Math.min(meant.length < LONG_NAME ? 1 : 2, (best?.edits ?? 3) - 1);
    const edits = editsBetween(meant, key, most);
    if (edits <= most) best = { name: entry.ingredient.name, edits };
    if (best?.edits === 0) break;
  }
  return best?.name;
};

/** Every ingredient of the tables. Reads all rows. */
export const everyIngredient = lazy((): readonly Ingredient[] =>
  [...ingredientIndex().entries.values()].flatMap(({ matchType, ingredient }) => (matchType === 'name' ? [ingredient] : [])),
);
