import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseHostEntry, normalizeHostEntry } from '../../../mock/callbacks/allowlist-entry.js';

test.each([
  ['hooks.example.com', 'hooks.example.com'],
  ['Hooks.Example.COM', 'hooks.example.com'],
  ['hooks.example.com:8443', 'hooks.example.com:8443'],
  ['hooks.example.com:443', 'hooks.example.com:443'],
  ['*.example.com', '*.example.com'],
  ['*.a.b.example.com:8443', '*.a.b.example.com:8443'],
  ['*.example.co.uk', '*.example.co.uk'],
  ['*.me.github.io', '*.me.github.io'],
  ['me.github.io', 'me.github.io'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['*.Bücher.example', '*.xn--bcher-kva.example'],
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost:3000'],
  ['127.0.0.1:3000', '127.0.0.1:3000'],
  ['[::1]:3000', '[::1]:3000'],
  ['receiver', 'receiver'],
])('%s can be allow-listed and is stored as %s', (entry, text) => {
  expect(normalizeHostEntry(entry)).toBe(text);
  expect(normalizeHostEntry(text)).toBe(text);
});

test.each([
  '',
  ' ',
  'https://hooks.example.com',
  'hooks.example.com/',
  'hooks.example.com/x',
  'hooks.example.com?',
  'hooks.example.com#',
  'a@hooks.example.com',
  ' hooks.example.com',
  'hooks.example.com\n',
  'hooks%2eexample.com',
  '\\hooks.example.com',
  '*',
  '*.',
  '*:443',
  '**.example.com',
  '*example.com',
  'a.*.example.com',
  'a*.example.com',
  '*.*.example.com',
  'example.*',
  'hooks.example.com:',
  'hooks.example.com:x',
  'hooks.example.com:1:2',
  '::1',
])('what is not a host alone: %j', (entry) =>
  expect(() => normalizeHostEntry(entry)).toThrow('pass a host only, such as "hooks.example.com"'),
);

test.each([
  '*.com',
  '*.test',
  '*.localhost',
  '*.co.uk',
  '*.com.au',
  '*.github.io',
  '*.vercel.app',
  '*.herokuapp.com',
  '*.s3.amazonaws.com',
  '*.kawasaki.jp',
  '*.x.kawasaki.jp',
  '*.公司.cn',
  '*.xn--55qx5d.cn',
  '*.CO.UK',
])('a wildcard over a public suffix: %s', (entry) => expect(() => normalizeHostEntry(entry)).toThrow('anyone can register a name below'));

test.each(['10.0.0.1', '93.184.216.34', '[2606:4700::1111]', '[::]', '0.0.0.0', '169.254.169.254:80'])('an address: %s', (entry) =>
  expect(() => normalizeHostEntry(entry)).toThrow('IP address'),
);

test.each(['*.127.0.0.1', '*.[::1]', '*.0.0.1'])('a wildcard over an address: %s', (entry) =>
  expect(() => normalizeHostEntry(entry)).toThrow(RangeError),
);

test.each([
  'hooks.example.com.',
  '.hooks.example.com',
  'hooks..example.com',
  '-hooks.example.com',
  '*..example.com',
  'hooks\u3002example.com',
  '\uff48ooks.example.com',
  '0x7f.1',
  '127.1',
])('not written plainly: %s', (entry) => expect(() => normalizeHostEntry(entry)).toThrow('write labels of letters, digits and hyphens'));

test.each(['hooks.example.com:0', 'hooks.example.com:65536', 'hooks.example.com:99999999999999999999'])('no port: %s', (entry) =>
  expect(() => normalizeHostEntry(entry)).toThrow('1 to 65535'),
);

property.prop(
  [
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.domain().map((domain) => `*.${domain}`),
      fc.array(fc.constantFrom('*', '.', ':', '[', ']', 'a', 'é', '1', '-', '@', '/')).map((all) => all.join('')),
    ),
  ],
  { numRuns: 3000 },
)('any text is parsed, and a valid entry is stored unchanged', (entry) => {
  const read = parseHostEntry(entry);
  if (!read.ok) expect(read.message).toContain('cannot be allow-listed');
  else expect(parseHostEntry(normalizeHostEntry(entry))).toEqual(read);
});

test.each(['hooks.example.com:1', 'hooks.example.com:65535'])('a port may be the first or the last: %s', (entry) => {
  expect(normalizeHostEntry(entry)).toBe(entry);
});

test('an entry that is no host name says so, with its beginning', () => {
  expect(parseHostEntry('256.1.1.1')).toMatchObject({ ok: false, message: expect.stringContaining('it is not a host name.') });
  expect(parseHostEntry('x'.repeat(1000))).toMatchObject({ ok: false, message: expect.stringMatching(/^"x{300}" cannot/) });
});
