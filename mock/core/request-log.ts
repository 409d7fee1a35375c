import { findWords } from './find-words.js';
import type { MockRequest, MockResponse, ParsedRequest } from './http-message.js';
import { Listeners } from './listeners.js';
import { createMasker } from './masker.js';
import { Revisions, type ChangeCount, type LogChanges, type Ordered } from './revisions.js';
import {
  hasKey,
  toEndedRequest,
  toEntry,
  toLine,
  toStoredResponse,
  type EndedRequest,
  type LogDraft,
  type RequestLogEntry,
  type RequestLogLine,
} from './request-log-entry.js';

/** Characters of bodies that are kept in total. A guess: about 3 MB of memory. */
const MAX_CHARACTERS = { requests: 2_000_000, responses: 500_000 };

/** Dropped drafts at the start of a queue before it is shortened: often enough to free memory, rarely enough to cost nothing. */
const SHORTEN_AFTER = 1000;

/** Keeps the newest bodies within a number of characters. */
class BodyBudget {
  readonly #maxCharacters: number;
  readonly #charactersOf: (draft: LogDraft) => number;
  readonly #drop: (draft: LogDraft) => void;
  /** Oldest first, from `#first` on. */
  #queue: LogDraft[] = [];
  #first = 0;
  #characters = 0;

  /** `charactersOf` is 0 for a draft without the body, which `drop` removes. */
  constructor(maxCharacters: number, charactersOf: (draft: LogDraft) => number, drop: (draft: LogDraft) => void) {
    this.#maxCharacters = maxCharacters;
    this.#charactersOf = charactersOf;
    this.#drop = drop;
  }

