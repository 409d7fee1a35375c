import { InvalidRequestError, RecipeAI, type ClientEvent, type ClientOptions } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClient, json, outcome, recipe } from '../../support/test-client.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a request', () => {
  test('goes to the REST host for recipes and pantries, and to the AI host for transforms', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.recipes.generate({ ingredients: ['rice'] });
    await sdk.healthify({ recipe });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.example.com/api/v1/recipes/generate',
      'POST https://ai.example.com/api/v1/healthify',
    ]);
  });

  test('has the API key as bearer token, JSON, and the headers of client and call', async () => {
    const { sdk, sent } = createTestClient([json({})], { headers: { 'X-App': 'kitchen' } });
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

  test('has path fields in the path and the others of a GET in the query', async () => {
    const { sdk, sent } = createTestClient([json({ data: [], next_cursor: null })]);
    await sdk.pantries.items.list({ pantry_id: 'a b/c?', limit: 5, q: 'red & hot' });
    expect(sent[0]!.url).toBe('https://api.example.com/api/v1/pantries/a%20b%2Fc%3F/items?limit=5&q=red+%26+hot');
    expect(sent[0]!.body).toBeUndefined();
  });

  test('has path fields in the path and the others of a PATCH in the body', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.pantries.items.update({ pantry_id: 'p', item_id: 'i', quantity: 2, note: null });
    expect(sent[0]!.url).toBe('https://api.example.com/api/v1/pantries/p/items/i');
    expect(sent[0]!.body).toEqual({ quantity: 2, note: null });
  });

  test('keeps the path of the base URL', async () => {
    const { sdk, sent } = createTestClient([json({})], { baseUrl: 'https://gateway.example.com/recipes/' });
    await sdk.recipes.generate({ ingredients: [] });
    expect(sent[0]!.url).toBe('https://gateway.example.com/recipes/api/v1/recipes/generate');
  });

  test('goes to another path or host if `endpoints` says so', async () => {
    const { sdk, sent } = createTestClient([json({ data: [], next_cursor: null })], {
      endpoints: { 'pantries.list': { path: '/api/v1/my/pantries', host: 'ai' } },
    });
    await sdk.pantries.list();
    expect(sent[0]!.url).toBe('https://ai.example.com/api/v1/my/pantries');
  });

  test('is not sent if its path in `endpoints` has a field that the request does not have', async () => {
    const endpoints = { 'pantries.get': { path: '/my/{pantryId}' } };
    const { sdk, sent } = createTestClient([json({ data: [], next_cursor: null })], { endpoints });
    const message = '`endpoints`: the path of pantries.get has a {pantryId}, but the request has no such field; did you mean pantry_id?';
    for (let calls = 0; calls < 2; calls++) {
      await expect(sdk.pantries.get('p1')).rejects.toMatchObject({ name: 'ConfigurationError', message });
    }
    expect(sent).toEqual([]);
    await sdk.pantries.list();
    expect(sent).toHaveLength(1);
  });

  test('gets a request_id if it has a callback_url and no request_id', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.healthify({ recipe, callback_url: 'https://hooks.example.com/in' });
    await sdk.healthify({ recipe, callback_url: 'https://hooks.example.com/in', request_id: 'job-7' });
    await sdk.healthify({ recipe });
    const ids = sent.map(({ body }) => (body as { request_id?: string }).request_id);
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/), 'job-7', undefined]);
  });

  test('calls the function for the API key each time', async () => {
    let calls = 0;
    const { sdk, sent } = createTestClient([json({})], { apiKey: async () => `key-${++calls}` });
    await sdk.recipes.generate({ ingredients: [] });
    await sdk.recipes.generate({ ingredients: [] });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer key-1', 'Bearer key-2']);
  });

  test('looks up the global fetch each time', async () => {
    const sdk = new RecipeAI({ apiKey: 'k', baseUrl: 'https://api.example.com', logLevel: 'off' });
    vi.stubGlobal('fetch', async () => json({ data: [{ id: 'late' }], next_cursor: null }));
    expect((await sdk.pantries.list()).data).toEqual([{ id: 'late' }]);
  });

  test('to any endpoint can be sent with sdk.request', async () => {
    const { sdk, sent } = createTestClient([json({ ok: true })]);
    const data = await sdk.request({
      method: 'put',
      host: 'ai',
      path: 'api/v2/thing',
      query: { a: 1, b: undefined },
      body: { callback_url: 'https://x.example' },
    });
    expect(data).toEqual({ ok: true });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      url: 'https://ai.example.com/api/v2/thing?a=1',
      body: { callback_url: 'https://x.example' },
    });
  });
});

