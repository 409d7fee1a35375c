import { allergens, type Category } from '../../../src/contract/enums.js';
import { listOf, numberIn, oneOf, oneOfEach, type Row } from '../text/read-table.js';
import { cookingClasses } from './cooking-class.js';
import { allergensOf, withImplied } from './kinds.js';
import { facts, type Ingredient, kinds, mapFacts, roles, storagePlaces } from './ingredient.js';

/** The columns of an ingredient table. `docs/internals/kitchen-data.md` explains each. */
export const ingredientColumns = [
  'name', 'class', 'kinds', 'role', 'cookingClass', 'mayContain', ...facts,
  'gramsPerCup', 'gramsPerPiece', 'pricePerKg', 'place', 'days', 'aliases',
] as const; // prettier-ignore

type Column = (typeof ingredientColumns)[number];

const weightIn = (row: Row<Column>, column: Column): number | null => (row.cells[column] === '' ? null : numberIn(row, column, 0.01));

/**
 * Reads one row of an ingredient table.
 *
 * @throws TableError with file, line and column if a cell is not what its column holds.
 */
export const parseRow = (row: Row<Column>, category: Category): Ingredient => {
  const { name, aliases, class: isClass } = row.cells;
  if (name === '') row.fail('name', 'the name is missing.');
  const allKinds = withImplied(oneOfEach(row, 'kinds', kinds));
  if (allKinds.length === 0) row.fail('kinds', 'an ingredient needs at least one kind.');
  const contained = allergensOf(allKinds);
  if (isClass !== '') oneOf(row, 'class', ['yes']);
  return {
    name,
    aliases: listOf(aliases),
    category,
    kinds: allKinds,
    role: oneOf(row, 'role', roles),
    cookingClass: oneOf(row, 'cookingClass', cookingClasses),
    allergens: contained,
    mayContain: oneOfEach(row, 'mayContain', allergens).filter((allergen) => !contained.includes(allergen)),
    mayHold: [],
    nutrition: mapFacts((fact) => numberIn(row, fact, 0)),
    gramsPerCup: weightIn(row, 'gramsPerCup'),
    gramsPerPiece: weightIn(row, 'gramsPerPiece'),
    pricePerKg: numberIn(row, 'pricePerKg', 0.01),
    storage: { place: oneOf(row, 'place', storagePlaces), days: numberIn(row, 'days', 1) },
  };
};
