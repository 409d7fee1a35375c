import { expect, test } from 'vitest';
import {
  fold as foldOf,
  initialSharedState,
  PROTOCOL_VERSION,
  type EndedCall,
  type Entry,
  type LogCall,
  type SharedState,
} from '../../../src/rate-limit-redis/protocol.js';
import type { LimitResponse } from '../../../src/rate-limit/headers/reading.js';

const fold = (before: SharedState, entry: Entry, redisTime: number) => foldOf(before, entry, redisTime, 'one');

const inMs = (ms: number, isAbsolute = false) => ({ ms, isAbsolute, isCoarse: false });
const response = (known: Partial<LimitResponse>): LimitResponse => ({ status: 200, windows: [], wallOffset: 0, ...known });
const window = (remaining: number) => ({ name: 'day', limit: 10, remaining, reset: inMs(600_000) });
const responses: readonly LimitResponse[] = [
  response({ windows: [window(9), { limit: 5, remaining: 4 }], date: 5000, code: 'none' }),
  response({ windows: [window(0)], date: 9000 }),
  response({ status: 429, retryAfter: inMs(50) }),
  response({ status: 429 }),
  response({ status: 503, date: 90_000 }),
  response({}),
  response({ status: 429, code: 'quota_exceeded', retryAfter: inMs(100) }),
];

/** Folds a permit for each response, and that response. */
const states = (): { states: SharedState[]; entries: Entry[] } => {
  const found: SharedState[] = [initialSharedState];
  const entries: Entry[] = [];
  let calls: LogCall[] = [];
  const append = (now: number, ended: readonly EndedCall[]) => {
    const entry = { member: 'one', sentAt: now, random: 0.5, inFlight: 0, interactive: 2, bulk: 1, reserve: 0, ended };
    const [state, permits] = fold(found.at(-1)!, entry, now);
    calls = permits.length > 0 ? permits : calls;
    found.push(state);
    entries.push(entry);
  };
  append(0, []);
  for (const [index, each] of responses.entries()) {
    const now = 700_000 * (index + 1);
    const [call, other] = calls;
    const released = other ? [{ call: other, response: null, endedAt: now - 1 }] : [];
    append(now, [{ call: call!, response: each, endedAt: now - 1 }, ...released]);
    append(now + 10_000, [{ call: { ...call!, epoch: 'other' }, response: each, endedAt: now + 9999 }]);
    append(now + 90_000, []);
  }
  return { states: found, entries };
};

/** Each path within a value, and the type there. Members of arrays, and processes by their names, share a path. */
const pathsOf = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => pathsOf(each, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, path === 'state.members' ? `${path}.*` : `${path}.${key}`));
};

/** One line for each path, with all types that it has; null means unknown everywhere. */
const shapeOf = (values: readonly (readonly [string, unknown])[]): string[] => {
  const types = new Map<string, Set<string>>();
  for (const line of values.flatMap(([name, value]) => pathsOf(value, name))) {
    const [path = '', type = ''] = line.split(': ');
    const known = types.get(path) ?? new Set();
    types.set(path, type === 'null' ? known : known.add(type));
  }
  return Array.from(types, ([path, known]) => `${path}: ${[...known].toSorted().join(' | ') || 'null'}`).toSorted();
};

// If this fails, raise PROTOCOL_VERSION, unless its present value was never published. Then record the shape with `vitest --update`.
test('the version of the protocol names one shape of the state and of the entries', async () => {
  const { states: all, entries } = states();
  const values = [...all.map((state) => ['state', state] as const), ...entries.map((entry) => ['entry', entry] as const)];
  await expect(`${shapeOf(values).join('\n')}\n`).toMatchFileSnapshot(`shapes/v${PROTOCOL_VERSION}.txt`);
});

test('the state survives JSON', () => {
  for (const state of states().states) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('permits of a process that is gone, or that its next entry does not mention, are no longer in flight', () => {
  const rest = { random: 0, bulk: 0, reserve: 0, ended: [] };
  const entryOf = (member: string, interactive: number, inFlight: number): Entry => ({ member, sentAt: 0, interactive, inFlight, ...rest });
  const [both] = fold(fold(initialSharedState, entryOf('dead', 2, 0), 0)[0], entryOf('own', 1, 0), 1);
  expect(both.limiter.traffic.inFlight).toBe(3);
  const [alone] = fold(both, entryOf('own', 0, 1), 60_002);
  expect(alone).toMatchObject({ limiter: { traffic: { inFlight: 1 } }, members: { own: { inFlight: 1 } } });
  expect(alone.members).not.toHaveProperty('dead');
  const [unused] = fold(alone, entryOf('own', 0, 0), 60_003);
  expect(unused.limiter.traffic.inFlight).toBe(0);
});

test('calls without a permit of the log that are reported late leave the history in order', () => {
  const rest = { member: 'own', random: 0, bulk: 0, reserve: 0, inFlight: 0 };
  let state = initialSharedState;
  let calls: LogCall[] = [];
  for (const now of [10_000, 10_500, 11_000]) [state, calls] = fold(state, { ...rest, sentAt: now, interactive: 1, ended: [] }, now);
  const early = { ...calls[0]!, epoch: 'lost', sentAt: 9000 };
  [state] = fold(
    state,
    { ...rest, sentAt: 12_000, interactive: 0, ended: [{ call: early, response: response({}), endedAt: 9100 }] },
    12_000,
  );
  const { history, sent } = state.limiter.traffic;
  expect(history.map(({ at }) => at)).toEqual([10_000, 10_500, 11_000, 12_000]);
  expect(history.map(({ upTo }) => upTo)).toEqual([1, 2, 3, 4]);
  expect(sent).toBe(4);
});

test('the time of the state does not go back with the clock of Redis, and goes on with it', () => {
  const entry = { member: 'own', sentAt: 0, random: 0, inFlight: 0, interactive: 0, bulk: 0, reserve: 0, ended: [] };
  const times: number[] = [];
  let state = initialSharedState;
  for (const redisTime of [100_000, 40_000, 41_000, 11_000, 12_000, 612_000]) {
    [state] = fold(state, entry, redisTime);
    times.push(state.time);
  }
  expect(times).toEqual([100_000, 100_000, 101_000, 101_000, 102_000, 702_000]);
  expect(state.lostMs).toBe(90_000);
});

test.each([
  { name: 'a call of this log', epoch: 'one' },
  { name: 'a call of a log that was lost', epoch: 'lost' },
])('if the clock of Redis is set an hour ahead, $name in flight has taken as long as its process says', ({ epoch }) => {
  const rest = { member: 'own', random: 0, bulk: 0, reserve: 0, inFlight: 0 };
  const [before, [call]] = fold(initialSharedState, { ...rest, sentAt: 500, interactive: 1, ended: [] }, 10_000);
  const ended = [{ call: { ...call!, epoch, takenAt: 510 }, response: response({ status: 429 }), endedAt: 550 }];
  const [{ limiter }] = fold(before, { ...rest, sentAt: 560, interactive: 0, ended }, 3_610_060);
  expect(limiter.traffic.refusalMs).toBe(40);
});