describe('a request to any endpoint', () => {
  test('goes to the REST host as a GET by default, with one slash before its path', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.request({ path: '/x' });
    await sdk.request({ path: 'x/' });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET https://api.example.com/x', 'GET https://api.example.com/x/']);
  });

  test.each([
    ['get', 3],
    ['GET', 3],
    ['post', 1],
    ['delete', 1],
  ] as const)('is retried only as a GET: %s', async (method, times) => {
    vi.useFakeTimers();
    const { sdk, sent } = createTestClient([json({}, { status: 500 })]);
    expect(await outcome(sdk.request({ path: '/x', method }))).toMatchObject({ name: 'ServiceError' });
    expect(sent).toHaveLength(times);
  });

  test('that has a header that cannot be sent is named in its error', async () => {
    const { sdk } = createTestClient([]);
    const call = sdk.request({ path: '/x?q=1' }, { headers: { 'X App': 'a' } });
    await expect(call).rejects.toMatchObject({ operation: 'GET /x', message: expect.stringMatching(/^GET \/x: the header name "x app"/) });
  });
});

describe('an invalid request to any endpoint', () => {
  const circular: unknown[] = [];
  circular.push(circular);

  test.each<[string, unknown, RegExp]>([
    ['null', null, /expected an object with a `path`/],
    ['a text', '/x', /expected an object with a `path`/],
    ['no path', {}, /`path` must be a path/],
    ['an empty path', { path: '' }, /`path` must be a path/],
    ['a path that is a number', { path: 42 }, /`path` must be a path/],
    ['a method that fetch refuses', { path: '/x', method: 'TRACE' }, /`method` must be one of get, head/],
    ['a method that is not a token', { path: '/x', method: 'a b' }, /`method` must be one of/],
    ['a method that is a number', { path: '/x', method: 42 }, /`method` must be one of/],
    ['an unknown host', { path: '/x', host: 'other' }, /`host` must be one of rest, ai/],
    ['a query that is null', { path: '/x', query: null }, /`query` must be an object/],
    ['a query that is a text', { path: '/x', query: 'a=1' }, /`query` must be an object/],
    ['a query that would be lost', { path: '/x', query: new URLSearchParams('a=1') }, /`query` must be an object/],
    ['a query of pairs', { path: '/x', query: [['a', 1]] }, /`query` must be an object/],
    ['a list in the query', { path: '/x', query: { a: [1, 2] } }, /`query` must be an object of texts and numbers\./],
    ['an object in the query', { path: '/x', query: { b: 1, a: {} } }, /`query` must be an object of texts and numbers\./],
    ['a misspelled field', { path: '/x', qurey: { a: 1 } }, /unknown option `qurey`; did you mean query\?/],
    [
      'headers, which are an option',
      { path: '/x', headers: {} },
      /unknown option `headers`; known here: method, host, path, query, body\./,
    ],
    [
      'a fragment, after which a query would be lost',
      { path: '/x#y', query: { a: 1 } },
      /`path` must be a path of the service, such as .*, without a host and `#`\./,
    ],
    ['the URL of another host', { path: 'https://evil.example/x' }, /`path` must be a path of the service/],
    ['another host', { path: '//evil.example/x' }, /`path` must be a path of the service/],
    ['a GET with a body', { path: '/x', body: {} }, /cannot have a `body`; use `query`/],
    ['a HEAD with a body', { path: '/x', method: 'HEAD', body: {} }, /cannot have a `body`/],
    ['a bigint in the body', { path: '/x', method: 'post', body: { size: 1n } }, /cannot be written as JSON/],
    [
      'a body that is JSON already, which would be sent as JSON of a text',
      { path: '/x', method: 'post', body: '{"a":1}' },
      /`body` must be the object or the list itself, not its JSON text/,
    ],
    ['a circular body', { path: '/x', method: 'post', body: circular }, /cannot be written as JSON/],
    ['a function as the body', { path: '/x', method: 'post', body: () => 1 }, /cannot be written as JSON/],
  ])('is a rejection that says what is wrong: %s', async (_, request, message) => {
    const { sdk, sent } = createTestClient([json({})]);
    const call = sdk.request(request as never);
    await expect(call).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toThrow(/Nothing was sent\.$/);
    await expect(call).rejects.toMatchObject({ operation: expect.stringMatching(/^(request|POST \/x)$/) });
    expect(sent).toEqual([]);
  });

  test('is not one whose method is in capitals', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.request({ path: '/x', method: 'PUT' });
    expect(sent[0]).toMatchObject({ method: 'PUT' });
  });
});

