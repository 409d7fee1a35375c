import { describe, expect, test } from 'vitest';
import { createMockService, matchers, type MockMatchers, type MockService, type ReplayedResponse } from '../../../mock/index.js';
import { RawClient } from '../../support/mock-adapters.js';
import { toast } from '../../support/sample-requests.js';

declare global {
  // oxlint-disable-next-line no-unused-vars -- vitest declares it so
  namespace Chai {
    interface Assertion extends MockMatchers {}
  }
}

expect.extend(matchers);

const setup = async () => {
  const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
  const client = new RawClient(mock.connection());
  await client.call('recipes.generate', { ingredients: ['rice', 'eggs'], servings: 2 });
  await client.call('recipes.generate', { ingredients: ['rice'], servings: 4 });
  await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'job-1' });
  await mock.callbacks.settled();
  return mock;
};

const failure = (check: () => void): string => {
  try {
    check();
  } catch (error) {
    return (error as Error).message;
  }
  return 'it passed';
};

describe('toHaveReceived', () => {
  test('passes for a request with the given fields', async () => {
    const mock = await setup();
    expect(mock).toHaveReceived('recipes.generate');
    expect(mock).toHaveReceived('recipes.generate', { servings: 2 });
    expect(mock).toHaveReceived('recipes.generate', { ingredients: expect.arrayContaining(['eggs']), servings: expect.any(Number) });
    expect(mock).toHaveReceived('healthify', { recipe: { title: /toast/i } });
    expect(mock).toHaveReceived('recipes.generate', {}, { times: 2 });
    expect(mock).not.toHaveReceived('recipes.generate', { servings: 3 });
    expect(mock).not.toHaveReceived('recipes.generate', {}, { times: 1 });
    expect(mock).not.toHaveReceived('pantries.list');
  });

  test('counts requests that a fault rejected, by their fields too', async () => {
    const mock = createMockService();
    mock.fail('recipes.generate', { status: 503, times: 1 });
    const client = new RawClient(mock.connection());
    await client.call('recipes.generate', { ingredients: ['rice'] });
    expect(mock).toHaveReceived('recipes.generate', undefined, { times: 1 });
    expect(mock).toHaveReceived('recipes.generate', { ingredients: ['rice'] }, { times: 1 });
    await client.call('recipes.generate', { ingredients: ['rice'] });
    expect(mock).toHaveReceived('recipes.generate', { ingredients: ['rice'] }, { times: 2 });
  });

  test('says how many requests it could not compare', async () => {
    const mock = createMockService();
    const body = new ReadableStream();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' } as RequestInit;
    await mock.fetch(`${mock.baseUrl}/api/v1/recipes/generate`, init);
    const check = () => expect(mock).toHaveReceived('recipes.generate', { ingredients: ['rice'] });
    expect(failure(check)).toContain('not compared: 1 of these requests, whose body the mock has not read');
    expect(failure(check)).not.toContain('got nothing');
    await new RawClient(mock.connection()).call('recipes.generate', { ingredients: ['beans'] });
    expect(failure(check)).toContain('ingredients[0]: expected "rice", got "beans"');
    expect(failure(check)).toContain('not compared: 1 of these requests');
  });

  test('shows numbers that JSON does not have, and functions', async () => {
    const mock = await setup();
    expect(failure(() => expect(mock).toHaveReceived('recipes.generate', { servings: NaN }))).toContain('servings: expected NaN, got ');
    expect(failure(() => expect(mock).toHaveReceived('recipes.generate', { servings: setup }))).toContain(
      'servings: expected function, got ',
    );
    expect(failure(() => expect(mock).toHaveReceived('healthify', undefined, { times: 2 }))).toContain(', 2 times; it has, 1 time');
  });

  test('shows the closest request', async () => {
    const mock = await setup();
    const message = failure(() => expect(mock).toHaveReceived('recipes.generate', { ingredients: ['rice', 'milk'], servings: 2 }));
    expect(message).toContain(
      'expected the mock to have received recipes.generate with {"ingredients":["rice","milk"],"servings":2}; it has not',
    );
    expect(message).toContain('nearest: POST https://api.recipe-ai.test/api/v1/recipes/generate at ');
    expect(message).toContain('  ingredients[1]: expected "milk", got "eggs"');
    expect(message).not.toContain('servings:');
    expect(failure(() => expect(mock).toHaveReceived('recipes.generate', { ingredients: [] }))).toContain(
      'ingredients.length: expected 0, got ',
    );
    expect(failure(() => expect(mock).toHaveReceived('pantries.list'))).toContain('it received: recipes.generate, healthify');
    expect(failure(() => expect(mock).not.toHaveReceived('healthify'))).toContain('expected the mock not to have received healthify');
  });
});

describe('toHaveDelivered', () => {
  test('passes for a callback with the given fields, and shows the closest one', async () => {
    const mock = await setup();
    expect(mock).toHaveDelivered();
    expect(mock).toHaveDelivered({ type: 'healthify', request_id: 'job-1' }, { times: 1 });
    expect(mock).not.toHaveDelivered({ request_id: 'job-2' });
    expect(failure(() => expect(mock).toHaveDelivered({ request_id: 'job-2' }))).toContain('request_id: expected "job-2", got "job-1"');
    mock.callbacks.fail({ drop: true });
    mock.reset('callbacks');
    expect(failure(() => expect(mock).toHaveDelivered())).toContain('no callback was requested');
  });
});

