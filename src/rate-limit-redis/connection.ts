import type { Clock } from '../rate-limit/clock.js';
import type { ScriptRunner } from '../redis-client/redis-client.js';

/** `shared`: the processes share their limits. `local`: this process uses its local limiter, because Redis cannot be reached. */
export type RedisLimiterState = 'shared' | 'local';

/** While Redis is away, it is tried once in this time. */
const RETRY_MS = 500;
/** The timeout is split into this many timers, so that a blocked event loop is not mistaken for a slow Redis. */
const TIMERS = 5;
/** A reply may take this many times as long as usual. */
const LATENCY_FACTOR = 4;

/** Runs scripts in Redis, and knows whether it can be reached. */
export class RedisConnection {
  readonly #redis: ScriptRunner;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  readonly #onStateChange: (state: RedisLimiterState, error?: unknown) => void;
  #state: RedisLimiterState = 'shared';
  #retryAt = 0;
  /** How long replies take, smoothed. A slow Redis is not a lost one. */
  #latencyMs = 0;

  constructor(redis: ScriptRunner, clock: Clock, timeoutMs: number, onStateChange: (state: RedisLimiterState, error?: unknown) => void) {
    this.#redis = redis;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
    this.#onStateChange = onStateChange;
  }

  get state(): RedisLimiterState {
    return this.#state;
  }

  /** Milliseconds until Redis may be asked: 0 at once, null if the client is closed and no call waits. */
  delayMs(hasWaitingCalls: boolean): number | null {
    if (this.#state === 'shared') return hasWaitingCalls || this.#redis.isReady() ? 0 : null;
    return Math.max(0, this.#retryAt - this.#clock.monotonic());
  }

  /**
   * Runs a script. Rejects if Redis does not reply in time or replies with an error; then the state is `local`. `waitedMs`: how long the
   * calls that wait for the reply have waited for Redis before, such as for the reply to another script.
   */
  async run(script: string, key: string, argument: string, hasWaitingCalls: boolean, waitedMs: number): Promise<unknown> {
    const startedAt = this.#clock.monotonic();
    this.#retryAt = startedAt + RETRY_MS;
    try {
      const reply = await this.#withTimeout(this.#redis.run(script, key, argument), waitedMs);
      const elapsedMs = this.#clock.monotonic() - startedAt;
      this.#latencyMs = Math.max(elapsedMs, this.#latencyMs * 0.9 + elapsedMs * 0.1);
      return reply;
    } catch (error) {
      // Closing the client when no call waits is not a loss.
      if (hasWaitingCalls || this.#redis.isReady()) this.fail(error);
      throw error;
    }
  }

  /** A reply was understood. */
  succeed(): void {
    if (this.#state === 'shared') return;
    this.#state = 'shared';
    this.#onStateChange('shared');
  }

  /** Redis cannot be used, and why. */
  fail(error: unknown): void {
    this.#retryAt = this.#clock.monotonic() + RETRY_MS;
    if (this.#state === 'local') return;
    this.#state = 'local';
    this.#onStateChange('local', error);
  }

  #withTimeout(reply: Promise<unknown>, waitedMs: number): Promise<unknown> {
    const timeoutMs = Math.max(this.#timeoutMs, LATENCY_FACTOR * this.#latencyMs);
    const leftMs = Math.max(1, Math.floor(timeoutMs - waitedMs));
    const timers = Math.min(TIMERS, leftMs);
    // Whole milliseconds: timers round up, and together they would be longer than the timeout.
    const timerMs = Math.floor(leftMs / timers);
    return new Promise((resolve, reject) => {
      let timersLeft = timers;
      let cancel = (): void => undefined;
      const wait = (): void => {
        if (timersLeft-- > 0) cancel = this.#clock.after(timerMs, wait);
        else
          reject(
            new Error(`Redis did not respond within ${Math.round(timeoutMs)} ms. Check that it is reachable, or raise commandTimeout.`),
          );
      };
      wait();
      void reply.then(resolve, reject).finally(() => cancel());
    });
  }
}
