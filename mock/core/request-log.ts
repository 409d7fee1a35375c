import type { Operation } from '../../src/contract/endpoints.js';
import type { ParsedRequest } from './http-message.js';
import { isSecretName, mask, maskUrls } from './masking.js';

/** One request that came in. Secrets are masked. */
export interface RequestLogEntry {
  /** The answer's `X-Request-Id`. */
  id: string;
  /** ISO 8601, on the mock's clock. */
  at: string;
  /** `null` where nothing is served at that address. */
  operation: Operation | null;
  /** Upper case. */
  method: string;
  /** Whole, its secrets masked. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Whose key it was, `null` where there was no valid one. */
  account: string | null;
  /** Path, query and body fields in one flat object, as the contract has them; the text where it was no JSON; `undefined` where the body was not read. */
  request: unknown;
  /** `null` while it is being served, and where the connection broke. */
  status: number | null;
  /** Why it was refused, `null` where it was not. */
  code: string | null;
  /** Id of the fault that struck it, `null` where none did. */
  fault: string | null;
  /** True where the answer was the test's own, by `mock.answer`. */
  overridden: boolean;
  /** True where the answer was kept from an earlier call with the same `Idempotency-Key`. */
  replayed: boolean;
}

/** An entry as it is kept: unmasked, and open until its answer is known. */
export interface LogDraft {
  /** True as long as the journal holds it. */
  kept: boolean;
  id: string;
  at: number;
  operation: Operation | null;
  method: string;
  url: string;
  headers: Iterable<readonly [string, string]>;
  account: string | null;
  /** `null` where it was not read, or was let go. */
  intake: ParsedRequest | null;
  status: number | null;
  code: string | null;
  fault: string | null;
  overridden: boolean;
  replayed: boolean;
}

/** Characters of request bodies that are kept; the oldest go first. */
const mostText = 2_000_000;

/** How far into a value somebody may look. */
const deepest = 100;

/** What was asked for. The body is kept as its text, which takes less room than what it says, and is read when somebody looks. */
const requestOf = (intake: ParsedRequest | null): unknown => {
  if (intake === null || intake.text === null) return intake?.address;
  try {
    const json: unknown = JSON.parse(intake.text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json, ...intake.address } : json;
  } catch {
    return intake.text.replaceAll(/("[^"]*")(\s*:\s*)"(?:[^"\\]|\\.)*"?/g, (pair, name: string, colon: string) =>
      isSecretName(name) ? `${name}${colon}"${mask}"` : pair,
    );
  }
};

/** Hides what only the parties should know in what is about to be shown. */
const masker = (secrets: Iterable<string>) => {
  const known = [...secrets].filter((secret) => secret.length >= 4);
  const inText = (text: string): string => {
    let shown = text;
    for (const secret of known) shown = shown.replaceAll(secret, mask);
    return maskUrls(shown);
  };
  const inValue = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return inText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === deepest) return '...';
    if (Array.isArray(value)) return value.map((inner) => inValue(inner, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isSecretName(name) ? mask : inValue(inner, depth + 1)]));
  };
  const inHeader = (name: string, value: string): string => {
    if (!isSecretName(name)) return inText(value);
    return /^authorization$/i.test(name) && /^bearer /i.test(value) ? `Bearer ${mask}` : mask;
  };
  return { inText, inValue, inHeader };
};

/** The last requests, newest last. */
export class RequestLog {
  readonly #most: number;
  /** Once there are as many as are kept, each takes the place of the oldest. */
  #notes: LogDraft[] = [];
  #oldest = 0;
  #text = 0;

  constructor(most: number) {
    this.#most = most;
  }

  open(note: LogDraft): void {
    if (this.#notes.length < this.#most) this.#notes.push(note);
    else if (this.#most > 0) {
      this.#letGo(this.#notes[this.#oldest]!);
      this.#notes[this.#oldest] = note;
      this.#oldest = (this.#oldest + 1) % this.#most;
    }
    note.kept = this.#most > 0;
  }

  /** Takes the request's content into a note. */
  fill(note: LogDraft, intake: ParsedRequest): void {
    // Others may have pushed it out, or a reset.
    if (!note.kept) return;
    note.intake = intake;
    if (intake.text === null) return;
    this.#text += intake.text.length;
    if (this.#text <= mostText) return;
    for (const oldest of this.#inOrder()) {
      if (this.#text <= mostText || oldest === note) break;
      this.#forget(oldest);
    }
  }

  /** Entries to show, with these secrets hidden wherever they stand. */
  list(secrets: Iterable<string>): RequestLogEntry[] {
    const { inText, inValue, inHeader } = masker(secrets);
    return this.#inOrder().map((note) => ({
      id: note.id,
      at: new Date(note.at).toISOString(),
      operation: note.operation,
      method: note.method,
      url: inText(note.url),
      headers: Object.fromEntries([...note.headers].map(([name, value]) => [name.toLowerCase(), inHeader(name, value)])),
      account: note.account,
      request: inValue(requestOf(note.intake)),
      status: note.status,
      code: note.code,
      fault: note.fault,
      overridden: note.overridden,
      replayed: note.replayed,
    }));
  }

  clear(): void {
    for (const note of this.#notes) this.#letGo(note);
    this.#notes = [];
    this.#oldest = 0;
  }

  #inOrder(): LogDraft[] {
    return [...this.#notes.slice(this.#oldest), ...this.#notes.slice(0, this.#oldest)];
  }

  #letGo(note: LogDraft): void {
    note.kept = false;
    this.#forget(note);
  }

  #forget(note: LogDraft): void {
    this.#text -= note.intake?.text?.length ?? 0;
    note.intake = null;
  }
}
