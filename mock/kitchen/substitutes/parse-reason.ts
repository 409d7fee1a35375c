import { diets } from '../../../src/contract/enums.js';
import { listOf, oneOf } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import type { Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import type { Restriction } from '../safety/restriction.js';
import { phrasesOf } from './tables.generated.js';

/** What the reason says why something is to be replaced. */
export interface Reason {
  /** What no substitute may hold. */
  restrictions: readonly Restriction[];
  /** True if it costs too much. */
  isTooExpensive: boolean;
  /** True if somebody does not like it. */
  isDisliked: boolean;
}

/** What a phrase of a reason may say; `data/reasons.tsv` explains each. */
const sayings = ['need', 'disliked', 'shortage', 'dear', 'less', ...diets] as const;

const phrases = phrasesOf('reasons.tsv', ['phrase', 'says'], (row) =>
  listOf(row.cells.says).map((cell) => oneOf(row, 'says', sayings, cell)),
);

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

const knownDiets: ReadonlySet<string> = new Set<string>(diets);

/** The diets and allergies that a reason names, among whatever else it says. Of what is to be less of, only the limits of diets are meant. */
const restrictionsIn = (reason: string, tokens: readonly Token[], meanings: ReadonlySet<string>): Restriction[] => {
  const isDiet = ({ name }: Restriction): boolean => knownDiets.has(name);
  const named = parseRestrictions(sentencesOf(reason)).exclusions;
  const wished = parseRestrictions([...meanings].filter((meaning) => knownDiets.has(meaning))).exclusions;
  const isShort = meanings.has('shortage');
  if (meanings.has('need') || isRefused(tokens)) return [...wished, ...named.filter((one) => !isShort || one.precautionary || isDiet(one))];
  if (meanings.has('less')) return [...wished, ...named.filter((one) => isDiet(one) && !one.precautionary)];
  return isShort || wished.length > 0 ? wished : named.filter((one) => one.precautionary || isDiet(one));
};

/** Reads a reason as people give it: "my son is allergic to nuts", "out of stock", "too expensive", "we only have milk". */
export const parseReason = (reason: string | undefined): Reason => {
  if (reason === undefined) return { restrictions: [], isTooExpensive: false, isDisliked: false };
  const tokens = tokenize(reason);
  // a phrase may hold another one: "don't have any nuts", "don't have"
  const meanings = new Set(tokens.flatMap((_token, at) => phrases().at(tokens, at)?.value ?? []));
  return {
    restrictions: restrictionsIn(reason, tokens, meanings),
    isTooExpensive: meanings.has('dear'),
    isDisliked: meanings.has('disliked'),
  };
};
