import { ConfigurationError, InvalidRequestError, RecipeAI } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, recipe, stage } from '../../support/test-client.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('what is sent', () => {
  test('goes to the REST host for recipes and pantries, and to the AI host for transforms', async () => {
    const { sdk, sent } = stage([json({})]);
    await sdk.recipes.generate({ ingredients: ['rice'] });
    await sdk.healthify({ recipe });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.example.com/api/v1/recipes/generate',
      'POST https://ai.example.com/api/v1/healthify',
    ]);
  });

  test('carries the key as bearer token, JSON, and the headers of client and call', async () => {
    const { sdk, sent } = stage([json({})], { headers: { 'X-App': 'kitchen' } });
    await sdk.recipes.generate({ ingredients: ['rice'] }, { headers: { 'X-Call': '7' }, idempotencyKey: 'once' });
    const { headers, body } = sent[0]!;
    expect(
      Object.fromEntries(['authorization', 'content-type', 'x-app', 'x-call', 'idempotency-key'].map((name) => [name, headers.get(name)])),
    ).toEqual({
      authorization: 'Bearer rk_test_0123456789',
      'content-type': 'application/json',
      'x-app': 'kitchen',
      'x-call': '7',
      'idempotency-key': 'once',
    });
    expect(body).toEqual({ ingredients: ['rice'] });
  });

  test('puts path fields into the path and the rest of a GET into the query', async () => {
    const { sdk, sent } = stage([json({ data: [], next_cursor: null })]);
    await sdk.pantries.items.list({ pantry_id: 'a b/c?', limit: 5, q: 'red & hot' });
    expect(sent[0]!.url).toBe('https://api.example.com/api/v1/pantries/a%20b%2Fc%3F/items?limit=5&q=red+%26+hot');
    expect(sent[0]!.body).toBeUndefined();
  });

  test('puts path fields into the path and the rest of a PATCH into the body', async () => {
    const { sdk, sent } = stage([json({})]);
    await sdk.pantries.items.update({ pantry_id: 'p', item_id: 'i', quantity: 2, note: null });
    expect(sent[0]!.url).toBe('https://api.example.com/api/v1/pantries/p/items/i');
    expect(sent[0]!.body).toEqual({ quantity: 2, note: null });
  });

  test('keeps a path that the base address has', async () => {
    const { sdk, sent } = stage([json({})], { baseUrl: 'https://gateway.example.com/recipes/' });
    await sdk.recipes.generate({ ingredients: [] });
    expect(sent[0]!.url).toBe('https://gateway.example.com/recipes/api/v1/recipes/generate');
  });

  test('goes to another path or host where the client was told so', async () => {
    const { sdk, sent } = stage([json({ data: [], next_cursor: null })], {
      endpoints: { 'pantries.list': { path: '/api/v1/my/pantries', host: 'ai' } },
    });
    await sdk.pantries.list();
    expect(sent[0]!.url).toBe('https://ai.example.com/api/v1/my/pantries');
  });

  test('gets a request_id where there is a callback_url and none was given', async () => {
    const { sdk, sent } = stage([json({})]);
    await sdk.healthify({ recipe, callback_url: 'https://hooks.example.com/in' });
    await sdk.healthify({ recipe, callback_url: 'https://hooks.example.com/in', request_id: 'job-7' });
    await sdk.healthify({ recipe });
    const ids = sent.map(({ body }) => (body as { request_id?: string }).request_id);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/), 'job-7', undefined]);
  });

  test('asks the key function for each call', async () => {
    let turn = 0;
    const { sdk, sent } = stage([json({})], { apiKey: async () => `key-${++turn}` });
    await sdk.recipes.generate({ ingredients: [] });
    await sdk.recipes.generate({ ingredients: [] });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer key-1', 'Bearer key-2']);
  });

  test('looks the global fetch up at each call', async () => {
    const sdk = new RecipeAI({ apiKey: 'k', baseUrl: 'https://api.example.com', logLevel: 'off' });
    vi.stubGlobal('fetch', async () => json({ data: [{ id: 'late' }], next_cursor: null }));
    expect((await sdk.pantries.list()).data).toEqual([{ id: 'late' }]);
  });

  test('is anything at all through request()', async () => {
    const { sdk, sent } = stage([json({ ok: true })]);
    const answer = await sdk.request({
      method: 'put',
      host: 'ai',
      path: 'api/v2/thing',
      query: { a: 1, b: undefined },
      body: { callback_url: 'https://x.example' },
    });
    expect(answer).toEqual({ ok: true });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: 'https://ai.example.com/api/v2/thing?a=1',
      body: { callback_url: 'https://x.example' },
    });
  });
});

