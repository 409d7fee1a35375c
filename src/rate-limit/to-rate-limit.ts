import type { RateLimit } from '../contract/rate-limit.js';

/** A window as the service reported it last. */
export interface ReportedWindow {
  name?: string;
  limit?: number;
  remaining?: number;
  resetAt?: number;
}

/** A window, if its reset is at that time; null and undefined are unknown. */
export const toReportedWindow = ({ name, limit, remaining }: Omit<ReportedWindow, 'resetAt'>, resetAt?: number | null): ReportedWindow => ({
  ...(name !== undefined && { name }),
  ...(limit !== undefined && { limit }),
  ...(remaining !== undefined && { remaining }),
  ...(resetAt != null && { resetAt }),
});

/** The latest time a `Date` can hold. */
const LAST_DATE_MS = 864e13;

/** Converts windows to the public form, the primary one first. Epoch time is `offset` later than the time of their resets. */
export const toRateLimit = (windows: readonly ReportedWindow[], offset: number): RateLimit => {
  const dated = windows.map(({ resetAt, ...window }) =>
    resetAt === undefined || Math.abs(resetAt + offset) > LAST_DATE_MS ? window : { ...window, resetAt: new Date(resetAt + offset) },
  );
  const { name: _name, ...primary } = dated[0] ?? {};
  return { ...primary, windows: dated };
};
