import { diets, type Diet } from '../../../src/contract/enums.js';
import { listOf } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { phrasesOf } from './read-tables.js';

/** What the reason says why something is to be replaced. */
export interface Reason {
  /** What no substitute may hold. */
  restrictions: readonly Restriction[];
  /** True if it costs too much. */
  isTooExpensive: boolean;
  /** True if somebody does not like it. */
  isDisliked: boolean;
}

const phrases = phrasesOf('reasons.tsv', ['phrase', 'says'], ({ cells }) => listOf(cells.says));

/** Verbs before which "no" says that something is missing: "we have no milk". */
const having: ReadonlySet<string> = new Set(['have', 'has', 'had', 'got', 'is', 'are', 'was', 'were', 'theres']);
/** Behind "no milk", these say so too. */
const missing: ReadonlySet<string> = new Set(['left', 'available']);
/** How many words may stand between "no" and what says so. */
const MISSING_REACH = 4;

/** "No milk left". */
const isMissing = (tokens: readonly Token[], no: number): boolean =>
  tokens.slice(no + 2, no + 2 + MISSING_REACH).some(({ lemma }) => missing.has(lemma));

/** True if something is kept out, and not only missing: "no nuts at school". */
const isRefused = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lemma }, at) => lemma === 'no' && !having.has(tokens[at - 1]?.lemma ?? '') && !isMissing(tokens, at));

/** "Less fat", "cutting down on the salt", "lighter". */
const wishesIn = (tokens: readonly Token[]): string[] => {
  const found = phrases().all(tokens);
  const isLess = (at: number): boolean =>
    found.some(({ value, to }) => value.includes('less') && (to === at || (to === at - 1 && tokens[to]?.lemma === 'the')));
  return found.flatMap(({ value, from }) =>
    value.flatMap((wish) => {
      if (!wish.startsWith('of ')) return knownDiets.has(wish) ? [wish] : [];
      return isLess(from) ? [wish.slice('of '.length)] : [];
    }),
  );
};

const knownDiets: ReadonlySet<Diet> = new Set(diets);

/** The diets and allergies that a reason names, among whatever else it says. */
const forbiddenBy = (reason: string, tokens: readonly Token[], meanings: ReadonlySet<string>): Restriction[] => {
  const isNeed = meanings.has('need');
  const isShort = meanings.has('shortage');
  const wished = wishesIn(tokens);
  if (!isNeed && !isRefused(tokens) && (wished.length > 0 || isShort)) return parseRestrictions(wished).exclusions;
  const { exclusions, warnings } = parseRestrictions([...sentencesOf(reason), ...wished]);
  if (warnings.length === 0 || (isNeed && !isShort)) return exclusions;
  return exclusions.filter(({ name, precautionary }) => precautionary || knownDiets.has(name));
};

/** Reads a reason as people give it: "my son is allergic to nuts", "out of stock", "too expensive", "we only have milk". */
export const parseReason = (reason: string | undefined): Reason => {
  if (reason === undefined) return { restrictions: [], isTooExpensive: false, isDisliked: false };
  const tokens = tokenize(reason);
  // a phrase may hold another one: "don't have any nuts", "don't have"
  const meanings = new Set(tokens.flatMap((_token, at) => phrases().at(tokens, at)?.value ?? []));
  return {
    restrictions: forbiddenBy(reason, tokens, meanings),
    isTooExpensive: meanings.has('dear'),
    isDisliked: meanings.has('disliked'),
  };
};
