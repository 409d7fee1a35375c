import { expect, test } from 'vitest';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';
import { foreignFood } from '../../../../mock/kitchen/safety/foreign-food.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';

test.each([
  ['German', 'Mehl', 'flour'],
  ['German with an umlaut', 'Möhren', 'carrot'],
  ['French', 'oignons', 'onion'],
  ['French that is called like another food in English', 'pâtes', 'pasta'],
  ['French of several words', 'farine de blé', 'flour'],
  ['Spanish', 'nueces', 'walnut'],
])('a common food is known by its name in another language: %s', (_, name, food) => {
  expect(foreignFood(name)?.name).toBe(food);
});

test.each(['xyzzy', 'Mehlschwitze'])('a name that is no food of the table means nothing: %s', (name) => {
  expect(foreignFood(name)).toBeUndefined();
});

test.each(['pâtes', 'pates', 'pâte', 'pâté'])('%s may hold wheat: it is no pâté without it', (name) => {
  expect(brokenBy(name, parseRestrictions(['wheat allergy']).exclusions)).toBeDefined();
});

test.each(['Reis', 'oignons', 'Mehl'])('a name in another language clears nothing: %s', (name) => {
  expect(brokenBy(name, parseRestrictions(['peanut allergy']).exclusions)).toBeDefined();
});
