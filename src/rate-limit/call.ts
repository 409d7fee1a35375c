import type { RateLimit } from '../contract/rate-limit.js';
import { addAbortListener, removeAbortListener } from '../util/abort-listeners.js';
import type { Group } from './concurrency-groups.js';
import { LEAST_NEWS } from './constants.js';
import { parseHeaders } from './headers/parse-headers.js';
import type { Queue } from './queue.js';
import type { LimitResponse } from './headers/reading.js';
import type { Decision } from './state.js';
import type { SentCall } from './traffic/traffic.js';
import type { AcquireOptions, Permit, Rejection, ReportedResponse } from './types.js';

/** Why a call waits, and when it is expected to be possible. */
type ReportedWait = Pick<Extract<Decision, { type: 'wait' }>, 'reason' | 'expectedAt'>;

/** What a call asks of its limiter. */
interface CallLimiter {
  submit(call: Call, delayMs: number): Promise<Permit | Rejection>;
  abort(call: Call): void;
  end(call: Call, response?: Omit<LimitResponse, 'wallOffset'>): RateLimit;
}

/** One call, from its first permit to its last: a class, so that 100,000 of them share their methods. */
export class Call implements Permit {
  readonly granted = true;
  readonly options: AcquireOptions;
  readonly rank: number;
  readonly #limiter: CallLimiter;
  queue: Queue<Call> | undefined;
  group: Group<Call> | undefined;
  /** Milliseconds in the limit queue; when it entered the queue, and when it must have left it. */
  waitedMs = 0;
  waitsSince = 0;
  deadline = 0;
  /** When its caller gives up. */
  readonly endsAt: number;
  /** What was last reported to its `onWait`. */
  reportedWait: ReportedWait | undefined;
  /** Its request, while that is in flight. */
  sent: SentCall | undefined;
  /** The end of its wait, while it has no permit. */
  waiting: Promise<Permit | Rejection> | undefined;
  #resolve!: (end: Permit | Rejection | Promise<never>) => void;
  /** Cancels the timer of its delay, or of its wait for others of its client. */
  cancelTimer: (() => void) | undefined;

  constructor(limiter: CallLimiter, options: AcquireOptions, rank: number, endsAt: number) {
    this.#limiter = limiter;
    this.options = options;
    this.rank = rank;
    this.endsAt = endsAt;
  }

  report(response: ReportedResponse): RateLimit {
    return this.#limiter.end(this, { status: response.status, code: response.code, ...parseHeaders(response.headers) });
  }

  release(): void {
    this.#limiter.end(this);
  }

  reacquire({ delayMs = 0 }: { delayMs?: number } = {}): Promise<Permit | Rejection> {
    this.release();
    return this.#limiter.submit(this, delayMs);
  }

  /** Its signal aborts. */
  handleEvent(): void {
    this.#limiter.abort(this);
  }

  /** Waits until `settle`. */
  wait(): Promise<Permit | Rejection> {
    if (this.options.signal) addAbortListener(this.options.signal, this);
    return (this.waiting = new Promise((resolve) => (this.#resolve = resolve)));
  }

  settle(end: Permit | Rejection | Promise<never>): void {
    this.waiting = undefined;
    this.cancelTimer?.();
    this.queue?.leave(this);
    if (this.options.signal) removeAbortListener(this.options.signal, this);
    this.#resolve(end);
  }

  /** Whether its wait differs from the one that was reported last: it has another reason, unless that was a limit, or takes much longer. */
  isNews({ reason, expectedAt }: ReportedWait, now: number): boolean {
    const last = this.reportedWait;
    if (!last || (reason !== last.reason && last.reason !== 'limit')) return true;
    if (expectedAt === null) return false;
    return last.expectedAt === null || expectedAt - last.expectedAt > Math.max(LEAST_NEWS.ms, (last.expectedAt - now) * LEAST_NEWS.share);
  }
}
