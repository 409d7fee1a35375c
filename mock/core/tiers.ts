/** Limits of a key. A missing limit means no limit. 0 rejects every call. */
export interface Tier {
  /** Calls in a minute, which begins with the first call. */
  perMinute?: number;
  /** Calls in a day, which begins at midnight UTC. */
  perDay?: number;
  /** Calls in total. */
  total?: number;
}

/** The name of a tier. The specification names `sandbox` and `scale`. The other names are assumed. */
export type TierName = 'sandbox' | 'starter' | 'pro' | 'scale' | (string & {});

/**
 * The 10 calls of the sandbox are documented. All other numbers are assumed; the option `tiers` of the mock replaces them. The sandbox
 * allows more calls in a minute than in total, so that the eleventh call gets `trial_exhausted` at once.
 */
export const tiers = {
  sandbox: { perMinute: 60, total: 10 },
  starter: { perMinute: 60, perDay: 1000 },
  pro: { perMinute: 300, perDay: 20_000 },
  scale: { perMinute: 1200, perDay: 200_000 },
} as const satisfies Record<string, Tier>;
