import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  asMilliseconds,
  hasMilliseconds,
  initialServerClock,
  observeClocks,
  observeResets,
  toResetTime,
  type ServerClock,
} from '../../../../src/rate-limit/headers/server-clock.js';

/** Our wall clock minus the limiter's clock. */
const WALL_OFFSET = 1_000_000;

interface Exchange {
  /** The `Date` header. */
  date?: number;
  sentAt: number;
  receivedAt: number;
  wallOffset?: number;
}

const observe = (exchanges: readonly Exchange[]): ServerClock =>
  exchanges.reduce(
    (clock, { date, sentAt, receivedAt, wallOffset = WALL_OFFSET }) =>
      observeClocks(clock, date, { earliest: sentAt, latest: receivedAt }, wallOffset),
    initialServerClock,
  );

const first: Exchange = { date: 1_000_000, sentAt: 100, receivedAt: 140 };
/** Measurements ten seconds away from `first`. */
const later: Exchange = { date: 1_010_000, sentAt: 200, receivedAt: 240 };
const cached: Exchange = { date: 990_000, sentAt: 200, receivedAt: 240 };

interface Row {
  name: string;
  exchanges: Exchange[];
  clock: Partial<ServerClock>;
}

describe('Date headers measure the offset of the server', () => {
  const rows: Row[] = [
    {
      name: 'no response: nothing is known',
      exchanges: [],
      clock: { offset: null, unconfirmed: null, wallOffset: null, hasJumped: false },
    },
    {
      name: 'a response without Date: only our own clock is',
      exchanges: [{ sentAt: 1, receivedAt: 2 }],
      clock: { offset: null, wallOffset: WALL_OFFSET },
    },
    {
      name: 'the first Date: written between sending and receiving, and up to a second old',
      exchanges: [first],
      clock: { offset: { earliest: 999_860, latest: 1_000_900 } },
    },
    {
      name: 'a further Date narrows the offset',
      exchanges: [first, { date: 1_001_000, sentAt: 1500, receivedAt: 1520 }],
      clock: { offset: { earliest: 999_860, latest: 1_000_500 }, unconfirmed: null },
    },
    {
      name: 'a Date that is older than the others, such as that of a cached response, is not used yet',
      exchanges: [first, cached],
      clock: { offset: { earliest: 999_860, latest: 1_000_900 }, unconfirmed: { earliest: 989_760, latest: 990_800 } },
    },
    {
      name: 'a second one that agrees with it: the clock of the server was set',
      exchanges: [first, cached, { date: 990_000, sentAt: 300, receivedAt: 340 }],
      clock: { offset: { earliest: 989_760, latest: 990_700 }, unconfirmed: null },
    },
    {
      name: 'a Date that agrees with the others: the older one was an error',
      exchanges: [first, cached, { ...first, sentAt: 110 }],
      clock: { offset: { earliest: 999_860, latest: 1_000_890 }, unconfirmed: null },
    },
    {
      name: 'two that contradict each other too: the later one waits for its confirmation',
      exchanges: [first, { ...cached, date: 980_000 }, { ...cached, date: 970_000 }],
      clock: { offset: { earliest: 999_860, latest: 1_000_900 }, unconfirmed: { earliest: 969_760, latest: 970_800 } },
    },
    {
      name: 'a Date that is later than the first one, which was that of a cached response, is used at once',
      exchanges: [first, later],
      clock: { offset: { earliest: 1_009_760, latest: 1_010_800 }, unconfirmed: null },
    },
  ];
  test.each(rows)('$name', ({ exchanges, clock }) => expect(observe(exchanges)).toMatchObject(clock));

  property.prop([fc.integer({ min: -1e7, max: 1e7 }), fc.array(fc.tuple(fc.nat(5000), fc.nat(900), fc.nat(900)), { minLength: 1 })])(
    'the measured offset contains the true one',
    (offset, steps) => {
      let now = 0;
      const exchanges = steps.map(([pause, toServer, toClient]) => {
        const sentAt = now + pause;
        const date = Math.floor((sentAt + toServer + offset) / 1000) * 1000;
        now = sentAt + toServer + toClient;
        return { date, sentAt, receivedAt: now };
      });
      const measured = observe(exchanges).offset!;
      expect(measured.earliest).toBeLessThanOrEqual(offset);
      expect(measured.latest).toBeGreaterThanOrEqual(offset);
    },
  );
});

