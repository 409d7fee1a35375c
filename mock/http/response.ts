import type { Issue } from '../../src/contract/issues.js';
import { retryAfter, toHeaderLines, type HeaderLine } from '../formats/rate-limit-headers.js';
import { answerOf, type Fault } from '../faults/faults.js';
import { bearerKey } from '../limits/key.js';
import { binding, standings } from '../limits/limits.js';
import type { Tier } from '../core/tiers.js';
import { toRefusal } from '../core/service-error.js';
import type { Parts, Served, Visit } from './context.js';
import type { KeyRecord } from '../core/store.js';
import type { Incoming, Outgoing } from './types.js';

interface Problem {
  status: number;
  code: string;
  message: string;
  details?: readonly Issue[];
}

const json: HeaderLine = ['Content-Type', 'application/json'];

/** Writes answers: headers on every one, those of the limits for everybody who has a key, and problems in the shape that is asked for. */
export class Replies {
  readonly #parts: Parts;
  #second = -1;
  #date = '';

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What was served; a whole answer of the test's own keeps the headers it has. */
  served(visit: Visit, served: Served | Outgoing): Outgoing {
    const lines = this.#lines(visit, visit.note.replayed ? [['Idempotent-Replayed', 'true']] : []);
    if ('text' in served) return { status: served.status, headers: served.text === null ? lines : [json, ...lines], body: served.text };
    const own = new Set(served.headers.map(([name]) => name.toLowerCase()));
    return { ...served, headers: [...lines.filter(([name]) => !own.has(name.toLowerCase())), ...served.headers] };
  }

  /** Why it was not. */
  refused(visit: Visit, error: unknown): Outgoing {
    visit.key ??= this.#known(visit.incoming);
    const refusal = toRefusal(error, visit.note.operation);
    return this.#problem(visit, refusal, this.#lines(visit, Object.entries(refusal.headers)));
  }

  /** What a fault puts in the place of an answer. One that says a limit is spent shows it spent in the headers too. */
  faulty(visit: Visit, fault: Fault): Outgoing {
    if (fault.network !== undefined) return { status: 0, headers: [], body: null, broken: 'reset' };
    const answer = answerOf(fault);
    const tier = { ...this.#parts.tierOf(visit.key!) };
    if (answer.code === 'trial_exhausted') tier.total = 0;
    else if (answer.code === 'quota_exceeded') tier.perDay = 0;
    const now = this.#parts.world.now();
    const first = binding(standings(visit.key!, tier, now));
    const isSpent = answer.code === 'trial_exhausted' || answer.code === 'quota_exceeded';
    const after = isSpent ? retryAfter(first?.resetAt ?? null, now) : '1';
    const waits = after !== null && (answer.status === 429 || answer.status === 503);
    return this.#problem(visit, answer, this.#lines(visit, waits ? [['Retry-After', after]] : [], tier));
  }

  #lines({ note, key }: Visit, more: readonly HeaderLine[], tier?: Tier): HeaderLine[] {
    const { world, tierOf, rateLimitHeaders } = this.#parts;
    const now = world.now();
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#date = new Date(now).toUTCString();
    }
    const lines: HeaderLine[] = [
      ['X-Request-Id', note.id],
      ['Date', this.#date],
    ];
    if (key) {
      const limits = toHeaderLines(rateLimitHeaders, standings(key, tier ?? tierOf(key), now), now);
      // A dialect that says Retry-After on every answer does not say it twice.
      for (const line of limits) if (more.length === 0 || !more.some(([name]) => name === line[0])) lines.push(line);
    }
    lines.push(...more);
    return lines;
  }

  #problem(visit: Visit, { status, code, message, details = [] }: Problem, lines: readonly HeaderLine[]): Outgoing {
    const { note, incoming } = visit;
    note.code = code;
    const { contentType, body } = this.#parts.errorShape({ status, code, message, details, requestId: note.id, path: incoming.path });
    return { status, headers: [['Content-Type', contentType], ...lines], body };
  }

  /** Who asked, where that was not needed to refuse. */
  #known(incoming: Incoming): KeyRecord | undefined {
    const key = bearerKey(incoming.header('authorization'));
    const record = key === null ? undefined : this.#parts.store.keys.get(key);
    return record?.revoked === false ? record : undefined;
  }
}
