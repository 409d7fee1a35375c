import { serviceErrors, type ServiceErrorCode } from '../../src/contract/error-codes.js';
import type { Latency } from './latency.js';
import type { Operation } from '../../src/contract/endpoints.js';
import type { MockHandle, MatchOptions } from '../core/rules.js';
import type { MockResponse } from '../core/http-message.js';

/** What goes wrong. Nothing given: status 500. */
export interface Fault {
  /** HTTP status of the answer. Default: that of `code`. */
  status?: number;
  /** Code of the answer. Default: that of `status`. */
  code?: ServiceErrorCode | (string & {});
  /**
   * `reset` drops the connection before the call is served (`true` is the same), `cut` in the middle of the answer's body, after the call
   * has been served; `hang` never answers.
   */
  network?: true | 'reset' | 'cut' | 'hang';
  /** Milliseconds before the answer's headers, on the mock's clock. */
  latency?: Latency;
  /** The answer is served, and spoilt: half its JSON (`true` is the same), HTML, nothing at all, or JSON that says it is plain text. */
  malformed?: true | 'json' | 'html' | 'empty' | 'content-type';
  /** Headers to add to the answer; they win over its own. */
  headers?: Record<string, string>;
}

/** A fault, and the calls it strikes. */
export interface FaultOptions extends Fault, MatchOptions {}

/** A fault that waits for calls. */
export interface ActiveFault extends FaultOptions, MockHandle {
  /** What it strikes; `'*'` is every operation. */
  readonly operation: Operation | '*';
}

/** True where the call is not served at all, and so not counted. */
export const replacesResponse = ({ status, code, network, latency, malformed, headers }: Fault): boolean => {
  if (network !== undefined) return network !== 'cut';
  return status !== undefined || code !== undefined || (latency === undefined && malformed === undefined && headers === undefined);
};

/** What a fault answers. */
export const toFaultResponse = ({ status, code }: Fault): { status: number; code: string; message: string } => {
  const codes = Object.keys(serviceErrors) as ServiceErrorCode[];
  const known = codes.find((each) => (code === undefined ? serviceErrors[each].status === (status ?? 500) : each === code));
  const answered = status ?? (known ? serviceErrors[known].status : 500);
  return {
    status: answered,
    code: code ?? known ?? `http_${answered}`,
    message: known ? serviceErrors[known].message : `The service answered ${answered}.`,
  };
};

/** The answer as a fault leaves it. */
export const corrupt = (outgoing: MockResponse, { network, malformed, headers }: Fault): MockResponse => {
  let { body } = outgoing;
  const over: Record<string, string> = {};
  if (malformed === true || malformed === 'json') body = body === null ? '{' : body.slice(0, Math.ceil(body.length / 2));
  else if (malformed === 'html') {
    body = '<!doctype html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';
    over['Content-Type'] = 'text/html; charset=utf-8';
  } else if (malformed === 'empty') body = '';
  else if (malformed === 'content-type') over['Content-Type'] = 'text/plain; charset=utf-8';
  Object.assign(over, headers);
  const replaced = new Set(Object.keys(over).map((name) => name.toLowerCase()));
  return {
    ...outgoing,
    body,
    headers: [...outgoing.headers.filter(([name]) => !replaced.has(name.toLowerCase())), ...Object.entries(over)],
    broken: outgoing.broken ?? (network === 'cut' ? 'cut' : undefined),
  };
};
