import type { HeaderEntry, MockResponse } from '../core/http-message.js';
import type { ForwardedRequest } from '../http/recording.js';

/** A response of the real service. */
export interface ReceivedResponse {
  status: number;
  headers: HeaderEntry[];
  body: Uint8Array;
}

/** Headers of one connection, and those that fetch sets itself. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const forwarded = (headers: Iterable<readonly [string, string]>): [string, string][] =>
  [...headers].filter(([name]) => !CONNECTION_HEADERS.has(name.toLowerCase())) as [string, string][];

/** Sends a request as it came. Redirects are for the caller. */
export const send = async (
  url: string,
  { method, headers, body, signal }: ForwardedRequest,
  fetch: typeof globalThis.fetch,
): Promise<ReceivedResponse> => {
  const response = await fetch(url, {
    method,
    headers: forwarded(headers),
    // fetch takes bytes of any buffer, its type does not.
    body: body.length === 0 ? null : (body as BodyInit),
    redirect: 'manual',
    signal: signal ?? null,
  });
  return { status: response.status, headers: forwarded(response.headers), body: new Uint8Array(await response.arrayBuffer()) };
};

/** Why a request or a file failed: the code of the system, such as `ECONNREFUSED`, else the message. */
export const reasonOf = (error: unknown): string => {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: { message?: string; code?: string } };
  return cause?.code ?? code ?? cause?.message ?? message ?? String(error);
};

/** The response of a gateway whose service does not respond. */
export const badGateway = (message: string): MockResponse => ({
  status: 502,
  headers: [['Content-Type', 'application/json']],
  body: JSON.stringify({ error: { code: 'bad_gateway', message } }),
});
