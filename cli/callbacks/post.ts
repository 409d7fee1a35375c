import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { faint, failed, succeeded, visible } from '../output.js';

/** A name and a value. A name may occur more than once. */
export type Header = readonly [name: string, value: string];

/** A callback as it is sent. */
export interface Callback {
  method: string;
  headers: readonly Header[];
  body: string | Uint8Array;
}

/** What became of a callback that was sent. */
export interface PostResult {
  /** True if the target responded 2xx. */
  ok: boolean;
  /** The target's HTTP status, if it responded. */
  status?: number;
  /** The target's response in words, or why there was none. */
  text: string;
  durationMs: number;
}

/** Headers that belong to one connection or to one receiver: the next request has its own. */
const OWN_HEADERS = /^(host|content-length|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*)$/i;

/** The headers of a request as they arrived, without those of its connection. */
export const headersOf = ({ rawHeaders }: IncomingMessage): Header[] =>
  rawHeaders.flatMap((name, at): Header[] => (at % 2 === 0 && !OWN_HEADERS.test(name) ? [[name, rawHeaders[at + 1]!]] : []));

/** Headers with credentials: those of the service, and those that a tunnel may add. */
const SECRETS = /^(x-callback-secret|authorization|cookie)$/i;

/** A shorter secret is a toy, and part of ordinary words. */
const MIN_SECRET_LENGTH = 8;

const secretsOf = (headers: readonly Header[]): string[] =>
  headers.filter(([name, value]) => SECRETS.test(name) && value.length >= MIN_SECRET_LENGTH).map(([, value]) => value);

/** The same headers without secrets, and without those that repeat one. */
export const withoutSecrets = (headers: readonly Header[]): Header[] =>
  headers.filter(([name, value]) => !SECRETS.test(name) && !secretsOf(headers).some((secret) => value.includes(secret)));

/** A text with the secrets of some headers masked: an app may repeat its request in its response. */
const mask = (text: string, headers: readonly Header[]): string =>
  secretsOf(headers).reduce((masked, secret) => masked.replaceAll(secret, '***'), text);

const send = (url: URL, { method, headers, body }: Callback, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const own = ['Host', url.host, 'Content-Length', String(Buffer.byteLength(body))];
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    // A new connection each time: an app that has restarted has closed the old one.
    const options = { method, headers: [...own, ...headers.flat()], signal, agent: false };
    request(url, options, resolve).on('error', reject).end(body);
  });

const MAX_SHOWN = 200;

/** The beginning of a response body, in one line: it often says why the target rejected a callback. */
const readBeginning = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk;
      if (text.length >= MAX_SHOWN) break;
    }
  } catch {
    // The response broke off. Its status and what arrived of it are known.
  }
  return text.slice(0, MAX_SHOWN).replaceAll(/\s+/g, ' ').trim();
};

const TIMEOUT_MS = 30_000;

/** Sends a callback once, without following redirects. Never rejects. */
export const post = async (target: string, callback: Callback, timeoutMs = TIMEOUT_MS): Promise<PostResult> => {
  const url = new URL(target);
  const signal = AbortSignal.timeout(timeoutMs);
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const response = await send(url, callback, signal);
    const durationMs = elapsed();
    const { statusCode: status = 0, statusMessage = '' } = response;
    const ok = status >= 200 && status < 300;
    const beginning = ok ? '' : mask(await readBeginning(response), callback.headers);
    response.destroy();
    return { ok, status, text: [statusMessage, beginning].filter(Boolean).join(': '), durationMs };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = signal.aborted ? `did not respond within ${timeoutMs / 1000} s` : `could not be reached (${code || message})`;
    // The path and the query of a URL may be secret.
    return { ok: false, text: `${url.origin} ${why}.`, durationMs: elapsed() };
  }
};

/** A result in one line. */
export const formatResult = ({ ok, status, text, durationMs }: PostResult): string =>
  [ok ? succeeded() : failed(), status, visible(text), faint(`${durationMs} ms`)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
