import type { Clock } from '../rate-limit/clock.js';
import type { ScriptRunner } from '../redis-client/redis-client.js';
import { exchangeScript } from './exchange-script.js';

/** `shared`: the processes share their limits. `local`: this process uses its local limiter, because Redis cannot be reached. */
export type RedisLimiterState = 'shared' | 'local';

/** While Redis is away, it is tried once in this time. */
const RETRY_MS = 500;
/** The timeout is split into this many timers, so that a blocked event loop is not mistaken for a slow Redis. */
const TIMERS = 5;
/** A reply may take this many times as long as usual. */
const LATENCY_FACTOR = 4;

/** Runs scripts in Redis, and knows whether Redis can be reached. */
export class RedisConnection {
  readonly #redis: ScriptRunner;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  readonly #onStateChange: (state: RedisLimiterState, error?: unknown) => void;
  state: RedisLimiterState = 'shared';
  #retryAt = 0;
  /** How long replies take, smoothed. A slow Redis is not a lost one. */
  #latencyMs = 0;

  constructor(redis: ScriptRunner, clock: Clock, timeoutMs: number, onStateChange: (state: RedisLimiterState, error?: unknown) => void) {
    this.#redis = redis;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
    this.#onStateChange = onStateChange;
  }

  /** False if the client itself knows that it is not connected. */
  get isReady(): boolean {
    return this.#redis.isReady();
  }

  /** Milliseconds until Redis may be asked. */
  get delayMs(): number {
    return this.state === 'shared' ? 0 : Math.max(0, this.#retryAt - this.#clock.monotonic());
  }

  /**
   * Runs `exchange.lua` and reads its reply. If there is none, or `read` throws, the state is `local`. `waitedMs` is how long calls have waited for
   * Redis before; null if no call waits.
   */
  async run(key: Promise<string>, argument: string, waitedMs: number | null, read: (reply: unknown) => void): Promise<void> {
    const startedAt = this.#clock.monotonic();
    this.#retryAt = startedAt + RETRY_MS;
    const timeoutMs = Math.max(this.#timeoutMs, LATENCY_FACTOR * this.#latencyMs);
    try {
      const reply = await this.#withTimeout(this.#redis.run(exchangeScript, await key, argument), timeoutMs, waitedMs ?? 0);
      // A reply takes longer than the timeout only if the event loop is blocked. That is not latency.
      const elapsedMs = Math.min(this.#clock.monotonic() - startedAt, timeoutMs);
      this.#latencyMs = Math.max(elapsedMs, this.#latencyMs * 0.9 + elapsedMs * 0.1);
      read(reply);
      this.#changeTo('shared');
    } catch (error) {
      // Closing the client when no call waits is not a loss.
      if (waitedMs === null && !this.isReady) return;
      this.#retryAt = this.#clock.monotonic() + RETRY_MS;
      this.#changeTo('local', error);
    }
  }

  #changeTo(state: RedisLimiterState, error?: unknown): void {
    if (this.state === state) return;
    this.state = state;
    this.#onStateChange(state, error);
  }

  #withTimeout(reply: Promise<unknown>, timeoutMs: number, waitedMs: number): Promise<unknown> {
    // Whole milliseconds: timers round up, and together they would be longer than the timeout.
    const timerMs = Math.floor(Math.max(0, timeoutMs - waitedMs) / TIMERS);
    return new Promise((resolve, reject) => {
      let cancel = (): void => undefined;
      const wait = (timersLeft: number): void => {
        if (timersLeft > 0) return void (cancel = this.#clock.after(Math.max(1, timerMs), () => wait(timersLeft - 1)));
        reject(new Error(`Redis did not respond within ${Math.round(timeoutMs)} ms. Check that it is reachable, or raise commandTimeout.`));
      };
      wait(TIMERS);
      void reply.then(resolve, reject).finally(() => cancel());
    });
  }
}
