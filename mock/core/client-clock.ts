import { startTimer } from '../../src/util/timers.js';
import type { MockClock } from './clock.js';

/** The mock's clock for clients: pass it to `new RecipeAI(...)` as `clock`. */
export interface ClientClock {
  /** Epoch milliseconds on the mock's clock. */
  now(): number;
  /** Milliseconds that never go back. */
  monotonic(): number;
  /** Calls `run` after `ms` milliseconds. The returned function cancels this. */
  after(ms: number, run: () => void): () => void;
}

/**
 * The mock's clock as clients follow it: `mock.clock.advance` moves it at once, by the whole of that time. While the mock's clock is
 * frozen, real time moves it too, so that a client that waits one second before a retry does not wait for ever.
 */
export const createClientClock = (clock: MockClock): ClientClock => {
  /** Real milliseconds that clients saw pass since the mock's clock was set. An advance comes on top of them. */
  let realElapsed = 0;
  /** When they were last counted; undefined while the clock is not frozen, or was not read since it was set. */
  let countedAt: number | undefined;
  let lastNow: number | undefined;
  let elapsed = 0;

  const restart = (): void => {
    realElapsed = 0;
    countedAt = undefined;
  };
  clock.onMove((move) => {
    if (move === 'set') restart();
  });

  const now = (): number => {
    const mockTime = clock.now();
    if (!clock.isFrozen) {
      restart();
      return mockTime;
    }
    const real = Date.now();
    realElapsed += Math.max(0, real - (countedAt ?? real));
    countedAt = real;
    return mockTime + realElapsed;
  };

  const monotonic = (): number => {
    const current = now();
    elapsed += Math.max(0, current - (lastNow ?? current));
    lastNow = current;
    return elapsed;
  };

  return {
    now,
    monotonic,
    after(ms, run) {
      const dueAt = monotonic() + ms;
      const once = () => {
        cancel();
        run();
      };
      const cancelMock = clock.after(ms, once);
      let cancelReal = startTimer(ms, once);
      const stopFollowing = clock.onMove(() => {
        cancelReal();
        cancelReal = startTimer(Math.max(0, dueAt - monotonic()), once);
      });
      const cancel = () => {
        cancelMock();
        cancelReal();
        stopFollowing();
      };
      return cancel;
    },
  };
};
