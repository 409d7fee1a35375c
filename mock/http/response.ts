import type { Issue } from '../../src/contract/issues.js';
import { retryAfter, toHeaderEntries } from '../formats/rate-limit-headers.js';
import type { HeaderEntry } from '../core/http-message.js';
import { toFaultResponse, type Fault } from '../faults/faults.js';
import { bearerKey } from '../limits/key.js';
import { mostRestrictive, limitStatuses } from '../limits/limits.js';
import type { Tier } from '../core/tiers.js';
import { toMockServiceError } from './to-service-error.js';
import type { Dependencies, HandlerResult, RequestContext } from './context.js';
import type { KeyRecord } from '../core/store.js';
import type { MockRequest, MockResponse } from '../core/http-message.js';

interface Problem {
  status: number;
  code: string;
  message: string;
  details?: readonly Issue[];
}

const json: HeaderEntry = ['Content-Type', 'application/json'];

/** Writes answers: headers on every one, those of the limits for everybody who has a key, and problems in the shape that is asked for. */
export class ResponseBuilder {
  readonly #parts: Dependencies;
  #second = -1;
  #date = '';

  constructor(parts: Dependencies) {
    this.#parts = parts;
  }

  /** What was served; a whole answer of the test's own keeps the headers it has. */
  served(visit: RequestContext, served: HandlerResult | MockResponse): MockResponse {
    const lines = this.#lines(visit, visit.draft.replayed ? [['Idempotent-Replayed', 'true']] : []);
    if ('text' in served) return { status: served.status, headers: served.text === null ? lines : [json, ...lines], body: served.text };
    const own = new Set(served.headers.map(([name]) => name.toLowerCase()));
    return { ...served, headers: [...lines.filter(([name]) => !own.has(name.toLowerCase())), ...served.headers] };
  }

  /** Why it was not. */
  refused(visit: RequestContext, error: unknown): MockResponse {
    visit.key ??= this.#known(visit.request);
    const refusal = toMockServiceError(error, visit.draft.operation);
    return this.#problem(visit, refusal, this.#lines(visit, Object.entries(refusal.headers)));
  }

  /** What a fault puts in the place of an answer. One that says a limit is spent shows it spent in the headers too. */
  faulty(visit: RequestContext, fault: Fault): MockResponse {
    if (fault.network !== undefined) return { status: 0, headers: [], body: null, broken: 'reset' };
    const answer = toFaultResponse(fault);
    const tier = { ...this.#parts.tierOf(visit.key!) };
    if (answer.code === 'trial_exhausted') tier.total = 0;
    else if (answer.code === 'quota_exceeded') tier.perDay = 0;
    const now = this.#parts.environment.now();
    const first = mostRestrictive(limitStatuses(visit.key!, tier, now));
    const isSpent = answer.code === 'trial_exhausted' || answer.code === 'quota_exceeded';
    const after = isSpent ? retryAfter(first?.resetAt ?? null, now) : '1';
    const waits = after !== null && (answer.status === 429 || answer.status === 503);
    return this.#problem(visit, answer, this.#lines(visit, waits ? [['Retry-After', after]] : [], tier));
  }

  #lines({ draft: note, key }: RequestContext, more: readonly HeaderEntry[], tier?: Tier): HeaderEntry[] {
    const { environment: world, tierOf, rateLimitHeaders } = this.#parts;
    const now = world.now();
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#date = new Date(now).toUTCString();
    }
    const lines: HeaderEntry[] = [
      ['X-Request-Id', note.id],
      ['Date', this.#date],
    ];
    if (key) {
      const limits = toHeaderEntries(rateLimitHeaders, limitStatuses(key, tier ?? tierOf(key), now), now);
      // A dialect that says Retry-After on every answer does not say it twice.
      for (const line of limits) if (more.length === 0 || !more.some(([name]) => name === line[0])) lines.push(line);
    }
    lines.push(...more);
    return lines;
  }

  #problem(visit: RequestContext, { status, code, message, details = [] }: Problem, lines: readonly HeaderEntry[]): MockResponse {
    const { draft: note, request: incoming } = visit;
    note.code = code;
    const { contentType, body } = this.#parts.errorFormat({ status, code, message, details, requestId: note.id, path: incoming.path });
    return { status, headers: [['Content-Type', contentType], ...lines], body };
  }

  /** Who asked, where that was not needed to refuse. */
  #known(incoming: MockRequest): KeyRecord | undefined {
    const key = bearerKey(incoming.header('authorization'));
    const record = key === null ? undefined : this.#parts.store.keys.get(key);
    return record?.revoked === false ? record : undefined;
  }
}
