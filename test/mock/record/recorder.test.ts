import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { RecipeAI } from '../../../src/index.js';
import { createMockService, type MockOptions, type MockService } from '../../../mock/index.js';
import { listen, type MockSocket } from '../../../mock/node.js';
import { openRecording, recordTo, type RecordOptions } from '../../../mock/record.js';
import { filesIn, newPath } from '../../support/recordings.js';
import { toast } from '../../support/sample-requests.js';

const serve = async (service: MockService): Promise<MockSocket> => {
  const socket = await listen(service, { aiPort: 0 });
  onTestFinished(() => socket.close());
  return socket;
};

/** A mock on a socket that records another mock, which plays the real service. */
const record = async (options: MockOptions = {}, more: Partial<RecordOptions> = {}, folder = newPath()) => {
  const service = createMockService({ keys: { 'real-key-123456': 'pro' }, now: Date.UTC(2030, 0, 1), ...options });
  const real = await serve(service);
  const problems: string[] = [];
  const drift: string[] = [];
  const recorder = recordTo(folder, {
    baseUrl: real.url,
    aiUrl: real.aiUrl,
    onProblem: (message) => problems.push(message),
    onDrift: ({ id }) => drift.push(id),
    now: () => Date.UTC(2030, 0, 1),
    ...more,
  });
  const mock = createMockService({ record: recorder });
  const socket = await serve(mock);
  const sdk = new RecipeAI({ apiKey: 'real-key-123456', baseUrl: socket.url, aiUrl: socket.aiUrl, maxRetries: 0 });
  return { service, real, recorder, mock, sdk, folder, problems, drift };
};

/** A request as an adapter passes it on. */
const plainRequest = { operation: null, host: 'rest', method: 'GET', path: '/', search: '', headers: [], body: '' } as const;

