import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';

const status = async (options: Parameters<typeof createMockService>[0], url: string, init?: RequestInit) => {
  const mock = createMockService({ keys: { k: 'pro' }, ...options });
  const response = await mock.fetch(url, { headers: { authorization: 'Bearer k', 'content-type': 'application/json' }, ...init });
  return response.status;
};
const list = '/api/v1/pantries';

describe('a URL', () => {
  test.each([
    ['below a base with a path', { baseUrl: 'https://gateway.test/recipes/' }, `https://gateway.test/recipes${list}`, 200],
    [
      'that only starts like a base with a path',
      { baseUrl: 'https://gateway.test/recipes' },
      `https://gateway.test/recipes-old${list}`,
      404,
    ],
    ['with a port', { baseUrl: 'http://localhost:8080' }, `http://localhost:8080${list}`, 200],
    ['in another case and with dots', {}, `HTTPS://API.Recipe-AI.test/x/..${list}?limit=1#top`, 200],
    ['with a slash too many', {}, `https://api.recipe-ai.test${list}/`, 404],
    ['with two slashes', {}, `https://api.recipe-ai.test/${list}`, 404],
    ['of the other host', {}, `https://ai.recipe-ai.test${list}`, 404],
    ['of no host of the mock', {}, `https://api.example.com${list}`, 404],
    ['of another scheme', {}, `http://api.recipe-ai.test${list}`, 404],
    ['where one base lies below the other', { baseUrl: 'https://one.test', aiUrl: 'https://one.test/ai' }, `https://one.test${list}`, 200],
    ['where one host is both', { baseUrl: 'https://one.test' }, `https://one.test${list}`, 200],
  ])('%s', async (_, options, url, expected) => {
    expect(await status(options, url)).toBe(expected);
  });

  test('of the AI service is its own', async () => {
    const init = { method: 'POST', body: '{"ingredient":"egg"}' };
    expect(await status({}, 'https://ai.recipe-ai.test/api/v1/suggest-substitute', init)).toBe(200);
    expect(await status({}, 'https://api.recipe-ai.test/api/v1/suggest-substitute', init)).toBe(404);
    expect(
      await status({ baseUrl: 'https://one.test', aiUrl: 'https://one.test/ai' }, 'https://one.test/ai/api/v1/suggest-substitute', init),
    ).toBe(200);
  });

  test.each([
    [
      'https://api.recipe-ai.test/api/v1/api/v1/pantries',
      'The path should be /api/v1/pantries: remove what comes before it from the base URL.',
    ],
    ['https://api.recipe-ai.test/api/v1/pantries/', 'Remove the slash at the end.'],
    ['https://api.recipe-ai.test/api/v1/pantris', 'did you mean /api/v1/pantries?'],
    [
      'https://api.recipe-ai.test/api/v1/healthify',
      "This path belongs to the AI service at https://ai.recipe-ai.test. Pass that address as `aiUrl`, or set RECIPE_AI_AI_URL. If it is set, the call needs `host: 'ai'` in `sdk.request`, or `--host ai` in `recipe-ai api`.",
    ],
    [
      'https://ai.recipe-ai.test/api/v1/pantries',
      "This path belongs to the REST API at https://api.recipe-ai.test. Pass that address as `baseUrl`, or set RECIPE_AI_BASE_URL. If it is set, the call needs `host: 'rest'` in `sdk.request`, or `--host rest` in `recipe-ai api`.",
    ],
    [
      'https://api.example.com/api/v1/pantries',
      'This mock serves the REST API at https://api.recipe-ai.test and the AI service at https://ai.recipe-ai.test.',
    ],
  ])('%s gets a 404 with the likely cause', async (url, cause) => {
    const client = new RawClient(createMockService().connection());
    const { message } = errorOf(await client.send(url));
    expect(message).toContain(`You called ${url}. `);
    expect(message).toContain(cause);
  });

  test('that is invalid throws when the mock is created', () => {
    expect(() => createMockService({ baseUrl: 'api.test' })).toThrow('"api.test" is not a base URL');
  });
});

