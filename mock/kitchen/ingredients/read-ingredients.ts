import { allergens, categories, type Category } from '../../../src/contract/enums.js';
import { lazy } from '../../util/memoize.js';
import { listOf, numberIn, oneOf, oneOfEach, type Row } from '../text/read-table.js';
import { cookingClasses } from './cooking-class.js';
import { facts, type Ingredient, type Kind, kinds, mapFacts, roles, storagePlaces } from './ingredient.js';
import { allergensOf, unite, withImplied } from './kinds.js';
import { mapOf, rowsOf } from './tables.generated.js';

/** A row of a table. Its ingredient is read when it is first needed: a recipe needs a few of two thousand. */
export interface IngredientRow {
  readonly name: string;
  readonly aliases: () => readonly string[];
  /** Whether the aliases are members of a class of which only the worst is known. */
  readonly isClass: boolean;
  /** Whether it is of `data/prepared.tsv`. */
  readonly isDish: boolean;
  readonly ingredient: () => Ingredient;
}

/** The columns of an ingredient table. `docs/internals/kitchen-data.md` explains each. */
export const ingredientColumns = [
  'name', 'class', 'kinds', 'role', 'cookingClass', 'mayContain', ...facts,
  'gramsPerCup', 'gramsPerPiece', 'pricePerKg', 'place', 'days', 'aliases',
] as const; // prettier-ignore

type Column = (typeof ingredientColumns)[number];

const weightIn = (row: Row<Column>, column: Column): number | null => (row.cells[column] === '' ? null : numberIn(row, column, 0.01));

/** What the foods of these tables are made of, if they are not foods of their own. */
const compounds = mapOf('compounds.tsv', ['name', 'made of'], ({ cells }) => listOf(cells['made of']));

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
    parts: compounds().get(name) ?? [],
    nutrition: mapFacts((fact) => numberIn(row, fact, 0)),
    gramsPerCup: weightIn(row, 'gramsPerCup'),
    gramsPerPiece: weightIn(row, 'gramsPerPiece'),
    pricePerKg: numberIn(row, 'pricePerKg', 0.01),
    storage: { place: oneOf(row, 'place', storagePlaces), days: numberIn(row, 'days', 1) },
  };
};

export const preparedColumns = ['name', 'like', 'made of', 'contains', 'may contain', 'aliases'] as const;

/** Kinds and allergens that have cholesterol. */
const withCholesterol: ReadonlySet<string> = new Set(['meat', 'animal_fat', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'milk']);

/** What the column `may contain` names: allergens, and meat of no known animal, which may be pork. */
const perhaps = [...allergens, 'meat'] as const;

const kindsOf = (word: (typeof perhaps)[number]): readonly Kind[] => {
  if (word === 'meat') return ['meat', 'pork', 'animal_fat'];
  return [word === 'milk' ? 'dairy' : word];
};

/** Kinds that say what sort of food it is, and not what is in it. */
const sorts: ReadonlySet<Kind> = new Set<Kind>(['sauce', 'condiment', 'bread', 'pasta']);

/** A dish of which only the parts are known: nutrition and price are their mean. */
const plainDish = (
  parts: readonly Ingredient[],
): Omit<Ingredient, 'name' | 'aliases' | 'allergens' | 'mayContain' | 'mayHold' | 'parts'> => {
  const mean = (valueOf: (part: Ingredient) => number): number => parts.reduce((sum, part) => sum + valueOf(part), 0) / parts.length;
  return {
    category: 'other',
    kinds: [],
    role: 'other',
    cookingClass: 'other',
    nutrition: mapFacts((fact) => mean(({ nutrition }) => nutrition[fact])),
    gramsPerCup: 240,
    gramsPerPiece: null,
    pricePerKg: mean(({ pricePerKg }) => pricePerKg),
    storage: { place: 'fridge', days: 3 },
  };
};

/**
 * A row of `data/prepared.tsv`, the prepared dishes, sweets and brands: pad thai contains what rice noodles, eggs, peanuts and fish sauce contain.
 *
 * @throws TableError with file, line and column if a cell is not what its column holds.
 */
const parsePrepared = (row: Row<(typeof preparedColumns)[number]>, plain: ReadonlyMap<string, () => Ingredient>): Ingredient => {
  const { name, aliases, like } = row.cells;
  const named = (column: 'like' | 'made of', part: string): Ingredient =>
    plain.get(part)?.() ?? row.fail(column, `there is no ingredient "${part}". Use the name of a row, not an alias.`);
  const parts = listOf(row.cells['made of']).map((part) => named('made of', part));
  if (like === '' && parts.length === 0) row.fail('like', 'a row without "made of" needs an ingredient whose nutrition it has.');
  const base = like === '' ? plainDish(parts) : named('like', like);
  const allKinds = withImplied(
    unite([base.kinds.filter((kind) => sorts.has(kind)), ...parts.map((part) => part.kinds), oneOfEach(row, 'contains', kinds)]),
  );
  if (allKinds.length === 0) row.fail('contains', 'a row without "made of" needs at least one kind.');
  const contained = unite([allergensOf(allKinds), ...parts.map((part) => part.allergens)]);
  const inSome = oneOfEach(row, 'may contain', perhaps);
  const mayContain = unite([inSome.filter((word) => word !== 'meat'), ...parts.map((part) => part.mayContain)]);
  const isAnimal = [...allKinds, ...mayContain].some((word) => withCholesterol.has(word));
  return {
    ...base,
    name,
    nutrition: isAnimal ? base.nutrition : { ...base.nutrition, cholesterol: 0 },
    aliases: listOf(aliases),
    kinds: allKinds,
    allergens: contained,
    mayContain: mayContain.filter((allergen) => !contained.includes(allergen)),
    mayHold: inSome.flatMap(kindsOf),
    parts: parts.length > 0 ? unite(parts.map((part) => [part.name, ...(part.parts ?? [])])) : null,
  };
};

const toRow = (row: Row<'name' | 'aliases'>, isClass: boolean, isDish: boolean, parse: () => Ingredient): IngredientRow => ({
  name: row.cell('name'),
  aliases: () => listOf(row.cell('aliases')),
  isClass,
  isDish,
  ingredient: lazy(parse),
});

/** The rows of every table: of each category, and prepared dishes. */
export const readIngredients = (): IngredientRow[] => {
  const rows = categories.flatMap((category) =>
    rowsOf(`${category}.tsv`, ingredientColumns).map((row) =>
      toRow(row, row.cell('class') === 'yes', false, () => parseRow(row, category)),
    ),
  );
  const plain = new Map(rows.map((row) => [row.name, row.ingredient]));
  const prepared = rowsOf('prepared.tsv', preparedColumns).map((row) => toRow(row, false, true, () => parsePrepared(row, plain)));
  return [...rows, ...prepared];
};
