import type { RateLimit } from '../contract/rate-limit.js';
import { runSafely } from '../util/run-safely.js';
import { Call } from './call.js';
import type { Clock } from './clock.js';
import { ConcurrencyGroups } from './concurrency-groups.js';
import { CHECK_INTERVAL_MS, SLICE_CALLS } from './constants.js';
import { BULK_RANK_OFFSET, Queue } from './queue.js';
import { toRateLimit, type LimitResponse } from './headers/reading.js';
import { decide, isForgettable, type Decision } from './state.js';
import type { Demand, StateStore } from './store.js';
import type { AcquireOptions, KeyLimiter, LimiterInspection, Permit, Rejection, Wait } from './types.js';

type Waiting = Exclude<ReturnType<StateStore['decide']>, { type: 'grant' | 'reject' }>;

/** The limiter of one key: its queues and timers. Its store decides. */
export class QueueingLimiter<Store extends StateStore = StateStore> implements KeyLimiter, Demand {
  readonly store: Store;
  inFlight = 0;
  readonly #clock: Clock;
  readonly #reserve: number;
  /** Calls that wait for others of their client to end. */
  readonly #groups = new ConcurrencyGroups<Call>();
  readonly #queue = new Queue<Call>();
  #nextRank = 0;
  /** Calls without a permit yet: in a queue, or before they enter one. */
  #waiting = 0;
  /** When the queue was checked last, and when it is to be checked again: at the earliest deadline, or if something has changed. */
  #checkedAt = 0;
  #checkAt = Infinity;
  /** The rank from which on the queue is still to be checked. */
  #checkFrom: number | undefined;
  #timer: { at: number; cancel: () => void } | undefined;
  #isDraining = false;

  constructor(store: Store, clock: Clock, reserve: number) {
    this.store = store;
    this.#clock = clock;
    this.#reserve = reserve;
    store.demand = this;
  }

