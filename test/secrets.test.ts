import { inspect } from 'node:util';
import { RecipeAI, RecipeAIError, verifyCallback, type CallOptions, type ClientOptions } from '@recipe-ai/sdk';
import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientErrors, serviceErrors } from '../src/contract/error-codes.js';
import { RawClient } from './support/mock-adapters.js';
import { startSocket } from './support/mock-sockets.js';
import { toast } from './support/sample-requests.js';
import { createTestClient, json } from './support/test-client.js';

const apiKey = 'rk_live_0123456789abcdef';
const callbackSecret = 'hooks-very-secret-7';
const tenantToken = 'tenant-token-of-42';
const password = 'password-in-a-url-9';
const secrets = [apiKey, callbackSecret, tenantToken, password];
/** What a service that repeats everything it gets could respond. */
const repeated = `${apiKey} ${callbackSecret} ${tenantToken}`;

/** The secrets that a value shows to a log, a debugger or a page. */
const secretsIn = (...values: unknown[]): string[] => {
  const texts = values.flatMap((value) => [
    typeof value === 'string' ? value : JSON.stringify(value),
    inspect(value, { depth: 20, showHidden: true, maxArrayLength: null, maxStringLength: null }),
  ]);
  return secrets.filter((secret) => texts.some((text) => text?.includes(secret)));
};

const errorOf = async (run: () => unknown): Promise<unknown> => {
  try {
    return await run();
  } catch (error) {
    return error;
  }
};

/** What clients log and report, with the most detail. */
const seen: unknown[] = [];
const record = (...values: unknown[]): void => void seen.push(...values);
const reporting: ClientOptions = {
  logLevel: 'debug',
  logger: { error: record, warn: record, info: record, debug: record },
  onEvent: record,
};

const headers = { 'x-tenant-token': tenantToken };
/** Runs a call of a client that gets this response, or throws this error. */
const call = (reply: Parameters<typeof createTestClient>[0][number], run: (sdk: RecipeAI) => unknown, options: ClientOptions = {}) => {
  const { sdk } = createTestClient([reply], { apiKey, headers, failFast: true, validateResponses: 'throw', ...reporting, ...options });
  return () => run(sdk);
};
const get = (sdk: RecipeAI, options?: CallOptions) => sdk.pantries.get('p', options);
const create = (options: ClientOptions) => () =>
  get(new RecipeAI({ apiKey, baseUrl: 'https://api.example.com', headers, ...reporting, ...options }));
const verify =
  (request: Partial<Parameters<typeof verifyCallback>[0]>, secret: unknown = callbackSecret) =>
  () =>
    verifyCallback({ headers: { 'x-callback-secret': callbackSecret }, body: '{}', ...request }, { secret: secret as string });

const connectionError = new TypeError(repeated, {
  cause: Object.assign(new Error(repeated), { code: 'ECONNRESET', address: tenantToken }),
});

/** Ways to each error, with secrets wherever a user or a service could have put them. */
const ways: [code: keyof typeof clientErrors | keyof typeof serviceErrors, where: string, run: () => unknown][] = [
  ...(Object.keys(serviceErrors) as (keyof typeof serviceErrors)[]).map((code): (typeof ways)[number] => {
    const details = [{ path: repeated, message: repeated, code: repeated }];
    const body = { error: { code, message: repeated, request_id: repeated, details } };
    return [code, 'the response', call(json(body, { status: serviceErrors[code].status, headers: { 'x-request-id': repeated } }), get)];
  }),
  ['configuration_error', 'an API key with a line break', create({ apiKey: `${apiKey}\n` })],
  ['configuration_error', 'an API key in an object', create({ apiKey: (() => ({ apiKey })) as never })],
  ['configuration_error', 'the user of an address', create({ baseUrl: `https://user:${password}@example.com` })],
  ['configuration_error', 'the query of an address', create({ baseUrl: `https://example.com/?key=${apiKey}` })],
  ['configuration_error', 'an address that is the API key', create({ baseUrl: apiKey })],
  ['configuration_error', 'a number', create({ maxWait: apiKey as never })],
  ['configuration_error', 'a header', create({ headers: { 'x-tenant-token': `${tenantToken}\n` } })],
  ['configuration_error', 'a callback secret in an object', verify({}, { callbackSecret })],
  ['configuration_error', 'the secret of an inbox', () => createCallbackInbox({ secret: { callbackSecret } as never })],
  ['invalid_request', 'a header of a call', call(json({}), (sdk) => get(sdk, { headers: { 'x-tenant-token': `${tenantToken}\n` } }))],
  ['invalid_request', 'a field', call(json({}), (sdk) => sdk.recipes.generate({ ingredients: [apiKey], servings: apiKey as never }))],
  [
    'invalid_request',
    'a callback_url',
    call(json({}), (sdk) => sdk.healthify({ recipe: toast, callback_url: `http://user:${password}@example.com/?key=${apiKey}` })),
  ],
  ['not_found', 'the query of a path', call(json({}, { status: 404 }), (sdk) => sdk.request({ path: `/pans?token=${tenantToken}` }))],
  ['not_found', 'a query', call(json({}, { status: 404 }), (sdk) => sdk.request({ path: '/pans', query: { token: tenantToken } }))],
  ['connection_failed', 'the cause', call(connectionError, get)],
  ['timed_out', 'a header', call(() => new Promise(() => {}), get, { timeout: 1 })],
  ['unexpected_response', 'names and values', call(json({ [apiKey]: repeated, id: { [tenantToken]: repeated } }), get)],
  ['service_error', 'nothing', () => new RecipeAIError('Failed.')],
  ['callback_rejected', 'the body, before the secret is known', verify({ headers: { 'x-callback-secret': 'wrong' }, body: repeated })],
  ['callback_rejected', 'a header', verify({ headers: { 'x-callback-secret': callbackSecret, 'content-type': repeated } })],
  ['callback_rejected', 'the method', verify({ method: callbackSecret })],
  ['callback_timed_out', 'the options', () => createCallbackInbox({ secret: callbackSecret }).waitFor('job', { timeout: 1 })],
];

