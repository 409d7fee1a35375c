import type { RateLimit } from '../contract/rate-limit.js';
import type { Clock } from '../rate-limit/clock.js';
import { responseRateLimit, type LimitResponse } from '../rate-limit/on-response.js';
import { availableAt, type CallRequest, type Decision } from '../rate-limit/state.js';
import { StateStore } from '../rate-limit/store.js';
import type { SentCall } from '../rate-limit/traffic.js';
import type { RedisConnection } from './connection.js';
import { createLog, readReply, toArgument } from './log.js';
import { othersWaiting, toLocalState, type EndedCall, type Entry } from './protocol.js';

/** Knowledge older than this is not enough to make a call wait or to reject it. */
const FRESH_MS = 1000;
/** A waiting process looks for news at least this often, and at most this often for each process that waits. */
const POLL_MS = { longest: 1000, shortest: 20, perProcess: 10 } as const;
/** A process that waits for the same permit as others asks at a random time: within a millisecond for each of them, and within this at most. */
const LONGEST_YIELD_MS = 20;
/** It looks more often the sooner a permit is expected. */
const POLL_SHARE = 1 / 8;

/**
 * Keeps the state of one key in a log in Redis: each process folds it, so all have the same state. Between two replies, and while Redis is
 * away, a process goes on with the state as it knows it. The time of the state is that of Redis,
 * but never goes back.
 */
export class RedisStore extends StateStore {
  readonly #connection: RedisConnection;
  readonly #key: Promise<string>;
  readonly #reserve: number;
  readonly #id = crypto.randomUUID();
  #log = createLog();
  #freshUntil = 0;
  /** Permits of the log that no call has taken yet: the queue is drained in slices. And calls that have taken one. */
  #permits: SentCall[] = [];
  #callsOfLog = new WeakSet<SentCall>();
  /** What the next entry reports. */
  #ended: (Omit<EndedCall, 'ageMs'> & { endedAt: number })[] = [];
  /** The next exchange. A process has one at a time. */
  #next: { at: number; cancel?: () => void } | undefined;
  #isExchanging = false;
  /** How many other processes waited when Redis was lost. */
  #others = 0;
  /** Since when the calls that wait for the next exchange have waited for Redis; undefined if none does. */
  #waitsSince: number | undefined;

  constructor(connection: RedisConnection, key: Promise<string>, clock: Clock, reserve: number) {
    super(clock);
    this.#connection = connection;
    this.#key = key;
    this.#reserve = reserve;
    this.offset = clock.now() - clock.monotonic();
  }

