import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClientClock } from '../../../mock/core/client-clock.js';
import { MockClock } from '../../../mock/core/clock.js';

const newYear = Date.UTC(2030, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: newYear });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of a client', () => {
  test.each([
    ['frozen', new MockClock(newYear)],
    ['following the machine', new MockClock()],
  ])('runs a timer when a %s mock advances past it, once', (_, mock) => {
    const clock = createClientClock(mock);
    const run = vi.fn<() => void>();
    clock.after(60_000, run);
    mock.advance(59_999);
    expect(run).not.toHaveBeenCalled();
    mock.advance(1);
    vi.advanceTimersByTime(120_000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('runs a timer after real time if the mock is frozen, and shows that time', () => {
    const clock = createClientClock(new MockClock(newYear));
    const run = vi.fn<() => void>();
    expect(clock.now()).toBe(newYear);
    clock.after(1000, run);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
    expect(clock.now()).toBe(newYear + 1000);
  });

  test('counts what an advance has moved when the rest of a wait passes in real time', () => {
    const mock = new MockClock(newYear);
    const clock = createClientClock(mock);
    const ran: string[] = [];
    clock.after(100, () => {
      ran.push('first');
      clock.after(1000, () => ran.push('second'));
    });
    clock.after(2000, () => ran.push('third'));
    mock.advance('1050ms');
    expect(ran).toEqual(['first']);
    vi.advanceTimersByTime(49);
    expect(ran).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['first', 'second']);
    vi.advanceTimersByTime(900);
    expect(ran).toEqual(['first', 'second', 'third']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not run a cancelled timer', () => {
    const mock = new MockClock(newYear);
    const clock = createClientClock(mock);
    const run = vi.fn<() => void>();
    clock.after(1000, run)();
    mock.advance(2000);
    vi.advanceTimersByTime(2000);
    expect(run).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('moves by the whole of an advance, on top of the real time before it', () => {
    const mock = new MockClock(newYear);
    const clock = createClientClock(mock);
    const [now, start] = [clock.now(), clock.monotonic()];
    vi.advanceTimersByTime(200);
    mock.advance('1s');
    expect([clock.now() - now, clock.monotonic() - start]).toEqual([1200, 1200]);
    vi.advanceTimersByTime(300);
    mock.advance('1s');
    expect([clock.now() - now, clock.monotonic() - start]).toEqual([2500, 2500]);
  });

  test.each([
    ['set', (mock: MockClock) => mock.set(newYear + 5000), newYear + 5000],
    ['reset', (mock: MockClock) => mock.reset(), newYear],
    ['no longer frozen', (mock: MockClock) => mock.useRealTime(), newYear + 200],
  ])('shows the time of a mock that was %s', (_, change, expected) => {
    const mock = new MockClock(newYear);
    const clock = createClientClock(mock);
    clock.now();
    vi.advanceTimersByTime(200);
    clock.now();
    change(mock);
    expect(clock.now()).toBe(expected);
  });

  test('reaches a time that it has told when the mock is set to it', () => {
    const mock = new MockClock(newYear);
    const clock = createClientClock(mock);
    const [dueAt, dueIn] = [clock.now() + 1000, clock.monotonic() + 1000];
    vi.advanceTimersByTime(200);
    mock.set(dueAt);
    expect(clock.monotonic()).toBe(dueIn);
  });

  test('monotonic follows advances and never goes back', () => {
    const mock = new MockClock(newYear);
    const clock = createClientClock(mock);
    const start = clock.monotonic();
    mock.advance('1h');
    expect(clock.monotonic() - start).toBe(3_600_000);
    mock.set(0);
    expect(clock.monotonic() - start).toBe(3_600_000);
  });
});
