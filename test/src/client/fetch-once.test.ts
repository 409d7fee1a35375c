import { ConfigurationError, RecipeAI } from '@recipe-ai/sdk';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

const options = { apiKey: 'k', baseUrl: 'https://api.example.com', logLevel: 'off' } as const;
const page = { data: [], next_cursor: null };
const isRead = async () => {
  const response = Response.json(page);
  await response.text();
  return response;
};
const isLocked = () => {
  const response = Response.json(page);
  response.body!.getReader();
  return response;
};

test.each<[string, () => unknown, string]>([
  ['nothing', () => undefined, '`fetch` returned undefined, not a Response.'],
  ['a text', () => 'x', '`fetch` returned a value of type string, not a Response.'],
  ['the usual stub', () => ({ ok: true, status: 200, json: async () => page }), '`fetch` returned a value of type object, not a Response.'],
  ['a Response that was read', isRead, '`fetch` returned a Response whose body was read before.'],
  ['a Response that is being read', isLocked, '`fetch` returned a Response whose body was read before.'],
])('a fetch that returns %s is a mistake of the caller, and not retried', async (_, returned, message) => {
  const fetch = vi.fn(async () => (await returned()) as Response);
  const call = async (sdk: RecipeAI): Promise<unknown> => sdk.pantries.list().catch((error: unknown) => error);
  const expected = {
    message: `pantries.list: ${message} Return a new Response for each call, such as \`Response.json(data)\`.`,
    option: 'fetch',
    operation: 'pantries.list',
    retryable: false,
  };
  const ofOption = await call(new RecipeAI({ ...options, fetch }));
  expect(ofOption).toBeInstanceOf(ConfigurationError);
  expect(ofOption).toMatchObject(expected);
  vi.stubGlobal('fetch', fetch);
  expect(await call(new RecipeAI(options))).toMatchObject(expected);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a fetch may return the Response of another realm or a polyfill', async () => {
  const { status, ok, headers } = Response.json(page);
  const polyfilled = { status, ok, headers, body: null, bodyUsed: false, text: async () => JSON.stringify(page) } as unknown as Response;
  expect((await new RecipeAI({ ...options, fetch: async () => polyfilled }).pantries.list()).data).toEqual([]);
});