describe('mock.fetch', () => {
  test('accepts what fetch accepts', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    const url = `${mock.baseUrl}${list}`;
    const headers = { authorization: 'Bearer k', 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Home' });
    const calls: [string | URL | Request, RequestInit?][] = [
      [url, { headers }],
      [new URL(url), { headers: new Headers(headers) }],
      [new Request(url, { headers })],
      [new Request(url), { headers: Object.entries(headers) }],
      [url, { headers, method: 'post', body }],
      [url, { headers, method: 'POST', body: new TextEncoder().encode(body) }],
      [url, { headers, method: 'POST', body: new Blob([body]) }],
      [new Request(url, { headers, method: 'POST', body: new Blob([body]).stream(), duplex: 'half' } as RequestInit)],
    ];
    const statuses = [];
    for (const [input, init] of calls) statuses.push((await mock.fetch(input, init)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
  });

  test('rejects what fetch rejects', async () => {
    const mock = createMockService();
    await expect(mock.fetch(mock.baseUrl, { body: 'x' })).rejects.toThrow(TypeError);
    await expect(mock.fetch(mock.baseUrl, { headers: { 'a b': 'x' } })).rejects.toThrow(TypeError);
    await expect(mock.fetch('no address')).rejects.toThrow(TypeError);
    await expect(mock.fetch(mock.baseUrl, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });

  test('reads no more of a body than its limit', async () => {
    const mock = createMockService({ keys: { k: 'pro' }, maxBodyBytes: 1000 });
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(100));
      },
    });
    const init = { method: 'POST', headers: { authorization: 'Bearer k', 'content-type': 'application/json' }, body, duplex: 'half' };
    expect((await mock.fetch(`${mock.baseUrl}${list}`, init as RequestInit)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  test('counts the bytes of a body, not its characters', async () => {
    const name = 'é'.repeat(60);
    const body = JSON.stringify({ name });
    const bytes = new TextEncoder().encode(body).length;
    for (const [maxBodyBytes, expected] of [
      [bytes, 201],
      [bytes - 1, 413],
    ] as const) {
      expect(await status({ maxBodyBytes }, `https://api.recipe-ai.test${list}`, { method: 'POST', body })).toBe(expected);
    }
  });

  test('accepts JSON in UTF-8 only', async () => {
    const url = `https://api.recipe-ai.test${list}`;
    const latin = new Uint8Array([...new TextEncoder().encode('{"name":"caf'), 0xe9, ...new TextEncoder().encode('"}')]);
    expect(await status({}, url, { method: 'POST', body: latin })).toBe(400);
    const headers = { authorization: 'Bearer k', 'content-type': 'application/json; charset=utf-8' };
    expect(await status({}, url, { method: 'POST', body: '{"name":"café"}', headers })).toBe(201);
    expect(await status({}, url, { method: 'POST', body: '{"name":"x"}', headers: { ...headers, 'content-encoding': 'gzip' } })).toBe(415);
  });

  test('names a Content-Type that it does not accept', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    const headers = { authorization: 'Bearer k', 'content-type': 'application/x-www-form-urlencoded' };
    const response = await mock.fetch(`https://api.recipe-ai.test${list}`, { method: 'POST', body: 'name=x', headers });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('Content-Type is application/x-www-form-urlencoded.');
  });

  test('keeps a field called __proto__ a field', async () => {
    const mock = createMockService();
    const client = new RawClient(mock.connection());
    const body = '{"name":"x","__proto__":{"description":"polluted"},"constructor":1}';
    const response = await client.send(`${mock.baseUrl}${list}`, { method: 'POST', body });
    expect(response.status).toBe(422);
    const query = await client.send(`${mock.baseUrl}${list}?__proto__=1&__proto__=2`);
    expect(query.status).toBe(422);
    expect(({} as { description?: string }).description).toBeUndefined();
  });

  test('rejects a body that contradicts a path field', async () => {
    const client = new RawClient(createMockService().connection());
    const { id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const send = (body: object) => client.send(`https://api.recipe-ai.test${list}/${id}`, { method: 'PATCH', body: JSON.stringify(body) });
    expect((await send({ pantry_id: id, name: 'Same' })).status).toBe(200);
    const response = await send({ pantry_id: 'other', name: 'Other' });
    expect([response.status, errorOf(response).details[0]?.path]).toEqual([422, 'pantry_id']);
  });

  test('rejects a repeated query field', async () => {
    const client = new RawClient(createMockService().connection());
    const response = await client.send(`https://api.recipe-ai.test${list}?limit=1&limit=2`);
    expect([response.status, errorOf(response).details[0]?.path]).toEqual([422, 'limit']);
  });
});

describe('a Request with options', () => {
  afterEach(() => vi.unstubAllGlobals());

  const post = (mock: ReturnType<typeof createMockService>) =>
    new Request(`${mock.baseUrl}${list}`, {
      method: 'POST',
      headers: { authorization: 'Bearer k', 'content-type': 'application/json' },
      body: '{"name":"Home"}',
    });

  test('that only adds a signal is not copied: in the edge runtime of Next, a copy keeps only the URL', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    const request = post(mock);
    vi.stubGlobal(
      'Request',
      class extends Request {
        constructor(input: RequestInfo, init?: RequestInit) {
          super(typeof input === 'string' ? input : input.url, init);
        }
        static override [Symbol.hasInstance] = (value: unknown) => value === request;
      },
    );
    expect((await mock.fetch(request, { signal: new AbortController().signal })).status).toBe(201);
  });

  test('is aborted by the signal of the options', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    await expect(mock.fetch(post(mock), { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });

  test('sends what the options change', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    expect((await mock.fetch(post(mock), { headers: { authorization: 'Bearer none' } })).status).toBe(401);
    expect((await mock.fetch(post(mock), { method: 'PUT' })).status).toBe(405);
    const response = await mock.fetch(post(mock), { body: '{"name":"Office"}' });
    expect(await response.json()).toMatchObject({ name: 'Office' });
  });
});
