import { createRateLimiter } from '../../src/rate-limit/create-rate-limiter.js';
import type { Permit, Rejection } from '../../src/rate-limit/types.js';
import { allAvailableAt, createLimitModel, type LimitKind } from './server-model.js';
import { createRandom, VirtualClock } from './virtual-clock.js';

/** How an app uses a key for some days: bursts, steady calls, and pauses, at a service with a limit a minute and a quota a day. */
export interface UsageResult {
  calls: number;
  /** Calls that were rejected, or waited long, although the service had room for them and all before them. */
  needless: string[];
}

const DAY_MS = 86_400_000;
/** Calls on their way in two processes that do not know of each other. */
const SPARE_CALLS = 3;
/** The first responses of a new window, and of a slow service, are waited for. */
const USUAL_WAIT_MS = 1500;

const pick = <Value>(random: () => number, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;

const drawUsage = (random: () => number, kinds: readonly LimitKind[]) => {
  const perMinute = pick(random, [20, 60, 60, 300]);
  return {
    perMinute,
    limits: [
      createLimitModel({ kind: pick(random, kinds), limit: perMinute, windowMs: 60_000 }),
      createLimitModel({ kind: 'fixed', limit: pick(random, [3, 20, 200]) * perMinute, windowMs: DAY_MS }),
    ],
    reportedAs: pick(random, [['', '-day'], ['-minute', '-day'], ['']]),
    isEpoch: random() < 0.6,
    hasRetryAfter: random() < 0.7,
    networkMs: pick(random, [2, 20, 80]),
    serviceMs: pick(random, [20, 300, 3000]),
    maxWait: pick(random, [0, 2000, 30_000, 90_000]),
    processes: pick(random, [1, 1, 2]),
    phases: Array.from({ length: 2 + Math.floor(random() * 4) }, () => ({
      pauseMs: pick(random, [0, 500, 7000, 61_000, 3_600_000, 25 * 3_600_000]),
      calls: pick(random, [15, Math.ceil(perMinute * random() * 1.2), perMinute + 5]),
      everyMs: pick(random, [0, 0, 200, 1500]),
    })),
  };
};

/** Uses a key as an app does, in virtual time. `kinds`: how the service may count its minute. */
export const simulateUsage = async (seed: number, kinds: readonly LimitKind[]): Promise<UsageResult> => {
  const random = createRandom(seed);
  for (let skip = 0; skip < 5; skip++) random();
  const usage = drawUsage(random, kinds);
  const { limits, networkMs, serviceMs, maxWait } = usage;
  const clock = new VirtualClock(Date.UTC(2026, 0, 5) + Math.floor(random() * DAY_MS), seed);
  const start = clock.now();
  const limiters = Array.from({ length: usage.processes }, () => createRateLimiter({ clock }).forKey('key'));
  const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
  const room = (): number => Math.min(...limits.map((limit) => limit.report(clock.now()).remaining));
  /** For each call that waits, the least room since it was asked for. */
  const waiting = new Set<{ least: number }>();
  const needless: string[] = [];
  let calls = 0;

  const headersAt = (now: number, retryAt: number | undefined): Headers => {
    const headers = new Headers({ date: new Date(now).toUTCString() });
    for (const [index, suffix] of usage.reportedAs.entries()) {
      const { limit, remaining, resetAt } = limits[index]!.report(now);
      headers.set(`x-ratelimit-limit${suffix}`, String(limit));
      headers.set(`x-ratelimit-remaining${suffix}`, String(Math.max(0, remaining)));
      headers.set(`x-ratelimit-reset${suffix}`, ((usage.isEpoch ? resetAt : resetAt - now) / 1000).toFixed(3));
    }
    if (retryAt !== undefined && usage.hasRetryAfter) headers.set('retry-after', ((retryAt - now) / 1000).toFixed(3));
    return headers;
  };

  /** The reset may be a latency later than the service thinks. */
  const isAboutToReset = ({ retryAt }: Rejection): boolean => retryAt !== undefined && +retryAt - clock.now() < USUAL_WAIT_MS;

  const attempt = async (permit: Permit): Promise<boolean> => {
    await pause(networkMs);
    const now = clock.now();
    const at = allAvailableAt(limits, now, 1);
    const isAccepted = at <= now;
    if (isAccepted) for (const limit of limits) limit.take(now, 1);
    for (const each of waiting) each.least = Math.min(each.least, room());
    const headers = headersAt(now, isAccepted ? undefined : at);
    const code = limits[1]!.report(now).remaining < 1 ? 'quota_exceeded' : 'rate_limited';
    if (isAccepted) await pause(serviceMs * (0.5 + random()));
    await pause(networkMs);
    permit.report(isAccepted ? { status: 200, headers } : { status: 429, headers, code });
    return isAccepted;
  };

  const call = async (process: number): Promise<void> => {
    calls++;
    const [askedAt, before] = [clock.now(), waiting.size];
    const own = { least: room() };
    waiting.add(own);
    let permit: Permit | Rejection = await limiters[process]!.acquire({ priority: 'interactive', maxWait });
    const waitedMs = Math.round(clock.now() - askedAt);
    const hasRoom = own.least > before + SPARE_CALLS;
    const isNeedless = permit.granted ? waitedMs > USUAL_WAIT_MS + 2.5 * serviceMs : !isAboutToReset(permit);
    if (hasRoom && isNeedless) {
      const end = permit.granted ? 'granted' : permit.reason;
      needless.push(
        `${end} after ${waitedMs} ms, ${Math.round(askedAt - start)} ms after the start: ${own.least} left, ${before} before it`,
      );
    }
    while (permit.granted && !(await attempt(permit))) permit = await permit.reacquire();
    waiting.delete(own);
  };

  for (const phase of usage.phases) {
    await clock.advance(phase.pauseMs);
    const all: Promise<void>[] = [];
    for (let index = 0; index < phase.calls; index++) {
      all.push(call(index % usage.processes));
      await clock.advance(phase.everyMs);
    }
    await clock.run(Promise.all(all), clock.now() + 200_000);
  }
  return { calls, needless };
};
