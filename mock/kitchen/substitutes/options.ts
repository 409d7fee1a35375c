import type { Unit } from '../../../src/contract/enums.js';
import { find, suggestName } from '../ingredients/find.js';
import { knownIngredient, type Ingredient, type Match } from '../ingredients/ingredient.js';
import { keyOf, isModifier, wordsOf } from '../ingredients/name-words.js';
import { selectorIn } from '../ingredients/selector.js';
import { numberAt } from '../text/numbers.js';
import { groupPairs, listOf, oneOf, type Row } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { unitAt, unitOf } from '../text/units.js';
import { later, rowsOf, valuesOf } from './tables.generated.js';

export const flavors = ['none', 'slight', 'noticeable', 'strong'] as const;

/** A substitute, as the tables have it. */
export interface Option {
  name: string;
  /** Amount for `of` 1 of the ingredient. */
  amount: number;
  /** `null`: in the unit of the ingredient. */
  unit: Unit | null;
  /** What 1 of the ingredient is: `null` for one piece, `'any'` if the amount holds in whatever unit it is measured. */
  of: Unit | null | 'any';
  also: readonly string[];
  /** How much the swap changes the taste. */
  flavor: (typeof flavors)[number];
  best: readonly string[];
  not: readonly string[];
  notes: string;
}

/** The columns of a table of substitutes. `docs/internals/kitchen-data.md` explains each. */
export const optionColumns = ['for', 'amount', 'name', 'flavor', 'best', 'not', 'notes'] as const;

type OptionRow = Row<(typeof optionColumns)[number]>;

/** "3/4", "1/4 cup for 1", "1/8 teaspoon for 1 clove". */
const amountIn = (row: OptionRow): Pick<Option, 'amount' | 'unit' | 'of'> => {
  const [written = '', of] = row.cells.amount.split(' for 1');
  const tokens = tokenize(written);
  const number = numberAt(tokens, 0);
  const unit = number && unitAt(tokens, number.to);
  const ofUnit = of ? unitOf(of) : null;
  if (!number || (unit ?? number).to < tokens.length || ofUnit === undefined)
    return row.fail('amount', `"${row.cells.amount}" is not an amount: write 3/4, or 1/4 cup for 1, or 1/8 teaspoon for 1 clove.`);
  return { amount: number.value, unit: unit?.unit ?? null, of: of === undefined ? 'any' : (ofUnit?.unit ?? null) };
};

const toOption = (row: OptionRow): Option => {
  const { name: what, best, not, notes } = row.cells;
  const [name = '', ...also] = what.split(' + ');
  return { name, ...amountIn(row), also, flavor: oneOf(row, 'flavor', flavors), best: listOf(best), not: listOf(not), notes };
};

/**
 * The substitutes of each name in the rows of a table: a row with names begins a group, and the rows below it belong to the group, best first.
 *
 * @throws TableError with file and line if a row cannot be read.
 */
export const optionsIn = (rows: readonly OptionRow[]): Map<string, readonly Option[]> => {
  let names: readonly string[] = [];
  const pairs = rows.flatMap((row) => {
    if (row.cells.for !== '') names = listOf(row.cells.for);
    if (names.length === 0) row.fail('for', 'the first row names what is replaced.');
    const option = toOption(row);
    return names.map((name) => [name, option] as const);
  });
  return groupPairs(pairs);
};

export const shelves = [
  'baking', 'cheeses', 'dairy-eggs', 'fats', 'grains', 'herbs-spices', 'liquids', 'meats', 'nuts-legumes', 'produce', 'sauces', 'seafood', 'sweeteners',
] as const; // prettier-ignore

const shelfOptions = shelves.map((shelf) => later(() => optionsIn(rowsOf(`${shelf}.tsv`, optionColumns))));

/** The substitutes of all tables, with the names that they replace. */
export const writtenOptions = (): (readonly [name: string, options: readonly Option[]])[] => shelfOptions.flatMap((read) => [...read()]);

/** Read on the first question. */
const rows = later(
  (): ReadonlyMap<string, readonly Option[]> => new Map(writtenOptions().map(([name, options]) => [keyOf(name), options] as const)),
);

const rowOf = (name: string): readonly Option[] | undefined => rows().get(keyOf(name));

/** Whose options to take for an ingredient that has none: the first row that fits. */
const likenesses = valuesOf('likeness.tsv', ['of', 'row'], (row) => ({ isOf: selectorIn(row, 'of'), row: row.cells.row }));

const optionsOfSimilar = (ingredient: Ingredient): readonly Option[] | undefined =>
  rowOf(likenesses().find(({ isOf }) => isOf(ingredient))?.row ?? '');

/** The row of the longest end of a name: "oyster crackers" are crackers. For a known ingredient the row must be of one with its role. */
const endingRow = (words: readonly string[], known: Ingredient | undefined): readonly Option[] | undefined => {
  const ends = words.map((_word, from) => words.slice(from).join(' '));
  const isAlike = (end: string): boolean => known === undefined || find(end)?.ingredient.role === known.role;
  return rows().get(ends.find((end) => rows().has(end) && isAlike(end)) ?? '');
};

/**
 * The written swaps for a name: the row of the name itself, of what the ingredient tables call it, or of the name without the words that change
 * nothing, or of its last words; else of a similar ingredient. A row may be for one role of an ingredient: "egg
 * for glazing". A misspelt name is read as what was probably meant: every swap is checked on its own.
 *
 * @returns `isExact` is true for a row of the ingredient itself, false for one of a similar ingredient.
 */
export const optionsFor = (name: string, match: Match | undefined, part?: string) => {
  const words = wordsOf(name);
  const known = knownIngredient(match);
  // "head cheese" is a name of its own, and no cheese
  const essential = match?.matchType === 'name' ? [] : words.filter((word) => !isModifier(word));
  const own = [`${match?.ingredient.name} for ${part}`, words.join(' '), known?.name ?? '', essential.join(' ')].map(rowOf).find(Boolean);
  const exact = own ?? endingRow(words, known);
  if (exact) return { options: exact, isExact: true };
  const similar = rowOf(match?.ingredient.name ?? suggestName(name) ?? '') ?? (match && optionsOfSimilar(match.ingredient));
  return { options: similar ?? [], isExact: false };
};
