import type { Unit } from '../../../src/contract/enums.js';
import { cleanText } from '../text/clean-text.js';
import { memoizeText } from '../text/memoize.js';
import { isLemma, textOf } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { splitAtComma, takeAlternative } from './alternatives.js';
import { takePreparation, takeSizes, takeTail } from './extract-name.js';
import { isNameStart, meansAt } from './line-words.js';
import { amountFirst } from './amount-first.js';
import { parseAmount } from './parse-amount.js';
import { takeBrackets, takeCount, takeHeading, takeLabel, takeOptional, takePart } from './parts.js';
import { textOfWords, tokensOf, toWords, type Word } from './words.js';

/** An ingredient line, taken apart. */
export interface ParsedLine {
  /** `null` if the line names none. */
  readonly quantity: number | null;
  /** The upper end of a range, else `null`. */
  readonly quantityMax: number | null;
  /** `null` if the ingredient is counted, or has no amount. */
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
const MAX_LINE_LENGTH = 400;

/** "2 garlic cloves": the unit behind the name. */
const takeUnitBehind = (words: readonly Word[]): { unit: Unit | null; words: readonly Word[] } => {
  const none = { unit: null, words };
  const tokens = tokensOf(words);
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (words.length < 2 || !last || meansAt([last], 0, 'trailing_unit') === undefined || isLemma(before, 'with')) return none;
  if (tokens.some((_token, at) => at > 0 && isNameStart(tokens.slice(at - 1), 0, 'trailing'))) return none;
  if ((isLemma(last, 'stick') && !isLemma(before, 'celery')) || (isLemma(last, 'bulb') && !isLemma(before, 'garlic'))) return none;
  const unit = (
    {
      clove: 'clove',
      stalk: 'stalk',
      rib: 'stalk',
      sprig: 'sprig',
      branch: 'sprig',
      slice: 'slice',
      head: 'head',
      bulb: 'head',
      stick: 'stick',
    } as const
  )[last.lemma];
  return unit ? { unit, words: words.slice(0, -1) } : none;
};

/** A name without the full stop, colon or dash that ends the line. */
const withoutEnd = (name: string): string => {
  const tokens = tokenize(name);
  while (isLemma(tokens.at(-1), '.', ',', ':', ';', '-')) tokens.pop();
  return textOf(tokens);
};

/** A third is 0.333. */
const rounded = (quantity: number | null): number | null => (quantity === null ? null : Math.round(quantity * 1000) / 1000);

/**
 * Takes an ingredient line apart. Reads any text and never throws; what it cannot read is `null`. Of alternatives and of added amounts
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
  const clean = tokenize(cleanText(line.slice(0, MAX_LINE_LENGTH)));
  const { tokens: required, optional } = takeOptional(clean);
  const headed = takeHeading(required, notes);
  const part = takePart(headed, preparation);
  const labelled = takeLabel(amountFirst(part), notes);
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
    name: withoutEnd(textOfWords(trailing.words)) || textOf(tokens) || line.slice(0, MAX_LINE_LENGTH).trim(),
    preparation: preparation.filter(Boolean).join(', ') || null,
    note: notes.filter(Boolean).join(', ') || null,
    optional,
    original: line,
  };
});
