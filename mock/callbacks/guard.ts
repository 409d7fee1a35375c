import { isLoopbackHost } from '../../src/util/loopback.js';
import { covers, parseHostEntry } from './allowlist-entry.js';
import { invalidHostReason, isIpAddress, unsafeCharacter } from './host-name.js';

/** Where callbacks may go. */
export interface CallbackPolicy {
  /** The account's allow-list; see `parseHostEntry`. An empty list allows no host, and an invalid entry allows none. */
  hosts: readonly string[];
  /** True if listed loopback hosts may be called, over http too. */
  allowLoopback: boolean;
}

/** Each rule with what is wrong and what to do. `host` is the host of the rejected URL. */
const advice = {
  'too-long': () => 'it is longer than 2,048 characters. Shorten its path or query.',
  'unsafe-character': () =>
    'it contains whitespace, a control character or a backslash. Percent-encode it in the path or query; a host cannot contain it.',
  'not-absolute': () => 'it is not of the form "https://host/path". Write the scheme, two slashes and the host.',
  'encoded-host': () => 'its host contains a "%". Percent-encode only the path and the query.',
  userinfo: () => 'it contains an "@" before its path. Remove the user name and password; X-Callback-Secret authenticates a callback.',
  unreadable: () => 'it is not a URL. Check its host and port.',
  'not-https': () =>
    'it is not https. Serve the receiver over https; http is only for an allow-listed loopback host with allowLoopbackCallbacks: true.',
  loopback: (host) =>
    `${host} is this machine. Set allowLoopbackCallbacks: true to call it (the default of a mock on a loopback socket), or use a public host.`,
  'bad-host': (host) =>
    `${host} is not a host name. Use labels of letters, digits and hyphens with single dots between them and none at the end.`,
  'disguised-host': () => 'its host is written in a form that URL parsers read differently. Write the plain name.',
  'ip-address': (host) => `${host} is an IP address. Allow-list a host name and use that.`,
  port: (host, origin) =>
    `its port is not allowed for ${host}. Use the port that is allow-listed, or allow this one with mock.callbackHosts.allow("${origin}") or --allow ${origin}.`,
  'not-listed': (_, origin) =>
    `hosts are registered on the Scale tier, or allow-listed on request. In the mock, allow it with mock.callbackHosts.allow("${origin}") or --allow ${origin}.`,
} as const satisfies Record<string, (host: string, origin: string) => string>;

/** Why a `callback_url` is rejected. */
export type CallbackRule = keyof typeof advice;

export type CallbackCheck = { ok: true; url: URL } | { ok: false; rule: CallbackRule; host: string; message: string };

const MAX_URL_LENGTH = 2048;

/** The host part as it may be shown: no user info, nothing unprintable, at most 253 characters. */
const toShownHost = (authority: string): string =>
  authority
    .slice(authority.lastIndexOf('@') + 1)
    .replaceAll(/[\p{C}\p{Z}\\]/gu, '\uFFFD')
    .slice(0, 253);

/**
 * Decides by its text alone whether a `callback_url` may be called. Never throws. Nothing is looked up: the addresses that the name
 * resolves to are checked when the callback is sent.
 *
 * @example
 * ```ts
 * checkCallbackUrl('https://hooks.example.com/recipes', { hosts: ['hooks.example.com'], allowLoopback: false }).ok; // true
 * checkCallbackUrl('https://0x7f.1/', { hosts: ['*.example.com'], allowLoopback: false }); // {ok: false, rule: 'disguised-host', ...}
 * ```
 */
export const checkCallbackUrl = (text: string, { hosts, allowLoopback }: CallbackPolicy): CallbackCheck => {
  const [, authority = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(text.slice(0, MAX_URL_LENGTH)) ?? [];
  const reject = (rule: CallbackRule, host = toShownHost(authority), origin = host): CallbackCheck => ({
    ok: false,
    rule,
    host,
    message: `callback_url was rejected (${rule}): ${advice[rule](host, origin)}`,
  });

  if (text.length > MAX_URL_LENGTH) return reject('too-long');
  if (unsafeCharacter.test(text)) return reject('unsafe-character');
  if (authority === '') return reject('not-absolute');
  if (authority.includes('%')) return reject('encoded-host');
  if (authority.includes('@')) return reject('userinfo');

  const [, written] = /^(\[[^[\]]*\]|[^:]+)(?::\d*)?$/u.exec(authority) ?? [];
  if (written === undefined || !URL.canParse(text)) return reject('unreadable');
  const url = new URL(text);
  const host = url.hostname;

  const secure = url.protocol === 'https:';
  if (!secure && !(url.protocol === 'http:' && isLoopbackHost(host))) return reject('not-https');
  const invalidReason = invalidHostReason(written, host);
  if (invalidReason !== undefined) return reject(invalidReason);
  if (isLoopbackHost(host) && !allowLoopback) return reject('loopback', host);
  if (isIpAddress(host) && !isLoopbackHost(host)) return reject('ip-address', host);

  const defaultPort = secure ? 443 : 80;
  const port = url.port === '' ? defaultPort : Number(url.port);
  const origin = port === defaultPort ? host : `${host}:${port}`;
  const covering = hosts.map(parseHostEntry).flatMap((parsed) => (parsed.ok && covers(parsed.entry, host) ? [parsed.entry] : []));
  if (covering.length === 0) return reject('not-listed', host, origin);
  if (!covering.some((entry) => (entry.port ?? defaultPort) === port)) return reject('port', host, origin);
  return { ok: true, url };
};
