import { describe, expect, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';
import { toast } from '../../support/sample-requests.js';

const setup = () => {
  const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
  return { mock, client: new RawClient(mock.connection()) };
};

const suggestions = (category: string) => ({
  suggestions: [{ name: 'peas', suggested_category: category, confidence: 1, alternatives: [] }],
});

describe('a response override', () => {
  test('replaces the service’s response `times` times', async () => {
    const { mock, client } = setup();
    const suggest = async () => (await client.call('categories.suggest', { items: ['peas'] })).json;
    mock.respondWith('categories.suggest', suggestions('alcohol'), { times: 1 });
    expect(await suggest()).toEqual(suggestions('alcohol'));
    expect(await suggest()).not.toEqual(suggestions('alcohol'));
    expect(mock.requests.map(({ overridden }) => overridden)).toEqual([true, false]);
  });

  test('can be a function of the request and its context', async () => {
    const { mock, client } = setup();
    mock.respondWith('categories.suggest', ({ items }, { account, tier }) => ({
      suggestions: [{ name: `${items[0]} for ${account} (${tier})`, suggested_category: 'other', confidence: 0, alternatives: [] }],
    }));
    const { json } = await client.call('categories.suggest', { items: ['peas'] });
    const { account } = mock.usage(client.connection.apiKey);
    expect(json).toMatchObject({ suggestions: [{ name: `peas for ${account} (scale)` }] });
  });

  test('without `times`: the newest applies, until it is removed', async () => {
    const { mock, client } = setup();
    const category = async () => {
      const { json } = await client.call('categories.suggest', { items: ['peas'] });
      return (json as { suggestions: { suggested_category: string }[] }).suggestions[0]!.suggested_category;
    };
    mock.respondWith('categories.suggest', suggestions('baking'));
    const newer = mock.respondWith('categories.suggest', suggestions('alcohol'));
    expect(await category()).toBe('alcohol');
    newer.remove();
    expect(await category()).toBe('baking');
  });

  test('can change the original response, which runs once and is a copy', async () => {
    const { mock, client } = setup();
    mock.respondWith('pantries.create', async (_, { original }) => {
      const pantry = await original();
      expect(await original()).toEqual(pantry);
      return { ...pantry, item_count: 7 };
    });
    expect((await client.call('pantries.create', { name: 'Home' })).json).toMatchObject({ name: 'Home', item_count: 7 });
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Home', item_count: 0 }] });
  });

  test('that breaks the contract throws at once', () => {
    const { mock } = setup();
    expect(() => mock.respondWith('categories.suggest', { suggestions: [{ name: 'peas' }] } as never)).toThrow(
      /This response to categories\.suggest breaks the contract: suggestions\[0\]\.suggested_category/,
    );
  });

  test('without a field that may be null says so', () => {
    expect(() => setup().mock.respondWith('pantries.list', { data: [] } as never)).toThrow(
      /next_cursor: missing; expected string or null\./,
    );
  });

  test('whose function breaks the contract gives a 500 that says so', async () => {
    const { mock, client } = setup();
    mock.respondWith('categories.suggest', (() => ({ suggestions: 7 })) as never);
    const response = await client.call('categories.suggest', { items: ['peas'] });
    expect(response.status).toBe(500);
    expect(errorOf(response).message).toMatch(
      /^The service failed\. The response of mock\.respondWith\('categories\.suggest', \.\.\.\) breaks the contract: suggestions: .*array.*\. Change that response\.$/,
    );
  });

  test.each<[string, (original: () => Promise<unknown>) => unknown]>([
    ['as it is', (original) => original()],
    ['after a moment', async (original) => ({ ...((await original()) as object) })],
  ])('gives the error of the service that the original response is: %s', async (_, override) => {
    const { mock, client } = setup();
    mock.respondWith('pantries.get', ((_request: unknown, { original }: { original: () => Promise<unknown> }) =>
      override(original)) as never);
    const response = await client.call('pantries.get', { pantry_id: 'pan_unknown' });
    expect([response.status, errorOf(response).code]).toEqual([404, 'not_found']);
  });

  test('that throws gives a 500 that names the override, without a stack', async () => {
    const { mock, client } = setup();
    mock.respondWith('categories.suggest', () => {
      throw new Error('not today');
    });
    const response = await client.call('categories.suggest', { items: ['peas'] });
    expect([response.status, errorOf(response).message]).toEqual([
      500,
      "The service failed. The function of mock.respondWith('categories.suggest', ...) threw: Error: not today. Change that function.",
    ]);
    expect(response.text).not.toContain('response-overrides.test');
  });

  test('can be a whole Response, sent as it is, repeatedly', async () => {
    const { mock, client } = setup();
    mock.respondWith(
      'pantries.list',
      new Response('{"odd":true}', { status: 203, headers: { 'content-type': 'text/odd', 'x-mine': '1' } }),
    );
    for (let i = 0; i < 2; i += 1) {
      const { status, headers, text } = await client.call('pantries.list');
      expect([status, headers.get('content-type'), headers.get('x-mine'), text]).toEqual([203, 'text/odd', '1', '{"odd":true}']);
      expect(headers.get('x-request-id')).toMatch(/^req_/);
    }
  });

  test('is also the payload of the callback', async () => {
    const { mock, client } = setup();
    const request = { recipe: toast, callback_url: 'https://hooks.example.com/' };
    const { json } = await client.call('healthify', { recipe: toast });
    mock.respondWith('healthify', { ...(json as { data: { name: string } }), request_id: 'mine' } as never);
    const overridden = await client.call('healthify', request);
    expect((await mock.callbacks.next()).payload).toEqual(overridden.json);
    expect(overridden.json).toMatchObject({ request_id: 'mine' });
  });

  test('can leave the result to the callback', async () => {
    const { mock, client } = setup();
    mock.respondWith('healthify', ({ request_id }) => ({ type: 'healthify', request_id: request_id ?? null, data: null, pending: true }));
    const { status, json } = await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/', request_id: 'j' });
    expect([status, json]).toEqual([202, { type: 'healthify', request_id: 'j', data: null, pending: true }]);
    expect((await mock.callbacks.next()).payload).toMatchObject({ request_id: 'j', data: { ingredients: expect.any(Array) } });
  });

  test('does not apply to an invalid request', async () => {
    const { mock, client } = setup();
    mock.respondWith('categories.suggest', suggestions('alcohol'));
    expect((await client.call('categories.suggest', { items: [] })).status).toBe(422);
  });
});

describe('a response without an override', () => {
  test('is the same for the same request and seed; a callback without a request_id gets one', async () => {
    const { client, mock } = setup();
    const [first, again] = [await client.call('healthify', { recipe: toast }), await client.call('healthify', { recipe: toast })];
    const other = new RawClient(createMockService().connection());
    const { data } = first.json as { data: unknown };
    expect((again.json as { data: unknown }).data).toEqual(data);
    expect(((await other.call('healthify', { recipe: toast })).json as { data: unknown }).data).toEqual(data);
    const { json } = await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
    expect(json).toMatchObject({ request_id: expect.stringMatching(/^job_/) });
    expect((await mock.callbacks.next()).payload).toEqual(json);
  });

  test('of recipes.generate has an id that repeats for the same request and seed', async () => {
    const idOf = async (seed: number, ingredient: string) => {
      const client = new RawClient(createMockService({ seed }).connection());
      await client.call('recipes.generate', { ingredients: ['salmon'] });
      return ((await client.call('recipes.generate', { ingredients: [ingredient] })).json as { id: string }).id;
    };
    expect(await idOf(1, 'rice')).toBe(await idOf(1, 'rice'));
    expect(await idOf(1, 'rice')).not.toBe(await idOf(2, 'rice'));
    expect(await idOf(1, 'rice')).not.toBe(await idOf(1, 'eggs'));
  });

  test('rejects a request that cannot be satisfied, with the reasons', async () => {
    const { client } = setup();
    const request = { ingredients: ['dried kidney beans'], time_available: 1 };
    const response = await client.call('recipes.generate', request);
    expect([response.status, errorOf(response).code]).toEqual([422, 'unsatisfiable_request']);
    expect(errorOf(response).details.length).toBeGreaterThan(0);
  });
});
