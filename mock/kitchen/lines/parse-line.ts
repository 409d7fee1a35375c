import type { Unit } from '../../../src/contract/enums.js';
import { cleanText } from '../text/clean-text.js';
import { memoizeText } from '../text/memoize.js';
import { hasTag, isLemma, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { splitAtComma, takeAlternative, takePreparation, takeSizes, takeTail } from './extract-name.js';
import { isNameStart, meansAt } from './line-words.js';
import { isContainer, sizeEnd } from './measures.js';
import { amountBehindEnd, beginsWithAmount, parseAmount } from './parse-amount.js';
import { takeBrackets, takeCount, takeHeading, takeLabel, takeOptional, takePart } from './parts.js';
import { textOfWords, toWords, type Word } from './words.js';

/** An ingredient line, taken apart. */
export interface ParsedLine {
  /** `null` if the line names none. */
  readonly quantity: number | null;
  /** The upper end of a range, else `null`. */
  readonly quantityMax: number | null;
  /** `null` if the thing is counted, or has no amount. */
  readonly unit: Unit | null;
  /** The ingredient as written, without amount, size and preparation. */
  readonly name: string;
  readonly preparation: string | null;
  /** What else the line says: the size of a can, "to taste", an alternative. */
  readonly note: string | null;
  readonly optional: boolean;
  /** The line as it came. */
  readonly original: string;
}

/** Longer lines are no ingredient lines; only this much is read. */
const longestLine = 400;

/** "2 garlic cloves": the unit behind the name. */
const takeUnitBehind = (words: readonly Word[]): { unit: Unit | null; words: readonly Word[] } => {
  const none = { unit: null, words };
  const tokens = words.flatMap((word) => [...word.tokens]);
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (words.length < 2 || !last || meansAt([last], 0, 'trailing_unit') === undefined || isLemma(before, 'with')) return none;
  if (tokens.some((_token, at) => at > 0 && isNameStart(tokens.slice(at - 1), 0, 'trailing'))) return none;
  if ((isLemma(last, 'stick') && !isLemma(before, 'celery')) || (isLemma(last, 'bulb') && !isLemma(before, 'garlic'))) return none;
  const unit = ({ clove: 'clove', stalk: 'stalk', rib: 'stalk', sprig: 'sprig', branch: 'sprig', slice: 'slice', head: 'head', bulb: 'head', stick: 'stick' } as const)[last.lemma]; // prettier-ignore
  return unit ? { unit, words: words.slice(0, -1) } : none;
};

/** "1 (15-ounce can) beans" without its brackets. */
const withoutContainerBrackets = (tokens: readonly Token[]): readonly Token[] => {
  const open = tokens.findIndex((token) => isLemma(token, '('));
  const end = open === 1 ? sizeEnd(tokens, 2) : undefined;
  const container = end !== undefined && isLemma(tokens[end], '-') ? end + 1 : end;
  if (container === undefined || !isContainer(tokens, container) || !isLemma(tokens[container + 1], ')')) return tokens;
  return tokens.filter((_token, at) => at !== open && at !== container + 1);
};

/** A name without the full stop, colon or dash that ends the line. */
const withoutEnd = (name: string): string => {
  const tokens = tokenize(name);
  while (isLemma(tokens.at(-1), '.', ',', ':', ';', '-')) tokens.pop();
  return textOf(tokens);
};

/** A third is 0.333. */
const rounded = (quantity: number | null): number | null => (quantity === null ? null : Math.round(quantity * 1000) / 1000);

/** Longer texts before an amount are sentences. */
const mostWordsBeforeAmount = 6;

/** Puts an amount that stands behind the name before it: "butter, 100 g", "onions 2", "flour (2 cups)". */
const amountFirst = (tokens: readonly Token[]): readonly Token[] => {
  if (beginsWithAmount(tokens)) return tokens;
  const at = tokens.findIndex(({ kind }) => kind === 'number');
  if (at < 1) return tokens;
  let start = at;
  while (isLemma(tokens[start - 1], ',', ':', '(', '-', '~', 'about', 'around', 'approximately')) start--;
  const name = tokens.slice(0, start);
  const end = amountBehindEnd(tokens, at);
  if (end === undefined || name.length === 0 || name.length > mostWordsBeforeAmount) return tokens;
  if (!tokens[at]?.spaceBefore && start === at) return tokens;
  if (name.some((token) => isLemma(token, ',', '(', ')', ':')) || hasTag(name.at(-1), 'preposition') || isLemma(name.at(-1), 'half'))
    return tokens;
  const behind = isLemma(tokens[end], ')') ? end + 1 : end;
  const isEnd = behind >= tokens.length || isLemma(tokens[behind], '(', ',', '/');
  const [first, ...others] = name;
  if (!isEnd || !first) return tokens;
  return [...tokens.slice(at, end), { ...first, spaceBefore: true }, ...others, ...tokens.slice(behind)];
};

/**
 * Takes an ingredient line apart. Reads any text and never throws; what it cannot tell is `null`. Of alternatives and of added amounts
 * ("1 cup plus 2 tablespoons") it takes the first, and notes the second.
 *
 * @example
 * ```ts
 * parseLine('2 (14.5 oz) cans diced tomatoes, drained');
 * // { quantity: 2, unit: 'can', name: 'tomatoes', preparation: 'diced, drained', note: '14.5 oz', ... }
 * ```
 */
export const parseLine = memoizeText(2000, (line): ParsedLine => {
  const notes: string[] = [];
  const preparation: string[] = [];
  const clean = tokenize(cleanText(line.slice(0, longestLine)));
  const { tokens: required, optional } = takeOptional(clean);
  const headed = takeHeading(required, notes);
  const part = takePart(headed, preparation);
  const labelled = takeLabel(amountFirst(withoutContainerBrackets(part)), notes);
  const tokens = takeBrackets(labelled, notes);

  const amount = parseAmount(tokens);
  notes.push(...amount.notes);
  preparation.push(...amount.preparation);
  const rest = takeCount(tokens.slice(amount.at), notes);
  const [first, behind] = splitAtComma(toWords(rest));
  const sized = takeSizes(takeAlternative(takeSizes(takeTail(first, notes), notes), notes), notes);
  const prepared = takeSizes(takePreparation(sized, preparation), notes);
  preparation.push(...behind);
  const trailing = amount.unit === null && amount.quantity !== null ? takeUnitBehind(prepared) : { unit: amount.unit, words: prepared };
  return {
    quantity: rounded(amount.quantity),
    quantityMax: rounded(amount.quantityMax),
    unit: trailing.unit,
    name: withoutEnd(textOfWords(trailing.words)) || textOf(tokens) || line.slice(0, longestLine).trim(),
    preparation: preparation.filter(Boolean).join(', ') || null,
    note: notes.filter(Boolean).join(', ') || null,
    optional,
    original: line,
  };
});
