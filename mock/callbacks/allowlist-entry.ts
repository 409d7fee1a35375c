import { invalidHostReason, isIpAddress, isLoopback, unsafeCharacter } from './host-name.js';
import { publicSuffixOf } from './public-suffix.js';

/** One line of an allow-list, read. */
export interface HostEntry {
  /** Lower case, punycode; what follows `*.` where it is a wildcard. */
  host: string;
  /** True for `*.host`: every name below `host`, never `host` itself. */
  wildcard: boolean;
  /** The one port it allows. Default: the scheme's own, which is 443 for https. */
  port?: number;
}

type ReadHostEntry = { ok: true; entry: HostEntry } | { ok: false; message: string };

const refuse = (text: string, why: string): ReadHostEntry => ({
  ok: false,
  message: `${JSON.stringify(text.slice(0, 300))} cannot be allow-listed: ${why}`,
});

const forms = 'give a host alone, such as "hooks.example.com", "hooks.example.com:8443" or "*.hooks.example.com".';

/**
 * Reads what may stand in an allow-list: a host, `host:port`, or `*.host`, which covers every name below `host` but not `host` itself.
 * `localhost`, `127.x.x.x` and `[::1]` may stand there for development; other addresses may not.
 */
export const parseHostEntry = (text: string): ReadHostEntry => {
  const [, star, written = '', digits] = /^(\*\.)?(\[[^[\]]*\]|[^:*[\]]+)(?::(\d+))?$/u.exec(text) ?? [];
  if (written === '' || /[/?#@%]/.test(text) || unsafeCharacter.test(text)) return refuse(text, forms);
  const port = digits === undefined ? undefined : Number(digits);
  if (port !== undefined && (port < 1 || port > 65_535)) return refuse(text, 'a port is a number from 1 to 65535.');
  if (!URL.canParse(`https://${written}/`)) return refuse(text, 'it is not a host name.');
  const { hostname: host } = new URL(`https://${written}/`);
  if (invalidHostReason(written, host) !== undefined) {
    return refuse(text, 'write the host plainly: labels of letters, digits and hyphens with single dots between them, none at the end.');
  }
  if (isIpAddress(host) && !isLoopback(host)) return refuse(text, 'it is an IP address. Give the name of a host.');
  if (star === undefined) return { ok: true, entry: { host, wildcard: false, port } };
  if (isLoopback(host) || publicSuffixOf(host) === host) {
    return refuse(text, `anybody can have a name below ${host}. Give a wildcard below a domain of yours, or each host by itself.`);
  }
  return { ok: true, entry: { host, wildcard: true, port } };
};

/** The entry in the one form that is kept and compared: lower case, punycode. */
const toText = ({ host, wildcard, port }: HostEntry): string => `${wildcard ? '*.' : ''}${host}${port === undefined ? '' : `:${port}`}`;

/**
 * Checks a host that is to be allow-listed, and gives it in the form that is kept: `Hooks.Example.com` as `hooks.example.com`. Throws a
 * `RangeError` that says what to write instead: `*.co.uk` would let anybody in.
 */
export const normalizeHostEntry = (text: string): string => {
  const read = parseHostEntry(text);
  if (read.ok) return toText(read.entry);
  throw new RangeError(read.message);
};

/** True where the entry covers the host, its port left aside. A wildcard ends where the domain of somebody else begins. */
export const covers = ({ host, wildcard }: HostEntry, hostname: string): boolean =>
  wildcard ? hostname.endsWith(`.${host}`) && publicSuffixOf(hostname).length < host.length : hostname === host;
