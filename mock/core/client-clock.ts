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
 * The mock's clock as clients follow it: `mock.clock.advance` moves it at once. While the mock's clock is frozen, real time moves it too,
 * so that a client that waits one second before a retry does not wait for ever.
 */
export const createClientClock = (clock: MockClock): ClientClock => {
  /** When the frozen clock was first seen at its time. */
  let frozen = { mockTime: Number.NEGATIVE_INFINITY, realTime: 0 };
  let lastNow: number | undefined;
  let elapsed = 0;

  const now = (): number => {
    const mockTime = clock.now();
    if (!clock.isFrozen) return mockTime;
    if (frozen.mockTime !== mockTime) frozen = { mockTime, realTime: Date.now() };
    return mockTime + Math.max(0, Date.now() - frozen.realTime);
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
