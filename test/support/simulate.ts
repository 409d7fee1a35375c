import { createRateLimiter } from '../../src/rate-limit/create-rate-limiter.js';
import type { Permit, RateLimiter, Rejection } from '../../src/rate-limit/types.js';
import { createThrottle, type ThrottleOptions } from './throttle.js';
import { VirtualClock } from './virtual-clock.js';

/** A number that is drawn each time; `random` gives 0 up to 1. */
export type Draw = (random: () => number) => number;

export interface SimulationOptions extends ThrottleOptions {
  calls?: number;
  /** Calls that another client made just before. */
  madeBefore?: number;
  /** Processes that share a key; the calls are dealt out evenly. */
  processes?: number;
  /** Creates the limiter of each process. Default: a separate one that does not know of the others. */
  createLimiter?: (clock: VirtualClock, process: number) => Promise<RateLimiter>;
  /** Milliseconds after which each process begins, by number. */
  stagger?: number;
  /** Milliseconds the service works on a call it accepts; a number or a draw. */
  serviceMs?: number | Draw;
  /** Milliseconds one way; a number or a draw. */
  networkMs?: number | Draw;
  maxWait?: number;
  seed?: number;
  /** How far into a whole second of this machine's clock the run begins, in milliseconds. */
  phase?: number;
  /** Share of attempts whose connection breaks, half of them after the service counted them. */
  drops?: number;
  /** Share of attempts that get 503 without being counted. */
  failures?: number;
  /** Milliseconds at which the run is given up. */
  giveUp?: number;
}

export interface SimulationResult {
  /** Milliseconds until the last call ended. */
  ms: number;
  /** `ms` over the shortest possible. */
  ratio: number;
  /** Requests the service refused. */
  refused: number;
  succeeded: number;
  /** Calls that the gate refused, by reason. */
  failed: Record<string, number>;
  /** Milliseconds from the first to the last call that the gate refused. */
  failedWithin: number;
  /** How many of the gate's refusals named a time. */
  timed: number;
  /** Rank correlation of order of call and order of completion. */
  order: number;
  longestWait: number;
  /** Timers left behind. */
  pending: number;
}

const rankCorrelation = (ranks: number[]): number => {
  const n = ranks.length;
  if (n < 2) return 1;
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - index) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
};

/** Sends many calls at once through limiters of their own at a throttled service, in virtual time. */
export const simulate = async (options: SimulationOptions): Promise<SimulationResult> => {
  const { calls = 300, processes = 1, stagger = 0, serviceMs = 25, networkMs = 1, maxWait = 60_000, seed = 1, phase = 0 } = options;
  const { drops = 0, failures = 0, giveUp = 3600e3, createLimiter = async (own) => createRateLimiter({ clock: own }) } = options;
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12) + phase, seed);
  const start = clock.now();
  const throttle = createThrottle(options, start);
  for (let made = 0; made < (options.madeBefore ?? 0); made++) throttle.take(start);
  const pause = (ms: number | Draw): Promise<void> =>
    new Promise((resolve) => clock.after(typeof ms === 'number' ? ms : ms(clock.random), resolve));
  const rateLimiters = await Promise.all(Array.from({ length: processes }, (_, process) => createLimiter(clock, process)));
  const limiters = rateLimiters.map((one) => one.forKey('key'));
  const finished: number[] = [];
  const failed: Record<string, number> = {};
  let [firstFailure, lastFailure, timed, longestWait, ended] = [0, 0, 0, 0, start];

  const attempt = async (permit: Permit): Promise<boolean> => {
    await pause(networkMs);
    const fate = clock.random();
    if (fate < drops / 2) {
      permit.release();
      return false;
    }
    if (fate > 1 - failures) {
      await pause(networkMs);
      permit.report({ status: 503, headers: new Headers() });
      return false;
    }
    const response = throttle.take(clock.now());
    if (response.status !== 429) await pause(serviceMs);
    await pause(networkMs);
    if (fate < drops) permit.release();
    else permit.report(response);
    return response.status === 200 && fate >= drops;
  };

  const call = async (index: number): Promise<void> => {
    const process = index % processes;
    if (stagger * process) await pause(stagger * process);
    let permit: Permit | Rejection = await limiters[process]!.acquire({ priority: 'interactive', maxWait });
    while (permit.granted) {
      longestWait = Math.max(longestWait, permit.waitedMs);
      if (await attempt(permit)) {
        finished.push(index);
        ended = clock.now();
        return;
      }
      permit = await permit.reacquire();
    }
    failed[permit.reason] = (failed[permit.reason] ?? 0) + 1;
    if (permit.retryAt) timed++;
    lastFailure = ended = clock.now();
    firstFailure ||= ended;
  };

  await clock.run(Promise.all(Array.from({ length: calls }, (_, index) => call(index))), start + giveUp);
  const pending = clock.pending;
  const ms = ended - start;
  const fixed = (span: number | Draw): number => (typeof span === 'number' ? span : 0);
  const least = throttle.ideal(calls) + fixed(serviceMs) + 2 * fixed(networkMs);
  return {
    ms,
    ratio: ms / least,
    refused: throttle.counts.refused,
    succeeded: finished.length,
    failed,
    failedWithin: lastFailure - firstFailure,
    timed,
    order: rankCorrelation(finished),
    longestWait,
    pending,
  };
};
