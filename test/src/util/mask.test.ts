import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createMask, isSecretHeader, isSecretName, maskDeep } from '../../../src/util/mask.js';

const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(2, '0');
const each = (spell: (character: string) => string) => (secret: string) => Array.from(secret, spell).join('');

/** The ways in which a service may repeat a secret. */
const spellings: Record<string, (secret: string) => string> = {
  'as it is': (secret) => secret,
  'as JSON': (secret) => JSON.stringify(secret),
  'as JSON with escaped slashes': (secret) => JSON.stringify(secret).replaceAll('/', '\\/'),
  'as JSON in JSON': (secret) => JSON.stringify(JSON.stringify({ secret })),
  'as Unicode escapes': each((character) => `\\u00${hex(character)}`),
  'as Unicode escapes in capitals': each((character) => `\\u00${hex(character).toUpperCase()}`),
  'as Unicode escapes in JSON': each((character) => `\\\\u00${hex(character)}`),
  'as hexadecimal escapes': each((character) => `\\x${hex(character)}`),
  'in a URL': encodeURIComponent,
  'in a URL, every character': each((character) => `%${hex(character)}`),
  'in a URL in a URL': (secret) => encodeURIComponent(each((character) => `%${hex(character)}`)(secret)),
  'as decimal entities': each((character) => `&#${character.charCodeAt(0)};`),
  'as hexadecimal entities': each((character) => `&#x${hex(character)};`),
  'in HTML': (secret) => secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  'as Base64': btoa,
  'as Base64 of an authorization': (secret) => btoa(`Bearer ${secret}`),
  'as hexadecimal': each(hex),
  'in capitals': (secret) => secret.toUpperCase(),
};

const secret = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 12,
  maxLength: 60,
});
const noise = fc.string({ maxLength: 30 });

describe.each(Object.entries(spellings))('a secret %s', (_, spell) => {
  test.prop([secret, noise, noise])('is masked', (text, before, after) => {
    const spelled = spell(text);
    const masked = createMask([text])(`${before}${spelled}${after}`);
    expect(masked).toContain('[secret]');
    // What is left of an encoded secret next to its neighbours is at most a few characters.
    expect(masked).not.toContain(spelled.slice(2, -4));
  });
});

describe('a mask', () => {
  test.prop([fc.string()])('leaves other text as it is', (text) => {
    expect(createMask(['rk_live_0123456789abcdef'])(text)).toBe(text);
  });

  test.each([40, 1500, 20_000])('of a secret of %i characters masks it in every spelling', (length) => {
    const long = Array.from({ length }, (_, index) => String.fromCharCode(0x21 + ((index * 37) % 94))).join('');
    const mask = createMask([long]);
    for (const spell of Object.values(spellings)) expect(mask(spell(long)).length).toBeLessThan(40);
    expect(mask(long.slice(1))).toBe(long.slice(1));
  });

  test('ignores secrets that are too short to be recognized', () => {
    expect(createMask(['', 'k', '12345'])('a kitchen, 12345')).toBe('a kitchen, 12345');
    expect(createMask(['123456'])('a kitchen, 123456')).toBe('a kitchen, [secret]');
  });

  test.each([
    ['has a tab, as a Unicode escape', 'top\tsecret', 'top\\u0009secret'],
    ['has letters that are not Latin', 'секрет-42', 'секрет-42'],
    ['has one letter that is not Latin', 'Ā-secret-42', 'Ā-secret-42'],
  ])('covers, at each place, a secret that %s', (_, text, spelled) => {
    expect(createMask([text])(`first ${spelled}, then ${spelled}`)).toBe('first [secret], then [secret]');
  });

  test.each(['\\', '%25', '&amp;', '&#0', 'u00', '0'])('takes linear time for a long run of %j', (piece) => {
    const mask = createMask([piece.repeat(10), `rk${piece}_test`]);
    const text = piece.repeat(300_000 / piece.length);
    const startedAt = performance.now();
    mask(text);
    expect(performance.now() - startedAt).toBeLessThan(2000); // quadratic time would take minutes
  });

  test.each(['', '=', '=='])('covers Base64 of a secret after %j, whatever follows', (before) => {
    for (const text of ['rk_live_01234567', 'rk_live_012345678', 'rk_live_0123456789']) {
      const masked = createMask([text])(btoa(`${before}${text};;`));
      expect(masked).toMatch(/^[^[]{0,3}\[secret\].{1,6}$/);
    }
  });

  test('reaches every string and key of a JSON value', () => {
    const mask = createMask(['topsecret42']);
    expect(maskDeep({ a: ['topsecret42', 1, null], topsecret42: { b: 'x topsecret42' } }, mask)).toEqual({
      a: ['[secret]', 1, null],
      '[secret]': { b: 'x [secret]' },
    });
  });

  test.each([
    ['list', '[', ']'],
    ['object', '{"a":', '}'],
  ])('cuts what is nested in 32 values, if each is a %s', (_, open, close) => {
    const nested = (depth: number) => JSON.parse(`${open.repeat(depth)}[1]${close.repeat(depth)}`) as unknown;
    const masked = (depth: number) => JSON.stringify(maskDeep(nested(depth), createMask([])));
    expect(masked(31)).toBe(JSON.stringify(nested(31)));
    expect(masked(32)).toBe(`${open.repeat(32)}"[too deep]"${close.repeat(32)}`);
    expect(masked(5000)).toBe(masked(32));
  });
});

describe('a name', () => {
  test.each([
    'Authorization',
    'x-callback-secret',
    'cookie',
    'api_key',
    'apiKey',
    'password',
    'credentials',
    'private_key',
    'Ocp-Apim-Subscription-Key',
    'X-Auth',
    'x-authentication',
    'oauth_code',
    'x-appkey',
    'x-session-id',
    'jsessionid',
    'PHPSESSID',
    'user[pwd]',
  ])('%s is that of a secret', (name) => {
    expect(isSecretName(name)).toBe(true);
  });

  test.each(['Idempotency-Key', 'idempotency_key', 'keyword', 'author', 'authentic', 'turkey', 'whiskey_sour', 'passage', 'ingredients'])(
    '%s is not',
    (name) => {
      expect(isSecretName(name)).toBe(false);
    },
  );
  test.each(['X-MasterKey', 'xauth', 'x-license-key'])(
    'of a header, such as %s, is that of a secret if a part of a word means one',
    (name) => {
      expect(isSecretHeader(name)).toBe(true);
    },
  );
  test.each(['Idempotency-Key', ':authority', 'content-type', 'x-request-id'])('%s is that of no secret header', (name) => {
    expect(isSecretHeader(name)).toBe(false);
  });
});
