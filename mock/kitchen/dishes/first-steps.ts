import type { CookingClass } from '../ingredients/cooking-class.js';
import { lazy } from '../text/memoize.js';
import { listOf, readTable } from '../text/read-table.js';
import { toCookingClass } from './cooking-classes.js';
import type { StepTemplate } from './dish.js';
import { tables } from './tables.generated.js';

/** What is done with a class of food before the dish itself begins: dried beans are soaked and boiled hard. */
export interface FirstStep {
  cookingClass: CookingClass;
  phase: StepTemplate['phase'];
  minutes: number;
  /** `{food}` is the food. */
  text: string;
  tools: readonly string[];
}

const phases = ['prep', 'cook', 'rest'] as const;

/** All of them, in the order of the table. */
export const firstSteps = lazy((): readonly FirstStep[] => {
  const columns = ['class', 'phase', 'minutes', 'text', 'tools'] as const;
  return readTable({ file: 'dishes/data/first-steps.tsv', text: tables['first-steps.tsv'] }, columns).map((row) => ({
    cookingClass: toCookingClass(row, 'class'),
    phase:
      phases.find((phase) => phase === row.cells.phase) ?? row.fail('phase', `"${row.cells.phase}" is not one of ${phases.join(', ')}.`),
    minutes: Number(row.cells.minutes) || row.fail('minutes', `"${row.cells.minutes}" is not a number of minutes.`),
    text: row.cells.text.includes('{food}') ? row.cells.text : row.fail('text', 'does not name the food as {food}.'),
    tools: listOf(row.cells.tools),
  }));
});
