import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkCallbackUrl } from '../../../mock/callbacks/guard.js';
import { invalidHostReason } from '../../../mock/callbacks/host-name.js';

const hosts = [
  'hooks.example.com',
  'hooks.example.com:8443',
  '*.tenant.example.net',
  'bücher.example',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
];
const check = (url: string, rules: Partial<Parameters<typeof checkCallbackUrl>[1]> = {}) =>
  checkCallbackUrl(url, { hosts, allowLoopback: false, ...rules });
const ruleOf = (url: string, rules?: Parameters<typeof check>[1]) => {
  const verdict = check(url, rules);
  return verdict.ok ? 'allowed' : verdict.rule;
};

describe('listed hosts may be called', () => {
  test.each([
    'https://hooks.example.com',
    'https://hooks.example.com/',
    'https://hooks.example.com/a/b?c=d&e=%20%2F#f',
    'https://hooks.example.com/@team/x?mail=a@b.example',
    'https://hooks.example.com/https://elsewhere.example/',
    'https://hooks.example.com?x=1',
    'https://hooks.example.com#x',
    'https://hooks.example.com/ünïcode/食',
    'https://hooks.example.com/../x',
    'https://hooks.example.com:443/x',
    'https://hooks.example.com:8443/x',
    'HTTPS://Hooks.EXAMPLE.com/x',
    'https://a.tenant.example.net/x',
    'https://a.b-c.d_e.tenant.example.net/x',
    'https://bücher.example/x',
    'https://BÜCHER.example/x',
    'https://bu\u0308cher.example/x',
    'https://xn--bcher-kva.example/x',
  ])('%s', (url) => {
    const verdict = check(url);
    expect(verdict).toMatchObject({ ok: true, url: new URL(url) });
  });

  test('a Thai host in its own script', () => {
    expect(ruleOf('https://น้ำ.example/', { hosts: ['น้ำ.example'] })).toBe('allowed');
    expect(ruleOf('https://น้ำ.example/', { hosts: ['xn--22c0ds5d.example', new URL('https://น้ำ.example').hostname] })).toBe('allowed');
  });
});

describe('the text is checked before it is parsed', () => {
  test.each([
    ...[
      '\0',
      '\t',
      '\n',
      '\r',
      '\u001f',
      ' ',
      '\u007f',
      '\u0085',
      '\u00a0',
      '\u2003',
      '\u2028',
      '\u3000',
      '\ufeff',
      '\\',
      '\ud800',
    ].flatMap((character) => [
      `https://hooks.example.com${character}/x`,
      `https://hooks.example.com/x${character}`,
      `${character}https://hooks.example.com/x`,
      `https${character}://hooks.example.com/x`,
      `https://${character}hooks.example.com/x`,
      `https://hooks.exa${character}mple.com/x`,
    ]),
    'https://evil.example\\@hooks.example.com/',
    'https:\\\\hooks.example.com/',
    'https:/\\hooks.example.com/',
  ])('a blank, a control character or a backslash: %j', (url) => expect(ruleOf(url)).toBe('unsafe-character'));

  test.each([
    '',
    'hooks.example.com',
    '//hooks.example.com/x',
    '/x',
    'https:hooks.example.com',
    'https:/hooks.example.com',
    'https:///hooks.example.com',
    'https://',
    'https://?x',
    'https://#x',
    '://hooks.example.com',
    'mailto:a@hooks.example.com',
    'data:text/plain,x',
    'javascript:alert(1)',
    'about:blank',
    '1https://hooks.example.com',
  ])('no scheme, slashes and host: %j', (url) => expect(ruleOf(url)).toBe('not-absolute'));

  test.each([
    'https://hooks%2eexample.com/',
    'https://%68ooks.example.com/',
    'https://hooks.example.com%00.evil.example/',
    'https://hooks.example.com%2f@evil.example/',
    'https://[fe80::1%25eth0]/',
    'https://evil.example%23.tenant.example.net/',
    'https://127.0.0.1%09/',
  ])('a percent sign in the host: %s', (url) => expect(ruleOf(url)).toBe('encoded-host'));

  test.each([
    'https://user@hooks.example.com/',
    'https://user:pass@hooks.example.com/',
    'https://@hooks.example.com/',
    'https://:@hooks.example.com/',
    'https://hooks.example.com@evil.example/',
    'https://hooks.example.com:443@evil.example/',
    'https://a@b@hooks.example.com/',
  ])('user info: %s', (url) => expect(ruleOf(url)).toBe('userinfo'));

  test('a URL beyond 2,048 characters', () => {
    const url = (length: number) => 'https://hooks.example.com/'.padEnd(length, 'x');
    expect(ruleOf(url(2048))).toBe('allowed');
    expect(ruleOf(url(2049))).toBe('too-long');
    expect(ruleOf('x'.repeat(1_000_000))).toBe('too-long');
  });

  test.each([
    'https://hooks.example.com:99999/',
    'https://hooks.example.com:4a3/',
    'https://hooks.example.com:443:443/',
    'https://hooks.example.com:-1/',
    'https://::1/',
    'https://[::1/',
    'https://[::1]x/',
    'https://[hooks.example.com]/',
    'https://hooks.example.com\uff1a443/',
    'https://1.2.3.4.5/',
    'https://256.256.256.256/',
    'https://0x.example.com.0x/',
  ])('what no parser reads: %s', (url) => expect(ruleOf(url)).toBe('unreadable'));
});

