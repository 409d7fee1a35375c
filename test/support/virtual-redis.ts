import { createHash, webcrypto } from 'node:crypto';
import type { IoredisLike } from '@recipe-ai/sdk/redis';
import { Redis } from 'ioredis';
import type { VirtualClock } from './virtual-clock.js';

/** A Redis that is real, but for its clock, the time it takes, and whether it can be reached. */
export interface VirtualRedis {
  /** A client of it; `oneWayMs` is the time of the way there, and of the way back. */
  client(oneWayMs?: number): IoredisLike;
  /** How many scripts have run. */
  readonly runs: number;
  /** While true, nothing comes through. */
  away: boolean;
  close(): void;
}

/** Makes the Redis at `url` live in virtual time: scripts receive that time, keys expire by it, and it does not advance while Redis works. */
export const createVirtualRedis = async (url: string, clock: VirtualClock): Promise<VirtualRedis> => {
  const redis = new Redis(url);
  await redis.flushall();
  // Digests are made elsewhere, in real time: virtual time would run on meanwhile.
  const atOnce = async (algorithm: string, bytes: ArrayBuffer) =>
    new Uint8Array(createHash(algorithm).update(new Uint8Array(bytes)).digest()).buffer;
  Object.defineProperty(webcrypto.subtle, 'digest', { value: atOnce, configurable: true });
  const expiries = new Map<string, number>();
  const counts = { working: 0, runs: 0 };
  const settled = clock.settled;
  clock.settled = async () => {
    await settled();
    while (counts.working > 0) await settled();
  };

  const run = async (script: string, key = '', argument = ''): Promise<unknown> => {
    const now = clock.now();
    const [seconds, micros] = [Math.floor(now / 1000), Math.round((now % 1000) * 1000)];
    counts.runs++;
    counts.working++;
    try {
      if (expiries.get(key)! <= now) await redis.del(key);
      const timed = script.replaceAll("redis.call('TIME')", '{ ARGV[2], ARGV[3] }');
      const reply = await redis.eval(timed, 1, key, argument, seconds, micros);
      expiries.set(key, now + (await redis.pttl(key)));
      return reply;
    } finally {
      counts.working--;
    }
  };

  const virtual: VirtualRedis = {
    client: (oneWayMs = 0.5) => {
      const way = (): Promise<void> => new Promise((resolve) => virtual.away || clock.after(oneWayMs, resolve));
      return {
        evalsha: () => Promise.reject(new Error('NOSCRIPT')),
        async eval(script, _, key, argument) {
          await way();
          const reply = await run(script, key, argument);
          await way();
          return reply;
        },
      };
    },
    get runs() {
      return counts.runs;
    },
    away: false,
    close() {
      clock.settled = settled;
      redis.disconnect();
      Reflect.deleteProperty(webcrypto.subtle, 'digest');
    },
  };
  return virtual;
};
