import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breachesIn } from './breaches.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';
import { generateRecipe } from '../../../../mock/kitchen/generate/generate-recipe.js';
import { everyIngredient, find } from '../../../../mock/kitchen/ingredients/find.js';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';
import { Unsatisfiable } from '../../../../mock/kitchen/unsatisfiable.js';
import { generatedRecipeSchema, type GenerateRequest } from '../../../../src/contract/recipes.js';
import { cuisines, diets } from '../../../../src/contract/enums.js';

const ingredientNames = everyIngredient().map(({ name }) => name);

const pantry: GenerateRequest = { ingredients: ['chicken breast', 'soy sauce', 'ginger', 'garlic', 'broccoli', 'rice', 'sesame oil'] };

/** A recipe, or `undefined` where none can be made honestly. */
const tryToCook = (request: GenerateRequest, seed: number) => {
  try {
    return generateRecipe(request, seed);
  } catch (error) {
    if (error instanceof Unsatisfiable) return undefined;
    throw error;
  }
};

const requests = fc.record(
  {
    ingredients: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ingredientNames) }, { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20 }) }), { maxLength: 15 }),
    cuisine: fc.constantFrom(...cuisines, 'martian'),
    dietary_restrictions: fc.array(fc.constantFrom<string>(...diets, 'no dairy', 'celiac', 'cilantro'), { maxLength: 2 }),
    time_available: fc.integer({ min: 1, max: 180 }),
    skill_level: fc.constantFrom('beginner', 'intermediate', 'advanced', 'easy'),
    servings: fc.integer({ min: 1, max: 30 }),
  },
  { requiredKeys: ['ingredients'] },
) as fc.Arbitrary<GenerateRequest>; // prettier-ignore

