import { fc, test } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { MockClock, toMs } from '../../../mock/core/clock.js';

const newYear = Date.UTC(2030, 0, 1);

afterEach(() => {
  vi.useRealTimers();
});

describe('a frozen clock', () => {
  test('moves only by advance, with milliseconds or a duration', () => {
    const clock = new MockClock(newYear);
    clock.advance(500);
    clock.advance('2h');
    expect(clock.now()).toBe(newYear + 500 + 7_200_000);
  });

  test('runs timers in order, each at its own time, also those set on the way', () => {
    const clock = new MockClock(newYear);
    const seen: [string, number][] = [];
    const note = (name: string) => () => void seen.push([name, clock.now() - newYear]);
    clock.after(300, note('late'));
    clock.after(100, () => {
      note('early')();
      clock.after(50, note('set on the way'));
    });
    clock.after(5000, note('too late'));
    clock.advance('1s');
    expect(seen).toEqual([
      ['early', 100],
      ['set on the way', 150],
      ['late', 300],
    ]);
    expect(clock.now()).toBe(newYear + 1000);
  });

  test('never runs a timer before the call that set it has returned', async () => {
    const clock = new MockClock(newYear);
    let ran = false;
    clock.after(0, () => (ran = true));
    expect(ran).toBe(false);
    await Promise.resolve();
    expect(ran).toBe(true);
  });

  test('does not run cancelled timers', () => {
    const clock = new MockClock(newYear);
    const run = vi.fn();
    clock.after(10, run)();
    clock.advance('1d');
    expect(run).not.toHaveBeenCalled();
  });

  test.prop([fc.array(fc.nat(10_000), { maxLength: 30 }), fc.array(fc.nat(3000), { maxLength: 20 })])(
    'runs each timer exactly once, at its time, however the clock moves',
    (delays, steps) => {
      const clock = new MockClock(0);
      const ran: number[] = [];
      for (const delay of delays) clock.after(delay, () => ran.push(clock.now()));
      for (const step of steps) clock.advance(step);
      const end = steps.reduce((sum, step) => sum + step, 0);
      const due = delays.filter((delay) => delay <= end).toSorted((a, b) => a - b);
      if (steps.length > 0) expect(ran).toEqual(due);
      expect(clock.now()).toBe(end);
    },
  );
});

describe('a clock that follows the machine', () => {
  test('moves with the fake timers of a test runner, and so do its timers', () => {
    vi.useFakeTimers({ now: newYear });
    const clock = new MockClock();
    const ran: number[] = [];
    clock.after(2000, () => ran.push(clock.now()));
    vi.advanceTimersByTime(1999);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual([newYear + 2000]);
  });

  test('holds no real timer while none is pending', () => {
    vi.useFakeTimers({ now: newYear });
    const clock = new MockClock();
    expect(vi.getTimerCount()).toBe(0);
    const cancel = clock.after(2000, () => {});
    expect(vi.getTimerCount()).toBe(1);
    cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('waits longer than setTimeout can', () => {
    vi.useFakeTimers({ now: newYear });
    const clock = new MockClock();
    const run = vi.fn();
    clock.after(2 ** 31 + 1000, run);
    vi.advanceTimersByTime(2 ** 31);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('advances, freezes with set, and follows the machine again with useRealTime', () => {
    vi.useFakeTimers({ now: newYear });
    const clock = new MockClock();
    clock.advance('1h');
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(newYear + 3_601_000);
    clock.set('2031-01-01T00:00:00Z');
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(Date.UTC(2031, 0, 1));
    clock.useRealTime();
    expect(clock.now()).toBe(newYear + 2000);
  });
});

test('follows a function that returns a Date or a text', () => {
  expect(new MockClock((() => new Date(newYear)) as never).now()).toBe(newYear);
  expect(new MockClock((() => new Date(newYear).toISOString()) as never).now()).toBe(newYear);
});

test.each([null, undefined, true, [], {}, 'soon', Number.NaN])('rejects what is not a time: %j', (time) => {
  const clock = new MockClock(newYear);
  expect(() => clock.set(time as never)).toThrow(RangeError);
  expect(clock.now()).toBe(newYear);
  expect(() => new MockClock((() => time) as never).now()).toThrow(
    /^Invalid time .*: pass a Date, epoch milliseconds, or an ISO 8601 text/,
  );
});

test('follows a function, and runs due timers when it is read', async () => {
  let time = newYear;
  const clock = new MockClock(() => time);
  const run = vi.fn();
  clock.after(1000, run);
  time += 1000;
  expect(clock.now()).toBe(newYear + 1000);
  await Promise.resolve();
  expect(run).toHaveBeenCalledOnce();
});

test('keeps its time in a snapshot', () => {
  const clock = new MockClock(newYear);
  clock.advance('1d');
  const state = clock.snapshot();
  clock.advance('1d');
  clock.restore(state);
  expect(clock.now()).toBe(newYear + 86_400_000);
  clock.reset();
  expect(clock.now()).toBe(newYear);
});

test('reset returns to the start, and timers keep their times', () => {
  const clock = new MockClock(newYear);
  const ran: number[] = [];
  clock.advance('1h');
  clock.after(1000, () => ran.push(clock.now() - newYear));
  clock.reset();
  expect([clock.now(), ran]).toEqual([newYear, []]);
  clock.advance('1h');
  expect(ran).toEqual([]);
  clock.advance('1s');
  expect(ran).toEqual([3_601_000]);
});

test('reset to a later start runs the timers due on the way', () => {
  const clock = new MockClock(newYear);
  const ran: number[] = [];
  clock.set(newYear - 60_000);
  clock.after(1000, () => ran.push(clock.now() - newYear));
  clock.reset();
  expect([clock.now(), ran]).toEqual([newYear, [-59_000]]);
});

test('restores the time of a clock that was ahead of the machine', () => {
  vi.useFakeTimers({ now: newYear });
  const ahead = new MockClock();
  ahead.advance('1h');
  const clock = new MockClock(0);
  clock.restore(ahead.snapshot());
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(newYear + 3_601_000);
});

test('rejects invalid durations with an example', () => {
  expect(toMs('1.5m')).toBe(90_000);
  for (const wrong of ['1 fortnight', '-1s', '12h1s', Number.NaN, -1]) {
    expect(() => toMs(wrong as never)).toThrow(/^Invalid duration .*one number and one unit, such as "90s"/);
  }
});

test.each(['999999999999d', Infinity, 1e300, -1] as const)('rejects the duration %s', (duration) => {
  const clock = new MockClock(newYear);
  expect(() => clock.advance(duration)).toThrow(RangeError);
  expect(clock.now()).toBe(newYear);
});

test('does not go beyond the year 9999, whatever the steps', () => {
  const clock = new MockClock(newYear);
  expect(() => {
    for (let i = 0; i < 100; i += 1) clock.advance('36500d');
  }).toThrow('from 1970 to 9999');
  expect(new Date(clock.now()).toISOString()).toMatch(/^9/);
});
