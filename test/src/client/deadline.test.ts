import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withDeadline } from '../../../src/client/deadline.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY_MS = 86_400_000;
const never = () => new Promise<never>(() => {});
const timedOut = () => new Error('too late');
const rejection = (call: Promise<unknown>) => call.catch((reason: unknown) => reason);

describe('a deadline', () => {
  test('aborts what runs, with the error that the call rejects with', async () => {
    let seen: AbortSignal | undefined;
    const call = rejection(withDeadline(100, undefined, timedOut, (signal) => ((seen = signal), never())));
    await vi.advanceTimersByTimeAsync(99);
    expect(seen!.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(new Error('too late'));
    expect(seen!.reason).toBe(await call);
  });

  test('of 0 ends the call before it begins, also one that would need no time', async () => {
    const run = vi.fn(async () => 'done');
    expect(await rejection(withDeadline(0, undefined, timedOut, run))).toEqual(new Error('too late'));
    expect(run).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of 30 days, longer than the longest timer, ends the call after 30 days', async () => {
    const onSettled = vi.fn();
    const call = rejection(withDeadline(30 * DAY_MS, undefined, timedOut, never)).finally(onSettled);
    await vi.advanceTimersByTimeAsync(30 * DAY_MS - 1);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(new Error('too late'));
  });

  test('of an infinite time never ends the call, and has no timer, so that a test can run all timers', async () => {
    const onSettled = vi.fn();
    void withDeadline(Infinity, undefined, timedOut, never).finally(onSettled);
    await vi.runAllTimersAsync();
    expect(onSettled).not.toHaveBeenCalled();
  });
});

describe('a signal of the caller', () => {
  test('aborts what runs with its reason, and leaves neither a timer nor a listener', async () => {
    const parent = new AbortController();
    let seen: AbortSignal | undefined;
    const call = rejection(withDeadline(100, parent.signal, timedOut, (signal) => ((seen = signal), never())));
    parent.abort('enough');
    expect(await call).toBe('enough');
    expect(seen!.reason).toBe('enough');
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(parent.signal, 'abort')).toEqual([]);
  });

  test('gets no listener that stays after the call', async () => {
    const parent = new AbortController();
    expect(await withDeadline(100, parent.signal, timedOut, async () => 5)).toBe(5);
    await vi.advanceTimersByTimeAsync(0);
    expect(getEventListeners(parent.signal, 'abort')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