describe('names that do not exist', () => {
  test.each<[string, (mock: MockService) => void, string]>([
    [
      'an operation',
      (mock) => expect(mock).not.toHaveReceived('recipe.generate' as never),
      'There is no operation "recipe.generate"; did you mean recipes.generate?',
    ],
    ['no operation', (mock) => expect(mock).not.toHaveReceived(undefined as never), 'There is no operation "undefined"; known here: '],
    ['any operation', (mock) => expect(mock).not.toHaveReceived('*' as never), 'There is no operation "*"; known here: recipes.generate, '],
    [
      'a field',
      (mock) => expect(mock).not.toHaveReceived('recipes.generate', { ingredient: ['rice'] }),
      'A request for recipes.generate has no field `ingredient`; did you mean ingredients?',
    ],
    [
      'a field of an operation that was not called',
      (mock) => expect(mock).not.toHaveReceived('pantries.get', { pantryid: 'p' }),
      'A request for pantries.get has no field `pantryid`; did you mean pantry_id?',
    ],
    [
      'a field within a field',
      (mock) => expect(mock).not.toHaveReceived('healthify', { recipe: { titel: 'Toast' } }),
      'A request for healthify has no field `recipe.titel`; did you mean title?',
    ],
    [
      'a field of a generated recipe',
      (mock) => expect(mock).toHaveReceived('healthify', { recipe: { id: 'r' } }),
      'has no field `recipe.id`; known here: title, ingredients, instructions (the client sends what `toRecipeInput(recipe)` returns)',
    ],
    [
      'a field of an element',
      (mock) => expect(mock).not.toHaveReceived('pantries.items.add', { items: [{ nam: 'rice' }] }),
      'has no field `items.0.nam`; did you mean name?',
    ],
    [
      'a field of a callback',
      (mock) => expect(mock).not.toHaveDelivered({ requestid: 'x' }),
      'A callback has no field `requestid`; did you mean request_id?',
    ],
    [
      'a field of the data of a callback',
      (mock) => expect(mock).not.toHaveDelivered({ data: { nmae: 'x' } }),
      'A callback has no field `data.nmae`; did you mean name?',
    ],
    [
      'a type of a callback',
      (mock) => expect(mock).not.toHaveDelivered({ type: 'rewriteTone' }),
      'There is no callback type "rewriteTone"; did you mean rewrite-tone?',
    ],
    [
      'a type far from all others',
      (mock) => expect(mock).not.toHaveDelivered({ type: 'unknown' }),
      'There is no callback type "unknown"; known here: healthify, rewrite-tone, budgetify-recipe, adapt-method, suggest-substitute, enrich-ingredients',
    ],
    [
      'an option',
      (mock) => expect(mock).toHaveReceived('recipes.generate', {}, { time: 5 } as never),
      'toHaveReceived: unknown option `time`; did you mean times?',
    ],
    [
      'an option of toHaveDelivered',
      (mock) => expect(mock).toHaveDelivered({}, { time: 5 } as never),
      'toHaveDelivered: unknown option `time`; did you mean times?',
    ],
    [
      'a number of times that cannot be',
      (mock) => expect(mock).not.toHaveReceived('healthify', {}, { times: -1 }),
      'toHaveReceived: `times` must be a whole number, 0 or more, not -1.',
    ],
  ])('throw: %s', async (_, check, message) => {
    const mock = await setup();
    expect(failure(() => check(mock))).toContain(message);
  });

  test('are allowed if the mock received them', async () => {
    const mock = createMockService();
    const client = new RawClient(mock.connection());
    await client.call('recipes.generate', { ingredients: ['rice'], mood: { today: 'good' } });
    expect(mock).toHaveReceived('recipes.generate', { mood: { today: 'good' } });
    expect(mock).not.toHaveReceived('recipes.generate', { mood: { today: 'bad' } });
  });

  test('are allowed as the type of a callback that was sent, such as a recorded one, and as a pattern', async () => {
    const value = { type: 'translate', request_id: 'job-1', data: {} };
    const response: ReplayedResponse = { match: 'operation', status: 200, headers: [], value, body: JSON.stringify(value) };
    const replay = { replay: () => ({ find: () => response }) };
    const mock = createMockService({ callbackHosts: ['hooks.example.com'], replay });
    await new RawClient(mock.connection()).call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
    await mock.callbacks.settled();
    expect(mock).toHaveDelivered({ type: 'translate' });
    expect(mock).not.toHaveDelivered({ type: /unknown/ });
  });

  test('are not looked for in a value that matches by itself', async () => {
    const mock = await setup();
    expect(mock).not.toHaveReceived('recipes.generate', expect.objectContaining({ ingredient: 1 }) as object);
  });
});

test('throw for anything but a mock', () => {
  expect(failure(() => expect({}).toHaveReceived('healthify'))).toContain('expect(mock)');
});
