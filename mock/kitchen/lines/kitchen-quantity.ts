import type { Unit } from '../../../src/contract/enums.js';

/** What a drawer of spoons and cups, a scale and an eye can measure below one, and above. */
const parts = {
  teaspoon: [[1 / 8, 1 / 4, 1 / 2, 3 / 4, 1], [0, 1 / 4, 1 / 2, 3 / 4, 1]],
  tablespoon: [[1 / 2, 1], [0, 1 / 2, 1]],
  cup: [[1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1], [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]],
  pound: [[1 / 4, 1 / 2, 3 / 4, 1], [0, 1 / 4, 1 / 2, 3 / 4, 1]],
  piece: [[1 / 4, 1 / 2, 1], [0, 1 / 2, 1]],
  clove: [[1 / 2, 1], [0, 1]],
  other: [[1 / 4, 1 / 2, 3 / 4, 1], [0, 1 / 2, 1]],
} as const; // prettier-ignore

const partsFor = (unit: Unit | null): (typeof parts)[keyof typeof parts] => {
  if (unit === null || unit === 'head') return parts.piece;
  if (unit === 'slice' || unit === 'sprig' || unit === 'pinch') return parts.clove;
  return unit in parts ? parts[unit as keyof typeof parts] : parts.other;
};

const nearest = (value: number, choices: readonly number[]): number =>
  choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best));

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
  if (unit === 'gram' || unit === 'milliliter') {
    const step = scaleSteps.find(({ from }) => quantity >= from)?.step ?? 1;
    return Math.max(1, Math.round(quantity / step) * step);
  }
  if (unit === 'kilogram' || unit === 'liter') return Math.max(0.05, Math.round(quantity * 20) / 20);
  const [below, above] = partsFor(unit);
  if (quantity < 1) return nearest(quantity, below);
  if (quantity >= 5 || (unit === null && quantity >= 3)) return Math.round(quantity);
  const whole = Math.floor(quantity);
  if (unit === 'teaspoon' && whole >= 2) return Math.round(quantity * 2) / 2;
  return whole + nearest(quantity - whole, above);
};

/** Other units for amounts that one measures badly: too little for it, or too much. */
const others: Partial<Record<Unit, readonly { fits: (quantity: number) => boolean; unit: Unit; per: number }[]>> = {
  cup: [{ fits: (quantity) => quantity < 0.22, unit: 'tablespoon', per: 16 }],
  tablespoon: [
    { fits: (quantity) => quantity < 0.8, unit: 'teaspoon', per: 3 },
    { fits: (quantity) => quantity >= 7.5, unit: 'cup', per: 1 / 16 },
  ],
  teaspoon: [{ fits: (quantity) => quantity >= 3, unit: 'tablespoon', per: 1 / 3 }],
  pound: [{ fits: (quantity) => quantity < 0.25, unit: 'ounce', per: 16 }],
  ounce: [{ fits: (quantity) => quantity >= 15.5 && quantity <= 16.5, unit: 'pound', per: 1 / 16 }],
  kilogram: [{ fits: (quantity) => quantity < 1, unit: 'gram', per: 1000 }],
  liter: [{ fits: (quantity) => quantity < 1, unit: 'milliliter', per: 1000 }],
};

/** An amount that can be measured, in the unit in which it is measured best. */
export const measuredBest = (quantity: number, unit: Unit | null): { quantity: number; unit: Unit | null } => {
  const other = unit === null ? undefined : others[unit]?.find(({ fits }) => fits(quantity));
  return other
    ? { quantity: measurable(quantity * other.per, other.unit), unit: other.unit }
    : { quantity: measurable(quantity, unit), unit };
};
