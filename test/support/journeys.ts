import {
  AuthenticationError,
  CallbackHostError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  QuotaExceededError,
  RateLimitError,
  RecipeAI,
  TrialExhaustedError,
  verifyCallback,
  type ClientEvent,
  type ClientOptions,
} from '@recipe-ai/sdk';
import { expect, test } from 'vitest';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { createMockService, type MockOptions } from '../../mock/index.js';
import type { RunningMock } from './mock-adapters.js';
import { sampleRequests, toast } from './sample-requests.js';

/** What the SDK and the service do together, with every adapter. */
export const journeys = (start: (options?: MockOptions) => Promise<RunningMock>): void => {
  const connect = async ({ tier, client, ...options }: MockOptions & { tier?: string; client?: ClientOptions } = {}) => {
    const running = await start(options);
    const unexpected: ClientEvent[] = [];
    const onEvent = (event: ClientEvent): void => {
      if (event.type === 'invalid_response' || event.type === 'assumption') unexpected.push(event);
    };
    const sdk = new RecipeAI({ ...running.connection(tier === undefined ? {} : { tier }), logLevel: 'off', onEvent, ...client });
    return { ...running, sdk, unexpected };
  };
  const failure = (call: PromiseLike<unknown>): Promise<unknown> =>
    Promise.resolve(call).then(
      () => expect.fail('the call did not fail'),
      (error: unknown) => error,
    );

  test('every operation returns what its endpoint describes', async () => {
    const { sdk, unexpected } = await connect({ client: { validateResponses: 'throw' } });
    const pantry = await sdk.pantries.create({ name: 'Home' });
    const item = await sdk.pantries.items.add({ pantry_id: pantry.id, name: 'milk' });
    const requests = sampleRequests(pantry.id, item.id);
    const calls: Record<Operation, () => PromiseLike<unknown>> = {
      'recipes.generate': () => sdk.recipes.generate(requests['recipes.generate']),
      healthify: () => sdk.healthify(requests.healthify),
      rewriteTone: () => sdk.rewriteTone(requests.rewriteTone),
      budgetifyRecipe: () => sdk.budgetifyRecipe(requests.budgetifyRecipe),
      adaptMethod: () => sdk.adaptMethod(requests.adaptMethod),
      suggestSubstitute: () => sdk.suggestSubstitute(requests.suggestSubstitute),
      enrichIngredients: () => sdk.enrichIngredients(requests.enrichIngredients),
      'pantries.list': () => sdk.pantries.list(requests['pantries.list']),
      'pantries.create': () => sdk.pantries.create(requests['pantries.create']),
      'pantries.get': () => sdk.pantries.get(requests['pantries.get']),
      'pantries.update': () => sdk.pantries.update(requests['pantries.update']),
      'pantries.items.list': () => sdk.pantries.items.list(requests['pantries.items.list']),
      'pantries.items.add': () => sdk.pantries.items.add(requests['pantries.items.add']),
      'pantries.items.update': () => sdk.pantries.items.update(requests['pantries.items.update']),
      'pantries.items.remove': () => sdk.pantries.items.remove(requests['pantries.items.remove']),
      'pantries.delete': () => sdk.pantries.delete(requests['pantries.delete']),
      'categories.suggest': () => sdk.categories.suggest(requests['categories.suggest']),
    };
    for (const [operation, call] of Object.entries(calls)) {
      const result = await call();
      expect({ operation, ok: endpoints[operation as Operation].response.safeParse(result).success }).toEqual({ operation, ok: true });
    }
    expect(unexpected).toEqual([]);
  });

  test('a wrong API key, a missing field, an unknown id, a body that is not JSON and one that is too large each have their error class and code', async () => {
    const { sdk, connection } = await connect();
    const unknownKey = new RecipeAI({ ...connection(), apiKey: 'unknown', logLevel: 'off' });
    const post = { method: 'post', path: '/api/v1/pantries' } as const;
    const cases: [unknown, unknown, object][] = [
      [await failure(unknownKey.pantries.list()), AuthenticationError, { code: 'unauthorized', status: 401 }],
      [await failure(sdk.healthify({} as never)), InvalidRequestError, { code: 'invalid_request', attempts: 0 }],
      [
        await failure(sdk.request({ ...post, body: {} })),
        InvalidRequestError,
        { code: 'validation_error', status: 422, issues: [{ path: 'name' }] },
      ],
      [await failure(sdk.pantries.get({ pantry_id: 'nowhere' })), NotFoundError, { code: 'not_found', status: 404 }],
      [
        await failure(sdk.request(post, { headers: { 'content-type': 'text/plain' } })),
        InvalidRequestError,
        { code: 'unsupported_media_type', status: 415 },
      ],
      [await failure(sdk.request(post)), InvalidRequestError, { code: 'invalid_json', status: 400 }],
      [
        await failure(sdk.request({ ...post, body: { name: 'x'.repeat(1_000_001) } })),
        InvalidRequestError,
        { code: 'payload_too_large', status: 413 },
      ],
      [await failure(sdk.request({ path: '/api/v1/nothing' })), NotFoundError, { code: 'not_found', status: 404 }],
    ];
    for (const [error, kind, fields] of cases) {
      expect(error).toBeInstanceOf(kind);
      expect(error).toMatchObject(fields);
    }
    expect(cases[2]![0]).toHaveProperty('requestId', expect.stringMatching(/^req_/));
  });

  test('a sandbox key allows ten calls, then none until it is upgraded', async () => {
    const { sdk, mock } = await connect({ tier: 'sandbox' });
    for (let call = 0; call < 10; call++) await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(TrialExhaustedError);
    expect(error).toMatchObject({ code: 'trial_exhausted', retryable: false });
    const requestCount = mock.requests.length;
    expect(await failure(sdk.pantries.list())).toMatchObject({ code: 'trial_exhausted', attempts: 0 });
    expect(mock.requests.length).toBe(requestCount);
  });

  test('a used up daily quota rejects calls at once, with the time of its reset', async () => {
    const now = Date.now();
    const { sdk, mock } = await connect({ tier: 'small', tiers: { small: { perMinute: 60, perDay: 2 } } });
    await sdk.pantries.list();
    await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(QuotaExceededError);
    const midnight = Math.ceil((now + 1) / 86_400_000) * 86_400_000;
    expect(Math.abs((error as QuotaExceededError).retryAt!.getTime() - midnight)).toBeLessThan(5000);
    expect(mock.requests.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(1);
  });

  test('a call that would wait longer than maxWait is rejected', async () => {
    const { sdk } = await connect({ tier: 'slow', tiers: { slow: { perMinute: 2 } }, client: { maxWait: 1000 } });
    await sdk.pantries.list();
    await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'rate_limited', retryAt: expect.any(Date) });
  });

  test('pantries store items', async () => {
    const { sdk } = await connect();
    const { id } = await sdk.pantries.create({ name: 'Home', description: 'Ground floor' });
    const one = await sdk.pantries.items.add({ pantry_id: id, name: 'Basmati rice', quantity: 1, unit: 'kilogram' });
    const more = await sdk.pantries.items.add({
      pantry_id: id,
      items: [
        { name: 'basmati rice', quantity: 2, unit: 'kilogram' },
        { name: 'cheddar', category: 'other' },
      ],
    });
    expect(one).toMatchObject({ category: 'grains_pasta', category_source: 'suggested' });
    expect(more.data).toMatchObject([
      { id: one.id, quantity: 3 },
      { category: 'other', category_source: 'user' },
    ]);
    const names: string[] = [];
    for await (const { name } of sdk.pantries.items.list({ pantry_id: id, limit: 1 })) names.push(name);
    expect(names).toEqual(['Basmati rice', 'cheddar']);
    await sdk.pantries.items.remove({ pantry_id: id, item_id: one.id });
    expect(await sdk.pantries.get({ pantry_id: id })).toMatchObject({ item_count: 1 });
    await sdk.pantries.delete({ pantry_id: id });
    expect(await failure(sdk.pantries.get({ pantry_id: id }))).toBeInstanceOf(NotFoundError);
  });

  test('a repeated idempotency key returns the same response, and rejects another request', async () => {
    const { sdk } = await connect();
    const first = await sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'a' });
    expect(await sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'a' })).toEqual(first);
    expect(await failure(sdk.pantries.create({ name: 'Cellar' }, { idempotencyKey: 'a' }))).toBeInstanceOf(ConflictError);
    expect((await sdk.pantries.list()).data).toHaveLength(1);
  });

  test('a callback carries the secret and the same result as the response', async () => {
    const { sdk, mock } = await connect({ callbackHosts: ['hooks.example.com'] });
    const response = await sdk.healthify({ recipe: toast, callback_url: 'https://hooks.example.com/in' });
    const delivery = await mock.callbacks.next();
    let callback: unknown;
    await mock.callbacks.deliverTo(async (request) => {
      callback = await verifyCallback(request, { secret: mock.callbackSecret });
      return new Response(null, { status: 204 });
    });
    expect(callback).toEqual(response);
    expect(response.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(delivery)).not.toContain(mock.callbackSecret);
  });

  test('a request with a callback host that is not allow-listed is rejected', async () => {
    const { sdk, mock } = await connect({ callbackHosts: ['hooks.example.com'] });
    const error = await failure(sdk.healthify({ recipe: toast, callback_url: 'https://evil.example.net/in' }));
    expect(error).toBeInstanceOf(CallbackHostError);
    expect(error).toMatchObject({ code: 'callback_host_not_allowed', status: 403 });
    expect(mock.callbacks.deliveries).toHaveLength(0);
  });

  test('two mocks in one process share nothing', async () => {
    const one = await connect();
    const other = createMockService();
    await one.sdk.pantries.create({ name: 'Home' });
    expect((await one.sdk.pantries.list()).data).toHaveLength(1);
    expect((await new RecipeAI(other.connection()).pantries.list()).data).toHaveLength(0);
    const foreignKey = new RecipeAI({ ...other.connection(), apiKey: one.connection().apiKey, logLevel: 'off' });
    expect(await failure(foreignKey.pantries.list())).toBeInstanceOf(AuthenticationError);
    expect(one.mock.requests).toHaveLength(2);
  });

  test('a failure of the service is retried', async () => {
    const { sdk, mock } = await connect();
    mock.fail('categories.suggest', { status: 503, times: 1, headers: { 'retry-after': '0' } });
    const { suggestions } = await sdk.categories.suggest({ items: ['rice'] });
    expect(suggestions).toHaveLength(1);
    expect(mock.requests.map(({ status }) => status)).toEqual([503, 200]);
  });
};
