import type { Unit } from '../../src/contract/vocabulary.js';

/** What a drawer of spoons and cups can measure below one, and above. */
const parts = {
  teaspoon: [[1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1], [0, 1 / 4, 1 / 2, 3 / 4, 1]],
  tablespoon: [[1 / 2, 3 / 4, 1], [0, 1 / 2, 1]],
  cup: [[1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1], [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]],
  other: [[1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1], [0, 1 / 2, 1]],
} as const; // prettier-ignore

const nearest = (value: number, choices: readonly number[]): number =>
  choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best));

/**
 * The amount nearest to `quantity` that can be measured with what a kitchen has: fractions of spoons and cups, half pieces, 5 g on a scale.
 * Never nothing.
 */
export const measurable = (quantity: number, unit: Unit | null): number => {
  if (unit === 'gram' || unit === 'milliliter') {
    const step = quantity >= 500 ? 25 : quantity >= 100 ? 10 : quantity >= 20 ? 5 : 1;
    return Math.max(1, Math.round(quantity / step) * step);
  }
  if (unit === 'kilogram' || unit === 'liter') return Math.max(0.05, Math.round(quantity * 20) / 20);
  const [below, above] = parts[unit === 'teaspoon' || unit === 'tablespoon' || unit === 'cup' ? unit : 'other'];
  if (quantity < 1) return nearest(quantity, below);
  if (quantity >= 5) return Math.round(quantity);
  const whole = Math.floor(quantity);
  return whole + nearest(quantity - whole, above);
};

/** Smaller units for amounts that a bigger one cannot measure well. */
const smaller: Partial<Record<Unit, { below: number; unit: Unit; per: number }>> = {
  cup: { below: 0.3, unit: 'tablespoon', per: 16 },
  tablespoon: { below: 0.8, unit: 'teaspoon', per: 3 },
  pound: { below: 0.5, unit: 'ounce', per: 16 },
  kilogram: { below: 1, unit: 'gram', per: 1000 },
  liter: { below: 1, unit: 'milliliter', per: 1000 },
};

/** An amount that can be measured, in the unit in which it is measured best. */
export const measuredBest = (quantity: number, unit: Unit | null): { quantity: number; unit: Unit | null } => {
  const other = unit === null ? undefined : smaller[unit];
  return other && quantity < other.below
    ? { quantity: measurable(quantity * other.per, other.unit), unit: other.unit }
    : { quantity: measurable(quantity, unit), unit };
};
