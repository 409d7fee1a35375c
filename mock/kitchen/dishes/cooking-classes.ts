import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { lazy } from '../text/memoize.js';
import { listOf, readTable, type Row } from '../text/read-table.js';
import { courses, type Course } from './dish.js';
import { tables } from './tables.generated.js';

/** How a food is made ready, and how long it takes. */
export interface CookingTimes {
  /** "cut ... into cubes": the name goes in place of the dots, or behind. Empty if nothing is to be done. */
  prepare: string;
  /** What the list says after the comma: "chopped". Empty if nothing. */
  listedAs: string;
  /** Minutes to make ready. */
  work: number;
  /** Minutes in a hot pan, in a simmering pot, in a hot oven. */
  fry: number;
  simmer: number;
  roast: number;
  /** How to see that it is done. */
  doneWhen: string;
  /** The most grams of it that belong in one serving. */
  mostGrams: number;
}

const measures = ['weight', 'spoon', 'cup', 'piece', 'whole piece', 'clove', 'stalk', 'slice'] as const;
export type Measure = (typeof measures)[number];

/** A part that a class plays in a pantry: a meal is made of it, or it speaks for something sweet. */
const parts = ['main', 'sweetens', 'bakes', ''] as const;

/** A row of `data/cooking-classes.tsv`. */
interface ClassRow {
  times: CookingTimes;
  measuredIn: Measure;
  /** How loudly it speaks for a course. */
  votes: Readonly<Record<Course, number>>;
  part: (typeof parts)[number];
}

/** More than any slot takes. */
const NO_LIMIT_GRAMS = 1000;

export const toNumber = <Column extends string>(row: Row<Column>, column: Column, empty: number): number => {
  const cell = row.cells[column];
  if (cell === '') return empty;
  const value = Number(cell);
  return value >= 0 ? value : row.fail(column, `"${cell}" is not a number of 0 or more.`);
};

const toWord = <Column extends string, Word extends string>(row: Row<Column>, column: Column, words: readonly Word[]): Word =>
  words.find((word) => word === row.cells[column]) ?? row.fail(column, `"${row.cells[column]}" is not one of ${words.join(', ')}.`);

export const toCookingClass = <Column extends string>(row: Row<Column>, column: Column): CookingClass =>
  toWord(row, column, cookingClasses);

const columns = ['class', 'prepare', 'listed as', 'work', 'fry', 'simmer', 'roast', 'done when', 'most grams', 'measured in', 'speaks for', 'part'] as const; // prettier-ignore

const toVotes = (row: Row<(typeof columns)[number]>): ClassRow['votes'] => {
  const votes: Record<Course, number> = { savory: 0, sweet: 0, drink: 0 };
  for (const vote of listOf(row.cells['speaks for'])) {
    const [word, weight] = vote.split(' ');
    const course = courses.find((known) => known === word) ?? row.fail('speaks for', `"${vote}" is not a course and a number.`);
    votes[course] = Number(weight);
  }
  return votes;
};

const rows = lazy(
  (): ReadonlyMap<CookingClass, ClassRow> =>
    new Map(
      readTable({ file: 'dishes/data/cooking-classes.tsv', text: tables['cooking-classes.tsv'] }, columns).map((row) => [
        toCookingClass(row, 'class'),
        {
          times: {
            prepare: row.cells.prepare, listedAs: row.cells['listed as'], work: toNumber(row, 'work', 0),
            fry: toNumber(row, 'fry', 0), simmer: toNumber(row, 'simmer', 0), roast: toNumber(row, 'roast', 0),
            doneWhen: row.cells['done when'], mostGrams: toNumber(row, 'most grams', NO_LIMIT_GRAMS),
          },
          measuredIn: toWord(row, 'measured in', measures), votes: toVotes(row), part: toWord(row, 'part', parts),
        },
      ]),
    ),
); // prettier-ignore

/** What `data/cooking-classes.tsv` says of a class. */
export const classRow = (cookingClass: CookingClass): ClassRow => {
  const row = rows().get(cookingClass);
  if (!row) throw new RangeError(`dishes/data/cooking-classes.tsv has no row for the class "${cookingClass}".`);
  return row;
};