describe('https only', () => {
  test.each(['http', 'ftp', 'file', 'gopher', 'ws', 'wss', 'dict', 'ldap', 'blob', 'httpss', 'jar'])('%s', (scheme) => {
    expect(['not-https', 'unreadable']).toContain(ruleOf(`${scheme}://hooks.example.com/x`));
    expect(['not-https', 'unreadable']).toContain(ruleOf(`${scheme}://hooks.example.com/x`, { allowLoopback: true }));
  });
});

describe('the spelling of the host', () => {
  test.each([
    'https://hooks.example.com./',
    'https://hooks..example.com/',
    'https://.hooks.example.com/',
    'https://./',
    'https://../',
    'https://-hooks.example.com/',
    'https://a-.tenant.example.net/',
    'https://*.tenant.example.net/',
    'https://evil.example,a.tenant.example.net/',
    "https://a'b.tenant.example.net/",
    'https://a;b.tenant.example.net/',
    'https://a&b.tenant.example.net/',
    'https://$a.tenant.example.net/',
    'https://a(b.tenant.example.net/',
    'https://a~b.tenant.example.net/',
    'https://.tenant.example.net/',
    `https://${'a'.repeat(64)}.tenant.example.net/`,
    `https://${'a.'.repeat(130)}tenant.example.net/`,
  ])('is not the name of a host: %s', (url) => expect(ruleOf(url, { hosts: [...hosts, 'hooks.example.com.'] })).toBe('bad-host'));

  test.each([
    '127.1',
    '127.0.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
    '0x7F.1',
    '127.0.0.01',
    '00.0.0.0',
    '0',
    '1',
    '0x',
    '169.254.43518',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '\uff11\uff12\uff17.0.0.1',
    '127\u30020\u30020\u30021',
    '127\uff0e0.0.1',
    '127\uff610\uff610\uff611',
    '\u2460\u2461\u2466.\u24ea.\u24ea.\u2460',
    '\u{1d7cf}\u{1d7d0}\u{1d7d5}.0.0.1',
    '0\uff58\uff17\uff46.1',
    '[0:0:0:0:0:0:0:1]',
    '[::0001]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[0::1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    'hooks\u3002example.com',
    'hooks\uff0eexample\uff0ecom',
    'hooks\uff61example.com',
    '\uff48ooks.example.com',
    '\u24d7ooks.example.com',
    'hook\u017f.example.com',
    'hoo\u212as.example.com',
    'ho\u00adoks.example.com',
    'ho\u200boks.example.com',
    'ho\u2060oks.example.com',
    'ho\ufe0foks.example.com',
    'hooks.e\u{1d431}ample.com',
    'ﬁ.tenant.example.net',
    'b\u00fc\uff43her.example',
    'b\u00fc\u00adcher.example',
    'b\u00fccher\u3002example',
  ])('is a second spelling of another: https://%s/', (host) => {
    expect(ruleOf(`https://${host}/`)).toBe('disguised-host');
    expect(ruleOf(`https://${host}/`, { allowLoopback: true, hosts: [...hosts, '127.0.0.1', '[::1]', 'fi.tenant.example.net'] })).toBe(
      'disguised-host',
    );
  });

  test.each([
    'https://93.184.216.34/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
    'https://[2606:4700::1111]/',
    'https://[::]/',
    'https://[::ffff:7f00:1]/',
    'https://[::7f00:1]/',
    'https://[fd00:ec2::254]/',
  ])('is an address: %s', (url) => {
    expect(ruleOf(url)).toBe('ip-address');
    expect(ruleOf(url, { allowLoopback: true, hosts: [new URL(url).hostname] })).toBe('ip-address');
  });

  test.each([
    'https://hооks.example.com/',
    'https://hooks.ехample.com/',
    'https://hooks.example.соm/',
    'https://bücher.examp1e/',
    'https://büсher.example/',
  ])('looks like a listed one: %s', (url) => expect(ruleOf(url)).toBe('not-listed'));
});

