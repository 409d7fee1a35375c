import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { generateRecipe } from '../../../../mock/kitchen/generate/generate-recipe.js';
import { reviews } from '../../../../mock/engine/review/reviews.js';
import { suggestSubstitute } from '../../../../mock/kitchen/substitutes/suggest-substitute.js';
import { endpoints } from '../../../../src/contract/endpoints.js';
import { chickenRice, lightPasta, pasta, roast } from '../proposals.js';

const problemsOf = (review: object): readonly string[] => ('problems' in review ? (review as { problems: string[] }).problems : []);

const ownOf = (request: { ingredients: string[] }) => ({ id: 'rec_1', ...generateRecipe(request, 1) });

describe('a generated recipe', () => {
  const request = { ingredients: ['chicken thighs', 'rice', 'spinach'] };
  const review = (change: object, more: object = {}) =>
    reviews['recipes.generate'].review({ ...chickenRice, ...change }, { ...request, ...more }, ownOf(request));

  test('gets a step with the safe temperature, and a warning, if it stops too early', () => {
    const steps = chickenRice.steps.map((step) => ({ ...step, instruction: step.instruction.replace('165°F', '150°F') }));
    const { result } = review({ steps }) as { result: ReturnType<typeof ownOf> };
    expect(result.steps[1]?.instruction).toContain('165°F (74°C)');
    expect(result.warnings).toEqual([expect.stringMatching(/^The recipe stops at 150°F; 165°F/)]);
  });

  test('has the minutes that its steps name, if the model counted fewer', () => {
    const steps = chickenRice.steps.map((step) => ({ ...step, duration_minutes: 1 }));
    expect(review({ steps })).toMatchObject({ result: { timing: { total_minutes: 26 } } });
  });

  test('is rejected if what is in it does not go together in the diet', () => {
    const found = review({ ingredients: [...chickenRice.ingredients, '1 cup heavy cream'] }, { dietary_restrictions: ['kosher'] });
    expect(problemsOf(found)).toContain('What is in it does not go together in a kosher dish.');
  });

  test('is rejected if its dried beans go into a slow cooker without a boil', () => {
    const ingredients = [...chickenRice.ingredients, '1 cup dried kidney beans'];
    const steps = chickenRice.steps.map((step) => ({ ...step, method: 'slow_cooker' as const }));
    const problem = 'Dried beans are boiled for 10 minutes before they go into a slow cooker.';
    expect(problemsOf(review({ ingredients, steps }))).toContain(problem);
    expect(problemsOf(review({ ingredients }))).not.toContain(problem);
  });

  test('says what was allowed and not used', () => {
    const { result } = review({}, { ingredients: [...request.ingredients, 'tofu'] }) as { result: ReturnType<typeof ownOf> };
    expect(result.warnings).toContain('Allowed, but not used in this dish: tofu.');
  });

  test.each(['Mit Erdnüssen bestreuen.', 'ピーナッツを加える。', 'Добавьте арахис.'])(
    '"%s" is told not to be checked, and rejected for an allergy',
    (foreign) => {
      const { result } = review({ tips: [foreign] }) as { result: ReturnType<typeof ownOf> };
      expect(result.warnings).toContain(`"${foreign}" is not in English: it was not checked for allergens, and for few dangers.`);
      const found = review({ tips: [foreign] }, { dietary_restrictions: ['peanut allergy'] });
      expect(problemsOf(found)).toEqual([`"${foreign}" is not in English, and cannot be checked for peanut free.`]);
    },
  );

  test('in English with words of other languages is checked', () => {
    const found = review({ tips: ['Cook the rice al dente.', 'Serve with crème fraîche.'] }, { dietary_restrictions: ['peanut allergy'] });
    expect(problemsOf(found)).toEqual([]);
  });

  test('names what is not known if no restriction forbids it', () => {
    const { result } = review({ ingredients: [...chickenRice.ingredients, '1 cup zorblax'] }) as { result: ReturnType<typeof ownOf> };
    expect(result.warnings).toContain('Not known here, so neither counted in the nutrition nor checked for allergens: zorblax.');
    expect(result.dietary_flags).toEqual([]);
  });

  test.prop([fc.array(fc.string(), { minLength: 1, maxLength: 5 }), fc.array(fc.string(), { minLength: 1, maxLength: 5 })], {
    numRuns: 60,
  })('of any lines and steps is rejected, or matches the contract', (ingredients, instructions) => {
    const steps = instructions.map((instruction) => ({ ...chickenRice.steps[0]!, instruction }));
    const found = review({ ingredients, steps });
    const schema = endpoints['recipes.generate'].response;
    expect(problemsOf(found).length > 0 || schema.safeParse((found as { result: unknown }).result).success).toBe(true);
  });
});

