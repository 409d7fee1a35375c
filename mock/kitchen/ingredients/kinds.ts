import { allergens, type Allergen } from '../../../src/contract/enums.js';
import { oneOfEach } from '../text/read-table.js';
import { kinds as allKinds, type Ingredient, type Kind } from './ingredient.js';
import { mapOf } from './tables.generated.js';

/** What comes of a slaughtered animal of the land: beef, poultry and the like are meat too. */
export const meats: readonly Kind[] = ['meat', 'animal_fat', 'gelatin'];
/** The animals that meat is of. */
export const animals: readonly Kind[] = ['beef', 'pork', 'lamb', 'poultry', 'game'];
export const seafood: readonly Kind[] = ['fish', 'crustacean', 'mollusc'];
export const dairy: readonly Kind[] = ['dairy', 'cheese'];

export const isAnyOf = ({ kinds }: Pick<Ingredient, 'kinds'>, ...wanted: readonly Kind[]): boolean =>
  wanted.some((kind) => kinds.includes(kind));

/** Meat of nobody knows which animal: it may be of any. */
export const isUnnamedMeat = (it: Pick<Ingredient, 'kinds'>): boolean => it.kinds.includes('meat') && !isAnyOf(it, ...animals, 'additive');

const implied = mapOf('implied-kinds.tsv', ['kind', 'implies'], (row) => oneOfEach(row, 'implies', allKinds), { keys: allKinds });

const isAllergen = (kind: string): kind is Allergen => (allergens as readonly string[]).includes(kind);

/** The kinds and the kinds that follow from them: a row says `wheat`, and grain and gluten follow. */
export const withImplied = (kinds: readonly Kind[]): Kind[] => unite(kinds.map((kind) => [kind, ...(implied().get(kind) ?? [])]));

/** The allergens that follow from the kinds; a row never repeats them, so it cannot contradict itself. */
export const allergensOf = (kinds: readonly Kind[]): Allergen[] =>
  kinds.map((kind) => (kind === 'dairy' ? 'milk' : kind)).filter(isAllergen);

/** What any of the lists holds, once. */
export const unite = <Item>(lists: readonly (readonly Item[])[]): Item[] => [...new Set(lists.flat())];

/** The names of what several ingredients are made of, without that of the first. */
export const partsOf = ([first, ...others]: readonly Ingredient[]): readonly string[] | null => {
  const lists = [first?.parts ?? null, ...others.map(({ name, parts }) => parts && [name, ...parts])];
  return lists.every((parts) => parts !== null) ? unite(lists) : null;
};

/** The first of several ingredients, with the kinds and allergens of all: what is not known to be left out counts as in it. */
export const mergeIngredients = (first: Ingredient, others: readonly Ingredient[]): Ingredient => {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const contained = unite(all.map((one) => one.allergens));
  const traces = unite(all.map((one) => one.mayContain)).filter((allergen) => !contained.includes(allergen));
  return {
    ...first,
    kinds: unite(all.map((one) => one.kinds)),
    allergens: contained,
    mayContain: traces,
    mayHold: unite(all.map((one) => one.mayHold)),
    parts: partsOf(all),
  };
};
