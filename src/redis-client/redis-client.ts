/** The part of ioredis that is used: a client or a cluster, version 5 or later. */
export interface IoredisLike {
  evalsha(sha: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  readonly status?: string;
}

/** The part of node-redis that is used: a client or a cluster, version 4 or later. */
export interface NodeRedisLike {
  evalSha(sha: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  readonly isOpen?: boolean;
  readonly isReady?: boolean;
}

/** A connected client of ioredis or node-redis. You connect and close it; this package does neither. */
export type RedisClient = IoredisLike | NodeRedisLike;

/** Runs scripts in Redis with either client. */
export interface Redis {
  /** Runs a script on one key. The script's text is sent once; later runs send its digest. */
  run(script: string, key: string, argument: string): Promise<unknown>;
  /** False if the client knows that it is not connected. */
  ready(): boolean;
}

/** A digest in lower-case hexadecimal, as Redis writes it. */
export const digest = async (algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** An emitter without a listener for `error` ends the process (node-redis) or writes to its log (ioredis). */
interface Emitter {
  listenerCount(event: 'error'): number;
  on(event: 'error', listener: () => void): unknown;
}

const isEmitter = (client: object): client is Emitter => 'on' in client && 'listenerCount' in client;

/** Adapts a client of either library, which it recognizes by its methods. Throws a `TypeError` for anything else. */
export const toRedis = (client: RedisClient): Redis => {
  if (typeof client !== 'object' || client === null || !('evalSha' in client || 'evalsha' in client))
    throw new TypeError('`client` must be a client of ioredis (new Redis(url)) or of node-redis (await createClient({ url }).connect()).');
  // Every command reports a lost connection to its caller, so the event must not end the process.
  if (isEmitter(client) && client.listenerCount('error') === 0) client.on('error', () => undefined);
  const digests = new Map<string, Promise<string>>();
  const runDigest = (sha: string, key: string, argument: string): Promise<unknown> =>
    'evalSha' in client ? client.evalSha(sha, { keys: [key], arguments: [argument] }) : client.evalsha(sha, 1, key, argument);
  const runText = (script: string, key: string, argument: string): Promise<unknown> =>
    'evalSha' in client ? client.eval(script, { keys: [key], arguments: [argument] }) : client.eval(script, 1, key, argument);
  return {
    async run(script, key, argument) {
      const sha = digests.get(script) ?? digest('SHA-1', script);
      digests.set(script, sha);
      try {
        return await runDigest(await sha, key, argument);
      } catch (error) {
        if (!String(error).includes('NOSCRIPT')) throw error;
        return runText(script, key, argument);
      }
    },
    ready: () =>
      'evalSha' in client ? client.isOpen !== false && client.isReady !== false : client.status === undefined || client.status === 'ready',
  };
};
