import type { TimeSource } from './clock.js';
import type { Tier, TierName } from './tiers.js';

/** What `new RecipeAI(...)` needs to reach the mock. */
export interface Connection {
  /** A key that the mock knows. */
  apiKey: string;
  /** Base address of the REST API. */
  baseUrl: string;
  /** Base address of the AI service. */
  aiUrl: string;
}

/** The same, for a client in this process: no global is patched. */
export interface InProcessConnection extends Connection {
  /** The mock itself: see `mock.fetch`. */
  fetch: typeof fetch;
}

/** Whom a key is for. */
export interface CreateKeyOptions {
  /** Default: `scale`. */
  tier?: TierName;
  /** The key itself. Default: a new one. */
  key?: string;
  /** Id of the account; several keys may share one. Default: an account of its own. */
  account?: string;
  /** True for a key with a service of its own: clock, seed, faults, journal and all. `mock.of(key)` is its owner's handle. */
  isolated?: boolean;
  /** Of an isolated key. Default: the mock's. */
  seed?: number;
  /** Of an isolated key. Default: the mock's option `now`. */
  now?: TimeSource;
}

/** How far a key has come with one limit. */
export interface LimitUse {
  /** Calls allowed in the window. */
  limit: number;
  /** Calls counted in it. */
  used: number;
  /** Calls left in it, never below 0. */
  remaining: number;
  /** When the count begins again, `null` where it never does. */
  resetAt: Date | null;
}

/** What a key has used. A limit that its tier does not have is `null`. */
export interface KeyUsage {
  /** Id of the account that the key belongs to. */
  account: string;
  /** The tier that it has now. */
  tier: TierName;
  /** True where calls with it are refused with 401. */
  revoked: boolean;
  /** Calls counted since the key was issued: with a valid key, and let through by every limit, whatever became of them. */
  calls: number;
  /** Calls that a limit refused; they use up nothing. */
  rejected: number;
  /** Calls in the current minute, `null` without such a limit. */
  minute: LimitUse | null;
  /** Calls today, in UTC, `null` without such a limit. */
  day: LimitUse | null;
  /** Calls in all, `null` without such a limit. */
  trial: LimitUse | null;
}

/** Keys of the mock. A key that does not exist is a `RangeError`. */
export interface Keys {
  /** Makes a key that works from now on, and gives it. */
  create(options?: CreateKeyOptions): string;
  /** Moves a key to another tier, as a paid upgrade does; limits set for it alone end. What it used in this minute and day stays used. */
  upgrade(key: string, to: { tier: TierName }): void;
  /** Ends a key; calls with it are refused with 401. */
  revoke(key: string): void;
  /** Sets limits of this key alone; they win over its tier's. `Infinity` takes a limit away. */
  limit(key: string, limits: Tier): void;
  /** Uses up what is left of a limit; a tier without that limit gets one of what was used. */
  exhaust(key: string, limit: 'minute' | 'day' | 'trial'): void;
  /** Every key that was issued and not revoked. */
  list(): string[];
  /** Calls back with each key issued from now on; the returned function ends it. */
  onCreate(listener: (key: string) => void): () => void;
}

/** The allow-list of callback hosts. Registering hosts is the Scale tier's, on request (documented, section 5); here it is a call. */
export interface CallbackHosts {
  /** Allows a host: of the account of one key, or of everybody. Throws a `RangeError` for what is no host. */
  allow(host: string, options?: { key?: string }): void;
  /** Takes it back. */
  revoke(host: string, options?: { key?: string }): void;
  /** What is allowed: for everybody; with a key, for its account, everybody's included. */
  list(options?: { key?: string }): string[];
}