describe('a mock that records a real service', () => {
  test('returns the responses of that service, and writes one fixture for each request', async () => {
    const { service, sdk, folder } = await record();
    const pantry = await sdk.pantries.create({ name: 'Home' });
    const { data } = await sdk.pantries.list();
    const result = await sdk.suggestSubstitute({ ingredient: 'butter' });
    expect(data).toEqual([pantry]);
    expect(service.requests.map(({ operation, response }) => [operation, response?.body])).toEqual([
      ['pantries.create', pantry],
      ['pantries.list', { data, next_cursor: null }],
      ['suggestSubstitute', result],
    ]);
    const { fixtures } = openRecording(folder);
    expect(fixtures.map(({ name, response }) => [name, response.status, response.body])).toEqual([
      ['pantries.create', 201, pantry],
      ['pantries.list', 200, { data, next_cursor: null }],
      ['suggestSubstitute', 200, result],
    ]);
    expect(fixtures[0]).toMatchObject({ recordedAt: '2030-01-01T00:00:00.000Z', request: { method: 'POST', body: { name: 'Home' } } });
  });

  test('sends each request to its path below the base URL, with its query', async () => {
    const urls: unknown[] = [];
    const respond: typeof fetch = async (url) => {
      urls.push(url);
      return Response.json({ data: [], next_cursor: null });
    };
    const recorder = recordTo(newPath(), { baseUrl: 'http://api.example.com/v3//', aiUrl: 'https://ai.example.com/', fetch: respond });
    const { connection } = createMockService({ record: recorder });
    const sdk = new RecipeAI({ ...connection(), maxRetries: 0 });
    await sdk.pantries.list();
    await sdk.pantries.list({ limit: 2 });
    await sdk.request({ method: 'post', path: '/api/v1/rewrite-tone', host: 'ai' });
    expect(urls).toEqual([
      'http://api.example.com/v3/api/v1/pantries',
      'http://api.example.com/v3/api/v1/pantries?limit=2',
      'https://ai.example.com/api/v1/rewrite-tone',
    ]);
  });

  test('passes a response without a body on, and records it', async () => {
    const { sdk, folder } = await record();
    const { id } = await sdk.pantries.create({ name: 'Home' });
    expect(await sdk.pantries.delete(id)).toBeUndefined();
    expect(openRecording(folder).fixtures[1]).toMatchObject({ name: 'pantries.delete', response: { status: 204, body: '' } });
  });

  test('returns to an adapter that a response has no body', async () => {
    const recorder = recordTo(newPath(), { baseUrl: 'https://api.example.com', fetch: async () => new Response(null, { status: 204 }) });
    expect(await recorder.forward(plainRequest)).toEqual({ status: 204, headers: [], body: null });
  });

  test('passes the status, the headers and the body of an error on', async () => {
    const { real, mock } = await record({ errorFormat: 'problem', rateLimitHeaders: 'github' });
    const call = (base: string, fetch = globalThis.fetch) =>
      fetch(`${base}/api/v1/pantries/unknown`, { headers: { authorization: 'Bearer real-key-123456' } });
    const [direct, recorded] = [await call(real.url), await call(mock.baseUrl, mock.fetch)];
    const comparable = async (response: Response) => {
      const headers = [...response.headers.keys()].filter(
        (name) => !/^(connection|keep-alive|content-length|transfer-encoding)$/.test(name),
      );
      return { status: response.status, headers, body: { ...((await response.json()) as object), request_id: '' } };
    };
    expect(await comparable(recorded)).toEqual(await comparable(direct));
    expect(recorded.headers.get('x-ratelimit-resource')).toBe('core');
  });

  test('shows in its request log that the real service responded, without the key', async () => {
    const { sdk, mock } = await record();
    await sdk.pantries.list();
    expect(mock.requests).toMatchObject([{ operation: 'pantries.list', status: 200, source: 'service' }]);
    expect(JSON.stringify(mock.requests)).not.toContain('real-key-123456');
  });

  test('sends no callback of its own', async () => {
    const { sdk, mock, service } = await record({ callbackHosts: ['hooks.example.com'], callbacks: 'capture' });
    const result = await sdk.healthify({
      recipe: { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread.'] },
      health_focus: 'low_fat',
      callback_url: 'https://hooks.example.com/path-is-secret',
    });
    expect(result.request_id).toEqual(expect.any(String));
    await service.callbacks.settled();
    expect(service.callbacks.deliveries).toHaveLength(1);
    expect(mock.callbacks.deliveries).toEqual([]);
  });

  test('records a request to an address that the contract does not have', async () => {
    const { sdk, folder, recorder } = await record();
    await expect(sdk.request({ method: 'get', path: '/api/v1/menus' })).rejects.toMatchObject({ status: 404 });
    expect(openRecording(folder).fixtures).toMatchObject([{ name: 'GET /api/v1/menus', response: { status: 404 } }]);
    expect(recorder.drift().unlisted).toEqual(['GET /api/v1/menus']);
  });

  test('writes the same file for the same request, numbers its other responses, and none twice', async () => {
    const first = await record();
    await first.sdk.pantries.list();
    await first.sdk.pantries.list();
    await first.sdk.pantries.create({ name: 'Home' });
    await first.sdk.pantries.list();
    const names = Object.keys(filesIn(first.folder)).toSorted();
    expect(names).toEqual([
      expect.stringMatching(/^pantries\.create-\w{10}\.json$/),
      expect.stringMatching(/^pantries\.list-\w{10}\.2\.json$/),
      expect.stringMatching(/^pantries\.list-\w{10}\.json$/),
    ]);
    const second = await record({}, {}, first.folder);
    await second.sdk.pantries.list();
    expect(Object.keys(filesIn(first.folder)).toSorted()).toEqual([names[0], names[2]]);
  });
});

describe('secrets', () => {
  const secrets = ['real-key-123456', 'cookie-7890', 'path-is-secret', 'q-secret-42', 'token-of-the-service', 'set-by-service'];

  test('are in no fixture, even if the service repeats them', async () => {
    const service = createMockService();
    const echo: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      const headers = { 'content-type': 'application/json', 'set-cookie': 'session=set-by-service', 'x-request-id': 'real-key-123456' };
      const body = { echo: [...request.headers], encoded: btoa('Bearer real-key-123456'), access_token: 'token-of-the-service', text };
      return new Response(JSON.stringify(body), { headers });
    };
    const folder = newPath();
    const mock = createMockService({ record: recordTo(folder, { baseUrl: service.baseUrl, fetch: echo }) });
    const response = await mock.fetch(`${mock.baseUrl}/api/v1/categories/suggest?api_key=q-secret-42`, {
      method: 'POST',
      headers: { authorization: 'Bearer real-key-123456', cookie: 'sid=cookie-7890', 'content-type': 'application/json' },
      body: JSON.stringify({ items: ['rice'], callback_url: 'https://hooks.example.com/path-is-secret', password: 'q-secret-42' }),
    });
    expect(await response.text()).toContain('real-key-123456');
    const written = JSON.stringify(filesIn(folder));
    for (const secret of [...secrets, btoa('Bearer real-key-123456')]) expect(written).not.toContain(secret);
    expect(written).toContain('hooks.example.com');
    expect(JSON.stringify(mock.requests)).not.toContain('real-key-123456');
  });
});

