import type { ThrottleOptions } from '../../test/support/throttle.ts';

/** What the service does, and how it is called. */
export interface Case extends ThrottleOptions {
  what: string;
  calls?: number;
  /** Processes with one key that do not know of each other; the calls are divided evenly. */
  processes?: number;
  serviceMs?: number;
  /** Calls that can succeed, if not all can. */
  completable?: number;
}

export const limit = 50;
export const defaults = { calls: 300, processes: 1, serviceMs: 25 };

export const cases: Record<string, Case> = {
  epoch: { what: 'fixed window, reset as epoch, `Retry-After`' },
  bare: { what: 'fixed window, reset as epoch, no `Retry-After`', retryAfter: false },
  seconds: { what: 'fixed window, reset as whole seconds', reset: 'seconds' },
  bucket: { what: 'token bucket', counting: 'bucket' },
  quota: { what: 'daily quota of 100, 150 calls', daily: 100, calls: 150, completable: 100 },
  ahead: { what: 'server clock 3 s ahead', skew: 3000, retryAfter: false },
  three: { what: 'three processes, 100 calls each', processes: 3 },
  slow: { what: 'responses that take 2 s', serviceMs: 2000 },
};
