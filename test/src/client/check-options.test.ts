import { ConfigurationError, createRateLimiter, RecipeAI, TimeoutError, type CallOptions, type ClientOptions } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpoints as endpointTable } from '../../../src/contract/endpoints.js';
import { createTestClient, json } from '../../support/test-client.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

const connection = { apiKey: 'k', baseUrl: 'https://api.example.com' };

describe('an unknown option', () => {
  test.each([
    ['retries', /^Unknown option `retries`; did you mean maxRetries\?$/],
    ['baseURL', /did you mean baseUrl\?$/],
    ['constructor', /^Unknown option `constructor`; known here: apiKey, baseUrl/],
  ])('of a client is rejected: %s', (name, message) => {
    expect(() => new RecipeAI({ ...connection, [name]: 1 })).toThrow(ConfigurationError);
    expect(() => new RecipeAI({ ...connection, [name]: 1 })).toThrow(message);
  });

  test('of a call is rejected before anything is sent', async () => {
    const { sdk, sent } = createTestClient([json({})]);
    const call = sdk.pantries.list({}, { timeOut: 5 } as CallOptions);
    await expect(call).rejects.toThrow(/Unknown option `timeOut`; did you mean timeout\?$/);
    await expect(call).rejects.toBeInstanceOf(ConfigurationError);
    expect(sent).toEqual([]);
  });

  test('that is undefined is checked by its name too', () => {
    expect(() => new RecipeAI({ ...connection, retries: undefined } as ClientOptions)).toThrow(/maxRetries/);
  });
});

