import { describe, expect, test } from 'vitest';
import { generateRecipe } from '../../../../mock/kitchen/generate/generate-recipe.js';
import { cuisines } from '../../../../src/contract/enums.js';

describe('what is on the plate', () => {
  test('has at most 1,000 kcal a serving, however full the pantry', () => {
    const everything = ['beef', 'salmon', 'eggs', 'bacon', 'black beans', 'rice', 'potatoes', 'coconut milk', 'cream', 'cheddar', 'avocado', 'peanuts', 'butter', 'olive oil', 'onion', 'carrots', 'spinach', 'peanut butter', 'honey', 'sausages']; // prettier-ignore
    for (let seed = 0; seed < 8; seed++) expect(generateRecipe({ ingredients: everything }, seed).nutrition.calories).toBeLessThan(1000);
  });

  test('fills the plate if the pantry holds little', () => {
    const { nutrition } = generateRecipe({ ingredients: ['shrimp', 'butter', 'salt', 'zucchini'], servings: 4 }, 1);
    expect(nutrition.calories).toBeGreaterThan(300);
  });

  test('boils dried beans in more than a splash of wine', () => {
    for (const cuisine of cuisines) {
      const { name, ingredients } = generateRecipe(
        { ingredients: ['dried chickpeas', 'spinach', 'garlic', 'olive oil'], cuisine, servings: 4 },
        1,
      );
      const liquid = ingredients.filter(({ name: one }) => /broth|water|coconut milk|tomato|passata|salsa/.test(one));
      expect(
        liquid.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
        `${name} (${cuisine})`,
      ).toBeGreaterThan(300);
    }
  });

  test('makes a cheesecake of cheese', () => {
    const { ingredients, servings } = generateRecipe({ ingredients: ['cream cheese', 'sugar', 'eggs', 'graham crackers', 'butter'] }, 1);
    const cheese = ingredients.find(({ name }) => name === 'cream cheese');
    expect((cheese?.grams ?? 0) / servings).toBeGreaterThan(70);
    expect(cheese?.preparation).toBeNull();
  });

  test('makes a meal of sea scallops, and no seasoning', () => {
    const { ingredients } = generateRecipe({ ingredients: ['12 large sea scallops', 'butter', 'lemon'], servings: 2 }, 1);
    expect(ingredients.find(({ name }) => name === 'sea scallops')?.grams).toBeGreaterThan(150);
  });

  test('boils an egg whole', () => {
    const { ingredients, steps } = generateRecipe({ ingredients: ['potatoes', 'mayonnaise', 'eggs', 'celery'] }, 1);
    expect(ingredients.find(({ name }) => name === 'eggs')?.preparation).toBeNull();
    expect(steps.map(({ instruction }) => instruction).join(' ')).not.toMatch(/beat the eggs/i);
  });

  test('leaves mayonnaise out of the pot', () => {
    const { steps } = generateRecipe({ ingredients: ['chicken thighs', 'potatoes', 'carrots', 'chicken broth', 'mayonnaise'] }, 1);
    const hot = steps.filter(({ phase }) => phase === 'cook').flatMap(({ ingredients }) => ingredients);
    expect(hot).not.toContain('mayonnaise');
  });

  test('uses a can of tuna as canned tuna', () => {
    const { ingredients } = generateRecipe({ ingredients: ['2 cans tuna', 'bread', 'lettuce', 'celery'] }, 1);
    expect(ingredients.map(({ name }) => name)).toContain('canned tuna');
  });

  test('lists pork ribs by their name, and cloves of garlic without saying cloves twice', () => {
    const { ingredients } = generateRecipe({ ingredients: ['pork ribs', 'garlic cloves', 'potatoes'] }, 1);
    const displays = ingredients.map(({ display }) => display).join('; ');
    expect(displays).toContain('pork ribs');
    expect(displays).toMatch(/\d cloves? garlic(?! clove)/);
  });
});