describe('a transformed recipe', () => {
  test.each([
    ['an allergen in a line', { ingredients: [...lightPasta.ingredients, '2 tablespoons peanut butter'] }, /"peanut butter" may bring in/],
    ['an allergen in a step', { steps: [...lightPasta.steps, 'Scatter walnuts over it.'] }, /"walnuts" may bring in/],
    ['alcohol in a step', { steps: [...lightPasta.steps, 'Add a glass of white wine.'] }, /"white wine" may bring in/],
    ['what is not known', { ingredients: [...lightPasta.ingredients, '1 cup zorblax'] }, /"zorblax" may bring in/],
    ['no better numbers', { ingredients: pasta.ingredients }, /not healthier/],
    ['bleach', { ingredients: [...lightPasta.ingredients, '1 cup bleach'] }, /not cooked here/],
  ])('with %s is rejected', (_what, change, problem) => {
    const found = reviews.healthify.review({ ...lightPasta, ...change }, { recipe: pasta, health_focus: 'low_fat' });
    expect(problemsOf(found)).toContainEqual(expect.stringMatching(problem));
  });

  test('reports only changes that happened', () => {
    const lie = { kind: 'replaced', from: 'lard', to: 'olive oil', reason: 'Healthier.' };
    const found = reviews.healthify.review(
      { ...lightPasta, changes: [...lightPasta.changes, lie] },
      { recipe: pasta, health_focus: 'low_fat' },
    );
    expect(found).toMatchObject({ result: { changes: lightPasta.changes } });
  });

  test('is cheaper, and keeps what must stay', () => {
    expect(problemsOf(reviews.budgetifyRecipe.review({ ...lightPasta, ingredients: pasta.ingredients }, { recipe: pasta }))).toContainEqual(
      expect.stringMatching(/not cheaper/),
    );
    const keep_ingredients = ['heavy cream'];
    expect(problemsOf(reviews.budgetifyRecipe.review(lightPasta, { recipe: pasta, keep_ingredients }))).toEqual([
      '"heavy cream" must stay, and is missing.',
    ]);
  });

  test('for another method still cooks everything, with that method', () => {
    const own = { name: '', ingredients: [], steps: [] };
    const steps = ['Rub the chicken thighs with the olive oil and salt.', 'Serve at once.'];
    const proposal = { name: 'Chicken', ingredients: roast.ingredients, steps, changes: [] };
    const problems = problemsOf(reviews.adaptMethod.review(proposal, { recipe: roast, target_method: 'air_fryer' }, own));
    expect(problems).toEqual(
      expect.arrayContaining([expect.stringMatching(/chicken thighs/), expect.stringMatching(/instead of air fryer/)]),
    );
  });

  test('in another tone has the same numbers and ingredients', () => {
    const steps = roast.instructions.map((step) => step.replace('400', '300').replace('olive oil', 'butter'));
    const own = { name: '', ingredients: [], steps: [] };
    expect(problemsOf(reviews.rewriteTone.review({ name: 'Fun', steps }, { recipe: roast, tone: 'playful' }, own))).toEqual([
      'Step 1 has other numbers, times or temperatures than before.',
      'Step 2 no longer names olive oil.',
      '"butter" may bring in an allergen, animal food or alcohol that the recipe did not have.',
    ]);
    expect(problemsOf(reviews.rewriteTone.review({ name: 'Fun', steps: ['Eat.'] }, { recipe: roast, tone: 'playful' }, own))).toContain(
      'The number of its steps is 1 instead of 3.',
    );
  });
});

