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

/** What the SDK and the service do together, whatever door lies between them. */
export const journeys = (open: (options?: MockOptions) => Promise<RunningMock>): void => {
  const enter = async ({ tier, client, ...options }: MockOptions & { tier?: string; client?: ClientOptions } = {}) => {
    const door = await open(options);
    const unexpected: ClientEvent[] = [];
    const onEvent = (event: ClientEvent): void => void (event.type === 'invalid_response' && unexpected.push(event));
    const sdk = new RecipeAI({ ...door.connection(tier === undefined ? {} : { tier }), logLevel: 'off', onEvent, ...client });
    return { ...door, sdk, unexpected };
  };
  const failure = (call: PromiseLike<unknown>): Promise<unknown> =>
    Promise.resolve(call).then(
      () => expect.fail('it was not refused'),
      (error: unknown) => error,
    );

  test('every operation gives what its row says', async () => {
    const { sdk, unexpected } = await enter({ client: { validateResponses: 'throw' } });
    const pantry = await sdk.pantries.create({ name: 'Home' });
    const item = await sdk.pantries.items.add({ pantry_id: pantry.id, name: 'milk' });
    const ask = sampleRequests(pantry.id, item.id);
    const calls: Record<Operation, () => PromiseLike<unknown>> = {
      'recipes.generate': () => sdk.recipes.generate(ask['recipes.generate']),
      healthify: () => sdk.healthify(ask.healthify),
      rewriteTone: () => sdk.rewriteTone(ask.rewriteTone),
      budgetifyRecipe: () => sdk.budgetifyRecipe(ask.budgetifyRecipe),
      adaptMethod: () => sdk.adaptMethod(ask.adaptMethod),
      suggestSubstitute: () => sdk.suggestSubstitute(ask.suggestSubstitute),
      enrichIngredients: () => sdk.enrichIngredients(ask.enrichIngredients),
      'pantries.list': () => sdk.pantries.list(ask['pantries.list']),
      'pantries.create': () => sdk.pantries.create(ask['pantries.create']),
      'pantries.get': () => sdk.pantries.get(ask['pantries.get']),
      'pantries.update': () => sdk.pantries.update(ask['pantries.update']),
      'pantries.items.list': () => sdk.pantries.items.list(ask['pantries.items.list']),
      'pantries.items.add': () => sdk.pantries.items.add(ask['pantries.items.add']),
      'pantries.items.update': () => sdk.pantries.items.update(ask['pantries.items.update']),
      'pantries.items.remove': () => sdk.pantries.items.remove(ask['pantries.items.remove']),
      'pantries.delete': () => sdk.pantries.delete(ask['pantries.delete']),
      'categories.suggest': () => sdk.categories.suggest(ask['categories.suggest']),
    };
    for (const [operation, call] of Object.entries(calls)) {
      const answer = await call();
      expect({ operation, ok: endpoints[operation as Operation].response.safeParse(answer).success }).toEqual({ operation, ok: true });
    }
    expect(unexpected).toEqual([]);
  });

  test('a wrong key, a missing field, an unknown id, no JSON, and too much of it each have their class and code', async () => {
    const { sdk, connection } = await enter();
    const stranger = new RecipeAI({ ...connection(), apiKey: 'nobody', logLevel: 'off' });
    const post = { method: 'post', path: '/api/v1/pantries' } as const;
    const cases: [unknown, unknown, object][] = [
      [await failure(stranger.pantries.list()), AuthenticationError, { code: 'unauthorized', status: 401 }],
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

  test('a sandbox gives ten calls, then none until it is upgraded', async () => {
    const { sdk, mock } = await enter({ tier: 'sandbox' });
    for (let call = 0; call < 10; call++) await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(TrialExhaustedError);
    expect(error).toMatchObject({ code: 'trial_exhausted', retryable: false });
    const key = mock.requests.length;
    expect(await failure(sdk.pantries.list())).toMatchObject({ code: 'trial_exhausted', attempts: 0 });
    expect(mock.requests.length).toBe(key);
  });

  test('a spent daily quota refuses at once, with the time it turns', async () => {
    const now = Date.now();
    const { sdk, mock } = await enter({ tier: 'small', tiers: { small: { perMinute: 60, perDay: 2 } } });
    await sdk.pantries.list();
    await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(QuotaExceededError);
    const midnight = Math.ceil((now + 1) / 86_400_000) * 86_400_000;
    expect(Math.abs((error as QuotaExceededError).retryAt!.getTime() - midnight)).toBeLessThan(5000);
    expect(mock.requests.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(1);
  });

  test('a call that may not wait long enough is refused by the rate limit', async () => {
    const { sdk } = await enter({ tier: 'slow', tiers: { slow: { perMinute: 2 } }, client: { maxWait: 1000 } });
    await sdk.pantries.list();
    await sdk.pantries.list();
    const error = await failure(sdk.pantries.list());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'rate_limited', retryAt: expect.any(Date) });
  });

  test('pantries keep what is put into them', async () => {
    const { sdk } = await enter();
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
    for await (const page of sdk.pantries.items.list({ pantry_id: id, limit: 1 })) names.push(...page.data.map(({ name }) => name));
    expect(names).toEqual(['Basmati rice', 'cheddar']);
    await sdk.pantries.items.remove({ pantry_id: id, item_id: one.id });
    expect(await sdk.pantries.get({ pantry_id: id })).toMatchObject({ item_count: 1 });
    await sdk.pantries.delete({ pantry_id: id });
    expect(await failure(sdk.pantries.get({ pantry_id: id }))).toBeInstanceOf(NotFoundError);
  });

  test('a repeated idempotency key gives the same answer, and refuses another request', async () => {
    const { sdk } = await enter();
    const first = await sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'a' });
    expect(await sdk.pantries.create({ name: 'Home' }, { idempotencyKey: 'a' })).toEqual(first);
    expect(await failure(sdk.pantries.create({ name: 'Cellar' }, { idempotencyKey: 'a' }))).toBeInstanceOf(ConflictError);
    expect((await sdk.pantries.list()).data).toHaveLength(1);
  });

  test('a callback carries the secret, and what the answer said', async () => {
    const { sdk, mock } = await enter({ callbackHosts: ['hooks.example.com'] });
    const answer = await sdk.healthify({ recipe: toast, callback_url: 'https://hooks.example.com/in' });
    const delivery = await mock.callbacks.next();
    let callback: unknown;
    await mock.callbacks.deliverTo(async (request) => {
      callback = await verifyCallback(request, { secret: mock.callbackSecret });
      return new Response(null, { status: 204 });
    });
    expect(callback).toEqual(answer);
    expect(answer.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(delivery)).not.toContain(mock.callbackSecret);
  });

  test('a callback to a host that is not listed is refused before any work is done', async () => {
    const { sdk, mock } = await enter({ callbackHosts: ['hooks.example.com'] });
    const error = await failure(sdk.healthify({ recipe: toast, callback_url: 'https://evil.example.net/in' }));
    expect(error).toBeInstanceOf(CallbackHostError);
    expect(error).toMatchObject({ code: 'callback_host_not_allowed', status: 403 });
    expect(mock.callbacks.deliveries).toHaveLength(0);
  });

  test('two mocks in one process never see each other', async () => {
    const one = await enter();
    const other = createMockService();
    await one.sdk.pantries.create({ name: 'Home' });
    expect((await one.sdk.pantries.list()).data).toHaveLength(1);
    expect((await new RecipeAI(other.connection()).pantries.list()).data).toHaveLength(0);
    const stranger = new RecipeAI({ ...other.connection(), apiKey: one.connection().apiKey, logLevel: 'off' });
    expect(await failure(stranger.pantries.list())).toBeInstanceOf(AuthenticationError);
    expect(one.mock.requests).toHaveLength(2);
  });

  test('a failure of the service is met by a repeat', async () => {
    const { sdk, mock } = await enter();
    mock.fail('categories.suggest', { status: 503, times: 1, headers: { 'retry-after': '0' } });
    const { suggestions } = await sdk.categories.suggest({ items: ['rice'] });
    expect(suggestions).toHaveLength(1);
    expect(mock.requests.map(({ status }) => status)).toEqual([503, 200]);
  });
};
