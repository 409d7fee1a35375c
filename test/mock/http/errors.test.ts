import { describe, expect, test } from 'vitest';
import { createMockService, type LimitName, type Tier } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';

const midnight = Date.UTC(2030, 0, 1);
const open = (tier: Tier = {}) => {
  const mock = createMockService({ now: midnight, tiers: { tried: tier } });
  const client = new RawClient(mock.connection({ tier: 'tried' }));
  /** Sends anything to an address of the REST API. */
  const send = (path: string, init?: RequestInit) => client.send(mock.baseUrl + path, init);
  return { mock, client, send };
};
const pantries = '/api/v1/pantries';
const post = (body: BodyInit, headers: Record<string, string> = {}) => ({ method: 'POST', body, headers });

describe('a body that cannot be read', () => {
  test.each([
    ['is empty', post(' \n'), 400, 'It is empty.'],
    ['begins wrong', post('x{"name": "a, b"}'), 400, "Unexpected token 'x'."],
    ['is cut off', post('{"name": "x"'), 400, "Expected ',' or '}' after property value in JSON at position 12 (line 1 column 13)."],
    ['is not UTF-8', post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'It is not UTF-8.'],
    ['has another type', post('name=x', { 'content-type': 'text/plain' }), 415, 'Content-Type is text/plain.'],
    [
      'has a type that only begins like JSON',
      post('{}', { 'content-type': 'application/jsonp' }),
      415,
      'Content-Type is application/jsonp.',
    ],
    ['has a type of any length', post('{}', { 'content-type': `text/${'x'.repeat(200)}` }), 415, `Content-Type is text/${'x'.repeat(95)}.`],
    [
      'has a type that only ends like JSON',
      post('{}', { 'content-type': 'text/application/json' }),
      415,
      'Content-Type is text/application/json.',
    ],
    ['has an empty type', post('{}', { 'content-type': '' }), 415, 'There is no Content-Type header.'],
    ['has an encoding', post('{}', { 'content-encoding': 'gzip' }), 415, 'Send the body without a Content-Encoding.'],
  ])('because it %s is rejected, and the message says so', async (_, init, status, hint) => {
    const response = await open().send(pantries, init);
    expect(response.status).toBe(status);
    expect(errorOf(response).message.endsWith(` ${hint}`)).toBe(true);
  });

  test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;charset=utf-8'])('of type %s', async (type) => {
    expect((await open().send(pantries, post('{"name":"Home"}', { 'content-type': type }))).status).toBe(201);
  });

  test.each(['identity', 'Identity', ''])('may say that it has no encoding: %j', async (encoding) => {
    expect((await open().send(pantries, post('{"name":"Home"}', { 'content-encoding': encoding }))).status).toBe(201);
  });

  test.each<[string, BodyInit]>([
    ['text', '\uFEFF{"name":"Home"}'],
    ['bytes', new TextEncoder().encode('\uFEFF{"name":"Home"}')],
  ])('may begin with a byte order mark, as %s', async (_, body) => {
    expect((await open().send(pantries, post(body, { 'content-type': 'application/json' }))).status).toBe(201);
  });

  test('because no type is given is rejected, and the message says so', async () => {
    const { mock, client } = open();
    const response = await mock.fetch(mock.baseUrl + pantries, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.connection.apiKey}` },
      body: new TextEncoder().encode('{}'),
    });
    expect(response.status).toBe(415);
    expect(await response.text()).toContain('There is no Content-Type header.');
  });
});

describe('a body with very many mistakes', () => {
  const generate = (body: object) => open().send('/api/v1/recipes/generate', post(JSON.stringify(body)));

  test('is invalid, and not a failure of the service', async () => {
    const response = await generate({ ingredients: Array.from({ length: 300_000 }, () => 1) });
    expect(response.status).toBe(422);
    expect(errorOf(response).message).toBe('The request is invalid. recipes.generate: too many issues to list.');
  });

  test('gets a response with the first thousand', async () => {
    const response = await generate(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 0])));
    expect(errorOf(response).details).toHaveLength(1000);
  });

  test('such as the name of a field, gets its beginning back', async () => {
    const response = await generate({ ingredients: [], ['x'.repeat(100_000)]: 0 });
    expect(errorOf(response).details[0]?.path).toBe('x'.repeat(100));
  });
});

describe('a limit that is used up', () => {
  test.each<[string, Tier, string]>([
    ['of a minute', { perMinute: 0 }, 'The limit is 0 calls per minute.'],
    ['of a day', { perDay: 0 }, 'The limit is 0 calls per day.'],
  ])('%s is named with its number', async (_, tier, hint) => {
    expect(errorOf(await open(tier).client.call('pantries.list')).message).toContain(hint);
  });

  test('is named with one call', async () => {
    const { client } = open({ perDay: 1 });
    await client.call('pantries.list');
    expect(errorOf(await client.call('pantries.list')).message).toBe('The daily quota is used up. The limit is 1 call per day.');
  });

  test.each<[LimitName, Tier, string]>([
    ['day', { total: 10 }, '1 call per day.'],
    ['minute', { total: 10 }, '1 call per minute.'],
    ['trial', { perDay: 100 }, '3 calls in total.'],
  ])('of a %s, which the tier does not have, is not called that of the tier', async (name, tier, limit) => {
    const { mock, client } = open(tier);
    for (let call = 0; call < 3; call++) await client.call('pantries.list');
    mock.clock.advance('1d');
    mock.keys.exhaust(client.connection.apiKey, name);
    const { message } = errorOf(await client.call('pantries.list'));
    expect(message).toMatch(/used up\.|reached\./);
    expect(message).toContain(`The tier tried has no such limit: a scenario or \`mock.keys\` has limited this key to ${limit}`);
  });
});

