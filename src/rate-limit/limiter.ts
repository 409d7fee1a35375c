import type { RateLimit } from '../contract/rate-limit.js';
import { runSafely } from '../util/run-safely.js';
import type { Clock } from './clock.js';
import { RECHECK_SHARE } from './constants.js';
import { ConcurrencyGroups, type Grouped } from './concurrency-groups.js';
import { Queue } from './queue.js';
import type { Decision } from './state.js';
import { createResponseParser, type StateStore } from './store.js';
import type { SentCall } from './traffic.js';
import type { AcquireOptions, KeyLimiter, LimiterInspection, Permit, Rejection, ReportedResponse, Wait } from './types.js';

/** Ranks of `bulk` calls begin here, so that all `interactive` calls come before them. */
const BULK_RANK_OFFSET = 2 ** 50;

/** One call, from its first permit to its last: a class, so that 100,000 of them share their methods. */
class Call implements Grouped, Permit {
  readonly granted = true;
  readonly options: AcquireOptions;
  readonly rank: number;
  readonly #limiter: QueueingLimiter;
  isQueued = false;
  isAdmitted = false;
  waitedMs = 0;
  waitsSince = 0;
  deadline = 0;
  sent: SentCall | undefined;
  settle: (end: Permit | Rejection) => void = () => undefined;

  constructor(limiter: QueueingLimiter, options: AcquireOptions, rank: number) {
    this.#limiter = limiter;
    this.options = options;
    this.rank = rank;
  }

  report(response: ReportedResponse): RateLimit {
    return this.#limiter.report(this, response);
  }

  release(): void {
    this.#limiter.release(this);
  }

  reacquire({ delayMs = 0 }: { delayMs?: number } = {}): Promise<Permit | Rejection> {
    this.release();
    return this.#limiter.submit(this, delayMs);
  }
}

/** The limiter of one key: its queues and timers. Its store decides. */
export class QueueingLimiter implements KeyLimiter {
  readonly #store: StateStore;
  readonly #clock: Clock;
  readonly #reserve: number;
  readonly #parse: ReturnType<typeof createResponseParser>;
  /** Calls that wait for others of their client to end. */
  readonly #groups = new ConcurrencyGroups<Call>((call) => this.#enqueue(call));
  /** Calls that wait for a limit. */
  readonly #queue = new Queue<Call>();
  #nextRank = 0;
  #interactive = 0;
  /** No deadline in the queue is earlier. */
  #earliestDeadline = Infinity;
  /** What the last call of the queue was expected to wait for when all were checked against their deadlines. */
  #checkedUntil = 0;
  #timer: { at: number; cancel: () => void } | undefined;
  #isDraining = false;

  constructor(store: StateStore, clock: Clock, reserve: number) {
    this.#store = store;
    this.#clock = clock;
    this.#reserve = reserve;
    this.#parse = createResponseParser(clock);
  }

  acquire(options: AcquireOptions): Promise<Permit | Rejection> {
    const rank = this.#nextRank++ + (options.priority === 'bulk' ? BULK_RANK_OFFSET : 0);
    return this.submit(new Call(this, options, rank), 0);
  }