describe('options of a client', () => {
  test('are not the mock itself', () => {
    const mock = createMockService();
    expect(() => new RecipeAI(mock)).toThrow(new ConfigurationError('Pass `mock.connection()`, not the mock.'));
  });

  test.each<[object, string]>([
    [{ priority: 'urgent' }, '`priority` must be one of interactive, bulk.'],
    [{ fetch: 'fetch' }, '`fetch` must be a function.'],
    [{ headers: 42 }, '`headers` must be an object of header names and values.'],
    [{ headers: new Headers() }, '`headers` must be an object of header names and values.'],
    [
      { headers: { 'X-App': 'kitchen', 'X-Bad': 'a\nb' } },
      '`headers` cannot be sent: the value of the header `X-Bad` contains a line break or a character beyond Latin-1.',
    ],
    [{ logger: {} }, '`logger` must be a logger, such as `console`.'],
    [{ logger: null }, '`logger` must be a logger, such as `console`.'],
    [{ timeout: -1, failFast: 1 }, '`timeout` must be a number of milliseconds, 0 or more, not -1; `failFast` must be true or false.'],
  ])('are rejected with everything that is wrong: %j', (options, message) => {
    expect(() => new RecipeAI({ ...connection, ...options })).toThrow(new ConfigurationError(message));
  });

  const pathProblem =
    '`endpoints` cannot be used: pantries.list: `path` must be a path that begins with one slash, such as /api/v1/pantries/{pantry_id}, without a query or `..`.';

  test.each([
    'v2/pantries',
    '.evil.example/x',
    '@evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    '/a b',
    '/a\n',
    '/a?b',
    '/a#b',
    '/..',
    '/../a',
    '/a/%2E./b',
    '/{pantry id}',
    '/{pantry_id',
    '/v2/:pantry_id',
    '',
    5,
  ])('of an operation have no path that can lead elsewhere: %j', (path) => {
    const create = () => new RecipeAI({ ...connection, endpoints: { 'pantries.list': { path: path as string } } });
    expect(create).toThrow(new ConfigurationError(pathProblem));
  });

  test.each(['/', '/v2/pantries', '/v2/pantries/', '/v2/@me/pantries:list', '/a..b/.well-known', '/{limit}/x-{cursor}'])(
    'of an operation may have another path: %s',
    (path) => {
      expect(new RecipeAI({ ...connection, endpoints: { 'pantries.list': { path } } })).toBeInstanceOf(RecipeAI);
    },
  );

  test.each<[unknown, RegExp]>([
    [5, /^`endpoints` must be an object of operations\.$/],
    [{ 'pantries.list': { host: 'foo' } }, /: pantries\.list: `host` must be one of rest, ai\.$/],
    [{ 'pantries.list': { acceptsCallback: 1 } }, /: pantries\.list: `acceptsCallback` must be true or false\.$/],
    [{ 'pantries.list': { pth: '/x' } }, /: pantries\.list: unknown option `pth`; did you mean path\?$/],
    [{ helthify: { path: '/x' } }, /^`endpoints`: unknown operation helthify\.$/],
    [{ 'pantries.items': { path: '/x' } }, /: unknown operation pantries\.items\./],
    [{ 'pantry.items.list': { path: '/x' } }, /: unknown operation pantry\.items\.list\./],
    [{ pantries: { get: { path: '/x' } } }, /: pantries: unknown option `get`; known here: path, host, acceptsCallback\.$/],
    [{ 'pantries.list': null }, /: pantries\.list: options must be an object of path, host, acceptsCallback\.$/],
  ])('of operations are checked: %j', (endpoints, message) => {
    const create = () => new RecipeAI({ ...connection, endpoints: endpoints as never });
    expect(create).toThrow(ConfigurationError);
    expect(create).toThrow(message);
  });

  test('may be for each operation', () => {
    const overrides = Object.keys(endpointTable).map((operation) => [operation, { host: 'rest' }]);
    expect(new RecipeAI({ ...connection, endpoints: Object.fromEntries(overrides) })).toBeInstanceOf(RecipeAI);
  });

  test.each<[string, unknown]>([
    ['a function that creates one', createRateLimiter],
    ['an object', {}],
    ['null', null],
  ])('have a rate limiter, not %s', (_, rateLimiter) => {
    const message = '`rateLimiter` must be createRateLimiter() or createRedisRateLimiter().';
    expect(() => new RecipeAI({ ...connection, rateLimiter: rateLimiter as never })).toThrow(new ConfigurationError(message));
  });

  test.each<[string, unknown]>([
    ['a time', 5],
    ['no functions', { now: 5 }],
    ['a misspelled function', { noww: () => 5 }],
    ['a function that returns a Date', { now: () => new Date() }],
    ['a monotonic clock without a number', { monotonic: () => undefined }],
    ['null', null],
  ])('have a clock that is not %s', (_, clock) => {
    const message = '`clock` must be an object with functions, such as `now`, which returns epoch milliseconds.';
    expect(() => new RecipeAI({ ...connection, clock: clock as never })).toThrow(new ConfigurationError(message));
    expect(() => createRateLimiter({ clock: clock as never })).toThrow(new ConfigurationError(message));
  });

  test('may be undefined, as may the value of a header', () => {
    const options = { priority: undefined, timeout: undefined, fetch: undefined, headers: { 'X-App': undefined as never } };
    expect(new RecipeAI({ ...connection, ...options })).toBeInstanceOf(RecipeAI);
  });
});

describe('an option of a call', () => {
  test.each<[keyof CallOptions, unknown]>([
    ['maxRetries', Number.NaN],
    ['maxRetries', 1.5],
    ['timeout', Number.NaN],
    ['timeout', -1],
    ['totalTimeout', '5'],
    ['maxWait', Number.NaN],
    ['priority', 'urgent'],
    ['failFast', 'yes'],
  ])('is checked as an option of the client is: %s %s', async (name, value) => {
    const { sdk, sent } = createTestClient([json({})]);
    await expect(sdk.pantries.list({}, { [name]: value })).rejects.toThrow(new RegExp(`^\`${name}\` must be`));
    expect(() => new RecipeAI({ ...connection, [name]: value })).toThrow(new RegExp(`^\`${name}\` must be`));
    expect(sent).toEqual([]);
  });
});

