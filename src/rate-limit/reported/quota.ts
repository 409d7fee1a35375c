import type { Budget } from './budget.js';
import { QUOTA_FROM_MS } from '../constants.js';

/** A used-up quota: how many calls, and in which time; `period` is absent if that is unknown. */
export interface Quota {
  limit: number;
  period?: string;
}

const periods: Readonly<Record<number, string>> = { 3_600_000: 'hour', 86_400_000: 'day' };

/** Whether a limit of that name is one per day or longer. */
export const isQuotaName = (name: string): boolean => /da[iy]|week|month/.test(name);

/** A limit per day or longer is a quota, and so is any whose reset is far away. */
export const isQuota = ({ name, reset }: Budget, now: number): boolean => isQuotaName(name) || (reset.at ?? now) - now > QUOTA_FROM_MS;

/** The period is the one that the name tells, or the one that resets have shown. */
export const toQuota = ({ name, limit, reset }: Budget): Quota => {
  const period = /hour|da(?=ily)|day|week|month/.exec(name)?.[0].replace(/^da$/, 'day') ?? periods[reset.periodMs ?? 0];
  return period === undefined ? { limit } : { limit, period };
};
