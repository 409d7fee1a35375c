import type { CallbackEvent } from '../contract/callbacks.js';
import type { CallbackListener, CallbackMatch, CallbackStore } from '../callbacks/store.js';
import { toRedis, type Redis } from '../redis-client/redis-client.js';
import { DEFAULT_PREFIX, DEFAULT_TTL_MS, type RedisCallbackOptions } from './dedupe-store.js';

/** {@link RedisCallbackOptions}, and how often the store looks for callbacks that other processes received. */
export interface RedisCallbackStoreOptions extends RedisCallbackOptions {
  /** Milliseconds between two looks. Default: 200. */
  pollMs?: number;
}

/**
 * One hash for each `request_id`. Field `callbacks` lists the callbacks in their order. Field `w:<process>` says until when that process
 * waits; a process renews it with every look, so that a process that died stops counting. Field `left` is set if somebody gave up.
 */
const inboxScript = `
local command = cjson.decode(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local stored = redis.call('HGET', KEYS[1], 'callbacks')
local callbacks = stored and cjson.decode(stored) or {}

local function expireLater() redis.call('PEXPIRE', KEYS[1], command.ttl) end

if command.put then
  for _, callback in ipairs(callbacks) do
    if callback.type == command.type then return 'duplicate' end
  end
  callbacks[#callbacks + 1] = { type = command.type, text = command.put }
  redis.call('HSET', KEYS[1], 'callbacks', cjson.encode(callbacks))
  expireLater()
  local fields = redis.call('HGETALL', KEYS[1])
  local match = 'unknown'
  for index = 1, #fields, 2 do
    if fields[index] == 'left' and match == 'unknown' then match = 'late' end
    if string.sub(fields[index], 1, 2) == 'w:' then
      if tonumber(fields[index + 1]) > now then match = 'awaited' elseif match == 'unknown' then match = 'late' end
    end
  end
  return match
end
if command.wait then
  redis.call('HSET', KEYS[1], 'w:' .. command.wait, now + command.lease)
  expireLater()
elseif command.leave then
  redis.call('HDEL', KEYS[1], 'w:' .. command.leave)
  redis.call('HSET', KEYS[1], 'left', '1')
  expireLater()
end
local texts = {}
for index, callback in ipairs(callbacks) do texts[index] = callback.text end
return texts
`;

/** What the script does: it stores a callback, marks that a process waits or no longer waits, or only reads. */
type Command = { put: string; type: string } | { wait: string } | { leave: string } | Record<string, never>;

/** A process counts as waiting for this many looks after its last one: more than one, because a look may be late. */
const LEASE_LOOKS = 5;
/** ... and this much longer, for a slow network. Guess. */
const LEASE_MARGIN_MS = 1000;

/** The listeners of this process for one `request_id`. */
interface Watch {
  listeners: Set<CallbackListener>;
  /** How many callbacks the listeners have received. */
  received: number;
}

class RedisCallbackStore implements CallbackStore {
  readonly #redis: Redis;
  readonly #options: Required<Omit<RedisCallbackStoreOptions, 'client'>>;
  readonly #processId = crypto.randomUUID();
  readonly #watches = new Map<string, Watch>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(redis: Redis, options: Required<Omit<RedisCallbackStoreOptions, 'client'>>) {
    this.#redis = redis;
    this.#options = options;
  }

  async put(callback: CallbackEvent): Promise<CallbackMatch> {
    const { request_id, type } = callback;
    const match = await this.#run(request_id, { put: JSON.stringify(callback), type });
    const watch = this.#watches.get(request_id);
    if (watch) void this.#look(request_id, watch).catch(() => undefined); // the next look finds it
    return String(match) as CallbackMatch;
  }

  get(request_id: string): Promise<CallbackEvent[]> {
    return this.#read(request_id, {});
  }

  async watch(request_id: string, listener: CallbackListener): Promise<() => Promise<void>> {
    const watch = this.#watches.get(request_id) ?? { listeners: new Set(), received: 0 };
    this.#watches.set(request_id, watch);
    watch.listeners.add(listener);
    const stop = (): Promise<void> => this.#stop(request_id, watch, listener);
    try {
      const stored = await this.#read(request_id, { wait: this.#processId });
      watch.received = Math.max(watch.received, stored.length);
    } catch (error) {
      void stop().catch(() => undefined); // `error` says why already
      throw error;
    }
    this.#poll();
    return stop;
  }

  #run(request_id: string, command: Command): Promise<unknown> {
    const { prefix, ttl, pollMs } = this.#options;
    const lease = LEASE_LOOKS * pollMs + LEASE_MARGIN_MS;
    return this.#redis.run(inboxScript, `${prefix}:callback:${request_id}`, JSON.stringify({ ttl: Math.ceil(ttl), lease, ...command }));
  }

  async #read(request_id: string, command: Command): Promise<CallbackEvent[]> {
    const texts = (await this.#run(request_id, command)) as unknown[];
    return texts.map((text) => JSON.parse(String(text)) as CallbackEvent);
  }

  async #look(request_id: string, watch: Watch): Promise<void> {
    const callbacks = await this.#read(request_id, { wait: this.#processId });
    const received = callbacks.slice(watch.received);
    watch.received = Math.max(watch.received, callbacks.length);
    for (const callback of received) for (const listener of watch.listeners) listener(callback);
    // The last listener may have left while this look was under way, which marked the process as waiting again.
    if (!this.#watches.has(request_id)) await this.#run(request_id, { leave: this.#processId });
  }

  #poll(): void {
    this.#timer ??= setTimeout(() => void this.#lookAll(), this.#options.pollMs);
  }

  async #lookAll(): Promise<void> {
    // If Redis cannot be reached now, the next look may succeed.
    await Promise.allSettled(Array.from(this.#watches, ([request_id, watch]) => this.#look(request_id, watch)));
    this.#timer = undefined;
    if (this.#watches.size) this.#poll();
  }

  async #stop(request_id: string, watch: Watch, listener: CallbackListener): Promise<void> {
    if (!watch.listeners.delete(listener) || watch.listeners.size > 0) return;
    this.#watches.delete(request_id);
    if (!this.#watches.size) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    await this.#run(request_id, { leave: this.#processId });
  }
}

/**
 * Creates a callback store that several processes share and that survives restarts. Pass it as `store` to `createCallbackInbox`. If one
 * process receives a callback, a process that waits for it gets it within `pollMs`. Redis holds the callbacks, recipes included, for `ttl`.
 *
 * @throws {TypeError} if `client` is not a Redis client.
 *
 * @example
 * ```ts
 * import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
 * import { createRedisCallbackStore } from '@recipe-ai/sdk/redis';
 * import { Redis } from 'ioredis';
 *
 * const store = createRedisCallbackStore({ client: new Redis({ lazyConnect: true }) });
 * const inbox = createCallbackInbox({ store });
 * ```
 */
export const createRedisCallbackStore = ({
  client,
  prefix = DEFAULT_PREFIX,
  ttl = DEFAULT_TTL_MS,
  pollMs = 200,
}: RedisCallbackStoreOptions): CallbackStore => new RedisCallbackStore(toRedis(client), { prefix, ttl, pollMs });
