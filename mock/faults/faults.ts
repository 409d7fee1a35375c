import { suggestName } from '../../src/contract/did-you-mean.js';
import type { Operation } from '../../src/contract/endpoints.js';
import { serviceErrors, type ServiceErrorCode } from '../../src/contract/error-codes.js';
import type { MockResponse } from '../core/http-message.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import { matchKinds, type MatchOptions, type MockHandle } from '../core/rules.js';
import { assertLatency, type Latency } from './latency.js';

/** What goes wrong. An empty fault means status 500. */
export interface Fault {
  /** HTTP status of the response. Default: the status that belongs to `code`. A code of your own needs one. */
  status?: number;
  /**
   * Code of the service error: one of your own, or `invalid_json`, `unauthorized`, `forbidden`, `callback_host_not_allowed`, `not_found`,
   * `method_not_allowed`, `conflict`, `payload_too_large`, `unsupported_media_type`, `validation_error`, `unsatisfiable_request`,
   * `rate_limited`, `quota_exceeded`, `trial_exhausted`, `internal_error`, `model_unavailable`. Default: the code that belongs to `status`,
   * such as `rate_limited` to 429. If you set neither, the fault is 500 `internal_error`.
   */
  code?: ServiceErrorCode | (string & {});
  /**
   * `reset` or `true` drops the connection before the call is served. `cut` serves the call, then drops the connection in the middle of the
   * response body. `hang` never responds.
   */
  network?: true | 'reset' | 'cut' | 'hang';
  /**
   * Milliseconds before the response, on the mock's clock. Unless another field replaces the response, the call is served and counted first,
   * so it takes effect even if the client does not wait.
   */
  latency?: Latency;
  /**
   * Corrupts a served response. `json` or `true`: half of the JSON. `html`: an HTML page. `empty`: no body. `content-type`: JSON with the
   * content type of plain text.
   */
  malformed?: true | 'json' | 'html' | 'empty' | 'content-type';
  /** Headers that are added to the response. They replace headers of the same name. */
  headers?: Record<string, string>;
}

/** A fault, and the calls it applies to. */
export interface FaultOptions extends Fault, MatchOptions {}

/** A fault that applies to future calls. */
export interface ActiveFault extends FaultOptions, MockHandle {
  /** The operation that the fault applies to. `'*'` means every operation. */
  readonly operation: Operation | '*';
}

export const faultKinds: FieldKinds<FaultOptions> = {
  ...matchKinds,
  status: 'status',
  code: 'text',
  network: [true, 'reset', 'cut', 'hang'],
  latency: 'anything',
  malformed: [true, 'json', 'html', 'empty', 'content-type'],
  headers: 'object',
};

/** They say where a response ends: with a wrong one, a client cannot parse what it reads from the socket. */
const FRAMING_HEADERS: readonly string[] = ['content-length', 'transfer-encoding', 'trailer'];

/** Throws a `TypeError` for a name or a value that no header can have, and a `RangeError` for a header that the mock itself sets. */
const assertHeader = ([name, value]: [name: string, value: unknown]): void => {
  if (FRAMING_HEADERS.includes(name.toLowerCase())) {
    throw new RangeError(
      `mock.fail: \`headers\` cannot contain ${name}, which the mock sets itself. To cut a response off, use network: "cut".`,
    );
  }
  const isValid = (typeof value === 'string' || typeof value === 'number') && /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value));
  if (!isValid) throw new TypeError(`mock.fail: the header ${name} must be a text of printable Latin-1 characters.`);
  new Headers().set(name, String(value));
};

const codes = Object.keys(serviceErrors) as ServiceErrorCode[];

/** Throws a `RangeError` for a code that belongs to no status: it is misspelled, or one of the user's own. */
const assertCode = ({ code, status }: FaultOptions): void => {
  if (code === undefined || status !== undefined || codes.some((each) => each === code)) return;
  throw new RangeError(`mock.fail: unknown \`code\` "${code}"${suggestName(code, codes)} (A code of your own needs a \`status\`.)`);
};

/** Throws a `TypeError` for an unknown field, and a `RangeError` for a value that cannot be sent. */
export const assertFault = (fault: FaultOptions): void => {
  assertFields('mock.fail', fault, faultKinds);
  assertCode(fault);
  if (fault.latency !== undefined) assertLatency('mock.fail', fault.latency);
  if (fault.headers !== undefined) Object.entries(fault.headers).forEach(assertHeader);
};

/** True if the call is not served at all, and so not counted. */
export const replacesResponse = ({ status, code, network, latency, malformed, headers }: Fault): boolean => {
  if (network !== undefined) return network !== 'cut';
  if (status !== undefined || code !== undefined) return true;
  const changesServedResponse = latency !== undefined || malformed !== undefined || headers !== undefined;
  return !changesServedResponse;
};

/** The code that belongs to a status. A 400 is an invalid request, as a 422 is: a client that is under test sends valid JSON. */
const codeOfStatus = (status: number): ServiceErrorCode | undefined =>
  status === 400 ? 'validation_error' : codes.find((code) => serviceErrors[code].status === status);

/** Status, code and message of a fault's response. */
export const toFaultError = ({ status, code }: Fault): { status: number; code: string; message: string } => {
  const known = code === undefined ? codeOfStatus(status ?? 500) : codes.find((each) => each === code);
  const sentStatus = status ?? (known ? serviceErrors[known].status : 500);
  return {
    status: sentStatus,
    code: code ?? known ?? `http_${sentStatus}`,
    message: known ? serviceErrors[known].message : `The service responded ${sentStatus}.`,
  };
};

const HTML_PAGE = '<!doctype html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';

const corruptBody = (body: string | null, malformed: Fault['malformed']): string | null => {
  switch (malformed) {
    case true:
    case 'json':
      return body === null ? '{' : body.slice(0, Math.ceil(body.length / 2));
    case 'html':
      return HTML_PAGE;
    case 'empty':
      return '';
    default:
      return body;
  }
};

const CORRUPT_TYPES: Record<string, string> = { html: 'text/html; charset=utf-8', 'content-type': 'text/plain; charset=utf-8' };

/** The response after a fault has corrupted it. */
export const corrupt = (response: MockResponse, { network, malformed, headers }: Fault): MockResponse => {
  const type = typeof malformed === 'string' ? CORRUPT_TYPES[malformed] : undefined;
  const added: Record<string, string> = { ...(type !== undefined && { 'Content-Type': type }), ...headers };
  const replaced = new Set(Object.keys(added).map((name) => name.toLowerCase()));
  return {
    ...response,
    body: corruptBody(response.body, malformed),
    headers: [...response.headers.filter(([name]) => !replaced.has(name.toLowerCase())), ...Object.entries(added)],
    broken: response.broken ?? (network === 'cut' ? 'cut' : undefined),
  };
};
