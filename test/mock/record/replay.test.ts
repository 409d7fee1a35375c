import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { NotFoundError, RecipeAI } from '../../../src/index.js';
import { createMockService, type MockOptions } from '../../../mock/index.js';
import { openRecording, saveRecording, type Fixture } from '../../../mock/record.js';
import { fixtureOf, newPath } from '../../support/recordings.js';

const list = (cursor: string, query = ''): Fixture =>
  fixtureOf('pantries.list', { path: `/api/v1/pantries${query}` }, { body: { data: [], next_cursor: cursor } });

const suggestion = (item: string, suggested_category: string): Fixture =>
  fixtureOf(
    'categories.suggest',
    { method: 'POST', path: '/api/v1/categories/suggest', body: { items: [item] } },
    { body: { suggestions: [{ name: item, suggested_category, confidence: 1, alternatives: [] }] } },
  );

const fieldOf = (value: unknown): unknown => (value as { a?: number }).a;

/** A mock that replays some fixtures, and a client of it. */
const replay = (fixtures: Fixture[], options: MockOptions = {}) => {
  const folder = newPath();
  saveRecording(folder, fixtures);
  const recording = openRecording(folder);
  const mock = createMockService({ replay: recording, ...options });
  return { mock, recording, sdk: new RecipeAI({ ...mock.connection(), maxRetries: 0 }) };
};

const categoryOf = async (sdk: RecipeAI, ...items: string[]) =>
  (await sdk.categories.suggest({ items })).suggestions.map(({ suggested_category }) => suggested_category);

describe('a request gets', () => {
  test('the recorded response to the same request, else one of the same operation, else that of the mock', async () => {
    const { mock, sdk } = replay([
      suggestion('rice', 'frozen'),
      { ...suggestion('beans', 'alcohol'), recordedAt: '2030-01-01T00:00:00.000Z' },
    ]);
    expect(await categoryOf(sdk, 'rice')).toEqual(['frozen']);
    expect(await categoryOf(sdk, 'milk')).toEqual(['alcohol']);
    expect((await sdk.pantries.list()).data).toEqual([]);
    expect(mock.requests.map(({ source, response }) => [source, response?.headers['x-mock-source']])).toEqual([
      ['exact', 'exact'],
      ['operation', 'operation'],
      [null, 'mock'],
    ]);
  });

  test('the same response whatever the order of fields and parameters is', async () => {
    const body = { items: ['rice'], nested: { a: 1, b: [{ c: 1, d: 2 }] } };
    const recorded = { ...suggestion('rice', 'frozen'), name: 'categories.suggest' };
    const { mock } = replay([
      { ...recorded, request: { ...recorded.request, url: `${recorded.request.url}?a=1&b=2&a=3`, body } },
      suggestion('beans', 'alcohol'),
    ]);
    const { apiKey, baseUrl, fetch } = mock.connection();
    const ask = async (query: string, text: string) => {
      const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
      return (await fetch(`${baseUrl}/api/v1/categories/suggest?${query}`, { method: 'POST', headers, body: text })).headers.get(
        'x-mock-source',
      );
    };
    expect(await ask('b=2&a=1&a=3', '{"nested":{"b":[{"d":2,"c":1}],"a":1},"items":["rice"]}')).toBe('exact');
    expect(await ask('b=2&a=3&a=1', JSON.stringify(body))).not.toBe('exact');
    expect(await ask('b=2&a=1&a=3', '{"items":["rice"]}')).not.toBe('exact');
  });

  test('the recorded responses to the same request one after the other, and then the last one again', async () => {
    const { mock, sdk } = replay([list('one'), list('two')]);
    const cursors = async () => {
      const seen: (string | null)[] = [];
      for (let call = 0; call < 3; call++) seen.push((await sdk.pantries.list()).next_cursor);
      return seen;
    };
    expect(await cursors()).toEqual(['one', 'two', 'two']);
    mock.reset();
    expect(await cursors()).toEqual(['one', 'two', 'two']);
  });

  test('the first response with an isolated key, whatever other keys have called', async () => {
    const { mock } = replay([list('one'), list('two')]);
    for (let key = 0; key < 2; key++) {
      const sdk = new RecipeAI(mock.connection({ isolated: true }));
      expect((await sdk.pantries.list()).next_cursor).toBe('one');
    }
  });

  test('the last success of an operation, not an error of it', async () => {
    const failed = fixtureOf('pantries.get', { path: '/api/v1/pantries/p1' }, { status: 404, body: { detail: 'No.' } });
    const { sdk } = replay([failed]);
    await expect(sdk.pantries.get('p1')).rejects.toMatchObject({ message: expect.stringContaining('No.') });
    await expect(sdk.pantries.get('p2')).rejects.not.toMatchObject({ message: expect.stringContaining('No.') });
  });

  test('the newest response of an operation', async () => {
    const { sdk } = replay([
      { ...list('new', '?limit=1'), recordedAt: '2030-01-02T00:00:00.000Z' },
      { ...list('old', '?limit=2'), recordedAt: '2030-01-01T00:00:00.000Z' },
    ]);
    expect((await sdk.pantries.list()).next_cursor).toBe('new');
  });

  test('a response without a body as it was', async () => {
    const { sdk, mock } = replay([fixtureOf('pantries.delete', { method: 'DELETE', path: '/api/v1/pantries/p1' }, { status: 204 })]);
    await sdk.pantries.delete('p1');
    expect(mock.requests.map(({ source }) => source)).toEqual(['exact']);
  });

  test('a recorded response of an address that the contract does not have', async () => {
    const { sdk, recording, mock } = replay([fixtureOf('GET /api/v1/menus', { path: '/api/v1/menus' }, { body: { menus: 3 } })]);
    expect(recording.problems).toEqual(['GET /api/v1/menus is not in the contract: its response is served only to the same request.']);
    expect(await sdk.request({ method: 'get', path: '/api/v1/menus' })).toEqual({ menus: 3 });
    await expect(sdk.request({ method: 'get', path: '/api/v1/menus/1' })).rejects.toBeInstanceOf(NotFoundError);
    expect(mock.requests.map(({ source }) => source)).toEqual(['exact', null]);
  });

  test('a recorded response that the contract does not allow, to a request that it does not allow', async () => {
    const { sdk } = replay([
      fixtureOf(
        'categories.suggest',
        { method: 'POST', path: '/api/v1/categories/suggest', body: { items: 7 } },
        { status: 202, body: { job: 1 } },
      ),
    ]);
    const address = '/api/v1/categories/suggest';
    expect(await sdk.request({ method: 'post', path: address, body: { items: 7 } })).toEqual({ job: 1 });
    await expect(sdk.request({ method: 'post', path: address, body: { items: 8 } })).rejects.toMatchObject({ status: 422 });
  });
});

