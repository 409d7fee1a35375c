import { diets, type Allergen } from '../../../src/contract/enums.js';
import { findExactly } from '../ingredients/find-segment.js';
import { everyIngredient, find } from '../ingredients/find.js';
import { kinds as allKinds, type Ingredient, type Kind, type Match } from '../ingredients/ingredient.js';
import { allergensOf, animals, dairy, isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { keyOf, isModifier, nameTokens } from '../ingredients/name-words.js';
import { asSeveral, isOtherPlural } from '../ingredients/several-names.js';
import { isTypo } from '../../../src/util/edit-distance.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { lemmaKey } from '../text/tokenize.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { is, keyOfWords, readPhrases, readWords, splitAt, textOfWords } from './restriction-words.js';
import { partsNamed, spaced } from './restriction-names.js';
import { restrictionOf } from './diets.js';
import { isExcluded } from './judge.js';
import { mapOf } from './tables.generated.js';

/** A word whose plural is another food, as it is written: peppers are not pepper. */
const pluralIn = ([word, ...others]: readonly Token[]): string | undefined =>
  word && others.length === 0 && isOtherPlural(word) ? word.text.toLowerCase() : undefined;

const keyOfFood = (food: readonly Token[]): string => pluralIn(food) ?? keyOfWords(food);

const avoidedFoods = mapOf(
  'avoided-foods.tsv',
  ['words', 'kinds', 'hidden in', 'not', 'note', 'audience'],
  (row) => ({
    kinds: oneOfEach(row, 'kinds', allKinds),
    hidden: listOf(row.cells['hidden in']),
    others: listOf(row.cells.not),
    note: row.cells.note,
    isAudience: row.cells.audience === 'yes',
  }),
  { toKey: (words) => keyOfFood(readWords(words)) },
);

/** What is known by exactly this name. */
export const findExact = (name: string): Match | undefined => {
  const match = findExactly(asSeveral(nameTokens(name)));
  return match?.matchType === 'name' || match?.matchType === 'alias' ? match : undefined;
};

/** Without words for a quality: onion, of raw onion. */
const withoutQualities = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !isModifier(word))
    .join(' ') || key;

/** The kinds of food that a word for a class means, if it is one: "red meat". */
export const foodClassOf = (key: string): readonly Kind[] | undefined => {
  const kinds = avoidedFoods().get(key)?.kinds ?? [];
  return kinds.length > 0 ? kinds : undefined;
};

/** Whether a word says who eats: `infant`, `child`. */
export const isWho = (part: string): boolean => avoidedFoods().get(part)?.isAudience ?? false;

/** Whether a text says who eats, and nothing else. */
export const isAudience = (text: string): boolean => partsNamed(lemmaKey(text))?.some(isWho) ?? false;

/** A sentence for the warnings about a food to avoid: what is rich in potassium is left out, and potassium is not counted. */
export const noteOf = (food: readonly Token[]): string | undefined => avoidedFoods().get(keyOfFood(food))?.note || undefined;

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
export const namesFood = (key: string): boolean => findExact(key) !== undefined || avoidedFoods().has(key);

/** The food of which a phrase names only some by a quality: onion, of "raw onion". */
export const foodWithQuality = (key: string): string | undefined => {
  const plain = withoutQualities(key);
  return plain === key || namesFood(key) ? undefined : plain;
};

/** So many foods in a row are a list; two may name a dish: "peanut noodles". */
const SHORTEST_LIST = 3;

/** The foods that a phrase names: itself, if it is known or none of its words is. */
export const foodsIn = (phrase: readonly Token[]): (readonly Token[])[] => {
  const key = keyOfWords(phrase);
  if (namesFood(key)) return [phrase];
  const foods = readPhrases(phrase, LONGEST_FOOD, (part) => (namesFood(withoutQualities(keyOfWords(part))) ? part : undefined));
  const found = foods.flatMap(({ value }) => (value ? [value] : []));
  const isList = found.length === foods.length && found.length >= SHORTEST_LIST;
  return found.length > 0 && (isList || !find(key)) ? found : [phrase];
};

/** The kinds of what is called after an animal and holds nothing of it: peanut butter, an oyster mushroom. */
const ofAnimals: readonly Kind[] = [...meats, ...seafood, ...dairy, 'egg'];
const isOfAnimals = (it: Ingredient): boolean =>
  isAnyOf(it, ...ofAnimals) ||
  isAnyOf({ kinds: it.mayHold }, ...ofAnimals) ||
  it.mayContain.some((one) => allergensOf(ofAnimals).includes(one));

