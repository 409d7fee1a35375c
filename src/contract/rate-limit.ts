/** One counted window, such as "per minute" or "per day". */
export interface RateLimitWindow {
  /** The name of the window in the header, such as `day`. Absent for the primary window. */
  name?: string;
  /** Calls per window. */
  limit?: number;
  /** Calls left in the window. */
  remaining?: number;
  /** When the window resets. */
  resetAt?: Date;
}

/** What the headers of one response report about limits. A field is absent if no header reports it. The header names are assumed. */
export interface RateLimit extends Omit<RateLimitWindow, 'name'> {
  /** Milliseconds to wait before the next call, if the response asked for a wait. */
  retryAfterMs?: number;
  /**
   * Every window that the headers report. `limit`, `remaining` and `resetAt` of this object are those of the first window. If two kinds of
   * headers report different limits for the same window, both are listed, the second with another name.
   */
  windows: RateLimitWindow[];
}
