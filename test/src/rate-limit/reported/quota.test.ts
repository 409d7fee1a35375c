import { describe, expect, test } from 'vitest';
import { initialBudget, type Budget } from '../../../../src/rate-limit/reported/budget.js';
import { QUOTA_FROM_MS } from '../../../../src/rate-limit/constants.js';
import { isQuota, toQuota } from '../../../../src/rate-limit/reported/quota.js';

const NOW = 1000;

/** A budget of 100 calls. */
const budgetOf = (name: string, reset: Partial<Budget['reset']> = {}): Budget => {
  const budget = { ...initialBudget, name };
  return { ...budget, limit: 100, reset: { ...budget.reset, ...reset } };
};

describe('which limits are quotas', () => {
  test.each<{ name: string; window: string; resetIn?: number; is: boolean }>([
    { name: 'one per day', window: 'day', is: true },
    { name: 'one per day, in another word', window: 'daily', is: true },
    { name: 'one per day, whose reset is near', window: 'day', resetIn: 1000, is: true },
    { name: 'one per week', window: 'weekly', is: true },
    { name: 'one per month of a kind of calls', window: 'uploads-month', is: true },
    { name: 'one whose reset is more than half an hour away', window: '', resetIn: QUOTA_FROM_MS + 1, is: true },
    { name: 'not one whose reset is half an hour away', window: '', resetIn: QUOTA_FROM_MS, is: false },
    { name: 'not one whose reset has passed', window: '', resetIn: -500, is: false },
    { name: 'not one whose reset is unknown', window: '', is: false },
    { name: 'not one per hour', window: 'hour', resetIn: 1000, is: false },
    { name: 'not one of data', window: 'data', is: false },
  ])('$name', ({ window, resetIn, is }) => {
    expect(isQuota(budgetOf(window, { at: resetIn === undefined ? null : NOW + resetIn }), NOW)).toBe(is);
  });
});

describe('the period of a quota', () => {
  test.each<{ name: string; window: string; periodMs?: number; period?: string }>([
    { name: 'by the name', window: 'hour', period: 'hour' },
    { name: 'by the name, hourly', window: 'hourly', period: 'hour' },
    { name: 'by the name, a day', window: 'day', period: 'day' },
    { name: 'by the name, daily', window: 'daily', period: 'day' },
    { name: 'by the name, a part of it', window: 'uploads-weekly', period: 'week' },
    { name: 'by the name, a month', window: 'month', period: 'month' },
    { name: 'by the name rather than by what resets have shown', window: 'day', periodMs: 3_600_000, period: 'day' },
    { name: 'an hour, as resets have shown', window: '', periodMs: 3_600_000, period: 'hour' },
    { name: 'a day, as resets have shown', window: '', periodMs: 86_400_000, period: 'day' },
    { name: 'absent if resets have shown a time that has no name', window: '', periodMs: 7_200_000 },
    { name: 'absent if unknown', window: 'data' },
  ])('$name', ({ window, periodMs = null, period }) => {
    const quota = toQuota(budgetOf(window, { periodMs }));
    expect(quota).toStrictEqual(period === undefined ? { limit: 100 } : { limit: 100, period });
  });
});