/** Whether food is another than what is avoided, although a word of its name is the same: a plant for an animal, a vegetable for a fruit ("cherry tomato"). */
const isNamesakeOf = (avoided: readonly Kind[]): ((it: Ingredient) => boolean) => {
  const isAnimal = isAnyOf({ kinds: avoided }, ...ofAnimals);
  const isFruit = avoided.includes('fruit') && !avoided.includes('vegetable');
  return (it) => (isAnimal && !isOfAnimals(it)) || (isFruit && isAnyOf(it, 'vegetable') && !isAnyOf(it, 'fruit'));
};

/** The names of an ingredient that somebody avoids by one of them. What is shorter names other food too: not all rice is white rice. */
const namesBy = (key: string, { name, aliases }: Ingredient): string[] =>
  [name, ...aliases].filter((one) => !` ${keyOf(key)} `.includes(` ${keyOf(one)} `));

/** What the diet leaves out that is called after a food: shellfish. */
const dietWithout = (key: string): Restriction | undefined => {
  const diet = diets.find((name) => spaced(name) === `${key} free`);
  return diet && restrictionOf(diet);
};

/** Of a class, all that is called by the quality is excluded: smoked ham, for "smoked meat". */
const qualified = (key: string): Pick<Restriction, 'qualified'> => {
  const plain = foodWithQuality(key) ?? key;
  const kinds = plain === key ? undefined : (foodClassOf(plain) ?? dietWithout(plain)?.kinds);
  return kinds ? { qualified: { quality: key.replace(plain, '').trim(), kinds } } : {};
};

/** The food of a name that its class follows: cheddar, of "cheddar cheese". */
const memberIn = (key: string): Ingredient | undefined => {
  const at = key.lastIndexOf(' ');
  return foodClassOf(key.slice(at + 1)) && at > 0 ? findExact(key.slice(0, at))?.ingredient : undefined;
};

/**
 * What excludes one food, or a class of foods. An allergy to a food is taken for an allergy to all of its kind: to nuts for almonds, to apples for raw
 * apples. A dislike is of what it names.
 */
export const toExclusion = (food: readonly Token[], isAllergy: boolean): Restriction => {
  const key = keyOfFood(food);
  const plain = isAllergy ? withoutQualities(key) : key;
  const known = findExact(textOfWords(food))?.ingredient ?? memberIn(key);
  const avoided = [...new Set([key, plain])].flatMap((words) => avoidedFoods().get(words) ?? []);
  const kinds = avoided.flatMap((row) => row.kinds);
  const hidden = avoided.flatMap((row) => row.hidden);
  const meant = find(key) || avoided.length > 0 ? [] : ingredientsByTypo(key);
  const same = (known ?? (isAllergy ? findExact(plain)?.ingredient : undefined))?.name;
  const allergens = isAllergy ? (known?.allergens ?? []) : [];
  return {
    name: textOfWords(food),
    ...leavesNothingOut,
    kinds,
    allergens,
    countsTraces: isAllergy,
    precautionary: allergens.length > 0 || avoided.some((row) => row.isAudience),
    words: [...new Set([...(pluralIn(food) ? [] : [key]), ...(known ? namesBy(key, known) : []), ...meant, ...hidden].map(keyOf))],
    exceptions: avoided.flatMap((row) => row.others),
    ...(isAllergy ? {} : { isNamesake: isNamesakeOf([...kinds, ...(known?.kinds ?? [])]) }),
    ...(same === undefined ? {} : { exceedsLimit: ({ name }) => name === same }),
    ...(isAllergy ? {} : qualified(key)),
  };
};

const eatenAnimals: readonly Kind[] = [...animals, ...seafood];

/** The animals that a food is; of a word for a class, its kinds. A dish with chicken is not chicken. */
const animalsOf = (food: readonly Token[]): readonly Kind[] => {
  const key = keyOfWords(food);
  const it = findExact(key)?.ingredient;
  return (
    foodClassOf(key) ??
    dietWithout(key)?.kinds.filter((kind) => eatenAnimals.includes(kind)) ??
    (it?.role === 'protein' ? it.kinds.filter((kind) => eatenAnimals.includes(kind)) : [])
  );
};

