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

/** A script for Redis, and the calls that wait for its reply. */
export interface ScriptRun {
  script: string;
  key: Promise<string>;
  argument: string;
  hasWaitingCalls: boolean;
  /** How long these calls have waited for Redis before, such as for the reply to another script. */
  waitedMs: number;
  /** Reads the reply; throws if that is not what the script returns. */
  read(reply: unknown): void;
}

/** Runs scripts in Redis, and knows whether it can be reached. */
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

  /** Milliseconds until Redis may be asked: 0 at once, null if the client is closed and no call waits. */
  delayMs(hasWaitingCalls: boolean): number | null {
    if (this.state === 'shared') return hasWaitingCalls || this.#redis.isReady() ? 0 : null;
    return Math.max(0, this.#retryAt - this.#clock.monotonic());
  }

  /** Runs a script and reads its reply. If Redis does not reply in time, replies with an error or something else, the state is `local`. */
  async run({ script, key, argument, hasWaitingCalls, waitedMs, read }: ScriptRun): Promise<void> {
    const startedAt = this.#clock.monotonic();
    this.#retryAt = startedAt + RETRY_MS;
    try {
      const reply = await this.#withTimeout(this.#redis.run(script, await key, argument), waitedMs);
      const elapsedMs = this.#clock.monotonic() - startedAt;
      this.#latencyMs = Math.max(elapsedMs, this.#latencyMs * 0.9 + elapsedMs * 0.1);
      read(reply);
      this.#changeTo('shared');
    } catch (error) {
      // Closing the client when no call waits is not a loss.
      if (!hasWaitingCalls && !this.#redis.isReady()) return;
      this.#retryAt = this.#clock.monotonic() + RETRY_MS;
      this.#changeTo('local', error);
    }
  }

  #changeTo(state: RedisLimiterState, error?: unknown): void {
    if (this.state === state) return;
    this.state = state;
    this.#onStateChange(state, error);
  }

  #withTimeout(reply: Promise<unknown>, waitedMs: number): Promise<unknown> {
    const timeoutMs = Math.max(this.#timeoutMs, LATENCY_FACTOR * this.#latencyMs);
    const leftMs = Math.max(1, Math.floor(timeoutMs - waitedMs));
    const timers = Math.min(TIMERS, leftMs);
    return new Promise((resolve, reject) => {
      let cancel = (): void => undefined;
      const wait = (timersLeft: number): void => {
        const error = `Redis did not respond within ${Math.round(timeoutMs)} ms. Check that it is reachable, or raise commandTimeout.`;
        if (timersLeft === 0) return reject(new Error(error));
        // Whole milliseconds: timers round up, and together they would be longer than the timeout.
        cancel = this.#clock.after(Math.floor(leftMs / timers), () => wait(timersLeft - 1));
      };
      wait(timers);
      void reply.then(resolve, reject).finally(() => cancel());
    });
  }
}
