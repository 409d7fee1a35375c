import { createPhraseSet, type Phrases } from '../text/phrases.js';
import { listOf, oneOf } from '../text/read-table.js';
import { lemmaKey, tokenize } from '../text/tokenize.js';
import { endsName } from './hazards.js';
import { mapOf, phrasesOf } from './tables.generated.js';

/** Why nothing replaces an ingredient, or only a few others do. */
export interface NeverSwap {
  /** The rule of `data/swap-rules.tsv`. */
  rule: string;
  /** Ends a sentence that begins "Nothing takes the place of X: ". */
  reason: string;
  /** Whether an ingredient of this name may replace it nevertheless: instant yeast for active dry yeast. */
  allows(name: string): boolean;
}

interface Rule extends NeverSwap {
  /** Words of the use without which the rule does not hold; without any it always holds. */
  when: Phrases<true> | undefined;
}

const rules = mapOf('swap-rules.tsv', ['rule', 'only', 'when', 'reason'], ({ cells: { rule, only, when, reason } }): Rule => {
  const allowed = new Set(listOf(only).map(lemmaKey));
  const allows = (name: string): boolean => allowed.has(lemmaKey(name));
  return { rule, reason, allows, when: when === '' ? undefined : createPhraseSet(listOf(when)) };
});

/** The rule of a name; `undefined` for a longer name that may be replaced. */
const ruleNames = phrasesOf('never-swap.tsv', ['name', 'rule', 'position'], (row) => {
  const rule = rules().get(row.cells.rule);
  if (!rule && row.cells.rule !== 'none') row.fail('rule', `"${row.cells.rule}" is not in swap-rules.tsv.`);
  return { rule, isAnywhere: oneOf(row, 'position', ['any', '']) === 'any' };
});

/**
 * Why nothing takes the place of an ingredient: infant formula, curing salt, the acid of canned food, yeast. `use` is what is said about its
 * use: the title and the steps of the recipe, the reason of the request.
 *
 * @example
 * ```ts
 * neverSwapOf('Prague powder #1', '')?.reason; // "its measured nitrite is what keeps cured meat free of botulism, ..."
 * ```
 */
export const neverSwapOf = (name: string, use: string): NeverSwap | undefined => {
  const tokens = tokenize(name);
  const found = ruleNames()
    .all(tokens)
    .find(({ value, to }) => value.rule !== undefined && (value.isAnywhere || endsName(tokens[to])))?.value.rule;
  return found?.when && !found.when.isIn(tokenize(`${name} . ${use}`)) ? undefined : found;
};
