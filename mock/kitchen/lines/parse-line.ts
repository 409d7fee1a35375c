import type { Unit } from '../../../src/contract/enums.js';
import { find } from '../ingredients/find.js';
import { isNoise } from '../ingredients/name-words.js';
import { cleanText } from '../text/clean-text.js';
import { memoizeText } from '../../util/memoize.js';
import { isLemma, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { splitAtComma, takeAlternative } from './alternatives.js';
import { endOf } from './line-grammar.js';
import { takeDescription, unitBehind } from './name-parts.js';
import { parseAmount } from './parse-amount.js';
import { amountFirst, type Remarks, skipBeforeName, type Take, takeBehind, takeBrackets, takeHeading, takePart } from './parts.js';

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
}

/** The parts of an ingredient line, to be changed and printed. */
export type LineParts = { -readonly [Part in keyof ParsedLine]: ParsedLine[Part] };

/** Longer lines are no ingredient lines; only this much is read. */
const MAX_LINE_LENGTH = 400;

/** What is left of "de" before a vowel: "d'huile d'olive". */
const ELIDED_OF = /^d['’](?=\p{L})/iu;

/** A third is 0.333. */
const rounded = (quantity: number | null): number | null => (quantity === null ? null : Math.round(quantity * 1000) / 1000);

const joined = (parts: readonly string[]): string | null => parts.filter(Boolean).join(', ') || null;

/** What stands around the amount: "For the sauce: 1 cup cream", "juice of 1 lemon", "butter, 100 g", "1 (14 oz) can". */
const aroundAmount: readonly Take[] = [takeHeading, takePart, amountFirst, takeBrackets];

/** What stands around the name: "large", "finely chopped", "for dusting", "or margarine". */
const aroundName: readonly Take[] = [
  takeDescription,
  takeBehind('name_end', 'notes'),
  takeAlternative,
  takeBehind('prepared_behind', 'preparation'),
];

/** Whether what stands behind a comma is how much the ingredient weighs: "about 4 pounds", "6 ounces each". */
const isWeight = (text: string): boolean => endOf('weight_behind', tokenize(text)) !== undefined;

/** "1 tbsp chopped fresh or 1 tsp dried oregano": what is only a quality is one of what the alternative names. */
const completed = (name: readonly Token[], { notes }: Remarks): readonly Token[] => {
  const [, alternative] = notes.map((note) => /^or (.+)$/i.exec(note)).find(Boolean) ?? [];
  if (alternative === undefined || !isNoise(name) || find(textOf(name))) return name;
  const other = tokenize(parseLine(alternative).name);
  const noun = other.findIndex((_token, at) => !isNoise(other.slice(0, at + 1)));
  return noun < 0 ? name : [...name, ...other.slice(noun).map((token) => ({ ...token, spaceBefore: true }))];
};

/**
 * Takes an ingredient line apart. Reads any text and never throws; what it cannot read is `null`. Of alternatives and of added amounts
 * ("1 cup plus 2 tablespoons") it takes the first, and notes the second.
 *
 * Of "1 (14 oz) can diced tomatoes, drained", the bracket becomes a note, "1 can" is the amount, "drained" stands behind the comma, and "diced" is
 * taken off the name.
 *
 * @example
 * ```ts
 * parseLine('2 (14.5 oz) cans diced tomatoes, drained');
 * // { quantity: 2, unit: 'can', name: 'tomatoes', preparation: 'diced, drained', note: '14.5 oz', ... }
 * ```
 */
export const parseLine = memoizeText(2000, (line): ParsedLine => {
  const remarks: Remarks = { notes: [], preparation: [] };
  const written = tokenize(cleanText(line.slice(0, MAX_LINE_LENGTH)));
  const required = written.filter((token) => !isLemma(token, 'optional', 'optionally'));
  const without = (takes: readonly Take[], from: readonly Token[]) => takes.reduce((left, take) => take(left, remarks), from);
  const tokens = without(aroundAmount, required);

  const amount = parseAmount(tokens);
  remarks.notes.push(...amount.notes);
  const [named, others] = splitAtComma(skipBeforeName(tokens.slice(amount.at)));
  const name = completed(without(aroundName, named), remarks);
  const trailing = amount.unit === null && amount.quantity !== null ? unitBehind(name) : null;
  const kept = trailing === null ? [...name] : name.slice(0, -1);
  while (isLemma(kept.at(-1), '.', ',', ':', ';', '-')) kept.pop();
  const { weights = [], behind = [] } = Object.groupBy(others, (other) => (isWeight(other) ? 'weights' : 'behind'));
  return {
    quantity: rounded(amount.quantity),
    quantityMax: rounded(amount.quantityMax),
    unit: trailing ?? amount.unit,
    name: textOf(kept).replace(ELIDED_OF, '') || textOf(tokens) || line.slice(0, MAX_LINE_LENGTH).trim(),
    preparation: joined([...remarks.preparation, ...behind]),
    note: joined([...remarks.notes, ...weights]),
    optional: required.length < written.length,
  };
});
