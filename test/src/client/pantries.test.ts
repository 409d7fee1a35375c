import { expect, test } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

test('pantries and their items are changed and removed by their ids', async () => {
  const { sdk, sent } = createTestClient([json({})], { validateResponses: 'off' });
  await sdk.pantries.update({ pantry_id: 'p', name: 'Home' });
  await sdk.pantries.items.update({ pantry_id: 'p', item_id: 'i', quantity: 2 });
  await sdk.pantries.items.remove({ pantry_id: 'p', item_id: 'i' });
  expect(sent.map(({ method, url, body }) => [method, new URL(url).pathname, body])).toEqual([
    ['PATCH', '/api/v1/pantries/p', { name: 'Home' }],
    ['PATCH', '/api/v1/pantries/p/items/i', { quantity: 2 }],
    ['DELETE', '/api/v1/pantries/p/items/i', undefined],
  ]);
});

test('the items of a pantry come from all pages, with the same request and options for each', async () => {
  const pages = [{ data: [{ id: '1' }], next_cursor: 'c1' }, { data: [{ id: '2' }] }];
  const { sdk, sent } = createTestClient(
    pages.map((page) => json(page)),
    { validateResponses: 'off' },
  );
  const ids: string[] = [];
  for await (const { id } of sdk.pantries.items.list({ pantry_id: 'p', limit: 1 }, { headers: { 'x-app': 'kitchen' } })) ids.push(id);
  expect(ids).toEqual(['1', '2']);
  expect(sent.map(({ url, headers }) => [new URL(url).pathname + new URL(url).search, headers.get('x-app')])).toEqual([
    ['/api/v1/pantries/p/items?limit=1', 'kitchen'],
    ['/api/v1/pantries/p/items?limit=1&cursor=c1', 'kitchen'],
  ]);
});

test('a page of items that is not one is an error that names the method', async () => {
  const { sdk } = createTestClient([json({ data: 5 })], { validateResponses: 'off' });
  await expect(sdk.pantries.items.list('p').pages().next()).rejects.toThrow('pantries.items.list: the response is not a page');
});