describe('loopback hosts', () => {
  test.each([
    'http://localhost:3000/x',
    'http://127.0.0.1:3000/x',
    'http://[::1]:3000/x',
    'https://localhost:3000/x',
    'HTTP://LOCALHOST:3000/x',
  ])('%s may be called only if loopback callbacks are allowed', (url) => {
    expect(ruleOf(url, { allowLoopback: true })).toBe('allowed');
    expect(ruleOf(url)).toBe('loopback');
    expect(ruleOf(url, { allowLoopback: true, hosts: ['hooks.example.com'] })).toBe('not-listed');
  });

  test.each(['http://localhost/', 'http://localhost:6379/', 'http://127.0.0.1:22/', 'https://localhost/'])('not another port: %s', (url) =>
    expect(ruleOf(url, { allowLoopback: true })).toBe('port'),
  );

  test('an entry without a port means the default port of the scheme', () => {
    const rules = { allowLoopback: true, hosts: ['localhost'] };
    expect(ruleOf('http://localhost/x', rules)).toBe('allowed');
    expect(ruleOf('https://localhost/x', rules)).toBe('allowed');
    expect(ruleOf('http://localhost:443/x', rules)).toBe('port');
    expect(ruleOf('http://localhost:3000/x', rules)).toBe('port');
  });

  test.each(['http://127.0.0.2:3000/', 'https://foo.localhost:3000/', 'http://[::1]:3000.evil.example/'])(
    'not something near it: %s',
    (url) => expect(ruleOf(url, { allowLoopback: true })).not.toBe('allowed'),
  );
});

describe('the allow-list', () => {
  test('an empty list allows no host', () => {
    expect(ruleOf('https://hooks.example.com/', { hosts: [] })).toBe('not-listed');
    expect(ruleOf('http://localhost/', { hosts: [], allowLoopback: true })).toBe('not-listed');
  });

  test.each([
    'https://example.com/',
    'https://evilhooks.example.com/',
    'https://hooks.example.com.evil.example/',
    'https://x.hooks.example.com/',
    'https://hooks.example.co/',
    'https://tenant.example.net/',
    'https://xtenant.example.net/',
    'https://a.tenant.example.net.evil.example/',
  ])('does not cover %s', (url) => expect(ruleOf(url)).toBe('not-listed'));

  test.each([
    'https://hooks.example.com:444/',
    'https://hooks.example.com:80/',
    'https://hooks.example.com:0/',
    'https://a.tenant.example.net:8443/',
    'https://hooks.example.com:44300/',
  ])('nor another port: %s', (url) => expect(ruleOf(url)).toBe('port'));

  test('an entry with a port allows no other port', () => {
    expect(ruleOf('https://hooks.example.com/', { hosts: ['hooks.example.com:8443'] })).toBe('port');
    expect(ruleOf('https://a.b.example.com:8443/', { hosts: ['*.b.example.com:8443'] })).toBe('allowed');
  });

  test.each([
    '*',
    '*.',
    '**.example.com',
    '*.com',
    '*example.com',
    'a.*.com',
    '*.co.uk',
    '*.github.io',
    '*.*.example.com',
    '.example.com',
    'https://hooks.example.com',
    '',
  ])('an entry that cannot be parsed allows no host: %j', (entry) => {
    for (const url of ['https://hooks.example.com/', 'https://a.co.uk/', 'https://a.github.io/', 'https://example.com/'])
      expect(ruleOf(url, { hosts: [entry] })).toBe('not-listed');
  });

  test('a wildcard does not cover names below another public suffix', () => {
    const rules = { hosts: ['*.amazonaws.com'] };
    expect(ruleOf('https://hooks.amazonaws.com/', rules)).toBe('allowed');
    expect(ruleOf('https://anybody.s3.amazonaws.com/', rules)).toBe('not-listed');
  });
});

