import type { CallbackEvent } from '../contract/callbacks.js';
import type { CallbackListener, CallbackMatch, CallbackStore } from '../callbacks/store.js';
import { assertOptions, is } from '../check-options.js';
import { DEFAULT_PREFIX, toScriptRunner, type ScriptRunner } from '../redis-client/redis-client.js';
import { startTimer } from '../util/timers.js';
import { DEFAULT_TTL_MS, redisCallbackChecks, type RedisCallbackOptions } from './dedupe-store.js';

/** Options of `createRedisCallbackStore`. */
export interface RedisCallbackStoreOptions extends RedisCallbackOptions {
  /** Milliseconds between two reads of Redis. Default: 200. */
  pollMs?: number | undefined;
}

/** Largest number of callbacks for one `request_id`: more than there are operations. */
const MAX_CALLBACKS = 16;
/** Largest size of the callbacks for one `request_id`: twice the largest body that a receiver accepts by default. */
const MAX_BYTES = 2 * 2 ** 20;

/**
 * One hash for each `request_id`. Field `c:<type>` holds a callback and field `i:<type>` its position; `count` and `bytes` bound them.
 * Field `w:<process>` says until when that process waits; a process renews it with every look, so that a process that died stops
 * counting. Field `left` is set if a wait ended early. The argument is a command as JSON, a line break, and the callback to store as it is.
 */
const inboxScript = `
local lineBreak = string.find(ARGV[1], '\\n', 1, true)
local command = cjson.decode(string.sub(ARGV[1], 1, lineBreak - 1))
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)

local function expireLater() redis.call('PEXPIRE', KEYS[1], command.ttl) end

local function match()
  local fields = redis.call('HKEYS', KEYS[1])
  local result = 'unknown'
  for _, field in ipairs(fields) do
    if field == 'left' and result == 'unknown' then result = 'late' end
    if string.sub(field, 1, 2) == 'w:' then
      if tonumber(redis.call('HGET', KEYS[1], field)) > now then return 'awaited' end
      result = 'late'
    end
  end
  return result
end

if command.put then
  local field = 'c:' .. command.put
  if redis.call('HEXISTS', KEYS[1], field) == 1 then return 'duplicate' end
  local text = string.sub(ARGV[1], lineBreak + 1)
  local count = redis.call('HINCRBY', KEYS[1], 'count', 0)
  local bytes = redis.call('HINCRBY', KEYS[1], 'bytes', 0)
  if count >= ${MAX_CALLBACKS} or bytes + #text > ${MAX_BYTES} then return 'full' end
  redis.call('HSET', KEYS[1], field, text, 'i:' .. command.put, count + 1)
  redis.call('HINCRBY', KEYS[1], 'count', 1)
  redis.call('HINCRBY', KEYS[1], 'bytes', #text)
  expireLater()
  return match()
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
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  if string.sub(field, 1, 2) == 'i:' then
    texts[tonumber(redis.call('HGET', KEYS[1], field))] = redis.call('HGET', KEYS[1], 'c:' .. string.sub(field, 3))
  end
end
return texts
`;

/** What the script does: it stores a callback of a type, marks that a process waits or no longer waits, or only reads. */
type Command = { put: string } | { wait: string } | { leave: string } | Record<string, never>;

/** A process counts as waiting for this many looks after its last one: more than one, because a look may be late. */
const LEASE_LOOKS = 5;
/** ... and this much longer, for a slow network. A guess. */
const LEASE_MARGIN_MS = 1000;

/** The listeners of this process for one `request_id`, and how many of its callbacks each has received or found stored. */
type Watch = Map<CallbackListener, number>;

class RedisCallbackStore implements CallbackStore {
  readonly #redis: ScriptRunner;
  readonly #options: Required<Omit<RedisCallbackStoreOptions, 'client'>>;
  readonly #processId = crypto.randomUUID();
  readonly #watches = new Map<string, Watch>();
  #cancelTimer: (() => void) | undefined;

  constructor(redis: ScriptRunner, options: Required<Omit<RedisCallbackStoreOptions, 'client'>>) {
    this.#redis = redis;
    this.#options = options;
  }

