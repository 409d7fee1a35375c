import { inspect } from 'node:util';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  CallbackVerificationError,
  verifyCallback,
  type CallbackHeaders,
  type CallbackRequest,
  type VerifyOptions,
} from '../../../src/callbacks/index.js';
import { ConfigurationError, RecipeAIError } from '../../../src/errors.js';
import { payload, rejectionOf, request, secret, sentAt } from '../../support/callback-requests.js';

const json = { 'content-type': 'application/json' };
const bytes = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => String.fromCharCode(...bytes(text));

describe('a valid callback', () => {
  test.each<[string, unknown]>([
    ['text', JSON.stringify(payload())],
    ['bytes', bytes(JSON.stringify(payload()))],
    ['a Buffer', Buffer.from(JSON.stringify(payload()))],
    ['an ArrayBuffer', bytes(JSON.stringify(payload())).buffer],
    ['an object that a parser made', payload()],
    ['text after a byte order mark', `\uFEFF${JSON.stringify(payload())}`],
    ['bytes after a byte order mark', bytes(`\uFEFF${JSON.stringify(payload())}`)],
  ])('is returned synchronously from %s', (_, body) => {
    expect(verifyCallback(request({ body }), { secret })).toEqual(payload());
  });

  test('keeps unknown types and fields', () => {
    const later = payload({ type: 'translate', request_id: '', extra: { of: [1, null] }, data: { anything: true } });
    expect(verifyCallback(request({ body: JSON.stringify(later) }), { secret })).toEqual(later);
    expect(verifyCallback(request({ body: later }), { secret })).toEqual(later);
  });

  test.prop([
    fc.record({
      type: fc.string({ minLength: 1 }),
      request_id: fc.string(),
      model: fc.string(),
      data: fc.dictionary(fc.string(), fc.jsonValue()),
    }),
  ])('is returned unchanged', (fields) => {
    // JSON may hold the key __proto__, which is left out on purpose.
    fc.pre(!JSON.stringify(fields).includes('__proto__'));
    const sent = payload(fields);
    expect(verifyCallback(request({ body: JSON.stringify(sent) }), { secret })).toEqual(JSON.parse(JSON.stringify(sent)));
  });

  test('may lack a method and a content type', () => {
    expect(verifyCallback({ headers: { 'X-Callback-Secret': secret }, body: payload() }, { secret })).toEqual(payload());
  });
});

describe('the method', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'POSTS', ' POST', 'POST\n', 'PO\u017FT', '', 5, {}])(
    '%j is not allowed',
    (method) => {
      expect(rejectionOf(request({ method: method as string }))).toBe('method-not-allowed');
    },
  );

  test('is checked first', () => {
    expect(rejectionOf({ method: 'GET', headers: {}, body: '' })).toBe('method-not-allowed');
  });
});