test.each(['', ' \t', 42, null])('an idempotency key that cannot tell requests apart is rejected: %j', async (idempotencyKey) => {
  const { sdk, sent } = createTestClient([json({}, { status: 500 })]);
  const call = sdk.pantries.create({ name: 'Home' }, { idempotencyKey: idempotencyKey as string });
  await expect(call).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: '`idempotencyKey` must be a text that is not blank.',
  });
  expect(sent).toEqual([]);
});

describe('an argument of the wrong type', () => {
  const { sdk, sent } = createTestClient([json({ data: [], next_cursor: null })]);

  test.each<[string, unknown, RegExp]>([
    ['a signal', { signal: 42 }, /^`signal` must be an AbortSignal/],
    ['a signal that is null', { signal: null }, /^`signal` must be an AbortSignal/],
    ['a controller for its signal', { signal: new AbortController() }, /^`signal` must be an AbortSignal/],
    ['headers', { headers: 42 }, /^`headers` must be an object of header names and values/],
    ['headers that cannot be merged', { headers: new Headers({ a: 'b' }) }, /^`headers` must be an object/],
    ['options that are null', null, /^Options must be an object of signal, timeout, totalTimeout, /],
    ['options', 42, /^Options must be an object of signal, timeout, totalTimeout, /],
  ])('is a rejection of the call: %s', async (_, options, message) => {
    for (const call of [sdk.pantries.list({}, options as never), sdk.request({ path: '/x' }, options as never)]) {
      await expect(call).rejects.toBeInstanceOf(ConfigurationError);
      await expect(call).rejects.toThrow(message);
    }
    expect(sent).toEqual([]);
  });

  test.each([null, 42, 'key'])('is an error of the constructor: %j', (options) => {
    expect(() => new RecipeAI(options as never)).toThrow(ConfigurationError);
  });

  test.each([null, 42, {}, undefined])('is an error of a batch: %j as its calls', (calls) => {
    expect(() => sdk.batch(calls as never)).toThrow(ConfigurationError);
  });

  test.each([null, 42, { signal: 42 }])('is an error of a batch: %j as its options', (options) => {
    expect(() => sdk.batch([], options as never)).toThrow(ConfigurationError);
  });

  test.each([null, 42])('is a rejected result of a batch: %j as a call', async (call) => {
    for await (const result of sdk.batch([call] as never)) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: {
          name: 'InvalidRequestError',
          message: 'Call 0 of the batch is neither a function nor an object with `operation` and `request`.',
        },
      });
    }
  });
});

