import { isLoopbackHost } from '../../src/util/loopback.js';
import { invalidHostReason, isIpAddress, unsafeCharacter } from './host-name.js';
import { publicSuffixOf } from './public-suffix.js';

/** A parsed entry of an allow-list. */
export interface HostEntry {
  /** Lower case, punycode; for a wildcard, what follows `*.`. */
  host: string;
  /** True for `*.host`: every name below `host`, never `host` itself. */
  wildcard: boolean;
  /** The one port it allows. Default: the scheme's own, which is 443 for https. */
  port?: number;
}

type HostEntryResult = { ok: true; entry: HostEntry } | { ok: false; message: string };

const invalid = (text: string, why: string): HostEntryResult => ({
  ok: false,
  message: `${JSON.stringify(text.slice(0, 300))} cannot be allow-listed: ${why}`,
});

const EXPECTED_FORMS = 'pass a host only, such as "hooks.example.com", "hooks.example.com:8443" or "*.hooks.example.com".';

/**
 * Parses an entry: a host, `host:port`, or `*.host`, which covers every name below `host` but not `host` itself. `localhost`,
 * `127.x.x.x` and `[::1]` are valid, for the option `allowLoopbackCallbacks`; other IP addresses are not.
 */
export const parseHostEntry = (text: string): HostEntryResult => {
  const [, star, written = '', digits] = /^(\*\.)?(\[[^[\]]*\]|[^:*[\]]+)(?::(\d+))?$/u.exec(text) ?? [];
  if (written === '' || /[/?#@%]/.test(text) || unsafeCharacter.test(text)) return invalid(text, EXPECTED_FORMS);
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > 65_535)) return invalid(text, 'a port is a number from 1 to 65535.');
  if (!URL.canParse(`https://${written}/`)) return invalid(text, 'it is not a host name.');
  const { hostname: host } = new URL(`https://${written}/`);
  if (invalidHostReason(written, host) !== undefined) {
    return invalid(text, 'write labels of letters, digits and hyphens with single dots between them and none at the end.');
  }
  if (isIpAddress(host) && !isLoopbackHost(host)) return invalid(text, 'it is an IP address. Use a host name.');
  if (star === undefined) return { ok: true, entry: { host, wildcard: false, port } };
  if (isLoopbackHost(host) || publicSuffixOf(host) === host) {
    return invalid(text, `anyone can register a name below ${host}. Use a wildcard below your own domain, or list each host.`);
  }
  return { ok: true, entry: { host, wildcard: true, port } };
};

/** The entry as it is stored and compared: lower case, punycode. */
const toText = ({ host, wildcard, port }: HostEntry): string => `${wildcard ? '*.' : ''}${host}${port === undefined ? '' : `:${port}`}`;

/**
 * Checks a host and returns it as it is stored: `Hooks.Example.com` as `hooks.example.com`. Throws a `RangeError` that says what to
 * write instead; `*.co.uk`, for example, would cover other people's domains.
 */
export const normalizeHostEntry = (text: string): string => {
  const parsed = parseHostEntry(text);
  if (parsed.ok) return toText(parsed.entry);
  throw new RangeError(parsed.message);
};

/** True if the entry covers the host, whatever the port. A wildcard does not cover names below another public suffix. */
export const covers = ({ host, wildcard }: HostEntry, hostname: string): boolean =>
  wildcard ? hostname.endsWith(`.${host}`) && publicSuffixOf(hostname).length < host.length : hostname === host;
