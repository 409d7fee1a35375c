import type { Allergen } from '../../../src/contract/enums.js';
import { everyIngredient, find } from '../ingredients/find.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { allergensOf, withImplied } from '../ingredients/kinds.js';
import { keyOf } from '../ingredients/name-words.js';
import type { Token } from '../text/token.js';
import { avoidedFood, findExact, foodClassOf, namesFood } from './exclusion.js';
import { isExcluded } from './judge.js';
import type { Restriction } from './restriction.js';
import { foodOfPart, partsNamed } from './restriction-names.js';
import { keyOfWords } from './restriction-words.js';

/** What stays allowed although a restriction would leave it out: ingredients by their very names, or what a class of food is made of. */
export interface Exception {
  readonly names: readonly string[];
  readonly kinds: readonly Kind[];
  readonly allergens: readonly Allergen[];
}

/** The food of the same animal that is called like it: chicken thigh, for chicken. A dish with chicken is not chicken. */
const cutsOf = (it: Ingredient): string[] =>
  it.role === 'protein'
    ? everyIngredient().flatMap(({ name, kinds, mayHold }) =>
        ` ${name} `.includes(` ${it.name} `) && [...kinds, ...mayHold].every((kind) => it.kinds.includes(kind)) ? [name] : [],
      )
    : [];

/** The English name of the one food that a word of another language is for: fish for "Fisch", by the diet that leaves it out. */
const englishNameOf = (key: string): string => {
  const [part, ...others] = partsNamed(key) ?? [];
  return part === undefined || others.length > 0 ? key : foodOfPart(part);
};

/** What is allowed by a phrase. A diet is not a food, but what it leaves out may be one: "tree nuts". */
export const toException = (food: readonly Token[]): Exception | undefined => {
  const written = keyOfWords(food);
  const key = namesFood(written) ? written : englishNameOf(written);
  const it = findExact(key)?.ingredient;
  const { kinds, allergens } = foodClassOf(key) ?? { kinds: [], allergens: [] };
  const members = kinds.length > 0 ? [] : avoidedFood(key).hidden;
  const names = [...(it ? [it.name, ...cutsOf(it)] : []), ...members.map((name) => findExact(name)?.ingredient.name ?? name)];
  return names.length + kinds.length > 0 ? { names, kinds, allergens } : undefined;
};

/** What is left out for who eats, as honey is for an infant, knows no exceptions. */
const isForAudience = ({ name }: Restriction): boolean => avoidedFood(name).isAudience;

/** Whether the restriction would leave out what is to be allowed. */
export const concerns = (restriction: Restriction, { names, kinds }: Exception): boolean =>
  !isForAudience(restriction) &&
  (kinds.some((kind) => restriction.kinds.includes(kind)) || names.some((name) => isExcluded(restriction, find(name))));

/** Whether a restriction leaves out all that is to be allowed, as vegan leaves out chicken, and kosher not all beef. */
export const forbids = (restriction: Restriction, { names }: Exception): boolean =>
  names.length > 0 && names.every((name) => isExcluded(restriction, find(name)));

/** Whether a restriction is of a part of what is allowed, and stays: "I eat fish, but no salmon", "meat is fine, no pork". */
const isPartOf = ({ name, kinds }: Restriction, exception: Exception): boolean =>
  kinds.length > 0
    ? kinds.every((kind) => exception.kinds.includes(kind))
    : exception.names.some((one) => ` ${keyOf(name)} `.includes(` ${keyOf(one)} `));

/** Whether an ingredient is a food of the excepted kinds, and breaks the restriction by nothing else: cheese is made of milk. */
const isOfKinds = ({ kinds, allergens }: Restriction, excepted: readonly Kind[], it: Ingredient): boolean => {
  const all = withImplied(excepted.filter((kind) => it.kinds.includes(kind)));
  return (
    all.length > 0 &&
    it.parts?.length === 0 &&
    it.kinds.every((kind) => all.includes(kind) || !kinds.includes(kind)) &&
    it.allergens.every((allergen) => allergensOf(all).includes(allergen) || !allergens.includes(allergen))
  );
};

/** The restriction without what is excepted from it. */
export const allowing = (restriction: Restriction, all: readonly Exception[]): Restriction => {
  const exceptions = isForAudience(restriction) ? [] : all.filter((exception) => !isPartOf(restriction, exception));
  const kinds = exceptions.flatMap((exception) => exception.kinds);
  const allergens = exceptions.flatMap((exception) => exception.allergens);
  return {
    ...restriction,
    exceptions: [...restriction.exceptions, ...exceptions.flatMap(({ names }) => names)],
    kinds: restriction.kinds.filter((kind) => !kinds.includes(kind)),
    allergens: restriction.allergens.filter((allergen) => !allergens.includes(allergen)),
    ...(kinds.length > 0 && { isAllowed: (it) => restriction.isAllowed?.(it) === true || isOfKinds(restriction, kinds, it) }),
  };
};
