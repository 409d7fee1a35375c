import type { ClientClock } from './client-clock.js';
import type { TimeSource } from './clock.js';
import type { MockHandle } from './rules.js';
import type { Tier, TierName } from './tiers.js';

/** What `new RecipeAI(...)` needs to reach the mock. */
export interface Connection {
  /** A key that the mock knows. */
  apiKey: string;
  /** Base URL of the REST API. */
  baseUrl: string;
  /** Base URL of the AI service. */
  aiUrl: string;
}

/** A connection for a client in this process. */
export interface InProcessConnection extends Connection {
  /** The function `mock.fetch`. */
  fetch: typeof fetch;
  /** The mock's clock. If you move it, the client's rate limits reset too. */
  clock: ClientClock;
}

/** Options of a new key. */
export interface CreateKeyOptions {
  /** Tier of the key. Default: the option `defaultTier` of the mock. */
  tier?: TierName | undefined;
  /** The key itself. Default: a random key. */
  key?: string | undefined;
  /** Id of the account. Several keys may share an account. Default: a new account. */
  account?: string | undefined;
  /** True for a key with its own mock, which has its own clock, seed, faults and request log. `mock.forKey(key)` returns that mock. */
  isolated?: boolean | undefined;
  /** Seed of an isolated key. Default: the mock's seed. */
  seed?: number | undefined;
  /** Time of an isolated key. Default: the mock's option `now`. */
  now?: TimeSource | undefined;
}

/** How much of one limit a key has used. */
export interface LimitUse {
  /** Calls allowed in the window. */
  limit: number;
  /** Calls counted in the window. */
  used: number;
  /** Calls left in the window, never below 0. */
  remaining: number;
  /** When the count resets; `null` if it never does. */
  resetAt: Date | null;
}

/** What a key has used. A limit is `null` if the key does not have it. */
export interface KeyUsage {
  /** Id of the account that the key belongs to. */
  account: string;
  /** Its current tier. */
  tier: TierName;
  /** True if the key was revoked: its calls get 401. */
  revoked: boolean;
  /** Calls that counted against limits since the key was created. */
  calls: number;
  /** Calls that a limit rejected. They do not count against any limit. */
  rejected: number;
  /** Calls in the current minute; `null` without such a limit. */
  minute: LimitUse | null;
  /** Calls today, in UTC; `null` without such a limit. */
  day: LimitUse | null;
  /** Calls in total; `null` without such a limit. */
  trial: LimitUse | null;
}

/** A limit of a key by name. */
export type LimitName = 'minute' | 'day' | 'trial';

export const limitNames: readonly LimitName[] = ['minute', 'day', 'trial'];

/** API keys of the mock. Methods throw a `RangeError` for a key that does not exist. */
export interface Keys {
  /**
   * Creates a key and returns it. Throws a `RangeError` for an unknown tier, for a key that exists already, and for a key that is not a
   * valid header value.
   */
  create(options?: CreateKeyOptions): string;
  /**
   * Moves a key to another tier, as a paid upgrade does. Removes the limits that `limit` has set for this key. Calls of this minute and day
   * still count.
   */
  upgrade(key: string, to: { tier: TierName }): void;
  /** Revokes a key: its calls get 401. */
  revoke(key: string): void;
  /** Sets limits for this key only. They replace the limits of its tier. `Infinity` removes a limit. */
  limit(key: string, limits: Tier): void;
  /**
   * Uses up the rest of a limit. If the tier has no such limit, the key gets a used-up one. `remove()` of the handle makes the calls
   * available again, unless the limit has reset. A client that got the 429 does not notice: create a new client. Throws a `RangeError` for
   * an unknown limit.
   */
  exhaust(key: string, limit: LimitName): MockHandle;
  /** Every key that exists and is not revoked. */
  list(): string[];
  /** Calls `listener` with each key created from now on, until the handle is removed. */
  onCreate(listener: (key: string) => void): MockHandle;
}