describe('the secret', () => {
  const name = 'X-Callback-Secret';

  test.each<[string, CallbackHeaders]>([
    ['Headers', new Headers({ ...json, [name]: secret })],
    ['a record of lower case', { 'x-callback-secret': secret }],
    ['a record of upper case', { 'X-CALLBACK-SECRET': secret }],
    ['a record of arrays', { [name]: [secret] }],
    ['a record without a prototype', Object.assign(Object.create(null) as Record<string, string>, { [name]: secret })],
    [
      'pairs',
      [
        ['Accept', '*/*'],
        [name, secret],
      ],
    ],
    ['a Map', new Map([['x-callback-secret', secret]])],
    ['pairs that come one by one', new Map([[name, secret]]).entries()],
    ['a record with a header that is called get', { get: 'x', [name]: secret }],
    ['a header that came twice, alike', { [name]: [secret, secret] }],
    [
      'a header that came twice, alike, in pairs',
      [
        [name, secret],
        [name.toLowerCase(), secret],
      ],
    ],
    ['a header that came twice, alike, joined', { [name]: `${secret}, ${secret}` }],
    [
      'Headers with the same value twice',
      new Headers([
        [name, secret],
        [name, secret],
      ]),
    ],
  ])('is found in %s', (_, headers) => {
    expect(rejectionOf(request({ headers }))).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no headers', undefined],
    ['null', null],
    ['text', `${name}: ${secret}`],
    ['an empty value', { [name]: '' }],
    ['a blank value', { [name]: ' \t' }],
    ['an empty list', { [name]: [] }],
    ['two empty values', { [name]: ['', ''] }],
    ['undefined', { [name]: undefined }],
    ['null in a record', { [name]: null }],
    ['another header', { 'X-Callback-Secrets': secret, Authorization: secret }],
    ['a header of the prototype', Object.create({ [name]: secret })],
    ['Headers without it', new Headers(json)],
    ['pairs without it', [['Accept', '*/*']]],
    [
      'headers that throw',
      {
        get [name](): string {
          throw new Error('hostile');
        },
      },
    ],
    [
      'headers whose keys cannot be listed',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('hostile');
          },
        },
      ),
    ],
    ['a symbol', { [name]: Symbol('x') }],
  ])('is missing from %s', (_, headers) => {
    expect(rejectionOf(request({ headers: headers as CallbackHeaders }))).toBe('missing-secret');
  });

  test.each([null, undefined, 'body', { type: 'healthify' }, { headers: null }, { headers: 'x' }])(
    'is missing from what is not a request, which the message says: %j',
    (body) => {
      expect(rejectionOf(body as never)).toBe('missing-secret');
      expect(() => verifyCallback(body as never, { secret })).toThrow(/ has no `headers`: pass the request, not its body\.$/);
    },
  );

  test.each<[string, CallbackHeaders]>([
    ['an array', { [name]: [secret, 'other'] }],
    ['an array that ends with it', { [name]: ['other', secret] }],
    ['two cases', { [name]: secret, [name.toLowerCase()]: 'other' }],
    [
      'pairs',
      [
        [name, secret],
        [name, 'other'],
      ],
    ],
    [
      'Headers',
      new Headers([
        [name, 'other'],
        [name, secret],
      ]),
    ],
    ['what Node makes of two headers', { 'x-callback-secret': `${secret}, other` }],
    ['what a gateway makes of two headers', { 'x-callback-secret': `${secret},other` }],
    ['an empty second', { [name]: [secret, ''] }],
    ['a blank first', { [name]: `, ${secret}` }],
    ['three', { [name]: [secret, secret, 'other'] }],
    ['two wrong ones', { [name]: ['one', 'two'] }],
  ])('is rejected next to a different one, in %s', (_, headers) => {
    expect(rejectionOf(request({ headers }))).toBe('duplicate-secret');
  });

  test.each([
    'wrong',
    secret.slice(0, -1),
    `${secret}x`,
    ` ${secret}`,
    `${secret} `,
    secret.toUpperCase(),
    `${secret}\0`,
    secret + secret,
    `"${secret}"`,
    `Bearer ${secret}`,
    'undefined',
    'null',
    'x'.repeat(100_000),
  ])('does not match %j', (received) => {
    expect(rejectionOf(request({ headers: { [name]: received } }))).toBe('secret-mismatch');
  });

  test('matches any of several secrets during a rotation', () => {
    const rotation = { secret: ['new', secret] };
    expect(rejectionOf(request(), rotation)).toBeUndefined();
    expect(rejectionOf(request({ headers: { [name]: 'new' } }), rotation)).toBeUndefined();
    expect(rejectionOf(request({ headers: { [name]: 'older' } }), rotation)).toBe('secret-mismatch');
    expect(rejectionOf(request({ headers: { [name]: `new, ${secret}` } }), rotation)).toBe('duplicate-secret');
  });

  test('may contain a comma', () => {
    expect(rejectionOf(request({ headers: new Headers({ [name]: 'salt, pepper' }) }), { secret: 'salt, pepper' })).toBeUndefined();
  });

  test('may contain characters beyond ASCII, sent as Latin-1 or as UTF-8', () => {
    const salt = 'gr\u00fcne So\u00dfe \u5869';
    expect(rejectionOf(request({ headers: { [name]: salt } }), { secret: salt })).toBeUndefined();
    expect(rejectionOf(request({ headers: new Headers({ [name]: latin1(salt) }) }), { secret: salt })).toBeUndefined();
    expect(rejectionOf(request({ headers: { [name]: latin1(salt).slice(1) } }), { secret: salt })).toBe('secret-mismatch');
  });

  test.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 4096 }).filter((text) => text.trim() !== '' && !/^[\s,]*$/.test(text))])(
    'matches itself, whatever it is',
    (any) => {
      expect(rejectionOf(request({ headers: { [name]: any } }), { secret: any })).toBeUndefined();
    },
  );

  test.prop([fc.string({ unit: 'binary' })])('matches nothing else', (any) => {
    fc.pre(!any.split(',').every((part) => part.trim() === secret));
    expect(rejectionOf(request({ headers: { [name]: any } }))).toMatch(/-secret$|^secret-/);
  });

  test('is checked before the body is read', () => {
    const untouched = {
      method: 'POST',
      headers: { [name]: 'wrong' },
      get body() {
        throw new Error('touched');
      },
    };
    expect(rejectionOf(untouched)).toBe('secret-mismatch');
  });
});

