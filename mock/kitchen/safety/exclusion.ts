import { diets, type Allergen } from '../../../src/contract/enums.js';
import { findExactly } from '../ingredients/find-segment.js';
import { everyIngredient, find } from '../ingredients/find.js';
import { kinds as allKinds, type Kind, type Match } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { keyOf, isModifier, nameTokens } from '../ingredients/name-words.js';
import { isTypo } from '../text/edit-distance.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { lemmaKey } from '../text/tokenize.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { is, keyOfWords, readPhrases, splitAt, textOfWords } from './restriction-words.js';
import { spaced } from './restriction-names.js';
import { restrictionOf } from './diets.js';
import { isExcluded } from './judge.js';
import { mapOf } from './tables.generated.js';

const avoidedFoods = mapOf(
  'avoided-foods.tsv',
  ['words', 'kinds', 'hidden in'],
  (row) => ({ kinds: oneOfEach(row, 'kinds', allKinds), hidden: listOf(row.cells['hidden in']) }),
  { toKey: lemmaKey },
);

/** What is known by exactly this name. */
export const findExact = (name: string): Match | undefined => {
  const match = findExactly(nameTokens(name));
  return match?.matchType === 'name' || match?.matchType === 'alias' ? match : undefined;
};

/** Without words for a quality: nobody who avoids raw onion is served onion. */
const withoutQualities = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !isModifier(word))
    .join(' ') || key;

/** The kinds of food that a word for a class means, if it is one: "red meat". */
const classOf = (key: string): readonly Kind[] | undefined => {
  const kinds = avoidedFoods().get(key)?.kinds ?? [];
  return kinds.length > 0 ? kinds : undefined;
};

/** The same under a word for a quality: "cooked vegetables". */
export const foodClassOf = (key: string): readonly Kind[] | undefined => classOf(key) ?? classOf(withoutQualities(key));

/** A food and the foods that hold it under another name; nothing if there are none. */
const hiddenFormsOf = (key: string): readonly string[] => {
  const hidden = avoidedFoods().get(key)?.hidden ?? [];
  return hidden.length > 0 ? [key, ...hidden] : [];
};

/** Shorter words are one letter from too many foods. */
const SHORTEST_TYPO = 5;

/** The ingredients that a misspelt word may mean: more ingredients to exclude, never one to allow. */
const ingredientsByTypo = (word: string): string[] =>
  everyIngredient()
    .filter(({ name, aliases }) => word.length >= SHORTEST_TYPO && [name, ...aliases].some((spelling) => isTypo(word, spelling)))
    .map(({ name }) => name);

/** The most words that the name of a food has in a longer phrase. */
const LONGEST_FOOD = 4;

/** Whether a phrase is the very name of a food, or of a class of food. */
export const isFoodName = (key: string): boolean => findExact(key) !== undefined || avoidedFoods().has(key);

/** The same under a word for a quality. */
export const namesFood = (key: string): boolean => isFoodName(key) || foodClassOf(key) !== undefined;

/** The foods that a phrase names: itself, if it is known or none of its words is. */
export const foodsIn = (phrase: readonly Token[]): (readonly Token[])[] => {
  const key = keyOfWords(phrase);
  if (namesFood(key) || find(key)) return [phrase];
  const foods = readPhrases(phrase, LONGEST_FOOD, (part) => (namesFood(keyOfWords(part)) ? part : undefined));
  const found = foods.flatMap(({ value }) => (value ? [value] : []));
  return found.length > 0 ? found : [phrase];
};