describe('our wall clock may be set', () => {
  const after = (wallOffset: number): Exchange[] => [first, { sentAt: 200, receivedAt: 240, wallOffset }];
  test('by up to two seconds: the network keeps it in step', () => {
    expect(observe(after(WALL_OFFSET + 2000))).toMatchObject({ wallOffset: WALL_OFFSET, hasJumped: false });
  });
  test('by more: it was set', () => expect(observe(after(WALL_OFFSET - 2001))).toMatchObject({ wallOffset: WALL_OFFSET, hasJumped: true }));
  test('and set back: what happened stays known', () => {
    expect(observe([...after(WALL_OFFSET - 2001), first])).toMatchObject({ hasJumped: true });
  });
});

describe('resets without a unit are in milliseconds', () => {
  const seconds = (value: number) => ({ ms: value * 1000, isAbsolute: false, isCoarse: true });
  /** A response reports a reset of so many seconds, or milliseconds, or none. */
  const observeAll = (responses: readonly { sentAt: number; receivedAt: number; value?: number }[]): ServerClock =>
    responses.reduce(
      (clock, { sentAt, receivedAt, value }) =>
        observeResets(clock, [value === undefined ? {} : { reset: seconds(value) }], { earliest: sentAt, latest: receivedAt }),
      initialServerClock,
    );
  const at = (sentAt: number, value?: number, tripMs = 20) => ({ sentAt, receivedAt: sentAt + tripMs, value });
  test.each([
    {
      name: 'they have fallen twice, as fast as milliseconds do',
      responses: [at(0, 30_000), at(1000, 29_000), at(2000, 28_000)],
      are: true,
    },
    { name: 'not yet: they have fallen once', responses: [at(0, 30_000), at(1000, 29_000)], are: false },
    { name: 'responses take no time', responses: [at(0, 30_000, 0), at(1000, 29_000, 0), at(2000, 28_000, 0)], are: true },
    { name: 'they fall by a thousandth of that', responses: [at(0, 30), at(1000, 29), at(2000, 28), at(3000, 27)], are: false },
    {
      name: 'they stay known to be, though a new window begins',
      responses: [at(0, 30_000), at(1000, 29_000), at(2000, 28_000), at(30_000, 60_000)],
      are: true,
    },
    {
      name: 'they fall by half of the time that a response takes: it may have overtaken another',
      responses: [at(0, 30_000, 180), at(90, 29_910, 180), at(180, 29_820, 180), at(270, 29_730, 180)],
      are: false,
    },
    {
      name: 'they fall by more than that',
      responses: [at(0, 30_000, 180), at(91, 29_909, 180), at(182, 29_818, 180)],
      are: true,
    },
    {
      name: 'a small fall between two others does not count, nor does it hide them',
      responses: [at(0, 30_000, 180), at(50, 29_950, 180), at(1000, 29_000, 180), at(2000, 28_000, 180)],
      are: true,
    },
    {
      name: 'a response between them reports no reset',
      responses: [at(0, 30_000), at(1000, 29_000), at(1500), at(2000, 28_000)],
      are: true,
    },
  ])('$name: $are', ({ responses, are }) => expect(hasMilliseconds(observeAll(responses))).toBe(are));

  test('of several, the furthest tells the unit', () => {
    const observeBoth = (clock: ServerClock, sentAt: number) =>
      observeResets(clock, [{ reset: seconds(5) }, { reset: seconds(30_000 - sentAt) }], { earliest: sentAt, latest: sentAt + 20 });
    expect(hasMilliseconds([0, 1000, 2000].reduce(observeBoth, initialServerClock))).toBe(true);
  });

  test('the value is a thousandth, except if it has a unit or is a time of day', () => {
    expect(asMilliseconds(seconds(30_000))).toEqual({ ms: 30_000, isAbsolute: false, isCoarse: true });
    for (const isAbsolute of [true, false]) {
      const reset = { ms: 30_000, isAbsolute, isCoarse: isAbsolute };
      expect(asMilliseconds(reset)).toEqual(reset);
    }
  });
});

