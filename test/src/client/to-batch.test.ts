import { ConfigurationError, createRateLimiter, RecipeAI, type BatchCall, type Page, type Pantry } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

const page = { data: [], next_cursor: null };
const calls: BatchCall<Page<Pantry>>[] = Array.from({ length: 3 }, () => (bulk) => bulk.pantries.list());
const ENDED = 'A batch runs once, and this one has ended. Call `sdk.batch` again, or keep the list that `await` returns.';

const drain = async (batch: AsyncIterable<unknown>): Promise<number> => {
  let count = 0;
  for await (const _ of batch) count++;
  return count;
};

describe('a batch that is awaited', () => {
  test('resolves to the results of all calls, in their order', async () => {
    const { sdk } = createTestClient([json(page), json({}, { status: 404 }), json(page)]);
    const late = async (): Promise<string> => {
      for (let i = 0; i < 100; i++) await Promise.resolve();
      return 'late';
    };
    const results = await sdk.batch([late, ...calls]);
    expect(results.map(({ index, status }) => [index, status])).toEqual([
      [0, 'fulfilled'],
      [1, 'fulfilled'],
      [2, 'rejected'],
      [3, 'fulfilled'],
    ]);
    expect(results[0]).toMatchObject({ value: 'late' });
  });

  test('twice runs its calls once', async () => {
    const { sdk, sent } = createTestClient([json(page)]);
    const batch = sdk.batch(calls);
    expect(await batch).toHaveLength(3);
    expect(await batch).toHaveLength(3);
    expect(sent).toHaveLength(3);
  });

  test('rejects as the iteration does', async () => {
    const { sdk } = createTestClient([json(page)]);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(sdk.batch(calls, { signal })).rejects.toThrow('enough');
  });
});

describe('a batch that has ended', () => {
  test.each<[string, (batch: AsyncIterable<unknown> & PromiseLike<unknown>) => unknown]>([
    ['iterated', drain],
    ['awaited', async (batch) => void (await batch)],
  ])('says so if it is iterated again after it was %s', async (_, run) => {
    const { sdk, sent } = createTestClient([json(page)]);
    const batch = sdk.batch(calls);
    await run(batch);
    await expect(drain(batch)).rejects.toThrow(new ConfigurationError(ENDED));
    expect(sent).toHaveLength(3);
  });

  test('says so if its first iteration was left early, and if it is awaited then', async () => {
    const { sdk } = createTestClient([json(page)]);
    const batch = sdk.batch(calls);
    for await (const _ of batch) break;
    await expect(drain(batch)).rejects.toThrow(new ConfigurationError(ENDED));
    await expect(batch).rejects.toThrow(new ConfigurationError(ENDED));
  });
});

test('a batch of which a result was taken yields the others', async () => {
  const { sdk } = createTestClient([json(page)]);
  const batch = sdk.batch(calls);
  await batch.next();
  expect(await drain(batch)).toBe(2);
});

test('a batch that is neither awaited nor iterated sends nothing', async () => {
  const { sdk, sent } = createTestClient([json(page)]);
  sdk.batch(calls);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual([]);
});

// The guide to batches has these numbers.
describe('interactive calls during a batch of 240 calls, with 60 calls a minute and an interactive call every 5 seconds', () => {
  afterEach(() => void vi.useRealTimers());

  /** A reset is reported in whole seconds. */
  const closeTo = (value: number): unknown => expect.toSatisfy((actual: number) => Math.abs(actual - value) <= 1.5);

  const measure = async (reserve: number) => {
    const mock = createMockService({ tiers: { minute: { perMinute: 60 } } });
    const connection = mock.connection({ tier: 'minute' });
    await new RecipeAI(mock.connection()).pantries.list(); // loads what a call needs, before time stands still
    vi.useFakeTimers();
    const rateLimiter = createRateLimiter({ clock: connection.clock, reserve });
    const sdk = new RecipeAI({ ...connection, rateLimiter, logLevel: 'off' });
    const startedAt = Date.now();
    const batch = sdk.batch(Array.from({ length: 240 }, () => calls[0]!)).then(() => Date.now() - startedAt);
    const waits: Promise<number>[] = [];
    for (let at = 0; at < 240_000; at += 5000) {
      const sentAt = Date.now();
      waits.push(sdk.pantries.list().then(() => Date.now() - sentAt));
      await vi.advanceTimersByTimeAsync(5000);
    }
    await vi.runAllTimersAsync();
    const sorted = (await Promise.all(waits)).toSorted((a, b) => a - b);
    return { median: sorted[24]! / 1000, longest: sorted.at(-1)! / 1000, batch: (await batch) / 60_000 };
  };

  test('wait for the next minute, because the batch takes all calls of a minute at once', async () => {
    const { median, longest, batch } = await measure(0);
    expect([median, longest, batch]).toEqual([closeTo(30), closeTo(60), closeTo(4)]);
  });

  test('wait less with a reserve that is a little too small', async () => {
    const { median, longest, batch } = await measure(10);
    expect([median, longest, batch]).toEqual([closeTo(0), closeTo(9), closeTo(4)]);
  });

  test('do not wait with a reserve of more calls than they need', async () => {
    const { median, longest, batch } = await measure(15);
    expect([median, longest, batch]).toEqual([closeTo(0), closeTo(0), closeTo(5)]);
  });
});