  acquire(options: AcquireOptions): Promise<Permit | Rejection> {
    const rank = this.#nextRank++ + (options.priority === 'bulk' ? BULK_RANK_OFFSET : 0);
    return this.submit(new Call(this, options, rank, this.#clock.monotonic() + (options.totalTimeout ?? Infinity)), 0);
  }

  get rateLimit(): KeyLimiter['rateLimit'] {
    const { decision, rateLimit, wallOffset } = this.#look();
    const retryAt = decision.type === 'reject' ? decision.retryAt : null;
    return { windows: rateLimit.windows, ...(retryAt !== null && { retryAt: new Date(retryAt + wallOffset) }) };
  }

  inspect(): LimiterInspection {
    // A copy, so that redacting it for a bug report does not change the limiter.
    return structuredClone({ queued: this.queued, ...this.store.inspect(this.#clock.monotonic()) });
  }

  get queued(): Demand['queued'] {
    const interactive = this.#queue.countBefore(BULK_RANK_OFFSET);
    return { interactive, bulk: this.#queue.size - interactive };
  }

  /** No call needs this limiter, and a new one would get no more refusals. */
  get isIdle(): boolean {
    if (this.inFlight + this.#waiting > 0) return false;
    const { now, state } = this.store.inspect(this.#clock.monotonic());
    return isForgettable(state, now);
  }

  submit(call: Call, delayMs: number): Promise<Permit | Rejection> {
    const { signal } = call.options;
    if (call.waiting) return call.waiting;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const waiting = call.wait();
    this.#waiting++;
    if (delayMs > 0) call.cancelTimer = this.#clock.after(delayMs, () => this.#enter(call));
    else this.#enter(call);
    return waiting;
  }

  abort(call: Call): void {
    this.#settle(call, Promise.reject(call.options.signal?.reason as Error));
    this.#drain();
  }

  /** Ends the request of a call with its response, or without one. Returns what the response reports. */
  end(call: Call, response?: Omit<LimitResponse, 'wallOffset'>): RateLimit {
    const { sent } = call;
    if (!sent) return this.#look().rateLimit;
    call.sent = undefined;
    this.inFlight--;
    const now = this.#clock.monotonic();
    const rateLimit = this.store.end(sent, response ? { ...response, wallOffset: this.#clock.now() - now } : null, now);
    this.#groups.leave(call);
    this.drain();
    return rateLimit;
  }

  /** The limits have changed, or what is known of them. */
  drain(): void {
    this.#checkSoon();
    this.#drain();
  }

  /** Checks the queue again, because some of its calls may wait longer now. */
  #checkSoon(): void {
    this.#checkAt = Math.min(this.#checkAt, this.#checkedAt + this.#queue.size * CHECK_INTERVAL_MS);
  }

  /** Grants permits to all calls that may be sent now, and wakes when the next one may. */
  #drain(): void {
    // A permit may be released or reported while permits are granted, and before the next slice.
    if (this.#isDraining) return;
    this.#isDraining = true;
    const now = this.#clock.monotonic();
    this.store.advance(now);
    let waiting: Waiting | undefined;
    for (let left = SLICE_CALLS; ;) {
      const admitted = this.#groups.admit((call) => this.#withdraw(call, now));
      if (admitted) this.#enqueue(admitted, now);
      const { first } = this.#queue;
      waiting = first && this.#decide(first, 1, now);
      const isChecking = waiting?.type === 'wait' && this.#check(now);
      if (!admitted && !isChecking && (waiting || !first)) break;
      left -= isChecking ? SLICE_CALLS : 1;
      // Other work of the process goes on first. A clock that stands still is one of a test, and there is none.
      if (left <= 0 && this.#clock.monotonic() > now) return this.#wakeAt(now, now);
    }
    this.#isDraining = false;
    if (!waiting) this.#checkAt = Infinity;
    if (waiting?.type === 'pending') this.store.ask();
    else this.#wakeAt(Math.min(waiting?.until ?? Infinity, this.#checkAt), now);
  }

  /** Lets a call into the limit queue, if its client has not too many calls there or in flight. */
  #enter(call: Call): void {
    const now = this.#clock.monotonic();
    if (call.endsAt < now) return this.#expire(call);
    if (call.options.concurrency === undefined) {
      this.store.advance(now);
      this.#enqueue(call, now);
    } else {
      this.#groups.join(call);
      if (call.endsAt < Infinity) call.cancelTimer = this.#clock.after(call.endsAt - now, () => this.#expire(call));
    }
    this.#drain();
  }

  /** Puts a call into the limit queue, unless it may go at once or would wait too long. */
  #enqueue(call: Call, now: number): void {
    call.waitsSince = now;
    call.deadline = Math.min(now + call.options.maxWait - call.waitedMs, call.endsAt);
    call.reportedWait = undefined;
    const before = this.#queue.countBefore(call.rank);
    const waiting = this.#decide(call, before + 1, now);
    if (!waiting) return;
    if (before < this.#queue.size) this.#checkSoon();
    this.#queue.join(call);
    this.#checkAt = Math.min(this.#checkAt, call.deadline);
    this.#reportWait(call, waiting, now);
  }

  /** The total timeout of a call has ended. In the limit queue, that is its deadline. */
  #expire(call: Call): void {
    if (call.queue !== this.#queue) this.#reject(call, { reason: 'rate_limited', retryAt: null });
  }

  /** Takes a call out of the limit queue. It enters that again once its client has a slot for it. */
  #withdraw(call: Call, now: number): void {
    call.waitedMs += now - call.waitsSince;
    this.#queue.leave(call);
  }

  #reportWait(call: Call, waiting: Waiting, now: number): void {
    if (waiting.type === 'pending' || !call.isNews(waiting, now)) return;
    const { reason, expectedAt } = waiting;
    call.reportedWait = { reason, expectedAt };
    const wait: Wait = expectedAt === null ? { reason } : { reason, estimatedMs: expectedAt - now, resetAt: this.#toDate(expectedAt) };
    runSafely(() => call.options.onWait?.(wait));
  }

  /** Grants a permit to the call at a position of the limit queue, or rejects it; returns why it waits, if neither is decided. */
  #decide(call: Call, position: number, now: number): Waiting | undefined {
    const reserve = call.rank < BULK_RANK_OFFSET ? 0 : this.#reserve;
    const decision = this.store.decide({ count: position, reserve, deadline: call.deadline }, now);
    if (decision.type === 'grant') this.#grant(call, now);
    else if (decision.type === 'reject') this.#reject(call, decision);
    else return decision;
    return undefined;
  }

  #grant(call: Call, now: number): void {
    call.waitedMs += now - call.waitsSince;
    call.sent = this.store.take(now);
    this.inFlight++;
    this.#settle(call, call);
  }

  #reject(call: Call, { reason, retryAt, quota }: Omit<Extract<Decision, { type: 'reject' }>, 'type'>): void {
    const ends = { ...(quota && { quota }), ...(retryAt !== null && { retryAt: this.#toDate(retryAt) }) };
    this.#settle(call, { granted: false, reason, rateLimit: this.#look().rateLimit, ...ends });
  }

  #settle(call: Call, end: Permit | Rejection | Promise<never>): void {
    this.#waiting--;
    if (end !== call) this.#groups.leave(call);
    call.settle(end);
  }

  /** Rejects calls that cannot be sent before their deadlines, and reports why others wait now. Checks a slice of the queue; false if there is nothing to check. */
  #check(now: number): boolean {
    if (this.#checkFrom === undefined) {
      if (now < this.#checkAt) return false;
      this.#checkFrom = 0;
      this.#checkedAt = now;
      this.#checkAt = Infinity;
    }
    const { size } = this.#queue;
    const members = this.#queue.from(this.#checkFrom, SLICE_CALLS);
    for (const call of members) {
      // A listener may have aborted it, or calls before it.
      const waiting = call.queue && this.#decide(call, this.#queue.countBefore(call.rank) + 1, now);
      if (!waiting) continue;
      this.#reportWait(call, waiting, now);
      this.#checkAt = Math.min(this.#checkAt, call.deadline);
    }
    this.#checkFrom = members.length < SLICE_CALLS ? undefined : members.at(-1)!.rank + 1;
    return this.#checkFrom !== undefined || this.#queue.size < size;
  }

  /** Drains the queue again at that time; if it is `now`, as soon as other work of the process is done. */
  #wakeAt(at: number, now: number): void {
    if (this.#timer?.at === at) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    // An unbounded `maxWait` has no deadline to wake for.
    if (at === Infinity) return;
    // Whole milliseconds, as timers have: a shorter one could fire without time having passed.
    const cancel = this.#clock.after(at === now ? 0 : Math.max(1, Math.ceil(at - now)), () => {
      this.#timer = undefined;
      this.#isDraining = false;
      this.#drain();
    });
    this.#timer = { at, cancel };
  }

  /** To the next millisecond, so that it is not too early. A little time passes between the readings of two clocks: as much as for a response, if their order is the same. */
  #toDate(at: number): Date {
    const now = this.#clock.monotonic();
    return new Date(Math.ceil(at - now + this.#clock.now()));
  }

  /** What the service reported last, and the decision about an interactive call that comes now, behind those that wait, and may not wait itself. */
  #look(): { rateLimit: RateLimit; decision: Decision; wallOffset: number } {
    const wallTime = this.#clock.now();
    const { now, state } = this.store.inspect(this.#clock.monotonic());
    const wallOffset = wallTime - now;
    const decision = decide(state, { count: this.queued.interactive + 1, reserve: 0, deadline: now }, now);
    return { rateLimit: toRateLimit(state.reported ?? [], wallOffset), decision, wallOffset };
  }
}
