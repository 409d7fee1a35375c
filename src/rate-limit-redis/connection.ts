import type { Clock } from '../rate-limit/clock.js';
import type { ScriptRunner } from '../redis-client/redis-client.js';
import { withTimeout } from '../util/with-timeout.js';
import { exchangeScript } from './exchange-script.js';

/** `shared`: the processes share their limits. `local`: this process uses its local limiter, because Redis cannot be reached. */
export type RedisLimiterState = 'shared' | 'local';

/** While Redis is away, it is tried once in this time. */
const RETRY_MS = 500;
/** A reply may take this many times as long as usual: one of a far Redis is sometimes late. */
const LATENCY_FACTOR = 4;

/** Runs the script in Redis, and knows whether Redis can be used. */
export class RedisConnection {
  readonly #redis: ScriptRunner;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  readonly #onStateChange: (state: RedisLimiterState, error?: unknown) => void;
  state: RedisLimiterState = 'shared';
  #triedAt = 0;
  /** How long replies take, smoothed. */
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
    return this.state === 'shared' ? 0 : Math.max(0, this.#triedAt + RETRY_MS - this.#clock.monotonic());
  }

  /** Runs `exchange.lua` and reads its reply. If there is none, or `read` throws, and calls wait then, Redis is lost. */
  async run(key: Promise<string>, argument: string, areCallsWaiting: () => boolean, read: (reply: unknown) => void): Promise<void> {
    this.#triedAt = this.#clock.monotonic();
    const timeoutMs = Math.max(this.#timeoutMs, LATENCY_FACTOR * this.#latencyMs);
    try {
      const reply = await withTimeout(
        this.#redis.run(exchangeScript, await key, argument),
        timeoutMs,
        () => new Error(`Redis did not respond within ${timeoutMs} ms. Check that it is reachable, or raise commandTimeout.`),
        (ms, run) => this.#clock.after(ms, run),
      );
      // Longer than `commandTimeout`, it may have been the event loop that was blocked.
      const elapsedMs = Math.min(this.#clock.monotonic() - this.#triedAt, this.#timeoutMs);
      this.#latencyMs = Math.max(elapsedMs, this.#latencyMs * 0.9 + elapsedMs * 0.1);
      read(reply);
      this.#changeTo('shared');
    } catch (error) {
      this.#triedAt = this.#clock.monotonic();
      if (areCallsWaiting()) this.#changeTo('local', error);
    }
  }

  #changeTo(state: RedisLimiterState, error?: unknown): void {
    if (this.state === state) return;
    this.state = state;
    this.#onStateChange(state, error);
  }
}
