import { describe, expect, test } from 'vitest';
import { fieldsOf as contractFieldsOf } from '../../../src/contract/did-you-mean.js';
import { endpoints } from '../../../src/contract/endpoints.js';
import { ConfigurationError } from '../../../src/index.js';
import { probe, type ProbeReport } from '../../../src/probe.js';
import { createMockService, type MockService } from '../../../mock/index.js';

type Change = (response: Response, url: string, body: string) => Response | Promise<Response>;

/** The mock as a service that differs from it in a known way. */
const differing = (mock: MockService, change: Change): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input, init);
    return change(await mock.fetch(request.clone()), request.url, await request.text());
  };
};

const verdicts = ({ findings }: ProbeReport): Record<string, string> =>
  Object.fromEntries(findings.map(({ id, verdict }) => [id, verdict]));

const evidenceOf = ({ findings }: ProbeReport, id: string): string | undefined => findings.find((finding) => finding.id === id)?.evidence;

const json = (value: unknown, response: Response, status = response.status): Response =>
  new Response(JSON.stringify(value), { status, headers: response.headers });

describe('a service that is as documented and assumed', () => {
  test('confirms everything that eight requests can show, and refutes nothing', async () => {
    const mock = createMockService();
    const report = await probe(mock.connection());
    expect(report.requests).toHaveLength(8);
    expect(report.findings.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
    expect(report.findings.filter(({ verdict, evidence }) => verdict === 'unknown' && evidence !== 'not called')).toEqual([]);
    expect(report.clientOptions).toEqual({});
    expect(report.mockOptions).toEqual({ rateLimitHeaders: 'service', errorFormat: 'service' });
  });

  test('has every statement confirmed with a larger budget', async () => {
    const { findings } = await probe({ ...createMockService().connection(), maxCalls: 20 });
    expect(findings.filter(({ verdict }) => verdict !== 'confirmed')).toEqual([]);
  });

  test('is left as it was: a sandbox survives, no pantry is created, no callback is sent', async () => {
    const mock = createMockService();
    const connection = mock.connection({ tier: 'sandbox' });
    await probe(connection);
    expect(mock.usage(connection.apiKey).trial?.remaining).toBeGreaterThan(0);
    expect(mock.callbacks.deliveries).toEqual([]);
    expect(mock.requests.filter(({ method, operation }) => method !== 'GET' && operation?.startsWith('pantries'))).toEqual([]);
  });
});

test('a dry run lists the requests and sends none', async () => {
  const mock = createMockService();
  const { requests, findings } = await probe({ ...mock.connection(), dryRun: true, maxCalls: 3 });
  expect(requests.map(({ method, url, status }) => `${method} ${url} ${status}`)).toEqual([
    'GET https://api.recipe-ai.test/api/v1/pantries null',
    'POST https://ai.recipe-ai.test/api/v1/healthify null',
    'POST https://api.recipe-ai.test/api/v1/recipes/generate null',
  ]);
  expect(new Set(findings.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
  expect(mock.requests).toEqual([]);
});

test('a dry run needs no key and no address', async () => {
  const { requests } = await probe({ dryRun: true, maxCalls: 2 });
  expect(requests.map(({ url }) => url)).toEqual(['{baseUrl}/api/v1/pantries', '{aiUrl}/api/v1/healthify']);
});

test('every documented field of generate and healthify is sent, but for callback_url', async () => {
  const { fixtures } = await probe(createMockService().connection());
  const fieldsOf = (call: string) => Object.keys(fixtures.find(({ name }) => name === call)?.request.body ?? {}).toSorted();
  expect(fieldsOf('recipes.generate')).toEqual(contractFieldsOf(endpoints['recipes.generate'].request).toSorted());
  expect(fixtures[0]?.request).toEqual({ method: 'GET', url: 'https://api.recipe-ai.test/api/v1/pantries' });
  expect(Object.keys(fixtures[0]!.response.headers)).toContain('x-ratelimit-limit');
  expect(fieldsOf('healthify')).toEqual(['health_focus', 'recipe', 'request_id']);
});

describe('a service that differs', () => {
  test.each([
    'github',
    'ietf-06',
    'ietf-07',
    'ietf-10',
    'delta',
    'epoch-ms',
    'iso-date',
    'http-date',
    'slowapi',
    'openai',
    'kong',
  ] as const)('in its rate limit headers is recognised: %s', async (format) => {
    const report = await probe(createMockService({ rateLimitHeaders: format }).connection());
    expect(verdicts(report)['limits.header_format']).toBe('refuted');
    expect(report.mockOptions.rateLimitHeaders).toBe(format);
  });

  test.each(['fastapi', 'message', 'error-text', 'problem', 'text', 'html', 'empty'] as const)(
    'in its error bodies is recognised: %s',
    async (format) => {
      const report = await probe(createMockService({ errorFormat: format }).connection());
      expect(verdicts(report)['errors.format']).toBe('refuted');
      expect(report.mockOptions.errorFormat).toBe(format);
    },
  );

  test('in a path gets the endpoints option that reaches it', async () => {
    const mock = createMockService();
    const { fetch, ...connection } = mock.connection();
    const moved: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/categories/suggest')) return mock.fetch('https://api.recipe-ai.test/nowhere');
      const url = request.url.replace('/suggest-categories', '/categories/suggest');
      return mock.fetch(url, { method: request.method, headers: request.headers, body: (await request.text()) || undefined });
    };
    const report = await probe({ ...connection, fetch: moved, maxCalls: 12 });
    expect(verdicts(report)['categories.suggest.path']).toBe('refuted');
    expect(verdicts(report)['categories.suggest.response']).toBe('confirmed');
    expect(report.clientOptions).toEqual({ endpoints: { 'categories.suggest': { path: '/api/v1/suggest-categories', host: 'rest' } } });
  });

  test('in the address of its pantries is still asked how it rejects an unknown key', async () => {
    const mock = createMockService();
    const withoutPantries = differing(mock, (response, url) => (url.endsWith('/pantries') ? json({}, response, 404) : response));
    const report = await probe({ ...mock.connection(), fetch: withoutPantries, maxCalls: 20 });
    expect(report.requests.find(({ name }) => name === 'invalid key')).toMatchObject({ status: 401 });
    expect(verdicts(report)).toMatchObject({ 'pantries.list.path': 'refuted', 'auth.401': 'confirmed', 'auth.bearer': 'confirmed' });
  });

  test('in all addresses is refuted in its paths only', async () => {
    const mock = createMockService();
    const nowhere: typeof fetch = async () => Response.json({ detail: 'Not Found' }, { status: 404 });
    const report = await probe({ ...mock.connection(), fetch: nowhere, maxCalls: 20 });
    const refuted = report.findings.filter(({ verdict }) => verdict === 'refuted').map(({ id }) => id);
    expect(refuted.filter((id) => !id.endsWith('.path'))).toEqual([]);
  });

  test('by leaving the limit headers out of some responses is not refuted', async () => {
    const mock = createMockService();
    const some = differing(mock, (response, url) =>
      url.endsWith('/pantries') ? new Response(response.body, { status: response.status, headers: { 'x-request-id': 'r' } }) : response,
    );
    const report = await probe({ ...mock.connection(), fetch: some });
    expect(verdicts(report)).toMatchObject({ 'limits.headers': 'confirmed', 'limits.header_format': 'confirmed' });
  });

  test('by leaving the limit headers out of all responses is refuted', async () => {
    const mock = createMockService();
    const none = differing(mock, (response) => new Response(response.body, { status: response.status }));
    const report = await probe({ ...mock.connection(), fetch: none });
    expect(verdicts(report)).toMatchObject({ 'limits.headers': 'refuted', 'limits.header_format': 'refuted' });
  });

  test('by leaving the request id out of one response is refuted, with the call', async () => {
    const mock = createMockService();
    const one = differing(mock, (response, url) =>
      url.endsWith('/healthify') ? new Response(response.body, { status: response.status }) : response,
    );
    const report = await probe({ ...mock.connection(), fetch: one });
    expect(verdicts(report)['responses.request_id']).toBe('refuted');
    expect(evidenceOf(report, 'responses.request_id')).toBe('absent: healthify');
  });

  test('by rejecting a value of the contract is refuted in an assumption', async () => {
    const mock = createMockService();
    mock.fail('recipes.generate', { status: 422 });
    const report = await probe(mock.connection());
    expect(report.findings.find(({ id }) => id === 'recipes.generate.request')).toMatchObject({ documented: false, verdict: 'refuted' });
  });

  test('by responding 202 without a result is refuted in a documented statement', async () => {
    const mock = createMockService();
    const accepted = differing(mock, (response, url) =>
      url.endsWith('/healthify') ? json({ request_id: 'recipe-ai-probe' }, response, 202) : response,
    );
    const report = await probe({ ...mock.connection(), fetch: accepted });
    expect(verdicts(report)).toMatchObject({ 'healthify.synchronous': 'refuted', 'healthify.data': 'refuted' });
    expect(report.findings.find(({ id }) => id === 'healthify.synchronous')).toMatchObject({ documented: true, evidence: 'HTTP 202' });
  });

  test('by keeping to the documented fields is refuted in assumptions only', async () => {
    const mock = createMockService();
    const bare = differing(mock, async (response, url) => {
      if (!url.endsWith('/healthify')) return response;
      const { data } = (await response.json()) as { data: { name: string; ingredients: unknown; steps: unknown } };
      return json({ name: data.name, ingredients: data.ingredients, steps: data.steps }, response);
    });
    const report = await probe({ ...mock.connection(), fetch: bare });
    const refuted = report.findings.filter(({ verdict }) => verdict === 'refuted');
    expect(refuted.filter(({ documented }) => documented)).toEqual([]);
    expect(evidenceOf(report, 'healthify.extras')).toBe('lacks summary, changes, warnings, nutrition_before, nutrition_after');
  });
});

describe('addresses that do not exist', () => {
  const sentTo = async (maxCalls: number, respond: (url: string) => Response | Promise<Response>) => {
    const fetch: typeof globalThis.fetch = async (input, init) => respond(new Request(input, init).url);
    return probe({ apiKey: 'k', baseUrl: 'https://api.example.com', aiUrl: 'https://ai.example.com', fetch, maxCalls });
  };
  const missing = () => Response.json({ detail: 'Not Found' }, { status: 404 });
  const pathsOf = ({ requests }: ProbeReport) => requests.map(({ name, url }) => `${name} ${url}`);

  test('cost no more calls than are allowed, and the assumed address is the one that is judged', async () => {
    expect(pathsOf(await sentTo(1, missing))).toEqual(['pantries.list https://api.example.com/api/v1/pantries']);
    const two = await sentTo(2, missing);
    expect(pathsOf(two)).toEqual([
      'pantries.list https://ai.example.com/api/v1/pantries',
      'pantries.list https://api.example.com/api/v1/pantries',
    ]);
    expect(evidenceOf(two, 'pantries.list.path')).toBe('HTTP 404');
  });

  test('are replaced by the first other one that responds', async () => {
    const report = await sentTo(3, (url) => (url.startsWith('https://ai.') ? Response.json({}) : missing()));
    expect(pathsOf(report).slice(0, 2)).toEqual([
      'pantries.list https://api.example.com/api/v1/pantries',
      'pantries.list https://ai.example.com/api/v1/pantries',
    ]);
    expect(report.clientOptions).toEqual({ endpoints: { 'pantries.list': { path: '/api/v1/pantries', host: 'ai' } } });
  });

  test.each([400, 500])('are no advice if the other one responds with HTTP %d', async (status) => {
    const report = await sentTo(2, (url) => (url.startsWith('https://ai.') ? Response.json({}, { status }) : missing()));
    expect(report.clientOptions).toEqual({});
  });

  test('are not tried elsewhere if the other one does not respond', async () => {
    const report = await sentTo(2, (url) => (url.startsWith('https://ai.') ? Promise.reject(new TypeError('fetch failed')) : missing()));
    expect(report.requests.map(({ status }) => status)).toEqual([null, 404]);
    expect(report.clientOptions).toEqual({});
  });
});

describe('the probe stops', () => {
  test('at a 429 that does not say how long to wait', async () => {
    const fetch: typeof globalThis.fetch = async () => Response.json({ message: 'Slow down' }, { status: 429 });
    const { stopped } = await probe({ apiKey: 'k', baseUrl: 'https://api.example.com', fetch });
    expect(stopped).toBe('https://api.example.com/api/v1/pantries responded HTTP 429. Probe again later.');
  });

  test('at no response that lets it go on, and then says nothing', async () => {
    const report = await probe(createMockService().connection());
    expect('stopped' in report).toBe(false);
  });

  test('at once if the key is rejected', async () => {
    const report = await probe({ ...createMockService().connection(), apiKey: 'unknown' });
    expect(report.requests).toHaveLength(1);
    expect(report.stopped).toContain('rejected the API key with HTTP 401');
    expect(verdicts(report)).toMatchObject({ 'auth.bearer': 'refuted', 'pantries.list.path': 'unknown', 'limits.headers': 'unknown' });
  });

  test('at the first 429, without waiting', async () => {
    const mock = createMockService({ tiers: { tiny: { perMinute: 2, perDay: 100 } } });
    const report = await probe(mock.connection({ tier: 'tiny' }));
    expect(report.requests.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(report.stopped).toContain('HTTP 429; Retry-After:');
    expect(report.stopped).toContain('Probe again later.');
  });

  test('at a used-up trial, and says that waiting does not help', async () => {
    const mock = createMockService();
    const connection = mock.connection({ tier: 'sandbox' });
    mock.keys.exhaust(connection.apiKey, 'trial');
    const { stopped } = await probe(connection);
    expect(stopped).toContain('The trial is used up. Upgrade the API key, then probe again.');
    expect(stopped).not.toContain('Probe again later');
  });

  test('if the service cannot be reached', async () => {
    const mock = createMockService();
    mock.fail('*', { network: 'reset' });
    const report = await probe(mock.connection());
    expect(report.requests).toHaveLength(1);
    expect(report.stopped).toContain('could not be reached (ECONNRESET)');
    expect(report.fixtures).toEqual([]);
  });
});

test('neither the report nor a fixture holds the API key, even if the service repeats it', async () => {
  const mock = createMockService();
  const connection = mock.connection();
  const echoing = differing(mock, async (response) => {
    const headers = new Headers(response.headers);
    headers.set('x-request-id', connection.apiKey);
    headers.set('set-cookie', 'session=secret');
    return new Response(JSON.stringify({ [connection.apiKey]: [`key ${connection.apiKey}`], was: await response.json() }), {
      status: response.status,
      headers,
    });
  });
  const report = JSON.stringify(await probe({ ...connection, fetch: echoing }));
  expect(report).not.toContain(connection.apiKey);
  expect(report).not.toContain('session=secret');
});

test.each<[string, (key: string) => string]>([
  ['percent-encoded', (key) => Array.from(key, (character) => `%${character.charCodeAt(0).toString(16)}`).join('')],
  ['in Base64', (key) => btoa(`Bearer ${key}`)],
  ['escaped twice as JSON', (key) => JSON.stringify(JSON.stringify(key.replaceAll('_', '\\u005f')))],
])('no fixture holds the API key %s', async (_, encode) => {
  const mock = createMockService();
  const connection = mock.connection();
  const encoded = encode(connection.apiKey);
  const echoing = differing(mock, (response) => json({ echo: encoded }, response));
  const { fixtures } = await probe({ ...connection, fetch: echoing });
  expect(fixtures.map(({ response }) => response.body)).not.toContainEqual({ echo: encoded });
  expect(JSON.stringify(fixtures)).toContain('[secret]');
});

test('no fixture holds the text of a field whose name means a secret', async () => {
  const mock = createMockService();
  const telling = differing(mock, (response) =>
    json(
      {
        access_token: 'a1',
        apiKey: 'a2',
        key: 'a3',
        client: { Secret: ['a4'], password: { old: 'a5' }, 'X-Authorization': 'a6' },
        total_tokens: 512,
        keyword: 'monkey',
      },
      response,
    ),
  );
  const { fixtures } = await probe({ ...mock.connection(), fetch: telling });
  expect(fixtures[0]?.response.body).toEqual({
    access_token: '[secret]',
    apiKey: '[secret]',
    key: '[secret]',
    client: { Secret: ['[secret]'], password: { old: '[secret]' }, 'X-Authorization': '[secret]' },
    total_tokens: 512,
    keyword: 'monkey',
  });
});

test.each([-1, Number.NaN])('a timeout of %s is a ConfigurationError', async (timeout) => {
  await expect(probe({ ...createMockService().connection(), timeout })).rejects.toBeInstanceOf(ConfigurationError);
});

test('a call that takes longer than the timeout is reported, and the next one is sent', async () => {
  const mock = createMockService();
  const hanging: typeof fetch = (input, init) =>
    new Request(input, init).url.endsWith('/pantries') ? new Promise(() => {}) : Promise.resolve(Response.json({}));
  const report = await probe({ ...mock.connection(), fetch: hanging, timeout: 5, maxCalls: 2 });
  expect(report.requests.map(({ status }) => status)).toEqual([null, 200]);
  expect(evidenceOf(report, 'pantries.list.path')).toBe('no response (timeout)');
});

test.each([0, -1, 1.5, Number.NaN])('maxCalls of %s is a ConfigurationError', async (maxCalls) => {
  await expect(probe({ ...createMockService().connection(), maxCalls })).rejects.toThrow(
    new ConfigurationError(`maxCalls must be a whole number of 1 or more, not ${maxCalls}.`),
  );
});
