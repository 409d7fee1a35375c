import type { Unit } from '../../../src/contract/enums.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { findLine } from '../lines/find-line.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { parseLine, type LineParts, type ParsedLine } from '../lines/parse-line.js';
import { printLine } from '../lines/print-line.js';
import { addedIn, gramsOfLine, isContained } from '../lines/weigh-line.js';
import { foreignProtein } from '../safety/foreign-food.js';
import { singularOf } from '../text/lemma.js';
import { listOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { names } from './word-lists.js';

/** One line of the list, as it stands now. */
export interface DraftLine extends LineParts {
  readonly index: number;
  /** As it came. */
  readonly original: string;
  /** The amount that it had; `null` for none and for a range. */
  readonly amountWas: Pick<LineParts, 'quantity' | 'unit'>;
  /** As it will be printed. */
  text: string;
  ingredient: Ingredient | undefined;
  grams: number | null;
  /** The names that it had. */
  was: string;
  /** What the steps call it now; `null` if it kept its name. */
  inSteps: string | null;
}

/** What a line is replaced by. */
export type Replacement = Pick<DraftLine, 'name' | 'unit' | 'preparation' | 'grams'> & {
  inSteps: string;
  quantity: number;
  ingredient: Ingredient;
};

/** "1 lb 4 oz" as 1 1/4 pounds, so that a change counts for all of it. */
const inOneAmount = (line: ParsedLine, ingredient: Ingredient | undefined): ParsedLine => {
  const { quantity, quantityMax, unit, note } = line;
  const added = addedIn(line, ingredient);
  if (quantity === null || added === 0) return line;
  const others = listOf(note ?? '').filter((part) => addedIn({ quantity, unit, note: part }, ingredient) === 0);
  return { ...line, quantity: quantity + added, quantityMax: quantityMax && quantityMax + added, note: others.join(', ') || null };
};

export const readLine = (original: string, index: number, isInEnglish: boolean): DraftLine => {
  const parsed = parseLine(original);
  const ingredient = findLine(parsed)?.ingredient ?? (isInEnglish ? undefined : foreignProtein(parsed.name));
  const line = inOneAmount(parsed, ingredient);
  const was = `${line.name} ${ingredient?.name ?? ''}`;
  const amountWas = { quantity: line.quantityMax === null ? line.quantity : null, unit: line.unit };
  return { ...line, index, original, amountWas, text: original, ingredient, grams: gramsOfLine(line, ingredient), was, inSteps: null };
};

/** "1 chicken breast": a name in the singular. */
export const inSingular = (name: string): string => {
  const last = name.lastIndexOf(' ') + 1;
  return name.slice(0, last) + singularOf(name.slice(last));
};

/** What is counted: nobody takes two and a half buns, or half a chicken that is cut into eight. */
const countedUnits: ReadonlySet<Unit | null> = new Set<Unit | null>([null, 'piece', 'slice']);
const packedUnits: ReadonlySet<Unit | null> = new Set<Unit | null>(['can', 'jar', 'package']);

/**
 * Whether there may be another amount of a line. Oil for frying stays in the pan, so less of it is dangerous; what is bought by the bottle, and one
 * can, stay one; "1:1 sugar" was read as far as it goes.
 */
const mayScale = ({ original, ingredient, name, quantity, unit, note }: DraftLine, share: number): boolean => {
  const isFryingOil = ingredient?.role === 'fat' && names('oil for frying', tokenize(original));
  const isLastPack = packedUnits.has(unit) && share < 1 && (quantity ?? 0) < 2;
  return tokenize(name)[0]?.type !== 'number' && !isFryingOil && !isLastPack && !isContained(note, unit);
};

/** An amount may miss the share of a line that is wanted by so much. */
const MEASURED_WITHIN = 0.26;

/** About `share` of a line, and what share it is; `undefined` if that cannot be measured. What was a whole number of pieces stays one. */
export const scaled = (line: DraftLine, share: number) => {
  const { name, quantity: before, quantityMax, unit } = line;
  if (before === null || !mayScale(line, share)) return undefined;
  const isWhole = Number.isInteger(before) && countedUnits.has(unit);
  const now = isWhole ? { quantity: Math.round(before * share), unit } : measuredBest(before * share, unit);
  const factor = now.unit === unit ? now.quantity / before : share;
  const isMeasured = share > 1 ? factor > 1 : factor > 0 && factor < 1 && factor > share - MEASURED_WITHIN;
  const most = quantityMax === null || now.unit !== unit ? null : measuredBest(quantityMax * share, unit).quantity;
  const isOne = unit === null && now.quantity === 1;
  return isMeasured ? { factor, to: { ...now, name: isOne ? inSingular(name) : name, quantityMax: most } } : undefined;
};

/** Prints a changed line and weighs it by what is printed, so that the numbers follow from the list. */
export const reprint = (line: DraftLine, factor: number, grams: number | null): void => {
  line.text = printLine(line, factor);
  // only a note may be printed otherwise than it was read: the size of a can, a weight of all
  if (line.note !== null) line.note = parseLine(line.text).note;
  line.grams = gramsOfLine(line, line.ingredient) ?? grams;
};
