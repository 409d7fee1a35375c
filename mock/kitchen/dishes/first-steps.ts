import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { lazy } from '../text/memoize.js';
import { listOf, numberIn, oneOf } from '../text/read-table.js';
import type { StepTemplate } from './dish.js';
import { rowsOf } from './read-tables.js';

/** What is done with a class of food before the dish itself begins: dried beans are soaked and boiled hard. */
export interface FirstStep {
  cookingClass: CookingClass;
  phase: StepTemplate['phase'];
  minutes: number;
  /** `{food}` is the food. */
  text: string;
  tools: readonly string[];
}

/** All of them, in the order of the table. */
export const firstSteps = lazy((): readonly FirstStep[] =>
  rowsOf('first-steps.tsv', ['class', 'phase', 'minutes', 'text', 'tools']).map((row) => ({
    cookingClass: oneOf(row, 'class', cookingClasses),
    phase: oneOf(row, 'phase', ['prep', 'cook', 'rest']),
    minutes: numberIn(row, 'minutes', 1),
    text: row.cells.text.includes('{food}') ? row.cells.text : row.fail('text', 'does not name the food as {food}.'),
    tools: listOf(row.cells.tools),
  })),
);
