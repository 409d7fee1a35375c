import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { normalizeOptions } from '../../../src/client/normalize-options.js';
import type { ClientOptions } from '../../../src/client/options.js';
import { ConfigurationError, ConnectionError, TimeoutError } from '@recipe-ai/sdk';
import { json, recipe } from '../../support/test-client.js';

const REQUEST_MODULE = '../../../src/client/request.js';

/** The module as a page has it before its first call. */
const loadLateRequest = () => import('../../../src/client/late-request.js');
let late: Awaited<ReturnType<typeof loadLateRequest>>;
let sent: { url: string; body: unknown }[];

const createContext = (options: ClientOptions = {}) => {
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const text = await request.text();
    sent.push({ url: request.url, body: text === '' ? undefined : JSON.parse(text) });
    return json({ data: [], next_cursor: null });
  };
  const config = normalizeOptions({ apiKey: 'rk_test_0123456789', baseUrl: 'https://api.example.com', logLevel: 'off', fetch, ...options });
  return { config, state: { reported: new Set<string>() } };
};

/** Makes the first attempts to load the code of calls fail, as they do for a page that is offline. */
const failToLoad = (failures: number): void => {
  let attempts = 0;
  vi.doMock(REQUEST_MODULE, async (original) => {
    if (attempts++ < failures) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
};

beforeEach(async () => {
  vi.resetModules();
  sent = [];
  late = await loadLateRequest();
});
afterEach(() => vi.doUnmock(REQUEST_MODULE));

test('the first call sends its input as it was when the method was called', async () => {
  const input = { recipe: structuredClone(recipe), health_focus: 'low_fat' };
  const headers = { 'x-trace': 'first' };
  const call = late.request(createContext({ validateResponses: 'off' }), 'healthify', input, { headers });
  input.recipe.title = 'Changed';
  headers['x-trace'] = 'line\nbreak';
  await call;
  expect(sent[0]?.body).toMatchObject({ recipe: { title: 'Mash' } });
});

test('calls that are made while the code loads are sent in their order', async () => {
  const context = createContext({ concurrency: 1 });
  await Promise.all([
    late.requestRaw(context, { path: '/1' }),
    late.request(context, 'pantries.list', {}),
    late.requestRaw(context, { path: '/3' }),
  ]);
  await late.requestRaw(context, { path: '/4' });
  const paths = ['/1', '/api/v1/pantries', '/3', '/4'];
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(paths);
});

test.each([{ maxRetries: -1 }, null as never])('the first call rejects the invalid options %o with its operation', async (options) => {
  const call = late.request(createContext(), 'healthify', {}, options);
  await expect(call).rejects.toMatchObject({ name: ConfigurationError.name, operation: 'healthify' });
});

test('a signal and a total timeout end a call whose code does not load', async () => {
  vi.doMock(REQUEST_MODULE, () => new Promise<never>(() => {}));
  const aborted = late.request(createContext(), 'pantries.list', {}, { signal: AbortSignal.abort('stopped') });
  await expect(aborted).rejects.toBe('stopped');
  const slow = late.request(createContext({ totalTimeout: 1 }), 'pantries.list', {});
  await expect(slow).rejects.toMatchObject({ name: TimeoutError.name, operation: 'pantries.list', attempts: 0 });
  expect(sent).toEqual([]);
});

test('a call whose code cannot be loaded says so and can be repeated', async () => {
  failToLoad(1);
  const context = createContext();
  await expect(late.request(context, 'pantries.list', {})).rejects.toMatchObject({
    name: ConnectionError.name,
    operation: 'pantries.list',
    retryable: true,
    message: expect.stringContaining('reload the page'),
  });
  vi.doUnmock(REQUEST_MODULE);
  await late.request(context, 'pantries.list', {});
  expect(sent).toHaveLength(1);
});
