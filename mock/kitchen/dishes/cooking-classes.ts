import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { lazy } from '../text/memoize.js';
import { listOf, numberIn, oneOf, type Row } from '../text/read-table.js';
import { courses, type Course } from './dish.js';
import { rowsOf } from './read-tables.js';

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

const columns = ['class', 'prepare', 'listed as', 'work', 'fry', 'simmer', 'roast', 'done when', 'most grams', 'measured in', 'speaks for', 'part'] as const; // prettier-ignore

type ClassCells = Row<(typeof columns)[number]>;

const toVotes = (row: ClassCells): ClassRow['votes'] => {
  const votes: Record<Course, number> = { savory: 0, sweet: 0, drink: 0 };
  for (const vote of listOf(row.cells['speaks for'])) {
    const [word, weight] = vote.split(' ');
    votes[oneOf(row, 'speaks for', courses, word)] = Number(weight);
  }
  return votes;
};

const toTimes = (row: ClassCells): CookingTimes => ({
  prepare: row.cells.prepare, listedAs: row.cells['listed as'], work: numberIn(row, 'work', 0),
  fry: numberIn(row, 'fry', 0), simmer: numberIn(row, 'simmer', 0), roast: numberIn(row, 'roast', 0),
  doneWhen: row.cells['done when'], mostGrams: row.cells['most grams'] === '' ? NO_LIMIT_GRAMS : numberIn(row, 'most grams', 0),
}); // prettier-ignore

const rows = lazy(
  (): ReadonlyMap<CookingClass, ClassRow> =>
    new Map(
      rowsOf('cooking-classes.tsv', columns).map((row) => [
        oneOf(row, 'class', cookingClasses),
        { times: toTimes(row), measuredIn: oneOf(row, 'measured in', measures), votes: toVotes(row), part: oneOf(row, 'part', parts) },
      ]),
    ),
);

/** What `data/cooking-classes.tsv` says of a class. */
export const classRow = (cookingClass: CookingClass): ClassRow => {
  const row = rows().get(cookingClass);
  if (!row) throw new RangeError(`dishes/data/cooking-classes.tsv has no row for the class "${cookingClass}".`);
  return row;
};
