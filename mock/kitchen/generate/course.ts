import { classRow } from '../dishes/cooking.js';
import type { Course } from '../dishes/dish.js';
import type { PantryItem } from './parse-pantry.js';

/** A pantry that speaks less than this for something savory may be for baking. */
const HARDLY_SAVORY = 1;

/** A lemon is not a drink: less than this is not called one. */
const LEAST_DRINK = 1;

const partOf = ({ cookingClass }: PantryItem): string => (cookingClass === null ? '' : classRow(cookingClass).part);

/** True for what a meal is made of. */
export const isMain = (item: PantryItem): boolean => partOf(item) === 'main';

const votesFor = (course: Course, items: readonly PantryItem[]): number =>
  items.reduce((sum, { cookingClass }) => sum + (cookingClass === null ? 0 : (classRow(cookingClass).votes[course] ?? 0)), 0);

/** The course that a pantry is for: each item speaks for one or two, some louder than others. An empty pantry is for dinner. */
export const courseOf = (items: readonly PantryItem[]): Course => {
  const savory = votesFor('savory', items);
  // Milk and butter are for potatoes too: without a sweetener nothing becomes sweet.
  const canBeSweet = items.some((item) => partOf(item) === 'sweetens' || (savory < HARDLY_SAVORY && partOf(item) === 'bakes'));
  const sweet = canBeSweet ? votesFor('sweet', items) : 0;
  if (votesFor('drink', items) > Math.max(savory, sweet, LEAST_DRINK)) return 'drink';
  return sweet > savory ? 'sweet' : 'savory';
};
