import { beforeEach, expect, test } from 'vitest';
import { ConcurrencyGroups, type Group } from '../../../src/rate-limit/concurrency-groups.js';

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
  for (let call = groups.admit(); call; call = groups.admit()) ranks.push(call.rank);
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
