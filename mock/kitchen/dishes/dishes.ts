import { lazy } from '../../util/memoize.js';
import type { DishTemplate } from './dish.js';
import { compiled } from './dishes.generated.js';

/** The dishes as they are compiled: equal slots and steps are in one list, and the dishes have their places in it. */
export interface CompiledDishes {
  slots: DishTemplate['slots'];
  steps: DishTemplate['steps'];
  dishes: readonly (Omit<DishTemplate, 'slots' | 'steps'> & { slots: readonly number[]; steps: readonly number[] })[];
}

/** Every dish that the kitchen knows, by file name. */
export const dishes = lazy((): readonly DishTemplate[] => {
  const all = JSON.parse(compiled) as CompiledDishes;
  return all.dishes.map((dish) => ({
    ...dish,
    slots: dish.slots.map((at) => all.slots[at]!),
    steps: dish.steps.map((at) => all.steps[at]!),
  }));
});