describe('a client without an API key or a base URL', () => {
  test.each([
    ['API key', { baseUrl: 'https://a.example' }, /Missing API key\. Pass `apiKey` or set RECIPE_AI_API_KEY/],
    ['API key and base URL', {}, /Missing API key\. .*Missing base URL\./],
    ['API key, which is blank,', { apiKey: ' ', baseUrl: 'https://a.example' }, /^Missing API key\. Pass `apiKey`/],
    ['API key and base URL, which are blank,', { apiKey: '', baseUrl: ' ' }, /Missing API key\. .*Missing base URL\./],
    ['base URL, which is blank,', { apiKey: 'k', baseUrl: '' }, /^Missing base URL\. Pass `baseUrl`/],
    ['base URL', { apiKey: 'k' }, /Missing base URL\. Pass `baseUrl` or set RECIPE_AI_BASE_URL.*RECIPE_AI_AI_URL/],
  ])('is created, and its first call says that the %s is missing', async (_, options, message) => {
    for (const name of ['RECIPE_AI_API_KEY', 'RECIPE_AI_BASE_URL', 'RECIPE_AI_AI_URL']) vi.stubEnv(name, '');
    const sdk = new RecipeAI(options);
    expect(sdk.rateLimit).toEqual({ windows: [] });
    const call = sdk.pantries.list();
    await expect(call).rejects.toBeInstanceOf(ConfigurationError);
    await expect(call).rejects.toThrow(message);
  });

  test.each([
    ['API key', { apiKey: '', baseUrl: 'https://a.example' }],
    ['base URL', { apiKey: 'k', baseUrl: ' ' }],
  ])('does not take the %s of the environment in place of a blank one', async (name, options) => {
    vi.stubEnv('RECIPE_AI_API_KEY', 'other');
    vi.stubEnv('RECIPE_AI_BASE_URL', 'https://other.example');
    const fetch = vi.fn();
    await expect(new RecipeAI({ ...options, fetch }).pantries.list()).rejects.toThrow(new RegExp(`^Missing ${name}\\.`));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('uses environment variables that are set later', async () => {
    for (const name of ['RECIPE_AI_API_KEY', 'RECIPE_AI_BASE_URL', 'RECIPE_AI_AI_URL']) vi.stubEnv(name, '');
    const fetch = vi.fn(async () => json({ data: [], next_cursor: null }));
    const sdk = new RecipeAI({ fetch, logLevel: 'off' });
    vi.stubEnv('RECIPE_AI_API_KEY', 'later');
    vi.stubEnv('RECIPE_AI_BASE_URL', 'https://later.example');
    expect((await sdk.pantries.list()).data).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('says that its key function failed, and why, without the message, which may show the key', async () => {
    const { sdk } = createTestClient([json({})], { apiKey: () => Promise.reject(new Error('vault is sealed')) });
    const call = sdk.pantries.list();
    await expect(call).rejects.toBeInstanceOf(ConfigurationError);
    await expect(call).rejects.toMatchObject({
      message: 'The `apiKey` function failed with Error. The `cause` is its error.',
      cause: new Error('vault is sealed'),
    });
  });
});

describe('an `apiKey` function that does not return a text', () => {
  test.each([
    [42, 'a value of type number'],
    [{ key: 'sk-secret' }, 'a value of type object'],
    [null, 'null'],
    [undefined, 'undefined'],
  ])('is an error that says what it returned instead, without the value: %j', async (key, what) => {
    const { sdk } = createTestClient([json({})], { apiKey: (() => key) as never });
    await expect(sdk.pantries.list()).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: `The \`apiKey\` function returned ${what}, not a text.`,
    });
  });
});

describe('an `apiKey` function that does not return', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['call', {}, { timeout: 100 }],
    ['client', { timeout: 100 }, {}],
  ])('ends a call after the `timeout` of the %s, with an error that says what it waited for', async (_, options, callOptions) => {
    vi.useFakeTimers();
    const { sdk, sent } = createTestClient([json({})], { apiKey: () => new Promise(() => {}), ...options });
    const call = sdk.pantries.list({}, callOptions).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    const error = await call;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({
      message:
        'pantries.list: The `apiKey` function did not return a key within the timeout of 100 ms. Nothing was sent. Check what that function waits for, or raise `timeout`.',
      option: 'timeout',
      attempts: 0,
    });
    expect([sent.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('an address', () => {
  const warningsFor = async (baseUrl: string): Promise<string[]> => {
    const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
    const { sdk } = createTestClient([json({ data: [], next_cursor: null })], { baseUrl, logger, logLevel: 'warn' });
    await sdk.pantries.list();
    const first = logger.warn.mock.calls.flat();
    await sdk.withOptions({}).pantries.list();
    expect(logger.warn.mock.calls.flat()).toEqual(first);
    return logger.warn.mock.calls.flat() as string[];
  };

  test.each(['http://api.example.com', 'http://127.evil.com', 'http://localhost.evil.com', 'http://192.168.0.5'])(
    'with plain http is warned about once: %s',
    async (baseUrl) => {
      expect(await warningsFor(baseUrl)).toEqual([expect.stringMatching(/plain http.*API key.*https/)]);
    },
  );

  test.each(['https://api.example.com', 'http://localhost:4010', 'http://127.0.0.1:4010', 'http://[::1]:4010', 'http://api.test'])(
    'that is local or encrypted is not warned about: %s',
    async (baseUrl) => {
      expect(await warningsFor(baseUrl)).toEqual([]);
    },
  );
});