/** What stays allowed although a restriction would leave it out: ingredients by their very names, or what a class of food is made of. */
export interface Exception {
  readonly names: readonly string[];
  readonly kinds: readonly Kind[];
  readonly allergens: readonly Allergen[];
  /** The animals that may be eaten, of all whose name holds the word: chicken breast too if chicken is allowed. */
  readonly animals: readonly Kind[];
  readonly word: string;
}

/** What is allowed by a phrase: "lactose-free milk" too. A diet is not a food, but what it leaves out may be one: "tree nuts". */
export const toException = (food: readonly Token[]): Exception | undefined => {
  const key = keyOfWords(food);
  const claimed = find(key);
  const match = findExact(key) ?? (claimed && keyOf(claimed.ingredient.name) === keyOf(key) ? claimed : undefined);
  const { kinds, allergens } = dietWithout(key) ?? { kinds: foodClassOf(key) ?? [], allergens: [] };
  const members = kinds.length > 0 ? [] : (avoidedFoods().get(key)?.hidden ?? []);
  if (!match && kinds.length === 0 && members.length === 0) return undefined;
  const names = [...(match ? [match.ingredient.name] : []), ...members.map((name) => findExact(name)?.ingredient.name ?? name)];
  return { names, kinds, allergens, animals: animalsOf(food), word: kinds.length > 0 ? '' : keyOf(key) };
};

/** All animals, if somebody eats only some of them, and what is excepted: "chicken and fish only". `undefined` if none of what is eaten is an animal. */
export const toOnlyAnimals = (eaten: readonly Token[]): { restriction: Restriction; exceptions: Exception[] } | undefined => {
  const exceptions = splitAt(eaten, (word) => is(word, 'divider')).flatMap((food) => toException(food) ?? []);
  if (!exceptions.some((exception) => isAnyOf({ kinds: exception.animals }, ...eatenAnimals))) return undefined;
  const kinds = [...meats, ...eatenAnimals, 'processed_meat' as const];
  return { restriction: { name: `${textOfWords(eaten)} only`, ...leavesNothingOut, kinds, precautionary: true }, exceptions };
};

/** Whether the restriction would leave out what is to be allowed. */
export const concerns = (restriction: Restriction, { names, kinds }: Exception): boolean =>
  kinds.some((kind) => restriction.kinds.includes(kind)) || names.some((name) => isExcluded(restriction, find(name)));

/** Whether an ingredient is food of the animals that may be eaten and of no other that is left out. */
const isOfAllowed = (it: Ingredient, { kinds }: Restriction, { animals: allowed, word }: Exception): boolean =>
  isAnyOf(it, ...allowed) &&
  it.kinds.every((kind) => !kinds.includes(kind) || kind === 'meat' || kind === 'animal_fat' || allowed.includes(kind)) &&
  !it.kinds.some((kind) => eatenAnimals.includes(kind) && !allowed.includes(kind)) &&
  (word === '' || ` ${keyOf(it.name)} `.includes(` ${word} `));

/** Whether a restriction is of a part of what is allowed, and stays: "I eat fish, but no salmon", "meat is fine, no pork". */
const isPartOf = ({ kinds, words }: Restriction, exception: Exception): boolean =>
  kinds.length > 0
    ? kinds.every((kind) => exception.kinds.includes(kind))
    : words.some((word) => exception.names.some((name) => word !== keyOf(name) && ` ${word} `.includes(` ${keyOf(name)} `)));

/** The restriction without what is excepted from it. */
export const allowing = (restriction: Restriction, all: readonly Exception[]): Restriction => {
  const exceptions = all.filter((exception) => !isPartOf(restriction, exception));
  if (exceptions.length === 0) return restriction;
  const kinds = exceptions.flatMap((exception) => exception.kinds);
  const allergens = exceptions.flatMap((exception) => exception.allergens);
  const ofAllowed = restriction.kinds.length > 0 ? exceptions.filter((exception) => exception.animals.length > 0) : [];
  const isAllowed = (it: Ingredient): boolean =>
    (restriction.isAllowed?.(it) ?? false) || ofAllowed.some((exception) => isOfAllowed(it, restriction, exception));
  return {
    ...restriction,
    exceptions: [...restriction.exceptions, ...exceptions.flatMap(({ names }) => names)],
    kinds: restriction.kinds.filter((kind) => !kinds.includes(kind)),
    allergens: restriction.allergens.filter((allergen) => !allergens.includes(allergen)),
    ...(restriction.isAllowed || ofAllowed.length > 0 ? { isAllowed } : {}),
  };
};
