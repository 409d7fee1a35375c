import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adaptMethod } from '../../../../mock/kitchen/transform/adapt-method.js';
import { budgetifyRecipe } from '../../../../mock/kitchen/transform/budgetify-recipe.js';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';
import { find } from '../../../../mock/kitchen/ingredients/find.js';
import { nutritionOf } from '../../../../mock/kitchen/lines/nutrition.js';
import { parseLine } from '../../../../mock/kitchen/lines/parse-line.js';
import { rewriteTone } from '../../../../mock/kitchen/tones/rewrite-tone.js';
import { Unsatisfiable } from '../../../../mock/kitchen/unsatisfiable.js';
import { RecipeDraft } from '../../../../mock/kitchen/transform/recipe-draft.js';
import {
  adaptedRecipeSchema,
  budgetRecipeSchema,
  healthifiedRecipeSchema,
  recipeInputSchema,
  rewrittenRecipeSchema,
  type RecipeInput,
  type TransformedRecipe,
} from '../../../../src/contract/transforms.js';
import { healthFocuses, methods, tones, type Method } from '../../../../src/contract/enums.js';

const folder = 'examples/recipes';
const recipes = readdirSync(folder).map((file): RecipeInput => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as RecipeInput);
const titled = (word: string): RecipeInput => recipes.find(({ title }) => title.includes(word)) as RecipeInput;

const chili = titled('Chili');
const stew = titled('Stew');
const roast = titled('Roast Chicken');
const macaroni = titled('Macaroni');
const salad = titled('Greek Salad');

const allergensIn = (lines: readonly string[]): Set<string> =>
  new Set(lines.flatMap((line) => find(parseLine(line).name)?.ingredient.allergens ?? []));

/** The adapted recipe, or the refusal. */
const tryToAdapt = (recipe: RecipeInput, target_method: Method) => {
  try {
    return adaptMethod({ recipe, target_method });
  } catch (error) {
    if (error instanceof Unsatisfiable) return error;
    throw error;
  }
};

/** What is wrong with a transform of a recipe; empty where it is sound. */
const flawsOf = (recipe: RecipeInput, result: Required<TransformedRecipe>): string[] => {
  const before = allergensIn(recipe.ingredients);
  const flaws = [...allergensIn(result.ingredients)]
    .filter((allergen) => !before.has(allergen))
    .map((allergen) => `new allergen: ${allergen}`);
  if (result.steps.some((step) => step.trim() === '')) flaws.push('an empty step');
  const { lines } = new RecipeDraft({ title: result.name, ingredients: result.ingredients, instructions: result.steps });
  for (const { kind, from } of result.changes) {
    if (kind !== 'replaced' && kind !== 'removed') continue;
    const gone = parseLine(from ?? '').name.toLowerCase();
    const isStillListed = lines.some(({ name }) => name.toLowerCase().includes(gone));
    if (!isStillListed && result.steps.some((step) => step.toLowerCase().includes(gone))) flaws.push(`a step names ${gone}`);
  }
  return flaws;
};

const odd = fc.record({
  title: fc.string({ minLength: 1, maxLength: 60 }),
  ingredients: fc.array(fc.oneof(fc.string({ minLength: 1, maxLength: 60 }), fc.constantFrom(...chili.ingredients, ...macaroni.ingredients)), { minLength: 1, maxLength: 12 }),
  instructions: fc.array(fc.oneof(fc.string({ minLength: 1, maxLength: 120 }), fc.constantFrom(...chili.instructions, ...stew.instructions)), { minLength: 1, maxLength: 8 }),
}); // prettier-ignore

const numbers = (texts: readonly string[]): string[] => texts.join(' ').match(/\d+/g) ?? [];