describe('a request that breaks the contract', () => {
  test.each<[string, (sdk: RecipeAI) => PromiseLike<unknown>, string]>([
    ['a missing field', (sdk) => sdk.healthify({} as never), 'recipe'],
    [
      'a nested field of the wrong type',
      (sdk) => sdk.healthify({ recipe: { ...recipe, ingredients: ['a', 7 as never] } }),
      'recipe.ingredients[1]',
    ],
    ['an empty text', (sdk) => sdk.suggestSubstitute({ ingredient: '' }), 'ingredient'],
    ['a number out of bounds', (sdk) => sdk.recipes.generate({ ingredients: [], servings: 0 }), 'servings'],
    ['a fraction where whole numbers go', (sdk) => sdk.recipes.generate({ ingredients: [], servings: 1.5 }), 'servings'],
    ['a field that is not known', (sdk) => sdk.recipes.generate({ ingredients: [], serving: 2 } as never), 'serving'],
    [
      'a callback_url for generate',
      (sdk) => sdk.recipes.generate({ ingredients: [], callback_url: 'https://x.example' } as never),
      'callback_url',
    ],
    ['a callback_url without https', (sdk) => sdk.healthify({ recipe, callback_url: 'http://hooks.example.com' }), 'callback_url'],
    ['a word from a closed list', (sdk) => sdk.adaptMethod({ recipe, target_method: 'campfire' as never }), 'target_method'],
    ['an id that would climb out of its path', (sdk) => sdk.pantries.get({ pantry_id: '..' }), 'pantry_id'],
    ['one of many items', (sdk) => sdk.pantries.items.add({ pantry_id: 'p', items: [{ name: 'rice' }, { name: '' }] }), 'items[1].name'],
  ])('is refused before a byte leaves, naming the field: %s', async (_, call, path) => {
    const { sdk, sent } = stage([json({})]);
    const error: unknown = await Promise.resolve(call(sdk)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect((error as InvalidRequestError).issues.map((issue) => issue.path)).toContain(path);
    expect(error).toMatchObject({ code: 'invalid_request', attempts: 0, retryable: false });
    expect((error as Error).message).toContain(path);
    expect(sent).toEqual([]);
  });
});

describe('a client that cannot work', () => {
  test.each<[string, ConstructorParameters<typeof RecipeAI>[0], RegExp]>([
    ['has no key', { baseUrl: 'https://a.example' }, /apiKey.*RECIPE_AI_API_KEY/],
    ['has a blank key', { apiKey: ' ', baseUrl: 'https://a.example' }, /no API key/],
    ['has a key with a line break', { apiKey: 'sk-secret\n', baseUrl: 'https://a.example' }, /line break/],
    ['has no address', { apiKey: 'k' }, /baseUrl.*RECIPE_AI_BASE_URL/],
    ['has an address that is none', { apiKey: 'k', baseUrl: 'api.example.com' }, /baseUrl/],
    ['has an address of another kind', { apiKey: 'k', baseUrl: 'https://a.example', aiUrl: 'ftp://a.example' }, /aiUrl/],
    ['has a password in its address', { apiKey: 'k', baseUrl: 'https://me:hunter2@a.example' }, /user name or a password/],
    ['has a time that is none', { apiKey: 'k', baseUrl: 'https://a.example', maxWait: Number.NaN }, /maxWait/],
    ['has a negative count', { apiKey: 'k', baseUrl: 'https://a.example', maxRetries: -1 }, /maxRetries/],
  ])('says so when it is made, without a secret: it %s', (_, options, says) => {
    for (const name of ['RECIPE_AI_API_KEY', 'RECIPE_AI_BASE_URL']) vi.stubEnv(name, '');
    const make = () => new RecipeAI(options);
    expect(make).toThrow(ConfigurationError);
    expect(make).toThrow(says);
    expect(make).not.toThrow(/sk-secret|hunter2/);
  });

  test('is not made in a browser, unless the key may be seen', () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    const options = { apiKey: 'k', baseUrl: 'https://a.example' };
    expect(() => new RecipeAI(options)).toThrow(/dangerouslyAllowBrowser/);
    expect(new RecipeAI({ ...options, dangerouslyAllowBrowser: true })).toBeInstanceOf(RecipeAI);
  });
});

test('key and addresses come from the environment where the options are silent', async () => {
  vi.stubEnv('RECIPE_AI_API_KEY', 'from-env');
  vi.stubEnv('RECIPE_AI_BASE_URL', 'https://env.example');
  vi.stubEnv('RECIPE_AI_AI_URL', 'https://ai.env.example');
  const { sent } = stage([]);
  const fetch = async (input: Request | string | URL): Promise<Response> => {
    const request = new Request(input);
    sent.push({ method: request.method, url: request.url, headers: request.headers, body: undefined });
    return json({});
  };
  const sdk = new RecipeAI({ fetch, logLevel: 'off' });
  await sdk.healthify({ recipe });
  expect(sent[0]!.url).toBe('https://ai.env.example/api/v1/healthify');
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer from-env');
});
