/** What we need of ioredis: a client or a cluster, of version 5 or later. */
export interface IoredisLike {
  evalsha(sha: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  readonly status?: string;
}

/** What we need of node-redis: a client or a cluster, of version 5 or later. */
export interface NodeRedisLike {
  evalSha(sha: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  readonly isOpen?: boolean;
  readonly isReady?: boolean;
}

/** A connected client of yours: ioredis or node-redis. It stays yours: we neither connect nor close it. */
export type RedisClient = IoredisLike | NodeRedisLike;

/** Runs scripts in Redis, whichever client leads there. */
export interface Redis {
  /** Runs a script on one key; each is sent whole only once. */
  run(script: string, key: string, argument: string): Promise<unknown>;
  /** False where the client itself knows that it is not connected. */
  ready(): boolean;
}

/** A digest as Redis and people write it. */
export const digest = async (algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** An emitter whose errors, where nobody listens, end the process or fill its log. */
interface Emitter {
  listenerCount(event: 'error'): number;
  on(event: 'error', listener: () => void): unknown;
}

const isEmitter = (client: object): client is Emitter => 'on' in client && 'listenerCount' in client;

/** Tells the clients apart by what they can do. */
export const toRedis = (client: RedisClient): Redis => {
  if (typeof client !== 'object' || client === null || !('evalSha' in client || 'evalsha' in client))
    throw new TypeError(
      '`client` is no Redis client: give one of ioredis (new Redis(url)) or of node-redis (await createClient({ url }).connect()).',
    );
  // A lost connection is met where it matters; it must not end the process because nobody else listens.
  if (isEmitter(client) && client.listenerCount('error') === 0) client.on('error', () => undefined);
  const digests = new Map<string, Promise<string>>();
  const bySha = (sha: string, key: string, argument: string): Promise<unknown> =>
    'evalSha' in client ? client.evalSha(sha, { keys: [key], arguments: [argument] }) : client.evalsha(sha, 1, key, argument);
  const whole = (script: string, key: string, argument: string): Promise<unknown> =>
    'evalSha' in client ? client.eval(script, { keys: [key], arguments: [argument] }) : client.eval(script, 1, key, argument);
  return {
    async run(script, key, argument) {
      const sha = digests.get(script) ?? digest('SHA-1', script);
      digests.set(script, sha);
      try {
        return await bySha(await sha, key, argument);
      } catch (error) {
        if (!String(error).includes('NOSCRIPT')) throw error;
        return whole(script, key, argument);
      }
    },
    ready: () =>
      'evalSha' in client ? client.isOpen !== false && client.isReady !== false : client.status === undefined || client.status === 'ready',
  };
};
