import { enrichIngredients } from '../../../mock/kitchen/enrich-ingredients.js';
import { find } from '../../../mock/kitchen/ingredients/find.js';
import { suggestCategories } from '../../../mock/kitchen/categories/suggest-categories.js';
import { percent, rightOf, rowsOf, type Measured } from './measured.js';
import { nutritionLabels } from './nutrition-labels.js';
import { priceLabels } from './price-labels.js';
import { shelfLabels } from './shelf-labels.js';
import { weightLabels } from './weight-labels.js';

const shelvesOf = (): Map<string, string[]> => {
  const shelves = new Map<string, string[]>();
  for (const [shelf, names] of Object.entries(shelfLabels))
    for (const name of names.split(', ')) shelves.set(name, [...(shelves.get(name) ?? []), shelf]);
  return shelves;
};

/** Items of a shopping list, with their categories. */
export const categories = (): Measured[] => {
  const known = shelvesOf();
  const misses = suggestCategories([...known.keys()].slice())
    .filter(({ name, suggested_category }) => known.get(name)?.includes(suggested_category) === false)
    .map(({ name, suggested_category }) => `${name}: ${suggested_category}, not ${known.get(name)?.join(' or ')}`);
  return [rightOf('categories', '>= 90 %', misses, known.size)];
};

/** Whether two numbers differ by at most a share of the true one; small numbers may differ by `slack`. */
const near = (found: number, truth: number, share: number, slack: number): boolean =>
  Math.abs(found - truth) <= Math.max(slack, share * truth);

/** Energy, and what it is made of, of 100 g. */
export const nutrition = (): Measured[] => {
  const energy: string[] = [];
  const makeUp: string[] = [];
  const rows = rowsOf(nutritionLabels);
  for (const row of rows) {
    const words = row.split(' ');
    const name = words.slice(0, -4).join(' ');
    const [calories = 0, protein = 0, carbohydrates = 0, fat = 0] = words.slice(-4).map(Number);
    const match = find(name);
    const facts = match?.ingredient.nutrition;
    const miss = `${row} (${match?.ingredient.name ?? 'not known'}: ${facts ? [facts.calories, facts.protein, facts.carbohydrates, facts.fat].join(' ') : ''})`;
    if (!facts || !near(facts.calories, calories, 0.2, 5)) energy.push(miss);
    const same = facts && near(facts.protein, protein, 0.2, 1) && near(facts.carbohydrates, carbohydrates, 0.2, 1.5) && near(facts.fat, fat, 0.2, 1); // prettier-ignore
    if (!same) makeUp.push(miss);
  }
  return [
    rightOf('nutrition: energy within 20 %', '>= 90 %', energy, rows.length),
    rightOf('nutrition: protein, carbohydrates, fat within 20 %', '', makeUp, rows.length),
  ];
};

/** Grams of cups, spoons and pieces. */
export const weights = (): Measured[] => {
  const cases = rowsOf(weightLabels).flatMap((row) => row.split(', '));
  const misses = cases.flatMap((one) => {
    const [grams, measure, ...name] = one.split(' ');
    const line = measure === '-' ? `1 ${name.join(' ')}` : `1 ${measure} ${name.join(' ')}`;
    const [read] = enrichIngredients({ ingredients: [line], include: [] }).ingredients;
    return read?.grams != null && near(read.grams, Number(grams), 0.25, 0) ? [] : [`${one}: ${read?.grams ?? 'unknown'}`];
  });
  return [rightOf('grams of cup, spoon and piece within 25 %', '>= 90 %', misses, cases.length)];
};

const ranksOf = (numbers: readonly number[]): number[] => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return numbers.map((number) => (sorted.indexOf(number) + sorted.lastIndexOf(number)) / 2);
};

/** Spearman's: how far two orders agree, 1 where they are the same. */
const rankCorrelation = (first: readonly number[], second: readonly number[]): number => {
  const [a, b] = [ranksOf(first), ranksOf(second)];
  const mean = (a.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, one, at) => sum + (one - mean) * ((y[at] ?? mean) - mean), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

/** Dollars of a kilogram, in the order of what they cost in a shop. */
export const prices = (): Measured[] => {
  const pairs = rowsOf(priceLabels).flatMap((row) => row.split(', ')).map((one) => {
    const words = one.split(' ');
    const name = words.slice(0, -1).join(' ');
    return { name, paid: Number(words.at(-1)), known: find(name)?.ingredient.pricePerKg ?? 0 };
  }); // prettier-ignore
  const misses = pairs.filter(({ paid, known }) => known < paid / 2 || known > paid * 2);
  const correlation = rankCorrelation(pairs.map(({ paid }) => paid), pairs.map(({ known }) => known)); // prettier-ignore
  const lines = misses.map(({ name, paid, known }) => `${name}: ${known}, not ${paid}`);
  return [
    { what: 'prices: rank correlation', bar: '>= 0.7', measured: correlation.toFixed(2), size: pairs.length, misses: [] },
    {
      ...rightOf('prices: between half and double', '', lines, pairs.length),
      measured: percent(pairs.length - lines.length, pairs.length),
    },
  ];
};
