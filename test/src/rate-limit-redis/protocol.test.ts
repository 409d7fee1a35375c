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
  const countedEntry = (member: string, interactive: number, inFlight: number): Entry => ({
    member,
    sentAt: 0,
    interactive,
    inFlight,
    ...rest,
  });
  const [both] = fold(fold(initialSharedState, countedEntry('dead', 2, 0), 0)[0], countedEntry('own', 1, 0), 1);
  expect(both.limiter.traffic.inFlight).toBe(3);
  const [alone] = fold(both, countedEntry('own', 0, 1), 60_002);
  expect(alone).toMatchObject({ limiter: { traffic: { inFlight: 1 } }, members: { own: { inFlight: 1 } } });
  expect(alone.members).not.toHaveProperty('dead');
  const [unused] = fold(alone, countedEntry('own', 0, 0), 60_003);
  expect(unused.limiter.traffic.inFlight).toBe(0);
});

const emptyEntry = { sentAt: 0, random: 0, inFlight: 0, interactive: 0, bulk: 0, reserve: 0, ended: [] };
const entryOf = (member: string, known: Partial<Entry> = {}): Entry => ({ ...emptyEntry, member, ...known });
const hourly = (remaining: number, status = 200) =>
  response({ status, windows: [{ name: 'hour', limit: 10, remaining, reset: inMs(3_600_000) }] });

/** One process has had a response, and has two more calls in flight. */
const withTwoInFlight = (): SharedState => {
  const [first, [call]] = fold(initialSharedState, entryOf('one', { interactive: 1 }), 1000);
  const ended = [{ number: 1, call: call!, response: hourly(9), endedAt: 0 }];
  return fold(first, entryOf('one', { interactive: 2, ended }), 1100)[0];
};

test.each([
  { name: 'it is gone', now: 61_101, localMs: undefined },
  { name: 'another process was without Redis, and it was not seen since', now: 5000, localMs: 3000 },
])('calls of a process are not in flight if $name, but were sent', ({ now, localMs }) => {
  const before = withTwoInFlight();
  expect(before.limiter.traffic.inFlight).toBe(2);
  const [{ limiter }] = fold(before, entryOf('two', { inFlight: 1, ...(localMs && { localMs }) }), now);
  expect(limiter.traffic.inFlight).toBe(1);
  expect(limiter.budgets).toMatchObject([{ refusals: 0 }]);
});

test('a process whose calls were not in flight any more is still there: they are again', () => {
  const [away] = fold(withTwoInFlight(), entryOf('two', { localMs: 3000 }), 5000);
  expect(away.limiter.traffic.inFlight).toBe(0);
  expect(fold(away, entryOf('one', { inFlight: 2 }), 5100)[0].limiter.traffic.inFlight).toBe(2);
});

test('without a time of local limits, calls that were made before the first response are those of other clients', () => {
  const [before, [call]] = fold(initialSharedState, entryOf('one', { interactive: 1 }), 1000);
  const ended = [{ number: 1, call: call!, response: hourly(3), endedAt: 0 }];
  const [{ limiter }] = fold(before, entryOf('one', { ended }), 1100);
  expect(limiter.budgets).toMatchObject([{ remaining: 3, startSeq: 0 }]);
});

test('a call that ended is counted once, although the reply to its entry was lost and it is reported again', () => {
  const [before, calls] = fold(initialSharedState, entryOf('one', { interactive: 2 }), 1000);
  const ended = calls.map((call, index) => ({ number: index + 1, call, response: hourly(0, 429), endedAt: 0 }));
  const [once] = fold(before, entryOf('one', { inFlight: 1, ended: ended.slice(0, 1) }), 1100);
  const [again] = fold(once, entryOf('one', { inFlight: 1, ended: ended.slice(0, 1) }), 1200);
  expect(again.limiter.budgets).toMatchObject([{ refusals: 1 }]);
  expect(again.limiter.traffic.inFlight).toBe(1);
  const [both] = fold(again, entryOf('one', { ended }), 1300);
  expect(both.limiter.budgets).toMatchObject([{ refusals: 2 }]);
  expect(both.limiter.traffic.inFlight).toBe(0);
});

test('a call that a process sent in an earlier window, without Redis, reports nothing of this one', () => {
  const report = (remaining: number, ms: number): LimitResponse => response({ windows: [{ limit: 10, remaining, reset: inMs(ms) }] });
  let [state, [call]] = fold(initialSharedState, entryOf('one', { interactive: 1 }), 1000);
  const report9 = [{ number: 1, call: call!, response: report(9, 1000), endedAt: 0 }];
  [state] = fold(state, entryOf('one', { ended: report9 }), 1100);
  [state, [call]] = fold(state, entryOf('one', { interactive: 1 }), 2500);
  const report8 = [{ number: 2, call: call!, response: report(8, 600), endedAt: 0 }];
  [state] = fold(state, entryOf('one', { ended: report8 }), 2600);
  const late = { seq: 1, sentAt: 1500, countedUpTo: 0, concurrency: 1 };
  const ended = [{ number: 1, call: late, response: report(0, 400), endedAt: -1000 }];
  [state] = fold(state, entryOf('two', { localMs: 700, ended }), 2700);
  expect(state.limiter.budgets).toMatchObject([{ remaining: 8 }]);
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