describe('an invalid request', () => {
  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [42, 'number'],
    ['pantry', 'string'],
    [[], 'array'],
  ])('is %j in place of an object', async (input, kind) => {
    const message = `expected an object with the fields ingredients, cuisine, dietary_restrictions, time_available, skill_level, servings; got ${kind}`;
    for (const validateRequests of ['throw', 'off'] as const) {
      const { sdk, sent } = createTestClient([json({})], { validateRequests });
      const error: unknown = await sdk.recipes.generate(input as never).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(InvalidRequestError);
      expect(error).toMatchObject({
        operation: 'recipes.generate',
        message: `recipes.generate: ${message}. Nothing was sent.`,
        issues: [{ path: '', message, code: 'invalid_type' }],
      });
      expect(sent).toEqual([]);
    }
  });

  test('is an id before the request, which is then not read as options', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    const add = sdk.pantries.items.add.bind(sdk.pantries.items) as (...values: unknown[]) => Promise<unknown>;
    await expect(add('pan_1', { name: 'rice' })).rejects.toThrow(
      /^pantries\.items\.add: expected an object with the fields .*pantry_id.*; got string\. Nothing was sent\.$/,
    );
    expect(sent).toEqual([]);
  });

  test('may be left out of a call of a batch only if the operation needs none', async () => {
    const { sdk, sent } = createTestClient([json({ data: [], next_cursor: null })]);
    expect(await sdk.batch([{ operation: 'pantries.list' }, { operation: 'healthify' }])).toMatchObject([
      { status: 'fulfilled' },
      {
        reason: {
          message:
            'healthify: expected an object with the fields recipe, health_focus, callback_url, request_id; got undefined. Nothing was sent.',
        },
      },
    ]);
    expect(sent).toHaveLength(1);
  });

  test('names the operations that exist, if there is none of that name', async () => {
    const { sdk } = createTestClient([]);
    expect((await sdk.batch([{ operation: 'bake' as never, request: {} }]).next()).value).toMatchObject({
      reason: {
        operation: 'bake',
        message: expect.stringMatching(/^Unknown operation "bake"\. Nothing was sent\. Operations: .*, pantries\.list, /),
      },
    });
  });

  test('is one with a bigint, whether it is validated or not', async () => {
    const { sdk } = createTestClient([json({})], { validateRequests: 'off' });
    await expect(sdk.recipes.generate({ ingredients: [], servings: 2n as never })).rejects.toBeInstanceOf(InvalidRequestError);
  });

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
    ['a word from a closed list', (sdk) => sdk.adaptMethod({ recipe, target_method: 'campfire' }), 'target_method'],
    ['an id that would climb out of its path', (sdk) => sdk.pantries.get({ pantry_id: '..' }), 'pantry_id'],
    ['one of many items', (sdk) => sdk.pantries.items.add({ pantry_id: 'p', items: [{ name: 'rice' }, { name: '' }] }), 'items[1].name'],
  ])('is rejected before a byte is sent, naming the field: %s', async (_, call, path) => {
    const { sdk, sent } = createTestClient([json({})]);
    const error: unknown = await Promise.resolve(call(sdk)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect((error as InvalidRequestError).issues.map((issue) => issue.path)).toContain(path);
    expect(error).toMatchObject({ code: 'invalid_request', attempts: 0, retryable: false });
    expect((error as Error).message).toContain(path);
    expect(sent).toEqual([]);
  });
});