/** What excludes one food, or a class of foods. An allergy to a food is taken for an allergy to its kind: almonds, tree nuts. */
export const toExclusion = (food: readonly Token[], isAllergy: boolean): Restriction => {
  const key = keyOfWords(food);
  const plainly = withoutQualities(key);
  const match = findExact(key);
  const kinds = foodClassOf(key) ?? [];
  const known = match ? [match.ingredient.name, ...match.ingredient.aliases] : [];
  const hidden = [key, plainly].flatMap(hiddenFormsOf);
  const other = match ? undefined : findExact(plainly)?.ingredient.name;
  const meant = find(key) || kinds.length > 0 || hidden.length > 0 ? [] : ingredientsByTypo(key);
  const allergens = isAllergy ? (match?.ingredient.allergens ?? []) : [];
  return {
    name: textOfWords(food),
    ...leavesNothingOut,
    kinds,
    allergens,
    countsTraces: isAllergy,
    precautionary: allergens.length > 0,
    words: [...new Set([key, ...known, ...meant, ...hidden].map(keyOf))],
    ...(other === undefined ? {} : { exceedsLimit: ({ name }) => name === other }),
  };
};

const animals: readonly Kind[] = ['beef', 'pork', 'lamb', 'poultry', 'game', ...seafood];
const flesh: readonly Kind[] = [...meats, ...animals, 'processed_meat'];

/** The animals that a food is; of a word for a class, its kinds. A dish with chicken is not chicken. */
const animalsOf = (food: readonly Token[]): readonly Kind[] => {
  const key = keyOfWords(food);
  const it = findExact(key)?.ingredient;
  return classOf(key) ?? (it?.role === 'protein' ? it.kinds.filter((kind) => animals.includes(kind)) : []);
};

/** What excludes all other animals if somebody eats only some: "chicken and fish only". `undefined` if none of what is eaten is an animal. */
export const toOnlyAnimals = (eaten: readonly Token[]): Restriction | undefined => {
  const allowed = splitAt(eaten, (word) => is(word, 'divider')).flatMap(animalsOf);
  if (!allowed.some((kind) => animals.includes(kind))) return undefined;
  return {
    name: `${textOfWords(eaten)} only`,
    ...leavesNothingOut,
    kinds: animals.filter((kind) => !allowed.includes(kind)),
    precautionary: true,
    exceedsLimit: (it) => isAnyOf(it, ...flesh) && !isAnyOf(it, ...allowed),
  };
};

/** What stays allowed although a restriction would leave it out: an ingredient by its very name, or what a class of food is made of. */
export interface Exception {
  readonly name: string | undefined;
  readonly kinds: readonly Kind[];
  readonly allergens: readonly Allergen[];
}

/** What is allowed by a phrase: "lactose-free milk" too. A diet is not a food, but what it leaves out may be one: "tree nuts". */
export const toException = (key: string): Exception | undefined => {
  const claimed = find(key);
  const match = findExact(key) ?? (claimed && keyOf(claimed.ingredient.name) === keyOf(key) ? claimed : undefined);
  const diet = diets.find((name) => spaced(name) === `${key} free`);
  const { kinds, allergens } = diet ? restrictionOf(diet) : { kinds: (match ? classOf(key) : foodClassOf(key)) ?? [], allergens: [] };
  return match || kinds.length > 0 ? { name: match?.ingredient.name, kinds, allergens } : undefined;
};

/** Whether the restriction would leave out what is to be allowed. */
export const concerns = (restriction: Restriction, { name, kinds }: Exception): boolean =>
  kinds.some((kind) => restriction.kinds.includes(kind)) || (name !== undefined && isExcluded(restriction, find(name)));

/** The restriction without what is excepted from it. */
export const allowing = (restriction: Restriction, exceptions: readonly Exception[]): Restriction => {
  const kinds = exceptions.flatMap((exception) => exception.kinds);
  const allergens = exceptions.flatMap((exception) => exception.allergens);
  return {
    ...restriction,
    exceptions: [...restriction.exceptions, ...exceptions.flatMap(({ name }) => name ?? [])],
    kinds: restriction.kinds.filter((kind) => !kinds.includes(kind)),
    allergens: restriction.allergens.filter((allergen) => !allergens.includes(allergen)),
  };
};
