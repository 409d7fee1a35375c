import { fc, test } from '@fast-check/vitest';
import { InvalidRequestError, RecipeAI, toRecipeInput, verifyCallback, type GeneratedRecipe, type RecipeLike } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { describe, expect } from 'vitest';
import { createTestClient, json, recipe } from '../../support/test-client.js';

describe('recipes can be passed on', () => {
  test('from generate to a transform, from a transform to the next, and from a callback', async () => {
    const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
    const sdk = new RecipeAI({ ...mock.connection(), validateResponses: 'throw' });
    const generated = await sdk.recipes.generate({ ingredients: ['rice', 'beans', 'onion'], servings: 3 });
    const healthy = await sdk.healthify({ recipe: generated, callback_url: 'https://hooks.example.com/in' });
    const cheap = await sdk.budgetifyRecipe({ recipe: healthy.data! });
    await mock.callbacks.next();
    let fromCallback: RecipeLike | undefined;
    await mock.callbacks.deliverTo(async (request) => {
      const callback = await verifyCallback(request, { secret: mock.callbackSecret });
      if (callback.type === 'healthify') fromCallback = callback.data;
      return new Response(null, { status: 204 });
    });
    const formal = await sdk.rewriteTone({ recipe: fromCallback!, tone: 'formal' });
    expect(formal.data.ingredients).toEqual(healthy.data!.ingredients);
    expect(cheap.data.steps.length).toBeGreaterThan(0);
  });

  const generated = {
    name: 'Rice and beans',
    servings: 6,
    ingredients: [
      { display: '2 cups rice', name: 'rice' },
      { quantity: 1, unit: 'can', name: 'beans' },
      { quantity: null, unit: null, name: 'salt' },
      '1 onion',
    ],
    steps: [{ step_number: 1, instruction: 'Cook the rice.' }, 'Add the beans.'],
  } as unknown as RecipeLike;
  const converted = {
    title: 'Rice and beans',
    ingredients: ['2 cups rice', '1 can beans', 'salt', '1 onion'],
    instructions: ['Cook the rice.', 'Add the beans. Serves 6.'],
  };

  test('with lines, amounts and instructions as text', () => {
    expect(toRecipeInput(generated)).toEqual(converted);
    expect(toRecipeInput(recipe)).toEqual(recipe);
  });

  test('with their servings, if the operation takes servings and none are given', async () => {
    const { sdk, sent } = createTestClient([json({})], { validateResponses: 'off' });
    await sdk.budgetifyRecipe({ recipe: generated });
    await sdk.budgetifyRecipe({ recipe: generated, servings: 2 });
    await sdk.healthify({ recipe: generated });
    expect(sent.map(({ body }) => body)).toEqual([
      { recipe: converted, servings: 6 },
      { recipe: converted, servings: 2 },
      { recipe: converted },
    ]);
  });

  test('without servings that are no number, which the service would reject', async () => {
    const { sdk, sent } = createTestClient([json({})], { validateResponses: 'off' });
    await sdk.budgetifyRecipe({ recipe: { ...generated, servings: 'six' } as unknown as RecipeLike });
    expect(sent[0]!.body).toEqual({ recipe: { ...converted, instructions: ['Cook the rice.', 'Add the beans.'] } });
  });

  test('unless they have the shape of requests already: the validation says what is wrong', async () => {
    const { sdk } = createTestClient([json({})]);
    const mixed = { ...recipe, steps: ['Boil.'] };
    await expect(sdk.rewriteTone({ recipe: mixed, tone: 'casual' })).rejects.toThrow(/recipe\.steps: unknown field/);
  });

  test('with data of their own next to their ingredients', () => {
    const tagged = { ...recipe, data: { source: 'book' } } as unknown as RecipeLike;
    expect(toRecipeInput(tagged)).toEqual(recipe);
  });

  test('with their servings in the last step, once', () => {
    const steps = ['Cook the rice.', 'Add the beans. Serves 4.'];
    expect(toRecipeInput({ ...generated, steps } as unknown as RecipeLike).instructions).toEqual(steps);
    expect(toRecipeInput({ name: 'Rice', ingredients: ['rice'], steps: ['Cook.'] }).instructions).toEqual(['Cook.']);
    const withSteps = (given: string[]) => toRecipeInput({ ...(generated as GeneratedRecipe), steps: given as never }).instructions;
    expect(withSteps(['Soak.', 'Cook.', ' Stir. '])).toEqual(['Soak.', 'Cook.', ' Stir. Serves 6.']);
    expect(withSteps([])).toEqual([]);
  });

  test.each([2, 4, 6])('and healthify calculates with the servings of a recipe for %i', async (servings) => {
    const sdk = new RecipeAI(createMockService().connection());
    const cooked = await sdk.recipes.generate({ ingredients: ['chickpeas', 'rice'], servings });
    const { data } = await sdk.healthify({ recipe: cooked });
    expect(data.summary).toContain(`for ${servings}:`);
    const difference = Math.abs(data.nutrition_before!.calories - cooked.nutrition.calories);
    expect(difference).toBeLessThanOrEqual(cooked.nutrition.calories * 0.01);
  });

  const pending = Promise.resolve(generated);
  test.each<[string, unknown, string]>([
    ['a promise', pending, '`recipe` is a promise; await it. Nothing was sent.'],
    [
      'a whole response',
      { type: 'healthify', request_id: null, data: generated },
      '`recipe` is a whole response; pass its `data`. Nothing was sent.',
    ],
    ['withResponse', { data: generated, status: 200 }, '`recipe` is a whole response; pass its `data`. Nothing was sent.'],
  ])('but not %s', async (_, wrong, message) => {
    const { sdk, sent } = createTestClient([json({})]);
    const call = sdk.rewriteTone({ recipe: wrong as RecipeLike, tone: 'casual' });
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
    expect(() => toRecipeInput(wrong as RecipeLike)).toThrow(message);
    await expect(call).rejects.toMatchObject({
      issues: [{ path: 'recipe', message: expect.stringMatching(/^is a (promise|whole)/), code: 'invalid_type' }],
    });
    expect(sent).toEqual([]);
  });

  test.each<[string, unknown, string[]]>([
    ['nothing in it', {}, ['recipe.title', 'recipe.ingredients', 'recipe.steps']],
    [
      'steps without text',
      { name: 'x', ingredients: [], steps: [{}, null, 5, { instruction: 5 }] },
      ['recipe.steps[0]', 'recipe.steps[1]', 'recipe.steps[2]', 'recipe.steps[3]'],
    ],
    ['instructions without text', { title: 'x', ingredients: [], instructions: [5], steps: [] }, ['recipe.instructions[0]']],
    [
      'ingredients without a name',
      { name: 'x', ingredients: [5, { quantity: 2 }, null], steps: [] },
      ['recipe.ingredients[0]', 'recipe.ingredients[1]', 'recipe.ingredients[2]'],
    ],
    ['null', null, ['recipe.title', 'recipe.ingredients', 'recipe.steps']],
  ])('unless they cannot be converted: %s', (_, wrong, paths) => {
    const convert = () => toRecipeInput(wrong as RecipeLike);
    expect(convert).toThrow(InvalidRequestError);
    expect(convert).toThrow(expect.objectContaining({ issues: paths.map((path) => expect.objectContaining({ path })) }));
  });

  test('unless they cannot be converted, which is said with every field', () => {
    const wrong = { name: 5, ingredients: 'rice', steps: [5] } as unknown as RecipeLike;
    expect(() => toRecipeInput(wrong)).toThrow(
      expect.objectContaining({
        message:
          'The recipe cannot be converted: recipe.title: expected a title or a name; recipe.ingredients: expected a list; recipe.steps[0]: cannot be converted to a line of text.',
        issues: [
          { path: 'recipe.title', message: 'expected a title or a name', code: 'invalid_type' },
          { path: 'recipe.ingredients', message: 'expected a list', code: 'invalid_type' },
          { path: 'recipe.steps[0]', message: 'cannot be converted to a line of text', code: 'invalid_type' },
        ],
      }),
    );
  });

  test.prop([fc.anything()])('or a typed error is thrown, whatever they are', (anything) => {
    const outcome = (() => {
      try {
        return toRecipeInput(anything as RecipeLike);
      } catch (error) {
        return error;
      }
    })();
    expect(outcome instanceof InvalidRequestError || Array.isArray((outcome as { instructions?: unknown }).instructions)).toBe(true);
  });
});
