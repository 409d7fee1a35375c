/** How a service counts. */
export type Counting =
  /** Windows that reset at fixed moments. */
  | 'fixed'
  /** A window that begins with the first call after the last one ended. */
  | 'opened-by-call'
  /** Every call leaves the count a window later. */
  | 'sliding'
  /** Refills evenly up to `limit`. */
  | 'bucket';

/** How a service says when there is room again. */
export type ResetForm = 'epoch' | 'epoch-ms' | 'seconds' | 'fraction' | 'date' | 'none';

export interface ThrottleOptions {
  counting?: Counting;
  /** Calls a window. May change with time. */
  limit?: number | ((now: number) => number);
  windowMs?: number;
  /** How far into a whole second of the server's clock its windows reset, in milliseconds. */
  offset?: number;
  reset?: ResetForm;
  rounding?: 'ceil' | 'floor';
  /** `Retry-After` on refusals. */
  retryAfter?: boolean;
  /** Milliseconds that the server's clock is ahead. */
  skew?: number;
  /** `Date` on responses. */
  date?: boolean;
  /** Calls a day, over from the start of the run. */
  daily?: number;
  /** Milliseconds from the start of the run to the end of the day. */
  dayEndsIn?: number;
  /** Headers on the responses for which this is true. Default: on all. */
  tells?: (count: number, status: number) => boolean;
}

export interface ThrottledResponse {
  status: number;
  headers: Headers;
  code?: string;
}

/**
 * A service that counts one key's calls. `take(now)` is a call that arrives; pure but for its counts, so it serves a virtual run as well as
 * a server on a socket.
 */
export const createThrottle = (options: ThrottleOptions, start: number) => {
  const { counting = 'fixed', limit = 50, windowMs = 1000, offset = 0, reset = 'epoch', rounding = 'ceil', retryAfter = true } = options;
  const { skew = 0, date = true, daily, dayEndsIn = 5 * 3600e3, tells = () => true } = options;
  const limitAt = typeof limit === 'number' ? () => limit : limit;
  const clockStart = start + skew - offset;
  let windowStart = start - (clockStart - Math.floor(clockStart / windowMs) * windowMs);
  const phase = start - windowStart;
  let used = 0;
  let tokens = limitAt(start);
  let filledAt = start;
  let recent: number[] = [];
  let opened = false;
  let usedToday = 0;
  let seen = 0;
  const counts = { succeeded: 0, refused: 0 };

  const settle = (now: number): { remaining: number; resetAt: number; nextAt: number } => {
    const most = limitAt(now);
    if (counting === 'bucket') {
      tokens = Math.min(most, tokens + ((now - filledAt) * most) / windowMs);
      filledAt = now;
      const perToken = windowMs / Math.max(most, 1e-9);
      return {
        remaining: Math.floor(tokens + 1e-9),
        resetAt: now + (most - tokens) * perToken,
        nextAt: now + Math.max(0, 1 - tokens) * perToken,
      };
    }
    if (counting === 'sliding') {
      recent = recent.filter((at) => at > now - windowMs);
      const oldest = (recent[0] ?? now) + windowMs;
      return { remaining: Math.max(0, most - recent.length), resetAt: oldest, nextAt: oldest };
    }
    if (counting === 'opened-by-call' && (!opened || now >= windowStart + windowMs)) {
      opened = true;
      windowStart = now;
      used = 0;
    }
    const turns = Math.floor((now - windowStart) / windowMs);
    if (turns > 0) {
      windowStart += turns * windowMs;
      used = 0;
    }
    return { remaining: Math.max(0, most - used), resetAt: windowStart + windowMs, nextAt: windowStart + windowMs };
  };

  const take = (now: number): ThrottledResponse => {
    const round = Math[rounding];
    const before = settle(now);
    const dayEnd = start + dayEndsIn;
    const spent = daily !== undefined && usedToday >= daily && now < dayEnd;
    const refused = spent || before.remaining < 1;
    if (refused) counts.refused++;
    else {
      counts.succeeded++;
      used++;
      usedToday++;
      tokens--;
      if (counting === 'sliding') recent.push(now);
    }
    const { remaining, resetAt, nextAt } = settle(now);
    const status = refused ? 429 : 200;
    const headers = new Headers();
    if (date) headers.set('date', new Date(Math.floor((now + skew) / 1000) * 1000).toUTCString());
    const waitUntil = spent ? dayEnd : nextAt;
    if (refused && retryAfter) headers.set('retry-after', String(Math.max(1, Math.ceil((waitUntil - now) / 1000))));
    if (tells(seen++, status)) {
      const forms: Record<ResetForm, (at: number) => string | undefined> = {
        epoch: (at) => String(round((at + skew) / 1000)),
        'epoch-ms': (at) => String(round(at + skew)),
        seconds: (at) => String(round((at - now) / 1000)),
        fraction: (at) => ((at - now) / 1000).toFixed(3),
        date: (at) => new Date(round((at + skew) / 1000) * 1000).toUTCString(),
        none: () => undefined,
      };
      const form = forms[reset];
      const lines: [string, string | undefined][] = [
        ['x-ratelimit-limit', String(limitAt(now))],
        ['x-ratelimit-remaining', String(remaining)],
        ['x-ratelimit-reset', form(resetAt)],
      ];
      if (daily !== undefined) {
        lines.push(
          ['x-ratelimit-limit-day', String(daily)],
          ['x-ratelimit-remaining-day', String(daily - usedToday)],
          ['x-ratelimit-reset-day', form(dayEnd)],
        );
      }
      for (const [name, value] of lines) if (value !== undefined) headers.set(name, value);
    }
    const code = spent ? 'quota_exceeded' : 'rate_limited';
    return { status, headers, code: refused ? code : undefined };
  };

  /** Milliseconds that `calls` at once need at least, service time aside. */
  const ideal = (calls: number): number => {
    const most = limitAt(start);
    if (counting === 'bucket') return (Math.max(0, calls - most) * windowMs) / most;
    const turns = Math.ceil(calls / most) - 1;
    return turns && turns * windowMs - (counting === 'fixed' ? phase : 0);
  };

  return { take, ideal, counts };
};

export type Throttle = ReturnType<typeof createThrottle>;