describe('an error from before anything is sent', () => {
  const generated = Promise.resolve({ name: 'Mash', ingredients: [], steps: [] });

  test.each<[string, string, (sdk: RecipeAI) => PromiseLike<unknown>, ClientOptions?]>([
    ['an unknown option of a call', 'recipes.generate', (sdk) => sdk.recipes.generate({ ingredients: [] }, { timout: 5 } as never)],
    ['a recipe that was not awaited', 'healthify', (sdk) => sdk.healthify({ recipe: generated as never })],
    ['a recipe that cannot be converted', 'healthify', (sdk) => sdk.healthify({ recipe: { name: 7, steps: [] } as never })],
    ['an id of half a character', 'pantries.get', (sdk) => sdk.pantries.get({ pantry_id: '\ud800' }), { validateRequests: 'off' }],
    ['a missing API key', 'pantries.list', (sdk) => sdk.pantries.list(), { apiKey: () => '' }],
    ['a missing base URL', 'pantries.list', (sdk) => sdk.pantries.list(), { baseUrl: undefined }],
    ['a body that is not JSON', 'request', (sdk) => sdk.request({ path: '/x', method: 'post', body: 1n })],
    ['a missing API key for any endpoint', 'GET /x', (sdk) => sdk.request({ path: '/x' }), { apiKey: () => '' }],
  ])('names the operation: %s', async (_, operation, call, options) => {
    vi.stubEnv('RECIPE_AI_BASE_URL', '');
    const { sdk, sent } = createTestClient([json({})], options);
    expect(await Promise.resolve(call(sdk)).catch((reason: unknown) => reason)).toMatchObject({ operation, attempts: 0 });
    expect(sent).toEqual([]);
  });
});

describe('validateRequests', () => {
  const unusual = { ingredients: [], time_available: 100_000, dietary_restrictions: [{ diet: 'vegan' }], mood: 'happy' } as never;

  test.each(['warn', 'off'] as const)('%s sends what does not match the contract', async (validateRequests) => {
    const events: ClientEvent[] = [];
    const { sdk, sent } = createTestClient([json({}), json({})], { validateRequests, onEvent: (event) => events.push(event) });
    await sdk.recipes.generate(unusual);
    await sdk.recipes.generate(unusual);
    expect(sent.map(({ body }) => body)).toEqual([unusual, unusual]);
    const reports = events.flatMap((event) => (event.type === 'invalid_request' ? [event.issues.map(({ path }) => path)] : []));
    expect(reports).toEqual(validateRequests === 'warn' ? [['dietary_restrictions[0]', 'time_available', 'mood']] : []);
  });

  test('warn reports a field of list items once, whatever item it is in', async () => {
    const reports: string[][] = [];
    const onEvent = (event: ClientEvent) => {
      if (event.type === 'invalid_request') reports.push(event.issues.map(({ path }) => path));
    };
    const { sdk } = createTestClient([json({}), json({})], { validateRequests: 'warn', logLevel: 'off', onEvent });
    await sdk.categories.suggest({ items: [5 as never] });
    await sdk.categories.suggest({ items: ['rice', 5 as never] });
    expect(reports).toEqual([['items[0]']]);
  });

  test('throws by default, and suggests what was meant', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await expect(sdk.recipes.generate({ ingredients: [], serving: 2 } as never)).rejects.toThrow(
      /^recipes\.generate: serving: unknown field; did you mean servings\? Nothing was sent\.$/,
    );
    expect(sent).toEqual([]);
  });

  test('says where options go, if a field has the name of one', async () => {
    const { sdk, sent } = createTestClient([]);
    await expect(sdk.pantries.list({ timeout: 5 } as never)).rejects.toThrow(
      'pantries.list: timeout: unknown field; known here: limit, cursor, q; options such as `timeout` are the second argument. Nothing was sent.',
    );
    await expect(sdk.pantries.items.add({ pantry_id: 'p', items: [{ name: 'rice', timeout: 5 }] } as never)).rejects.not.toThrow(
      'second argument',
    );
    expect(sent).toEqual([]);
  });

  test('names the operations that take a callback_url, if this one does not', async () => {
    const { sdk } = createTestClient([]);
    const request = { ingredients: ['rice'], callback_url: 'https://app.example/hooks' };
    await expect(sdk.recipes.generate(request as never)).rejects.toThrow(
      'recipes.generate: callback_url: only healthify, rewriteTone, budgetifyRecipe, adaptMethod, suggestSubstitute take it. Nothing was sent.',
    );
  });
});

