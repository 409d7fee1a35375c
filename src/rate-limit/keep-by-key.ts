import { KEPT_KEYS } from './constants.js';

/** Keeps one limiter per key, and drops an idle one when there are many. */
export const keepByKey = <Limiter extends { readonly isIdle: boolean }>(create: (key: string) => Limiter) => {
  const limiters = new Map<string, Limiter>();
  return {
    all: () => limiters.values(),
    forKey(key: string): Limiter {
      const limiter = limiters.get(key) ?? create(key);
      limiters.delete(key);
      limiters.set(key, limiter);
      if (limiters.size <= KEPT_KEYS) return limiter;
      for (const [other, { isIdle }] of limiters) {
        if (!isIdle || other === key) continue;
        limiters.delete(other);
        break;
      }
      return limiter;
    },
  };
};
