import { afterEach, describe, expect, test, vi } from 'vitest';
import { toScriptRunner, type RedisClient } from '../../../src/redis-client/redis-client.js';

afterEach(() => void vi.restoreAllMocks());

const clients = () => {
  const run = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => 'reply');
  const runText = vi.fn<(...args: unknown[]) => Promise<unknown>>(async () => 'reply to the text');
  return { run, runText, ioredis: { evalsha: run, eval: runText }, nodeRedis: { evalSha: run, eval: runText } };
};
const SHA = expect.stringMatching(/^[0-9a-f]{40}$/) as string;

describe('a script', () => {
  test.each([
    ['ioredis', [SHA, 1, 'key', 'argument']],
    ['nodeRedis', [SHA, { keys: ['key'], arguments: ['argument'] }]],
  ] as const)('runs by its digest, which is made once: %s', async (kind, sent) => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const { run, runText, ...all } = clients();
    const runner = toScriptRunner(all[kind]);
    expect([await runner.run('return 1', 'key', 'argument'), await runner.run('return 1', 'key', 'argument')]).toEqual(['reply', 'reply']);
    expect(run.mock.calls).toEqual([sent, sent]);
    expect(runText).not.toHaveBeenCalled();
    expect(digest).toHaveBeenCalledOnce();
  });

  test.each([
    ['ioredis', ['return 1', 1, 'key', 'argument']],
    ['nodeRedis', ['return 1', { keys: ['key'], arguments: ['argument'] }]],
  ] as const)('is sent as text to a Redis that does not know it: %s', async (kind, sent) => {
    const { run, runText, ...all } = clients();
    run.mockRejectedValue(new Error('NOSCRIPT No matching script.'));
    expect(await toScriptRunner(all[kind]).run('return 1', 'key', 'argument')).toBe('reply to the text');
    expect(runText.mock.calls).toEqual([sent]);
  });

  test('that fails is not sent as text', async () => {
    const { run, runText, ioredis } = clients();
    run.mockRejectedValue(new Error('WRONGTYPE'));
    await expect(toScriptRunner(ioredis).run('return 1', 'key', '')).rejects.toThrow('WRONGTYPE');
    expect(runText).not.toHaveBeenCalled();
  });
});

test.each([undefined, null, 'redis://localhost', 5, {}, { eval: () => undefined }])(
  '%j is not a client, and the error says what is',
  (client) => {
    expect(() => toScriptRunner(client as never)).toThrow(
      new TypeError(
        '`client` must be a client of ioredis (new Redis(url)) or node-redis (await createClient({ url }).connect()): it has neither `evalsha` nor `evalSha`.',
      ),
    );
  },
);

describe('a lost connection', () => {
  test.each([
    [0, ['error']],
    [1, []],
  ])('does not end the process: with %d listeners for errors, %j are added', (count, added) => {
    const listened: string[] = [];
    const listenerCount = (event: string) => (event === 'error' ? count : 7);
    const on = (event: string, listener: () => void) => (listened.push(event), listener());
    toScriptRunner({ ...clients().ioredis, on, listenerCount } as RedisClient);
    expect(listened).toEqual(added);
  });

  test.each([{ on: () => expect.fail() }, { listenerCount: () => 0 }])('of a client that is no emitter is left to the client', (parts) => {
    expect(() => toScriptRunner({ ...clients().ioredis, ...parts })).not.toThrow();
  });

  test.each<[object, boolean]>([
    [{}, true],
    [{ isOpen: true, isReady: true }, true],
    [{ isOpen: false }, false],
    [{ isReady: false }, false],
    [{ isOpen: true, isReady: false }, false],
  ])('is known to node-redis: %j', (state, isReady) => {
    expect(toScriptRunner({ ...clients().nodeRedis, ...state }).isReady()).toBe(isReady);
  });

  test.each<[object, boolean]>([
    [{}, true],
    [{ status: 'ready' }, true],
    [{ status: 'reconnecting' }, false],
  ])('is known to ioredis: %j', (state, isReady) => {
    expect(toScriptRunner({ ...clients().ioredis, ...state }).isReady()).toBe(isReady);
  });
});
