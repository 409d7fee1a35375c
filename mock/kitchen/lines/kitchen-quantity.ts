import { units, type Unit } from '../../../src/contract/enums.js';
import { listOf, numberIn, oneOf, type Row } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { convert } from './amounts.js';
import { groupsOf, mapOf } from './tables.generated.js';

const measuringColumns = ['unit', 'below one', 'above one'] as const;

/** The parts of one in a cell: "1/4, 1/2". */
const partsIn = (row: Row<(typeof measuringColumns)[number]>, column: 'below one' | 'above one'): number[] =>
  listOf(row.cells[column]).map((part) => tokenize(part)[0]?.value ?? row.fail(column, `"${part}" is not a number.`));

const measuring = mapOf(
  'measuring.tsv',
  measuringColumns,
  (row) => ({ below: [...partsIn(row, 'below one'), 1], above: [0, ...partsIn(row, 'above one'), 1] }),
  { keys: [...units, 'other'] },
);

const nearest = (value: number, choices: readonly number[]): number =>
  choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best));

/** The nearest amount of a spoon, a cup or a piece; whole ones of pieces from three on, of everything else from five on. */
const inParts = (quantity: number, unit: Unit | null): number => {
  const { below, above } = measuring().get(unit ?? 'piece') ?? measuring().get('other') ?? { below: [1], above: [0, 1] };
  if (quantity < 1) return nearest(quantity, below);
  if (quantity >= 5 || (unit === null && quantity >= 3)) return Math.round(quantity);
  const whole = Math.floor(quantity);
  if (unit === 'teaspoon' && whole >= 2) return Math.round(quantity * 2) / 2;
  return whole + nearest(quantity - whole, above);
};

/** What a cook reads off a scale: the heavier, the coarser. */
const scaleSteps = [
  { from: 500, step: 25 },
  { from: 100, step: 10 },
  { from: 20, step: 5 },
] as const;

/**
 * The amount nearest to `quantity` that can be measured with what a kitchen has: fractions of spoons and cups, half pieces, whole ones from three on,
 * 5 g on a scale.
 * Never nothing.
 */
export const measurable = (quantity: number, unit: Unit | null): number => {
  if (unit === 'kilogram' || unit === 'liter') return Math.max(0.05, Math.round(quantity * 20) / 20);
  if (unit !== 'gram' && unit !== 'milliliter') return inParts(quantity, unit);
  const step = scaleSteps.find(({ from }) => quantity >= from)?.step ?? 1;
  return Math.max(1, Math.round(quantity / step) * step);
};

/** Other units for amounts that one measures badly: too little for it, or too much. */
const betterUnits = groupsOf(
  'better-units.tsv',
  ['unit', 'from', 'below', 'better in'],
  (row) => ({
    from: row.cells.from === '' ? 0 : numberIn(row, 'from', 0),
    below: row.cells.below === '' ? Infinity : numberIn(row, 'below', 0),
    unit: oneOf(row, 'better in', units),
  }),
  { keys: units },
);

/** An amount in the unit in which it is measured best. */
export const inBestUnit = (quantity: number, unit: Unit | null): { quantity: number; unit: Unit | null } => {
  const better =
    unit &&
    betterUnits()
      .get(unit)
      ?.find(({ from, below }) => quantity >= from && quantity < below)?.unit;
  const converted = better && convert(quantity, unit, better);
  return converted ? { quantity: converted, unit: better } : { quantity, unit };
};

/** An amount that can be measured, in the unit in which it is measured best. */
export const measuredBest = (quantity: number, unit: Unit | null): { quantity: number; unit: Unit | null } => {
  const best = inBestUnit(quantity, unit);
  return { quantity: measurable(best.quantity, best.unit), unit: best.unit };
};
