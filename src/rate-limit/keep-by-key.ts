import { KEPT_KEYS } from './constants.js';

/** Keeps one limiter per key, and drops idle ones when there are many, the least recently used first. */
export const keepByKey = <Limiter extends { readonly isIdle: boolean }>(create: (key: string) => Limiter) => {
  const limiters = new Map<string, Limiter>();
  return {
    all: () => limiters.values(),
    forKey(key: string): Limiter {
      const limiter = limiters.get(key) ?? create(key);
      limiters.delete(key);
      for (const [other, kept] of limiters) if (limiters.size >= KEPT_KEYS && kept.isIdle) limiters.delete(other);
      limiters.set(key, limiter);
      return limiter;
    },
  };
};
