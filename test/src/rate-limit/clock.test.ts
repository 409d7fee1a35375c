import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock, toClock } from '../../../src/rate-limit/clock.js';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';

const { setImmediate } = globalThis;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(globalThis, { setImmediate });
});

test('waits longer than a timer can hold', () => {
  const run = vi.fn();
  systemClock.after(100 * 86_400_000, run);
  vi.advanceTimersByTime(100 * 86_400_000 - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('a wait can be cancelled, a long one too', () => {
  const run = vi.fn();
  const cancels = [systemClock.after(10, run), systemClock.after(100 * 86_400_000, run)];
  vi.advanceTimersByTime(50 * 86_400_000);
  expect(run).toHaveBeenCalledOnce();
  cancels[1]!();
  vi.advanceTimersByTime(100 * 86_400_000);
  expect(run).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait of 0 ends when other work of the process is done, and can be cancelled', () => {
  const run = vi.fn();
  const cancel = systemClock.after(0, run);
  systemClock.after(0, run);
  cancel();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(run).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait of 0 does not take the millisecond that a timer takes', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setImmediate', 'clearImmediate'] });
  const run = vi.fn();
  systemClock.after(0, run);
  vi.advanceTimersToNextTimer();
  expect(run).toHaveBeenCalledOnce();
});

test('a wait of 0 is a timer where there are no immediates, as in browsers', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Reflect.deleteProperty(globalThis, 'setImmediate');
  const run = vi.fn();
  systemClock.after(0, run);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
});

test('a wait of 0 is a timer where immediates throw, as in the edge runtime of Next', () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unsupported = () => expect.fail('A Node.js API is used which is not supported in the Edge Runtime.');
  vi.stubGlobal('setImmediate', unsupported);
  vi.stubGlobal('clearImmediate', unsupported);
  const run = vi.fn();
  const cancel = systemClock.after(0, run);
  systemClock.after(0, run);
  cancel();
  vi.unstubAllGlobals();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
});

test('reads the time and random numbers of the machine when called, so that tests may replace them', () => {
  vi.setSystemTime(5000);
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);
  expect([systemClock.now(), systemClock.random()]).toEqual([5000, 0.25]);
});

test('a clock with its own time and no steady one is steady', () => {
  const [now, monotonic] = [() => 5, () => 7];
  const timesOf = (clock: ReturnType<typeof toClock>) => [clock.now(), clock.monotonic()];
  expect(timesOf(toClock({ now }))).toEqual([5, 5]);
  expect(timesOf(toClock({ now, monotonic }))).toEqual([5, 7]);
});

test('what a clock lacks, the machine has', () => {
  vi.setSystemTime(5000);
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.25);
  const clock = toClock({ monotonic: () => 7 });
  expect([clock.now(), clock.monotonic(), clock.random()]).toEqual([5000, 7, 0.25]);
  const run = vi.fn();
  clock.after(10, run);
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledOnce();
});

test('a clock may be an object of a class', () => {
  class Steps {
    #time = 5;
    now(): number {
      return this.#time++;
    }
  }
  const clock = toClock(new Steps());
  expect([clock.now(), clock.monotonic(), clock.now()]).toEqual([5, 6, 7]);
});

test('a limiter uses the timers of the moment, so that tests may replace them', async () => {
  const limiter = createRateLimiter().forKey('key');
  const permit = await limiter.acquire({ priority: 'interactive', maxWait: 0 });
  if (permit.granted) permit.report({ status: 429, headers: new Headers({ 'retry-after': '20' }) });
  const next = limiter.acquire({ priority: 'interactive', maxWait: 60_000 });
  await vi.advanceTimersByTimeAsync(20_010);
  expect((await next).granted).toBe(true);
});
