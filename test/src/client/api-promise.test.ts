import { NotFoundError } from '@recipe-ai/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { APIPromise } from '../../../src/client/api-promise.js';
import { createTestClient, json } from '../../support/test-client.js';

describe('a rejected call', () => {
  const others = process.listeners('unhandledRejection');
  const unhandled: unknown[] = [];
  const listener = (reason: unknown) => void unhandled.push(reason);
  beforeEach(() => {
    unhandled.length = 0;
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', listener);
  });
  afterEach(() => {
    process.off('unhandledRejection', listener);
    for (const other of others) process.on('unhandledRejection', other);
  });

  const call = (): APIPromise<unknown> => createTestClient([json({}, { status: 404 })]).sdk.pantries.get('p');
  /** Node reports unhandled rejections between the tasks of the event loop. */
  const twoTasks = async () => {
    for (let task = 0; task < 2; task++) await new Promise((resolve) => setImmediate(resolve));
  };

  test.each<[string, (promise: APIPromise<unknown>) => unknown]>([
    [
      'whose data is awaited, after withResponse() was called',
      async (promise) => {
        void promise.withResponse();
        await expect(promise).rejects.toBeInstanceOf(NotFoundError);
      },
    ],
    [
      'whose data is awaited in a try, after withResponse() was called',
      async (promise) => {
        void promise.withResponse();
        let caught: unknown;
        try {
          await promise;
        } catch (error) {
          caught = error;
        }
        expect(caught).toBeInstanceOf(NotFoundError);
      },
    ],
    [
      'whose data is caught, before withResponse() is called',
      async (promise) => {
        const caught = promise.catch(() => {});
        void promise.withResponse();
        await caught;
      },
    ],
    ['whose response is caught', (promise) => promise.withResponse().catch(() => {})],
    ['whose data and response are caught', (promise) => Promise.allSettled([promise, promise.withResponse()])],
  ])('%s is not reported as unhandled', async (_, handle) => {
    await handle(call());
    await twoTasks();
    expect(unhandled).toEqual([]);
  });

  test.each<[string, (promise: APIPromise<unknown>) => unknown]>([
    ['nobody handles', () => {}],
    ['whose response nobody handles', (promise) => promise.withResponse()],
    ['whose data is passed on to a promise that nobody handles', (promise) => promise.then((data) => data)],
  ])('%s is reported as unhandled once', async (_, use) => {
    void use(call());
    await expect.poll(() => unhandled).toHaveLength(1);
    await twoTasks();
    expect(unhandled).toEqual([expect.any(NotFoundError)]);
  });
});

test('then returns a plain promise', async () => {
  const { sdk } = createTestClient([json({ data: [], next_cursor: null })]);
  const promise = sdk.pantries.list().then(({ data }) => data);
  expect(Object.getPrototypeOf(promise)).toBe(Promise.prototype);
  expect(await promise).toEqual([]);
});
