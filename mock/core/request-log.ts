import type { Operation } from '../../src/contract/endpoints.js';
import type { ParsedRequest } from './http-message.js';
import { isSecretName, mask, maskUrls } from './masking.js';

/** One request that the mock received. Secrets are masked. */
export interface RequestLogEntry {
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
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Id of the key's account; `null` without a valid key. */
  account: string | null;
  /** Path, query and body fields in one flat object, as in the contract; the text if the body was not JSON; `undefined` if it was not read. */
  request: unknown;
  /** `null` while the request is being served, and if the connection broke. */
  status: number | null;
  /** Code of the service error; `null` without one. */
  code: string | null;
  /** Id of the fault that was applied; `null` without one. */
  fault: string | null;
  /** True if `mock.respondWith` made the response. */
  overridden: boolean;
  /** True if the response was stored by an earlier request with the same `Idempotency-Key`. */
  replayed: boolean;
}

/** An entry as it is stored: unmasked, and completed while the request is served. */
export interface LogDraft {
  /** True as long as the log holds it. */
  isLogged: boolean;
  id: string;
  at: number;
  operation: Operation | null;
  method: string;
  url: string;
  headers: Iterable<readonly [string, string]>;
  account: string | null;
  /** `null` if it was not read, or was dropped to save memory. */
  parsed: ParsedRequest | null;
  status: number | null;
  code: string | null;
  fault: string | null;
  overridden: boolean;
  replayed: boolean;
}

/** Characters of request bodies that are kept in total; the oldest are dropped first. A guess: a few MB of memory. */
const MAX_BODY_CHARACTERS = 2_000_000;
/** Nesting that is shown of a body. Deeper is cut, so that a hostile body cannot exhaust the stack. */
const MAX_DEPTH = 100;
/** Shorter secrets are not searched for in texts: they would mask ordinary words. */
const MIN_SECRET_LENGTH = 4;

/** What the request asked for. The body is stored as text, which takes less memory, and parsed when the log is read. */
const requestOf = (parsed: ParsedRequest | null): unknown => {
  if (parsed === null || parsed.text === null) return parsed?.urlFields;
  try {
    const json: unknown = JSON.parse(parsed.text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, ...parsed.urlFields } : json;
  } catch {
    return parsed.text.replaceAll(/("[^"]*")(\s*:\s*)"(?:[^"\\]|\\.)*"?/g, (pair, name: string, colon: string) =>
      isSecretName(name) ? `${name}${colon}"${mask}"` : pair,
    );
  }
};

/** Masks these secrets, and what looks like a secret, in texts, values and headers. */
const createMasker = (secrets: Iterable<string>) => {
  const known = [...secrets].filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const maskText = (text: string): string => {
    let masked = text;
    for (const secret of known) masked = masked.replaceAll(secret, mask);
    return maskUrls(masked);
  };
  const maskValue = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === MAX_DEPTH) return '...';
    if (Array.isArray(value)) return value.map((inner) => maskValue(inner, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? mask : maskValue(inner, depth + 1)]),
    );
  };
  const maskHeader = (name: string, value: string): string => {
    if (!isSecretName(name)) return maskText(value);
    return /^authorization$/i.test(name) && /^bearer /i.test(value) ? `Bearer ${mask}` : mask;
  };
  return { maskText, maskValue, maskHeader };
};

/** The last requests, newest last. */
export class RequestLog {
  readonly #capacity: number;
  /** A ring: once full, each new draft replaces the oldest. */
  #drafts: LogDraft[] = [];
  #oldest = 0;
  #bodyCharacters = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  add(draft: LogDraft): void {
    if (this.#drafts.length < this.#capacity) this.#drafts.push(draft);
    else if (this.#capacity > 0) {
      this.#drop(this.#drafts[this.#oldest]!);
      this.#drafts[this.#oldest] = draft;
      this.#oldest = (this.#oldest + 1) % this.#capacity;
    }
    draft.isLogged = this.#capacity > 0;
  }

  /** Adds the request's content to a draft. */
  setParsed(draft: LogDraft, parsed: ParsedRequest): void {
    // Newer requests, or a reset, may have dropped it meanwhile.
    if (!draft.isLogged) return;
    draft.parsed = parsed;
    if (parsed.text === null) return;
    this.#bodyCharacters += parsed.text.length;
    if (this.#bodyCharacters <= MAX_BODY_CHARACTERS) return;
    for (const oldest of this.#inOrder()) {
      if (this.#bodyCharacters <= MAX_BODY_CHARACTERS || oldest === draft) break;
      this.#dropParsed(oldest);
    }
  }

  /** The entries, with these secrets masked. */
  list(secrets: Iterable<string>): RequestLogEntry[] {
    const { maskText, maskValue, maskHeader } = createMasker(secrets);
    return this.#inOrder().map((draft) => ({
      id: draft.id,
      at: new Date(draft.at).toISOString(),
      operation: draft.operation,
      method: draft.method,
      url: maskText(draft.url),
      headers: Object.fromEntries([...draft.headers].map(([name, value]) => [name.toLowerCase(), maskHeader(name, value)])),
      account: draft.account,
      request: maskValue(requestOf(draft.parsed)),
      status: draft.status,
      code: draft.code,
      fault: draft.fault,
      overridden: draft.overridden,
      replayed: draft.replayed,
    }));
  }

  clear(): void {
    for (const draft of this.#drafts) this.#drop(draft);
    this.#drafts = [];
    this.#oldest = 0;
  }

  #inOrder(): LogDraft[] {
    return [...this.#drafts.slice(this.#oldest), ...this.#drafts.slice(0, this.#oldest)];
  }

  #drop(draft: LogDraft): void {
    draft.isLogged = false;
    this.#dropParsed(draft);
  }

  #dropParsed(draft: LogDraft): void {
    this.#bodyCharacters -= draft.parsed?.text?.length ?? 0;
    draft.parsed = null;
  }
}
