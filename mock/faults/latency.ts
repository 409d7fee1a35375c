import type { Environment } from '../core/environment.js';

/**
 * How long the model takes, in milliseconds: always the same, anything between two bounds, or mostly about the median with a long tail.
 */
export type Latency = number | { min: number; max: number } | { median: number; p95: number };

const p95OfNormal = 1.6449;

/** One latency, by the world's dice. */
export const sample = (latency: Latency, world: Environment): number => {
  if (typeof latency === 'number') return latency;
  if ('min' in latency) return latency.min + (latency.max - latency.min) * world.random();
  const normal = Math.sqrt(-2 * Math.log(1 - world.random())) * Math.cos(2 * Math.PI * world.random());
  return latency.median * Math.exp((Math.log(latency.p95 / latency.median) / p95OfNormal) * normal);
};

/** Lets time pass on the mock's clock; rejects with the reason of whichever signal aborts first. */
export const wait = (ms: number, world: Environment, signals: readonly (AbortSignal | undefined)[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (act: () => void) => () => {
      cancel();
      for (const [signal, give] of watched) signal.removeEventListener('abort', give);
      act();
    };
    const watched = signals.flatMap((signal): [AbortSignal, () => void][] =>
      signal ? [[signal, end(() => reject(signal.reason as Error))]] : [],
    );
    const cancel = ms === Infinity ? () => {} : world.after(ms, end(resolve));
    for (const [signal, give] of watched) {
      if (signal.aborted) give();
      else signal.addEventListener('abort', give);
    }
  });