describe('an invalid configuration', () => {
  test.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', ' \n'],
    ['an empty list', []],
    ['a list with an empty one', [secret, '']],
    ['a list with a missing one', [secret, undefined]],
    ['a number', 42],
    ['a list in a list', [[secret]]],
    ['longer than a header can be', 's'.repeat(4097)],
  ])('with a secret that is %s throws a ConfigurationError and never matches', (_, wrong) => {
    for (const received of ['', ' ', 'undefined', 'null', secret]) {
      const headers = { 'x-callback-secret': received };
      expect(() => verifyCallback(request({ headers }), { secret: wrong as string })).toThrow(ConfigurationError);
    }
  });

  test('without options throws a ConfigurationError', () => {
    expect(() => verifyCallback(request(), undefined as never)).toThrow(ConfigurationError);
  });

  test('does not show the secret', () => {
    expect(() => verifyCallback(request(), { secret: [secret, ''] })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(secret) }),
    );
  });
});

describe('the content type', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json ; profile="a,b"',
    'application/vnd.recipe+json',
    'application/problem+json; v=1',
    'text/json',
    'application/json, application/json',
    '',
  ])('%j is accepted', (type) => {
    expect(rejectionOf(request({ headers: { 'x-callback-secret': secret, 'content-type': type } }))).toBeUndefined();
  });

  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json5',
    'application/x-ndjson',
    'json',
    'text/plain; a=application/json',
    'text/plain, application/json',
    'application/octet-stream',
  ])('%j is rejected', (type) => {
    expect(rejectionOf(request({ headers: { 'x-callback-secret': secret, 'content-type': type } }))).toBe('unsupported-content-type');
    expect(rejectionOf(request({ headers: { 'X-Callback-Secret': secret, 'Content-Type': [type] }, body: payload() }))).toBe(
      'unsupported-content-type',
    );
  });
});

describe('the size of the body', () => {
  const exact = bytes(JSON.stringify(payload())).length;

  test.each([JSON.stringify(payload()), bytes(JSON.stringify(payload()))])('may reach the limit, but not exceed it by a byte', (body) => {
    expect(rejectionOf(request({ body }), { maxBodyBytes: exact })).toBeUndefined();
    expect(rejectionOf(request({ body }), { maxBodyBytes: exact - 1 })).toBe('body-too-large');
  });

  test('is at most 1 MiB by default', () => {
    const filled = (size: number) => JSON.stringify(payload()).padEnd(size);
    expect(rejectionOf(request({ body: filled(2 ** 20) }))).toBeUndefined();
    expect(rejectionOf(request({ body: filled(2 ** 20 + 1) }))).toBe('body-too-large');
  });

  test('is counted in bytes, not in characters', () => {
    const body = JSON.stringify(payload({ model: '\u5869'.repeat(100) }));
    expect(rejectionOf(request({ body }), { maxBodyBytes: body.length })).toBe('body-too-large');
    expect(rejectionOf(request({ body }), { maxBodyBytes: bytes(body).length })).toBeUndefined();
  });

  test('is the Content-Length if the body is parsed', () => {
    const headers = { 'x-callback-secret': secret, 'content-length': '1048577' };
    expect(rejectionOf(request({ headers, body: payload() }))).toBe('body-too-large');
    expect(rejectionOf(request({ headers, body: payload() }), { maxBodyBytes: 2 ** 21 })).toBeUndefined();
  });

  test('is checked before the encoding and the JSON', () => {
    expect(rejectionOf(request({ body: new Uint8Array(11).fill(0xff) }), { maxBodyBytes: 10 })).toBe('body-too-large');
  });
});

