import { isLoopbackAddress, isLoopbackHost } from '../../src/util/loopback.js';
import { timingSafeEqual } from '../../src/util/timing-safe-equal.js';
import type { MockRequest } from '../core/http-message.js';
import { decodePercent } from '../util/decode-percent.js';

/** Names that no attacker can register: a public name has a dot, and `.test` and `.localhost` are reserved. */
const PRIVATE_HOST = /^([^.:]+|.*\.(test|localhost)|\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])(:\d+)?$/i;

/** How a socket protects itself. */
export interface AccessPolicy {
  /** The token that opens the admin API to other machines; `undefined` without one. */
  readonly adminToken?: string;
  /** True if every machine may use the admin API. */
  readonly allowRemoteAdmin: boolean;
  /** True if only this machine can reach the socket. */
  readonly isLoopback: boolean;
  /** Host names of the mock's base URLs, which a client may use through a proxy. */
  readonly knownHosts: ReadonlySet<string>;
}

/** What access depends on. */
export interface AccessRequest extends Pick<MockRequest, 'header'> {
  /** Address of the other end of the connection. */
  readonly peerAddress: string | undefined;
  readonly search: string;
}

export const TOKEN_HEADER = 'x-mock-token';
export const TOKEN_PARAMETER = 'token';
const TOKEN_COOKIE = /(?:^|; *)recipe_ai_mock_token=([^;]*)/;

/** Sets the token for the dashboard's own requests. It is encoded, because a cookie cannot hold every character. */
export const tokenCookie = (token: string): string =>
  `recipe_ai_mock_token=${encodeURIComponent(token)}; Path=/__mock; HttpOnly; SameSite=Strict`;

/** The token that {@link tokenCookie} has set. */
const readTokenCookie = (header: MockRequest['header']): string => decodePercent(TOKEN_COOKIE.exec(header('cookie') ?? '')?.[1] ?? '');

/** True if an `Origin` or a base URL belongs to this machine. */
export const isLoopbackOrigin = (origin: string): boolean => URL.canParse(origin) && isLoopbackHost(new URL(origin).host);

const hasToken = ({ header, search }: AccessRequest, token: string | undefined): boolean => {
  if (token === undefined) return false;
  const given = [header(TOKEN_HEADER), readTokenCookie(header), new URLSearchParams(search).get(TOKEN_PARAMETER)];
  return given.some((each) => timingSafeEqual(each, token));
};

/** False for a page of another origin: `Origin` and `Sec-Fetch-Site` show it. */
const isSameOrigin = (header: MockRequest['header']): boolean => {
  const site = header('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = header('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === header('host')?.toLowerCase());
};

/** True if the request has several `Host` headers, joined with commas: a proxy may have checked another one than this server reads. */
const hasSeveralHosts = (header: MockRequest['header']): boolean => header('host')?.includes(',') ?? false;

/**
 * True if a request may use the admin API: it has the token, or it comes from this machine, under a name of this machine, and not from a
 * page of another origin. A page could otherwise reach this port under its own name, which `Host` shows. Several hosts are rejected.
 */
export const canAdmin = (request: AccessRequest, { adminToken, allowRemoteAdmin }: AccessPolicy): boolean => {
  if (hasSeveralHosts(request.header) || !isSameOrigin(request.header)) return false;
  if (allowRemoteAdmin || hasToken(request, adminToken)) return true;
  return isLoopbackAddress(request.peerAddress) && isLoopbackHost(request.header('host') ?? '');
};

/**
 * True if a request may use the service. A socket of this machine only serves private names: a page in a browser could otherwise rebind
 * its own public name to this machine, and call the service with a key that is easy to guess.
 */
export const canCallService = ({ header }: Pick<MockRequest, 'header'>, { isLoopback, knownHosts }: AccessPolicy): boolean => {
  const host = header('host') ?? '';
  if (!isLoopback) return true;
  return !hasSeveralHosts(header) && (PRIVATE_HOST.test(host) || knownHosts.has(host.toLowerCase()));
};
