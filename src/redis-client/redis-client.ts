/** The part of a client or cluster of ioredis, version 4 or later, that this package uses. */
export interface IoredisLike {
  evalsha(sha: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  readonly status?: string;
}

/** The part of a client or cluster of node-redis, version 4 or later, that this package uses. */
export interface NodeRedisLike {
  evalSha(sha: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  readonly isOpen?: boolean;
  readonly isReady?: boolean;
}

/** A connected client of ioredis or node-redis. You connect and close the client. */
export type RedisClient = IoredisLike | NodeRedisLike;

/** Runs scripts with either client. */
export interface ScriptRunner {
  /** Runs a script on one key. Its text is sent only once. */
  run(script: string, key: string, argument: string): Promise<unknown>;
  /** False if the client itself knows that it is not connected. */
  isReady(): boolean;
}

/** First part of every key in Redis, unless the user chooses another. */
export const DEFAULT_PREFIX = 'recipe-ai';

/** A digest in hexadecimal. */
export const digest = async (algorithm: 'SHA-1' | 'SHA-256', text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** An emitter whose `error` events end the process without a listener. */
interface Emitter {
  listenerCount(event: 'error'): number;
  on(event: 'error', listener: () => void): unknown;
}

const isEmitter = (client: object): client is Emitter => 'on' in client && 'listenerCount' in client;

/**
 * Wraps a client.
 *
 * @throws {TypeError} if it is not a client of ioredis or node-redis.
 */
export const toScriptRunner = (client: RedisClient): ScriptRunner => {
  if (typeof client !== 'object' || client === null || !('evalSha' in client || 'evalsha' in client)) {
    throw new TypeError(
      '`client` must be a client of ioredis (new Redis(url)) or node-redis (await createClient({ url }).connect()): it has neither `evalsha` nor `evalSha`.',
    );
  }
  // The callers that wait for a reply handle a lost connection. It must not end the process because there is no listener.
  if (isEmitter(client) && client.listenerCount('error') === 0) client.on('error', () => undefined);
  const digests = new Map<string, Promise<string>>();
  const runBySha = (sha: string, key: string, argument: string): Promise<unknown> =>
    'evalSha' in client ? client.evalSha(sha, { keys: [key], arguments: [argument] }) : client.evalsha(sha, 1, key, argument);
  const runText = (script: string, key: string, argument: string): Promise<unknown> =>
    'evalSha' in client ? client.eval(script, { keys: [key], arguments: [argument] }) : client.eval(script, 1, key, argument);
  return {
    async run(script, key, argument) {
      const sha = digests.get(script) ?? digest('SHA-1', script);
      digests.set(script, sha);
      try {
        return await runBySha(await sha, key, argument);
      } catch (error) {
        if (!String(error).includes('NOSCRIPT')) throw error;
        return runText(script, key, argument);
      }
    },
    isReady: () =>
      'evalSha' in client ? client.isOpen !== false && client.isReady !== false : client.status === undefined || client.status === 'ready',
  };
};