describe('a text', () => {
  test('may have as many characters as the contract says, whatever they are', async () => {
    const { sdk, sent } = createTestClient([json({}), json({})]);
    await sdk.suggestSubstitute({ ingredient: '🍲'.repeat(200) });
    await expect(sdk.suggestSubstitute({ ingredient: '🍲'.repeat(201) })).rejects.toThrow(/at most 200 characters, got 201/);
    expect(sent).toHaveLength(1);
  });
});

describe('a word of a closed list', () => {
  test.each([
    ['unit', 'g', 'gram'],
    ['unit', 'kg', 'kilogram'],
    ['unit', 'ml', 'milliliter'],
    ['unit', 'L', 'liter'],
    ['unit', 'tsp', 'teaspoon'],
    ['unit', 'Tbsp', 'tablespoon'],
    ['unit', 'oz', 'ounce'],
    ['unit', 'lb', 'pound'],
    ['unit', 'litre', 'liter'],
    ['category', 'dairy', 'dairy_eggs'],
    ['location', 'Fridge', 'fridge'],
  ])('is named if it was meant: %s %s', async (field, value, meant) => {
    const { sdk } = createTestClient([]);
    await expect(sdk.pantries.items.add({ pantry_id: 'p', name: 'rice', [field]: value })).rejects.toThrow(
      `pantries.items.add: ${field}: got "${value}"; did you mean ${meant}? Nothing was sent.`,
    );
  });

  test.each(['leaf', 'unit', 'bag', 'tin', 'constructor'])('is not named for another word: %s', async (unit) => {
    const { sdk } = createTestClient([]);
    await expect(sdk.pantries.items.add({ pantry_id: 'p', name: 'rice', unit })).rejects.toThrow(/ unit: expected one of teaspoon, /);
  });
});

describe('a date', () => {
  test.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-1-1'])('must be in the calendar: %s', async (expires_at) => {
    const { sdk, sent } = createTestClient([json({})]);
    const added = sdk.pantries.items.add({ pantry_id: 'p', name: 'milk', expires_at });
    await expect(added).rejects.toThrow(/expires_at: expected a date as YYYY-MM-DD/);
    expect(sent).toEqual([]);
  });

  test('may be the 29th of February in a leap year', async () => {
    const { sdk, sent } = createTestClient([json({})], { validateResponses: 'off' });
    await sdk.pantries.items.add({ pantry_id: 'p', name: 'milk', expires_at: '2028-02-29' });
    expect(sent).toHaveLength(1);
  });
});

