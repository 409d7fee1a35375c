import type { Allergen } from '../../../src/contract/enums.js';
import { find } from '../ingredients/find.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { animals, isAnyOf, seafood } from '../ingredients/kinds.js';
import { keyOf } from '../ingredients/name-words.js';
import type { Token } from '../text/token.js';
import { avoidedFood, findExact, foodClassOf } from './exclusion.js';
import { isExcluded } from './judge.js';
import type { Restriction } from './restriction.js';
import { keyOfWords } from './restriction-words.js';

/** The animals that are eaten, by land and by water. */
export const eatenAnimals: readonly Kind[] = [...animals, ...seafood];

/** What stays allowed although a restriction would leave it out: ingredients by their very names, or what a class of food is made of. */
export interface Exception {
  readonly names: readonly string[];
  readonly kinds: readonly Kind[];
  readonly allergens: readonly Allergen[];
  /** The animals that may be eaten, of all whose name holds the word: chicken breast too if chicken is allowed. A dish with chicken is not chicken. */
  readonly animals: readonly Kind[];
  readonly word: string;
}

/** What is allowed by a phrase: "lactose-free milk" too. A diet is not a food, but what it leaves out may be one: "tree nuts". */
export const toException = (food: readonly Token[]): Exception | undefined => {
  const key = keyOfWords(food);
  const claimed = find(key)?.ingredient;
  const it = findExact(key)?.ingredient ?? (claimed && keyOf(claimed.name) === keyOf(key) ? claimed : undefined);
  const ofClass = foodClassOf(key);
  const members = ofClass ? [] : avoidedFood(key).hidden;
  if (!it && !ofClass && members.length === 0) return undefined;
  const kinds = ofClass?.kinds ?? (it?.role === 'protein' ? it.kinds : []);
  return {
    names: [...(it ? [it.name] : []), ...members.map((name) => findExact(name)?.ingredient.name ?? name)],
    kinds: ofClass?.kinds ?? [],
    allergens: ofClass?.allergens ?? [],
    animals: isAnyOf({ kinds }, ...eatenAnimals) ? kinds : [],
    word: ofClass ? '' : keyOf(key),
  };
};

/** Whether the restriction would leave out what is to be allowed. */
export const concerns = (restriction: Restriction, { names, kinds }: Exception): boolean =>
  kinds.some((kind) => restriction.kinds.includes(kind)) || names.some((name) => isExcluded(restriction, find(name)));

/** Whether an ingredient is food of the animals that may be eaten and of no other that is left out. */
const isOfAllowed = (it: Ingredient, { kinds }: Restriction, { animals: allowed, word }: Exception): boolean =>
  kinds.length > 0 &&
  isAnyOf(it, ...allowed) &&
  it.kinds.every((kind) => !kinds.includes(kind) || ['meat', 'animal_fat', ...allowed].includes(kind)) &&
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
  const kinds = exceptions.flatMap((exception) => exception.kinds);
  const allergens = exceptions.flatMap((exception) => exception.allergens);
  return {
    ...restriction,
    exceptions: [...restriction.exceptions, ...exceptions.flatMap(({ names }) => names)],
    kinds: restriction.kinds.filter((kind) => !kinds.includes(kind)),
    allergens: restriction.allergens.filter((allergen) => !allergens.includes(allergen)),
    isAllowed: (it) => (restriction.isAllowed?.(it) ?? false) || exceptions.some((exception) => isOfAllowed(it, restriction, exception)),
  };
};
