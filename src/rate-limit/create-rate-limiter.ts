import { assertOptions, is } from '../check-options.js';
import { toClock, type Clock } from './clock.js';
import { keepByKey } from './keep-by-key.js';
import { QueueingLimiter } from './limiter.js';
import { StateStore } from './store.js';
import type { RateLimiter } from './types.js';

/** Options of `createRateLimiter`. */
export interface RateLimiterOptions {
  /**
   * Replaces time and randomness, for tests. If you pass only `now`, the limiter also measures waits with it. Default: the machine's clock.
   */
  clock?: Partial<Clock> | undefined;
  /** Number of calls per window reserved for `interactive` calls. Default: 0. */
  reserve?: number | undefined;
}

/**
 * Creates a rate limiter that clients share. Calls with the same key and service wait in one queue.
 *
 * @throws {ConfigurationError} if an option is unknown, or if its value cannot work.
 *
 * @example
 * ```ts
 * import { createRateLimiter, RecipeAI } from '@recipe-ai/sdk';
 *
 * const rateLimiter = createRateLimiter({ reserve: 5 });
 * const connection = { rateLimiter, baseUrl: 'https://api.example.com', apiKey: 'key' };
 * const interactive = new RecipeAI(connection);
 * const nightly = new RecipeAI({ ...connection, priority: 'bulk' });
 * ```
 */
export function createRateLimiter(options: RateLimiterOptions = {}): RateLimiter {
  assertOptions(options, { clock: is.clock, reserve: is.count });
  const clock = toClock(options.clock);
  return keepByKey(() => new QueueingLimiter(new StateStore(clock), clock, options.reserve ?? 0));
}