describe('the mock', () => {
  const recipe = { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread.'] };
  const healthified = fixtureOf(
    'healthify',
    { method: 'POST', path: '/api/v1/healthify', body: { recipe, health_focus: 'low_fat', request_id: 'recorded' } },
    {
      body: {
        type: 'healthify',
        request_id: 'recorded',
        model_tier: null,
        model: null,
        data: { name: 'Recorded toast', ingredients: [], steps: [] },
        timestamp: null,
      },
    },
  );

  test('sends the recorded result to the callback_url, with the request_id of the request', async () => {
    const { mock, sdk } = replay([healthified], { callbackHosts: ['hooks.example.com'] });
    const callback_url = 'https://hooks.example.com/x' as const;
    const result = await sdk.healthify({ recipe, health_focus: 'low_fat', callback_url, request_id: 'mine' });
    expect(result).toMatchObject({ request_id: 'mine', data: { name: 'Recorded toast' } });
    await mock.callbacks.settled();
    expect(mock.callbacks.deliveries).toHaveLength(1);
    expect(JSON.parse(mock.callbacks.deliveries[0]!.request.body)).toEqual(result);
    expect(mock.requests[0]).toMatchObject({ source: 'exact' });
  });

  test('still checks keys, limits and callback hosts', async () => {
    const { mock, sdk } = replay([healthified, list('one')], { tiers: { tiny: { perMinute: 1, perDay: 10 } } });
    await expect(new RecipeAI({ ...mock.connection(), apiKey: 'unknown' }).pantries.list()).rejects.toMatchObject({ status: 401 });
    const tiny = new RecipeAI({ ...mock.connection({ tier: 'tiny' }), maxWait: 0 });
    await tiny.pantries.list();
    await expect(tiny.pantries.list()).rejects.toMatchObject({ code: 'rate_limited' });
    const job = { recipe, health_focus: 'low_fat', callback_url: 'https://elsewhere.example.com/x' } as const;
    await expect(sdk.healthify(job)).rejects.toMatchObject({ code: 'callback_host_not_allowed' });
  });

  test('adds its own limit headers to a recorded response, in the format of the recording', async () => {
    const headers = {
      'x-ratelimit-limit': '7',
      'x-ratelimit-resource': 'core',
      'x-request-id': 'old',
      'retry-after': '3',
      deprecation: 'true',
    };
    const recorded = { ...list('one'), response: { ...list('one').response, headers } };
    const { mock, recording } = replay([recorded], {});
    const like = createMockService({ replay: recording, ...recording.mockOptions });
    for (const [service, resource] of [
      [mock, null],
      [like, 'core'],
    ] as const) {
      const { apiKey, baseUrl, fetch } = service.connection();
      const response = await fetch(`${baseUrl}/api/v1/pantries`, { headers: { authorization: `Bearer ${apiKey}` } });
      expect(response.headers.get('x-ratelimit-limit')).not.toBe('7');
      expect(response.headers.get('x-request-id')).not.toBe('old');
      expect(response.headers.get('x-ratelimit-resource')).toBe(resource);
      expect(response.headers.get('deprecation')).toBe('true');
    }
  });

  test('lets faults and overrides come before recorded responses', async () => {
    const { mock, sdk } = replay([list('one')]);
    mock.fail('pantries.list', { status: 503, times: 1 });
    await expect(sdk.pantries.list()).rejects.toMatchObject({ status: 503 });
    const override = mock.respondWith('pantries.list', async (_, { original }) => ({ ...(await original()), next_cursor: 'mine' }));
    expect(await sdk.pantries.list()).toEqual({ data: [], next_cursor: 'mine' });
    override.remove();
    expect(mock.requests.map(({ source, overridden }) => [source, overridden])).toEqual([
      [null, false],
      [null, true],
    ]);
  });
});

describe('what a recording finds', () => {
  /** The responses that a recording of some fixtures has to requests like the first of them. */
  const finderOf = (...fixtures: [Fixture, ...Fixture[]]) => {
    const folder = newPath();
    saveRecording(folder, fixtures);
    const { method, url } = fixtures[0].request;
    const { pathname, search } = new URL(url);
    const replayed = openRecording(folder).replay();
    return (body: unknown, more: { authorization?: string } = {}) =>
      replayed.find({
        operation: 'healthify',
        method,
        path: pathname,
        search: search.slice(1),
        body: body === undefined ? null : JSON.stringify(body),
        authorization: null,
        ...more,
      });
  };

  const healthified = (request: object, response: unknown, headers: Record<string, string> = {}): Fixture =>
    fixtureOf('healthify', { method: 'POST', path: '/api/v1/healthify', body: request }, { body: response, headers });

  test.each<[string, object, unknown, object, unknown]>([
    ['its own request_id', { request_id: 'old' }, { request_id: 'old', a: 1 }, { request_id: 'new' }, { request_id: 'new', a: 1 }],
    ['one in place of none', {}, { request_id: null }, { request_id: 'new' }, { request_id: 'new' }],
    ['none in place of one', { request_id: 'old' }, { request_id: 'old' }, {}, { request_id: 'old' }],
    ['the request_id that the service made', { request_id: 'old' }, { request_id: 'made' }, { request_id: 'new' }, { request_id: 'made' }],
    ['no field in a response without it', { request_id: 'old' }, { a: 1 }, { request_id: 'new' }, { a: 1 }],
    ['no field in a list', {}, [1], { request_id: 'new' }, [1]],
    ['no field in a text', {}, 'text', { request_id: 'new' }, 'text'],
  ])('has %s', (_, recorded, response, request, expected) => {
    expect(finderOf(healthified(recorded, response))(request)).toMatchObject({ match: 'exact', value: expected });
  });

  test('is sent in the type of the recording: a text of JSON in quotes, another text as it is', () => {
    expect(finderOf(healthified({}, 'text'))({})?.body).toBe('"text"');
    expect(finderOf(healthified({}, 'text', { 'content-type': 'text/plain' }))({})?.body).toBe('text');
  });

  test('keeps headers whose names contain those that the mock adds', () => {
    const headers = { 'x-request-id': 'r1', date: 'now', 'my-x-request-id': 'r2', 'x-date': 'then', 'date-of-data': 'long ago' };
    expect(
      finderOf(healthified({}, {}, headers))({})
        ?.headers.map(([name]) => name)
        .toSorted(),
    ).toEqual(['content-type', 'date-of-data', 'my-x-request-id', 'x-date']);
  });

  test('is the same request if it had the secrets that were removed from the fixture', () => {
    const find = finderOf(healthified({ note: 'my key is [secret]' }, { a: 1 }));
    expect(find({ note: 'my key is rk-123456' }, { authorization: 'Bearer rk-123456' })?.match).toBe('exact');
    expect(find({ note: 'my key is rk-123456' }, { authorization: 'Bearer rk-999999' })?.match).toBe('operation');
  });

  test('is nothing for another address that the contract does not have', () => {
    const folder = newPath();
    saveRecording(folder, [healthified({}, {})]);
    const request = { operation: null, method: 'GET', path: '/api/v1/menus', search: '', body: null, authorization: null };
    expect(openRecording(folder).replay().find(request)).toBeUndefined();
  });

  const fixture = (a: number, status: number, recordedAt?: string): Fixture => {
    const { response, ...rest } = healthified({ a }, { a });
    return { ...rest, ...(recordedAt !== undefined && { recordedAt }), response: { ...response, status } };
  };

  test.each<[string, [Fixture, ...Fixture[]], number | undefined]>([
    ['the last success', [fixture(1, 200), fixture(2, 299)], 2],
    ['a success before a redirect', [fixture(1, 200), fixture(2, 300)], 1],
    ['one with a time before one without', [fixture(1, 200, '2030-01-01T00:00:00.000Z'), fixture(2, 200)], 1],
    ['one with a time after one without', [fixture(1, 200), fixture(2, 200, '2030-01-01T00:00:00.000Z')], 2],
    ['nothing if there is no success', [fixture(1, 300)], undefined],
  ])('for another request of the operation is %s', (_, fixtures, expected) => {
    // A folder has its own order: that of the names of the files.
    const har = newPath('order.har');
    saveRecording(har, fixtures);
    const request = {
      operation: 'healthify',
      method: 'POST',
      path: '/api/v1/healthify',
      search: '',
      body: '{}',
      authorization: null,
    } as const;
    const found = openRecording(har).replay().find(request);
    expect(found && fieldOf(found.value)).toBe(expected);
  });
});

describe('a recording', () => {
  test('leaves out files that are no fixtures and says where the mistake is', async () => {
    const folder = newPath();
    saveRecording(folder, [list('one')]);
    writeFileSync(path.join(folder, 'cut.json'), '{\n  "name": "pantries.list",\n  "request"');
    writeFileSync(path.join(folder, 'other.json'), '{"name":"x","request":{"method":"GET","url":"nowhere"},"response":{"status":1}}');
    writeFileSync(path.join(folder, 'notes.md'), 'Not a fixture.');
    const recording = openRecording(folder);
    expect(recording.problems).toEqual([
      `${path.join(folder, 'cut.json')} is not JSON: it ends too early, at line 3, column 12.`,
      expect.stringMatching(
        /other\.json is not a fixture: request\.url, response\.status: .*; response\.headers: missing; expected record/,
      ),
    ]);
    const sdk = new RecipeAI(createMockService({ replay: recording }).connection());
    expect((await sdk.pantries.list()).next_cursor).toBe('one');
  });

  test('that does not exist is an error, and an empty folder is an empty recording', () => {
    const folder = newPath();
    expect(() => openRecording(folder)).toThrow(
      `The recording ${folder} cannot be read: there is no such file or folder. Pass a folder of fixtures, or a .har file.`,
    );
    expect(() => openRecording(folder)).toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: 'ENOENT' }) }));
    mkdirSync(folder);
    const recording = openRecording(folder);
    expect(recording).toMatchObject({ fixtures: [], problems: [], mockOptions: {} });
    expect(recording.drift()).toMatchObject({ responses: 0, drift: [] });
  });

  test('that cannot be written is an error', () => {
    const file = newPath('file');
    writeFileSync(file, '');
    const save = () => saveRecording(path.join(file, 'fixtures'), [list('one')]);
    expect(save).toThrow(/^The recording .* cannot be written: it is not a folder\.$/);
    expect(save).toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: 'ENOTDIR' }) }));
  });
});
