import { fc, test as property } from '@fast-check/vitest';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readHeaders } from '../../src/pace/rate-limit.js';
import { createRoom } from '../../src/pace/room.js';
import type { Call } from '../../src/pace/window.js';
import { roomLua } from '../../src/redis/lua/room.js';
import { windowLua } from '../../src/redis/lua/window.js';
import { needsRedis, noRedis, startRedis, type RedisServer } from './redis-server.js';

/** Runs events through the room in Lua, put away and taken out again before each; gives when calls have room after each. */
const driver = `${windowLua}${roomLua}
local calls, told = {}, {}
s = createRoom(1)
for index, event in ipairs(cjson.decode(ARGV[1])) do
  s = cmsgpack.unpack(cmsgpack.pack(s))
  t = s.t
  if event.kind == 'send' then calls[#calls + 1] = send(event.now)
  elseif event.kind == 'lose' then lose(calls[event.call], event.now)
  elseif event.kind == 'learn' then learn(calls[event.call], event.answer, event.now, event.chance) end
  told[index] = {}
  for place, count in ipairs({ 1, 2, 7 }) do
    told[index][place] = string.format('%.17g', when(count, event.spare, event.now, event.chance))
  end
end
return cjson.encode(told)
`;

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
    // Says nothing, but has each answer read anew, as Redis is told it.
    'ratelimit-policy': fc.constant('"default";w=60'),
  },
  { requiredKeys: ['ratelimit-policy'] },
);
const events = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'send', 'send', 'learn', 'learn', 'lose', 'look'),
    after: fc.oneof(fc.constant(0), fc.nat({ max: 40 }), fc.nat({ max: 3000 }), fc.nat({ max: 90_000 })),
    pick: fc.nat(),
    status: fc.constantFrom(200, 200, 200, 404, 429, 429, 503),
    code: fc.constantFrom(undefined, undefined, undefined, 'rate_limited', 'quota_exceeded', 'trial_exhausted'),
    headers,
    spare: fc.constantFrom(0, 0, 3),
    chance: fc.constantFrom(0, 0.25, 0.75),
  }),
  { minLength: 1, maxLength: 60 },
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

  property.prop([events], { numRuns: 1000 })('whatever happens, let the next call go at the same moment', async (script) => {
    const room = createRoom();
    const calls: Call[] = [];
    const open: number[] = [];
    const told: string[][] = [];
    const mirrored: object[] = [];
    let now = start;
    for (const { kind, after, pick, status, code, headers: said, spare, chance } of script) {
      now += after;
      const [call] = kind === 'learn' || kind === 'lose' ? open.splice(pick % (open.length || 1), 1) : [];
      const event = { now, spare, chance, call: call === undefined ? undefined : call + 1 };
      if (kind === 'send') {
        open.push(calls.length);
        calls.push(room.send(now));
        mirrored.push({ ...event, kind });
      } else if (call === undefined) mirrored.push({ ...event, kind: 'look' });
      else if (kind === 'lose') {
        room.lose(calls[call]!, now);
        mirrored.push({ ...event, kind });
      } else {
        room.learn(calls[call]!, { status, code, headers: new Headers(said) }, 8000, now, chance);
        const { date, retry, windows } = readHeaders(said);
        mirrored.push({ ...event, kind, answer: { status, code, date, retry, windows, patience: 8000 } });
      }
      told.push([1, 2, 7].map((number) => room.when(number, spare, now, chance)).map((at) => (at === Infinity ? 'inf' : String(at))));
    }
    const reply = JSON.parse(String(await redis.eval(driver, 0, JSON.stringify(mirrored)))) as string[][];
    const numbers = (all: string[][]) => all.map((row) => row.map((at) => (at === 'inf' ? Infinity : Number(at))));
    expect(numbers(reply)).toEqual(numbers(told));
  });
});
