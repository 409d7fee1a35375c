import { createRateLimiter } from '../../src/rate-limit/create-rate-limiter.js';
import type { LimiterInspection, Permit, Rejection } from '../../src/rate-limit/types.js';
import { allAvailableAt, createLimitModel, type LimitKind, type LimitModel, type LimitOptions } from './server-model.js';
import { createRandom, VirtualClock } from './virtual-clock.js';

/** What headers say of a limit. */
export type ResetForm = 'epoch' | 'epoch-floor' | 'epoch-ms' | 'seconds' | 'seconds-floor' | 'fraction' | 'date' | 'none';

export interface WorldLimit extends LimitOptions {
  /** Suffix of its headers, '' for the primary one; null if no header reports it. */
  reportedAs: string | null;
  resetForm: ResetForm;
}

/** A service, a network and a machine, all drawn from one seed. Replay it with `simulateWorld`. */
export interface World {
  seed: number;
  calls: number;
  /** So many calls come at once, and as many again every so many milliseconds. */
  bursts: { calls: number; everyMs: number };
  limits: WorldLimit[];
  /** Calls the service works on at once; the others wait inside the service. 0: no bound. */
  workers: number;
  refusalStatus: 429 | 503;
  retryAfter: 'none' | 'seconds' | 'exact' | 'zero' | 'past';
  /** Headers on every n-th response. */
  reportsEvery: number;
  hasDate: boolean;
  /** Milliseconds the server's clock is ahead. */
  skewMs: number;
  serviceMs: number;
  /** Up to this share of `serviceMs` more or less. */
  serviceSpread: number;
  networkMs: number;
  jitterMs: number;
  /** Share of requests whose connection breaks. */
  loss: number;
  /** Highest cost of a call for the first limit. */
  maxCost: number;
  /** Jumps of the machine's wall clock: when, and by how much. */
  clockJumps: { atMs: number; byMs: number }[];
}

