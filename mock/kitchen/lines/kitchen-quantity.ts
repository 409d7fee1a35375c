import { units, type Unit } from '../../../src/contract/enums.js';
import { figuresAt } from '../text/numbers.js';
import { listOf, numberIn, oneOf } from '../text/read-table.js';
import { convert } from './amounts.js';
import { groupsOf } from './tables.generated.js';

/** The steps in which amounts of a unit are measured, from so much of it on. */
const measuring = groupsOf(
  'measuring.tsv',
  ['unit', 'from', 'steps'],
  (row) => ({
    from: numberIn(row, 'from', 0),
    steps: listOf(row.cells.steps).map((step) => figuresAt(step, 0)?.value || row.fail('steps', `"${step}" is not a number.`)),
  }),
  { keys: [...units, 'other'] },
);

/** The amount nearest to `quantity` that can be measured with what a kitchen has: fractions of spoons and cups, 5 g on a scale. Never nothing. */
export const measurable = (quantity: number, unit: Unit | null): number => {
  const rows = measuring().get(unit ?? 'piece') ?? measuring().get('other');
  const steps = rows?.findLast(({ from }) => quantity >= from)?.steps ?? [];
  // a half is rounded down
  const choices = steps.map((step) => Math.max(1, Math.ceil(quantity / step - 0.5)) * step);
  return choices.reduce((best, choice) => (Math.abs(choice - quantity) < Math.abs(best - quantity) ? choice : best));
};

/** Spoons that measure less than others. */
const finerUnits: Readonly<Partial<Record<Unit, Unit>>> = { cup: 'tablespoon', tablespoon: 'teaspoon' };

/** An amount that is measured may differ by this share from what is meant. */
const CLOSE_SHARE = 0.1;

/** A quarter of a tablespoon is 3/4 teaspoon: spoons measure it behind whole tablespoons, and not alone. */
const inQuarters = (quantity: number, unit: Unit | null): number | undefined =>
  unit === 'tablespoon' && quantity >= 1 ? Math.round(quantity * 4) / 4 : undefined;

/** An amount that can be measured and is close to what is meant: 2 1/4 tablespoons, but 2 1/4 teaspoons for 3/4 tablespoon. */
export const measuredClosely = (quantity: number, unit: Unit | null): { quantity: number; unit: Unit | null } => {
  const measured = inQuarters(quantity, unit) ?? measurable(quantity, unit);
  const finer = unit === null ? undefined : finerUnits[unit];
  const converted = unit && finer && convert(quantity, unit, finer);
  const isClose = Math.abs(measured - quantity) <= quantity * CLOSE_SHARE;
  return isClose || !finer || !converted ? { quantity: measured, unit } : measuredClosely(converted, finer);
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
  const rows = unit === null ? [] : (betterUnits().get(unit) ?? []);
  const better = rows.find(({ from, below }) => quantity >= from && quantity < below)?.unit;
  const converted = unit && better && convert(quantity, unit, better);
  return converted ? { quantity: converted, unit: better } : { quantity, unit };
};

/** An amount that can be measured, in the unit in which it is measured best. */
export const measuredBest = (quantity: number, unit: Unit | null): { quantity: number; unit: Unit | null } => {
  const best = inBestUnit(quantity, unit);
  return { quantity: measurable(best.quantity, best.unit), unit: best.unit };
};
