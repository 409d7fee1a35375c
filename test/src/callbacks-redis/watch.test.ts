import type { CallbackEvent } from '@recipe-ai/sdk/callbacks';
import { createRedisCallbackStore } from '@recipe-ai/sdk/redis';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The commands that a process sends over time; what Redis makes of them is in callback-store.test.ts.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Command {
  put?: string;
  wait?: string;
  leave?: string;
  lease: number;
  ttl: number;
}

const callback = (type: string) => ({ type, request_id: 'job-1', data: {} }) as unknown as CallbackEvent;

/** A Redis that holds callbacks for one request. It fails while `isAway`, and replies to looks after `looks`. */
const fakeRedis = (options: { pollMs?: number } = {}) => {
  const state = {
    isAway: false,
    looks: Promise.resolve(),
    callbacks: [] as CallbackEvent[],
    sent: [] as string[],
    commands: [] as Command[],
    texts: [] as string[],
  };
  const evalsha = async (_sha: string, _keys: number, _key?: string, argument = ''): Promise<unknown> => {
    const [head = '', ...text] = argument.split('\n');
    const command = JSON.parse(head) as Command;
    state.commands.push(command);
    state.texts.push(text.join('\n'));
    state.sent.push(Object.keys(command).find((name) => ['put', 'wait', 'leave'].includes(name)) ?? 'read');
    if (command.wait !== undefined) await state.looks;
    if (state.isAway) throw new Error('away');
    return command.put === undefined ? state.callbacks.map((each) => JSON.stringify(each)) : 'awaited';
  };
  const store = createRedisCallbackStore({ client: { evalsha, eval: evalsha }, ...options });
  return { state, store };
};

/** Lets what is under way finish, without moving the clock. Digests are made outside of timers. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => process.nextTick(resolve));
  await crypto.subtle.digest('SHA-1', new Uint8Array());
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => process.nextTick(resolve));
};

const advance = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await settle();
};

describe('a process that waits', () => {
  test('looks every 200 ms, and is given each callback once', async () => {
    const { state, store } = fakeRedis();
    state.callbacks.push(callback('stored'));
    const received: string[] = [];
    await store.watch('job-1', ({ type }) => received.push(type));
    expect(state.sent).toEqual(['wait']);
    state.callbacks.push(callback('one'));
    await advance(199);
    expect(received).toEqual([]);
    await advance(1);
    expect(received).toEqual(['one']);
    state.callbacks.push(callback('two'));
    await advance(200);
    await advance(200);
    expect(received).toEqual(['one', 'two']);
    expect(state.sent).toEqual(['wait', 'wait', 'wait', 'wait']);
  });

  test('looks after 30 days if `pollMs` is so long, not at once', async () => {
    const { state, store } = fakeRedis({ pollMs: 30 * 86_400_000 });
    await store.watch('job-1', () => {});
    await advance(29 * 86_400_000);
    expect(state.sent).toEqual(['wait']);
    await advance(86_400_000);
    expect(state.sent).toEqual(['wait', 'wait']);
  });

  test('counts as waiting for five looks and a second, and says for how long callbacks are kept', async () => {
    const { state, store } = fakeRedis();
    await store.watch('job-1', () => {});
    expect(state.commands).toEqual([{ wait: expect.any(String), lease: 2000, ttl: 86_400_000 }]);
    expect(state.texts).toEqual(['']);
  });

  test('is given a callback that it stored itself without a wait', async () => {
    const { state, store } = fakeRedis();
    const received: string[] = [];
    await store.watch('job-1', ({ type }) => received.push(type));
    state.callbacks.push(callback('one'));
    expect(await store.put(callback('one'))).toBe('awaited');
    await settle();
    expect(received).toEqual(['one']);
  });

  test('is given a callback even if it begins another wait for the same request before it has looked', async () => {
    const { state, store } = fakeRedis();
    const received: string[] = [];
    await store.watch('job-1', ({ type }) => received.push(`first ${type}`));
    state.callbacks.push(callback('one'));
    await store.watch('job-1', ({ type }) => received.push(`second ${type}`));
    state.callbacks.push(callback('two'));
    await advance(200);
    expect(received).toEqual(['first one', 'first two', 'second two']);
  });

  test('goes on looking if Redis is lost for a while', async () => {
    const { state, store } = fakeRedis();
    const received: string[] = [];
    await store.watch('job-1', ({ type }) => received.push(type));
    state.isAway = true;
    await advance(200);
    state.isAway = false;
    state.callbacks.push(callback('one'));
    await advance(200);
    expect(received).toEqual(['one']);
  });
});

describe('a process that waits no longer', () => {
  test('says so once, when its last listener leaves, and looks no more', async () => {
    const { state, store } = fakeRedis();
    const stops = [await store.watch('job-1', () => {}), await store.watch('job-1', () => {})];
    await stops[0]!();
    await stops[0]!();
    expect(state.sent).toEqual(['wait', 'wait']);
    await stops[1]!();
    expect(state.sent).toEqual(['wait', 'wait', 'leave']);
    expect(state.commands[2]!.leave).toBe(state.commands[0]!.wait);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('goes on looking for its other requests', async () => {
    const { state, store } = fakeRedis();
    const received: string[] = [];
    const stop = await store.watch('job-0', () => {});
    await store.watch('job-1', ({ type }) => received.push(type));
    await stop();
    state.callbacks.push(callback('one'));
    await advance(200);
    expect(received).toEqual(['one']);
  });

  test('says so again if a look was under way, because that look said that it waits', async () => {
    const { state, store } = fakeRedis();
    const stop = await store.watch('job-1', () => {});
    const { promise, resolve } = Promise.withResolvers<void>();
    state.looks = promise;
    await advance(200);
    await stop();
    expect(state.sent).toEqual(['wait', 'wait', 'leave']);
    resolve();
    await settle();
    expect(state.sent).toEqual(['wait', 'wait', 'leave', 'leave']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a process that waits again while a look is under way looks as often as before', async () => {
  const { state, store } = fakeRedis();
  let stop = await store.watch('job-1', () => {});
  for (let wait = 0; wait < 5; wait++) {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.looks = promise;
    await advance(200);
    await stop();
    state.looks = Promise.resolve();
    stop = await store.watch('job-1', () => {});
    resolve();
    await settle();
  }
  state.sent = [];
  await advance(1000);
  expect(state.sent).toEqual(['wait', 'wait', 'wait', 'wait', 'wait']);
});

test('a process that does not wait stores a callback as it is, and looks for nothing', async () => {
  const { state, store } = fakeRedis();
  await store.put(callback('one'));
  await settle();
  expect(state.sent).toEqual(['put']);
  expect(state.texts).toEqual([JSON.stringify(callback('one'))]);
});

test('a wait that Redis does not reply to is an error, and leaves neither a listener nor a timer', async () => {
  const { state, store } = fakeRedis();
  const received: string[] = [];
  state.isAway = true;
  await expect(store.watch('job-1', ({ type }) => received.push(type))).rejects.toThrow('away');
  state.isAway = false;
  state.callbacks.push(callback('one'));
  await store.put(callback('one'));
  await settle();
  expect(received).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
