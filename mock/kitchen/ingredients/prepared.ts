import { allergens } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { listOf, oneOfEach, type Row } from '../text/read-table.js';
import { allergensOf, unite, withImplied } from './kinds.js';
import { type Ingredient, type Kind, kinds, mapFacts, type NutritionPer100g } from './ingredient.js';
import { rowsOf } from './read-tables.js';

/** A row of a table. Its ingredient is read when it is first needed: a recipe needs a few of two thousand. */
export interface IndexedRow {
  readonly name: string;
  readonly aliases: string;
  /** Whether the aliases are members of a class of which only the worst is known. */
  readonly isClass: boolean;
  /** Whether it is of `data/prepared.tsv`. */
  readonly isDish: boolean;
  readonly ingredient: () => Ingredient;
}

const columns = ['name', 'like', 'made of', 'contains', 'may contain', 'aliases'] as const;

/** Finds an ingredient by the name of its row. */
type ByName = ReadonlyMap<string, () => Ingredient>;

/** Kinds and allergens that have cholesterol. */
const animals: ReadonlySet<string> = new Set(['meat', 'animal_fat', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'milk']);

/** What the column `may contain` names: allergens, and meat of no known animal, which may be pork. */
const perhaps = [...allergens, 'meat'] as const;

const kindsOf = (word: (typeof perhaps)[number]): readonly Kind[] => {
  if (word === 'meat') return ['meat', 'pork', 'animal_fat'];
  return [word === 'milk' ? 'dairy' : word];
};

/** Kinds that say what sort of food it is, and not what is in it. */
const sorts: ReadonlySet<Kind> = new Set<Kind>(['sauce', 'condiment', 'bread', 'pasta']);

const meanFacts = (parts: readonly Ingredient[]): NutritionPer100g =>
  mapFacts((fact) => parts.reduce((sum, { nutrition }) => sum + nutrition[fact], 0) / parts.length);

/** A dish of which only the parts are known: nutrition and price are their mean. */
const plainDish = (parts: readonly Ingredient[]): Ingredient => ({
  name: '',
  aliases: [],
  category: 'other',
  kinds: [],
  role: 'other',
  cookingClass: 'other',
  allergens: [],
  mayContain: [],
  mayHold: [],
  nutrition: meanFacts(parts),
  gramsPerCup: 240,
  gramsPerPiece: null,
  pricePerKg: parts.reduce((sum, { pricePerKg }) => sum + pricePerKg, 0) / parts.length,
  storage: { place: 'fridge', days: 3 },
});

const parsePrepared = (row: Row<(typeof columns)[number]>, ingredients: ByName): Ingredient => {
  const { name, aliases, like } = row.cells;
  const parts = listOf(row.cells['made of']).map(
    (part) => ingredients.get(part)?.() ?? row.fail('made of', `there is no ingredient "${part}". Use the name of a row, not an alias.`),
  );
  if (like === '' && parts.length === 0) row.fail('like', 'a row without "made of" needs an ingredient whose nutrition it has.');
  const base = like === '' ? plainDish(parts) : (ingredients.get(like)?.() ?? row.fail('like', `there is no ingredient "${like}".`));
  const allKinds = withImplied(
    unite([base.kinds.filter((kind) => sorts.has(kind)), ...parts.map((part) => part.kinds), oneOfEach(row, 'contains', kinds)]),
  );
  if (allKinds.length === 0) row.fail('contains', 'a row without "made of" needs at least one kind.');
  const contained = unite([allergensOf(allKinds), ...parts.map((part) => part.allergens)]);
  const inSome = oneOfEach(row, 'may contain', perhaps);
  const mayContain = unite([inSome.filter((word) => word !== 'meat'), ...parts.map((part) => part.mayContain)]);
  const isAnimal = [...allKinds, ...mayContain].some((word) => animals.has(word));
  return {
    ...base,
    name,
    nutrition: isAnimal ? base.nutrition : { ...base.nutrition, cholesterol: 0 },
    aliases: listOf(aliases),
    kinds: allKinds,
    allergens: contained,
    mayContain: mayContain.filter((allergen) => !contained.includes(allergen)),
    mayHold: inSome.flatMap(kindsOf),
  };
};

/**
 * The prepared dishes, sweets and brands of `data/prepared.tsv`: pad thai contains what rice noodles, eggs, peanuts and fish sauce contain.
 *
 * @throws TableError with file, line and column if a cell is not what its column holds.
 */
export const readPrepared = (ingredients: ByName): IndexedRow[] =>
  rowsOf('prepared.tsv', columns).map((row) => ({
    name: row.cell('name'),
    aliases: row.cell('aliases'),
    isClass: false,
    isDish: true,
    ingredient: lazy(() => parsePrepared(row, ingredients)),
  }));
