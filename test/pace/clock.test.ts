import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { realClock } from '../../src/pace/clock.js';
import { createRateLimiter } from '../../src/pace/gate.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits longer than a timer can hold', () => {
  const run = vi.fn();
  realClock.after(100 * 86_400_000, run);
  vi.advanceTimersByTime(100 * 86_400_000 - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('a wait can be cancelled, a long one too', () => {
  const run = vi.fn();
  const cancels = [realClock.after(10, run), realClock.after(100 * 86_400_000, run)];
  vi.advanceTimersByTime(50 * 86_400_000);
  expect(run).toHaveBeenCalledOnce();
  cancels[1]!();
  vi.advanceTimersByTime(100 * 86_400_000);
  expect(run).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a gate uses the timers of the moment, so that tests may replace them', async () => {
  const gate = createRateLimiter().forKey('key');
  const turn = await gate.acquire({ priority: 'interactive', maxWait: 0 });
  if (turn.granted) turn.report({ status: 429, headers: new Headers({ 'retry-after': '20' }) });
  const next = gate.acquire({ priority: 'interactive', maxWait: 60_000 });
  await vi.advanceTimersByTimeAsync(20_010);
  expect((await next).granted).toBe(true);
});
