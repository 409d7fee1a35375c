import type { RateLimit } from '../contract/rate-limit.js';
import type { Clock } from '../rate-limit/clock.js';
import { onResponse, responseRateLimit, type LimitResponse } from '../rate-limit/on-response.js';
import {
  availableAt,
  decide,
  lastRateLimit,
  onNoResponse,
  onSent,
  tick,
  type CallRequest,
  type Decision,
  type LimiterState,
} from '../rate-limit/state.js';
import type { StateStore } from '../rate-limit/store.js';
import type { SentCall } from '../rate-limit/traffic.js';
import type { RedisConnection } from './connection.js';
import { exchangeScript } from './exchange-script.js';
import { toLocalState } from './offline.js';
import { createSharedState, fold, othersWaiting, processesBefore, type Entry, type ResponseEntry, type SharedState } from './protocol.js';

/** Entries after which a process replaces the log by its snapshot. A guess: a snapshot is as large as a dozen entries. */
const COMPACT_AFTER = 100;
/** Unused keys expire this long after the last limit in them resets. */
const KEEP_MS = 60_000;
const LONGEST_KEEP_MS = 32 * 864e5;
/** Knowledge older than this is not enough to make a call wait or to reject it. */
const FRESH_MS = 1000;
/** A waiting process looks for news at least this often, and at most this often for each process that waits. */
const POLL_MS = { longest: 1000, shortest: 20, perProcess: 10 } as const;
/** A process lets each that waited longer ask a millisecond before it, so that all are served in turn; this many at most. */
const LONGEST_YIELD_MS = 20;
/** It looks more often the sooner a permit is expected. */
const POLL_SHARE = 1 / 8;

/** A call with a permit of the log, or of this process alone if `epoch` is null. */
interface RedisCall extends SentCall {
  epoch: string | null;
}

/** What the store needs of the limiter whose calls it serves. */
export interface Demand {
  queued(): { interactive: number; bulk: number };
  drain(): void;
}

/** What one exchange returned. */
interface Reply {
  epoch: string;
  base: number;
  isKnown: boolean;
  lines: string[];
}

const parseReply = (reply: unknown): Reply => {
  if (!Array.isArray(reply) || reply.length !== 4 || !Array.isArray(reply[3])) {
    throw new TypeError('The Redis client returned no reply to EVALSHA. Pass a client of ioredis or node-redis, version 4 or later.');
  }
  const [epoch, base, isKnown, lines] = reply as [unknown, unknown, unknown, unknown[]];
  return { epoch: String(epoch), base: Number(base), isKnown: String(isKnown) === '1', lines: lines.map(String) };
};

/** Splits "<first> <rest>". */
const splitFirst = (line: string): [string, string] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

/** Keeps the state of one key in a log in Redis: each process folds it, so all have the same state. */
export class RedisStore implements StateStore {
  readonly #connection: RedisConnection;
  readonly #key: Promise<string>;
  readonly #clock: Clock;
  readonly #reserve: number;
  readonly #demand: Demand;
  readonly #id = crypto.randomUUID();
  /** The state of the log up to `position`; while Redis is away, `local` decides. */
  #shared = createSharedState();
  #epoch: string | null = null;
  #position = 0;
  #base = 0;
  #local: LimiterState | null = null;
  /** Redis' clock minus that of this process. */
  #offset: number;
  #syncedAt: number | null = null;
  /** Permits of the log that no call has taken yet. */
  #permits: RedisCall[] = [];
  #inFlight = 0;
  #responses: (Omit<ResponseEntry, 'ageMs'> & { receivedAt: number })[] = [];
  #released: SentCall[] = [];
  #isExchanging = false;
  #isScheduled = false;
  #cancelPoll: (() => void) | undefined;
  /** When the first of the calls that wait for the next exchange came; null if none does. */
  #askedAt: number | null = null;
  /** Processes that waited longer are about to ask first. */
  #isYielding = false;

  constructor(connection: RedisConnection, key: Promise<string>, clock: Clock, reserve: number, demand: Demand) {
    this.#connection = connection;
    this.#key = key;
    this.#clock = clock;
    this.#reserve = reserve;
    this.#demand = demand;
    this.#offset = clock.now() - clock.monotonic();
  }

