import type { Allergen, Category } from '../../../src/contract/vocabulary.js';
import type { Facts, Ingredient, Kind, Role } from './ingredient.js';
import { allergensOf, withImplied } from './implied-tags.js';

const words = (cell: string): string[] => cell.split(/\s+/).filter(Boolean);
const weight = (cell: string | undefined): number | null => (cell === undefined || cell === '-' ? null : Number(cell));

const readFacts = (cell: string): Facts => {
  const [
    calories = NaN,
    protein = NaN,
    carbohydrates = NaN,
    fat = NaN,
    saturatedFat = NaN,
    fiber = NaN,
    sugar = NaN,
    sodium = NaN,
    cholesterol = NaN,
  ] = words(cell).map(Number);
  return { calories, protein, carbohydrates, fat, saturatedFat, fiber, sugar, sodium, cholesterol };
};

/**
 * Reads one line of a table:
 *
 * `name | aliases | kinds | role | may contain | nutrition | grams per cup, per piece | US$ a kg | place, days`
 *
 * Aliases are separated by commas, the rest by blanks. What it contains follows from the kinds and is not said again.
 * Nutrition of 100 g: kcal, protein, carbohydrates, fat, saturated fat, fiber, sugar (g), sodium, cholesterol (mg). `-` is "not measured so".
 * A `*` before the name (it is taken off before) marks a class: of what is found by one of its aliases only the class is known.
 */
export const readRow = (row: string, category: Category): Ingredient => {
  const [name = '', aliases = '', kinds = '', role = '', may = '', facts = '', weights = '', price = '', keeps = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const allKinds = withImplied(words(kinds) as Kind[]);
  const allergens = allergensOf(allKinds);
  const [cup, piece] = words(weights);
  const [place, days] = words(keeps);
  return {
    name,
    aliases: aliases === '' ? [] : aliases.split(', '),
    category,
    kinds: allKinds,
    role: role as Role,
    allergens,
    mayContain: (words(may) as Allergen[]).filter((allergen) => !allergens.includes(allergen)),
    facts: readFacts(facts),
    gramsPerCup: weight(cup),
    gramsPerPiece: weight(piece),
    pricePerKg: Number(price),
    keeps: { place: place as Ingredient['keeps']['place'], days: Number(days) },
  };
};
