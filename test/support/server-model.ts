/** One limit of a service, as a model. Times are milliseconds of the true clock. Queries about later times change nothing. */
export interface LimitModel {
  /** The earliest time, `now` or later, at which a call of that cost is accepted if none comes before it. */
  availableAt(now: number, cost: number): number;
  /** Counts an accepted call. */
  take(now: number, cost: number): void;
  /** A call that was counted ended. */
  end(now: number): void;
  /** What headers could say. */
  report(now: number): { limit: number; remaining: number; resetAt: number };
}

export type LimitKind = 'fixed' | 'opened-by-call' | 'sliding-log' | 'sliding-counter' | 'bucket' | 'concurrency';

export interface LimitOptions {
  kind: LimitKind;
  limit: number;
  windowMs: number;
  /** Where the clock's windows begin, from 0 to 1. */
  phase?: number;
  /** Capacity of a bucket. Default: `limit`. */
  burst?: number;
}

const createFixed = ({ limit, windowMs, phase = 0 }: LimitOptions): LimitModel => {
  const offset = phase * windowMs;
  let index = Number.NEGATIVE_INFINITY;
  let used = 0;
  const indexAt = (now: number): number => Math.floor((now - offset) / windowMs);
  const usedAt = (now: number): number => (indexAt(now) > index ? 0 : used);
  const endOf = (now: number): number => offset + (indexAt(now) + 1) * windowMs;
  return {
    availableAt: (now, cost) => (usedAt(now) + cost <= limit ? now : endOf(now)),
    take(now, cost) {
      [index, used] = [indexAt(now), usedAt(now) + cost];
    },
    end: () => undefined,
    report: (now) => ({ limit, remaining: limit - usedAt(now), resetAt: endOf(now) }),
  };
};

const createOpenedByCall = ({ limit, windowMs }: LimitOptions): LimitModel => {
  let endsAt = Number.NEGATIVE_INFINITY;
  let used = 0;
  const isOver = (now: number): boolean => now >= endsAt;
  return {
    availableAt: (now, cost) => (isOver(now) || used + cost <= limit ? now : endsAt),
    take(now, cost) {
      if (isOver(now)) [endsAt, used] = [now + windowMs, 0];
      used += cost;
    },
    end: () => undefined,
    report: (now) => ({ limit, remaining: isOver(now) ? limit : limit - used, resetAt: isOver(now) ? now + windowMs : endsAt }),
  };
};

const createSlidingLog = ({ limit, windowMs }: LimitOptions): LimitModel => {
  let log: number[] = [];
  const logAt = (now: number): number[] => log.filter((at) => at > now - windowMs);
  return {
    availableAt(now, cost) {
      const calls = logAt(now);
      const excess = calls.length + cost - limit;
      return excess <= 0 ? now : calls[excess - 1]! + windowMs;
    },
    take(now, cost) {
      log = [...logAt(now), ...Array.from({ length: cost }, () => now)];
    },
    end: () => undefined,
    report(now) {
      const calls = logAt(now);
      return { limit, remaining: Math.max(0, limit - calls.length), resetAt: (calls[0] ?? now) + windowMs };
    },
  };
};

const createSlidingCounter = ({ limit, windowMs, phase = 0 }: LimitOptions): LimitModel => {
  const offset = phase * windowMs;
  let index = Number.NEGATIVE_INFINITY;
  let counts = { current: 0, previous: 0 };
  const indexAt = (now: number): number => Math.floor((now - offset) / windowMs);
  const countsAt = (now: number): typeof counts => {
    const next = indexAt(now);
    if (next <= index) return counts;
    return { current: 0, previous: next === index + 1 ? counts.current : 0 };
  };
  const shareLeft = (now: number): number => 1 - ((now - offset) / windowMs - indexAt(now));
  const usedAt = (now: number): number => countsAt(now).previous * shareLeft(now) + countsAt(now).current;
  const endOf = (now: number): number => offset + (indexAt(now) + 1) * windowMs;
  return {
    availableAt(now, cost) {
      const { current, previous } = countsAt(now);
      const excess = usedAt(now) + cost - limit;
      if (excess <= 1e-6) return now;
      const inThisWindow = previous > 0 ? now + (excess / previous) * windowMs : Number.POSITIVE_INFINITY;
      if (inThisWindow < endOf(now)) return inThisWindow + 1e-6;
      // In the next window the current count slides out.
      return endOf(now) + (Math.max(0, current + cost - limit) / Math.max(1, current)) * windowMs + 1e-6;
    },
    take(now, cost) {
      const { current, previous } = countsAt(now);
      [index, counts] = [indexAt(now), { current: current + cost, previous }];
    },
    end: () => undefined,
    report: (now) => ({ limit, remaining: Math.max(0, Math.floor(limit - usedAt(now) + 1e-6)), resetAt: endOf(now) }),
  };
};

const createBucket = ({ limit, windowMs, burst = limit }: LimitOptions): LimitModel => {
  const perMs = limit / windowMs;
  let filled: { tokens: number; at: number } | undefined;
  const tokensAt = (now: number): number => (filled ? Math.min(burst, filled.tokens + (now - filled.at) * perMs) : burst);
  return {
    availableAt(now, cost) {
      const needed = Math.min(cost, burst);
      const missing = needed - tokensAt(now);
      return missing <= 1e-9 ? now : now + missing / perMs;
    },
    take(now, cost) {
      filled = { tokens: tokensAt(now) - Math.min(cost, burst), at: now };
    },
    end: () => undefined,
    report(now) {
      const tokens = tokensAt(now);
      return { limit: burst, remaining: Math.floor(tokens + 1e-9), resetAt: now + (burst - tokens) / perMs };
    },
  };
};

const createConcurrency = ({ limit }: LimitOptions): LimitModel => {
  let running = 0;
  return {
    // When a call ends is for the caller to know: it asks again then.
    availableAt: (now) => (running < limit ? now : Number.POSITIVE_INFINITY),
    take: () => void running++,
    end: () => void running--,
    report: (now) => ({ limit, remaining: limit - running, resetAt: now }),
  };
};

export const createLimitModel = (options: LimitOptions): LimitModel => {
  switch (options.kind) {
    case 'fixed':
      return createFixed(options);
    case 'opened-by-call':
      return createOpenedByCall(options);
    case 'sliding-log':
      return createSlidingLog(options);
    case 'sliding-counter':
      return createSlidingCounter(options);
    case 'bucket':
      return createBucket(options);
    default:
      return createConcurrency(options);
  }
};

/** The earliest time at which all limits accept a call. */
export const allAvailableAt = (limits: readonly LimitModel[], now: number, cost: number): number => {
  let at = now;
  for (let changed = true; changed && Number.isFinite(at);) {
    const later = Math.max(at, ...limits.map((limit) => limit.availableAt(at, cost)));
    changed = later > at;
    at = later;
  }
  return at;
};
