import type { SharedSimulation } from './simulate-redis.js';
import type { SimulationOptions } from './simulate.js';

/** A service, and what reaching its limit may cost. */
export interface Case extends SimulationOptions {
  name: string;
  /** Time over the shortest possible, at most. */
  ratio: number;
  requestsRefused: number;
}

/** Services that report what they count: 300 calls at once, 50 a second, 25 ms each. */
export const reportingServices: readonly Case[] = [
  { name: 'fixed window, reset as epoch, Retry-After', ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset as epoch', retryAfter: false, ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset as epoch milliseconds', reset: 'epoch-ms', ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset as HTTP date', reset: 'date', ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset as whole seconds, Retry-After', reset: 'seconds', ratio: 1.1, requestsRefused: 4 },
  { name: 'fixed window, reset as whole seconds', reset: 'seconds', retryAfter: false, ratio: 1.1, requestsRefused: 4 },
  { name: 'fixed window, reset as seconds with a fraction', reset: 'fraction', ratio: 1.03, requestsRefused: 2 },
  { name: 'fixed window, reset rounded down', reset: 'seconds', rounding: 'floor', retryAfter: false, ratio: 1.1, requestsRefused: 4 },
  { name: 'token bucket, Retry-After', counting: 'bucket', ratio: 1.05, requestsRefused: 2 },
  { name: 'token bucket, whole seconds', counting: 'bucket', reset: 'seconds', retryAfter: false, ratio: 1.05, requestsRefused: 2 },
  { name: 'server clock 3 s ahead', skew: 3000, ratio: 1.05, requestsRefused: 3 },
  { name: 'server clock 3 s ahead, no Retry-After', skew: 3000, retryAfter: false, ratio: 1.05, requestsRefused: 3 },
  { name: 'server clock 3 s behind', skew: -3000, ratio: 1.05, requestsRefused: 3 },
  { name: 'server clock 3 s behind, no Retry-After', skew: -3000, retryAfter: false, ratio: 1.05, requestsRefused: 3 },
]; // prettier-ignore

const jitter = (random: () => number) => 1 + random() * 60;

/** Services that report little, or late: the table shows the results, and tests check what can be promised. */
export const harder: readonly (SimulationOptions & { name: string })[] = [
  { name: 'responses that take 2 s', serviceMs: 2000 },
  { name: 'up to 60 ms of jitter each way, fixed window', networkMs: jitter },
  { name: 'up to 60 ms of jitter each way, token bucket', networkMs: jitter, counting: 'bucket' },
  { name: 'headers on every third response only', tells: (count) => count % 3 === 0 },
  { name: '`Retry-After` only', tells: () => false },
  { name: 'no header at all', tells: () => false, retryAfter: false },
];

/** What only one process has to bear. */
export const alone: readonly (SimulationOptions & { name: string })[] = [
  { name: 'three processes that do not know of each other', processes: 3 },
  { name: 'windows opened by their first call, epoch rounded up', counting: 'opened-by-call' },
  { name: 'a sliding log of one second', counting: 'sliding' },
];

/** Many processes that share a Redis. */
export const many: readonly Case[] = [
  { name: 'thirty processes', processes: 30, ratio: 1.03, requestsRefused: 3 },
  { name: 'thirty processes, token bucket', processes: 30, counting: 'bucket', ratio: 1.05, requestsRefused: 2 },
];

/** Processes that lose their Redis. */
export const lost: readonly (SharedSimulation & Case)[] = [
  { name: 'Redis gone in the third window', goesAndComes: [2500], ratio: 1.3, requestsRefused: 20 },
  { name: 'Redis gone in the first', goesAndComes: [500], ratio: 1.3, requestsRefused: 20 },
  // If Redis is back just before a reset, one process still calls without it in the next window: of 300, at most 27 were refused, measured in 21 phases.
  { name: 'Redis gone, and back two seconds later', goesAndComes: [1500, 3500], ratio: 1.3, requestsRefused: 30 },
  { name: 'Redis gone, token bucket', goesAndComes: [2500], counting: 'bucket', ratio: 1.7, requestsRefused: 60 },
];
