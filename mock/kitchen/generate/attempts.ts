import { isMain } from './course.js';
import type { PantryItem } from './parse-pantry.js';

/** One way of cooking from a pantry. */
export interface Attempt {
  items: readonly PantryItem[];
  /** How many optional ingredients may be bought. */
  extras: number;
  hurry: boolean;
}

/** A full pantry needs little else. Without any, everything is bought. */
const extrasFor = (items: readonly PantryItem[]): number => {
  if (items.length === 0) return 9;
  if (items.length >= 12) return 2;
  return items.length >= 8 ? 3 : 5;
};

const HURRIED_EXTRAS = 3;

/** The share of a pantry that is cooked if there is no time for all of it. */
const QUICK_SHARE = 0.6;

const effort = ({ times }: PantryItem): number => (times === null ? 0 : times.work + times.fry / 2);

const quickest = (items: readonly PantryItem[]): PantryItem[] => {
  const quick = new Set(items.toSorted((a, b) => effort(a) - effort(b)).slice(0, Math.ceil(items.length * QUICK_SHARE)));
  return items.filter((item) => quick.has(item));
};

/** The quick part of a pantry around one ingredient: of shrimp, mussels and chorizo, the shrimp. */
const aroundOneMain = (items: readonly PantryItem[]): PantryItem[] => {
  const [main] = items.filter(isMain).toSorted((a, b) => effort(a) - effort(b));
  const quick = new Set(quickest(items));
  return items.filter((item) => item === main || (quick.has(item) && !isMain(item)));
};

/** The ways to try, best first. If time is limited: in a hurry, with fewer extras, then with the quick part of the pantry. */
export const attemptsFor = (items: readonly PantryItem[], isTimed: boolean): Attempt[] => {
  const extras = extrasFor(items);
  const unhurried = { items, extras, hurry: false };
  if (!isTimed) return [unhurried];
  const parts = [items, quickest(items), ...(items.filter(isMain).length > 1 ? [aroundOneMain(items)] : [])];
  return [
    unhurried,
    { items, extras: Math.min(extras, HURRIED_EXTRAS), hurry: true },
    ...parts.map((part) => ({ items: part, extras: 0, hurry: true })),
  ];
};
