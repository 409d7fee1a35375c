import { diets, type Allergen } from '../../../src/contract/enums.js';
import { find } from '../ingredients/find.js';
import type { Kind } from '../ingredients/ingredient.js';
import { spaced } from './diet-names.js';
import { restrictionOf } from './diet-rules.js';
import { findExact, foodClass, foodClassOf } from './exclusion.js';
import { isExcluded } from './judge.js';
import type { Restriction } from './restriction.js';

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
