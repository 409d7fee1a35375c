import type { Operation } from '../../src/contract/endpoints.js';
import type { Issue } from '../../src/contract/issues.js';
import { isSecretName } from '../../src/util/mask.js';
import { bearerKey } from './bearer-key.js';
import type { HeaderEntry, MockResponse, ParsedRequest } from './http-message.js';
import type { LimitName } from './keys.js';
import type { Masker } from './masker.js';
import { mask } from './masking.js';
import type { Addition } from './revisions.js';

/** What one request did to one limit of its key. */
export interface LoggedLimit {
  /** Calls in a minute, in a day, or in total. */
  name: LimitName;
  /** Calls allowed. */
  limit: number;
  /** Calls left before the request. */
  before: number;
  /** Calls left after the request. */
  after: number;
  /** ISO 8601; `null` if the count never resets. */
  resetAt: string | null;
}

/** The response to a logged request. Secrets are masked. */
export interface LoggedResponse {
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The body: parsed if it is JSON, otherwise text. `null` without a body. */
  body: unknown;
  /** Length of the body in characters. Set only if the body is too long for the log: `body` is then the beginning of its text. */
  cutFrom?: number;
}

/** A line of the request log, without headers and bodies. */
export interface RequestLogLine {
  /** The response's `X-Request-Id`. */
  id: string;
  /** ISO 8601, on the mock's clock. */
  at: string;
  /** `null` if no operation has that path and method. */
  operation: Operation | null;
  /** Upper case. */
  method: string;
  /** The whole URL, secrets masked. */
  url: string;
  /** Id of the key's account; `null` without a valid key. */
  account: string | null;
  /** The last four characters of the key; `null` without a valid key. */
  last4: string | null;
  /** HTTP status; `null` while the request is being served, or if the connection broke. */
  status: number | null;
  /** Code of the service error; `null` without an error. */
  code: string | null;
  /** Milliseconds of real time until the response; `null` while the request is being served. */
  durationMs: number | null;
  /** How a fault broke the connection: `reset` before the response, `cut` in the middle of its body. `null` if no fault did. */
  broken: 'reset' | 'cut' | null;
  /** Id of the fault that was applied; `null` without a fault. */
  fault: string | null;
  /** Name of the scenario that the fault belongs to, or that used up the limit of a 429; `null` without a scenario. */
  scenario: string | null;
  /** True if `mock.respondWith` made the response. */
  overridden: boolean;
  /** True if the mock repeated the response of an earlier request with the same `Idempotency-Key`. */
  replayed: boolean;
  /**
   * Where the response came from, if the mock did not make it. `service`: the real service, while it is recorded. `exact`: the recorded
   * response to the same request. `operation`: the recorded response to another request of the same operation. `null`: the mock.
   */
  source: 'service' | 'exact' | 'operation' | null;
  /** Id of the callback that the request caused, as in `mock.callbacks.deliveries`; `null` without a callback. */
  callback: string | null;
}

/** A request that has ended, for counting. */
export interface EndedRequest extends Pick<RequestLogLine, 'operation' | 'account' | 'last4' | 'status' | 'code' | 'fault'> {
  /** Milliseconds of real time until the response. */
  durationMs: number;
}

/** One request that the mock received, and its response. Secrets are masked. */
export interface RequestLogEntry extends RequestLogLine {
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Path, query and body fields in one flat object. If the body is not JSON, its text. `undefined` if the body was not read. */
  request: unknown;
  /** The response; `null` if there is none, or if the log dropped it to save memory. */
  response: LoggedResponse | null;
  /** What validation found wrong with the request. */
  issues: readonly Issue[];
  /** The limits of the key. Empty without a valid key. */
  limits: LoggedLimit[];
}

/** A limit of a key at some time. */
interface LimitReading {
  name: LimitName;
  limit: number;
  remaining: number;
  /** Epoch milliseconds. */
  resetAt: number | null;
}

