import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptMethod } from '../../mock/kitchen/adapt-method.js';
import { budgetifyRecipe } from '../../mock/kitchen/budgetify-recipe.js';
import { healthify } from '../../mock/kitchen/healthify.js';
import { boosters, healthySwaps } from '../../mock/kitchen/healthy-swaps.js';
import { find } from '../../mock/kitchen/larder.js';
import { nutritionOf } from '../../mock/kitchen/nutrition.js';
import { parseLine } from '../../mock/kitchen/parse-line.js';
import { rewriteTone } from '../../mock/kitchen/rewrite-tone.js';
import { thriftySwaps } from '../../mock/kitchen/thrifty-swaps.js';
import { Unsatisfiable } from '../../mock/kitchen/unsatisfiable.js';
import { WorkingRecipe } from '../../mock/kitchen/working-recipe.js';
import {
  adaptedRecipeSchema,
  budgetRecipeSchema,
  healthifiedRecipeSchema,
  recipeInputSchema,
  rewrittenRecipeSchema,
  type RecipeInput,
  type TransformedRecipe,
} from '../../src/contract/transforms.js';
import { healthFocuses, methods, tones, type Method } from '../../src/contract/vocabulary.js';

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
    return adaptMethod({ recipe, target_method }, 1);
  } catch (error) {
    if (error instanceof Unsatisfiable) return error;
    throw error;
  }
};

