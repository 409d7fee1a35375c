import { describe, expect, test } from 'vitest';
import type { GenerateRequest } from '../../../../src/contract/recipes.js';
import { generateRecipe } from '../../../../mock/kitchen/generate/generate-recipe.js';
import { Unsatisfiable } from '../../../../mock/kitchen/unsatisfiable.js';

const generate = (ingredients: string[], request: Partial<GenerateRequest> = {}) => generateRecipe({ ingredients, ...request }, 1);
const namesIn = (recipe: ReturnType<typeof generate>) => recipe.ingredients.map(({ name }) => name.toLowerCase()).join(', ');

describe('what nobody should eat', () => {
  test.each(['death cap mushrooms', 'rhubarb leaves', 'milk (expired)', 'rice left out overnight', 'bleach', 'aspirin'])(
    '%s is left out, with the reason',
    (hazard) => {
      const recipe = generate([hazard, 'pasta', 'tomatoes', 'cream']);
      expect(recipe.pantry.excluded).toMatchObject([
        { reason: expect.stringContaining('is not cooked here: '), restriction: 'food_safety' },
      ]);
      expect(recipe.warnings).toContain(recipe.pantry.excluded[0]?.reason);
    },
  );

  test('alone, it is refused', () => {
    expect(() => generate(['death cap mushrooms'])).toThrow(Unsatisfiable);
    expect(() => generate(['death cap mushrooms'])).toThrow(/amatoxins/);
  });
});

describe('kosher', () => {
  test('beef and cheese do not become one dish', () => {
    const recipe = generate(['ground beef', 'cheddar', 'onion'], { dietary_restrictions: ['kosher'] });
    expect(namesIn(recipe)).not.toMatch(/cheddar|butter|cream|milk|yogurt/);
    expect(recipe.pantry.excluded).toMatchObject([{ name: 'cheddar', reason: 'cheddar is ruled out by "kosher" in a dish with meat.' }]);
    expect(recipe.dietary_flags).toContain('kosher');
  });

  test('pasta with cream goes without meat', () => {
    const recipe = generate(['pasta', 'cream', 'parmesan'], { dietary_restrictions: ['kosher'] });
    expect(namesIn(recipe)).not.toMatch(/chicken|beef|lamb|turkey/);
  });
});

test('an infant gets no honey, salt or sugar', () => {
  const recipe = generate(['oats', 'honey', 'banana'], { dietary_restrictions: ['for my 8 month old'] });
  expect(namesIn(recipe)).not.toMatch(/honey|salt|sugar/);
});

test.each([{ dietary_restrictions: ['kid-friendly'] }, { skill_level: 'kids' }])('children get no rum: %j', (request) => {
  expect(namesIn(generate(['rum', 'cream', 'chocolate'], request))).not.toContain('rum');
});

test('a vegan dish with wine says that the label decides', () => {
  const recipe = generate(['mushrooms', 'white wine', 'rice', 'onion'], { dietary_restrictions: ['vegan'] });
  expect(recipe.warnings.join(' ')).toContain('choose one that is labelled vegan');
});

test.each(['kidney beans (dried)', 'dried kidney beans', 'uncooked kidney beans', 'raw red kidney beans'])(
  '%s are soaked and boiled hard',
  (beans) => {
    const steps = generate([beans, 'rice', 'onion']).steps.map(({ instruction }) => instruction);
    expect(steps[0]).toContain('Soak the');
    expect(steps[1]).toContain('boil hard for 10 minutes');
  },
);

test.each(['morels', 'wild mushrooms', 'elderberries', 'enoki mushrooms'])('%s are not served raw', (food) => {
  const { steps } = generate([food, 'lettuce', 'lemon', 'olive oil']);
  const [at, heat] = [food.split(' ').at(-1) ?? '', /roast|simmer|fry|cook|bake|boil/i];
  expect(steps.some(({ instruction, phase }) => phase === 'cook' && instruction.includes(at) && heat.test(instruction))).toBe(true);
});

test('cassava is peeled: its peel is poisonous', () => {
  expect(generate(['cassava', 'chicken', 'onion']).steps[0]?.instruction).toContain('eel the cassava');
});

test.each([
  ['mussels', 'white wine', 'garlic'],
  ['oysters', 'lemon', 'green beans'],
])('%s that stay shut are thrown away', (...pantry) => {
  const steps = generate(pantry).steps.map(({ instruction }) => instruction);
  expect(steps.join(' ')).toMatch(/throw away (?:any|those) that stay shut/i);
});

test('foil and skewers are kitchen equipment', () => {
  const { pantry } = generate(['chicken', 'foil', 'onion']);
  expect(pantry.excluded).toMatchObject([{ name: 'foil', reason: '"foil" is not cooked here: it is kitchen equipment, not food.' }]);
});

test('what is spoiled does not hide what is fresh', () => {
  const { pantry } = generate(['chicken left out overnight', 'chicken', 'rice']);
  expect(pantry.used).toContain('chicken');
});

test('an infant is served no firm fruit and vegetables raw', () => {
  const forInfant = { dietary_restrictions: ['infant'] };
  expect(generate(['oats', 'apple', 'milk'], forInfant).pantry.used).not.toContain('apple');
  expect(generate(['oats', 'banana', 'milk'], forInfant).pantry.used).toContain('banana');
  expect(generate(['apple', 'cinnamon'], forInfant).steps.some(({ phase }) => phase === 'cook')).toBe(true);
});

test('an air fryer is kitchen equipment, and no chicken', () => {
  expect(generate(['air fryer', 'salmon', 'green beans']).pantry.excluded).toMatchObject([{ name: 'air fryer' }]);
});
