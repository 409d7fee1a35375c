import { diets, type Allergen } from '../../../src/contract/enums.js';
import { findExactly } from '../ingredients/find-segment.js';
import { everyIngredient, find } from '../ingredients/find.js';
import { kinds as allKinds, type Kind, type Match } from '../ingredients/ingredient.js';
import { keyOf, isModifier, nameTokens } from '../ingredients/name-words.js';
import { isTypo } from '../text/edit-distance.js';
import { listOf, oneOf } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { lemmaKey } from '../text/tokenize.js';
import { meats, seafood } from '../ingredients/kinds.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { is, keyOfWords, scanWords, splitWords, textOfWords } from './restriction-words.js';
import { spaced } from './diet-names.js';
import { restrictionOf } from './diet-rules.js';
import { isExcluded } from './judge.js';
import { mapOf } from './read-tables.js';

const classes = mapOf(
  'food-classes.tsv',
  ['words', 'tags'],
  (row): readonly Kind[] => listOf(row.cells.tags).map((kind) => oneOf(row, 'tags', allKinds, kind)),
  { toKey: lemmaKey },
);

const hiding = mapOf('hidden-in.tsv', ['food', 'hidden in'], ({ cells }) => listOf(cells['hidden in']), { toKey: lemmaKey });

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

/** The kinds of food that a word for a class means: "red meat". */
export const foodClass = (key: string): readonly Kind[] | undefined => classes().get(key);

/** The same under a word for a quality: "cooked vegetables". */
export const foodClassOf = (key: string): readonly Kind[] | undefined => foodClass(key) ?? foodClass(withoutQualities(key));

/** Shorter words are one letter from too many foods. */
const SHORTEST_TYPO = 5;

/** The ingredients that a misspelt word may mean: more ingredients to exclude, never one to allow. */
const ingredientsByTypo = (word: string): string[] =>
  everyIngredient()
    .filter(({ name, aliases }) => word.length >= SHORTEST_TYPO && [name, ...aliases].some((spelling) => isTypo(word, spelling)))
    .map(({ name }) => name);

/** The most words that the name of a food has in a longer phrase. */
const LONGEST_FOOD = 4;

const namesFood = (key: string): boolean => findExact(key) !== undefined || foodClassOf(key) !== undefined;

/** The foods that a phrase names: itself, if it is known or none of its words is. */
export const foodsIn = (phrase: readonly Token[]): (readonly Token[])[] => {
  const key = keyOfWords(phrase);
  if (namesFood(key) || hiding().has(key)) return [phrase];
  const amid = phrase.findIndex((word, at) => at > 0 && is(word, 'amid'));
  const words = amid === -1 ? phrase : phrase.slice(0, amid);
  const { found } = scanWords(words, LONGEST_FOOD, (part) => (namesFood(keyOfWords(part)) ? part : undefined));
  return found.length === 0 || find(keyOfWords(words)) ? [words] : found;
};

/** What excludes one food, or a class of foods. An allergy to a food is taken for an allergy to its kind: almonds, tree nuts. */
export const toExclusion = (food: readonly Token[], isAllergy: boolean): Restriction => {
  const key = keyOfWords(food);
  const plainly = withoutQualities(key);
  const match = findExact(key);
  const known = match ? [match.ingredient.name, ...match.ingredient.aliases] : [];
  const kinds = foodClassOf(key);
  const hidden = [
    ...(hiding().get(key) ?? []),
    ...(plainly !== key && hiding().has(plainly) ? [plainly, ...(hiding().get(plainly) ?? [])] : []),
  ];
  const other = match ? undefined : findExact(plainly)?.ingredient.name;
  const meant = find(key) || kinds || hidden.length > 0 ? [] : ingredientsByTypo(key);
  return {
    name: textOfWords(food),
    ...leavesNothingOut,
    kinds: kinds ?? [],
    allergens: isAllergy ? (match?.ingredient.allergens ?? []) : [],
    countsTraces: isAllergy,
    precautionary: isAllergy && (match?.ingredient.allergens.length ?? 0) > 0,
    words: [...new Set([key, ...known, ...meant, ...hidden].map(keyOf))],
    ...(other === undefined ? {} : { exceedsLimit: ({ name }) => name === other }),
  };
};

const animals: readonly Kind[] = ['beef', 'pork', 'lamb', 'poultry', 'game', ...seafood];
const flesh: readonly Kind[] = [...meats, ...animals, 'processed_meat'];

const animalsOf = (food: readonly Token[]): readonly Kind[] => {
  const key = keyOfWords(food);
  const kinds = findExact(key)?.ingredient.kinds ?? [];
  return foodClass(key) ?? (kinds.every((kind) => flesh.includes(kind)) ? kinds.filter((kind) => animals.includes(kind)) : []);
};

/** What excludes all other animals if somebody eats only some: "chicken and fish only". `undefined` if what is eaten is not an animal. */
export const toOnlyAnimals = (eaten: readonly Token[]): Restriction | undefined => {
  const each = splitWords(eaten, (word) => is(word, 'divider')).map(animalsOf);
  if (each.length === 0 || !each.every((kinds) => kinds.length > 0 && kinds.every((kind) => flesh.includes(kind)))) return undefined;
  const allowed = each.flat();
  return {
    name: `${textOfWords(eaten)} only`,
    ...leavesNothingOut,
    kinds: animals.filter((kind) => !allowed.includes(kind)),
    precautionary: true,
    exceedsLimit: ({ kinds }) => kinds.some((kind) => flesh.includes(kind)) && !kinds.some((kind) => allowed.includes(kind)),
  };
};

/** What stays allowed although a restriction would leave it out: one ingredient by its name, or what a class of food is made of. */
export type Exception = { name: string } | { kinds: readonly Kind[]; allergens: readonly Allergen[] };

/** What is allowed by a phrase: an ingredient by its very name, or a class of food. A diet is not a food. */
export const toExceptions = (key: string): Exception[] => {
  const match = findExact(key);
  const diet = diets.find((name) => spaced(name) === `${key} free`);
  const rule = diet && restrictionOf(diet);
  const kinds = rule?.kinds ?? (match ? foodClass(key) : foodClassOf(key));
  return [...(match ? [{ name: match.ingredient.name }] : []), ...(kinds ? [{ kinds, allergens: rule?.allergens ?? [] }] : [])];
};

/** Whether the restriction would leave out what is to be allowed. */
export const concerns = (restriction: Restriction, exception: Exception): boolean => {
  if (!('name' in exception)) return exception.kinds.some((kind) => restriction.kinds.includes(kind));
  const match = find(exception.name);
  return match !== undefined && isExcluded(restriction, match);
};

/** The restriction without what is excepted from it. */
export const allowing = (restriction: Restriction, exceptions: readonly Exception[]): Restriction =>
  exceptions.reduce<Restriction>(
    (left, exception) =>
      'name' in exception
        ? { ...left, exceptions: [...left.exceptions, exception.name] }
        : {
            ...left,
            kinds: left.kinds.filter((kind) => !exception.kinds.includes(kind)),
            allergens: left.allergens.filter((allergen) => !exception.allergens.includes(allergen)),
          },
    restriction,
  );
