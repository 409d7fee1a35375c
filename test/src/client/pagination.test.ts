import { UnexpectedResponseError } from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

const pantry = (id: string) => ({
  id,
  name: id,
  description: null,
  item_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});
const page = (ids: string[], next_cursor: string | null) => json({ data: ids.map(pantry), next_cursor });

const readAll = async (list: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of list);
};

describe('a list', () => {
  test('yields the items of all pages, and fetches a page when the iteration reaches it', async () => {
    const { sdk, sent } = createTestClient([page(['1', '2'], 'c1'), page([], 'c2'), page(['3'], null)]);
    const seen: [id: string, requests: number][] = [];
    for await (const { id } of sdk.pantries.list({ limit: 2 })) seen.push([id, sent.length]);
    expect(seen).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 3],
    ]);
  });

  test('passes a cursor on unchanged, however long it is', async () => {
    const cursor = 'c'.repeat(2000);
    const { sdk, sent } = createTestClient([page(['1'], cursor), page([], null)]);
    await readAll(sdk.pantries.list());
    expect(new URL(sent[1]!.url).searchParams.get('cursor')).toBe(cursor);
  });

  test('of items takes the id of the pantry', async () => {
    const { sdk, sent } = createTestClient([json({ data: [], next_cursor: null })]);
    await sdk.pantries.items.list('pan_1');
    await sdk.pantries.items.list({ pantry_id: 'pan_2', limit: 5 });
    expect(sent.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/api/v1/pantries/pan_1/items',
      '/api/v1/pantries/pan_2/items?limit=5',
    ]);
  });

  test.each([
    [{}, 'data'],
    [{ data: null }, 'data'],
    [{ data: 42 }, 'data'],
    [{ data: {} }, 'data'],
    [{ data: 'text' }, 'data'],
    [{ data: [], next_cursor: 42 }, 'next_cursor'],
    [{ data: [], next_cursor: { id: 1 } }, 'next_cursor'],
    [{ data: [], next_cursor: false }, 'next_cursor'],
  ])('ends with an error that names the service and the field if a page is %j', async (body, path) => {
    for (const pages of [[json(body)], [page(['1'], 'c1'), json(body)]]) {
      const { sdk, sent } = createTestClient(pages);
      const error: unknown = await readAll(sdk.pantries.list()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      const message = path === 'data' ? 'expected a list' : 'expected a string or null';
      expect(error).toMatchObject({
        operation: 'pantries.list',
        issues: [{ path, message, code: 'invalid_type' }],
        message: `pantries.list: the response is not a page: ${path}: ${message}.`,
      });
      expect(sent).toHaveLength(pages.length);
    }
  });

  test('ends with an error if a cursor is repeated', async () => {
    const { sdk, sent } = createTestClient([page(['1'], 'c1'), page(['2'], 'c2'), page(['3'], 'c1')]);
    const walk = async () => {
      for await (const _ of sdk.pantries.list());
    };
    const error: unknown = await walk().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({
      operation: 'pantries.list',
      message: 'pantries.list: the service returned the same next_cursor twice, so the list would never end.',
    });
    expect(sent).toHaveLength(3);
  });
});

test('a method with one id takes it as a string or as an object', async () => {
  const { sdk, sent } = createTestClient([() => json({ ...pantry('p') })]);
  await sdk.pantries.get('pan_1');
  await sdk.pantries.get({ pantry_id: 'pan_1' });
  await sdk.pantries.delete('pan_1');
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/v1/pantries/pan_1',
    'GET /api/v1/pantries/pan_1',
    'DELETE /api/v1/pantries/pan_1',
  ]);
});

test.each(['\ud800', '..', '.', ''])('an id that cannot be in a path is an InvalidRequestError: %j', async (id) => {
  for (const validateRequests of ['throw', 'warn', 'off'] as const) {
    const { sdk, sent } = createTestClient([json({})], { validateRequests });
    await expect(sdk.pantries.get(id)).rejects.toMatchObject({ name: 'InvalidRequestError', issues: [{ path: 'pantry_id' }] });
    expect(sent).toEqual([]);
  }
});