describe('substitutes', () => {
  const named = (name: string, ratio = 1) => ({
    name,
    ratio,
    also_needed: [],
    notes: '',
    flavor_impact: 'none',
    best_for: [],
    not_for: [],
  });
  const request = { ingredient: '1 cup butter', dietary_restrictions: ['vegan'] };
  const review = (...names: string[]) =>
    reviews.suggestSubstitute.review({ substitutes: names.map((name) => named(name)) }, request, suggestSubstitute(request));

  test('that break a diet or are not known are excluded, each with its reason', () => {
    expect(review('ghee', 'zorblax', 'coconut oil')).toMatchObject({
      result: {
        substitutes: [{ name: 'coconut oil', quantity: 1, unit: 'cup', allergens: [] }],
        excluded: [{ name: 'ghee' }, { name: 'zorblax' }],
      },
    });
  });

  test.each([
    ['something harmful', { also_needed: ['1 teaspoon bleach'] }, 'Nobody should eat it.'],
    ['what a diet forbids', { also_needed: ['1 tablespoon ghee'] }, 'Not vegan, or not known to be.'],
    ['the ingredient itself', { name: 'soy milk' }, 'It is the ingredient itself.'],
    ['nothing', { ratio: 0 }, 'A ratio of 0 is not possible.'],
    ['too much', { ratio: 11 }, 'A ratio of 11 is not possible.'],
  ])('that would bring in %s are excluded', (_what, change, reason) => {
    const vegan = { ingredient: '1 cup soy milk', dietary_restrictions: ['vegan'] };
    const substitutes = [{ ...named('carrot juice'), ...change }, named('oat milk')];
    const found = reviews.suggestSubstitute.review({ substitutes }, vegan, suggestSubstitute(vegan));
    expect(found).toMatchObject({ result: { substitutes: [{ name: 'oat milk' }], excluded: [{ reason }] } });
  });

  test('that the kitchen does not know are measured in quarters, and what else they need counts for allergens', () => {
    const cup = { ingredient: '1 cup soy milk' };
    const proposed = { ...named('carrot juice', 0.6), also_needed: ['1 tablespoon almond butter'], flavor_impact: 'extraordinary' };
    const found = reviews.suggestSubstitute.review({ substitutes: [proposed] }, cup, suggestSubstitute(cup));
    expect(found).toMatchObject({
      result: {
        substitutes: [{ name: 'carrot juice', ratio: 0.5, flavor_impact: 'noticeable', allergens: ['tree_nut'], confidence: 0.5 }],
      },
    });
  });

  test('have the ratio of the kitchen if it knows one', () => {
    const own = suggestSubstitute({ ...request, max_suggestions: 10 }).substitutes.find(({ name }) => name === 'olive oil');
    const found = reviews.suggestSubstitute.review({ substitutes: [named('olive oil', 9)] }, request, suggestSubstitute(request));
    expect(found).toMatchObject({ result: { substitutes: [{ ratio: own?.ratio, ratio_text: own?.ratio_text }] } });
  });

  test('of which none is left are rejected', () => {
    expect(problemsOf(review('ghee', 'bleach'))).toHaveLength(3);
  });

  test('of what nothing replaces are left to the kitchen', () => {
    expect(reviews.suggestSubstitute.isLeft({ ingredient: 'Prague powder #1' })).toBe(true);
    expect(reviews.suggestSubstitute.isLeft({ ingredient: 'butter' })).toBe(false);
  });
});