  get rateLimit(): KeyLimiter['rateLimit'] {
    const now = this.#clock.monotonic();
    const decision = this.#store.peek({ count: 1, reserve: 0, deadline: now }, now);
    const { windows } = this.#store.rateLimit();
    return decision.type === 'reject' && decision.retryAt !== null ? { windows, retryAt: this.#toDate(decision.retryAt) } : { windows };
  }

  inspect(): LimiterInspection {
    return { queued: this.queued, ...this.#store.inspect(this.#clock.monotonic()) };
  }

  /** Calls that wait for a limit. */
  get queued(): { interactive: number; bulk: number } {
    return { interactive: this.#interactive, bulk: this.#queue.size - this.#interactive };
  }

  /** Nothing would be lost with this limiter. */
  get isIdle(): boolean {
    const now = this.#clock.monotonic();
    if (this.#store.inFlight > 0 || !this.#groups.isEmpty || this.#queue.size > 0) return false;
    return this.#store.peek({ count: 1, reserve: 0, deadline: now }, now).type === 'grant';
  }

  /** Queues a call after `delayMs`. */
  submit(call: Call, delayMs: number): Promise<Permit | Rejection> {
    const { signal } = call.options;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise((resolve, reject) => {
      call.settle = resolve;
      let cancelDelay: (() => void) | undefined;
      if (signal) {
        const onAbort = (): void => {
          cancelDelay?.();
          this.#withdraw(call);
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', onAbort);
        call.settle = (end) => {
          signal.removeEventListener('abort', onAbort);
          resolve(end);
        };
      }
      if (delayMs > 0) cancelDelay = this.#clock.after(delayMs, () => this.#enter(call));
      else this.#enter(call);
    });
  }

  report(call: Call, reported: ReportedResponse): RateLimit {
    const now = this.#clock.monotonic();
    const { sent } = call;
    if (!sent) return this.#store.rateLimit();
    call.sent = undefined;
    const rateLimit = this.#store.respond(sent, this.#parse(reported, call.options.maxWait), now);
    this.#groups.leave(call);
    this.drain();
    return rateLimit;
  }

  release(call: Call): void {
    const { sent } = call;
    if (!sent) return;
    call.sent = undefined;
    this.#store.release(sent);
    this.#groups.leave(call);
    this.drain();
  }

  /** Grants permits to all calls that may be sent now, and wakes when the next one may. */
  drain(): void {
    // A permit may be released or reported while permits are granted.
    if (this.#isDraining) return;
    this.#isDraining = true;
    const now = this.#clock.monotonic();
    this.#store.advance(now);
    let until: number | null = null;
    let pending: Call | undefined;
    for (let call = this.#queue.first; call; call = this.#queue.first) {
      const decision = this.#decide(call, 1, now);
      if (decision.type === 'grant') this.#grant(call, now);
      else if (decision.type === 'reject') this.#reject(call, decision);
      else if (decision.type === 'pending') {
        pending = call;
        break;
      } else {
        until = decision.until;
        if (!this.#rejectExpired(now)) break;
      }
    }
    this.#isDraining = false;
    if (pending) this.#store.ask(pending.deadline);
    else this.#wakeAt(until, now);
  }

  /** Lets a call into the limit queue, if its client has not too many calls there or in flight. */
  #enter(call: Call): void {
    this.#groups.join(call);
    this.drain();
  }

  /** Puts a call into the limit queue, unless it may go at once or would wait too long. */
  #enqueue(call: Call): void {
    const now = this.#clock.monotonic();
    this.#store.advance(now);
    call.waitsSince = now;
    call.deadline = now + call.options.maxWait - call.waitedMs;
    const position = this.#queue.countBefore(call.rank) + 1;
    const decision = this.#decide(call, position, now);
    if (decision.type === 'grant') return this.#grant(call, now);
    if (decision.type === 'reject') return this.#reject(call, decision);
    this.#queue.join(call);
    if (call.rank < BULK_RANK_OFFSET) this.#interactive++;
    this.#earliestDeadline = Math.min(this.#earliestDeadline, call.deadline);
    if (decision.type === 'wait') {
      const wait = this.#toWait(decision, now);
      runSafely(() => call.options.onWait?.(wait));
    }
  }

  #decide(call: Call, count: number, now: number) {
    const reserve = call.rank < BULK_RANK_OFFSET ? 0 : this.#reserve;
    return this.#store.decide({ count, reserve, deadline: call.deadline }, now);
  }

  #leaveQueue(call: Call): void {
    if (!call.isQueued) return;
    this.#queue.leave(call);
    if (call.rank < BULK_RANK_OFFSET) this.#interactive--;
    if (this.#queue.size === 0) this.#earliestDeadline = Infinity;
  }

  #grant(call: Call, now: number): void {
    this.#leaveQueue(call);
    call.waitedMs += now - call.waitsSince;
    call.sent = this.#store.take(now);
    call.settle(call);
  }

  #reject(call: Call, { reason, retryAt, quota }: Extract<Decision, { type: 'reject' }>): void {
    this.#leaveQueue(call);
    const rejection: Rejection = { granted: false, reason, rateLimit: this.#store.rateLimit() };
    if (quota) rejection.quota = quota;
    if (retryAt !== null) rejection.retryAt = this.#toDate(retryAt);
    this.#groups.leave(call);
    call.settle(rejection);
  }

  /** The caller gave up. */
  #withdraw(call: Call): void {
    if (this.#groups.isWaiting(call)) this.#groups.withdraw(call);
    else this.#leaveQueue(call);
    this.#groups.leave(call);
    this.drain();
  }

  /** Rejects all calls that cannot be sent before their deadlines. Looks through the queue only if that may have changed. */
  #rejectExpired(now: number): boolean {
    const { size } = this.#queue;
    const last = this.#store.decide({ count: size, reserve: 0, deadline: this.#earliestDeadline }, now);
    const isDue = this.#earliestDeadline <= now;
    if (!isDue && last.type !== 'reject') return false;
    const expected = last.type === 'reject' ? (last.retryAt ?? now) : now;
    if (!isDue && expected <= this.#checkedUntil + (this.#checkedUntil - now) * RECHECK_SHARE) return false;
    this.#checkedUntil = expected;
    this.#earliestDeadline = Infinity;
    let position = 0;
    for (const call of this.#queue.all()) {
      const decision = this.#decide(call, ++position, now);
      if (decision.type === 'reject') {
        position--;
        this.#reject(call, decision);
      } else if (decision.type === 'grant') this.#grant(call, now);
      else this.#earliestDeadline = Math.min(this.#earliestDeadline, call.deadline);
    }
    return this.#queue.size < size;
  }

  /** Drains the queue again at `until`, or at the earliest deadline. */
  #wakeAt(until: number | null, now: number): void {
    const next = this.#queue.size === 0 ? Infinity : Math.min(until ?? Infinity, this.#earliestDeadline);
    if (this.#timer?.at === next) return;
    this.#timer?.cancel();
    this.#timer = undefined;
    // An unbounded `maxWait` has no deadline to wake for.
    if (next === Infinity) return;
    // Whole milliseconds, as timers have: a shorter one could fire without time having passed.
    const cancel = this.#clock.after(Math.max(1, Math.ceil(next - now)), () => {
      this.#timer = undefined;
      this.drain();
    });
    this.#timer = { at: next, cancel };
  }

  #toWait({ until, reason }: Extract<Decision, { type: 'wait' }>, now: number): Wait {
    return until === null ? { reason } : { reason, estimatedMs: until - now, resetAt: this.#toDate(until) };
  }

  #wallOffset(): number {
    return this.#clock.now() - this.#clock.monotonic();
  }

  #toDate(at: number): Date {
    return new Date(at + this.#wallOffset());
  }
}