  override decide(request: CallRequest, now: number): Decision | { type: 'pending' } {
    if (this.#isLocal) {
      // Each of the others may have sent as many calls as this process since the last response.
      return super.decide({ ...request, reserve: request.reserve + this.#others * this.demand.inFlight }, now);
    }
    if (this.#permits.length > 0) return { type: request.count === 1 ? 'grant' : 'pending' };
    if (now >= this.#freshUntil) return { type: 'pending' };
    const decision = super.decide(request, now);
    const at = now + this.offset;
    // While nothing is known, a call that may not wait goes although no permit is available.
    return decision.type === 'grant' && availableAt(this.state, request, at) === at ? { type: 'pending' } : decision;
  }

  override advance(now: number): void {
    super.advance(now);
    // Without Redis, no call is pending: those that wait find out when it is back.
    if (this.#isLocal && this.#hasWaitingCalls) this.#exchangeIn(0);
  }

  override ask(deadline: number): void {
    const now = this.clock.monotonic();
    // A call for which Redis had no permit has waited for Redis alone since its deadline.
    const since = this.#isExchanging ? now : Math.min(now, deadline);
    this.#waitsSince = Math.min(this.#waitsSince ?? since, since);
    // In random order, so that no process always asks first for a permit that all expect.
    this.#exchangeIn(Math.min(LONGEST_YIELD_MS, this.#othersWaiting(now + this.offset)) * this.clock.random());
  }

  override take(now: number): SentCall {
    const permit = this.#permits.shift();
    if (!permit) return super.take(now);
    this.#callsOfLog.add(permit);
    return permit;
  }

  override end(call: SentCall, response: LimitResponse | null, now: number): RateLimit {
    const at = now + this.offset;
    const isOfLog = this.#callsOfLog.has(call);
    // For the log, the wall clock is that of Redis, which all processes share. For the caller it is that of this machine.
    const shared = response && { ...response, wallOffset: -this.#log.shared.lostMs };
    const latencyMs = Math.max(0, at - call.sentAt);
    // What Redis cannot receive is old when it is back, except for the latest.
    if (this.#isLocal) this.#ended = [];
    if (isOfLog || shared) this.#ended.push({ call: isOfLog ? call : null, response: shared, endedAt: now, latencyMs });
    this.#exchangeIn(0);
    const rateLimit = super.end(call, shared, now);
    if (!response) return rateLimit;
    return responseRateLimit(this.state, call, { ...response, wallOffset: response.wallOffset - this.offset }, at);
  }

  /** Redis was lost. */
  continueLocally(): void {
    this.#others = this.#othersWaiting(this.clock.monotonic() + this.offset);
    this.state = toLocalState(this.state, this.demand.inFlight, this.#others);
    this.#permits = [];
    this.#ended = this.#ended.slice(-1);
    this.demand.drain();
  }

  get #isLocal(): boolean {
    return this.#connection.state === 'local';
  }

  get #hasWaitingCalls(): boolean {
    const { interactive, bulk } = this.demand.queued;
    return interactive + bulk > 0;
  }

  /** Exchanges after `ms`, or earlier. 0: at the end of this turn of the event loop, so that all calls that come in it share one exchange. */
  #exchangeIn(ms: number): void {
    const now = this.clock.monotonic();
    const { delayMs } = this.#connection;
    const waitMs = Math.max(ms, delayMs);
    // Ended calls alone wait until Redis is asked for another reason: a timer would keep the process running.
    if (delayMs > 0 && !this.#hasWaitingCalls) return;
    if (this.#isExchanging || (this.#next && this.#next.at <= now + waitMs)) return;
    this.#next?.cancel?.();
    const start = (): void => {
      this.#next = undefined;
      if (this.#hasWaitingCalls || this.#connection.isReady) void this.#exchange();
      else this.#waitsSince = undefined;
    };
    this.#next = { at: now + waitMs };
    if (waitMs > 0) this.#next.cancel = this.clock.after(waitMs, start);
    else queueMicrotask(start);
  }

  /** Sends Redis what happened, grants the permits that it returns to calls, and asks again when there may be more. */
  async #exchange(): Promise<void> {
    this.#isExchanging = true;
    const now = this.clock.monotonic();
    const { inFlight, queued } = this.demand;
    const held = this.#permits.length;
    const interactive = Math.max(0, queued.interactive - held);
    const entry: Entry = {
      member: this.#id,
      random: this.clock.random(),
      reserve: this.#reserve,
      // Calls that have a permit count as in flight. `interactive` ones take theirs first.
      inFlight: inFlight + held,
      interactive,
      bulk: Math.max(0, queued.interactive + queued.bulk - held - interactive),
      ended: this.#ended.map(({ endedAt, ...rest }) => ({ ...rest, ageMs: now - endedAt })),
    };
    const waitedMs = this.#hasWaitingCalls ? now - (this.#waitsSince ?? now) : null;
    this.#ended = [];
    this.#waitsSince = undefined;
    const argument = toArgument(this.#log, entry, this.#isLocal, now + this.offset);
    await this.#connection.run(this.#key, argument, waitedMs, (reply) => this.#read(reply));
    this.#isExchanging = false;
    this.demand.drain();
    // Permits that no call takes, because calls were aborted, are free for other processes again.
    const areUnused = !this.#hasWaitingCalls && this.#permits.length > 0;
    if (areUnused) this.#permits = [];
    if (areUnused || this.#ended.length > 0) this.#exchangeIn(0);
    else if (this.#hasWaitingCalls) this.#exchangeIn(this.#isLocal ? 0 : this.#pollMs());
  }

  #read(reply: unknown): void {
    const { log, permits, time } = readReply(this.#log, reply, this.#id);
    const isSame = log.epoch === this.#log.epoch;
    // Calls with permits of a log that is lost are not known to this one.
    if (!isSame) this.#callsOfLog = new WeakSet();
    this.#log = log;
    this.state = log.shared.limiter;
    this.#permits = isSame ? [...this.#permits, ...permits] : permits;
    const now = this.clock.monotonic();
    this.#freshUntil = now + FRESH_MS;
    // Redis read its clock before we received this: our estimate is never early.
    this.offset = time - now;
  }

  /** Milliseconds after which this process asks again for the calls that wait. */
  #pollMs(): number {
    const { now, state } = this.inspect(this.clock.monotonic());
    const shortest = Math.max(POLL_MS.shortest, POLL_MS.perProcess * this.#othersWaiting(now));
    const untilMs = (availableAt(state, { count: 1, reserve: 0 }, now) ?? now) - now;
    return Math.min(POLL_MS.longest, Math.max(shortest, untilMs * POLL_SHARE));
  }

  #othersWaiting(now: number): number {
    return othersWaiting(this.#log.shared, this.#id, now).length;
  }
}
