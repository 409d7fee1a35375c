import type { RateLimit, RateLimitWindow } from '../contract/rate-limit.js';
import type { Quota } from './reported/quota.js';
import type { LimiterState, RejectionReason, WaitReason } from './state.js';

/** How a call waits for its permit. */
export interface AcquireOptions {
  /** `interactive` calls go before all `bulk` calls. */
  priority: 'interactive' | 'bulk';
  /** Milliseconds that the call may wait for limits in total, including waits of `reacquire()`. */
  maxWait: number;
  /**
   * Milliseconds from now until the caller gives up. A wait for a limit that is known to end later is rejected at once. Default: no bound.
   */
  totalTimeout?: number;
  /** Maximum parallel calls of `client`. Waiting for a free slot does not count as waiting for a limit. Default: no bound. */
  concurrency?: number;
  /**
   * Calls with the same `client` share one count for `concurrency`. Calls without a `client` share one count if the values of their
   * `concurrency` are equal.
   */
  client?: object;
  /** Aborts the wait. The wait then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called when the call has to wait for a limit, and again if the limits become known while it waits, or if that takes much longer. */
  onWait?: (wait: Wait) => void;
}

/** Why and how long a call waits. */
export interface Wait {
  /** `discovering`: no response has reported limits yet. `limit`: a limit is reached. `unavailable`: the service responds 502 or 503. */
  reason: WaitReason;
  /** Expected milliseconds of the wait. Absent if unknown. */
  estimatedMs?: number;
  /** When the call is expected to be possible. Absent if unknown. */
  resetAt?: Date;
}

/** The parts of a response that concern limits. */
export interface ReportedResponse {
  /** 429 if a limit is reached, also if the service says that with another status. */
  status: number;
  headers: Headers;
  /** The service's error code. */
  code?: string;
}

/** Permission to send one request now. End it with `report` or `release`. */
export interface Permit {
  granted: true;
  /** Milliseconds that the call has waited for limits in total. */
  waitedMs: number;
  /** Reports the response to the limiter. Returns what its headers say about limits. */
  report(response: ReportedResponse): RateLimit;
  /** Reports to the limiter that there is no response: the connection broke, a timeout expired, or the caller gave up. */
  release(): void;
  /**
   * Acquires a permit to send the request again, at its old place in the queue. `delayMs` does not count as waiting for a limit. Until it
   * is granted, further calls return the same promise.
   */
  reacquire(options?: { delayMs?: number }): Promise<Permit | Rejection>;
}

/** The wait would be longer than `maxWait` or `totalTimeout`. */
export interface Rejection {
  granted: false;
  reason: RejectionReason;
  /** When a call may succeed. Absent if that time is unknown, or if waiting does not help. */
  retryAt?: Date;
  /** The used-up quota, if headers report it. */
  quota?: Quota;
  rateLimit: RateLimit;
}

/** The state of a limiter, for a bug report. It is plain data without keys, URLs or payloads. */
export interface LimiterInspection {
  /** The time on the limiter's clock. All times in `state` use this clock. */
  now: number;
  queued: { interactive: number; bulk: number };
  state: LimiterState;
}

/** The limiter of one key. It decides when each call with that key may be sent. */
export interface KeyLimiter {
  acquire(options: AcquireOptions): Promise<Permit | Rejection>;
  /**
   * The limits that the service reported last. If no call is possible now, `retryAt` is the time of the next call that is possible after
   * those that wait.
   */
  readonly rateLimit: { windows: RateLimitWindow[]; retryAt?: Date };
  /** A copy of the current state, for a bug report. */
  inspect(): LimiterInspection;
}

/** A limiter for each key and service. */
export interface RateLimiter {
  /**
   * Returns the limiter of one key. `key` is any text that identifies the API key and the service together. The client uses its `baseUrl`
   * without a slash at the end, a space, and the API key, such as `https://api.example.com key`.
   */
  forKey(key: string): KeyLimiter;
}
