import { describe, expect, test } from 'vitest';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { flagsOf } from '../../../../mock/kitchen/safety/dietary-flags.js';
import { clashes, forAdditionTo, forOneDish } from '../../../../mock/kitchen/safety/dish-rules.js';
import { brokenBy, isExcluded } from '../../../../mock/kitchen/safety/judge.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';

const kosher = parseRestrictions(['kosher']).exclusions;
const matches = (...names: string[]) => names.map((name) => find(name));

const excludedFrom = (dish: string[], names: string[]) => {
  const restrictions = forOneDish(kosher, matches(...dish));
  return names.filter((name) => restrictions.some((restriction) => isExcluded(restriction, find(name))));
};

describe('kosher: meat and milk are not in one dish', () => {
  test('a dish with meat goes without milk', () => {
    expect(excludedFrom(['ground beef', 'onion'], ['cheddar', 'butter', 'olive oil', 'chicken', 'salmon'])).toEqual(['cheddar', 'butter']);
  });

  test('a dish with more milk than meat goes without meat', () => {
    expect(excludedFrom(['milk', 'cheddar', 'chicken'], ['cheddar', 'chicken', 'salmon'])).toEqual(['chicken']);
  });

  test('the reason names the dish', () => {
    expect(forOneDish(kosher, matches('ground beef')).at(-1)?.reasonSuffix).toBe('in a dish with meat');
  });

  test('beef and cheese together do not carry the flag, though somebody asked for it', () => {
    expect(kosher.some((restriction) => clashes(restriction, matches('ground beef', 'cheddar')))).toBe(true);
    expect(flagsOf(matches('ground beef', 'cheddar'), kosher)).not.toContain('kosher');
    expect(flagsOf(matches('ground beef', 'onion'), kosher)).toContain('kosher');
  });

  test.each(['eel', 'catfish', 'shark', 'skate', 'sturgeon', 'basa'])('%s has no scales', (name) => {
    expect(brokenBy(name, kosher)).toBeDefined();
  });
});

describe('what is added to a kosher dish', () => {
  const excludedWith = (dish: string[], name: string) =>
    forAdditionTo(() => matches(...dish), kosher).some((restriction) => isExcluded(restriction, find(name)));

  test.each([
    ['butter', ['ground beef', 'onion'], true],
    ['chicken', ['cream', 'pasta'], true],
    ['butter', ['flour', 'sugar'], false],
    ['salmon', ['cream', 'pasta'], false],
  ])('%s in %j: excluded %s', (name, dish, expected) => {
    expect(excludedWith(dish, name)).toBe(expected);
  });
});

test('no other diet keeps foods apart', () => {
  const halal = parseRestrictions(['halal', 'vegan']).exclusions;
  expect(forOneDish(halal, matches('ground beef', 'milk'))).toEqual(halal);
});