  async put(callback: CallbackEvent): Promise<CallbackMatch> {
    const { request_id, type } = callback;
    const match = String(await this.#run(request_id, { put: type }, JSON.stringify(callback)));
    if (match === 'full') {
      throw new Error(
        `Redis holds ${MAX_CALLBACKS} callbacks or ${MAX_BYTES} bytes for request ${JSON.stringify(request_id)} already, so the callback ${type} was not stored.`,
      );
    }
    const watch = this.#watches.get(request_id);
    if (watch) void this.#look(request_id, watch).catch(() => undefined); // the next look finds it
    return match as CallbackMatch;
  }

  get(request_id: string): Promise<CallbackEvent[]> {
    return this.#read(request_id, {});
  }

  async watch(request_id: string, listener: CallbackListener): Promise<() => Promise<void>> {
    const watch: Watch = this.#watches.get(request_id) ?? new Map();
    this.#watches.set(request_id, watch.set(listener, 0));
    const stop = (): Promise<void> => this.#stop(request_id, watch, listener);
    try {
      const stored = await this.#read(request_id, { wait: this.#processId });
      watch.set(listener, Math.max(watch.get(listener)!, stored.length));
    } catch (error) {
      void stop().catch(() => undefined); // `error` says why already
      throw error;
    }
    this.#poll();
    return stop;
  }

  #run(request_id: string, command: Command, text = ''): Promise<unknown> {
    const { prefix, ttl, pollMs } = this.#options;
    const lease = LEASE_LOOKS * pollMs + LEASE_MARGIN_MS;
    const head = JSON.stringify({ ttl: Math.ceil(ttl), lease, ...command });
    return this.#redis.run(inboxScript, `${prefix}:callback:${request_id}`, `${head}\n${text}`);
  }

  async #read(request_id: string, command: Command): Promise<CallbackEvent[]> {
    const texts = (await this.#run(request_id, command)) as unknown[];
    return texts.map((text) => JSON.parse(String(text)) as CallbackEvent);
  }

  async #look(request_id: string, watch: Watch): Promise<void> {
    const callbacks = await this.#read(request_id, { wait: this.#processId });
    for (const [listener, known] of watch) {
      watch.set(listener, Math.max(known, callbacks.length));
      for (const callback of callbacks.slice(known)) listener(callback);
    }
    // The last listener may have left while this look was under way, which marked the process as waiting again.
    if (!this.#watches.has(request_id)) await this.#run(request_id, { leave: this.#processId });
  }

  #poll(): void {
    this.#cancelTimer ??= startTimer(this.#options.pollMs, () => void this.#lookAll());
  }

  async #lookAll(): Promise<void> {
    const cancelTimer = this.#cancelTimer;
    // If Redis cannot be reached now, the next look may succeed.
    await Promise.allSettled(Array.from(this.#watches, ([request_id, watch]) => this.#look(request_id, watch)));
    if (this.#cancelTimer !== cancelTimer) return; // the last watch has ended; a later one has its own timer
    this.#cancelTimer = undefined;
    this.#poll();
  }

  async #stop(request_id: string, watch: Watch, listener: CallbackListener): Promise<void> {
    if (!watch.delete(listener) || watch.size > 0) return;
    this.#watches.delete(request_id);
    if (!this.#watches.size) {
      this.#cancelTimer?.();
      this.#cancelTimer = undefined;
    }
    await this.#run(request_id, { leave: this.#processId });
  }
}

/**
 * Creates a callback store that several processes share and that survives restarts. Pass it as `store` to `createCallbackInbox`. A process
 * that waits for a callback gets it within `pollMs` after another process has received it. Redis keeps callbacks, including their recipes,
 * for the time `ttl`.
 *
 * @throws {TypeError} if `client` is not a Redis client.
 * @throws {ConfigurationError} if an option is unknown, or if its value cannot work.
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
export const createRedisCallbackStore = (options: RedisCallbackStoreOptions): CallbackStore => {
  assertOptions(options, { ...redisCallbackChecks, pollMs: is.duration });
  const { client, prefix = DEFAULT_PREFIX, ttl = DEFAULT_TTL_MS, pollMs = 200 } = options;
  return new RedisCallbackStore(toScriptRunner(client), { prefix, ttl, pollMs });
};
