import type { RateLimit } from '../contract/rate-limit.js';
import type { Clock } from '../rate-limit/clock.js';
import type { LimitResponse } from '../rate-limit/headers/reading.js';
import { availableAt, type CallRequest, type Decision } from '../rate-limit/state.js';
import { StateStore } from '../rate-limit/store.js';
import type { SentCall } from '../rate-limit/traffic/traffic.js';
import type { RedisConnection } from './connection.js';
import { initialLog, readReply, toArgument } from './log.js';
import { othersWaiting, sentAtOf, toLocalState, type EndedCall, type Entry, type LogCall } from './protocol.js';

/** Knowledge older than this is not enough to make a call wait or to reject it. A waiting process looks for news at least this often. */
const FRESH_MS = 1000;
/** It looks more often the sooner a permit is expected: in this share of the time until then. */
const POLL_SHARE = 1 / 8;
/** But not more often than after this, for itself, for Redis, and for each other process that waits. Measured with 3, 30 and 100 processes. */
const POLL_MS = 10;

/** Keeps the state of one key in a log in Redis. Between two replies, and while Redis is away, a process goes on with the state as it knows it. */
export class RedisStore extends StateStore {
  readonly #connection: RedisConnection;
  readonly #key: Promise<string>;
  readonly #reserve: number;
  readonly #id = crypto.randomUUID();
  #log = initialLog;
  #freshUntil = 0;
  /** Permits of the log that no call has taken yet: the queue is drained in slices. */
  #permits: LogCall[] = [];
  /** Calls that ended, until an exchange has reported them. */
  #ended: EndedCall[] = [];
  #endedCount = 0;
  /** The next exchange. A process has one at a time. */
  #next: { at: number; cancel?: () => void } | undefined;
  #isExchanging = false;
  /** The latest exchange failed. */
  #hasFailed = false;
  /** How many other processes waited when Redis was lost, and when that was. */
  #others = 0;
  #localSince = 0;

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
    if (this.#isLocal && this.#areCallsWaiting) this.#exchangeIn(0);
  }

  override ask(): void {
    // In random order, so that no process always asks first for a permit that all expect: within a millisecond for each of them.
    this.#exchangeIn(this.#othersWaiting() * this.clock.random());
  }

  override take(now: number): LogCall {
    return { ...(this.#permits.shift() ?? super.take(now)), takenAt: now };
  }

  override end(call: LogCall, response: LimitResponse | null, now: number): RateLimit {
    return super.end({ ...call, sentAt: sentAtOf(call, now, now + this.offset) }, response, now);
  }

  protected override learn(call: SentCall, response: LimitResponse | null, now: number): void {
    // For the log, the wall clock is that of Redis, which all processes share. For the caller it is that of this machine.
    const shared = response && { ...response, wallOffset: -this.#log.shared.lostMs };
    super.learn(call, shared, now);
    // What Redis cannot receive is old when it is back, except for the latest.
    if (this.#isLocal) this.#ended = [];
    this.#ended.push({ number: ++this.#endedCount, call, response: shared, endedAt: now });
    this.#exchangeIn(0);
  }

  continueLocally(): void {
    this.#others = this.#othersWaiting();
    this.#localSince = this.clock.monotonic();
    this.state = toLocalState(this.state, this.demand.inFlight, this.#others);
    this.#permits = [];
    this.#ended = this.#ended.slice(-1);
    this.demand.drain();
  }

  get #isLocal(): boolean {
    return this.#connection.state === 'local';
  }

  get #areCallsWaiting(): boolean {
    const { interactive, bulk } = this.demand.queued;
    return interactive + bulk > 0;
  }

  #othersWaiting(): number {
    return othersWaiting(this.#log.shared, this.#id, this.clock.monotonic() + this.offset).length;
  }

  /** Exchanges after `ms`, or earlier. 0: at the end of this turn of the event loop, so that all calls that come in it share one exchange. */
  #exchangeIn(ms: number): void {
    const { delayMs } = this.#connection;
    const waitMs = Math.max(ms, delayMs);
    const at = this.clock.monotonic() + waitMs;
    // Ended calls alone wait until Redis is asked for another reason: a timer would keep the process running.
    if (delayMs > 0 && !this.#areCallsWaiting) return;
    if (this.#isExchanging || (this.#next && this.#next.at <= at)) return;
    this.#next?.cancel?.();
    this.#next = { at };
    const start = (): void => {
      this.#next = undefined;
      // While permits are left, the limiter still grants them.
      const isDraining = this.#permits.length > 0 && this.#areCallsWaiting;
      if (!isDraining && (this.#areCallsWaiting || this.#connection.isReady)) void this.#exchange();
    };
    if (waitMs > 0) this.#next.cancel = this.clock.after(waitMs, start);
    else queueMicrotask(start);
  }

  /** Sends Redis what happened, grants the permits that it returns to calls, and asks again when there may be more. */
  async #exchange(): Promise<void> {
    this.#isExchanging = true;
    // Permits that no call takes, because calls were aborted, are free for other processes again: they are not in flight.
    this.#permits = [];
    const now = this.clock.monotonic();
    const { inFlight, queued } = this.demand;
    const entry: Entry = {
      member: this.#id,
      sentAt: now,
      random: this.clock.random(),
      reserve: this.#reserve,
      inFlight,
      ...queued,
      ...(this.#isLocal && { localMs: now - this.#localSince }),
      ended: [...this.#ended],
    };
    let isAnswered = false;
    const argument = toArgument(this.#log, entry, this.#isLocal, now + this.offset);
    await this.#connection.run(
      this.#key,
      argument,
      () => this.#areCallsWaiting,
      (reply) => {
        this.#read(reply);
        isAnswered = true;
        const reported = new Set(entry.ended);
        this.#ended = this.#ended.filter((each) => !reported.has(each));
      },
    );
    this.#isExchanging = false;
    this.demand.drain();
    // If Redis fails and no call waits, it is asked once more. After that, calls that ended are reported when it is asked for another one.
    const isOver = !isAnswered && this.#hasFailed && !this.#areCallsWaiting;
    this.#hasFailed = !isAnswered;
    if (!isOver && this.#ended.length + this.#permits.length > 0) this.#exchangeIn(0);
    else if (this.#areCallsWaiting) this.#exchangeIn(this.#isLocal ? 0 : this.#pollMs());
  }

  #read(reply: unknown): void {
    const { log, permits } = readReply(this.#log, reply, this.#id);
    this.#log = log;
    this.state = log.shared.limiter;
    this.#permits = permits;
    const now = this.clock.monotonic();
    this.#freshUntil = now + FRESH_MS;
    // Redis read its clock before we received this: our estimate is never early.
    this.offset = log.shared.time - now;
  }

  /** Milliseconds after which this process asks again for the calls that wait. */
  #pollMs(): number {
    const { now, state } = this.inspect(this.clock.monotonic());
    const untilMs = (availableAt(state, { count: 1, reserve: 0 }, now) ?? now) - now;
    return Math.min(FRESH_MS, Math.max(POLL_MS * (2 + this.#othersWaiting()), untilMs * POLL_SHARE));
  }
}