/** An entry as it is stored: unmasked, and completed while the request is served. */
export interface LogDraft extends Omit<RequestLogLine, 'at'>, Addition {
  /** True as long as the log holds it. */
  isLogged: boolean;
  /** Number of the log's change that it is part of. */
  revision: number;
  /** Epoch milliseconds. */
  at: number;
  headers: Iterable<readonly [string, string]>;
  /** `null` if it was not read, or was dropped to save memory. */
  parsed: ParsedRequest | null;
  response: { headers: readonly HeaderEntry[]; body: string | null; length: number } | null;
  issues: readonly Issue[];
  limitsBefore: readonly LimitReading[];
  limitsAfter: readonly LimitReading[];
}

/** Characters that are kept of one response. A guess: twenty recipes. */
const MAX_RESPONSE_CHARACTERS = 100_000;

/** What a draft keeps of a response. */
export const toStoredResponse = ({ headers, body, broken }: MockResponse): LogDraft['response'] =>
  broken === 'reset' ? null : { headers, body: body?.slice(0, MAX_RESPONSE_CHARACTERS) ?? null, length: body?.length ?? 0 };

const maskSecretFields = (text: string): string =>
  text.replaceAll(/("[^"]*")(\s*:\s*)"(?:[^"\\]|\\.)*"?/g, (pair, name: string, colon: string) =>
    isSecretName(name) ? `${name}${colon}"${mask}"` : pair,
  );

/** The JSON of a text. A text that is not JSON stays a text, with the secrets in what looks like JSON masked. */
export const parseText = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return maskSecretFields(text);
  }
};

/** A body as the log shows it: its JSON, or its text. */
export const maskBody = (body: string, masker: Masker): unknown => masker.value(parseText(body));

/** What the request asked for. The body is stored as text, which takes less memory, and parsed when the log is read. */
const requestOf = (parsed: ParsedRequest | null): unknown => {
  if (parsed === null || parsed.text === null) return parsed?.urlFields;
  const value = parseText(parsed.text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, ...parsed.urlFields } : value;
};

/** By name in lower case. */
export const toMaskedHeaders = (headers: Iterable<readonly [string, string]>, masker: Masker): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), masker.header(name, value)]));

const toLoggedResponse = (stored: LogDraft['response'], masker: Masker): LoggedResponse | null => {
  if (stored === null) return null;
  const { headers, body, length } = stored;
  return {
    headers: toMaskedHeaders(headers, masker),
    body: body === null ? null : maskBody(body, masker),
    ...(body !== null && length > body.length && { cutFrom: length }),
  };
};

const toLoggedLimits = ({ limitsBefore, limitsAfter }: LogDraft): LoggedLimit[] =>
  limitsAfter.map(({ name, limit, remaining, resetAt }) => ({
    name,
    limit,
    before: limitsBefore.find((reading) => reading.name === name)?.remaining ?? remaining,
    after: remaining,
    resetAt: resetAt === null ? null : new Date(resetAt).toISOString(),
  }));

export const toEndedRequest = ({ operation, account, last4, status, code, fault }: LogDraft, durationMs: number): EndedRequest => ({
  operation,
  account,
  last4,
  status,
  code,
  fault,
  durationMs,
});

export const toLine = (draft: LogDraft, masker: Masker): RequestLogLine => ({
  id: draft.id,
  at: new Date(draft.at).toISOString(),
  operation: draft.operation,
  method: draft.method,
  url: masker.text(draft.url),
  account: draft.account,
  last4: draft.last4,
  status: draft.status,
  code: draft.code,
  durationMs: draft.durationMs,
  broken: draft.broken,
  fault: draft.fault,
  scenario: draft.scenario,
  overridden: draft.overridden,
  replayed: draft.replayed,
  source: draft.source,
  callback: draft.callback,
});

/** True if the request had an API key, valid or not. */
export const hasKey = ({ headers }: LogDraft): boolean =>
  [...headers].some(([name, value]) => name.toLowerCase() === 'authorization' && bearerKey(value) !== null);

export const toEntry = (draft: LogDraft, masker: Masker): RequestLogEntry => ({
  ...toLine(draft, masker),
  headers: toMaskedHeaders(draft.headers, masker),
  request: masker.value(requestOf(draft.parsed)),
  response: toLoggedResponse(draft.response, masker),
  issues: masker.value(draft.issues) as Issue[],
  limits: toLoggedLimits(draft),
});