describe('every transform', () => {
  test('starts from recipes that the service takes', () => {
    for (const recipe of recipes) expect(recipeInputSchema.safeParse(recipe).error).toBeUndefined();
  });

  test('brings no new allergen, and no step names what it took away', () => {
    const flaws = recipes.flatMap((recipe) => [
      ...healthFocuses.flatMap((health_focus) => flawsOf(recipe, healthify({ recipe, health_focus }))),
      ...(['thrifty', 'moderate'] as const).flatMap((budget_level) => flawsOf(recipe, budgetifyRecipe({ recipe, budget_level }))),
    ]);
    expect(flaws).toEqual([]);
  });

  test('has the shape of the contract, whatever the lines and steps say', () => {
    fc.assert(
      fc.property(
        odd,
        fc.constantFrom(...healthFocuses),
        fc.constantFrom(...tones),
        fc.constantFrom(...methods),
        (recipe, health_focus, tone, target_method) => {
          expect(healthifiedRecipeSchema.safeParse(healthify({ recipe, health_focus })).error).toBeUndefined();
          expect(budgetRecipeSchema.safeParse(budgetifyRecipe({ recipe })).error).toBeUndefined();
          expect(rewrittenRecipeSchema.safeParse(rewriteTone({ recipe, tone }, 1)).error).toBeUndefined();
          const adapted = tryToAdapt(recipe, target_method);
          expect(adapted instanceof Unsatisfiable || adaptedRecipeSchema.safeParse(adapted).success).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('gives the same response to the same request and seed', () => {
    expect(healthify({ recipe: chili, health_focus: 'low_fat' })).toEqual(
      healthify({ recipe: structuredClone(chili), health_focus: 'low_fat' }),
    );
    expect(rewriteTone({ recipe: chili, tone: 'playful' }, 4)).toEqual(rewriteTone({ recipe: structuredClone(chili), tone: 'playful' }, 4));
  });
});

describe('healthify', () => {
  const moves = [
    ['low_calorie', 'calories', -1], ['weight_loss', 'calories', -1], ['low_fat', 'fat_g', -1], ['heart_healthy', 'saturated_fat_g', -1], ['low_sodium', 'sodium_mg', -1],
    ['low_sugar', 'sugar_g', -1], ['low_carb', 'carbohydrates_g', -1], ['diabetic_friendly', 'carbohydrates_g', -1], ['high_protein', 'protein_g', 1], ['high_fiber', 'fiber_g', 1], ['gut_health', 'fiber_g', 1],
  ] as const; // prettier-ignore

  test.each(moves)('%s moves %s the right way', (health_focus, number, direction) => {
    // the vegetables of the chili are low in sugar, so it stays as it is
    for (const recipe of health_focus === 'low_sugar' ? [stew, macaroni] : [chili, stew, macaroni]) {
      const { nutrition_before: before, nutrition_after: after } = healthify({ recipe, health_focus });
      expect(Math.sign(after[number] - before[number])).toBe(direction);
    }
  });

  test('reports the nutrition of the list that it prints', () => {
    for (const recipe of recipes) {
      const result = healthify({ recipe, health_focus: 'general' });
      const { lines } = new RecipeDraft({ title: result.name, ingredients: result.ingredients, instructions: result.steps });
      const { servings } = new RecipeDraft(recipe);
      expect(Math.abs(nutritionOf(lines, servings).calories - result.nutrition_after.calories)).toBeLessThanOrEqual(2);
    }
  });

  test('calls what it swapped by its new name in the steps and the title', () => {
    const { name, steps } = healthify({ recipe: chili, health_focus: 'low_fat' });
    expect(name).toContain('Turkey');
    expect(steps.join(' ')).toContain('turkey');
    expect(steps.join(' ')).not.toMatch(/\bbeef\b(?! broth)/);
  });

  test('says how far the number moved', () => {
    expect(healthify({ recipe: chili, health_focus: 'low_sodium' }).summary).toMatch(/sodium down from \d+ mg to \d+ mg \(\d+ % less\)/);
  });

  test('halves the meat for a plant-forward dish', () => {
    const recipe = {
      title: 'Burgers',
      ingredients: ['1 1/2 pounds ground beef', '1/2 tsp salt', '4 hamburger buns'],
      instructions: ['Mix the beef with the salt. Form 4 patties.', 'Grill for 10 minutes. Serve on the buns.'],
    };
    const { ingredients, steps } = healthify({ recipe, health_focus: 'plant_forward' });
    expect(ingredients).toContain('3/4 pound ground beef');
    expect(steps).toEqual(recipe.instructions);
  });

  test('measures no oil in sticks', () => {
    const sauce = { title: 'Béchamel', ingredients: ['1/2 stick butter', '4 tbsp flour', '1 liter milk'], instructions: ['Melt the butter in a pan, stir in the flour, and whisk in the milk over low heat.'] }; // prettier-ignore
    for (const health_focus of healthFocuses)
      expect(healthify({ recipe: sauce, health_focus }).ingredients.join(' ')).not.toMatch(/stick\w* olive/);
  });

  test('takes more of several things that carry protein, but of nothing in a dough', () => {
    const cobb = { title: 'Cobb Salad', ingredients: ['1 pound chicken breast', '8 ounces cheddar', '2 heads lettuce'], instructions: ['Cook the chicken for 15 minutes. Toss the lettuce with the chicken and the cheddar.'] }; // prettier-ignore
    expect(healthify({ recipe: cobb, health_focus: 'high_protein' }).ingredients.slice(0, 2)).toEqual([
      '1 1/4 pounds chicken breast',
      '10 ounces cheddar',
    ]);
    const bread = { title: 'Cheese Bread', ingredients: ['3 cups bread flour', '1 cup grated cheddar', '1 cup water', '1 tsp yeast'], instructions: ['Mix everything to a dough.', 'Bake for 30 minutes.'] }; // prettier-ignore
    expect(healthify({ recipe: bread, health_focus: 'high_protein' }).ingredients).toEqual(bread.ingredients);
  });

  test('raises protein only by what brings some of it: skim milk in a mash does not', () => {
    const mash = { title: 'Mashed potatoes', ingredients: ['2 lb potatoes', '1 cup whole milk', '4 tbsp butter'], instructions: ['Boil the potatoes for 20 minutes.', 'Mash with the milk and butter.'] }; // prettier-ignore
    expect(healthify({ recipe: mash, health_focus: 'high_protein' }).ingredients[1]).toBe('1 cup plain Greek yogurt');
    expect(healthify({ recipe: mash, health_focus: 'low_fat' }).ingredients[1]).toBe('1 cup skim milk');
    const soup = { ...mash, title: 'Potato soup', instructions: ['Simmer the potatoes in the milk with the butter for 20 minutes.'] };
    expect(healthify({ recipe: soup, health_focus: 'high_protein' }).ingredients.join()).not.toContain('skim');
  });

  test.each([
    ['low_sodium', 'Pancakes', ['200 g flour', '300 ml milk', '2 eggs'], 'Whisk the flour, milk and eggs. Fry the pancakes for 4 minutes.'],
    ['low_sodium', 'Cake', ['200 g flour', '240 ml oat milk', '80 ml oil'], 'Mix the flour, oat milk and oil. Bake for 35 minutes.'],
    ['low_sodium', 'Parfait', ['500 g yogurt', '200 g berries', '100 g oats'], 'Layer the yogurt, berries and oats.'],
    ['low_sugar', 'Curry', ['400 g cooked chickpeas', '1 onion', '2 tomatoes'], 'Simmer the chickpeas, onion and tomatoes for 20 minutes.'],
    ['high_protein', 'Mash', ['1 kg potatoes', '50 g butter'], 'Boil the potatoes for 20 minutes. Mash with the butter.'],
  ])('%s leaves what is no source of it as it is: %s', (health_focus, title, ingredients, step) => {
    const recipe = { title, ingredients, instructions: step.split(/(?<=\.) /) };
    expect(healthify({ recipe, health_focus }).ingredients).toEqual(ingredients);
  });

  test.each([
    ['low_sodium', 'Pancakes', ['200 g flour', '1 tsp salt', '2 eggs'], '1 tsp salt'],
    ['low_sugar', 'Parfait', ['500 g yogurt', '2 tbsp honey'], '2 tbsp honey'],
    ['high_protein', 'Potato salad', ['1 kg potatoes', '4 eggs'], '4 eggs'],
    ['high_fiber', 'Mash', ['1 kg potatoes', '50 g butter'], '1 kg potatoes'],
  ])('%s changes a source of it: %s', (health_focus, title, ingredients, source) => {
    const names = ingredients.map((line) => parseLine(line).name).join(', ');
    const recipe = { title, ingredients, instructions: [`Mix the ${names} and cook for 20 minutes.`] };
    expect(healthify({ recipe, health_focus }).changes.map(({ from }) => from)).toEqual([source]);
  });

  test('takes no half of a crust, a jar or a can', () => {
    const recipe = { title: 'Quiche', ingredients: ['1 refrigerated pie crust', '1 (24 oz) jar marinara sauce', '1 can coconut milk', '4 eggs'], instructions: ['Fill the crust with the sauce, coconut milk and eggs. Bake for 40 minutes.'] }; // prettier-ignore
    for (const health_focus of healthFocuses)
      expect(
        healthify({ recipe, health_focus }).ingredients.filter((line) => /^(?:1\/|2\/|3\/)\S* (?:\(|can|jar|refrigerated)/.test(line)),
      ).toEqual([]);
  });

  test('cuts as many pieces as the pan gives', () => {
    const { summary } = healthify({ recipe: { title: 'Brownies', ingredients: ['1 cup sugar', '1/2 cup butter', '1/2 cup flour'], instructions: ['Spread in a 9x13-inch pan and bake for 25 minutes.'] }, health_focus: 'low_sugar' }); // prettier-ignore
    expect(summary).toContain('for 12');
  });

  test('says so where a focus is not known, and helps in general', () => {
    expect(healthify({ recipe: chili, health_focus: 'moon diet' }).warnings.join(' ')).toContain('"moon diet" is not known');
  });

  test('says so where there is nothing to move', () => {
    const water = { title: 'Water', ingredients: ['1 cup water'], instructions: ['Pour into a glass.'] };
    expect(healthify({ recipe: water, health_focus: 'low_fat' }).warnings.join(' ')).toContain('next to no fat');
  });
});

describe('the steps of a changed list', () => {
  test.each(['Melt 2 tablespoons of the remaining butter.', 'Add 4 oz butter.', 'Add 1 to 2 cups butter.'])(
    'leave an amount alone that is not all of the line: %s',
    (step) => {
      const recipe = {
        title: 'Dinner',
        ingredients: ['1 cup butter', '1 lb potatoes'],
        instructions: [step, 'Fry the potatoes for 20 minutes.'],
      };
      const kept = healthify({ recipe, health_focus: 'low_fat' });
      expect(kept).toMatchObject({ ingredients: recipe.ingredients, steps: recipe.instructions });
      expect(kept.warnings.join(' ')).toContain('the steps divide the butter, or name another amount than the list');
      expect(budgetifyRecipe({ recipe }).steps[0]).toBe(step);
    },
  );

  const divided = (ingredient: string, step: string, health_focus: string) => {
    const recipe = {
      title: 'Dinner',
      ingredients: [ingredient, '1 lb potatoes'],
      instructions: [step, 'Fry the potatoes for 20 minutes.'],
    };
    return healthify({ recipe, health_focus }).steps[0];
  };
  test.each([
    ['of what is replaced', '1 cup butter', 'Boil 1 cup of the butter.', 'low_fat', 'Boil 3/4 cup of the olive oil.'],
    ['in another unit', '1 tbsp butter', 'Melt 15 ml butter.', 'low_fat', 'Heat 2 1/4 teaspoons olive oil.'],
    ['of what there is less of', '400 g chicken', 'Roast the 400 g chicken for 40 minutes.', 'plant_forward', 'Roast the 200 g chicken for 40 minutes.'],
    ['of what is counted', '2 chicken breasts', 'Grill the 2 chicken breasts for 12 minutes.', 'plant_forward', 'Grill the 1 chicken breast for 12 minutes.'],
    ['with a fraction', '1 1/2 cups butter', 'Boil 1 1/2 cups butter.', 'low_fat', 'Boil 18 tablespoons olive oil.'],
  ])('repeat the amount that the list has now: %s', (_, ingredient, step, focus, expected) => {
    expect(divided(ingredient, step, focus)).toBe(expected);
  }); // prettier-ignore

  const burger = {
    title: 'Beef burgers',
    ingredients: ['1 lb ground beef', '1/2 cup butter', '2 cups flour', '1/2 cup half and half'],
    instructions: [
      'Brown the meat and stir in the half and half.',
      'Roll on a lightly floured board with a fish turner, in well-salted water.',
      'Serve the beef and the creamy sauce, buttered.',
    ],
  };

  test('keeps a word that is still true: meat is meat, a floured board is floured', () => {
    const { steps, changes } = healthify({ recipe: burger, health_focus: 'low_fat' });
    expect(changes.map(({ to }) => to)).toContain('1 pound ground turkey');
    expect(steps[0]).toMatch(/^Brown the meat and stir in the /);
    expect(steps[1]).toBe(burger.instructions[1]);
    expect(steps[2]).toMatch(/^Serve the turkey and the creamy sauce/);
  });

  test('repeats an amount as the list has it, and swaps in nothing that the step names already', () => {
    const recipe = {
      title: 'Dip',
      ingredients: ['1/3 cup sugar', '1 cup mayonnaise', '1 cup yogurt'],
      instructions: ['Whisk 1/3 cup sugar into the mayonnaise and the yogurt.'],
    };
    const { ingredients, steps } = healthify({ recipe, health_focus: 'low_sugar' });
    expect(steps[0]).toContain(ingredients[0]);
    expect(healthify({ recipe, health_focus: 'low_fat' }).steps[0]).not.toMatch(/yogurt and the yogurt/);
  });

  test('does not halve what it cannot read to the end', () => {
    const recipe = { title: 'Glaze', ingredients: ['1:1:1 sugar'], instructions: ['Stir.'] };
    expect(healthify({ recipe, health_focus: 'low_sugar' }).ingredients).toEqual(recipe.ingredients);
  });

  test('tells no move that is printed as none', () => {
    for (const recipe of recipes)
      for (const health_focus of healthFocuses)
        for (const [, from, to] of healthify({ recipe, health_focus }).summary.matchAll(/from ([\d.]+ \w+) to ([\d.]+ \w+)/g))
          expect(to).not.toBe(from);
  });
});

describe('budgetify', () => {
  test('says that the recipe has meat with milk already, if it is asked to be kosher', () => {
    const recipe = {
      title: 'Stroganoff',
      ingredients: ['1 lb beef sirloin', '1 cup sour cream'],
      instructions: ['Simmer the beef with the sour cream.'],
    };
    const { warnings } = budgetifyRecipe({ recipe, dietary_restrictions: ['kosher'] });
    expect(warnings.join(' ')).toContain('not what was asked for: meat with milk.');
    expect(budgetifyRecipe({ recipe }).warnings.join(' ')).not.toContain('meat with milk');
  });

  test('costs less', () => {
    for (const recipe of recipes) {
      const { estimated_cost_before: before, estimated_cost_after: after } = budgetifyRecipe({ recipe });
      expect(after.amount).toBeLessThan(before.amount);
    }
  });

  test('leaves what the cook wants to keep', () => {
    const { ingredients } = budgetifyRecipe({ recipe: roast, keep_ingredients: ['Chicken thigh', 'butter'] });
    expect(ingredients).toEqual(expect.arrayContaining([roast.ingredients[0], roast.ingredients[3]]));
  });

  test('leaves a risotto its rice, and a choice its choices', () => {
    const risotto = { title: 'Mushroom Risotto', ingredients: ['1 1/2 cups arborio rice', '4 cups broth', '1 lb chicken breasts or skirt steak'], instructions: ['Toast the rice, add the broth and cook for 18 minutes with the chicken.'] }; // prettier-ignore
    const { changes } = budgetifyRecipe({ recipe: risotto });
    expect(changes.filter(({ kind }) => kind === 'replaced')).toEqual([]);
  });

  test('weighs each steak where the line says each', () => {
    const steaks = {
      title: 'Steak',
      ingredients: ['2 ribeye steaks (about 12 oz each)'],
      instructions: ['Sear the steaks for 4 minutes per side.'],
    };
    const { ingredients, steps } = budgetifyRecipe({ recipe: steaks });
    expect(ingredients[0]).toBe('1 1/2 pounds flank steak');
    expect(steps[0]).toContain('the steaks');
  });

  test('says so where nothing has a price', () => {
    const recipe = { title: 'Pasta', ingredients: ['pasta', 'basil (optional)'], instructions: ['Boil the pasta.'] };
    expect(budgetifyRecipe({ recipe }).warnings).toEqual([expect.stringContaining('names no amount')]);
  });

  test('reaches the target, or says why not', () => {
    const close = budgetifyRecipe({ recipe: chili, target_cost: budgetifyRecipe({ recipe: chili }).estimated_cost_before.amount - 1 });
    expect(close.warnings.join(' ')).not.toContain('is not reached');
    expect(budgetifyRecipe({ recipe: chili, target_cost: 1 }).warnings.join(' ')).toContain('The target of $1.00 is not reached');
    expect(budgetifyRecipe({ recipe: chili, max_cost_per_serving: 0.1 }).warnings.join(' ')).toContain('is not reached');
  });

  test('says that it knows dollars only', () => {
    expect(budgetifyRecipe({ recipe: chili, currency: 'eur' }).warnings.join(' ')).toContain('not EUR');
  });
});

describe('rewrite-tone', () => {
  test.each(tones)('%s keeps every number, and the list as it came', (tone) => {
    for (const recipe of recipes) {
      const { steps, ingredients } = rewriteTone({ recipe, tone }, 1);
      expect(numbers(steps)).toEqual(numbers(recipe.instructions));
      expect(ingredients).toEqual(recipe.ingredients);
    }
  });

  test('sounds different in every tone', () => {
    for (const recipe of recipes)
      expect(new Set(tones.map((tone) => rewriteTone({ recipe, tone }, 1).steps.join(' '))).size).toBe(tones.length);
  });

  test('says so where a tone is not known, and reads common words for the known ones', () => {
    expect(rewriteTone({ recipe: chili, tone: 'pirate' }, 1)).toMatchObject({
      tone: 'pirate',
      warnings: [expect.stringContaining('"pirate" is not known')],
    });
    expect(rewriteTone({ recipe: chili, tone: 'Kid-Friendly' }, 1).warnings).toEqual([]);
    expect(rewriteTone({ recipe: chili, tone: 'funny' }, 1).warnings[0]).toContain('humorous');
  });
});

describe('the words of a tone', () => {
  const recipe = {
    title: 'Soup',
    ingredients: ['2 onions', '1 cup cream'],
    instructions: [
      'FOR THE SOUP:',
      '1. Add in the onions and then stir them.',
      '2. Meanwhile, whip the cream.',
      'Make sure the soup does not boil.',
      'Serve it.',
    ],
  };

  test.each(tones)('%s leaves headings alone and numbers in front', (tone) => {
    const { steps } = rewriteTone({ recipe, tone }, 1);
    expect(steps[0]).toBe('FOR THE SOUP:');
    expect(steps[1]).toMatch(/^1\. /);
    expect(steps[2]).toMatch(/^2\. (?:[\w ]+[!?] )?(?:Meanwhile|Whip)/);
    expect(steps.join(' ')).not.toMatch(/\bin in\b/);
  });

  test('is short without losing what joins two things, or what must not happen', () => {
    const { steps } = rewriteTone({ recipe, tone: 'concise' }, 1);
    expect(steps[1]).toBe('1. Add in onions and stir them.');
    expect(steps[3]).toBe('Make sure soup does not boil.');
    expect(rewriteTone({ recipe: { ...recipe, instructions: ['Serve.'] }, tone: 'concise' }, 1).summary).toContain('concise as they are');
  });
});

describe('adapt-method', () => {
  test.each(methods.filter((method) => method !== 'no_cook'))('says in degrees when the meat is safe in %s', (target_method) => {
    const text = adaptMethod({ recipe: roast, target_method });
    expect([...text.steps, ...text.safety_notes].join(' ')).toContain('165°F (74°C)');
  });

  test('takes 25 degrees and a fifth of the time off for an air fryer', () => {
    const { settings, steps } = adaptMethod({ recipe: roast, target_method: 'air_fryer' });
    expect(settings).toContainEqual(
      expect.objectContaining({
        label: 'Air-fry',
        temperature: { celsius: 205, fahrenheit: 400 },
        duration_minutes: 30,
        duration_minutes_max: 35,
      }),
    );
    expect(steps.join(' ')).not.toMatch(/\boven\b/i);
  });

  test('makes hours of minutes in a slow cooker, and says that less liquid is enough', () => {
    const { settings, ingredients, warnings, steps } = adaptMethod({ recipe: stew, target_method: 'slow_cooker' });
    expect(settings.map(({ heat_level, duration_minutes }) => [heat_level, duration_minutes])).toEqual([['low', 480]]);
    expect(steps.join(' ')).toContain('on Low for 8 to 10 hours, or on High for half as long');
    expect(ingredients).toEqual(stew.ingredients);
    expect(warnings.join(' ')).toContain('a third less liquid');
    expect(steps.join(' ')).toContain('Put everything into the slow cooker');
  });

  test.each([
    ['1/2 cup heavy cream', 'Stir in the cream and simmer for 40 minutes.'],
    ['1/2 lb shrimp', 'Add the shrimp. Simmer for 40 minutes.'],
  ])('leaves a dish alone if %s would cook for hours in a slow cooker', (line, step) => {
    const recipe = {
      title: 'Chicken',
      ingredients: ['2 lb chicken thighs', '1 cup broth', line],
      instructions: ['Put the chicken and the broth in a pot.', step],
    };
    const { steps, warnings } = adaptMethod({ recipe, target_method: 'slow_cooker' });
    expect(steps).toEqual(recipe.instructions);
    expect(warnings[0]).toContain('Milk and cream curdle and seafood toughens');
  });

  test('leaves a recipe of a water bath alone, whose time says nothing about an oven', () => {
    const recipe = {
      title: 'Steak',
      ingredients: ['2 ribeye steaks'],
      instructions: ['Cook the steaks sous vide at 145°F for 2 hours.'],
    };
    const { steps, warnings } = adaptMethod({ recipe, target_method: 'oven', source_method: 'sous_vide' });
    expect(steps).toEqual(recipe.instructions);
    expect(warnings[0]).toContain('says nothing about the time in the oven');
  });

  test.each([
    ['slow_cooker', ['1 lb pasta', '4 cups tomato sauce'], 'turn to mush'],
    ['sous_vide', ['2 salmon fillets', '1 lemon'], 'thickness of each piece decides'],
  ] as const)('leaves alone what %s spoils or does not make safe: %s', (target_method, ingredients, why) => {
    const recipe = { title: 'Dinner', ingredients: [...ingredients], instructions: ['Simmer everything for 35 minutes.'] };
    const { steps, warnings } = adaptMethod({ recipe, target_method });
    expect(steps).toEqual(recipe.instructions);
    expect(warnings[0]).toContain(why);
  });

  test('leaves dried beans alone, which a slow cooker does not make safe', () => {
    const recipe = { title: 'Beans', ingredients: ['1 lb dried kidney beans', '6 cups water'], instructions: ['Put the beans and the water in a pot and simmer for 2 hours.'] }; // prettier-ignore
    const { steps, warnings } = adaptMethod({ recipe, target_method: 'slow_cooker', source_method: 'stovetop' });
    expect(steps).toEqual(recipe.instructions);
    expect(warnings[0]).toContain('against the toxin of kidney beans, which the slow cooker does not do');
  });

  test('leaves a dish alone that has too little thin liquid for a pressure cooker', () => {
    const recipe = {
      title: 'Chicken Stew',
      ingredients: ['2 lb chicken thighs', '1/2 cup broth'],
      instructions: ['Put the chicken and the broth in a pot and simmer for 40 minutes.'],
    };
    const { steps, warnings } = adaptMethod({ recipe, target_method: 'pressure_cooker' });
    expect(steps).toEqual(recipe.instructions);
    expect(warnings[0]).toContain('less than a cup of thin liquid');
  });

  test('refuses no_cook where something is not safe raw, and names it', () => {
    expect(() => adaptMethod({ recipe: roast, target_method: 'no_cook' })).toThrow(/chicken thighs must be cooked through/);
    expect(adaptMethod({ recipe: salad, target_method: 'no_cook' }).steps).toEqual(salad.instructions);
  });

  test('corrects a temperature at which poultry is not safe', () => {
    const recipe = {
      title: 'Roast chicken',
      ingredients: ['4 chicken thighs'],
      instructions: ['Roast at 400°F for 30 minutes, until the internal temperature reaches 150°F.'],
    };
    const { steps, warnings } = healthify({ recipe, health_focus: 'low_fat' });
    expect(steps[0]).toContain('165°F');
    expect(warnings.join(' ')).toContain('stops at 150°F');
  });

  test.each([
    ['1 whole chicken', 'Roast until the internal temperature reaches 160 degrees.', '165°F (74°C).'],
    ['1 lb ground beef', 'Grill the patties for 4 minutes per side, or to 145°F for medium.', 'or to 160°F (71°C).'],
    ['2 trout', 'Grill until the flesh flakes and reaches 54°C inside.', '145°F (63°C) inside.'],
    ['1 lb ground beef or turkey', 'Cook until the center is 71°C/160F.', 'the center is 165°F (74°C).'],
    ['4 pork chops', 'Cook to 135-140°F (57-60°C).', 'Cook to 145°F (63°C).'],
    ['4 pork chops', 'Stuff the chops with bread. Cook to 145°F.', 'Cook to 165°F (74°C).'],
  ])('corrects what is not safe for %s in "%s"', (line, step, safe) => {
    const recipe = { title: 'Dinner', ingredients: [line], instructions: [step] };
    const { steps, warnings } = healthify({ recipe, health_focus: 'low_sugar' });
    expect(steps[0]).toContain(safe);
    expect(warnings.join(' ')).toContain('The recipe stops at');
    const rewritten = rewriteTone({ recipe, tone: 'concise' }, 1);
    expect(numbers(rewritten.steps)).toEqual(numbers(recipe.instructions));
    expect(rewritten.warnings.join(' ')).toContain('whatever the step says');
  });

  test.each([
    'Heat the oil to 150°F and fry the chicken.',
    'Dissolve the yeast in water at 110°F.',
    'Keep warm at 140°F in the oven.',
    'Bake at 350°F.',
  ])('leaves "%s" as it is', (step) => {
    const recipe = { title: 'Dinner', ingredients: ['1 whole chicken', '1 tsp yeast'], instructions: [step] };
    expect(healthify({ recipe, health_focus: 'low_sugar' }).steps).toEqual([step]);
  });

  test('says what the kitchen is missing, and warns of cakes', () => {
    const cookies = titled('Cookies');
    const { warnings } = adaptMethod({ recipe: cookies, target_method: 'slow_cooker', equipment: ['toaster'] });
    expect(warnings.join(' ')).toContain('even, dry heat of an oven');
    expect(warnings[0]).toContain('does not name the slow cooker');
  });

  const adapted = (title: string, ingredients: string[], instructions: string[], target_method: Method) =>
    adaptMethod({ recipe: { title, ingredients, instructions }, target_method });

  const cookies = titled('Cookies');

  test.each(['slow_cooker', 'pressure_cooker', 'microwave', 'steamer', 'stovetop', 'air_fryer'] as const)(
    'leaves dough alone: %s',
    (target_method) => {
      const { steps, changes, warnings } = adaptMethod({ recipe: cookies, target_method });
      expect({ steps, changes }).toEqual({ steps: cookies.instructions, changes: [] });
      expect(warnings[0]).toContain('even, dry heat of an oven');
    },
  );

  test('takes no water from a dough', () => {
    const lines = ['3 cups flour', '1 1/2 cups warm water', '1 tsp yeast'];
    const { ingredients } = adapted(
      'Bread',
      lines,
      ['Mix the flour, yeast and water to a dough.', 'Bake at 450°F for 30 minutes.'],
      'slow_cooker',
    );
    expect(ingredients).toEqual(lines);
  });

  test('leaves a dish alone whose parts are cooked, set aside and returned', () => {
    const { steps, changes, warnings } = adapted(
      'Chicken Stir-Fry',
      ['1 lb chicken breasts', '2 tbsp oil', '4 cups broccoli', '3 tbsp soy sauce'],
      ['Heat the oil in a wok over high heat. Stir-fry the chicken for 5 minutes. Transfer to a plate.', 'Add the broccoli and cook for 3 minutes.', 'Return the chicken to the wok with the soy sauce and cook for 2 minutes.'],
      'oven',
    ); // prettier-ignore
    expect({ changes, last: steps.at(-1) }).toEqual({ changes: [], last: expect.stringContaining('Return the chicken to the wok') });
    expect(warnings[0]).toMatch(/set aside and returned.*stays as it is/);
  });

  test.each([
    ['Instant Pot Butter Chicken', 'Add the chicken. Lock the lid and cook at high pressure for 8 minutes.'],
    ['Slow-Cooker Butter Chicken', 'Add the chicken. Cover the slow cooker and cook on Low for 6 hours.'],
    ['Microwave Butter Chicken', 'Add the chicken and microwave for 12 minutes.'],
  ])('leaves %s alone, whose time says too little about another appliance', (title, step) => {
    const { name, steps, changes, warnings } = adapted(
      title,
      ['2 lb chicken thighs', '1 cup cream'],
      [step, 'Stir in the cream.'],
      'stovetop',
    );
    expect({ name, steps, changes }).toEqual({ name: title, steps: [step, 'Stir in the cream.'], changes: [] });
    expect(warnings[0]).toContain('says too little about the stove');
  });

  test('forgets the name of the old appliance', () => {
    const { name } = adapted('Air-Fried Chicken', ['2 lb chicken thighs'], ['Air-fry the chicken at 375°F for 20 minutes.'], 'oven');
    expect(name).toBe('Oven Chicken');
  });

  test('leaves a dish alone that is baked in two goes', () => {
    const steps = ['Bake the potatoes at 400°F for 40 minutes.', 'Fill with the cheese and bake for 15 minutes.'];
    const { changes, warnings } = adapted('Stuffed Potatoes', ['4 potatoes', '1 cup cheddar'], steps, 'toaster_oven');
    expect(changes).toEqual([]);
    expect(warnings[0]).toContain('one after the other');
  });

  test('fills a pot bit by bit, and cooks it in one go', () => {
    const { steps, settings } = adapted(
      'Chicken Stew',
      ['2 lb chicken thighs', '1 lb carrots', '4 cups broth'],
      ['Put the chicken and the broth in a pot and simmer for 1 hour.', 'Add the carrots. Bring back to a boil and simmer for 30 minutes, until tender.'],
      'oven',
    ); // prettier-ignore
    expect(steps.at(-1)).toMatch(/^Add the carrots\. Cover and cook in the oven .* for 90 to 120 minutes, until tender\./);
    expect(settings.at(-1)?.duration_minutes).toBe(90);
  });

  test('keeps a start on the stove, also if food is set aside and returned before it simmers', () => {
    const start = ['Heat the oil in a pot, brown the beef for 8 minutes and set it aside.', 'Cook the onion for 5 minutes.'];
    const { steps } = adapted(
      'Beef Stew',
      ['2 lb beef chuck', '1 onion', '1 tbsp oil', '3 cups beef stock'],
      [...start, 'Return the beef, pour in the stock, bring to a boil and simmer for 2 hours.'],
      'slow_cooker',
    );
    expect(steps.slice(0, 2)).toEqual(start);
    expect(steps[2]).toMatch(/^Return the beef\. Pour in the stock\. Put everything into the slow cooker\. Cover and cook on Low/);
  });

  test('forgets the pan that nothing is cooked in any more', () => {
    const steps = ['Heat the oil in a wok over high heat.', 'Add the pork and the peas and stir-fry for 8 minutes.'];
    const result = adapted('Stir-Fry', ['1 lb pork tenderloin', '2 cups peas', '2 tbsp oil'], steps, 'oven');
    expect(result.steps.join(' ')).toMatch(/Add the pork and the peas\. Brush with the oil\. Roast in the oven/);
    expect(result.steps.join(' ')).not.toContain('wok');
  });

  test.each<[string, string[], string[], Method, string]>([
    ['dried beans in an oven', ['1 lb dried kidney beans', '6 cups water'], ['Put the beans and the water in a pot and simmer for 2 hours.'], 'oven', 'toxin of kidney beans'],
    ['a loaf on the stove', ['1 lb ground beef', '1 egg'], ['Mix the beef and the egg in a loaf pan.', 'Bake for 55 minutes.'], 'stovetop', 'sets in its dish'],
    ['burgers in a pot', ['1 lb ground beef', '4 buns'], ['Form 4 patties of the beef and grill for 5 minutes per side.', 'Serve on the buns.'], 'slow_cooker', 'Dry heat is what browns this'],
    ['what is taken out of its pot', ['2 lb chicken thighs', '4 cups broth', '1 lb carrots'], ['Simmer the chicken in the broth for 30 minutes. Remove it and pull it apart.', 'Add the carrots and simmer for 20 minutes. Stir in the chicken.'], 'oven', 'set aside and returned'],
    ['what takes a time that no step says', ['1 lb carrots', '1 lb chicken thighs'], ['Roast the chicken and the carrots until the chicken is done.'], 'air_fryer', 'No step says how long'],
    ['what is stirred into a sauce on the stove', ['1 lb ground beef', '4 cups milk'], ['Fry the beef for 6 minutes. Stir in the milk.', 'Simmer for 3 minutes.'], 'air_fryer', 'one after the other'],
    ['what is brushed while it cooks', ['2 lb ribs', '1 cup sauce'], ['Bake the ribs for 2 hours. Brush with the sauce and broil for 4 minutes.'], 'air_fryer', 'one after the other'],
  ])('leaves %s alone', (_, ingredients, steps, target, why) => {
    const { changes, warnings } = adapted('Dinner', ingredients, steps, target);
    expect(changes).toEqual([]);
    expect(warnings[0]).toContain(why);
  }); // prettier-ignore

  test.each(['microwave', 'steamer', 'sous_vide'] as const)('leaves all alone whose time in it no recipe says: %s', (target_method) => {
    const { changes, warnings } = adapted('Corn', ['2 cups corn'], ['Bake the corn at 375°F for 25 minutes.'], target_method);
    expect(changes).toEqual([]);
    expect(warnings[0]).toContain('of each piece decides how long');
  });

  test.each(['stovetop', 'slow_cooker'] as const)('has no room for a baking sheet: %s', (target_method) => {
    const steps = ['Lay the carrots on a baking sheet.', 'Grill the carrots for 12 minutes.'];
    expect(adapted('Carrots', ['1 lb carrots'], steps, target_method).changes).toEqual([]);
  });

  test('counts both sides, and what comes after the turn', () => {
    const minutes = (step: string) =>
      adapted('Salmon', ['4 salmon fillets'], [step], 'oven').settings.find(({ label }) => label === 'Cook')?.duration_minutes;
    expect(minutes('Grill the salmon for 5 minutes per side.')).toBe(10);
    expect(minutes('Grill the salmon for 6 minutes, turn and cook 3 minutes more.')).toBe(9);
  });

  test.each(['slow_cooker', 'pressure_cooker', 'air_fryer', 'grill', 'microwave', 'steamer', 'stovetop'] as const)(
    'leaves what is layered or shaped in its dish alone: %s',
    (target_method) => {
      const steps = ['Brown the beef in a skillet for 8 minutes.', 'Layer the potatoes, beef and mozzarella in a 9x13-inch baking dish.', 'Cover with foil and bake for 45 minutes.']; // prettier-ignore
      const { changes, warnings } = adapted('Shepherd Casserole', ['1 lb potatoes', '1 lb ground beef', '3 cups mozzarella'], steps, target_method); // prettier-ignore
      expect(changes).toEqual([]);
      expect(warnings[0]).toContain('so the recipe stays as it is');
    },
  );

  test.each([
    ['what is roasted, in a pot', 'slow_cooker', ['Roast the chicken and the carrots at 400°F for 40 minutes.'], 'Dry heat'],
    ['what roasts for long, in a pan', 'stovetop', ['Roast the chicken and the carrots at 400°F for 40 minutes.'], 'longer than a pan'],
    ['what is added at the end of the time', 'grill', ['Roast the chicken at 400°F for 30 minutes.', 'Add the carrots for the last 10 minutes.'], 'one after the other'],
    ['what lies on top and would fall off', 'grill', ['Top the chicken with the carrots.', 'Bake at 400°F for 30 minutes.'], 'sets in its dish'],
    ['a sauce for a pan that is gone', 'toaster_oven', ['Roast the chicken and the carrots at 400°F for 30 minutes.', 'Pour in the oil and let it bubble.'], 'in pans of their own'],
    ['a word for the old appliance', 'grill', ['Oven to 400F; line a tray.', 'Roast the chicken and the carrots for 30 minutes.'], 'still speak of the oven or its pans'],
  ] as const)('leaves alone %s', (_, target, steps, why) => {
    const { changes, warnings } = adapted('Dinner', ['1 lb carrots', '1 lb chicken thighs', '2 tbsp oil'], [...steps], target);
    expect(changes).toEqual([]);
    expect(warnings[0]).toContain(why);
  }); // prettier-ignore

  test('puts no turkey into a basket', () => {
    const { changes, warnings } = adapted('Turkey', ['1 (12 lb) turkey'], ['Roast the turkey at 425°F for 90 minutes.'], 'air_fryer');
    expect(changes).toEqual([]);
    expect(warnings[0]).toContain('more of it than fits into the air fryer');
  });

  test.each(['Roast at 425 for 30 minutes.', 'Heat the oven to 425. Roast for 30 minutes.'])(
    'reads degrees without their unit: %s',
    (step) => {
      const { settings } = adapted('Dinner', ['1 lb carrots'], [step], 'toaster_oven');
      expect(settings[0]?.temperature?.fahrenheit).toBe(425);
    },
  );

  test('takes no weight and no time for degrees', () => {
    const { settings } = adapted('Dinner', ['1 lb carrots'], ['Cut to 250 g pieces.', 'Roast for 30 minutes.'], 'toaster_oven');
    expect(settings[0]?.temperature?.fahrenheit).toBe(375);
  });

  test('takes the old way out of a title wherever it stands, but not out of a name', () => {
    const titleOf = (title: string) => adapted(title, roastDinner, ['Roast the chicken and the carrots at 400°F for 30 minutes.'], 'air_fryer').name; // prettier-ignore
    expect(titleOf('Easy Baked Chicken')).toBe('Air-Fryer Easy Chicken');
    expect(titleOf('Sunday Chicken Roast')).toBe('Air-Fryer Sunday Chicken Roast');
  });

  const roastDinner = ['1 lb carrots', '1 lb chicken thighs', '2 tbsp oil'];

  test('leaves a sentence as it was where nothing in it is cooked the new way', () => {
    const kept = [
      'For the salad:',
      'In a large bowl, toss the carrots, then add the oil and set aside to rest for 2 hours',
      '3. Working in batches, and then with care, slice the carrots (they brown while they stand).',
    ];
    const { steps } = adapted('Dinner', roastDinner, ['Preheat the oven to 400°F.', ...kept, 'Bake the chicken for 30 minutes.'], 'grill');
    expect(steps).toEqual(expect.arrayContaining(kept));
  });

  test('keeps what a step says besides the heat of the oven, and heats the new appliance after a heading', () => {
    const { steps } = adapted('Dinner', roastDinner, ['For the chicken:', 'Start by preheating the oven to 400°F and oil a large pan. Roast the chicken in the preheated oven for 30 minutes.'], 'air_fryer'); // prettier-ignore
    expect(steps[0]).toBe('For the chicken:');
    expect(steps[1]).toMatch(/^Heat the air fryer to 375°F \(190°C\) for 3 minutes\. Oil a large pan\. .*Air-fry/);
  });

  test('counts no time in which a dish rests, nor one that holds for another pan', () => {
    const minutes = (steps: string[]) => adapted('Roast', roastDinner, steps, 'grill').settings.find(({ label }) => /Grill/.test(label))?.duration_minutes_max; // prettier-ignore
    expect(minutes(['Roast the chicken at 400°F for 40 to 50 minutes and let it rest for 2 hours before serving.'])).toBe(50);
    expect(minutes(['Roast at 400°F for 40 to 50 minutes.', 'If you use a smaller pan, bake for 90 to 120 minutes.'])).toBe(50);
  });

  test('takes the temperature that the oven was last set to, and all of the time', () => {
    const { settings } = adapted('Roast', roastDinner, ['Preheat the oven to 450°F. Roast the chicken for 15 minutes.', 'Reduce the oven to 325°F. Roast for 40 minutes more.'], 'toaster_oven'); // prettier-ignore
    expect(settings.filter(({ label }) => label === 'Cook').map(({ temperature }) => temperature?.fahrenheit)).toEqual([325]);
    expect(settings.find(({ label }) => label === 'Cook')?.duration_minutes).toBe(55);
  });

  test('adds what only the old cooking named', () => {
    const { steps } = adapted('Dinner', roastDinner, ['Slice the carrots.', 'Fry the chicken (half of it at a time) over medium heat for 12 minutes, until golden.'], 'oven'); // prettier-ignore
    expect(steps.join(' ')).toMatch(/Add the chicken thighs\. Roast in the oven at \d+°F .*, until golden\./);
  });

  test('says that some of it is still cooked as before', () => {
    const { warnings } = adapted('Dinner', roastDinner, ['Simmer the carrots in a saucepan for 8 minutes.', 'Roast the chicken at 400°F for 30 minutes.'], 'air_fryer'); // prettier-ignore
    expect(warnings).toContain('Not everything is cooked the new way: some of it is still done on the stove.');
  });

  test.each([
    ['deep oil', 'Heat the oil to 350°F and fry the chicken for 8 minutes.', 'pressure_cooker'],
    ['Sugar is cooked to a point', 'Boil the sugar with a candy thermometer until it reaches the hard-crack stage.', 'slow_cooker'],
    ['in pans of their own', 'Simmer the chicken for 40 minutes. Roast the carrots in the oven for 20 minutes.', 'slow_cooker'],
    ['No step cooks the chicken thighs', 'Season the chicken and serve it.', 'grill'],
  ] as const)('says so where a recipe cannot be brought to another way: %s', (why, step, target_method) => {
    const { steps, changes, warnings } = adapted('Dinner', [...roastDinner, '1 cup sugar'], [step], target_method);
    expect({ steps, changes }).toEqual({ steps: [step], changes: [] });
    expect(warnings.join(' ')).toContain(why);
  });

  test.each([
    ['Strawberry jam', ['2 cups strawberries', '1 cup sugar'], 'Simmer the strawberries with the sugar for 20 minutes.', /"simmer"/],
    [
      'Curry',
      ['chosen by hand: chicken, thigh side up', '1 cup yogurt'],
      'Serve the chicken with the yogurt.',
      /chicken[^.]* must be cooked through/,
    ],
  ])('refuses no_cook where heat makes the dish, or meat hides in a line that it cannot read: %s', (title, lines, step, why) => {
    expect(() => adapted(title, lines, [step], 'no_cook')).toThrow(why);
  });

  test('says what to leave out for no_cook if something is only melted or toasted', () => {
    const { steps, warnings } = adapted('Chocolate Toast', ['2 slices bread', '2 tbsp chocolate spread'], ['Toast the bread for 2 minutes.', 'Spread the chocolate spread on the bread.'], 'no_cook'); // prettier-ignore
    expect(steps).toEqual(['Toast the bread for 2 minutes.', 'Spread the chocolate spread on the bread.']);
    expect(warnings[0]).toContain('leave that out');
  });

  test('names every ingredient in its steps that the recipe named', () => {
    for (const recipe of recipes) {
      for (const target_method of methods.filter((method) => method !== 'no_cook')) {
        const draft = new RecipeDraft(recipe);
        const named = (steps: readonly string[]) => new Set(steps.flatMap((step) => draft.linesIn(step)));
        const after = named(adaptMethod({ recipe, target_method }).steps);
        expect([...named(recipe.instructions)].filter((line) => !after.has(line))).toEqual([]);
      }
    }
  });
});