  /** Adds the body of a draft, and drops the oldest others beyond the limit. */
  add(draft: LogDraft): void {
    const characters = this.#charactersOf(draft);
    if (characters === 0) return;
    this.#queue.push(draft);
    this.#characters += characters;
    for (let oldest = this.#queue[this.#first]!; oldest !== draft; oldest = this.#queue[this.#first]!) {
      if (this.#characters <= this.#maxCharacters && this.#charactersOf(oldest) > 0) break;
      this.remove(oldest);
      this.#first += 1;
    }
    if (this.#first >= SHORTEN_AFTER) {
      this.#queue = this.#queue.slice(this.#first);
      this.#first = 0;
    }
  }

  remove(draft: LogDraft): void {
    this.#characters -= this.#charactersOf(draft);
    this.#drop(draft);
  }
}

export const createDraft = (request: MockRequest, id: string, now: number): LogDraft => ({
  isLogged: false,
  order: 0,
  addedAt: 0,
  revision: 0,
  id,
  at: now,
  operation: null,
  method: request.method,
  url: request.url,
  headers: request.headers(),
  account: null,
  last4: null,
  parsed: null,
  response: null,
  status: null,
  code: null,
  durationMs: null,
  broken: null,
  fault: null,
  scenario: null,
  overridden: false,
  replayed: false,
  source: null,
  callback: null,
  issues: [],
  limitsBefore: [],
  limitsAfter: [],
});

/** A line of the request log that was added or changed. */
export interface ChangedRequest extends Ordered<RequestLogLine> {
  /** True if the request had an API key, valid or not. */
  hasKey: boolean;
}

/** The last requests, newest last. */
export class RequestLog {
  readonly #capacity: number;
  /** A ring: once full, each new draft replaces the oldest. */
  #drafts: LogDraft[] = [];
  #oldest = 0;
  readonly #revisions: Revisions;
  readonly #requests = new BodyBudget(
    MAX_CHARACTERS.requests,
    ({ parsed }) => parsed?.text?.length ?? 0,
    (draft) => (draft.parsed = null),
  );
  readonly #responses = new BodyBudget(
    MAX_CHARACTERS.responses,
    ({ response }) => response?.body?.length ?? 0,
    (draft) => (draft.response = null),
  );

  /** Get each request that ends, also if the log keeps none. */
  readonly ended = new Listeners<EndedRequest>();

  constructor(capacity: number, changeCount: ChangeCount) {
    this.#capacity = capacity;
    this.#revisions = new Revisions(changeCount);
  }

  /** How many requests it holds. */
  get size(): number {
    return this.#drafts.length;
  }

  add(draft: LogDraft): void {
    if (this.#drafts.length < this.#capacity) this.#drafts.push(draft);
    else if (this.#capacity > 0) {
      this.#drop(this.#drafts[this.#oldest]!);
      this.#drafts[this.#oldest] = draft;
      this.#oldest = (this.#oldest + 1) % this.#capacity;
    }
    draft.isLogged = this.#capacity > 0;
    this.#markChanged(draft);
    draft.order = draft.revision;
    draft.addedAt = Date.now();
  }

  /** Adds the request's content to a draft. */
  setParsed(draft: LogDraft, parsed: ParsedRequest): void {
    // Newer requests, or a reset, may have dropped it meanwhile.
    if (!draft.isLogged) return;
    draft.parsed = parsed;
    this.#requests.add(draft);
    // The body of a rejected request may come after its response.
    if (draft.durationMs !== null) this.#markChanged(draft);
  }

  /** Adds the end of the request to a draft; `null` if the caller disconnected. */
  complete(draft: LogDraft, response: MockResponse | null, durationMs: number): void {
    draft.durationMs = durationMs;
    draft.broken = response?.broken ?? null;
    draft.status = response === null || response.broken === 'reset' ? null : response.status;
    this.#markChanged(draft);
    this.ended.report(() => toEndedRequest(draft, durationMs));
    if (!draft.isLogged || response === null) return;
    draft.response = toStoredResponse(response);
    this.#responses.add(draft);
  }

  /** The entries, with these secrets masked. */
  list(secrets: Iterable<string>): RequestLogEntry[] {
    const masker = createMasker(secrets);
    return this.#inOrder().map((draft) => toEntry(draft, masker));
  }

  /** One entry, with these secrets masked; `undefined` if the log does not have it. */
  find(id: string, secrets: Iterable<string>): RequestLogEntry | undefined {
    // After a restore, ids repeat: the newest is the one that is meant.
    const draft = this.#inOrder().findLast((each) => each.id === id);
    return draft && toEntry(draft, createMasker(secrets));
  }

  /** By id of a request: those of some words, in lower case, that its body or that of its response contains. */
  findWords(words: readonly string[]): [id: string, found: string[]][] {
    return this.#drafts.map(({ id, parsed, response }) => [id, findWords(`${parsed?.text ?? ''}\n${response?.body ?? ''}`, words)]);
  }

  /** The place of a time in the log: the order of the newest request that is not later. */
  orderAt(at: number): number {
    return this.#drafts.reduce((order, draft) => (draft.at <= at ? Math.max(order, draft.order) : order), 0);
  }

  /** What has changed since a revision, with these secrets masked. Everything, if that revision is not of this log. */
  changes(since: number, secrets: Iterable<string>): LogChanges<ChangedRequest> {
    // Most looks find nothing new, and putting the log in order takes time.
    if (this.#revisions.isCurrent(since)) return { revision: since, isComplete: false, lines: [] };
    const { lines, ...changes } = this.#revisions.changes(since, this.#inOrder(), ({ revision }) => revision);
    const masker = createMasker(secrets);
    const toChanged = (draft: LogDraft): ChangedRequest => {
      const { order, addedAt } = draft;
      return { ...toLine(draft, masker), order, addedAt, hasKey: hasKey(draft) };
    };
    return { ...changes, lines: lines.map(toChanged) };
  }

  clear(): void {
    for (const draft of this.#drafts) this.#drop(draft);
    this.#drafts = [];
    this.#oldest = 0;
    this.#revisions.clear();
  }

  #markChanged(draft: LogDraft): void {
    draft.revision = this.#revisions.next();
  }

  #inOrder(): LogDraft[] {
    return [...this.#drafts.slice(this.#oldest), ...this.#drafts.slice(0, this.#oldest)];
  }

  #drop(draft: LogDraft): void {
    draft.isLogged = false;
    this.#requests.remove(draft);
    this.#responses.remove(draft);
  }
}