  advance(now: number): void {
    if (this.#local) this.#local = tick(this.#local, now + this.#offset);
  }

  decide(request: CallRequest, now: number): Decision | { type: 'pending' } {
    if (this.#local) return this.peek(request, now);
    if (this.#permits.length >= request.count) return { type: 'grant' };
    if (this.#permits.length > 0) return { type: 'pending' };
    const isFresh = this.#syncedAt !== null && now - this.#syncedAt <= FRESH_MS;
    if (!isFresh) return { type: 'pending' };
    const decision = this.peek(request, now);
    if (decision.type !== 'grant') return decision;
    // While nothing is known, a call that may not wait goes although no permit is available.
    const at = now + this.#offset;
    const availableFrom = availableAt(tick(this.#state, at), request, at);
    return availableFrom === null || availableFrom > at ? decision : { type: 'pending' };
  }

  peek(request: CallRequest, now: number): Decision {
    const at = now + this.#offset;
    const state = tick(this.#state, at);
    const decision = decide(state, { ...request, deadline: request.deadline + this.#offset }, at);
    if (decision.type === 'wait' && decision.until !== null) return { ...decision, until: decision.until - this.#offset };
    return decision.type === 'reject' && decision.retryAt !== null ? { ...decision, retryAt: decision.retryAt - this.#offset } : decision;
  }

  ask(deadline: number): void {
    const now = this.#clock.monotonic();
    // A call for which Redis had no permit has waited for Redis alone since its deadline.
    const since = this.#isExchanging ? now : Math.min(now, deadline);
    this.#askedAt = Math.min(this.#askedAt ?? since, since);
    if (this.#cancelPoll && this.#isYielding) return;
    const before = processesBefore(this.#shared, this.#id, this.#clock.monotonic() + this.#offset);
    this.#isYielding = before > 0;
    this.#pollIn(Math.min(LONGEST_YIELD_MS, before));
  }

  take(now: number): SentCall {
    this.#inFlight++;
    const permit = this.#permits.shift();
    if (permit) return permit;
    const [state, call] = onSent(this.#local ?? this.#state, now + this.#offset);
    if (this.#local) this.#local = state;
    return { ...call, epoch: null } as RedisCall;
  }

  respond(call: SentCall, response: LimitResponse, now: number): RateLimit {
    this.#inFlight--;
    const at = now + this.#offset;
    const own = {
      ...response,
      wallOffset: 0,
      windows: response.windows.map(({ name, limit, remaining, reset }) => ({ name, limit, remaining, reset })),
    };
    if (this.#local) this.#local = onResponse(this.#local, call, own, at, this.#clock.random());
    const isOfLog = (call as RedisCall).epoch !== null && (call as RedisCall).epoch === this.#epoch;
    this.#responses.push({ call: isOfLog ? call : null, response: own, receivedAt: now, latencyMs: Math.max(0, at - call.sentAt) });
    this.#schedule();
    return responseRateLimit(this.#state, call, own, at);
  }

  release(call: SentCall): void {
    this.#inFlight--;
    if (this.#local) this.#local = onNoResponse(this.#local, call);
    if ((call as RedisCall).epoch !== null && (call as RedisCall).epoch === this.#epoch) this.#released.push(call);
    this.#schedule();
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  rateLimit(): RateLimit {
    return lastRateLimit(this.#state, 0);
  }

  inspect(now: number): { now: number; state: LimiterState } {
    const at = now + this.#offset;
    return { now: at, state: tick(this.#state, at) };
  }

  /** Redis was lost or is back. */
  onConnectionChange(): void {
    const isLost = this.#connection.state === 'local';
    const now = this.#clock.monotonic() + this.#offset;
    this.#local = isLost ? toLocalState(this.#shared, this.#id, this.#inFlight, now) : null;
    if (!isLost) return;
    this.#permits = [];
    // What Redis could not receive is old when it is back, except for the latest.
    this.#responses = this.#responses.slice(-1);
    this.#released = [];
  }

  get #state(): LimiterState {
    return this.#local ?? this.#shared.limiter;
  }

  /** Exchanges at the end of this turn of the event loop, so that all calls that come in it share one exchange. */
  #schedule(): void {
    if (this.#isScheduled || this.#isExchanging) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#exchangeOrWait();
    });
  }

  #exchangeOrWait(): void {
    const { interactive, bulk } = this.#demand.queued();
    const isWaiting = interactive + bulk > 0;
    const delayMs = this.#connection.delayMs(isWaiting);
    if (delayMs === 0) void this.#exchange({ interactive, bulk });
    else if (delayMs !== null && isWaiting) this.#pollIn(delayMs);
  }

  async #exchange(wanted: { interactive: number; bulk: number }): Promise<void> {
    this.#isExchanging = true;
    this.#cancelPoll?.();
    this.#cancelPoll = undefined;
    this.#isYielding = false;
    const sentAt = this.#clock.monotonic();
    const waitedMs = sentAt - (this.#askedAt ?? sentAt);
    this.#askedAt = null;
    const entry: Entry = {
      member: this.#id,
      random: this.#clock.random(),
      inFlight: this.#inFlight,
      reserve: this.#reserve,
      ...wanted,
      responses: this.#responses.map(({ receivedAt, ...rest }) => ({ ...rest, ageMs: sentAt - receivedAt })),
      released: this.#released,
    };
    this.#responses = [];
    this.#released = [];
    try {
      const text = JSON.stringify(this.#toArgument(entry));
      const hasWaitingCalls = wanted.interactive + wanted.bulk > 0;
      const reply = await this.#connection.run(exchangeScript, await this.#key, text, hasWaitingCalls, waitedMs);
      this.#readOrFail(reply);
    } catch {
      // The connection has reported why, and changed to `local` if that matters.
    }
    this.#isExchanging = false;
    this.#settle();
  }

  #readOrFail(reply: unknown): void {
    try {
      this.#read(parseReply(reply));
      this.#syncedAt = this.#clock.monotonic();
      this.#connection.succeed();
    } catch (error) {
      this.#connection.fail(error);
    }
  }

  #toArgument(entry: Entry): object {
    const compact = this.#epoch !== null && this.#position - this.#base > COMPACT_AFTER;
    const isNew = this.#epoch === null || compact || this.#connection.state === 'local';
    return {
      epoch: crypto.randomUUID(),
      knownEpoch: this.#epoch ?? '',
      position: this.#position,
      compact,
      snapshot: isNew ? JSON.stringify(this.#shared) : '{}',
      ttl: this.#ttlMs(),
      entry: JSON.stringify(entry),
    };
  }

  /** Until the last known limit has ended, and a while. */
  #ttlMs(): number {
    const { traffic, budgets, exhausted } = this.#shared.limiter;
    const now = this.#clock.monotonic() + this.#offset;
    const ends = [traffic.blockedUntil, exhausted?.until ?? 0, ...budgets.map(({ reset }) => reset.at ?? 0)];
    return Math.ceil(Math.min(LONGEST_KEEP_MS, KEEP_MS + Math.max(0, Math.max(...ends) - now)));
  }

  /** Folds what is new in the log. The last entry is ours. */
  #read({ epoch, base, isKnown, lines }: Reply): void {
    const entries = isKnown ? lines : lines.slice(1);
    if (!isKnown) {
      const snapshot = splitFirst(splitFirst(lines[0] ?? '')[1])[1];
      this.#shared = { ...createSharedState(), ...(JSON.parse(snapshot) as Partial<SharedState>) };
      this.#epoch = epoch;
      this.#position = base;
    }
    this.#base = base;
    for (const [index, line] of entries.entries()) {
      const [time, text] = splitFirst(line);
      const [shared, permits] = fold(this.#shared, JSON.parse(text) as Entry, Number(time));
      this.#shared = shared;
      this.#position++;
      if (index < entries.length - 1) continue;
      this.#permits = permits.map((permit) => ({ ...permit, epoch }));
      // Redis read its clock before we received this: our estimate is never early.
      this.#offset = Number(time) - this.#clock.monotonic();
    }
  }

  /** Lets calls go, and looks again when there may be more permits. */
  #settle(): void {
    const gotPermits = this.#permits.length > 0;
    this.#demand.drain();
    this.#permits = [];
    const hasNews = this.#responses.length + this.#released.length > 0;
    if (hasNews) return this.#schedule();
    const { interactive, bulk } = this.#demand.queued();
    if (interactive + bulk === 0) return;
    if (this.#local) return this.#pollIn(this.#connection.delayMs(true) ?? POLL_MS.longest);
    this.#pollIn(gotPermits ? 0 : this.#pollMs());
  }

  #pollMs(): number {
    const now = this.#clock.monotonic();
    const decision = this.peek({ count: 1, reserve: 0, deadline: now + LONGEST_KEEP_MS }, now);
    const untilMs = decision.type === 'wait' && decision.until !== null ? decision.until - now : 0;
    const processes = othersWaiting(this.#shared, this.#id, now + this.#offset).length;
    const shortest = Math.max(POLL_MS.shortest, POLL_MS.perProcess * processes);
    // Responses to other processes' calls may change everything.
    if (this.#shared.limiter.traffic.inFlight > this.#inFlight) return shortest;
    return Math.min(POLL_MS.longest, Math.max(shortest, untilMs * POLL_SHARE));
  }

  #pollIn(ms: number): void {
    this.#cancelPoll?.();
    if (ms === 0) return this.#schedule();
    this.#cancelPoll = this.#clock.after(ms, () => {
      this.#cancelPoll = undefined;
      this.#isYielding = false;
      this.#schedule();
    });
  }
}
