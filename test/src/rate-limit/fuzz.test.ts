import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { VirtualClock } from '../../support/virtual-clock.js';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import type { Permit, Rejection } from '../../../src/rate-limit/types.js';

const count = fc.oneof(fc.nat({ max: 20 }), fc.nat(), fc.constantFrom(-1, 'unlimited', '', 'NaN', '1m')).map(String);
const moment = fc
  .oneof(
    fc.nat({ max: 90 }),
    fc.integer({ min: 1_767_600_000, max: 1_767_700_000 }),
    fc.nat(),
    fc.constantFrom('6m0s', '12ms', '-5', 'soon', 'Mon, 05 Jan 2026 12:00:09 GMT'),
  )
  .map(String);
const headers = fc.record(
  {
    'x-ratelimit-limit': count,
    'x-ratelimit-remaining': count,
    'x-ratelimit-reset': moment,
    'x-ratelimit-remaining-day': count,
    'x-ratelimit-reset-day': moment,
    'retry-after': moment,
    date: fc.constantFrom('Mon, 05 Jan 2026 12:00:00 GMT', 'Mon, 05 Jan 2026 11:59:00 GMT', 'yesterday'),
    ratelimit: fc.constantFrom('"default";r=3;t=9', 'limit=5, remaining=0, reset=3'),
  },
  { requiredKeys: [] },
);
const responses = fc.array(
  fc.record({
    status: fc.constantFrom(200, 200, 200, 404, 429, 500, 503),
    headers,
    code: fc.constantFrom(undefined, undefined, undefined, 'rate_limited', 'quota_exceeded', 'trial_exhausted'),
    ms: fc.nat({ max: 3000 }),
    lost: fc.boolean(),
    abort: fc.option(fc.nat({ max: 60_000 }), { freq: 8 }),
  }),
  { minLength: 1, maxLength: 40 },
);

property.prop([responses, fc.constantFrom(0, 10, 1000, 60_000), fc.integer({ min: 1, max: 5 }), fc.constantFrom(undefined, 2)], {
  numRuns: 400,
})(
  'for any responses, each call ends once, none waits longer than maxWait, and no timer is left',
  async (script, maxWait, attempts, concurrency) => {
    const clock = new VirtualClock();
    const limiter = createRateLimiter({ clock, reserve: 2 }).forKey('key');
    const ends: string[] = [];

    const call = async (index: number): Promise<void> => {
      const { abort } = script[index]!;
      const controller = new AbortController();
      if (abort !== null) clock.after(abort, () => controller.abort('stop'));
      let permit: Permit | Rejection = await limiter.acquire({
        priority: index % 3 ? 'interactive' : 'bulk',
        maxWait,
        concurrency,
        signal: controller.signal,
      });
      for (let attempt = 0; permit.granted && attempt < attempts; attempt++) {
        expect(permit.waitedMs).toBeGreaterThanOrEqual(0);
        expect(permit.waitedMs).toBeLessThanOrEqual(maxWait);
        const { status, headers: said, code, ms, lost } = script[(index + attempt * 7) % script.length]!;
        await new Promise<void>((resolve) => clock.after(ms, resolve));
        if (lost) permit.release();
        else permit.report({ status, headers: new Headers(said), code });
        if (status < 400 && !lost) break;
        permit = await permit.reacquire({ delayMs: status >= 500 ? 200 : 0 });
      }
      if (permit.granted) permit.release();
      else expect(permit.retryAt?.getTime()).not.toBeNaN();
      ends.push(permit.granted ? 'done' : permit.reason);
    };

    await clock.run(
      Promise.all(script.map((_, index) => call(index).catch((error: unknown) => ends.push(String(error))))),
      clock.now() + 3_600_000,
    );
    expect(ends).toHaveLength(script.length);
    await clock.advance(60_000);
    expect(clock.pending).toBe(0);
  },
);

const soon = fc.nat({ max: 90 }).map(String);
const few = fc.nat({ max: 20 }).map(String);
const faults = fc.array(
  fc.record({
    isRefused: fc.boolean(),
    headers: fc.record(
      {
        'x-ratelimit-limit': few,
        'x-ratelimit-remaining': few,
        'x-ratelimit-reset': soon,
        'x-ratelimit-remaining-requests': few,
        'x-ratelimit-limit-requests': few,
        'retry-after': soon,
      },
      { requiredKeys: [] },
    ),
    ms: fc.nat({ max: 3000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
/** What the service says once it has recovered. */
const usual = fc.constantFrom<Record<string, string>[]>(
  {},
  { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': '1' },
  { 'x-ratelimit-limit': '1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
);

property.prop([faults, usual], { numRuns: 400 })(
  'whatever a service has answered, every call is sent within hours once it accepts calls again',
  async (script, said) => {
    const clock = new VirtualClock();
    const limiter = createRateLimiter({ clock }).forKey('key');
    let [requests, accepted] = [0, 0];
    const call = async (): Promise<void> => {
      let permit: Permit | Rejection = await limiter.acquire({ priority: 'interactive', maxWait: 864e5 });
      while (permit.granted) {
        const fault = script[requests++];
        await new Promise<void>((resolve) => clock.after(fault?.ms ?? 20, resolve));
        const isAccepted = !fault?.isRefused;
        permit.report({ status: isAccepted ? 200 : 429, headers: new Headers(fault?.headers ?? said) });
        if (isAccepted) {
          accepted++;
          return;
        }
        permit = await permit.reacquire();
      }
    };
    await clock.run(Promise.all(Array.from({ length: 60 }, call)), clock.now() + 6 * 3_600_000);
    expect(accepted).toBe(60);
  },
);
