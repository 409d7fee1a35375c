import { fc, test as property } from '@fast-check/vitest';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createThrottle } from '../../bench/pacing/throttle.js';
import { readHeaders } from '../../src/pace/rate-limit.js';
import { createRoom } from '../../src/pace/room.js';
import type { Call } from '../../src/pace/window.js';
import { roomLua } from '../../src/redis/lua/room.js';
import { turningLua } from '../../src/redis/lua/turning.js';
import { windowLua } from '../../src/redis/lua/window.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from './redis-server.js';

/** Runs events through the room in Lua, put away and taken out again before each; gives when calls have room after each. */
const driver = `${turningLua}${windowLua}${roomLua}
local calls, told = {}, {}
s = Room.create(1)
for index, event in ipairs(cjson.decode(ARGV[1])) do
  s = cmsgpack.unpack(cmsgpack.pack(s))
  t = s.t
  if event.kind == 'send' then calls[#calls + 1] = Room.send(event.now)
  elseif event.kind == 'lose' then Room.lose(calls[event.call], event.now)
  elseif event.kind == 'learn' then Room.learn(calls[event.call], event.answer, event.now, event.chance) end
  told[index] = {}
  for place, count in ipairs({ 1, 2, 7 }) do
    told[index][place] = string.format('%.17g', Room.when(count, event.spare, event.now, event.chance))
  end
end
return cjson.encode(told)
`;

/** What happens to a room; times are epoch milliseconds. */
interface Happening {
  kind: 'send' | 'learn' | 'lose' | 'look';
  now: number;
  spare: number;
  chance: number;
  /** Number of the call, from 0. */
  call?: number;
  answer?: { status: number; code?: string; headers: Record<string, string> };
}

const start = Date.UTC(2026, 0, 5, 12);
const count = fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 60 }), fc.constant('unlimited')).map(String);
const reset = fc.oneof(
  fc.nat({ max: 70 }).map(String),
  fc.constantFrom('0.25', '9999999', '12ms', '6m0s', 'Mon, 05 Jan 2026 12:00:09 GMT'),
  fc.nat({ max: 120_000 }).map((ms) => ((start + ms) / 1000).toFixed(ms % 3)),
);
const headers = fc.record(
  {
    'x-ratelimit-limit': fc.constantFrom('10', '10', '10', '20', '0'),
    'x-ratelimit-remaining': count,
    'x-ratelimit-reset': reset,
    'x-ratelimit-limit-day': fc.constant('60'),
    'x-ratelimit-remaining-day': count,
    'x-ratelimit-reset-day': reset,
    'retry-after': reset,
    date: fc.nat({ max: 90_000 }).map((ms) => new Date(start + ms).toUTCString()),
  },
  { requiredKeys: [] },
);
const chance = fc.constantFrom(0, 0.25, 0.75);
const pause = fc.oneof(fc.constant(0), fc.nat({ max: 40 }), fc.nat({ max: 3000 }), fc.nat({ max: 90_000 }));
/** Whatever may happen, likely or not. */
const events = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'send', 'send', 'learn', 'learn', 'lose', 'look'),
    after: pause,
    pick: fc.nat(),
    status: fc.constantFrom(200, 200, 200, 404, 429, 429, 503),
    code: fc.constantFrom(undefined, undefined, undefined, 'rate_limited', 'quota_exceeded', 'trial_exhausted'),
    headers,
    spare: fc.constantFrom(0, 0, 3),
    chance,
  }),
  { minLength: 1, maxLength: 60 },
);
/** A service that keeps its word, and what is done with it: calls that go when they may, and answers that come in any order. */
const services = fc.record({
  counting: fc.constantFrom('fixed', 'bucket', 'opened-by-call', 'sliding'),
  limit: fc.constantFrom(5, 20),
  windowMs: fc.constantFrom(1000, 10_000),
  reset: fc.constantFrom('epoch', 'seconds', 'fraction', 'none'),
  rounding: fc.constantFrom('ceil', 'floor'),
  retryAfter: fc.boolean(),
  skew: fc.constantFrom(0, 0, 3000, -3000),
  daily: fc.constantFrom(undefined, 60),
});
const deeds = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'send', 'send', 'learn', 'learn', 'lose'),
    patient: fc.boolean(),
    after: fc.nat({ max: 60 }),
    pick: fc.nat(),
    chance,
  }),
  { minLength: 20, maxLength: 120 },
);

describe.skipIf(noRedis)(`${needsRedis}the room in Redis and the room of a process`, () => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis();
    redis = new Redis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.stop();
  });

  /** Lets the same happen to both; gives nothing, but fails where they differ. */
  const compare = async (happen: (tell: (happening: Happening) => number) => void): Promise<void> => {
    const room = createRoom();
    const calls: Call[] = [];
    const told: number[][] = [];
    const mirrored: object[] = [];
    happen(({ call, answer, ...happening }) => {
      const { kind, now, spare } = happening;
      if (kind === 'send') calls.push(room.send(now));
      if (kind === 'lose') room.lose(calls[call!]!, now);
      let heard: object | undefined;
      if (kind === 'learn') {
        const { status, code } = answer!;
        // Says nothing, but has each answer read anew, as Redis is told it.
        const said = new Headers({ ...answer!.headers, 'ratelimit-policy': '"default";w=60' });
        room.learn(calls[call!]!, { status, code, headers: said }, 8000, now, happening.chance);
        const { date, retry, windows } = readHeaders(said);
        heard = { status, code, date, retry, windows, patience: 8000 };
      }
      mirrored.push({ ...happening, call: call === undefined ? undefined : call + 1, answer: heard });
      const [next, ...later] = [1, 2, 7].map((number) => room.when(number, spare, now, happening.chance));
      told.push([next!, ...later]);
      return next!;
    });
    const reply = JSON.parse(String(await redis.eval(driver, 0, JSON.stringify(mirrored)))) as string[][];
    expect(reply.map((row) => row.map((at) => (at === 'inf' ? Infinity : Number(at))))).toEqual(told);
  };

  property.prop([events], { numRuns: 1000 })('whatever happens, let the next call go at the same moment', (script) =>
    compare((tell) => {
      const open: number[] = [];
      let [now, sent] = [start, 0];
      for (const { kind, after, pick, status, code, headers: said, spare, chance: dice } of script) {
        now += after;
        const [call] = kind === 'learn' || kind === 'lose' ? open.splice(pick % (open.length || 1), 1) : [];
        if (kind === 'send') open.push(sent++);
        const idle = kind !== 'send' && call === undefined;
        tell({ kind: idle ? 'look' : kind, now, spare, chance: dice, call, answer: { status, code, headers: said } });
      }
    }),
  );

  property.prop([services, deeds], { numRuns: 500 })('before any service, let the next call go at the same moment', (service, script) =>
    compare((tell) => {
      const throttle = createThrottle(service, start);
      const open: { call: number; answer: Happening['answer'] }[] = [];
      let [now, sent] = [start, 0];
      for (const { kind, patient, after, pick, chance: dice } of script) {
        const happening = { spare: 0, chance: dice };
        now += after;
        if (kind === 'send') {
          const at = tell({ ...happening, kind: 'look', now });
          if (patient && at < now + 20_000) now = Math.ceil(at);
          tell({ ...happening, kind, now });
          const { status, code, headers: said } = throttle.take(now);
          open.push({ call: sent++, answer: { status, code, headers: Object.fromEntries(said) } });
          continue;
        }
        const [ended] = open.splice(pick % (open.length || 1), 1);
        tell({ ...happening, kind: ended ? kind : 'look', now, ...ended });
      }
    }),
  );
});