describe('a reset on our time', () => {
  const exchange = { earliest: 100, latest: 140 };
  const seconds = (ms: number, isAbsolute: boolean) => ({ ms, isAbsolute, isCoarse: true });
  const exactly = (ms: number, isAbsolute: boolean) => ({ ms, isAbsolute, isCoarse: false });
  const resetAt = (clock: ServerClock, reset: ReturnType<typeof seconds>, wallOffset = WALL_OFFSET) =>
    toResetTime(clock, reset, exchange, wallOffset);

  const agreeing = () => observe([first]);
  const skewed = () => observe([later]);
  const withoutDate = () => observe([{ sentAt: 100, receivedAt: 140 }]);

  test.each([
    {
      name: 'relative, in whole seconds: rounded either way',
      time: () => resetAt(agreeing(), seconds(30_000, false)),
      is: { earliest: 29_100, latest: 30_140, isCoarse: true, isAbsolute: false },
    },
    {
      name: 'relative and exact: as uncertain as the round trip',
      time: () => resetAt(agreeing(), exactly(250, false)),
      is: { earliest: 350, latest: 390, isCoarse: false, isAbsolute: false },
    },
    {
      name: 'absolute, and the clocks agree: our wall clock converts it',
      time: () => resetAt(agreeing(), seconds(1_030_000, true)),
      is: { earliest: 29_000, latest: 30_000, isCoarse: true, isAbsolute: true },
    },
    {
      name: 'absolute, and our clock is at the earlier bound of the measured offset: it converts it too',
      time: () => resetAt(observe([{ ...first, date: 1_000_140 }]), seconds(1_030_000, true)),
      is: { earliest: 29_000, latest: 30_000, isCoarse: true, isAbsolute: true },
    },
    {
      name: 'absolute, without a Date header: the clocks are taken to agree',
      time: () => resetAt(withoutDate(), exactly(1_030_000, true)),
      is: { earliest: 30_000, latest: 30_000, isCoarse: false, isAbsolute: true },
    },
    {
      name: 'absolute and exact, and the clocks differ: between the bounds of the measured offset',
      time: () => resetAt(skewed(), exactly(1_030_000, true)),
      is: { earliest: 19_200, latest: 20_240, isCoarse: false, isAbsolute: true },
    },
    {
      name: 'absolute, in whole seconds, and the clocks differ: a second earlier too',
      time: () => resetAt(skewed(), seconds(1_030_000, true)),
      is: { earliest: 18_200, latest: 20_240, isCoarse: true, isAbsolute: true },
    },
  ])('$name', ({ time, is }) => expect(time()).toEqual(is));

  test('absolute, our clock was set, and no Date header tells the time of the server: unknown', () => {
    const clock = observe([first, { sentAt: 200, receivedAt: 240, wallOffset: 0 }]);
    expect(resetAt({ ...clock, offset: null }, exactly(1_030_000, true), 0)).toBeNull();
    expect(resetAt(clock, exactly(1_030_000, true), 0)).toMatchObject({ isAbsolute: true });
    expect(resetAt({ ...clock, offset: null }, exactly(30_000, false), 0)).toMatchObject({ latest: 30_140 });
  });

  test('absolute, without a Date header, and over a second before the request: the clocks differ, so it is unknown', () => {
    expect(resetAt(withoutDate(), exactly(WALL_OFFSET + 100 - 999, true))).toMatchObject({ latest: -899 });
    expect(resetAt(withoutDate(), exactly(WALL_OFFSET + 100 - 1000, true))).toBeNull();
    expect(resetAt(agreeing(), exactly(WALL_OFFSET + 100 - 1000, true))).toMatchObject({ latest: -900 });
  });

  test('more than a year away in either direction is an error', () => {
    const year = 366 * 864e5;
    expect(resetAt(agreeing(), exactly(year, false))).not.toBeNull();
    expect(resetAt(agreeing(), exactly(year + 1, false))).toBeNull();
    const ago = (ms: number) => exactly(WALL_OFFSET + 140 - ms, true);
    expect(resetAt(agreeing(), ago(year))).not.toBeNull();
    expect(resetAt(agreeing(), ago(year + 1))).toBeNull();
  });
});
