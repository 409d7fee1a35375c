import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { openRecording, saveRecording, type Fixture } from '../../../mock/record.js';
import { fixtureOf, newPath } from '../../support/recordings.js';

const har = newPath('recording.har');

/** The fixtures and problems of an archive with these entries. */
const openEntries = (...entries: unknown[]) => {
  writeFileSync(har, JSON.stringify({ log: { entries } }));
  return openRecording(har);
};

const url = 'https://api.example.com/v3/api/v1/pantries';
const pairs = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }));

/** An entry as the developer tools of a browser save it. */
const entryOf = (request: object = {}, response: object = {}) => ({
  _priority: 'High',
  startedDateTime: '2030-01-01T10:00:00.000+02:00',
  time: 12.5,
  request: { method: 'GET', url, httpVersion: 'h2', headers: pairs({ ':authority': 'api.example.com' }), cookies: [], ...request },
  response: {
    status: 200,
    headers: pairs({ 'Content-Type': 'application/json', 'X-RateLimit-Limit': '60' }),
    content: { size: 12, mimeType: 'application/json', text: '{"data":[]}' },
    ...response,
  },
});

describe('an archive of another program', () => {
  test('becomes fixtures', () => {
    expect(openEntries(entryOf())).toMatchObject({
      problems: [],
      fixtures: [
        {
          name: 'pantries.list',
          recordedAt: '2030-01-01T10:00:00.000+02:00',
          request: { method: 'GET', url },
          response: { status: 200, headers: { 'content-type': 'application/json', 'x-ratelimit-limit': '60' }, body: { data: [] } },
        },
      ],
    });
  });

  test('may have bodies in Base64, in requests and responses', () => {
    const encode = (value: unknown) => ({ text: Buffer.from(JSON.stringify(value)).toString('base64'), encoding: 'base64' });
    const request = { method: 'post', postData: { mimeType: 'application/json', ...encode({ name: 'Küche' }) } };
    const { fixtures } = openEntries(entryOf(request, { status: 201, content: { mimeType: 'application/json', ...encode({ id: 'ü' }) } }));
    expect(fixtures).toMatchObject([{ name: 'pantries.create', request: { body: { name: 'Küche' } }, response: { body: { id: 'ü' } } }]);
  });

  test('may lack everything but method, URL, status and content', () => {
    const { fixtures, problems } = openEntries({ request: { method: 'GET', url }, response: { status: 200, content: { text: 'hello' } } });
    expect(problems).toEqual([]);
    expect(fixtures).toStrictEqual([
      { name: 'pantries.list', request: { method: 'GET', url }, response: { status: 200, headers: {}, body: 'hello' } },
    ]);
  });

  test('may have pairs that are no headers, and one header twice', () => {
    const strange = [
      null,
      { name: 7, value: 'x' },
      { name: 'x-request-id' },
      { name: 'allow', value: 7 },
      { name: '', value: 'x' },
      { name: ':status', value: '200' },
    ];
    const headers = [...strange, { name: 'Retry-After', value: '1' }, { name: 'retry-after', value: '2' }];
    expect(openEntries(entryOf({ headers: 'none' }, { headers })).fixtures[0]?.response.headers).toStrictEqual({
      'content-type': 'application/json',
      'retry-after': '1, 2',
    });
  });

  test('may have the content type only as the type of the content, which a header overrules', () => {
    const typeOf = (headers: Record<string, string>) =>
      openEntries(entryOf({}, { headers: pairs(headers) })).fixtures[0]?.response.headers['content-type'];
    expect(typeOf({})).toBe('application/json');
    expect(typeOf({ 'Content-Type': 'text/html' })).toBe('text/html');
  });

  test.each([100, 599])('may have the status %s', (status) => {
    expect(openEntries(entryOf({}, { status }))).toMatchObject({ problems: [], fixtures: [{ response: { status } }] });
  });

  test.each([undefined, '200', 0, 99, 600, 200.5])('has no response in an entry with the status %s', (status) => {
    expect(openEntries(entryOf({}, { status }))).toMatchObject({ fixtures: [], problems: [`${har}: log.entries[0] has no response.`] });
  });

  test.each([204, 304])('may lack content that a response of the status %s does not have', (status) => {
    const { fixtures, problems } = openEntries(entryOf({}, { status, content: { size: 12 } }));
    expect({ fixtures, problems }).toMatchObject({ problems: [], fixtures: [{ response: { body: '' } }] });
  });

  test('was saved without content if a response has a size only', () => {
    expect(openEntries(entryOf({}, { content: { size: 12 } })).problems).toEqual([
      expect.stringContaining('save the archive with content'),
    ]);
    expect(openEntries(entryOf({}, { content: { size: 0 } })).problems).toEqual([]);
  });

  test('may have requests to other services, which are left out', () => {
    const others = ['https://fonts.example.com/a.woff', 'https://api.example.com/v3/api/v1/other', 'data:,x'].map((each) =>
      entryOf({ url: each }),
    );
    expect(openEntries(...others, entryOf({ method: 'OPTIONS' }), entryOf())).toMatchObject({
      fixtures: [{ name: 'pantries.list' }],
      problems: [],
    });
  });

  test('may begin with a byte order mark', () => {
    writeFileSync(har, `\uFEFF${JSON.stringify({ log: { entries: [entryOf()] } })}`);
    expect(openRecording(har).fixtures).toHaveLength(1);
  });

  test('keeps such a mark inside of a body', () => {
    const { fixtures } = openEntries(entryOf({}, { content: { text: 'a\uFEFFb' } }));
    expect(fixtures[0]?.response.body).toBe('a\uFEFFb');
  });

  test('loses its secrets', () => {
    const headers = { Authorization: 'Bearer har-key-123456', Cookie: 'sid=har-cookie-1' };
    const text = JSON.stringify({ echo: 'har-key-123456 har-cookie-1', refresh_token: 'har-token' });
    const { fixtures } = openEntries(
      entryOf(
        { url: `${url}?access_token=har-query-1`, headers: pairs(headers) },
        { headers: pairs({ 'Set-Cookie': 'sid=har-set-1' }), content: { text } },
      ),
    );
    expect(fixtures).toHaveLength(1);
    for (const secret of ['har-key', 'har-cookie', 'har-token', 'har-query', 'har-set'])
      expect(JSON.stringify(fixtures)).not.toContain(secret);
  });

  test.each<[string, object]>([
    ['has no response', entryOf({}, { status: 0 })],
    ['has no response', { request: { method: 'GET', url } }],
    ['has no content: save the archive with content', entryOf({}, { content: { size: 12, mimeType: 'application/json' } })],
    ['has a body that is not text', entryOf({}, { content: { mimeType: 'image/jpeg', encoding: 'base64', text: '/9j/' } })],
    ['has no request.method', entryOf({ method: undefined })],
    ['has no valid request.url', entryOf({ url: 'nowhere' })],
  ])('names the entry that %s, and keeps the others', (problem, entry) => {
    const { fixtures, problems } = openEntries(entryOf(), entry);
    expect(problems).toEqual([`${har}: log.entries[1] ${problem}.`]);
    expect(fixtures).toHaveLength(1);
  });

  test.each([
    ['{"log": {"entries": [}}', 'is not JSON: the mistake is at line 1, column 22.'],
    ['{\n  "log": {\n    "entries": [\n', 'is not JSON: it ends too early, at line 4, column 1.'],
    ['{"log": {}}', 'is not an HTTP archive: it has no log.entries.'],
    ['[]', 'is not an HTTP archive: it has no log.entries.'],
  ])('that is corrupt is an error with its place: %j', (text, problem) => {
    writeFileSync(har, text);
    expect(() => openRecording(har)).toThrow(expect.objectContaining({ message: `${har} ${problem}` }));
  });

  property.prop([fc.array(fc.jsonValue())])('never breaks the reader, whatever its entries are', (entries) => {
    const { fixtures, problems } = openEntries(...entries, entryOf());
    expect(fixtures.length + problems.length).toBeGreaterThan(0);
  });

  property.prop([fc.constantFrom('request', 'response'), fc.string(), fc.jsonValue()])(
    'may have anything in any field',
    (part, name, value) => {
      const entry = entryOf();
      const changed = { ...entry, [part]: { ...entry[part], [name]: value } };
      expect(openEntries(changed, entry).fixtures.length).toBeGreaterThan(0);
    },
  );
});

