import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import type { Ingredient, Match } from '../ingredients/ingredient.js';
import { listOf, numberIn, oneOf, type Row } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { courses, workTypes, type Course, type WorkType } from './dish.js';
import { mapOf, phrasesOf } from './tables.generated.js';

/** How a food is made ready and cooked, and how many minutes each takes. */
export interface CookingTimes extends Readonly<Record<WorkType, number>> {
  /** "cut ... into cubes": the name goes in place of the dots, or behind. Empty if nothing is to be done. */
  prepare: string;
  /** What the list says after the comma: "chopped". Empty if nothing. */
  listedAs: string;
  /** How to see that it is done. */
  doneWhen: string;
}

const measures = ['weight', 'spoon', 'cup', 'piece', 'whole piece', 'clove', 'stalk', 'slice'] as const;

/** A row of `data/cooking-classes.tsv`. */
interface ClassRow {
  times: CookingTimes;
  /** The most grams of it that belong in one serving. */
  mostGrams: number;
  measuredIn: (typeof measures)[number];
  /** How loudly it speaks for a course in a pantry. */
  votes: Readonly<Partial<Record<Course, number>>>;
  /** What it is in a pantry: a meal is made of it, it speaks for something sweet, or no dish is named after it. */
  part: 'main' | 'sweetens' | 'bakes' | 'plain' | '';
}

const columns = ['class', 'prepare', 'listed as', ...workTypes, 'done when', 'most grams', 'measured in', 'speaks for', 'part'] as const; // prettier-ignore

const minutesIn = (row: Row<WorkType>) =>
  Object.fromEntries(workTypes.map((type) => [type, numberIn(row, type, 0)])) as Record<WorkType, number>;

const toClassRow = (row: Row<(typeof columns)[number]>): ClassRow => {
  const { cells } = row;
  const votes = listOf(cells['speaks for']).map((vote) => vote.split(' '));
  return {
    times: {
      prepare: cells.prepare,
      listedAs: cells['listed as'],
      doneWhen: cells['done when'],
      ...minutesIn(row),
    },
    mostGrams: numberIn(row, 'most grams', 0),
    measuredIn: oneOf(row, 'measured in', measures),
    votes: Object.fromEntries(votes.map(([course, weight]) => [oneOf(row, 'speaks for', courses, course), Number(weight)])),
    part: oneOf(row, 'part', ['main', 'sweetens', 'bakes', 'plain', '']),
  };
};

const classRows = mapOf('cooking-classes.tsv', columns, toClassRow, { keys: cookingClasses });

/** What `data/cooking-classes.tsv` says of a class. Every class has a row. */
export const classRow = (cookingClass: CookingClass): ClassRow => classRows().get(cookingClass) as ClassRow;

const handlings = phrasesOf('handling.tsv', ['words', 'prepare', 'listed as', 'work'], (row) => ({
  prepare: row.cells.prepare,
  listedAs: row.cells['listed as'],
  work: numberIn(row, 'work', 0),
}));

/** How to cook a food of a class. Its name may say that somebody has prepared it already: "chopped onion". */
export const cookingTimesOf = (cookingClass: CookingClass, name: string): CookingTimes => {
  const { times } = classRow(cookingClass);
  return times.prepare === '' ? times : { ...times, ...handlings().all(tokenize(name))[0]?.value };
};

const forms = phrasesOf('form-classes.tsv', ['words', 'of', 'class'], (row) => ({
  of: listOf(row.cells.of),
  cookingClass: oneOf(row, 'class', cookingClasses),
}));

/** How an ingredient is cooked in the form that its name says: a whole chicken is not cooked as chicken pieces are. */
export const cookingClassOf = ({ ingredient: { cookingClass } }: Match, name: string): CookingClass => {
  const form = forms()
    .all(tokenize(name))
    .find(({ value }) => value.of.includes(cookingClass));
  return form?.value.cookingClass ?? cookingClass;
};

const eatenRaw = phrasesOf('eaten-raw.tsv', ['words', 'eaten by'], (row) => oneOf(row, 'eaten by', ['nobody', 'adults', 'everybody']));

/** The roles of what may be firm or inedible until it is cooked. */
const firmRoles: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'nut']);

/** Whether people eat it uncooked; infants only what is soft. */
export const isEatenRaw = ({ name, role }: Ingredient, byInfant: boolean): boolean => {
  const by = eatenRaw().all(tokenize(name))[0]?.value;
  return !firmRoles.has(role) || (byInfant ? by === 'everybody' : by !== 'nobody');
};

const strongIngredients = mapOf('strong-ingredients.tsv', ['ingredient', 'most grams'], (row) => numberIn(row, 'most grams', 0));

/** Grams of an ingredient that belong in one serving at most. */
export const mostGramsOf = ({ name }: Ingredient, cookingClass: CookingClass): number =>
  strongIngredients().get(name) ?? classRow(cookingClass).mostGrams;

const countWords = phrasesOf('counted-as.tsv', ['words', 'unit'], (row) => oneOf(row, 'unit', ['loose', 'whole', 'piece', 'head']));

/** How a food is counted by its name: loose is not at all, and one word that says so is enough ("shredded cabbage"). */
export const countedAs = (name: string) => {
  const counts = countWords()
    .all(tokenize(name))
    .map(({ value }) => value);
  return counts.find((count) => count === 'loose') ?? counts[0] ?? 'whole';
};
