import { fc, test } from '@fast-check/vitest';
import { InvalidRequestError, RecipeAI, toRecipeInput, verifyCallback, type RecipeLike } from '@recipe-ai/sdk';
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

  test('with their servings in the last step, once', () => {
    const steps = ['Cook the rice.', 'Add the beans. Serves 4.'];
    expect(toRecipeInput({ ...generated, steps } as unknown as RecipeLike).instructions).toEqual(steps);
    expect(toRecipeInput({ name: 'Rice', ingredients: ['rice'], steps: ['Cook.'] }).instructions).toEqual(['Cook.']);
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
    expect(sent).toEqual([]);
  });

  test.each<[string, unknown, string[]]>([
    ['nothing in it', {}, ['recipe.title', 'recipe.ingredients', 'recipe.steps']],
    ['steps without text', { name: 'x', ingredients: [], steps: [{}] }, ['recipe.steps[0]']],
    [
      'ingredients without a name',
      { name: 'x', ingredients: [5, { quantity: 2 }], steps: [] },
      ['recipe.ingredients[0]', 'recipe.ingredients[1]'],
    ],
    ['null', null, ['recipe.title', 'recipe.ingredients', 'recipe.steps']],
  ])('unless they cannot be converted: %s', (_, wrong, paths) => {
    const convert = () => toRecipeInput(wrong as RecipeLike);
    expect(convert).toThrow(InvalidRequestError);
    expect(convert).toThrow(expect.objectContaining({ issues: paths.map((path) => expect.objectContaining({ path })) }));
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