describe('a rejection', () => {
  test('names the rule, the host and what to do', () => {
    expect(check('https://other.example.org:9000/secret-path?token=abc')).toEqual({
      ok: false,
      rule: 'not-listed',
      host: 'other.example.org',
      message:
        'callback_url was rejected (not-listed): hosts are registered on the Scale tier, or allow-listed on request. In the mock, allow it with mock.callbackHosts.allow("other.example.org:9000") or --allow other.example.org:9000.',
    });
  });

  test('for a loopback host names the option that allows it', () => {
    expect(check('http://localhost:3000/')).toMatchObject({ message: expect.stringContaining('allowLoopbackCallbacks: true') });
  });

  test('shows no password and nothing unprintable', () => {
    expect(JSON.stringify(check('https://anna:hunter2@hooks.example.com/'))).not.toContain('hunter2');
    expect(check('https://a\u001b[31m\u202eb.example/x')).toMatchObject({ host: 'a\ufffd[31m\ufffdb.example' });
    expect(check(`https://${'x'.repeat(3000)}`)).toMatchObject({ host: 'x'.repeat(253) });
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    'https',
    'http',
    '://',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '%',
    '.',
    '..',
    '\u3002',
    '#',
    '?',
    '[',
    ']',
    '*',
    ' ',
    '\t',
    '\n',
    '\0',
    ':443',
    ':8443',
    ':3000',
  ),
  fc.constantFrom(
    'hooks',
    'example',
    'com',
    'hooks.example.com',
    'tenant.example.net',
    'bücher.example',
    'xn--bcher-kva',
    'localhost',
    '127.0.0.1',
    '::1',
    '0x7f',
    '017',
    'evil.example',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const nearlyUrl = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  nearlyUrl,
  nearlyUrl.map((tail) => `https://${tail}`),
  nearlyUrl.map((tail) => `https://hooks.example.com${tail}`),
  fc.webUrl(),
);

const listed = (host: string, port: string) =>
  (host === 'hooks.example.com' && ['', '8443'].includes(port)) ||
  (/^[\w-]+(\.[\w-]+)*\.tenant\.example\.net$/.test(host) && port === '') ||
  (host === 'xn--bcher-kva.example' && port === '');
const loopback = (host: string, port: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host) && port === '3000';

property.prop([anyText, fc.boolean()], { numRuns: 5000 })(
  'any text at all: never throws, never allows a host that is not listed',
  (text, allowLoopback) => {
    const verdict = check(text, { allowLoopback });
    if (!verdict.ok) return;
    const { protocol, hostname, port, username, password } = new URL(text);
    expect(verdict.url.href).toBe(new URL(text).href);
    expect(username + password).toBe('');
    const local = allowLoopback && loopback(hostname, port);
    expect(local ? ['http:', 'https:'] : ['https:']).toContain(protocol);
    expect(local || listed(hostname, port)).toBe(true);
  },
);

property.prop([nearlyUrl, fc.array(fc.oneof(nearlyUrl, fc.string({ unit: 'binary' })), { maxLength: 5 })], { numRuns: 2000 })(
  'any allow-list at all: never throws',
  (text, entries) => {
    expect(checkCallbackUrl(`https://${text}`, { hosts: entries, allowLoopback: true }).ok).toBeTypeOf('boolean');
  },
);

property.prop([fc.domain(), fc.constantFrom('', '/', '/x?y#z')], { numRuns: 500 })(
  'a listed domain is allowed, and rejected without the list',
  (domain, tail) => {
    const url = `https://${domain}${tail}`;
    fc.pre(/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]+$/i.test(domain));
    expect(ruleOf(url, { hosts: [domain] })).toBe('allowed');
    expect(ruleOf(url, { hosts: [`x${domain}`] })).toBe('not-listed');
  },
);

property.prop([fc.integer({ min: 0x80, max: 0x10ffff }), fc.constantFrom('', 'ü')], { numRuns: 5000 })(
  'no character beyond ASCII makes a second spelling of a plain host, or of one in its own script',
  (code, letter) => {
    const written = `${letter}${String.fromCodePoint(code)}ooks.example`;
    fc.pre(URL.canParse(`https://${written}/`) && ruleOf(`https://${written}/`, { hosts: [written] }) === 'allowed');
    const { hostname } = new URL(`https://${written}/`);
    const plain = Array.from('abcdefghijklmnopqrstuvwxyz0123456789-', (one) => new URL(`https://${letter}${one}ooks.example/`).hostname);
    expect([...plain, new URL(`https://${letter}ooks.example/`).hostname]).not.toContain(hostname);
  },
);

test('a name in its own script that becomes ASCII is a disguise', () => {
  expect(invalidHostReason('straße.example', 'strasse.example')).toBe('disguised-host');
  expect(invalidHostReason('straße.example', 'xn--strae-oqa.example')).toBeUndefined();
});