const bodies = fc.oneof(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), fc.array(fc.jsonValue()), fc.constant(''));
const fixtures = fc.record({
  name: fc.constantFrom('pantries.list', 'healthify', 'GET /other'),
  recordedAt: fc.date({ noInvalidDate: true, min: new Date(1), max: new Date('2100-01-01') }).map((date) => date.toISOString()),
  request: fc.record(
    { method: fc.constantFrom('GET', 'POST'), url: fc.webUrl(), body: bodies.filter((body) => body !== '') },
    { requiredKeys: ['method', 'url'] },
  ),
  response: fc.record({
    status: fc.integer({ min: 100, max: 599 }),
    headers: fc.constantFrom<Record<string, string>>(
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json', 'retry-after': '3' },
    ),
    body: bodies,
  }),
});

/** What a fixture looks like once its secrets are removed: it stays so. */
const withoutSecrets = (fixture: Fixture): Fixture => {
  saveRecording(har, [fixture]);
  return openRecording(har).fixtures[0]!;
};

describe('an archive of this package', () => {
  property.prop([fixtures])('has all of a fixture, and gives it back', (fixture) => {
    const clean = withoutSecrets(fixture);
    expect(clean).toMatchObject({ name: fixture.name, recordedAt: fixture.recordedAt, response: { status: fixture.response.status } });
    expect(withoutSecrets(clean)).toEqual(clean);
  });

  test('gives back the fixtures of a folder, also those of addresses that the contract does not have', () => {
    const originals = [
      fixtureOf('GET /api/v1/menus', { path: '/api/v1/menus?a=1' }, { body: { menus: [] } }),
      fixtureOf('pantries.delete', { method: 'DELETE', path: '/api/v1/pantries/p1' }, { status: 204 }),
      fixtureOf('pantries.list', { path: '/api/v1/pantries' }, { body: 'not JSON', headers: { 'content-type': 'text/plain' } }),
    ];
    const folder = newPath();
    saveRecording(folder, originals);
    const read = openRecording(folder).fixtures;
    expect(read).toHaveLength(3);
    saveRecording(har, read);
    expect(openRecording(har).fixtures).toEqual(read);
  });

  /** The entry of a fixture in an archive. */
  const entryIn = (fixture: Fixture): unknown => {
    saveRecording(har, [fixture]);
    const { log } = JSON.parse(readFileSync(har, 'utf8')) as { log: { version: string; creator: object; entries: unknown[] } };
    expect(log).toMatchObject({ version: '1.2', creator: { name: '@recipe-ai/sdk', version: expect.any(String) } });
    return log.entries[0];
  };

  const json = { name: 'content-type', value: 'application/json' };

  test('has what HAR 1.2 demands', () => {
    const fixture = fixtureOf(
      'pantries.create',
      { method: 'POST', path: '/api/v1/pantries?a=1', body: { name: 'ü' } },
      { status: 201, body: {} },
    );
    expect(entryIn(fixture)).toEqual({
      startedDateTime: '1970-01-01T00:00:00.000Z',
      time: 0,
      request: {
        method: 'POST',
        url: 'https://api.example.com/api/v1/pantries?a=1',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [json],
        queryString: [{ name: 'a', value: '1' }],
        postData: { mimeType: 'application/json', text: '{"name":"ü"}' },
        headersSize: -1,
        bodySize: 13,
      },
      response: {
        status: 201,
        statusText: 'Created',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [json],
        content: { size: 2, mimeType: 'application/json', text: '{}' },
        redirectURL: '',
        headersSize: -1,
        bodySize: 2,
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
      _name: 'pantries.create',
    });
  });

  test('has no content type and no text of a body that is not there, and no name of a status that has none', () => {
    const fixture = { ...fixtureOf('pantries.list', { path: '/api/v1/pantries' }, {}), response: { status: 299, headers: {}, body: '' } };
    const entry = entryIn(fixture);
    expect(entry).toMatchObject({
      request: { headers: [], queryString: [], bodySize: 0 },
      response: { statusText: '', headers: [], content: { size: 0, mimeType: '' }, bodySize: 0 },
    });
    expect(entry).not.toHaveProperty('request.postData');
    expect(entry).not.toHaveProperty('response.content.text');
  });

  test('has a request body of text as text', () => {
    expect(entryIn(fixtureOf('pantries.create', { method: 'POST', path: '/api/v1/pantries', body: 'Home' }, {}))).toMatchObject({
      request: { headers: [{ name: 'content-type', value: 'text/plain' }], postData: { mimeType: 'text/plain', text: 'Home' } },
    });
  });
});

test('a path is an archive only if it ends with .har', () => {
  const fixture = fixtureOf('pantries.list', { path: '/api/v1/pantries' }, {});
  const [folder, archive] = [newPath('a.harvest'), newPath('A.HAR')];
  saveRecording(folder, [fixture]);
  saveRecording(archive, [fixture]);
  expect(statSync(folder).isDirectory()).toBe(true);
  expect(statSync(archive).isFile()).toBe(true);
});