describe('the body', () => {
  test.each<[string, number[]]>([
    ['a lone byte', [0xff]],
    ['a cut character', [0x22, 0xe5, 0xa1]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['gzip', [0x1f, 0x8b, 0x08, 0x00]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00]],
  ])('of %s is not UTF-8', (_, body) => {
    expect(rejectionOf(request({ body: Uint8Array.from(body) }))).toBe('invalid-encoding');
  });

  test.each(['', ' ', '{', '{"type":}', "{'type':'x'}", 'undefined', 'NaN', `${JSON.stringify(payload())}x`, '\uFEFF\uFEFF{}', '{"a":1,}'])(
    '%j is not JSON',
    (body) => {
      expect(rejectionOf(request({ body }))).toBe('invalid-json');
      expect(rejectionOf(request({ body: bytes(body) }))).toBe('invalid-json');
    },
  );

  test('must not be missing', () => {
    expect(rejectionOf({ headers: { 'x-callback-secret': secret } })).toBe('invalid-json');
  });

  test.each([null, true, false, 42, [], [payload()], {}, 'text'])('%j is not a callback', (body) => {
    expect(rejectionOf(request({ body: JSON.stringify(body) }))).toBe('invalid-shape');
    expect(rejectionOf(request({ body: typeof body === 'string' ? [body] : body }))).toBe('invalid-shape');
  });

  test.each(['type', 'request_id', 'model_tier', 'model', 'data', 'timestamp'])('must have a valid %s', (field) => {
    const { [field]: _, ...rest } = payload() as Record<string, unknown>;
    for (const wrong of [rest, { ...rest, [field]: null }, { ...rest, [field]: 5 }, { ...rest, [field]: [] }]) {
      expect(rejectionOf(request({ body: JSON.stringify(wrong) }))).toBe('invalid-shape');
      expect(rejectionOf(request({ body: wrong }))).toBe('invalid-shape');
    }
  });

  test('with invalid fields: the error names them and quotes nothing', () => {
    const wrong = payload({ model: ['private'], data: 'private' });
    const thrown = (() => {
      try {
        return verifyCallback(request({ body: wrong }), { secret });
      } catch (error) {
        return error as CallbackVerificationError;
      }
    })() as CallbackVerificationError;
    expect(thrown.message).toMatch(/ callback\.model: expected string, got array\. callback\.data: expected object, got string\.$/);
    expect(inspect(thrown)).not.toMatch(/private|ZodError|Invalid input/);
  });

  test.each([
    ['no name', { name: undefined }],
    ['a name that is not a string', { name: 5 }],
    ['ingredients that are not a list', { ingredients: {} }],
    ['no steps', { steps: undefined }],
  ])('of healthify with %s is invalid', (_, changes) => {
    const data = { ...payload().data, ...changes };
    expect(rejectionOf(request({ body: payload({ data }) }))).toBe('invalid-shape');
    expect(rejectionOf(request({ body: payload({ type: 'translate', data }) }))).toBeUndefined();
  });

  test.each([undefined, null])('of healthify without data is an error that names the field once: %s', (data) => {
    const verify = () => verifyCallback(request({ body: payload({ data }) }), { secret });
    expect(verify).toThrow(new RegExp(` callback\\.data: expected object, got ${data}\\.$`));
  });

  test.each<[string, unknown, string]>([
    [
      'a field of its data',
      payload({ data: { ...payload().data, name: undefined } }),
      'callback.data.name: expected string, got undefined.',
    ],
    [
      'a timestamp without an offset',
      payload({ timestamp: '2030-01-01T12:00:00' }),
      'callback.timestamp: expected ISO 8601 with a UTC offset.',
    ],
    ['a type that is too long', payload({ type: 'x'.repeat(201) }), 'callback.type: expected 1 to 200 characters, got 201.'],
    ['an empty type', payload({ type: '' }), 'callback.type: expected 1 to 200 characters, got 0.'],
    [
      'a request_id that is too long',
      payload({ request_id: 'x'.repeat(1025) }),
      'callback.request_id: expected 0 to 1024 characters, got 1025.',
    ],
    ['the whole body', [], 'callback: expected object, got array.'],
  ])('with one wrong field is an error that names it: %s', (_, body, fields) => {
    const verify = () => verifyCallback(request({ body }), { secret });
    expect(verify).toThrow(`Callback rejected (invalid-shape): The JSON is not a callback. ${fields}`);
  });

  test('that is invalid is on the error if the secret was right, and not in logs of the error', () => {
    const errorOf = (given: CallbackRequest) => {
      try {
        return verifyCallback(given, { secret });
      } catch (error) {
        return error as CallbackVerificationError;
      }
    };
    const wrong = payload({ model: 5, data: { name: 'private' } });
    for (const body of [wrong, JSON.stringify(wrong)]) {
      const error = errorOf(request({ body }));
      expect(error).toMatchObject({ reason: 'invalid-shape', payload: wrong });
      expect(inspect(error)).not.toContain('private');
      expect(JSON.stringify(error)).not.toContain('private');
    }
    expect(errorOf(request({ body: '{"type":' }))).toMatchObject({ reason: 'invalid-json', payload: '{"type":' });
    expect(errorOf(request({ headers: {}, body: wrong }))).toMatchObject({ reason: 'missing-secret', payload: undefined });
  });

  test('loses own __proto__ keys if a parser left them in', () => {
    const body = JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(payload()).slice(1)}`) as object;
    const callback = verifyCallback(request({ body }), { secret });
    expect(Object.hasOwn(callback, '__proto__')).toBe(false);
    expect(callback).toEqual(payload());
  });

  test('cannot pollute a prototype, however __proto__ is escaped', () => {
    const own = JSON.stringify(payload()).slice(1);
    for (const key of ['__proto__', '\\u005f_proto__', '__pr\\u006Fto__', '_\\u005Fproto_\\u005f']) {
      const body = `{"${key}":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${own.replace('"data":{', `"data":{"${key}":{"polluted":1},`)}`;
      const callback = verifyCallback(request({ body }), { secret });
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
      expect(Object.getPrototypeOf(callback)).toBe(Object.prototype);
      expect(Object.assign({}, callback)).not.toHaveProperty('polluted');
      expect(Object.assign({}, callback.data)).not.toHaveProperty('polluted');
    }
  });

  test('may contain the text __proto__', () => {
    const payloadWithProto = payload({ model: '__proto__', data: { name: '"__proto__": 1', ingredients: [], steps: ['\u0061__proto__'] } });
    expect(verifyCallback(request({ body: JSON.stringify(payloadWithProto) }), { secret })).toEqual(payloadWithProto);
  });

  test.each([
    ['arrays', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['arrays next to __proto__', `["__proto__",${'['.repeat(400_000)}${']'.repeat(400_000)}]`],
    ['unclosed arrays', '['.repeat(1_000_000)],
  ])('of deeply nested %s is rejected or accepted, and nothing else is thrown', (_, nest) => {
    expect(rejectionOf(request({ body: nest }))).toMatch(/^invalid-(json|shape)$/);
    const inside = JSON.stringify(payload({ data: { nest: 0 } })).replace(':0}', `:${nest}}`);
    expect([undefined, 'invalid-json', 'invalid-shape']).toContain(rejectionOf(request({ body: inside })));
  });

  const hostile = (key: string) =>
    Object.defineProperty(payload(), key, {
      enumerable: true,
      get: () => {
        throw new RangeError('hostile');
      },
    });

  test.each<[string, unknown]>([
    ['a field that throws', hostile('type')],
    [
      'data that throws',
      payload({
        data: Object.defineProperty({}, 'x', {
          enumerable: true,
          get: () => {
            throw new Error('hostile');
          },
        }),
      }),
    ],
    [
      'a revoked proxy',
      (() => {
        const { proxy, revoke } = Proxy.revocable({}, {});
        revoke();
        return proxy;
      })(),
    ],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('hostile');
          },
        },
      ),
    ],
    [
      'a tag that throws',
      {
        get [Symbol.toStringTag]() {
          throw new Error('hostile');
        },
      },
    ],
    ['a tag that lies', { [Symbol.toStringTag]: 'Uint8Array' }],
    ['a function', () => payload()],
    ['a symbol', Symbol('x')],
    ['a big integer', 10n],
    ['a Map', new Map(Object.entries(payload()))],
    ['a stream', new ReadableStream()],
    ['a Date', new Date()],
  ])('that is %s is rejected', (_, body) => {
    expect(rejectionOf(request({ body }))).toMatch(/^invalid-|^body-too-large$/);
  });

  test('that throws when it is read is rejected', () => {
    const closed = {
      headers: { 'x-callback-secret': secret },
      get body() {
        throw new Error('hostile');
      },
    };
    expect(rejectionOf(closed)).toBe('invalid-shape');
  });

  test.prop([
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
    }),
  ])('that is anything else is rejected, and nothing else is thrown', (body) => {
    expect(rejectionOf(request({ body }))).toBeDefined();
  });

  test.prop([fc.anything()])('of a request that is anything else is rejected', (anything) => {
    expect(rejectionOf(anything as CallbackRequest)).toBeDefined();
  });

  test.prop([fc.uint8Array({ maxLength: 300 })])('of random bytes is rejected', (body) => {
    expect(rejectionOf(request({ body }))).toMatch(/^invalid-/);
  });
});

describe('an invalid option', () => {
  test.each<[string, VerifyOptions]>([
    ['a tolerance that is not a number', { toleranceSeconds: Number.NaN }],
    ['a tolerance as text', { toleranceSeconds: '60' as never }],
    ['a negative tolerance', { toleranceSeconds: -1 }],
    ['a size that is not a number', { maxBodyBytes: Number.NaN }],
    ['a size as text', { maxBodyBytes: '60' as never }],
    ['a time that is not a number', { now: Number.NaN }],
    ['an invalid date', { now: new Date('never') }],
    ['a clock that returns no number', { toleranceSeconds: 60, now: () => Number.NaN }],
  ])('is an error of the configuration, not of the request: %s', (_, options) => {
    expect(() => verifyCallback(request(), { secret, ...options })).toThrow(ConfigurationError);
    expect(() => verifyCallback(request(), { secret, ...options })).toThrow(/^`(toleranceSeconds|maxBodyBytes|now)` must be/);
  });
});

describe('the timestamp', () => {
  const at = (timestamp: unknown, seconds = 60, now: number | Date | (() => number) = sentAt) =>
    rejectionOf(request({ body: payload({ timestamp }) }), { toleranceSeconds: seconds, now });

  test('may differ from now by the tolerance, but not by a millisecond more', () => {
    for (const [offset, expected] of [
      [60_000, undefined],
      [-60_000, undefined],
      [60_001, 'stale-timestamp'],
      [-60_001, 'stale-timestamp'],
    ] as const) {
      expect(at(new Date(sentAt + offset).toISOString())).toBe(expected);
    }
  });

  test.each([
    '2030-01-01T12:00:00Z',
    '2030-01-01T12:00:00+00:00',
    '2030-01-01T12:00:00.000000+00:00',
    '2030-01-01T12:00:00.123456789Z',
    '2030-01-01T13:30:00+01:30',
    '2030-01-01T04:00:00-08:00',
    '2030-01-01T13:00:00+0100',
    '2030-01-01T13:00:00+01',
    '2030-01-01 12:00:00+00:00',
    '2030-01-01t12:00:00z',
    '2030-01-01T12:00:00,5Z',
    '2030-01-01T12:00Z',
    '2030-01-01T12:00:00-00:00',
    '20300101T120000Z',
    '20300101T120000.5+0000',
  ])('may be written as %s', (timestamp) => {
    expect(at(timestamp, 1)).toBeUndefined();
  });

  test.each([
    '',
    'now',
    '2030-01-01',
    '2030-01-01T12:00:00',
    '2030-01-01T12:00:00 UTC',
    '1893499200',
    '1893499200000',
    'Tue, 01 Jan 2030 12:00:00 GMT',
    'unlimited 5',
    '2030-13-01T12:00:00Z',
    '2030-02-30T12:00:00Z',
    '2031-02-29T12:00:00Z',
    '2030-01-01T25:00:00Z',
    '2030-01-01T12:00:00+99:00',
    ' 2030-01-01T12:00:00Z',
    '2030-01-01T12:00:00Z\n',
    '+002030-01-01T12:00:00Z',
    '20300230T120000Z',
  ])('%j is not a date-time with an offset', (timestamp) => {
    expect(at(timestamp, 1e12)).toBe('invalid-shape');
    expect(rejectionOf(request({ body: payload({ timestamp }) }))).toBe('invalid-shape');
  });

  test('may be of any age unless a tolerance is given', () => {
    expect(rejectionOf(request({ body: payload({ timestamp: '1999-01-01T00:00:00Z' }) }), { toleranceSeconds: undefined })).toBeUndefined();
  });

  test('must equal now if the tolerance is 0', () => {
    expect(at('2030-01-01T12:00:00Z', 0)).toBeUndefined();
    expect(at('2030-01-01T12:00:00.001Z', 0)).toBe('stale-timestamp');
  });

  test('is compared with a clock, a number or a Date', () => {
    for (const now of [sentAt, new Date(sentAt), () => sentAt]) {
      expect(at('2030-01-01T12:00:30Z', 30, now)).toBeUndefined();
      expect(at('2030-01-01T12:00:31Z', 30, now)).toBe('stale-timestamp');
    }
    expect(rejectionOf(request({ body: payload({ timestamp: new Date().toISOString() }) }), { toleranceSeconds: 60 })).toBeUndefined();
  });

  test('that is too old rejects a callback whose payload the error has', () => {
    const verify = () => verifyCallback(request(), { secret, toleranceSeconds: 1, now: sentAt + 2000 });
    expect(verify).toThrow(expect.objectContaining({ reason: 'stale-timestamp', payload: payload() }));
  });

  test('is checked last', () => {
    expect(rejectionOf(request({ body: payload({ timestamp: 'never', model: 5 }) }), { toleranceSeconds: 1, now: sentAt })).toBe(
      'invalid-shape',
    );
  });

  test.prop([
    fc.date({ noInvalidDate: true, min: new Date('1971-01-01'), max: new Date('9000-01-01') }),
    fc.integer({ min: -14 * 60, max: 14 * 60 }),
  ])('is parsed with any offset', (date, offset) => {
    const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
    const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0'));
    expect(at(`${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`, 0, date)).toBeUndefined();
  });
});

describe('a rejection', () => {
  const errorOf = (given: CallbackRequest): unknown => {
    try {
      return verifyCallback(given, { secret });
    } catch (error) {
      return error;
    }
  };

  test('is a CallbackVerificationError with a code and a reason', () => {
    const error = errorOf(request({ headers: {} }));
    expect(error).toBeInstanceOf(CallbackVerificationError);
    expect(error).toBeInstanceOf(RecipeAIError);
    expect(CallbackVerificationError.is(error)).toBe(true);
    expect(error).toMatchObject({
      name: 'CallbackVerificationError',
      code: 'callback_rejected',
      reason: 'missing-secret',
      retryable: false,
      attempts: 0,
    });
  });

  test('shows neither the secret nor the received value', () => {
    for (const headers of [{ 'x-callback-secret': 'guess-1234' }, { 'x-callback-secret': [secret, 'guess-1234'] }]) {
      const error = errorOf(request({ headers })) as CallbackVerificationError;
      const shown = `${error.stack}${JSON.stringify(error)}${String(error.cause)}`;
      expect(shown).not.toContain(secret);
      expect(shown).not.toContain('guess-1234');
    }
  });

  test.each(['private', '{"name":private}', '{"name":"private" x}'])('that is not JSON is not quoted by the error: %s', (body) => {
    expect(errorOf(request({ body }))).toMatchObject({ reason: 'invalid-json', payload: body });
    expect(inspect(errorOf(request({ body })))).not.toContain('private');
  });

  test('takes time in proportion to the size of the request', () => {
    const size = 2 ** 20;
    const costly = [
      request({ headers: { 'x-callback-secret': ' '.repeat(size) } }),
      request({ headers: { 'x-callback-secret': ','.repeat(size) } }),
      request({ headers: { 'x-callback-secret': `${' '.repeat(size)}x` } }),
      request({ headers: { 'x-callback-secret': secret, 'content-type': 'a/'.repeat(size) } }),
      request({ headers: { 'x-callback-secret': secret, 'content-type': `application/json${' '.repeat(size)}x` } }),
      request({ body: payload({ timestamp: `2030-01-01T12:00:00.${'1'.repeat(size)}` }) }),
      request({ body: `[${'0,'.repeat(size / 2 - 1)}0]` }),
      request({ body: `{${'"":0,'.repeat(size / 5 - 1)}"":0}` }),
    ];
    for (const given of costly) {
      const started = performance.now();
      expect(rejectionOf(given, { toleranceSeconds: 1, now: sentAt })).toBeDefined();
      // A million steps take milliseconds; the square of a million would take minutes.
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});
