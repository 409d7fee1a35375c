import type { CallbackEvent } from '../contract/callbacks.js';
import type { SeenCallbacks } from '../callbacks/seen.js';
import type { CallbackArrival, CallbackStore, Wake } from '../callbacks/store.js';
import { toScriptRunner, type RedisClient } from '../redis-client/redis-client.js';

/** Where callbacks of a fleet are kept. */
export interface RedisCallbackOptions {
  /** A connected ioredis or node-redis client, cluster or not. It stays yours to connect, to watch and to close. */
  client: RedisClient;
  /** Begins every key in Redis. Default: `recipe-ai`. */
  prefix?: string;
  /** How long a callback is kept, in milliseconds. Default: a day. */
  ttl?: number;
}

const day = 864e5;

const seenScript = `
local asked = cjson.decode(ARGV[1])
if asked.forget then return redis.call('DEL', KEYS[1]) end
return redis.call('SET', KEYS[1], '1', 'NX', 'PX', asked.ttl) and 1 or 0
`;

/**
 * Makes a memory of the callbacks that a fleet has handled: each is handed on by one of its processes only. Give it as `dedupe` to
 * `createCallbackReceiver`.
 *
 * @throws {TypeError} where `client` is no Redis client.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { createRedisSeenCallbacks } from '@recipe-ai/sdk/redis';
 * import { Redis } from 'ioredis';
 *
 * const receiver = createCallbackReceiver({
 *   secret: 'from-the-dashboard',
 *   dedupe: createRedisSeenCallbacks({ client: new Redis({ lazyConnect: true }) }),
 *   onCallback: (callback) => console.log(callback.request_id),
 * });
 * ```
 */
export const createRedisSeenCallbacks = ({ client, prefix = 'recipe-ai', ttl = day }: RedisCallbackOptions): SeenCallbacks => {
  const redis = toScriptRunner(client);
  const run = (key: string, forget: boolean): Promise<unknown> =>
    redis.run(seenScript, `${prefix}:seen:${key}`, JSON.stringify({ ttl: Math.ceil(ttl), forget }));
  return {
    add: async (key) => Number(await run(key, false)) === 1,
    delete: (key) => run(key, true),
  };
};

/**
 * One hash for each request: its callbacks by type, in a list to keep their order, and who waits for them until when. Who waits says so
 * again and again, so that a process that died waits no more.
 */
const inboxScript = `
local asked = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local kept = redis.call('HGET', KEYS[1], 'callbacks')
local callbacks = kept and cjson.decode(kept) or {}

local function keep() redis.call('PEXPIRE', KEYS[1], asked.ttl) end

if asked.put then
  for _, one in ipairs(callbacks) do
    if one.type == asked.type then return 'duplicate' end
  end
  callbacks[#callbacks + 1] = { type = asked.type, text = asked.put }
  redis.call('HSET', KEYS[1], 'callbacks', cjson.encode(callbacks))
  keep()
  local fields = redis.call('HGETALL', KEYS[1])
  local arrival = 'unknown'
  for index = 1, #fields, 2 do
    if fields[index] == 'left' and arrival == 'unknown' then arrival = 'late' end
    if string.sub(fields[index], 1, 2) == 'w:' then
      if tonumber(fields[index + 1]) > now then arrival = 'awaited' elseif arrival == 'unknown' then arrival = 'late' end
    end
  end
  return arrival
end
if asked.wait then
  redis.call('HSET', KEYS[1], 'w:' .. asked.wait, now + asked.lease)
  keep()
elseif asked.leave then
  redis.call('HDEL', KEYS[1], 'w:' .. asked.leave)
  redis.call('HSET', KEYS[1], 'left', '1')
  keep()
end
local texts = {}
for index, one in ipairs(callbacks) do texts[index] = one.text end
return texts
`;

/** Those of this process who wait for one request. */
interface Watched {
  wakes: Set<Wake>;
  /** How many callbacks it has seen. */
  seen: number;
}

/**
 * Makes an inbox's store that processes share and that survives restarts. Give it as `store` to `createCallbackInbox`: a callback that one
 * process takes in wakes whoever waits for it in another, within `pollMs`. It holds the callbacks, with what they say of recipes, for `ttl`.
 *
 * @throws {TypeError} where `client` is no Redis client.
 *
 * @example
 * ```ts
 * import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
 * import { createRedisCallbackStore } from '@recipe-ai/sdk/redis';
 * import { Redis } from 'ioredis';
 *
 * const store = createRedisCallbackStore({ client: new Redis({ lazyConnect: true }) });
 * const inbox = createCallbackInbox({ secret: 'from-the-dashboard', store });
 * ```
 */
export const createRedisCallbackStore = ({
  client,
  prefix = 'recipe-ai',
  ttl = day,
  pollMs = 200,
}: RedisCallbackOptions & {
  /** Milliseconds between two looks for callbacks that other processes took in. Default: 200. */
  pollMs?: number;
}): CallbackStore => {
  const redis = toScriptRunner(client);
  const id = crypto.randomUUID();
  const watched = new Map<string, Watched>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = (request_id: string, asked: object): Promise<unknown> =>
    redis.run(inboxScript, `${prefix}:callback:${request_id}`, JSON.stringify({ ttl: Math.ceil(ttl), lease: 5 * pollMs + 1000, ...asked }));
  const read = async (request_id: string, asked: object = {}): Promise<CallbackEvent[]> => {
    const texts = (await run(request_id, asked)) as unknown[];
    return texts.map((text) => JSON.parse(String(text)) as CallbackEvent);
  };

  const look = async (request_id: string, watch: Watched): Promise<void> => {
    const callbacks = await read(request_id, { wait: id });
    const fresh = callbacks.slice(watch.seen);
    watch.seen = Math.max(watch.seen, callbacks.length);
    for (const callback of fresh) for (const wake of watch.wakes) wake(callback);
    // Whoever left while we asked must not seem to wait.
    if (!watched.has(request_id)) await run(request_id, { leave: id });
  };
  const poll = (): void => {
    timer ??= setTimeout(async () => {
      // While Redis is away there is nothing to see; the next look may see it.
      await Promise.allSettled(Array.from(watched, ([request_id, watch]) => look(request_id, watch)));
      timer = undefined;
      if (watched.size) poll();
    }, pollMs);
  };

  return {
    async put(callback) {
      const { request_id, type } = callback;
      const arrival = String(await run(request_id, { put: JSON.stringify(callback), type })) as CallbackArrival;
      const watch = watched.get(request_id);
      if (watch) void look(request_id, watch).catch(() => undefined);
      return arrival;
    },
    get: (request_id) => read(request_id),
    async watch(request_id, wake) {
      const watch = watched.get(request_id) ?? { wakes: new Set(), seen: 0 };
      watched.set(request_id, watch);
      watch.wakes.add(wake);
      const stop = async (): Promise<void> => {
        if (!watch.wakes.delete(wake) || watch.wakes.size > 0) return;
        watched.delete(request_id);
        if (!watched.size) {
          clearTimeout(timer);
          timer = undefined;
        }
        await run(request_id, { leave: id });
      };
      try {
        watch.seen = Math.max(watch.seen, (await read(request_id, { wait: id })).length);
      } catch (error) {
        void stop().catch(() => undefined);
        throw error;
      }
      poll();
      return stop;
    },
  };
};
