import { diets } from '../../../src/contract/enums.js';
import { findExactly } from '../ingredients/find-segment.js';
import { everyIngredient, find } from '../ingredients/find.js';
import { kinds as allKinds, type Ingredient, type Kind, type Match } from '../ingredients/ingredient.js';
import { allergensOf, animals, isAnyOf } from '../ingredients/kinds.js';
import { keyOf, nameTokens } from '../ingredients/name-words.js';
import { asSeveral, isOtherPlural } from '../ingredients/several-names.js';
import { isSlipOf } from '../ingredients/typo-allergens.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import type { Token } from '../text/token.js';
import { lemmaKey } from '../text/tokenize.js';
import { leavesNothingOut, type Restriction } from './restriction.js';
import { keyOfWords, readWords, textOfWords } from './restriction-words.js';
import { partsNamed, spaced } from './restriction-names.js';
import { restrictionOf } from './diets.js';
import { kindsOfParts } from './parts.js';
import { mapOf } from './tables.generated.js';

/** Whether a food is one word in the plural that means another food: peppers are not pepper. */
const isPluralName = (food: readonly Token[]): boolean => food.length === 1 && food.every(isOtherPlural);

export const keyOfFood = (food: readonly Token[]): string => (isPluralName(food) ? textOfWords(food) : keyOfWords(food));

const avoidedFoods = mapOf(
  'avoided-foods.tsv',
  ['words', 'kinds', 'hidden in', 'not', 'note', 'audience'],
  (row) => ({
    kinds: oneOfEach(row, 'kinds', allKinds),
    hidden: listOf(row.cells['hidden in']),
    others: listOf(row.cells.not),
    note: row.cells.note || undefined,
    isAudience: row.cells.audience === 'yes',
    isOnlyNote: row.cells.kinds + row.cells['hidden in'] === '' && row.cells.note !== '',
  }),
  { toKey: (words) => keyOfFood(readWords(words)) },
);

const asNamed = { kinds: [], hidden: [], others: [], note: undefined, isAudience: false, isOnlyNote: false };

/** What it means to avoid a food; of most it is no more than their names. */
export const avoidedFood = (key: string) => avoidedFoods().get(key) ?? asNamed;

/** What is known by exactly this name. */
export const findExact = (name: string): Match | undefined => {
  const match = findExactly(asSeveral(nameTokens(name)));
  return match?.matchType === 'name' || match?.matchType === 'alias' ? match : undefined;
};

/** Whether a phrase is the very name of a food, or of a class of food. */
export const namesFood = (key: string): boolean => findExact(key) !== undefined || avoidedFoods().has(key);

/** Whether a text says who eats, and nothing else. */
export const isAudience = (text: string): boolean => partsNamed(lemmaKey(text))?.some((part) => avoidedFood(part).isAudience) ?? false;

/** What a word for a class of food means: what a diet leaves out that is called after it ("shellfish"), or kinds ("red meat"). */
export const foodClassOf = (key: string): Pick<Restriction, 'kinds' | 'allergens'> | undefined => {
  const diet = diets.find((name) => spaced(name) === `${key} free`);
  const { kinds } = avoidedFood(key);
  if (diet) return restrictionOf(diet);
  return kinds.length > 0 ? { kinds, allergens: [] } : undefined;
};

/** No name of an ingredient that is misspelt is longer. */
const LONGEST_NAME = 40;

/** The ingredients that a misspelt word may mean: more ingredients to exclude, never one to allow. */
const ingredientsByTypo = (word: string): string[] =>
  word.length > LONGEST_NAME
    ? []
    : everyIngredient().flatMap(({ name, aliases }) => ([name, ...aliases].some((spelling) => isSlipOf(word, spelling)) ? [name] : []));

/** Whether a food is known, at least a part of its name. */
export const isKnown = (key: string): boolean => find(key) !== undefined || avoidedFoods().has(key);

/** The names of an ingredient that somebody avoids by one of them. What is shorter names other food too: not all rice is white rice. */
const namesBy = (key: string, { name, aliases }: Ingredient): string[] =>
  [name, ...aliases].filter((one) => !` ${keyOf(key)} `.includes(` ${keyOf(one)} `));

/** Whether the rows of all ingredients say if they hold one of the kinds: those that decide diets and allergens. */
const areInEveryRow = (all: readonly Kind[]): boolean => allergensOf(all).length > 0 || isAnyOf({ kinds: all }, ...animals);

/** Kinds that are one food, which no allergen is named after: who is allergic to cornstarch is so to corn. */
const foodKinds: readonly Kind[] = ['corn', 'rice', 'oats'];

/** What excludes one food, or a class of foods. An allergy to a food is one to its allergens too; a dislike is of what it names. */
export const toExclusion = (food: readonly Token[], isAllergy: boolean): Restriction => {
  const key = keyOfFood(food);
  const { kinds, hidden, others, isAudience: isOfAudience } = avoidedFood(key);
  const known = findExact(textOfWords(food))?.ingredient;
  const names = known ? namesBy(key, known) : [];
  const meant = isKnown(key) ? [] : ingredientsByTypo(key);
  const allergens = isAllergy ? [...(known?.allergens ?? []), ...allergensOf(kinds)] : [];
  return {
    name: textOfWords(food),
    ...leavesNothingOut,
    kinds: [...kinds, ...foodKinds.filter((kind) => isAllergy && !kinds.includes(kind) && known?.kinds.includes(kind))],
    allergens,
    countsTraces: isAllergy,
    precautionary: isAllergy || isOfAudience,
    isByName: isAllergy && !areInEveryRow(kinds),
    words: [...new Set([...(isPluralName(food) ? [] : [key]), ...names, ...meant, ...hidden].map(keyOf))],
    exceptions: isAllergy ? [] : others,
    exceedsLimit: (it) =>
      (known !== undefined && [it.name, ...(it.parts ?? [])].includes(known.name)) || isAnyOf({ kinds: kindsOfParts(it) }, ...kinds),
  };
};
