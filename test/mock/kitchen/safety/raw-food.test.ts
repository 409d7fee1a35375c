import { describe, expect, test } from 'vitest';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { whyHeat } from '../../../../mock/kitchen/safety/raw-food.js';
import { safeTemperatureOf } from '../../../../mock/kitchen/safety/raw-food.js';

const ingredientOf = (name: string) => {
  const ingredient = find(name)?.ingredient;
  if (!ingredient) throw new Error(`"${name}" is not known.`);
  return ingredient;
};

const safeFahrenheit = (name: string) => safeTemperatureOf(ingredientOf(name), name)?.temperature.fahrenheit;

describe('the safe internal temperature (USDA FSIS)', () => {
  test.each([
    [165, ['chicken breast', 'whole chicken', 'ground turkey', 'duck breast', 'frozen dumplings']],
    [160, ['ground beef', 'pork sausage', 'beef burger patty', 'eggs', 'rabbit', 'wild boar', 'beef liver', 'kidneys']],
    [145, ['pork chop', 'sirloin steak', 'lamb shoulder', 'salmon', 'shrimp', 'raw ham']],
  ])('%d °F: %j', (degrees, names) => {
    for (const name of names) expect(safeFahrenheit(name), name).toBe(degrees);
  });

  test.each([
    'cooked chicken breast',
    'rotisserie chicken',
    'canned tuna',
    'smoked salmon',
    'prosciutto',
    'chicken broth',
    'vegetarian sausage',
    'tofu',
    'bacon',
    'shrimp chips',
    'lard',
  ])('%s has none', (name) => {
    expect(safeFahrenheit(name)).toBeUndefined();
  });
});

describe('needs heat', () => {
  test.each([
    ['dried kidney beans', 'must be boiled'],
    ['red lentils', 'must be boiled'],
    ['flour', 'flour is a raw food'],
    ['pizza dough', 'must be baked'],
    ['rice', 'must be cooked'],
    ['eggplant', 'must be cooked'],
    ['morels', 'poisonous raw'],
    ['elderberries', 'poisonous raw'],
    ['bacon', 'must be cooked'],
    ['chicken thighs', 'to be safe'],
  ])('%s: %s', (name, why) => {
    expect(whyHeat(name, ingredientOf(name))).toContain(why);
  });

  test.each([
    'canned chickpeas',
    'cooked rice',
    'rolled oats',
    'carrot',
    'potato chips',
    'pumpkin seeds',
    'mashed potato',
    'hummus',
    'flour tortillas',
    'tofu',
  ])('%s does not', (name) => {
    expect(whyHeat(name, ingredientOf(name))).toBeUndefined();
  });
});