describe('a request with names of Object.prototype', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);

  test.each(names)('is valid or rejected like any other: %s', async (name) => {
    const { sdk, sent } = createTestClient([() => json({})]);
    await sdk.recipes.generate({ ingredients: [name], cuisine: name, dietary_restrictions: [name], skill_level: name });
    expect(sent).toHaveLength(1);
    const unknownField = Object.defineProperty({ ingredients: [] }, name, { value: 1, enumerable: true });
    await expect(sdk.recipes.generate(unknownField as never)).rejects.toThrow(/unknown field/);
    await expect(sdk.adaptMethod({ recipe, target_method: name })).rejects.toThrow(/target_method: expected one of/);
    await expect(sdk.batch([{ operation: name as never, request: {} }]).next()).resolves.toMatchObject({
      value: { status: 'rejected', reason: { name: 'InvalidRequestError' } },
    });
  });
});

describe('enrichIngredients', () => {
  const result = {
    type: 'enrich-ingredients',
    request_id: null,
    model_tier: null,
    model: null,
    data: { ingredients: [], unmatched: [] },
    timestamp: null,
  };

  test('takes lines or a recipe', async () => {
    const { sdk, sent } = createTestClient([() => json(result)]);
    await sdk.enrichIngredients({ ingredients: ['1 onion'] });
    await sdk.enrichIngredients({ recipe, include: ['price'] });
    expect(sent.map(({ body }) => body)).toEqual([{ ingredients: ['1 onion'] }, { recipe, include: ['price'] }]);
  });

  test('takes fields that are undefined as if they were left out', async () => {
    const { sdk, sent } = createTestClient([() => json(result)]);
    await sdk.enrichIngredients({ recipe, ingredients: undefined });
    await sdk.enrichIngredients({ recipe: undefined, ingredients: ['1 onion'] });
    expect(sent.map(({ body }) => body)).toEqual([{ recipe }, { ingredients: ['1 onion'] }]);
  });

  test('says that lines and a recipe cannot be combined', async () => {
    const { sdk } = createTestClient([() => json(result)]);
    await expect(sdk.enrichIngredients({ recipe, ingredients: ['1 onion'] } as never)).rejects.toThrow(
      'enrichIngredients: ingredients: cannot be combined with the other fields. Nothing was sent.',
    );
  });

  test('takes a callback_url only if `endpoints` says so, and reports that as an assumption once', async () => {
    const input = { ingredients: ['1 onion'], callback_url: 'https://hooks.example.com/in' };
    const { sdk, sent } = createTestClient([() => json(result)]);
    await expect(sdk.enrichIngredients(input)).rejects.toThrow(/not known whether.*acceptsCallback: true/);
    const events: ClientEvent[] = [];
    const able = sdk.withOptions({ endpoints: { enrichIngredients: { acceptsCallback: true } }, onEvent: (event) => events.push(event) });
    await able.enrichIngredients(input);
    await able.enrichIngredients(input);
    expect(sent).toHaveLength(2);
    expect(sent[0]!.body).toMatchObject({ ...input, request_id: expect.any(String) });
    expect(events.filter(({ type }) => type === 'assumption')).toEqual([
      {
        type: 'assumption',
        operation: 'enrichIngredients',
        issues: [
          {
            path: 'callback_url',
            message: 'it is not known whether enrichIngredients accepts a callback_url',
            code: 'unknown_support',
          },
        ],
      },
    ]);
  });

  test('with a callback_url gets a callback from the mock, as every transform does', async () => {
    const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
    const sdk = new RecipeAI({ ...mock.connection(), endpoints: { enrichIngredients: { acceptsCallback: true } } });
    const response = await sdk.enrichIngredients({ recipe, callback_url: 'https://hooks.example.com/in' });
    const delivery = await mock.callbacks.next();
    expect(JSON.stringify(delivery)).toContain(response.request_id!);
    expect(response.data!.ingredients.map(({ original }) => original)).toEqual(recipe.ingredients);
  });
});
