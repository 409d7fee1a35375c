import { describe, expect, test } from 'vitest';
import { initialLog, readReply, toArgument, type Log } from '../../../src/rate-limit-redis/log.js';
import type { Entry } from '../../../src/rate-limit-redis/protocol.js';

const START = Date.UTC(2026, 10, 21, 12);

const entryOf = (member: string, interactive = 1): Entry => ({
  member,
  sentAt: 0,
  random: 0,
  inFlight: 0,
  interactive,
  bulk: 0,
  reserve: 0,
  ended: [],
});
const lineOf = (entry: Entry, ms = 0) => `${START + ms} ${JSON.stringify(entry)}`;
const read = (log: Log, reply: unknown) => readReply(log, reply, 'own');
const parse = (argument: string) => JSON.parse(argument) as { [name: string]: unknown };

describe('the first reply', () => {
  test('begins with a snapshot, and grants what the own entry asks for', () => {
    const { log, permits } = read(initialLog, ['one', '0', '{}', [lineOf(entryOf('own', 3), 5)]]);
    expect(log).toMatchObject({ epoch: 'one', base: 0, position: 1 });
    expect(permits.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(log.shared.time).toBe(START + 5);
  });

  test('may come in buffers', () => {
    const parts = ['one', '0', '', lineOf(entryOf('own', 3))].map((part) => Buffer.from(part));
    const { log, permits } = read(initialLog, [...parts.slice(0, 3), parts.slice(3)]);
    expect(log).toMatchObject({ epoch: 'one', base: 0, position: 1 });
    expect(permits).toHaveLength(3);
  });

  test('permits of other processes count, and are not ours', () => {
    const lines = [lineOf(entryOf('other', 4)), lineOf(entryOf('own', 3), 1)];
    const { log, permits } = read(initialLog, ['one', '0', '{}', lines]);
    expect(log.position).toBe(2);
    expect(permits.map(({ seq }) => seq)).toEqual([5]);
    expect(log.shared.members).toMatchObject({ other: { inFlight: 4, waiting: 0 }, own: { inFlight: 1, waiting: 2 } });
  });
});

describe('a later reply', () => {
  const { log: known } = read(initialLog, ['one', '0', '{}', [lineOf(entryOf('own'))]]);

  test('goes on where the process has stopped reading, and changes nothing that was read', () => {
    const before = structuredClone(known);
    const { log, permits } = read(known, ['one', '0', '', [lineOf({ ...entryOf('own', 1), inFlight: 1 }, 10)]]);
    expect(log).toMatchObject({ epoch: 'one', position: 2 });
    expect(permits.map(({ seq }) => seq)).toEqual([2]);
    expect(known).toEqual(before);
  });

  test('begins again from the snapshot if others have replaced what the process has not read', () => {
    const snapshot = JSON.stringify(known.shared);
    const { log } = read(initialLog, ['one', '120', snapshot, [lineOf(entryOf('own', 0), 10)]]);
    expect(log).toMatchObject({ epoch: 'one', base: 120, position: 121 });
    expect(log.shared.limiter.traffic.sent).toBe(1);
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'OK'],
  ['a shorter list', ['one', '0', '']],
  ['a list without lines', ['one', '0', '', 'lines']],
  ['no entry', ['one', '0', '', []]],
  ['a base that is no number', ['one', 'x', '', [lineOf(entryOf('own'))]]],
  ['entries that end with that of another process', ['one', '0', '', [lineOf(entryOf('own')), lineOf(entryOf('other'))]]],
])('%s is not a reply', (_, reply) => expect(() => read(initialLog, reply)).toThrow('returned no reply to EVALSHA'));

describe('the argument of the script', () => {
  const log: Log = { ...initialLog, epoch: 'one', base: 10, position: 50 };
  const argumentOf = (own: Log, mayBeLost = false) => parse(toArgument(own, entryOf('own'), mayBeLost, START));

  test('says what was read, and has the entry', () => {
    expect(argumentOf(log)).toMatchObject({ epoch: 'one', position: 50 });
    expect(JSON.parse(argumentOf(log)['entry'] as string)).toEqual(entryOf('own'));
  });

  test('has a snapshot if Redis may have lost the log, and to replace more than 100 entries', () => {
    const snapshot = JSON.stringify(initialLog.shared);
    expect(argumentOf(initialLog)).not.toHaveProperty('snapshot');
    expect(argumentOf(log, true)).toMatchObject({ snapshot });
    expect(argumentOf({ ...log, position: 110 })).not.toHaveProperty('snapshot');
    expect(argumentOf({ ...log, position: 111 })).toMatchObject({ snapshot });
  });

  test('keeps the log a minute longer than the last limit, and 32 days at most', () => {
    const blocked = (until: number): Log => {
      const { shared } = initialLog;
      const { limiter } = shared;
      return { ...log, shared: { ...shared, limiter: { ...limiter, traffic: { ...limiter.traffic, blockedUntil: until } } } };
    };
    expect(argumentOf(log)['ttl']).toBe(60_000);
    expect(argumentOf(blocked(START + 5000.5))['ttl']).toBe(65_001);
    expect(argumentOf(blocked(START + 1e12))['ttl']).toBe(32 * 864e5);
  });

  test('keeps the log a minute longer than the period of a limit that no header reports', () => {
    const { shared } = initialLog;
    const { inferred } = shared.limiter;
    const hourly = { ...inferred, period: { ...inferred.period, periodMs: 3_600_000 } };
    expect(argumentOf({ ...log, shared: { ...shared, limiter: { ...shared.limiter, inferred: hourly } } })['ttl']).toBe(3_660_000);
  });
});