const pick = <Value>(random: () => number, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const between = (random: () => number, low: number, high: number): number => low * (high / low) ** random();

const KINDS: readonly LimitKind[] = [
  'fixed',
  'fixed',
  'opened-by-call',
  'sliding-log',
  'sliding-counter',
  'bucket',
  'bucket',
  'concurrency',
];
const RESET_FORMS: readonly ResetForm[] = ['epoch', 'epoch', 'epoch-floor', 'epoch-ms', 'seconds', 'seconds-floor', 'fraction', 'date'];

const drawLimit = (random: () => number, reportedAs: string | null): WorldLimit => {
  const kind = pick(random, KINDS);
  const windowMs = pick(random, [1000, 1000, 10_000, 60_000]);
  const limit = Math.round(kind === 'concurrency' ? between(random, 2, 40) : between(random, 15, 150));
  const isAligned = random() < 0.7;
  return {
    kind,
    limit,
    windowMs,
    phase: isAligned ? 0 : random(),
    burst: random() < 0.5 ? limit : Math.max(1, Math.round(limit * random())),
    // A limit of calls in flight is not reported by windows.
    reportedAs: kind === 'concurrency' ? null : reportedAs,
    resetForm: pick(random, RESET_FORMS),
  };
};

/** Draws a world. `isReported`: headers report its limits. */
export const drawWorld = (seed: number, isReported = seed % 2 === 0): World => {
  const random = createRandom(seed);
  for (let skip = 0; skip < 5; skip++) random();
  const limits = [drawLimit(random, isReported ? '' : null)];
  if (isReported) while (limits[0]!.kind === 'concurrency') limits[0] = drawLimit(random, '');
  if (random() < 0.2) limits.push(drawLimit(random, isReported ? pick(random, ['-minute', '-requests', null]) : null));
  const isFar = random() < 0.3;
  return {
    seed,
    calls: 300,
    bursts: { calls: 300, everyMs: 0 },
    limits,
    workers: random() < 0.1 ? Math.round(between(random, 4, 100)) : 0,
    refusalStatus: random() < 0.05 && !isReported ? 503 : 429,
    retryAfter: pick(random, [
      'none',
      'none',
      'seconds',
      'seconds',
      'exact',
      random() < 0.3 ? pick(random, ['zero', 'past'] as const) : 'none',
    ]),
    reportsEvery: random() < 0.1 ? 3 : 1,
    hasDate: random() < 0.85,
    skewMs: random() < 0.25 ? Math.round((random() - 0.5) * 20_000) : 0,
    serviceMs: Math.round(random() < 0.85 ? between(random, 3, 300) : between(random, 300, 3000)),
    serviceSpread: random() < 0.5 ? 0 : random() * 0.8,
    networkMs: Math.round(isFar ? between(random, 20, 300) : between(random, 1, 20)),
    jitterMs: random() < 0.5 ? 0 : Math.round(between(random, 1, isFar ? 200 : 30)),
    loss: random() < 0.15 ? random() * 0.03 : 0,
    maxCost: random() < 0.05 ? 3 : 1,
    clockJumps: random() < 0.1 ? [{ atMs: random() * 5000, byMs: (random() - 0.5) * 7_200_000 }] : [],
  };
};

/** The same world, whose calls come in bursts: half of what its limits allow, or up to a tenth more than that. */
export const inBursts = (world: World): World => {
  const random = createRandom(world.seed * 7 + 1);
  const callsPerMs = Math.min(...world.limits.map(({ limit, windowMs }) => limit / windowMs));
  const calls = Math.max(1, Math.round(world.limits[0]!.limit * (0.3 + random())));
  return { ...world, maxCost: 1, bursts: { calls, everyMs: calls / (callsPerMs * pick(random, [0.5, 0.8, 0.95, 1.1])) } };
};

/** When a call of a world comes, after its start. */
const arrivalMs = ({ bursts }: World, index: number): number => Math.floor(index / bursts.calls) * bursts.everyMs;

/** Whether every limit that can matter is reported. */
export const isReported = ({ limits, reportsEvery }: World): boolean =>
  reportsEvery === 1 &&
  limits.every(({ reportedAs, kind, resetForm }) => reportedAs !== null && kind !== 'concurrency' && resetForm !== 'none');

export interface WorldResult {
  ms: number;
  idealMs: number;
  ratio: number;
  /** By how much calls end later than they can, on average. */
  delayMs: number;
  requests: number;
  refused: number;
  succeeded: number;
  failed: number;
  /** Calls that never ended. */
  hanging: number;
  pendingTimers: number;
  inspection: LimiterInspection;
}

/** When the calls of a client end that knows all of the service. */
const idealEndsOf = (world: World, costs: readonly number[], start: number): number[] => {
  const limits = world.limits.map(createLimitModel);
  const wayMs = world.networkMs;
  const running: number[] = [];
  let at = start;
  return costs.map((cost, index) => {
    at = Math.max(at, start + arrivalMs(world, index) + wayMs);
    for (let next = allAvailableAt(limits, at, cost); next > at; next = allAvailableAt(limits, at, cost)) {
      if (Number.isFinite(next)) at = next;
      else {
        at = Math.max(at, running.shift()!);
        for (const limit of limits) limit.end(at);
      }
    }
    for (const limit of limits) limit.take(at, cost);
    const begins = world.workers > 0 && running.length >= world.workers ? Math.max(at, running.at(-world.workers)!) : at;
    running.push(begins + world.serviceMs);
    return begins + world.serviceMs + wayMs;
  });
};

const roundEpoch: Record<ResetForm, (at: number, now: number) => string | undefined> = {
  epoch: (at) => String(Math.ceil(at / 1000)),
  'epoch-floor': (at) => String(Math.floor(at / 1000)),
  'epoch-ms': (at) => String(Math.ceil(at)),
  seconds: (at, now) => String(Math.ceil((at - now) / 1000)),
  'seconds-floor': (at, now) => String(Math.floor((at - now) / 1000)),
  fraction: (at, now) => ((at - now) / 1000).toFixed(3),
  date: (at) => new Date(Math.ceil(at / 1000) * 1000).toUTCString(),
  none: () => undefined,
};

const retryAfterText = (form: World['retryAfter'], ms: number, now: number): string | undefined => {
  switch (form) {
    case 'seconds':
      return String(Math.max(1, Math.ceil(ms / 1000)));
    case 'exact':
      return (Math.ceil(ms) / 1000).toFixed(3);
    case 'zero':
      return '0';
    case 'past':
      return new Date(now - 5000).toUTCString();
    default:
      return undefined;
  }
};

/** The service of a world. */
const createService = (world: World, random: () => number) => {
  const limits: LimitModel[] = world.limits.map(createLimitModel);
  const counts = { requests: 0, refused: 0 };
  const headersAt = (now: number, nextAt: number, isRefused: boolean): Headers => {
    const headers = new Headers();
    const serverNow = now + world.skewMs;
    if (world.hasDate) headers.set('date', new Date(Math.floor(serverNow / 1000) * 1000).toUTCString());
    const waitMs = Number.isFinite(nextAt) ? nextAt - now : 1000;
    // A limit of calls in flight does not know when the next one ends.
    const retryAfter = isRefused && Number.isFinite(nextAt) ? retryAfterText(world.retryAfter, waitMs, serverNow) : undefined;
    if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
    if (counts.requests % world.reportsEvery !== 0) return headers;
    for (const [index, { reportedAs, resetForm }] of world.limits.entries()) {
      if (reportedAs === null) continue;
      const { limit, remaining, resetAt } = limits[index]!.report(now);
      headers.set(`x-ratelimit-limit${reportedAs}`, String(limit));
      headers.set(`x-ratelimit-remaining${reportedAs}`, String(Math.max(0, remaining)));
      const reset = roundEpoch[resetForm](resetAt + world.skewMs, serverNow);
      if (reset !== undefined) headers.set(`x-ratelimit-reset${reportedAs}`, reset);
    }
    return headers;
  };
  return {
    counts,
    /** A request arrives. */
    take(now: number, cost: number): { isAccepted: boolean; headers: Headers } {
      counts.requests++;
      const at = allAvailableAt(limits, now, cost);
      const isAccepted = at <= now;
      if (isAccepted) for (const limit of limits) limit.take(now, cost);
      else counts.refused++;
      return { isAccepted, headers: headersAt(now, isAccepted ? now : at, !isAccepted) };
    },
    end(now: number): void {
      for (const limit of limits) limit.end(now);
    },
    serviceMs: () => world.serviceMs * (1 + world.serviceSpread * (random() - 0.5)),
  };
};

/** Called for each request and response. */
export type Trace = (ms: number, event: string, inspect: () => LimiterInspection) => void;

/** Makes all calls of a world through one limiter, in virtual time. */
export const simulateWorld = async (world: World, trace?: Trace, maxWait = 864e5): Promise<WorldResult> => {
  const random = createRandom(world.seed ^ 0x5bd1e995);
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 12) + Math.floor(random() * 1000), world.seed);
  const start = clock.now();
  const jumpAt = (now: number): number => world.clockJumps.reduce((sum, { atMs, byMs }) => (now - start >= atMs ? sum + byMs : sum), 0);
  const limiter = createRateLimiter({
    clock: { after: clock.after, random: clock.random, now: () => clock.now() + jumpAt(clock.now()), monotonic: () => clock.now() - start },
  }).forKey('key');
  const service = createService(world, random);
  const costs = Array.from({ length: world.calls }, () => 1 + Math.floor(random() * world.maxCost));
  const idealEnds = idealEndsOf(world, costs, start);
  const idealMs = Math.max(...idealEnds) - start;
  const pause = (ms: number): Promise<void> => new Promise((resolve) => clock.after(ms, resolve));
  const wayMs = (): number => world.networkMs + random() * world.jitterMs;
  const workersFreeAt: number[] = Array.from({ length: world.workers }, () => start);
  let [succeeded, failed, endedAt, delayMs] = [0, 0, start, 0];

  const work = async (): Promise<void> => {
    let begins = clock.now();
    const serviceMs = service.serviceMs();
    if (world.workers > 0) {
      const worker = workersFreeAt.indexOf(Math.min(...workersFreeAt));
      begins = Math.max(begins, workersFreeAt[worker]!);
      workersFreeAt[worker] = begins + serviceMs;
    }
    await pause(begins + serviceMs - clock.now());
    service.end(clock.now());
  };

  const attempt = async (permit: Permit, cost: number): Promise<boolean> => {
    trace?.(clock.now() - start, 'send', () => limiter.inspect());
    await pause(wayMs());
    const isLost = random() < world.loss;
    if (isLost && random() < 0.5) {
      permit.release();
      return false;
    }
    const { isAccepted, headers } = service.take(clock.now(), cost);
    if (isAccepted) await work();
    await pause(wayMs());
    if (isLost) permit.release();
    else permit.report({ status: isAccepted ? 200 : world.refusalStatus, headers });
    trace?.(clock.now() - start, isAccepted ? 'accepted' : 'refused', () => limiter.inspect());
    return isAccepted && !isLost;
  };

  const call = async (cost: number, index: number): Promise<void> => {
    await pause(arrivalMs(world, index));
    let permit: Permit | Rejection = await limiter.acquire({ priority: 'interactive', maxWait });
    while (permit.granted) {
      if (await attempt(permit, cost)) {
        succeeded++;
        endedAt = clock.now();
        delayMs += (endedAt - idealEnds[index]!) / world.calls;
        return;
      }
      permit = await permit.reacquire();
    }
    failed++;
    endedAt = clock.now();
  };

  await clock.run(Promise.all(costs.map(call)), start + 12 * 36e5);
  const ms = endedAt - start;
  const { requests, refused } = service.counts;
  const hanging = world.calls - succeeded - failed;
  return {
    ms,
    idealMs,
    ratio: ms / idealMs,
    delayMs,
    requests,
    refused,
    succeeded,
    failed,
    hanging,
    pendingTimers: clock.pending,
    inspection: limiter.inspect(),
  };
};
