import { diets } from '../../../src/contract/enums.js';
import { listOf, oneOf } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
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
}

/** What a phrase of a reason may say; `data/reasons.tsv` explains each. */
const sayings = ['need', 'shortage', 'dear', 'less', ...diets] as const;

const phrases = phrasesOf('reasons.tsv', ['phrase', 'says'], (row) =>
  listOf(row.cells.says).map((cell) => oneOf(row, 'says', sayings, cell)),
);

const knownDiets: ReadonlySet<string> = new Set<string>(diets);

/** The diets and allergies that a reason names, among whatever else it says. Of what is to be less of, only the limits of diets are meant. */
const restrictionsIn = (reason: string, meanings: ReadonlySet<string>): Restriction[] => {
  const wished = parseRestrictions([...meanings].filter((meaning) => knownDiets.has(meaning))).exclusions;
  const isShort = meanings.has('shortage');
  const isMeant = ({ name, precautionary }: Restriction): boolean => {
    const isFirm = precautionary || knownDiets.has(name);
    if (meanings.has('need')) return isFirm || !isShort;
    return meanings.has('less') ? isFirm && !precautionary : isFirm && !isShort && wished.length === 0;
  };
  return [...wished, ...parseRestrictions(sentencesOf(reason)).exclusions.filter(isMeant)];
};

/** Reads a reason as people give it: "my son is allergic to nuts", "out of stock", "too expensive", "we only have milk". */
export const parseReason = (reason = ''): Reason => {
  const meanings = new Set(
    phrases()
      .all(tokenize(reason))
      .flatMap(({ value }) => value),
  );
  return {
    restrictions: restrictionsIn(reason, meanings),
    isTooExpensive: meanings.has('dear'),
  };
};