/** What is wrong with a transform of a recipe; empty where it is sound. */
const flawsOf = (recipe: RecipeInput, result: TransformedRecipe): string[] => {
  const before = allergensIn(recipe.ingredients);
  const flaws = [...allergensIn(result.ingredients)]
    .filter((allergen) => !before.has(allergen))
    .map((allergen) => `new allergen: ${allergen}`);
  if (result.steps.some((step) => step.trim() === '')) flaws.push('an empty step');
  const { lines } = new WorkingRecipe({ title: result.name, ingredients: result.ingredients, instructions: result.steps });
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

describe('every transform', () => {
  it('starts from recipes that the service takes', () => {
    for (const recipe of recipes) expect(recipeInputSchema.safeParse(recipe).error).toBeUndefined();
  });

  it('brings no new allergen, and no step names what it took away', () => {
    const flaws = recipes.flatMap((recipe) => [
      ...healthFocuses.flatMap((health_focus) => flawsOf(recipe, healthify({ recipe, health_focus }, 1))),
      ...(['thrifty', 'moderate'] as const).flatMap((budget_level) => flawsOf(recipe, budgetifyRecipe({ recipe, budget_level }, 1))),
    ]);
    expect(flaws).toEqual([]);
  });

  it('has the shape of the contract, whatever the lines and steps say', () => {
    fc.assert(
      fc.property(
        odd,
        fc.constantFrom(...healthFocuses),
        fc.constantFrom(...tones),
        fc.constantFrom(...methods),
        (recipe, health_focus, tone, target_method) => {
          expect(healthifiedRecipeSchema.safeParse(healthify({ recipe, health_focus }, 1)).error).toBeUndefined();
          expect(budgetRecipeSchema.safeParse(budgetifyRecipe({ recipe }, 1)).error).toBeUndefined();
          expect(rewrittenRecipeSchema.safeParse(rewriteTone({ recipe, tone }, 1)).error).toBeUndefined();
          const adapted = tryToAdapt(recipe, target_method);
          expect(adapted instanceof Unsatisfiable || adaptedRecipeSchema.safeParse(adapted).success).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives the same answer to the same request and seed', () => {
    expect(healthify({ recipe: chili, health_focus: 'low_fat' }, 4)).toEqual(
      healthify({ recipe: structuredClone(chili), health_focus: 'low_fat' }, 4),
    );
    expect(rewriteTone({ recipe: chili, tone: 'playful' }, 4)).toEqual(rewriteTone({ recipe: structuredClone(chili), tone: 'playful' }, 4));
  });

  it('knows every ingredient that its tables bring in', () => {
    const names = [...[...healthySwaps.values(), ...thriftySwaps.values()].flat().map(({ to }) => to), ...boosters.map(({ name }) => name)];
    expect([...new Set(names)].filter((name) => (find(name)?.confidence ?? 0) < 0.9)).toEqual([]);
  });
});

describe('healthify', () => {
  const moves = [
    ['low_calorie', 'calories', -1], ['weight_loss', 'calories', -1], ['low_fat', 'fat_g', -1], ['heart_healthy', 'saturated_fat_g', -1], ['low_sodium', 'sodium_mg', -1],
    ['low_sugar', 'sugar_g', -1], ['low_carb', 'carbohydrates_g', -1], ['diabetic_friendly', 'carbohydrates_g', -1], ['high_protein', 'protein_g', 1], ['high_fiber', 'fiber_g', 1], ['gut_health', 'fiber_g', 1],
  ] as const; // prettier-ignore

  it.each(moves)('%s moves %s the right way', (health_focus, number, direction) => {
    for (const recipe of [chili, stew, macaroni]) {
      const { nutrition_before: before, nutrition_after: after } = healthify({ recipe, health_focus }, 1);
      expect(Math.sign(after[number] - before[number])).toBe(direction);
    }
  });

  it('reports the nutrition of the list that it prints', () => {
    for (const recipe of recipes) {
      const result = healthify({ recipe, health_focus: 'general' }, 1);
      const { parts } = new WorkingRecipe({ title: result.name, ingredients: result.ingredients, instructions: result.steps });
      const { servings } = new WorkingRecipe(recipe);
      expect(Math.abs(nutritionOf(parts, servings).calories - result.nutrition_after.calories)).toBeLessThanOrEqual(2);
    }
  });

  it('calls what it swapped by its new name in the steps and the title', () => {
    const { name, steps } = healthify({ recipe: chili, health_focus: 'low_fat' }, 1);
    expect(name).toContain('Turkey');
    expect(steps.join(' ')).toContain('turkey');
    expect(steps.join(' ')).not.toMatch(/\bbeef\b(?! broth)/);
  });

  it('says how far the number moved', () => {
    expect(healthify({ recipe: chili, health_focus: 'low_sodium' }, 1).summary).toMatch(/sodium down from \d+ mg to \d+ mg \(\d+ % less\)/);
  });

  it('says so where a focus is not known, and helps in general', () => {
    expect(healthify({ recipe: chili, health_focus: 'moon diet' }, 1).warnings.join(' ')).toContain('"moon diet" is not known');
  });

  it('says so where there is nothing to move', () => {
    const water = { title: 'Water', ingredients: ['1 cup water'], instructions: ['Pour into a glass.'] };
    expect(healthify({ recipe: water, health_focus: 'low_fat' }, 1).warnings.join(' ')).toContain('next to no fat');
  });
});

describe('budgetify', () => {
  it('costs less', () => {
    for (const recipe of recipes) {
      const { estimated_cost_before: before, estimated_cost_after: after } = budgetifyRecipe({ recipe }, 1);
      expect(after.amount).toBeLessThan(before.amount);
    }
  });

  it('leaves what the cook wants to keep', () => {
    const { ingredients } = budgetifyRecipe({ recipe: roast, keep_ingredients: ['Chicken thigh', 'butter'] }, 1);
    expect(ingredients).toEqual(expect.arrayContaining([roast.ingredients[0], roast.ingredients[3]]));
  });

  it('reaches the target, or says why not', () => {
    const close = budgetifyRecipe(
      { recipe: chili, target_cost: budgetifyRecipe({ recipe: chili }, 1).estimated_cost_before.amount - 1 },
      1,
    );
    expect(close.warnings.join(' ')).not.toContain('is not reached');
    expect(budgetifyRecipe({ recipe: chili, target_cost: 1 }, 1).warnings.join(' ')).toContain('The target of $1.00 is not reached');
    expect(budgetifyRecipe({ recipe: chili, max_cost_per_serving: 0.1 }, 1).warnings.join(' ')).toContain('is not reached');
  });

  it('says that it knows dollars only', () => {
    expect(budgetifyRecipe({ recipe: chili, currency: 'eur' }, 1).warnings.join(' ')).toContain('not EUR');
  });
});

describe('rewrite-tone', () => {
  const numbers = (texts: readonly string[]) => texts.join(' ').match(/\d+/g) ?? [];

  it.each(tones)('%s keeps every number, and the list as it came', (tone) => {
    for (const recipe of recipes) {
      const { steps, ingredients } = rewriteTone({ recipe, tone }, 1);
      expect(numbers(steps)).toEqual(numbers(recipe.instructions));
      expect(ingredients).toEqual(recipe.ingredients);
    }
  });

  it('sounds different in every tone', () => {
    for (const recipe of recipes)
      expect(new Set(tones.map((tone) => rewriteTone({ recipe, tone }, 1).steps.join(' '))).size).toBe(tones.length);
  });

  it('says so where a tone is not known, and reads common words for the known ones', () => {
    expect(rewriteTone({ recipe: chili, tone: 'pirate' }, 1)).toMatchObject({
      tone: 'pirate',
      warnings: [expect.stringContaining('"pirate" is not known')],
    });
    expect(rewriteTone({ recipe: chili, tone: 'Kid-Friendly' }, 1).warnings).toEqual([]);
    expect(rewriteTone({ recipe: chili, tone: 'funny' }, 1).warnings[0]).toContain('humorous');
  });
});

describe('adapt-method', () => {
  it.each(methods.filter((method) => method !== 'no_cook'))('says in degrees when the meat is safe in %s', (target_method) => {
    const text = adaptMethod({ recipe: roast, target_method }, 1);
    expect([...text.steps, ...text.safety_notes].join(' ')).toContain('165°F (74°C)');
  });

  it('takes 25 degrees and a fifth of the time off for an air fryer', () => {
    const { settings, steps } = adaptMethod({ recipe: roast, target_method: 'air_fryer' }, 1);
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

  it('makes hours of minutes in a slow cooker, with a third less liquid', () => {
    const { settings, ingredients, steps } = adaptMethod({ recipe: stew, target_method: 'slow_cooker' }, 1);
    expect(settings.map(({ heat_level, duration_minutes }) => [heat_level, duration_minutes])).toEqual([['low', 480], ['high', 240]]); // prettier-ignore
    expect(ingredients).toContain('1 1/3 cups beef broth');
    expect(steps.join(' ')).toContain('Tip everything into the slow cooker');
  });

  it('adds dairy at the end of a slow cooker', () => {
    const { steps } = adaptMethod({ recipe: macaroni, target_method: 'slow_cooker' }, 1);
    expect(steps.find((step) => step.includes('Cover and cook on Low'))).toMatch(/Stir in the heavy cream.* for the last 15 minutes/);
  });

  it('gives a pressure cooker at least a cup of thin liquid', () => {
    expect(adaptMethod({ recipe: roast, target_method: 'pressure_cooker' }, 1).ingredients).toContain('1 cup water');
  });

  it('refuses no_cook where something is not safe raw, and names it', () => {
    expect(() => adaptMethod({ recipe: roast, target_method: 'no_cook' }, 1)).toThrow(/chicken thighs must be cooked through/);
    expect(adaptMethod({ recipe: salad, target_method: 'no_cook' }, 1).steps).toEqual(salad.instructions);
  });

  it('corrects a temperature at which poultry is not safe', () => {
    const recipe = {
      title: 'Roast chicken',
      ingredients: ['4 chicken thighs'],
      instructions: ['Roast at 400°F for 30 minutes, until the internal temperature reaches 150°F.'],
    };
    const { steps, warnings } = healthify({ recipe, health_focus: 'low_fat' }, 1);
    expect(steps[0]).toContain('165°F');
    expect(warnings.join(' ')).toContain('stops at 150°F');
  });

  it('says what the kitchen is missing, and warns of cakes', () => {
    const cookies = titled('Cookies');
    const { warnings } = adaptMethod({ recipe: cookies, target_method: 'slow_cooker', equipment: ['toaster'] }, 1);
    expect(warnings.join(' ')).toMatch(/takes a slow cooker[\s\S]*even, dry heat of an oven|even, dry heat of an oven/);
    expect(warnings[0]).toContain('takes a slow cooker');
  });

  it('names every ingredient in its steps that the recipe named', () => {
    for (const recipe of recipes) {
      for (const target_method of methods.filter((method) => method !== 'no_cook')) {
        const { mentions } = new WorkingRecipe(recipe);
        const named = (steps: readonly string[]) => new Set(steps.flatMap((step) => mentions.in(step).flatMap(({ lines }) => lines)));
        const after = named(adaptMethod({ recipe, target_method }, 1).steps);
        expect([...named(recipe.instructions)].filter((line) => !after.has(line))).toEqual([]);
      }
    }
  });
});