describe('a generated recipe', () => {
  test('has the diets that are asked for in its flags, or a warning', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...diets), (request, diet) => {
        const recipe = tryToCook({ ...request, dietary_restrictions: [diet] }, 1);
        expect(!recipe || recipe.dietary_flags.includes(diet) || recipe.warnings.length > 0).toBe(true);
      }),
    );
  });

  test('is not one of oil alone if the pantry is empty and there is one minute', () => {
    const request: GenerateRequest = { ingredients: [], cuisine: 'moroccan', time_available: 1, dietary_restrictions: ['low_fodmap'] };
    expect(() => generateRecipe(request, 1)).toThrow('Nothing from this pantry is ready in 1 minute; the quickest dish takes 3 minutes.');
  });

  test.each(cuisines)('has ingredients, though the pantry is empty and there is one minute (%s)', (cuisine) => {
    const recipes = diets.map((diet) => tryToCook({ ingredients: [], cuisine, time_available: 1, dietary_restrictions: [diet] }, 1));
    expect(recipes.filter((recipe) => recipe?.ingredients.length === 0)).toEqual([]);
  });

  test.each(['pasta', 'noodles', 'bread', 'puff pastry', 'gnocchi', 'breadcrumbs'])('says that not every %s is vegan', (name) => {
    const recipe = generateRecipe({ ingredients: [name, 'tomatoes'], dietary_restrictions: ['vegan'] }, 1);
    expect(recipe.dietary_flags).not.toContain('vegan');
    expect(recipe.warnings).toEqual([`Check the label of the ${name}: "vegan" rules some kinds out.`]);
  });

  test.each<[diet: string, ingredients: string[]]>([
    ['paleo', ['chicken', 'tomatoes', 'zucchini']],
    ['whole30', ['chicken', 'tomatoes', 'zucchini']],
    ['high_protein', ['chicken', 'tomatoes', 'zucchini']],
    ['high_fiber', ['chickpeas', 'tomatoes']],
  ])('for %s buys what keeps it for sure, and has its flag', (diet, ingredients) => {
    const recipe = generateRecipe({ ingredients, dietary_restrictions: [diet] }, 1);
    expect([recipe.dietary_flags.includes(diet), recipe.warnings]).toEqual([true, []]);
  });

  test('has the shape of the contract, whatever is asked, or is refused in sentences', () => {
    fc.assert(
      fc.property(requests, fc.nat(5), (request, seed) => {
        const recipe = tryToCook(request, seed);
        expect(recipe === undefined || generatedRecipeSchema.safeParse({ id: 'r', ...recipe }).success).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('keeps every restriction in its list, and none of its words breaks one', () => {
    fc.assert(
      fc.property(requests, fc.nat(5), (request, seed) => {
        const recipe = tryToCook(request, seed);
        const { exclusions } = parseRestrictions(request.dietary_restrictions ?? []);
        for (const { name } of recipe?.ingredients ?? []) expect(brokenBy(name, exclusions), name).toBeUndefined();
        for (const text of [recipe?.name ?? '', ...(recipe?.steps ?? []).map(({ instruction }) => instruction)])
          expect(breachesIn(text, exclusions)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('takes the time that its steps add up to, and no more than there is', () => {
    fc.assert(
      fc.property(requests, fc.nat(5), (request, seed) => {
        const recipe = tryToCook(request, seed);
        if (!recipe) return;
        const { prep_minutes, cook_minutes, rest_minutes, total_minutes } = recipe.timing;
        expect(total_minutes).toBe(prep_minutes + cook_minutes + rest_minutes);
        expect(total_minutes).toBe(recipe.steps.reduce((sum, step) => sum + (step.duration_minutes ?? 0), 0));
        expect(total_minutes).toBeLessThanOrEqual(request.time_available ?? Infinity);
      }),
      { numRuns: 150 },
    );
  });

  test('uses in its steps what it lists, and nothing else', () => {
    fc.assert(
      fc.property(requests, fc.nat(5), (request, seed) => {
        const recipe = tryToCook(request, seed);
        const listed = (recipe?.ingredients ?? []).map(({ name }) => name);
        expect(new Set(recipe?.steps.flatMap(({ ingredients }) => ingredients))).toEqual(new Set(listed));
      }),
      { numRuns: 150 },
    );
  });

  test('is the same for the same request and seed', () => {
    expect(generateRecipe(pantry, 3)).toEqual(generateRecipe(structuredClone(pantry), 3));
  });

  test('is the same dish in other amounts for another number of servings', () => {
    const two = generateRecipe({ ...pantry, servings: 2 }, 1);
    const eight = generateRecipe({ ...pantry, servings: 8 }, 1);
    expect(eight.name).toBe(two.name);
    const grams = ({ ingredients }: typeof two) => ingredients.reduce((sum, line) => sum + (line.grams ?? 0), 0);
    expect(grams(eight) / grams(two)).toBeGreaterThan(3.5);
    expect(grams(eight) / grams(two)).toBeLessThan(4.5);
  });

  test('has the nutrition of its grams', () => {
    const { ingredients, nutrition, servings } = generateRecipe(pantry, 1);
    const calories = ingredients.reduce(
      (sum, { name, grams }) => sum + ((find(name)?.ingredient.nutrition.calories ?? 0) * (grams ?? 0)) / 100,
      0,
    );
    expect(nutrition.calories).toBe(Math.round(calories / servings));
  });

  test.each(['rice', 'pasta', 'eggs', 'cheddar', 'potatoes', 'quinoa'])('a dish from %s alone is named after it', (only) => {
    expect(generateRecipe({ ingredients: [only] }, 1).name.toLowerCase()).toContain(only.replace(/(e?s)$/, ''));
  });

  test('names what the diet excludes, the reason and the restriction', () => {
    const { pantry: use } = generateRecipe(
      { ingredients: ['chicken breast', 'rice', 'tofu', 'carrot'], dietary_restrictions: ['Vegan'] },
      1,
    );
    expect(use.excluded).toEqual([{ name: 'chicken breast', reason: expect.stringContaining('vegan') as string, restriction: 'vegan' }]);
    expect(use.used).toEqual(expect.arrayContaining(['rice', 'tofu', 'carrot']));
  });

  test('uses an unknown ingredient by its name, without facts, and keeps no diet flag', () => {
    const { ingredients, dietary_flags, warnings } = generateRecipe({ ingredients: ['zorbleberry', 'tofu'] }, 1);
    expect(ingredients.find(({ name }) => name === 'zorbleberry')).toMatchObject({
      category: 'other',
      grams: null,
      quantity: null,
      from_pantry: true,
    });
    expect(dietary_flags).toEqual([]);
    expect(warnings.join(' ')).toContain('zorbleberry');
  });

  test('keeps an unknown name as it is written: "Reis" is not a plural', () => {
    const { ingredients, warnings } = generateRecipe({ ingredients: ['Reis', 'chicken'] }, 1);
    expect(ingredients.map(({ name }) => name)).toContain('Reis');
    expect(warnings.join()).toContain('checked for allergens: Reis.');
  });

  test('says of an amount that it is not a number', () => {
    const { warnings } = generateRecipe({ ingredients: ['1/0 cup flour', 'eggs', 'milk'] }, 1);
    expect(warnings).toContain('Of "1/0 cup flour", the amount "1/0" is not a number from 0 to 1,000,000, and is left out.');
  });

  test('cooks the quicker main of a pantry if there is no time for the other one', () => {
    const { timing, warnings } = generateRecipe({ ingredients: ['beef brisket', 'dried beans'], time_available: 180 }, 1);
    expect(timing.total_minutes).toBeLessThanOrEqual(180);
    expect(warnings).toContain('Allowed, but not used in this dish: dried beans.');
  });

  test('leaves out an unknown ingredient if the request names an allergy', () => {
    const { pantry: use } = generateRecipe({ ingredients: ['zorbleberry', 'rice', 'carrot'], dietary_restrictions: ['nut allergy'] }, 1);
    expect(use.excluded.map(({ name }) => name)).toEqual(['zorbleberry']);
  });

  test('is made from an empty pantry, for every cuisine', () => {
    for (const cuisine of cuisines) {
      const recipe = generateRecipe({ ingredients: [], cuisine }, 1);
      expect(recipe.cuisine).toBe(cuisine);
      expect(recipe.steps.length).toBeGreaterThan(2);
      expect(recipe.pantry.missing.length).toBeGreaterThan(1);
    }
  });

  test('says in degrees when raw poultry is safe', () => {
    const hot = generateRecipe(pantry, 1).steps.filter(({ safe_internal_temperature: safe }) => safe);
    expect(hot.map(({ safe_internal_temperature: safe }) => safe)).toEqual([{ celsius: 74, fahrenheit: 165 }]);
    expect(hot[0]?.instruction).toContain('165°F (74°C)');
  });

  test('explains more to a beginner than to an advanced cook, and allows more time', () => {
    const beginner = generateRecipe({ ...pantry, skill_level: 'beginner' }, 1);
    const advanced = generateRecipe({ ...pantry, skill_level: 'advanced' }, 1);
    expect(beginner.steps[0]?.instruction).toContain('Wash your hands');
    expect(beginner.steps[0]?.duration_minutes).toBeGreaterThan(advanced.steps[0]?.duration_minutes ?? 0);
  });

  test('uses up a little that is left, and says when there is too little', () => {
    const enough = generateRecipe({ ingredients: ['8 oz chicken breast', 'rice', 'broccoli'], servings: 2 }, 1);
    expect(enough.ingredients.find(({ name }) => name === 'chicken breast')?.grams).toBeLessThan(230);
    const short = generateRecipe({ ingredients: ['1 oz chicken breast', 'rice', 'broccoli'], servings: 4 }, 1);
    expect(short.warnings.join(' ')).toContain('too little for this of: chicken breast');
  });

  test('cooks the meat if the time allows it', () => {
    const quick = { ingredients: ['pork chops', 'apples', 'onions', 'mustard', 'cream', 'thyme'], time_available: 30, servings: 1 };
    const { pantry: use, timing } = generateRecipe({ ...quick, skill_level: 'advanced' }, 1);
    expect(use.used).toContain('pork chops');
    expect(timing.total_minutes).toBeLessThanOrEqual(30);
  });

  test('cooks one of several ingredients if there is no time for all', () => {
    const request = {
      ingredients: ['chorizo', 'rice', 'saffron', 'mussels', 'shrimp', 'peas', 'paprika'],
      time_available: 20,
      servings: 1,
    };
    const { pantry: use, timing } = generateRecipe(request, 1);
    expect(use.used).toEqual(expect.arrayContaining(['shrimp', 'peas', 'saffron', 'paprika']));
    expect(timing.total_minutes).toBeLessThanOrEqual(20);
  });

  test('is a curry only if the cuisine cooks curries', () => {
    const british = { ingredients: ['lamb', 'potatoes', 'peas', 'onions', 'butter'], cuisine: 'british' };
    for (let seed = 0; seed < 20; seed++) expect(generateRecipe(british, seed).name).not.toContain('Curry');
    const names = Array.from(
      { length: 20 },
      (_, seed) => generateRecipe({ ingredients: ['chickpeas', 'coconut milk', 'onion'], cuisine: 'thai' }, seed).name,
    );
    expect(names.join(' ')).toContain('Curry');
  });

  test.each([
    ['tuna, mayonnaise, bread', 'Sandwiches'],
    ['peanut butter, strawberry jam, bread', 'Sandwiches'],
    ['ground beef, hamburger buns, cheddar, lettuce', 'Burgers'],
    ['pita, hummus, cucumber, tomato', 'Wraps'],
    ['bread, eggs, milk, cinnamon', 'French Toast'],
    ['flour, yeast, water, salt, olive oil', 'Loaf'],
    ['flour, yeast, milk, butter, sugar, cinnamon', 'Buns'],
    ['pizza dough, mozzarella, tomato sauce', 'Pizza'],
    ['oats, milk, banana', 'Porridge'],
    ['oats, almonds, honey, coconut oil, raisins', 'Granola'],
    ['flour, milk, eggs, butter', 'Pancakes'],
    ['puff pastry, apples, sugar', 'Tart'],
    ['cream cheese, sugar, eggs, graham crackers, butter', 'Cheesecake'],
    ['sugar, cornstarch, milk, vanilla extract', 'Pudding'],
    ['spinach, banana, almond milk', 'Smoothie'],
    ['black tea, milk, cardamom, sugar', 'Chai'],
    ['lettuce, tomato, cucumber, feta, olives', 'Salad'],
    ['potatoes, mayonnaise, eggs, celery', 'Potato Salad'],
    ['spaghetti, tomatoes, garlic, basil', 'Spaghetti'],
  ])('from %s is: %s', (items, noun) => {
    for (let seed = 0; seed < 5; seed++)
      expect(generateRecipe({ ingredients: items.split(', ') }, seed).name).toMatch(new RegExp(`${noun}$`));
  });

  test('is baked with another flour if the diet rules flour out', () => {
    const { pantry: use, ingredients } = generateRecipe(
      { ingredients: ['flour', 'sugar', 'butter', 'eggs', 'chocolate chips', 'baking soda'], dietary_restrictions: ['celiac'] },
      1,
    );
    expect(use.excluded.map(({ name }) => name)).toEqual(['flour']);
    expect(use.used).toEqual(expect.arrayContaining(['sugar', 'butter', 'chocolate chips']));
    expect(ingredients.map(({ category }) => category)).not.toContain('meat');
  });

  test('reads "beat the eggs, wash the spinach" as two things', () => {
    const { pantry: use } = generateRecipe(
      { ingredients: ['12 eggs', 'spinach', 'bell pepper', 'cheddar'], dietary_restrictions: ['dairy_free'] },
      1,
    );
    expect(use.used).toEqual(expect.arrayContaining(['eggs', 'spinach']));
  });

  test('says why in a sentence', () => {
    const { pantry: use } = generateRecipe(
      { ingredients: ['sausages', 'honey', 'cilantro', 'rice', 'carrots'], dietary_restrictions: ['vegan', 'no cilantro'] },
      1,
    );
    const reasons = use.excluded.map(({ reason }) => reason);
    expect(reasons).toEqual(expect.arrayContaining(['sausages are ruled out by "vegan".', 'honey is ruled out by "vegan".']));
    expect(reasons.join(' ')).toContain('cilantro is ruled out');
  });

  test('is written with amounts that a kitchen can measure', () => {
    fc.assert(
      fc.property(requests, fc.nat(5), (request, seed) => {
        for (const { display } of tryToCook(request, seed)?.ingredients ?? [])
          expect(display).not.toMatch(
            /^(?:\d+ )?[1-7]\/[38] teaspoon(?<!1\/8 teaspoon)|\d \d\/8|^1 (?:eggs|onions|tomatoes)\b|NaN|undefined/,
          );
      }),
      { numRuns: 100 },
    );
  });

  test('is refused if there is no time for anything', () => {
    expect(() => generateRecipe({ ingredients: ['beef chuck'], time_available: 1 }, 1)).toThrow(Unsatisfiable);
  });

  test('warns about words that it does not know', () => {
    const { warnings, cuisine } = generateRecipe({ ...pantry, cuisine: 'martian', skill_level: 'wizard' }, 1);
    expect(cuisine).toBe('chinese');
    expect(warnings.join(' ')).toMatch(/"martian" is not known.*|"wizard" is not known.*/);
    expect(warnings).toHaveLength(2);
  });
});
