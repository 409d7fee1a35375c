import { LONGEST_DURATION_MS } from '../core/clock.js';
import type { Environment } from '../core/environment.js';
import { show } from '../util/show.js';

/** How long the AI model takes, in milliseconds: a constant, a range, or a log-normal distribution with its median and 95th percentile. */
export type Latency = number | { min: number; max: number } | { median: number; p95: number };

const isDrawable = (ms: unknown): ms is number => typeof ms === 'number' && ms >= 0 && ms <= LONGEST_DURATION_MS;

const isLatency = (latency: unknown): boolean => {
  if (typeof latency !== 'object' || latency === null) return isDrawable(latency);
  const { min, max, median, p95 } = latency as Record<string, unknown>;
  if ('min' in latency) return isDrawable(min) && isDrawable(max) && min <= max;
  return isDrawable(median) && isDrawable(p95) && median > 0 && median <= p95;
};

/** Throws a `RangeError` for a latency that cannot be drawn. */
export const assertLatency = (owner: string, latency: Latency): void => {
  if (isLatency(latency)) return;
  throw new RangeError(`${owner}: \`latency\` must be milliseconds, {min, max} or {median, p95}, not ${show(latency)}.`);
};

/** 95th percentile of the standard normal distribution. */
const P95_OF_NORMAL = 1.6449;

/** Draws one latency with the environment's random numbers. */
export const sample = (latency: Latency, environment: Environment): number => {
  if (typeof latency === 'number') return latency;
  if ('min' in latency) return latency.min + (latency.max - latency.min) * environment.random();
  const normal = Math.sqrt(-2 * Math.log(1 - environment.random())) * Math.cos(2 * Math.PI * environment.random());
  const drawn = latency.median * Math.exp((Math.log(latency.p95 / latency.median) / P95_OF_NORMAL) * normal);
  return Math.min(drawn, LONGEST_DURATION_MS);
};
