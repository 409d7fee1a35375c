import { beforeEach, describe, expect, test } from 'vitest';
import { ConcurrencyGroups, type Group } from '../../../src/rate-limit/concurrency-groups.js';
import { createRateLimiter } from '../../../src/rate-limit/create-rate-limiter.js';
import type { AcquireOptions, KeyLimiter, Permit, Rejection } from '../../../src/rate-limit/types.js';
import { granted, responseAt, type Says } from '../../support/limiter-responses.js';
import { VirtualClock } from '../../support/virtual-clock.js';

interface Call {
  rank: number;
  queue: object | undefined;
  group: Group<Call> | undefined;
  options: { client?: object; concurrency?: number };
}

let groups: ConcurrencyGroups<Call>;
let rank: number;
beforeEach(() => {
  groups = new ConcurrencyGroups();
  rank = 0;
});

const join = (options: Call['options'], count = 1): Call[] =>
  Array.from({ length: count }, () => {
    const call: Call = { rank: rank++, queue: undefined, group: undefined, options };
    groups.join(call);
    return call;
  });
/** The ranks of all calls that get a slot now. */
const admitted = (): number[] => {
  const ranks: number[] = [];
  const next = (): Call | undefined => groups.admit(() => undefined);
  for (let call = next(); call; call = next()) ranks.push(call.rank);
  return ranks;
};

test('as many calls get a slot as the concurrency allows, first come, first served', () => {
  join({ concurrency: 2 }, 4);
  expect(admitted()).toEqual([0, 1]);
});

test('a call that ends gives its slot to the next one, once', () => {
  const [first] = join({ concurrency: 2 }, 5);
  admitted();
  groups.leave(first!);
  groups.leave(first!);
  expect(admitted()).toEqual([2]);
});

test('a call without a slot frees none', () => {
  const calls = join({ concurrency: 1 }, 3);
  expect(admitted()).toEqual([0]);
  groups.leave(calls[1]!);
  expect(admitted()).toEqual([]);
});

test('clients do not share slots, even if their concurrency is equal', () => {
  const clients = [{}, {}];
  for (const client of clients) join({ client, concurrency: 1 }, 2);
  expect(admitted()).toEqual([0, 2]);
});

test('calls of one client share slots, even if their concurrency differs', () => {
  const client = {};
  join({ client, concurrency: 1 });
  join({ client, concurrency: 2 }, 2);
  expect(admitted()).toEqual([0, 1]);
});

test('calls without a client share slots if their concurrency is equal', () => {
  join({ concurrency: 1 });
  join({ concurrency: 2 });
  join({ concurrency: 1 });
  join({ concurrency: 2 });
  join({ concurrency: 2 });
  expect(admitted()).toEqual([0, 1, 3]);
});

test('calls in flight count although none of their client waits', () => {
  const [first] = join({ concurrency: 2 }, 2);
  admitted();
  groups.leave(first!);
  expect(admitted()).toEqual([]);
  join({ concurrency: 2 }, 2);
  expect(admitted()).toEqual([2]);
});

test('a client without calls starts with all of its slots', () => {
  const [first] = join({ concurrency: 2 });
  admitted();
  groups.leave(first!);
  expect(admitted()).toEqual([]);
  join({ concurrency: 2 }, 3);
  expect(admitted()).toEqual([1, 2]);
});

let clock: VirtualClock;
let limiter: KeyLimiter;
let log: string[];

beforeEach(() => {
  clock = new VirtualClock();
  limiter = createRateLimiter({ clock }).forKey('key');
  log = [];
});

const ask = (options: Partial<AcquireOptions> = {}) =>
  limiter.acquire({ priority: 'interactive', maxWait: 60_000, concurrency: 1, ...options });

/** Logs when a permit is granted, and sends the call. */
const send = async (name: string, asking: Promise<Permit | Rejection>, says: Says = {}) => {
  const permit = granted(await asking);
  log.push(name);
  permit.report(responseAt(clock.now(), says));
  return permit;
};

const refusal: Says = { status: 429, retryAfter: 10 };

describe('a call that is queued again', () => {
  test('comes before later calls of its client', async () => {
    const first = granted(await ask());
    const later = ['second', 'third'].map((name) => send(name, ask()));
    first.report(responseAt(clock.now(), refusal));
    await clock.advance(0); // the second call now has the slot, and waits for the limit
    const again = send('first', first.reacquire());
    await clock.run(Promise.all([again, ...later]));
    expect(log).toEqual(['first', 'second', 'third']);
  });

  test('does not exceed the concurrency of its client', async () => {
    const permits = [granted(await ask({ concurrency: 2 })), granted(await ask({ concurrency: 2 }))];
    const later = ['third', 'fourth'].map((name) => ask({ concurrency: 2 }).then((end) => (log.push(name), end)));
    for (const permit of permits) permit.report(responseAt(clock.now(), refusal));
    const again = permits.map((permit, index) => permit.reacquire().then((end) => (log.push(`again ${index}`), granted(end))));
    await clock.advance(20_000);
    expect(log).toEqual(['again 0', 'again 1']);
    for (const permit of await Promise.all(again)) permit.report(responseAt(clock.now(), {}));
    await clock.run(Promise.all(later));
    expect(log).toEqual(['again 0', 'again 1', 'third', 'fourth']);
  });

  test('leaves a call of another client where it is', async () => {
    const first = granted(await ask({ client: limiter }));
    const others = [send('other', ask({ client: clock })), send('later', ask({ client: limiter }))];
    await others[0];
    first.report(responseAt(clock.now(), refusal));
    const next = send('other again', ask({ client: clock }));
    await clock.run(Promise.all([send('first', first.reacquire()), next, ...others]));
    expect(log.filter((name) => name !== 'other again')).toEqual(['other', 'first', 'later']);
  });

  test('does not wait for a later call that is in flight already', async () => {
    const first = granted(await ask());
    const second = ask();
    first.report(responseAt(clock.now(), {}));
    const sent = granted(await second);
    const again = send('first', first.reacquire());
    const third = send('third', ask());
    await clock.advance(1000);
    expect(log).toEqual([]);
    sent.report(responseAt(clock.now(), {}));
    await clock.run(Promise.all([again, third]));
    expect(log).toEqual(['first', 'third']);
  });
});

describe('a call whose slot was taken by an earlier one', () => {
  test('waits for the limit no longer than its maxWait in total', async () => {
    const first = granted(await ask());
    const second = ask({ maxWait: 12_000 });
    first.report(responseAt(clock.now(), refusal));
    await clock.advance(4000);
    const again = first.reacquire();
    await clock.run(again);
    granted(await again).report(responseAt(clock.now(), refusal));
    await clock.run(second);
    expect(await second).toMatchObject({ granted: false, reason: 'rate_limited' });
  });
});