describe('a URL that is not an endpoint', () => {
  const hint = async (url: string) => errorOf(await open().client.send(url)).message;
  const { baseUrl, aiUrl } = open().client.connection;

  test.each([
    ['of the other host', `${baseUrl}/api/v1/healthify`, `This path belongs to the AI service at ${aiUrl}`],
    ['with a slash at its end', `${baseUrl}${pantries}/`, 'Remove the slash at the end.'],
    ['with slashes at its end', `${baseUrl}${pantries}//`, 'Remove the slash at the end.'],
    [
      'behind a repeated path',
      `${baseUrl}/api/v1${pantries}`,
      `The path should be ${pantries}: remove what comes before it from the base URL.`,
    ],
    ['that is misspelled', `${baseUrl}/api/v1/pantrie`, `did you mean`],
  ])('%s gets 404 and the likely cause', async (_, url, cause) => {
    expect(await hint(url)).toContain(cause);
  });

  test('is shown up to 200 characters', async () => {
    const url = (length: number) => `${baseUrl}/`.padEnd(length, 'x');
    expect(await hint(url(200))).toContain(`You called ${url(200)}. `);
    expect(await hint(url(201))).toContain(`You called ${url(200)}.... `);
  });

  test('of a key that is not known gets 401 and where to get one', async () => {
    const response = await open().send(pantries, { headers: { authorization: 'Bearer nonsense' } });
    expect(errorOf(response).message).toMatch(
      /Use one from mock\.connection\(\) or mock\.keys\.create\(\), or list it in the option keys\.$/,
    );
  });

  test('of an endpoint with another method gets 405 and the methods that work', async () => {
    const response = await open().send(pantries, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
    expect(errorOf(response).message).toContain(`${pantries} accepts GET, POST.`);
  });
});

describe('an Idempotency-Key', () => {
  const create = (client: RawClient, key: string, name = 'Home') =>
    client.call('pantries.create', { name }, { headers: { 'idempotency-key': key } });

  test.each([
    ['that is empty', '', 422],
    ['of 256 characters', 'x'.repeat(256), 422],
    ['of 255 characters', 'x'.repeat(255), 201],
  ])('%s', async (_, key, status) => {
    const response = await create(open().client, key);
    expect(response.status).toBe(status);
    if (status === 201) return;
    expect(errorOf(response).code).toBe('validation_error');
    expect(errorOf(response).message).toBe('The request is invalid. Idempotency-Key: expected 1 to 255 characters.');
    expect(errorOf(response).details).toEqual([
      { path: 'Idempotency-Key', message: 'expected 1 to 255 characters', code: 'invalid_format' },
    ]);
  });

  test('of an earlier, different request gets 409', async () => {
    const { client } = open();
    await create(client, 'k');
    const response = await create(client, 'k', 'Other');
    expect(response.status).toBe(409);
    expect(errorOf(response).message).toContain('An earlier request with that Idempotency-Key was different.');
  });

  test('of two requests at once runs one of them, and both get its response', async () => {
    const { mock, client } = open();
    const [first, second] = await Promise.all([create(client, 'k'), create(client, 'k')]);
    expect(second.text).toBe(first.text);
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([null, 'true']);
    expect((await client.call('pantries.list')).json).toMatchObject({ data: [{ name: 'Home' }] });
    expect(mock.requests.filter(({ replayed }) => replayed)).toHaveLength(1);
  });

  test('does not wait for a request with another key', async () => {
    const { mock, client } = open();
    mock.respondWith('pantries.create', () => new Promise(() => {}), { times: 1 });
    void create(client, 'k1');
    expect((await create(client, 'k2')).status).toBe(201);
  });

  test('does not keep a response of a test that is not of the service', async () => {
    const { mock, client } = open();
    mock.respondWith('pantries.create', new Response('{"odd":true}'), { times: 1 });
    expect((await create(client, 'k')).text).toBe('{"odd":true}');
    const again = await create(client, 'k');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test('counts for each account alone', async () => {
    const { mock, client } = open();
    const other = new RawClient(mock.connection());
    const [first, second] = [await create(client, 'k'), await create(other, 'k')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.headers.get('idempotent-replayed')).toBeNull();
  });
});

describe('a field of the URL', () => {
  test.each([
    ['that comes twice', '?limit=1&limit=2', 'limit'],
    ['that is not a number', '?limit=1x', 'limit'],
    ['that is unknown', '?limt=1', 'limt'],
    ['called __proto__', '?__proto__=1', '__proto__'],
  ])('%s is rejected by its name', async (_, query, field) => {
    const response = await open().send(pantries + query);
    expect(response.status).toBe(422);
    expect(errorOf(response).details.map(({ path }) => path)).toEqual([field]);
  });
});

describe('a fault', () => {
  test.each([
    ['rate_limited', '1'],
    ['quota_exceeded', '86400'],
    ['model_unavailable', '1'],
    ['internal_error', null],
  ] as const)('of code %s has Retry-After %s', async (code, after) => {
    const { mock, client } = open({ perMinute: 10 });
    mock.fail('pantries.list', { code });
    const response = await client.call('pantries.list');
    expect(errorOf(response).code).toBe(code);
    expect(response.headers.get('retry-after')).toBe(after);
  });

  test('adds no header and no details that the service would not send', async () => {
    const { mock, client } = open({ perMinute: 10 });
    mock.fail('pantries.list', { code: 'internal_error' });
    const failed = await client.call('pantries.list');
    const { headers } = await client.call('pantries.list');
    expect([...failed.headers.keys()]).toEqual([...headers.keys()]);
    expect(errorOf(failed).details).toEqual([]);
  });

  test.each(['model_unavailable', 'internal_error'] as const)(
    'of code %s has one Retry-After in a format that always has one',
    async (code) => {
      const mock = createMockService({ now: midnight, rateLimitHeaders: 'slowapi', tiers: { tried: { perMinute: 10 } } });
      const client = new RawClient(mock.connection({ tier: 'tried' }));
      mock.fail('pantries.list', { code });
      expect((await client.call('pantries.list')).headers.get('retry-after')).toBe(code === 'internal_error' ? '60' : '1');
    },
  );

  test('of code trial_exhausted shows a trial without calls left, which never resets', async () => {
    const { mock, client } = open();
    mock.fail('pantries.list', { code: 'trial_exhausted' });
    const { headers } = await client.call('pantries.list');
    expect([headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset'), headers.get('retry-after')]).toEqual(['0', null, null]);
  });
});

test('an error before authentication has limit headers if the key is valid, and none if it was revoked', async () => {
  const { mock, client, send } = open({ perMinute: 10 });
  expect((await send('/nowhere')).headers.get('x-ratelimit-remaining')).toBe('10');
  mock.keys.revoke(client.connection.apiKey);
  expect((await send('/nowhere')).headers.get('x-ratelimit-remaining')).toBeNull();
});

test('the date of a response is the second of the mock`s clock', async () => {
  const { mock, client } = open();
  const date = async () => (await client.call('pantries.list')).headers.get('date');
  expect(await date()).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  mock.clock.advance(1000);
  expect(await date()).toBe('Tue, 01 Jan 2030 00:00:01 GMT');
});

describe('a body that is JSON', () => {
  test.each(['[]', 'null', '"x"', '1'])('but not an object (%s) is rejected', async (body) => {
    const response = await open().send(pantries, post(body));
    expect(response.status).toBe(422);
    expect(errorOf(response).message).toMatch(/^The request is invalid\. pantries\.create: expected object, got \w+\.$/);
    expect(errorOf(response).details.map(({ path }) => path)).toEqual(['']);
  });

  test('with an invalid field is rejected with the operation and the field', async () => {
    const { message, details } = errorOf(await open().send(pantries, post('{"name":1}')));
    expect(details).toHaveLength(1);
    expect(message).toContain(`pantries.create: name: ${details[0]!.message}.`);
  });

  test('may be as large as the limit, and not larger', async () => {
    const mock = createMockService({ maxBodyBytes: 15 });
    const client = new RawClient(mock.connection());
    const send = (body: string, length: number) => client.send(mock.baseUrl + pantries, post(body, { 'content-length': String(length) }));
    expect((await send('{"name":"Home"}', 15)).status).toBe(201);
    for (const response of [await send('{"name":"House"}', 16), await send('{"name":"Home"}', 16)]) {
      expect(response.status).toBe(413);
      expect(errorOf(response).message).toContain('The limit is 15 bytes.');
    }
  });

  test('must not contradict the path', async () => {
    const { client, send } = open();
    const { id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const patch = (pantry_id: string) => send(`${pantries}/${id}`, { method: 'PATCH', body: JSON.stringify({ pantry_id, name: 'Other' }) });
    expect((await patch(id)).status).toBe(200);
    const response = await patch('pan_other');
    expect(response.status).toBe(422);
    expect(errorOf(response).message).toBe('The request is invalid. pantry_id: differs from its value in the path.');
    expect(errorOf(response).details).toEqual([
      { path: 'pantry_id', message: 'differs from its value in the path', code: 'contradiction' },
    ]);
  });
});

describe('an entry of the request log', () => {
  test('has the last four characters of the key, and a time that is not negative', async () => {
    const { mock, client } = open();
    await client.call('pantries.list');
    const [entry] = mock.requests;
    expect(entry!.last4).toBe(client.connection.apiKey.slice(-4));
    expect(entry!.durationMs).toBeGreaterThanOrEqual(0);
    expect(entry!.durationMs).toBeLessThan(performance.now());
  });

  test('names the scenario of its fault', async () => {
    const { mock, client } = open();
    mock.applyScenario('outage');
    await client.call('pantries.list');
    expect(mock.requests[0]).toMatchObject({ scenario: 'outage' });
  });

  test('has no scenario if the fault has none', async () => {
    const { mock, client } = open();
    mock.fail('pantries.list');
    await client.call('pantries.list');
    expect(mock.requests[0]).toMatchObject({ scenario: null, fault: expect.any(String) });
  });
});

test('an Idempotency-Key of a GET means nothing', async () => {
  const { client } = open();
  const list = () => client.call('pantries.list', {}, { headers: { 'idempotency-key': 'k' } });
  await list();
  await client.call('pantries.create', { name: 'Home' });
  const again = await list();
  expect(again.headers.get('idempotent-replayed')).toBeNull();
  expect(again.json).toMatchObject({ data: [{ name: 'Home' }] });
});

test.each(['1e1', '+1', '1.5', '1.25'])('the number %s in a URL is rejected where a whole one is expected', async (limit) => {
  const response = await open().send(`${pantries}?limit=${encodeURIComponent(limit)}`);
  expect(response.status).toBe(422);
  expect(errorOf(response).details).toMatchObject([
    { path: 'limit', message: expect.stringMatching(limit.includes('.') ? /whole|int/ : /number/) },
  ]);
});

test('a field of the path wins against a field of the query', async () => {
  const { client, send } = open();
  const { id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
  expect((await send(`${pantries}/${id}?pantry_id=other`)).json).toMatchObject({ id });
});

test('a text in the query may look like a number', async () => {
  const { client, send } = open();
  const { id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
  await client.call('pantries.items.add', { pantry_id: id, name: '12 eggs' });
  expect((await send(`${pantries}/${id}/items?q=12`)).json).toMatchObject({ data: [{ name: '12 eggs' }] });
});

test('a response without a body has no Content-Type', async () => {
  const { client } = open();
  const { id } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
  const { status, text, headers } = await client.call('pantries.delete', { pantry_id: id });
  expect([status, text, headers.get('content-type')]).toEqual([204, '', null]);
});
