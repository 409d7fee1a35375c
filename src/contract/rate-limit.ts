/** One counted window, such as "per minute" or "per day". */
export interface RateLimitWindow {
  /** What the header called it, such as `day`; absent for the primary one. */
  name?: string;
  /** Calls per window. */
  limit?: number;
  /** Calls left. */
  remaining?: number;
  /** When the window is full again. */
  resetAt?: Date;
}

/** What the headers of one answer say about limits; what they do not say is absent. The header names are not documented (section 8). */
export interface RateLimit extends Omit<RateLimitWindow, 'name'> {
  /** Milliseconds to wait before the next call, where the answer ordered a wait. */
  retryAfterMs?: number;
  /** Every window the headers named, the primary one included. */
  windows: RateLimitWindow[];
}
