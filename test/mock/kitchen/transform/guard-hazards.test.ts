import { describe, expect, test } from 'vitest';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';

const recipe = (line: string) => ({
  title: 'Creamy Pasta',
  ingredients: [line, '1 lb pasta', '1 cup heavy cream', '4 tbsp butter'],
  instructions: ['Boil the pasta.', 'Heat the rest in the butter, add the cream and toss with the pasta.'],
});

describe('a recipe with what nobody should eat stays as it is, with the reason', () => {
  test.each([
    '200 g death cap mushrooms',
    '1 cup rhubarb leaves',
    '1 lb spoiled shrimp',
    '2 crushed aspirin tablets',
    '1 tsp bleach',
    '1 tsp shampoo',
    '3 drops tea tree oil',
  ])('%s', (line) => {
    const { ingredients, changes, warnings } = healthify({ recipe: recipe(line) });
    expect(ingredients).toEqual(recipe(line).ingredients);
    expect(changes).toEqual([]);
    expect(warnings[0]).toContain('do not eat it');
  });

  test('birthday candles are no reason', () => {
    expect(healthify({ recipe: recipe('8 birthday candles') }).changes).not.toEqual([]);
  });
});
