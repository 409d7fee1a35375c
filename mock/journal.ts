import type { Operation } from '../src/contract/endpoints.js';

/** One request that came in. Secrets are masked. */
export interface JournalEntry {
  /** The answer's `X-Request-Id`. */
  id: string;
  /** ISO 8601, on the mock's clock. */
  at: string;
  /** `null` where nothing is served at that address. */
  operation: Operation | null;
  method: string;
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
  answered: boolean;
  /** True where the answer was kept from an earlier call with the same `Idempotency-Key`. */
  replayed: boolean;
}

/** An entry as it is kept: unmasked, and open until its answer is known. */
export interface Note {
  id: string;
  at: number;
  operation: Operation | null;
  method: string;
  url: string;
  headers: Iterable<readonly [string, string]>;
  account: string | null;
  request: unknown;
  /** Length of the body's text. */
  size: number;
  status: number | null;
  code: string | null;
  fault: string | null;
  answered: boolean;
  replayed: boolean;
}

/** Characters of request bodies that are kept; the oldest go first. */
const mostText = 4_000_000;
const mask = '****';
const secretName = /authorization|cookie|secret|token|passw|api-?_?key|signature/i;

/** Hides what only the parties should know in what is about to be shown. */
export const masker = (secrets: Iterable<string>) => {
  const known = [...secrets].filter((secret) => secret.length >= 4);
  const inText = (text: string): string => {
    let shown = text;
    for (const secret of known) shown = shown.replaceAll(secret, mask);
    if (!shown.includes('://')) return shown;
    return shown
      .replaceAll(/(:\/\/)[^/?#@\s]*@/g, `$1${mask}@`)
      .replaceAll(/([?&])([^=&#\s]*)=([^&#\s]*)/g, (whole, mark: string, name: string) =>
        secretName.test(name) ? `${mark}${name}=${mask}` : whole,
      );
  };
  const inValue = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (Array.isArray(value)) return value.map(inValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, secretName.test(name) ? mask : inValue(inner)]));
  };
  const inHeader = (name: string, value: string): string => {
    if (!secretName.test(name)) return inText(value);
    return /^authorization$/i.test(name) && /^bearer /i.test(value) ? `Bearer ${mask}` : mask;
  };
  return { inText, inValue, inHeader };
};

/** The last requests, newest last. */
export class Journal {
  readonly #most: number;
  #notes: Note[] = [];
  #text = 0;

  constructor(most: number) {
    this.#most = most;
  }

  open(note: Note): void {
    if (this.#most === 0) return;
    this.#notes.push(note);
    // Dropping in bulk keeps the cost of a note constant.
    if (this.#notes.length >= this.#most * 2) this.#notes = this.#notes.slice(-this.#most);
  }

  /** Takes the request's content into a note. */
  fill(note: Note, request: unknown, size: number): void {
    note.request = request;
    note.size = size;
    this.#text += size;
    if (this.#text <= mostText) return;
    this.#text = 0;
    for (const old of this.#notes.toReversed()) {
      if (this.#text + old.size > mostText / 2) {
        old.request = undefined;
        old.size = 0;
      }
      this.#text += old.size;
    }
  }

  /** Entries to show, with these secrets hidden wherever they stand. */
  list(secrets: Iterable<string>): JournalEntry[] {
    const { inText, inValue, inHeader } = masker(secrets);
    return this.#notes.slice(-this.#most || this.#notes.length).map((note) => ({
      id: note.id,
      at: new Date(note.at).toISOString(),
      operation: note.operation,
      method: note.method,
      url: inText(note.url),
      headers: Object.fromEntries([...note.headers].map(([name, value]) => [name.toLowerCase(), inHeader(name, value)])),
      account: note.account,
      request: inValue(note.request),
      status: note.status,
      code: note.code,
      fault: note.fault,
      answered: note.answered,
      replayed: note.replayed,
    }));
  }

  clear(): void {
    this.#notes = [];
    this.#text = 0;
  }
}
