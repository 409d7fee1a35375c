import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createMockService, type MockService, type Tier } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';

const midnight = Date.UTC(2030, 0, 1);

/** What the limits are, in as few lines as it takes: whether a call at each of these moments is let through. */
const reference = ({ perMinute = Infinity, perDay = Infinity, total = Infinity }: Tier, times: number[]): string[] => {
  const allowed: number[] = [];
  let window = -Infinity;
  return times.map((now) => {
    if (allowed.length >= total) return 'trial_exhausted';
    const opens = now >= window + 60_000 ? Math.floor(now / 1000) * 1000 : window;
    if (allowed.filter((time) => time >= opens).length >= perMinute) return 'rate_limited';
    if (allowed.filter((time) => time >= now - (now % 86_400_000)).length >= perDay) return 'quota_exceeded';
    window = opens;
    allowed.push(now);
    return 'ok';
  });
};

/** Times between calls, crowded about the ends of seconds, minutes and days. */
const gap = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 2000 }) },
  { weight: 2, arbitrary: fc.constantFrom(999, 1000, 1001, 59_000, 59_999, 60_000, 60_001) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 7_200_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(86_399_999, 86_400_000) },
);
const limit = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: undefined });
const schedule = {
  start: fc.integer({ min: midnight - 120_000, max: midnight + 120_000 }),
  tier: fc.record({ perMinute: limit(4), perDay: limit(9), total: limit(12) }),
  gaps: fc.array(gap, { minLength: 1, maxLength: 40 }),
};

