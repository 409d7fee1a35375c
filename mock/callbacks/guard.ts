import { covers, parseHostEntry } from './allowlist-entry.js';
import { invalidHostReason, isIpAddress, isLoopback, unsafeCharacter } from './host-name.js';

/** Where callbacks may go. */
export interface CallbackPolicy {
  /** The account's allow-list; see `readHostEntry`. An empty list allows nobody, and so does an entry that cannot be read. */
  hosts: readonly string[];
  /** True where listed loopback hosts may be called, over http too. */
  allowLoopback: boolean;
}

/** Each rule with what to do about it. `host` stands for the refused URL's own. */
const advice = {
  'too-long': () => 'it is longer than 2,048 characters. Shorten its path or query.',
  'unsafe-character': () =>
    'it holds a blank, a control character or a backslash. Percent-encode it in the path or query; a host has none.',
  'not-absolute': () => 'it is not of the form "https://host/path". Write the scheme, two slashes and the host.',
  'encoded-host': () => 'its host holds a "%". Write the host plainly; percent signs belong in the path or query.',
  userinfo: () => 'it holds an "@" before its path. Leave out user names and passwords; a callback is known by its X-Callback-Secret.',
  unreadable: () => 'it is not a URL. Check its host and port.',
  'not-https': () => 'it is not https. Serve the receiver over https; http is for an allow-listed loopback host in development mode.',
  'development-only': (host) => `${host} is this machine itself. Set development: true to call it, or give the URL of a public host.`,
  'bad-host': (host) =>
    `${host} is not the name of a host. Use labels of letters, digits and hyphens, single dots between them, none at the end.`,
  'disguised-host': () => 'its host is written in a way that URL readers take differently. Write the plain name.',
  'ip-address': (host) => `${host} is an IP address. Allow-list the name of a host, and use that.`,
  port: (host, origin) => `its port is not allowed for ${host}. Use the port that is listed, or mock.callbackHosts.allow("${origin}").`,
  'not-listed': (host, origin) =>
    `${host} is not allow-listed for this account. Have it registered: mock.callbackHosts.allow("${origin}").`,
} as const satisfies Record<string, (host: string, origin: string) => string>;

/** Why a `callback_url` is refused. */
export type CallbackRule = keyof typeof advice;

export type CallbackCheck = { ok: true; url: URL } | { ok: false; rule: CallbackRule; host: string; message: string };

const longest = 2048;

/** What stands where the host should be, fit to be shown: no user info, nothing unprintable, not endless. */
const shown = (authority: string): string =>
  authority
    .slice(authority.lastIndexOf('@') + 1)
    .replaceAll(/[\p{C}\p{Z}\\]/gu, '\uFFFD')
    .slice(0, 253);

/**
 * Decides by its text alone whether a `callback_url` may be called; nothing is looked up. Never throws.
 * What its name resolves to is judged when the callback leaves.
 *
 * @example
 * ```ts
 * checkCallbackUrl('https://hooks.example.com/recipes', { hosts: ['hooks.example.com'], development: false }).ok; // true
 * checkCallbackUrl('https://0x7f.1/', { hosts: ['*.example.com'], development: false }); // {ok: false, rule: 'disguised-host', ...}
 * ```
 */
export const checkCallbackUrl = (text: string, { hosts, allowLoopback: development }: CallbackPolicy): CallbackCheck => {
  const [, authority = ''] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(text.slice(0, longest)) ?? [];
  const refuse = (rule: CallbackRule, host = shown(authority), origin = host): CallbackCheck => ({
    ok: false,
    rule,
    host,
    message: `callback_url was refused by the rule ${rule}: ${advice[rule](host, origin)}`,
  });

  if (text.length > longest) return refuse('too-long');
  if (unsafeCharacter.test(text)) return refuse('unsafe-character');
  if (authority === '') return refuse('not-absolute');
  if (authority.includes('%')) return refuse('encoded-host');
  if (authority.includes('@')) return refuse('userinfo');

  const [, written] = /^(\[[^[\]]*\]|[^:]+)(?::\d*)?$/u.exec(authority) ?? [];
  if (written === undefined || !URL.canParse(text)) return refuse('unreadable');
  const url = new URL(text);
  const host = url.hostname;

  const secure = url.protocol === 'https:';
  if (!secure && !(url.protocol === 'http:' && isLoopback(host))) return refuse('not-https');
  const fault = invalidHostReason(written, host);
  if (fault !== undefined) return refuse(fault);
  if (isLoopback(host) && !development) return refuse('development-only', host);
  if (isIpAddress(host) && !isLoopback(host)) return refuse('ip-address', host);

  const own = secure ? 443 : 80;
  const port = url.port === '' ? own : Number(url.port);
  const origin = port === own ? host : `${host}:${port}`;
  const named = hosts.map(parseHostEntry).flatMap((read) => (read.ok && covers(read.entry, host) ? [read.entry] : []));
  if (named.length === 0) return refuse('not-listed', host, origin);
  if (!named.some((entry) => (entry.port ?? own) === port)) return refuse('port', host, origin);
  return { ok: true, url };
};