describe('the drift report', () => {
  test('is empty for a service that is as documented and assumed', async () => {
    const { sdk, recorder, drift } = await record();
    await sdk.pantries.list();
    await sdk.recipes.generate({ ingredients: ['rice', 'eggs'] });
    expect(recorder.drift()).toEqual({
      responses: 2,
      drift: [],
      unlisted: [],
      mockOptions: { rateLimitHeaders: 'service' },
      unknownFormats: [],
    });
    expect(drift).toEqual([]);
  });

  const recipe = { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread.'] };
  test.each<[number, string, string, string | undefined, Record<string, string>?]>([
    [400, 'a body that is not JSON', '/api/v1/recipes/generate', '{bad'],
    [400, 'no body', '/api/v1/recipes/generate', undefined],
    [401, 'an unknown key', '/api/v1/recipes/generate', '{}', { authorization: 'Bearer unknown-key-1' }],
    [403, 'a callback host that is not allowed', '/api/v1/healthify', JSON.stringify({ recipe, callback_url: 'https://example.com/' })],
    [404, 'a pantry that does not exist', '/api/v1/pantries/none/items', '{"name":"rice"}'],
    [415, 'a body of another type', '/api/v1/recipes/generate', '{}', { 'content-type': 'text/plain' }],
    [422, 'an invalid request', '/api/v1/recipes/generate', '{}'],
  ])('has no difference for the HTTP %i that the contract has for %s', async (status, _, target, body, headers) => {
    const { mock, recorder, drift } = await record();
    const base = target === '/api/v1/healthify' ? mock.aiUrl : mock.baseUrl;
    const response = await mock.fetch(base + target, {
      method: 'POST',
      headers: { authorization: 'Bearer real-key-123456', 'content-type': 'application/json', ...headers },
      body,
    });
    expect(response.status).toBe(status);
    expect(recorder.drift()).toMatchObject({ responses: 1, drift: [], unlisted: [], unknownFormats: [] });
    expect(drift).toEqual([]);
  });

  test('names other formats, statuses and fields, each with what states it', async () => {
    const { service, sdk, recorder, drift } = await record({ errorFormat: 'fastapi', rateLimitHeaders: 'ietf-06' });
    service.respondWith('pantries.list', () => Response.json({ data: [], total: 0 }, { status: 206 }));
    await sdk.pantries.list();
    await sdk.pantries.list();
    await expect(sdk.pantries.get('unknown')).rejects.toMatchObject({ status: 404 });
    const report = recorder.drift();
    expect(report.drift.map(({ id, evidence, source }) => [id, evidence, source])).toEqual([
      ['errors.format', 'format: fastapi', 'components.responses in @recipe-ai/sdk/openapi.json'],
      [
        'limits.headers',
        'ratelimit-limit, ratelimit-policy, ratelimit-remaining, ratelimit-reset',
        'components.headers in @recipe-ai/sdk/openapi.json',
      ],
      ['limits.header_format', 'format: ietf-06', 'components.headers in @recipe-ai/sdk/openapi.json'],
      ['pantries.list.status', 'HTTP 206', 'response of GET /api/v1/pantries in @recipe-ai/sdk/openapi.json'],
      [
        'pantries.list.response',
        'next_cursor: missing; expected string or null',
        'response of GET /api/v1/pantries in @recipe-ai/sdk/openapi.json',
      ],
      ['pantries.list.fields', 'total: new field (number)', 'response of GET /api/v1/pantries in @recipe-ai/sdk/openapi.json'],
    ]);
    expect(report.mockOptions).toEqual({ rateLimitHeaders: 'ietf-06', errorFormat: 'fastapi' });
    expect(report.unknownFormats).toEqual([]);
    expect(new Set(drift)).toEqual(new Set(report.drift.map(({ id }) => id)));
    expect(drift).toHaveLength(new Set(drift).size);
  });

  test('names a difference once, whatever values the responses have', async () => {
    const { service, sdk, drift } = await record();
    const steps: unknown[] = [];
    service.respondWith('healthify', async (_, { original }) => {
      const body = (await original()) as { data: { steps: unknown[] } };
      steps.push(steps.length);
      return Response.json({ ...body, data: { ...body.data, steps: [...steps] }, timestamp: `2030-01-01T12:00:0${steps.length}` });
    });
    for (let call = 0; call < 3; call++) await sdk.healthify({ recipe: toast, health_focus: 'low_fat' });
    expect(drift).toEqual(['healthify.timestamp', 'healthify.response']);
  });

  test('says which headers and errors fit no format of the mock', async () => {
    const { sdk, recorder } = await record({
      errorFormat: () => ({ contentType: 'application/json', body: '{"reason":"no","where":"there"}' }),
      rateLimitHeaders: () => [
        ['X-Calls-Quota', '7'],
        ['X-Quota-Left', '6'],
      ],
    });
    await sdk.pantries.list();
    await expect(sdk.pantries.get('unknown')).rejects.toMatchObject({ status: 404 });
    expect(recorder.drift()).toMatchObject({
      mockOptions: {},
      unknownFormats: [
        'The limit headers x-calls-quota, x-quota-left fit no format of the mock. Pass a function as `rateLimitHeaders`.',
        'The error with the fields reason, where fits no format of the mock. Pass a function as `errorFormat`.',
      ],
    });
  });

  test('says nothing about limit headers that no response has, and that an error has no fields', async () => {
    const { sdk, recorder } = await record({
      errorFormat: () => ({ contentType: 'application/json', body: '{}' }),
      rateLimitHeaders: 'none',
    });
    await expect(sdk.pantries.get('unknown')).rejects.toMatchObject({ status: 404 });
    expect(recorder.drift().unknownFormats).toEqual([
      'The error with the fields none fits no format of the mock. Pass a function as `errorFormat`.',
    ]);
  });
});

describe('what goes wrong', () => {
  test('a service that cannot be reached is a 502 that says so, and the mock keeps serving', async () => {
    const { real, sdk, folder, problems } = await record();
    await sdk.pantries.list();
    await real.close();
    for (let call = 0; call < 2; call++) {
      await expect(sdk.pantries.list()).rejects.toMatchObject({
        status: 502,
        message: expect.stringContaining(`The real service did not respond at ${real.url} (ECONNREFUSED). Nothing was recorded.`),
      });
    }
    expect(problems).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(Object.keys(filesIn(folder))).toHaveLength(1);
  });

  test('a body that is not text is not recorded as damaged text', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff]);
    const sent: unknown[] = [];
    const respond: typeof fetch = async (_, init) => {
      sent.push(init!.body);
      return init!.method === 'GET' ? new Response(bytes) : Response.json({});
    };
    const { mock, folder, problems } = await record({}, { fetch: respond });
    const received = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`);
    expect([received.status, await received.text()]).toEqual([
      502,
      expect.stringContaining('with a body that is not text. Nothing was recorded.'),
    ]);
    expect((await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { method: 'POST', body: bytes })).status).toBe(200);
    expect(sent).toEqual([null, bytes]);
    expect(problems).toEqual([
      'The real service responded 200 to GET /api/v1/pantries with a body that is not text. Nothing was recorded.',
      'The request POST /api/v1/pantries was passed on, and not recorded, because its body is not text.',
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  test('fixtures that cannot be written are kept, and written as soon as they can be', async () => {
    const parent = newPath();
    writeFileSync(parent, 'a file where the folder should be');
    const { sdk, recorder, problems } = await record({}, {}, path.join(parent, 'fixtures'));
    await sdk.pantries.list();
    await sdk.categories.suggest({ items: ['rice'] });
    expect(recorder.unwritten).toHaveLength(2);
    expect(recorder.drift().responses).toBe(2);
    expect(problems).toEqual([expect.stringMatching(/^The folder .* cannot be written \(ENOTDIR\)\. Fixtures are kept in memory/)]);
    expect(recorder.flush()).toBe(false);
    rmSync(parent);
    mkdirSync(parent);
    expect(recorder.flush()).toBe(true);
    expect(Object.keys(filesIn(path.join(parent, 'fixtures')))).toHaveLength(2);
    expect(recorder.unwritten).toEqual([]);
  });

  test('fixtures that could not be written are written with the next one that can be', async () => {
    const folder = newPath();
    writeFileSync(folder, 'a file where the folder should be');
    const { sdk, recorder } = await record({}, {}, folder);
    await sdk.pantries.list();
    rmSync(folder);
    await sdk.categories.suggest({ items: ['rice'] });
    expect(recorder.unwritten).toEqual([]);
    expect(Object.keys(filesIn(folder))).toHaveLength(2);
  });

  test('an adapter without a signal gets the 502 too', async () => {
    const recorder = recordTo(newPath(), { baseUrl: 'https://api.example.com', fetch: () => Promise.reject(new Error('no network')) });
    expect(await recorder.forward(plainRequest)).toMatchObject({ status: 502, body: expect.stringContaining('(no network)') });
  });

  test('a request body above the limit of the mock is rejected and not forwarded', async () => {
    const { recorder, service } = await record();
    const mock = createMockService({ record: recorder, maxBodyBytes: 10 });
    const response = await mock.fetch(`${mock.baseUrl}/api/v1/categories/suggest`, { method: 'POST', body: '{"items":["rice"]}' });
    expect(response.status).toBe(413);
    expect(service.requests).toEqual([]);
  });

  test('a caller that disconnects ends the request to the real service', async () => {
    const folder = newPath();
    const started = Promise.withResolvers<void>();
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
        started.resolve();
      });
    const mock = createMockService({ record: recordTo(folder, { baseUrl: 'https://api.example.com', fetch: hanging }) });
    const controller = new AbortController();
    const call = mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { signal: controller.signal });
    await started.promise;
    controller.abort(new Error('closed'));
    await expect(call).rejects.toThrow('closed');
  });

  test.each([
    [{ baseUrl: 'https://user:hunter2@api.example.com' }, 'recordTo: baseUrl contains a user name or a password'],
    [{ baseUrl: 'https://user@api.example.com' }, 'recordTo: baseUrl contains a user name or a password'],
    [{ baseUrl: 'https://:hunter2@api.example.com' }, 'recordTo: baseUrl contains a user name or a password'],
    [{ baseUrl: 'api.example.com' }, 'recordTo: baseUrl is "api.example.com"; pass the URL of the real service'],
    [{ baseUrl: 'https://a.example.com', aiUrl: 'ftp://b.example.com' }, 'recordTo: aiUrl is "ftp://b.example.com"'],
    [{ baseUrl: 'https://a.example.com', aiURL: 'x' }, 'recordTo: unknown option `aiURL`; did you mean aiUrl?'],
  ])('the options %j are rejected', (options, message) => {
    expect(() => recordTo('fixtures', options)).toThrow(message);
  });
});
