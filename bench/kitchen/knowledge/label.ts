import { readFileSync } from 'node:fs';
import { allergens, type Allergen } from '../../../src/contract/enums.js';
import { rowsOf } from './measured.js';
import { safetyLabels } from './safety-labels.js';

/** What restrictions the names are asked about. */
export const questions = [
  'vegan', 'vegetarian', 'milk', 'egg', 'fish', 'crustacean', 'mollusc', 'tree_nut', 'peanut', 'wheat', 'gluten', 'soy', 'sesame',
] as const; // prettier-ignore
export type Question = (typeof questions)[number];

/** Whether an ingredient breaks the diet or holds the allergen; `undefined` if either result is right. */
export type Label = Readonly<Record<Question, boolean | undefined>>;

const dietOf: Readonly<Record<string, readonly [breaksVegan: boolean | undefined, breaksVegetarian: boolean | undefined]>> = {
  vegan: [false, false],
  'vegan?': [undefined, false],
  vegetarian: [true, false],
  'vegetarian?': [true, undefined],
  animal: [true, true],
  'any?': [undefined, undefined],
};

const isAllergen = (word: string): word is Allergen => (allergens as readonly string[]).includes(word);

const toLabel = (header: string): Label => {
  const [diet = '', ...words] = header.split(' ');
  const verdict = dietOf[diet];
  if (verdict === undefined) throw new Error(`"${header}" begins with no diet.`);
  const label: Partial<Record<Question, boolean | undefined>> = Object.fromEntries(questions.map((question) => [question, false]));
  [label.vegan, label.vegetarian] = verdict;
  for (const written of words) {
    const word = written.replace('?', '');
    const allergen = word === 'nut' ? 'tree_nut' : word;
    if (!isAllergen(allergen)) throw new Error(`"${header}" names no allergen with "${written}".`);
    const holds = written.startsWith('?') ? undefined : true;
    label[allergen as Question] = holds;
    if (allergen === 'wheat' && label.gluten === false) label.gluten = holds;
  }
  return label as Label;
};

/** The names of a table of labels, each with its label. */
const toLabels = (table: string): ReadonlyMap<string, Label> =>
  new Map(
    rowsOf(table)
      .filter((row) => !row.startsWith('#'))
      .flatMap((row) => {
        const at = row.indexOf(': ');
        const label = toLabel(row.slice(0, at));
        return row.slice(at + 2).split(', ').map((name) => [name, label] as const);
      }),
  ); // prettier-ignore

/** Names of ingredients as recipes write them. */
export const commonNames = toLabels(safetyLabels);

/** Brands, dishes, nicknames and compounds whose last word names something else. */
export const hardNames = toLabels(readFileSync(new URL('./hard-names.txt', import.meta.url), 'utf8'));

/** Dishes of many cuisines, brands, claims and slips whose name says more than the food that it is based on. */
export const dishNames = toLabels(readFileSync(new URL('./dish-names.txt', import.meta.url), 'utf8'));
