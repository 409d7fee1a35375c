import type { Clock } from '../pace/clock.js';
import type { Redis } from '../redis-client/redis-client.js';

/** Whether processes share their pace, or this one goes on alone because Redis is away. */
export type RedisState = 'shared' | 'alone';

/** The way to Redis, which may be cut. */
export interface Link {
  readonly state: RedisState;
  /** Runs a script; rejects where Redis does not answer in time. Then the state is `alone`, but where nobody waits and the client was closed. */
  run(script: string, key: string, argument: string, waits: boolean, late: (reply: unknown) => void): Promise<unknown>;
  /** True where asking is worth its while: while Redis is away, now and then; where nobody waits, not over a connection that was closed. */
  worth(waits: boolean): boolean;
}

/** While Redis is away, one look in this many milliseconds. */
export const pause = 500;

/** Patience ends after so many short timers, not one long: time in which this process was too busy to hear the answer is not held against Redis. */
const steps = 5;

/** Watches over the way to Redis. `onState` hears of each change. */
export const createLink = (
  redis: Redis,
  { now, after }: Clock,
  patience: number,
  onState: (state: RedisState, error?: unknown) => void,
): Link => {
  let state: RedisState = 'shared';
  let lookAt = 0;

  const become = (next: RedisState, error?: unknown): void => {
    if (next === 'alone') lookAt = now() + pause;
    if (next === state) return;
    state = next;
    onState(next, error);
  };

  return {
    get state() {
      return state;
    },
    worth(waits) {
      if (state === 'shared') return waits || redis.ready();
      if (now() < lookAt || !redis.ready()) return false;
      lookAt = now() + pause;
      return true;
    },
    run: (script, key, argument, waits, late) =>
      new Promise((resolve, reject) => {
        let open = true;
        const end = (settle: () => void, next: RedisState, error?: unknown): void => {
          if (!open) return;
          open = false;
          cancel();
          become(next, error);
          settle();
        };
        let left = steps;
        const tick = (): void => {
          if (left-- > 0) {
            cancel = after(patience / steps, tick);
            return;
          }
          const error = new Error(`Redis did not answer within ${patience} ms. Until it does, this process keeps its own pace.`);
          end(() => reject(error), 'alone', error);
        };
        let cancel = (): void => undefined;
        tick();
        const replied = (reply: unknown): void => (open ? end(() => resolve(reply), 'shared') : late(reply));
        const failed = (error: unknown): void => end(() => reject(error), waits || redis.ready() ? 'alone' : state, error);
        redis.run(script, key, argument).then(replied, failed);
      }),
  };
};