describe('no error, no log line and no event of a client shows a secret', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    seen.length = 0;
  });

  test.each(ways)('%s, with secrets in %s', async (code, _, run) => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', callbackSecret);
    const error = await errorOf(run);
    expect(error).toMatchObject({ code });
    expect(secretsIn(error, (error as Error).stack, ...seen)).toEqual([]);
  });

  test.each(['warn', 'off'] as const)('nor if wrong fields reject no call: %s', async (validate) => {
    vi.stubEnv('RECIPE_AI_CALLBACK_SECRET', callbackSecret);
    const echo = { [apiKey]: repeated, id: { [tenantToken]: repeated } };
    const warn: ClientOptions = { validateResponses: validate, validateRequests: validate };
    await errorOf(call(json(echo), get, warn));
    await errorOf(call(json(echo), (sdk) => sdk.recipes.generate({ ingredients: [apiKey], servings: apiKey as never }), warn));
    await errorOf(call(connectionError, get, { ...warn, failFast: false, maxRetries: 1 }));
    expect(seen.length).toBeGreaterThan(5);
    expect(secretsIn(...seen)).toEqual([]);
  });

  test('and every error was tried', () => {
    const codes = new Set(ways.map(([code]) => code));
    expect(Object.keys({ ...serviceErrors, ...clientErrors }).filter((code) => !codes.has(code as never))).toEqual([]);
  });
});

describe('no log and no page of a mock shows a secret', () => {
  /** A mock on a socket that got secrets everywhere, and what it reported. */
  const useSecrets = async () => {
    const reported: unknown[] = [];
    const report = (entry: unknown) => void reported.push(structuredClone(entry));
    const options = {
      keys: { [apiKey]: 'scale' as const },
      callbackSecret,
      callbackHosts: ['hooks.example.com'],
      callbacks: 'capture' as const,
    };
    const { mock, socket } = await startSocket(options, { onRequest: report, onCallback: report });
    const client = new RawClient({ apiKey, baseUrl: socket.url, aiUrl: socket.url });
    const hook = `hooks.example.com/hook?token=${tenantToken}&next=${apiKey}`;
    await client.call('pantries.create', { name: repeated.replace(tenantToken, '') }, { headers: { 'x-auth-token': tenantToken } });
    await client.call('pantries.create', { [apiKey]: callbackSecret, password: tenantToken });
    await client.call('healthify', { recipe: toast, callback_url: `https://${hook}` });
    await client.call('healthify', {
      recipe: { ...toast, title: apiKey },
      callback_url: `https://user:${password}@${hook}`,
      request_id: callbackSecret,
    });
    await client.call('healthify', { recipe: toast, callback_url: `https://${apiKey}.example.com/` });
    await client.send(`${socket.url}/nothing/${apiKey}?token=${tenantToken}&key=${callbackSecret}`);
    await client.send(`${socket.url}/api/v1/pantries`, {
      headers: { authorization: `Basic ${btoa(tenantToken)}`, cookie: `a=${tenantToken}` },
    });
    mock.respondWith('recipes.generate', new Response(`<p>${apiKey} ${callbackSecret}</p>`, { headers: { 'x-echo': apiKey } }));
    await client.call('recipes.generate', { ingredients: ['rice'] });
    mock.fail('categories.suggest', { status: 500, key: apiKey });
    await client.call('categories.suggest', { items: ['rice'] });
    await mock.callbacks.settled();
    return { mock, socket, reported };
  };

  test('in the log, the deliveries and what listen() reports', async () => {
    const { mock, reported } = await useSecrets();
    expect(mock.requests).toHaveLength(9);
    expect(mock.callbacks.deliveries).toHaveLength(1);
    expect(reported.length).toBeGreaterThanOrEqual(10);
    expect(secretsIn(mock.requests, mock.callbacks.deliveries, reported)).toEqual([]);
  });

  test('in a snapshot, except for keys and for what the mock must send or return later', async () => {
    const { mock } = await useSecrets();
    const text = JSON.stringify(mock.snapshot(), (name, value: unknown) =>
      /^(key|pantry|deliveries|responses|unread)$/.test(name) ? null : value,
    );
    expect(text).toContain('"windowCalls":');
    expect(secretsIn(text)).toEqual([]);
  });

  test('in any page, event or call of the admin API, except those that are for secrets', async () => {
    const { socket } = await useSecrets();
    const read = async (path: string): Promise<string> => (await fetch(`${socket.url}/__mock/${path}`)).text();
    const calls = [
      'state',
      'keys',
      'clock',
      'faults',
      'overrides',
      'scenarios',
      'requests',
      'deliveries',
      'deliveries/faults',
      'callback-hosts',
    ];
    const paths = ['', 'page.js', 'page.css', 'openapi.json', 'api/nothing', ...calls.map((name) => `api/${name}`)];
    for (const path of paths) expect([path, secretsIn(await read(path))]).toEqual([path, []]);
    const { body } = await fetch(`${socket.url}/__mock/events`);
    let events = '';
    for await (const text of body!.pipeThrough(new TextDecoderStream())) {
      events += text;
      if (events.includes('data: ') && events.endsWith('\n\n')) break;
    }
    expect(secretsIn(events)).toEqual([]);
  });
});