describe('limits', () => {
  test.prop(schedule, { numRuns: 300 })('allow exactly the configured calls, over any schedule', async ({ start, tier, gaps }) => {
    const mock = createMockService({ now: start, tiers: { tried: tier } });
    const client = new RawClient(mock.connection({ tier: 'tried' }));
    const outcomes: string[] = [];
    const times: number[] = [];
    for (const each of gaps) {
      mock.clock.advance(each);
      times.push(mock.clock.now());
      const response = await client.call('pantries.list');
      outcomes.push(response.status === 200 ? 'ok' : errorOf(response).code);
    }
    expect(outcomes).toEqual(reference(tier, times));
    const { calls, rejected } = mock.usage(client.connection.apiKey);
    expect([calls, rejected]).toEqual([outcomes.filter((each) => each === 'ok').length, outcomes.filter((each) => each !== 'ok').length]);
  });

  test.prop(schedule, { numRuns: 100 })(
    'match the headers: no call passes before the reset, calls pass from then on',
    async ({ start, tier, gaps }) => {
      const mock = createMockService({ now: start, tiers: { tried: tier } });
      const client = new RawClient(mock.connection({ tier: 'tried' }));
      for (const each of gaps) {
        mock.clock.advance(each);
        const { status, headers } = await client.call('pantries.list');
        if (status !== 429) continue;
        const reset = headers.get('x-ratelimit-reset');
        expect(headers.get('x-ratelimit-remaining')).toBe('0');
        if (reset === null) return;
        const untilReset = Number(reset) * 1000 - mock.clock.now();
        expect(Number(headers.get('retry-after'))).toBe(Math.ceil(untilReset / 1000));
        mock.clock.advance(untilReset - 1);
        expect((await client.call('pantries.list')).status).toBe(429);
        mock.clock.advance(1);
        const after = await client.call('pantries.list');
        if (after.status === 429) expect(Number(after.headers.get('x-ratelimit-reset') ?? Infinity)).toBeGreaterThan(Number(reset));
      }
    },
  );

  test('count calls with an invalid body, but not calls that a limit rejects', async () => {
    const mock = createMockService({ now: midnight, tiers: { tried: { perMinute: 2, perDay: 100 } } });
    const client = new RawClient(mock.connection({ tier: 'tried' }));
    const { apiKey } = client.connection;
    await client.call('pantries.create', { nam: 'x' });
    expect(mock.usage(apiKey)).toMatchObject({ calls: 1, day: { used: 1, remaining: 99 } });
    for (let i = 0; i < 5; i += 1) await client.call('pantries.list');
    expect(mock.usage(apiKey)).toMatchObject({
      calls: 2,
      rejected: 4,
      day: { used: 2 },
      minute: { used: 2, resetAt: new Date(midnight + 60_000) },
    });
    await client.send(`${mock.baseUrl}/nowhere`);
    await client.call('pantries.list', {}, { headers: { authorization: 'Bearer unknown' } });
    expect(mock.usage(apiKey)).toMatchObject({ calls: 2, rejected: 4 });
  });

  test('apply to each key separately', async () => {
    const mock = createMockService({ now: midnight, keys: { first: 'tried', second: 'tried' }, tiers: { tried: { perMinute: 1 } } });
    const [first, second] = ['first', 'second'].map((key) => new RawClient(mock.connection({ key })));
    expect((await first!.call('pantries.list')).status).toBe(200);
    expect((await first!.call('pantries.list')).status).toBe(429);
    expect((await second!.call('pantries.list')).status).toBe(200);
  });

  test('can be lowered and removed for one key while it is in use', async () => {
    const mock = createMockService({ now: midnight });
    const client = new RawClient(mock.connection({ tier: 'starter' }));
    const { apiKey } = client.connection;
    await client.call('pantries.list');
    mock.keys.limit(apiKey, { perMinute: 2 });
    expect((await client.call('pantries.list')).headers.get('x-ratelimit-limit')).toBe('2');
    expect((await client.call('pantries.list')).status).toBe(429);
    mock.keys.limit(apiKey, { perMinute: Infinity });
    expect((await client.call('pantries.list')).headers.get('x-ratelimit-limit')).toBe('1000');
    mock.keys.limit(apiKey, { perDay: 0 });
    expect(errorOf(await client.call('pantries.list')).code).toBe('quota_exceeded');
  });

  test('allow exactly the limit when calls arrive at once', async () => {
    const mock = createMockService({ now: midnight, tiers: { tried: { perMinute: 7 } } });
    const client = new RawClient(mock.connection({ tier: 'tried' }));
    const responses = await Promise.all(Array.from({ length: 30 }, () => client.call('categories.suggest', { items: ['peas'] })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  test('that do not exist cannot be used up: the error names those that do', () => {
    const mock = createMockService({ keys: { k: 'starter' } });
    expect(() => mock.keys.exhaust('k', 'hour' as 'minute')).toThrow('There is no limit "hour"; known here: minute, day, trial');
    expect(() => mock.keys.exhaust('k', undefined!)).toThrow('There is no limit "undefined"; known here: minute, day, trial');
    expect(() => mock.keys.exhaust('k', 'toString' as 'minute')).toThrow(RangeError);
    expect(mock.usage('k')).toMatchObject({ minute: { used: 0 } });
  });

  test('that are used up without calls count none, and are given back in a restored state too', () => {
    const mock = createMockService({ keys: { k: 'sandbox' } });
    const exhaustion = mock.keys.exhaust('k', 'trial');
    expect(mock.usage('k')).toMatchObject({ calls: 0, trial: { limit: 10, used: 10, remaining: 0 } });
    mock.restore(mock.snapshot());
    expect(mock.usage('k').trial).toMatchObject({ remaining: 0 });
    exhaustion.remove();
    expect(mock.usage('k').trial).toMatchObject({ used: 0, remaining: 10 });
  });

  test.each([
    ['a new number', (mock: MockService) => mock.keys.limit('k', { perMinute: 5 }), 5],
    ['an upgrade', (mock: MockService) => mock.keys.upgrade('k', { tier: 'pro' }), 300],
    ['their reset', (mock: MockService) => mock.clock.advance('1m'), 60],
    ['a clock that is set back', (mock: MockService) => mock.clock.set(midnight - 60_000), 60],
  ])('that are used up without calls end with %s', (_, end, remaining) => {
    const mock = createMockService({ now: midnight, keys: { k: 'starter' } });
    mock.keys.exhaust('k', 'minute');
    expect(mock.usage('k').minute).toMatchObject({ used: 60, remaining: 0, resetAt: new Date(midnight + 60_000) });
    end(mock);
    expect(mock.usage('k').minute).toMatchObject({ used: 0, remaining });
  });

  test('reject invalid numbers and unknown tiers', () => {
    expect(() => createMockService({ tiers: { odd: { perMinute: 1.5 } } })).toThrow(
      'tier odd: `perMinute` must be a whole number, 0 or more, not 1.5.',
    );
    expect(() => createMockService({ keys: { k: 'gold' } })).toThrow('There is no tier "gold"; known here: sandbox, starter, pro, scale');
  });

  test('start again if the clock is set back to before the window', async () => {
    const mock = createMockService({ now: midnight, tiers: { tried: { perMinute: 1 } } });
    const client = new RawClient(mock.connection({ tier: 'tried' }));
    expect((await client.call('pantries.list')).status).toBe(200);
    mock.clock.set(midnight - 3_600_000);
    expect(mock.usage(client.connection.apiKey).minute).toEqual({
      limit: 1,
      used: 0,
      remaining: 1,
      resetAt: new Date(midnight - 3_600_000 + 60_000),
    });
    expect((await client.call('pantries.list')).status).toBe(200);
    expect((await client.call('pantries.list')).status).toBe(429);
  });

  test('of a key that sent nothing end a minute after the current second', () => {
    const mock = createMockService({ now: midnight + 1_999, keys: { k: 'starter' } });
    expect(mock.usage('k').minute).toMatchObject({ used: 0, resetAt: new Date(midnight + 61_000) });
  });

  describe('with equally many calls left', () => {
    /** The limit and the reset that the headers show while one call is left, and when none is. */
    const shown = async (tier: Tier) => {
      const client = new RawClient(createMockService({ now: midnight, tiers: { tried: tier } }).connection({ tier: 'tried' }));
      const read = async () => {
        const { headers } = await client.call('pantries.list');
        return [headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset')];
      };
      return [await read(), await read()];
    };
    const epochSeconds = (time: number) => String(time / 1000);

    test('show the one that resets first while calls are left, and the one that resets last when none is', async () => {
      expect(await shown({ perMinute: 2, perDay: 2 })).toEqual([
        ['2', '1', epochSeconds(midnight + 60_000)],
        ['2', '0', epochSeconds(midnight + 86_400_000)],
      ]);
    });

    test('regard a trial as the one that resets last: it never does', async () => {
      expect(await shown({ perMinute: 2, total: 2 })).toEqual([
        ['2', '1', epochSeconds(midnight + 60_000)],
        ['2', '0', null],
      ]);
    });
  });
});

describe('a call without a valid key gets 401, and a hint', () => {
  const mock = createMockService({ keys: { ended: 'starter' } });
  mock.keys.revoke('ended');
  test.each([
    ['without the header', null, 'Send the header Authorization: Bearer <API_KEY>.'],
    ['with another scheme', 'Basic ended', 'The Authorization header must read Bearer <API_KEY>.'],
    ['with an unknown key', 'Bearer other', 'Use one from mock.connection() or mock.keys.create(), or list it in the option keys.'],
    ['with a revoked key', 'Bearer ended', 'The key was revoked.'],
  ])('%s', async (_, authorization, hint) => {
    const response = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: authorization === null ? {} : { authorization } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.text()).toContain(hint);
  });
});
