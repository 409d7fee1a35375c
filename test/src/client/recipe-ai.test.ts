import { RecipeAI, type BatchProgress, type ClientOptions } from '@recipe-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

afterEach(() => void vi.useRealTimers());

test('categories are suggested for names', async () => {
  const { sdk, sent } = createTestClient([json({ data: [] })], { validateResponses: 'off' });
  expect(await sdk.categories.suggest({ items: ['rice'] }, { headers: { 'x-app': 'kitchen' } })).toEqual({ data: [] });
  expect(sent).toMatchObject([{ method: 'POST', body: { items: ['rice'] } }]);
  expect(sent[0]!.headers.get('x-app')).toBe('kitchen');
});

describe('a batch', () => {
  const limited = () => json({}, { status: 429, headers: { 'retry-after': '60' } });
  const page = () => json({ data: [], next_cursor: null });
  const logger = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() });

  test('takes functions and operations', async () => {
    const { sdk, sent } = createTestClient([page]);
    const results: unknown[] = [];
    const calls = [(bulk: RecipeAI) => bulk.pantries.list(), { operation: 'pantries.list' as const, request: { limit: 5 } }];
    for await (const result of sdk.batch(calls, { ordered: true })) results.push(result);
    expect(results).toEqual([0, 1].map((index) => ({ index, status: 'fulfilled', value: { data: [], next_cursor: null } })));
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(['', '?limit=5']);
  });

  test('that is aborted gives its queued calls up at once, and says until when they would have waited', async () => {
    vi.useFakeTimers();
    const reports: BatchProgress[] = [];
    const controller = new AbortController();
    const { sdk, sent } = createTestClient([page, limited], { concurrency: 1 });
    const results: unknown[] = [];
    const calls = Array.from({ length: 3 }, () => (bulk: RecipeAI) => bulk.pantries.list());
    const onProgress = (progress: BatchProgress) => void reports.push(progress);
    const walk = (async () => {
      for await (const { status } of sdk.batch(calls, { signal: controller.signal, onProgress })) results.push(status);
    })().catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort('enough');
    await vi.advanceTimersByTimeAsync(1);
    expect(await walk).toBe('enough');
    expect(results).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(reports.at(-1)!.resetAt!.getTime() - Date.now()).toBeGreaterThan(50_000);
    expect(sent).toHaveLength(2);
  });

  test('logs an error of onProgress', async () => {
    const log = logger();
    const { sdk } = createTestClient([page], { logger: log, logLevel: 'error' });
    const error = new Error('mine');
    const onProgress = () => {
      throw error;
    };
    await sdk.batch([(bulk: RecipeAI) => bulk.pantries.list()], { onProgress }).next();
    expect(log.error.mock.calls).toEqual([['recipe-ai batch: onProgress failed:', error]]);
  });
});

describe('a client', () => {
  const connection: ClientOptions = { apiKey: 'k', baseUrl: 'http://a.example', fetch: async () => json({ id: 7 }) };

  test('logs warnings by default, and nothing below', async () => {
    const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    await new RecipeAI({ ...connection, logger: log }).pantries.get('p');
    expect(log.warn.mock.calls).toEqual([[expect.stringContaining('plain http')]]);
    expect([...log.info.mock.calls, ...log.debug.mock.calls]).toEqual([]);
  });

  test('sends and accepts JSON', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    await sdk.recipes.generate({ ingredients: [] });
    expect([sent[0]!.headers.get('accept'), sent[0]!.headers.get('content-type')]).toEqual(['application/json', 'application/json']);
  });
});
