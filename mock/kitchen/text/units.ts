import { units, type Unit } from '../../../src/contract/enums.js';
import { numberIn, oneOf } from './read-table.js';
import { later, mapOf } from './tables.generated.js';
import { isLemma, type Token } from './token.js';
import { createPhrases } from './phrases.js';

/** A measure that stands in a list of tokens. */
export interface UnitSpan {
  /** `null` for a number of pieces: a dozen. */
  readonly unit: Unit | null;
  /** How many of `unit` it is: a gallon is 4 quarts. */
  readonly factor: number;
  /** The index of the token behind it, and behind its full stop. */
  readonly to: number;
}

const unitWords = mapOf('units.tsv', ['word', 'unit', 'factor'], (row) => ({
  unit: row.cells.unit === '' ? null : oneOf(row, 'unit', units),
  factor: numberIn(row, 'factor', 0.001),
}));

const measures = later(() => createPhrases(unitWords(), { verbs: false }));

/**
 * The unit that begins at a token: "tbsp.", "fl oz", "gallons". An upper-case `T` is a tablespoon, a lower-case one a teaspoon.
 *
 * @example
 * unitAt(tokenize('2 gallons milk'), 1) // { unit: 'quart', factor: 4, to: 2 }
 */
export const unitAt = (tokens: readonly Token[], at: number): UnitSpan | undefined => {
  const found = measures().at(tokens, at);
  if (!found) return undefined;
  const to = isLemma(tokens[found.to], '.') && !tokens[found.to]?.spaceBefore ? found.to + 1 : found.to;
  return tokens[at]?.text === 'T' ? { unit: 'tablespoon', factor: 1, to } : { ...found.value, to };
};

/** The unit that a text is, and nothing else: "cups", "lb." */
export const unitOf = (text: string): { unit: Unit | null; factor: number } | undefined => measures().get(text);
