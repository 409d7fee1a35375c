import { KEPT_KEYS } from './constants.js';

/** Keeps one limiter per key, and drops idle ones when there are many, the least recently used first. */
export const keepByKey = <Limiter extends { readonly isIdle: boolean }>(create: (key: string) => Limiter) => {
  const limiters = new Map<string, Limiter>();
  const dropIdle = (): void => {
    for (const [key, limiter] of limiters) if (limiters.size >= KEPT_KEYS && limiter.isIdle) limiters.delete(key);
  };
  return {
    all: () => limiters.values(),
    forKey(key: string): Limiter {
      const known = limiters.get(key);
      const limiter = known ?? create(key);
      limiters.delete(key);
      if (!known) dropIdle();
      limiters.set(key, limiter);
      return limiter;
    },
  };
};
