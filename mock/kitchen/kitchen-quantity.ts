import type { Unit } from '../../src/contract/vocabulary.js';

const spoonful = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];

const nearest = (value: number, choices: readonly number[]): number =>
  choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best));

/**
 * The amount nearest to `quantity` that can be measured with what a kitchen has: fractions of spoons and cups, half pieces, 5 g on a scale.
 * Never nothing.
 */
export const measurable = (quantity: number, unit: Unit | null): number => {
  switch (unit) {
    case 'gram':
    case 'milliliter': {
      const step = quantity >= 500 ? 25 : quantity >= 100 ? 10 : quantity >= 20 ? 5 : 1;
      return Math.max(1, Math.round(quantity / step) * step);
    }
    case 'kilogram':
    case 'liter':
      return Math.max(0.05, Math.round(quantity * 20) / 20);
    case 'teaspoon':
    case 'tablespoon':
    case 'cup':
    case 'fluid_ounce':
    case 'pint':
    case 'quart':
    case 'pinch':
    case 'dash': {
      const whole = Math.floor(quantity);
      return quantity >= 10 ? Math.round(quantity) : Math.max(1 / 8, whole + nearest(quantity - whole, spoonful));
    }
    default:
      return quantity >= 5
        ? Math.round(quantity)
        : quantity >= 1
          ? Math.round(quantity * 2) / 2
          : Math.max(1 / 4, Math.round(quantity * 4) / 4);
  }
};
