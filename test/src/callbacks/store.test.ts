import { createCallbackStore, type CallbackEvent, type CallbackStoreOptions } from '@recipe-ai/sdk/callbacks';
import { expect, test } from 'vitest';

const callback = (request_id: string) => ({ type: 'healthify', request_id, data: {} }) as unknown as CallbackEvent;
/** Of one callback above; a character takes two. */
const BYTES = 2 * JSON.stringify(callback('job-1')).length;

test.each<[string, CallbackStoreOptions]>([
  ['two callbacks', { size: 2 }],
  ['the bytes of two callbacks', { maxBytes: 2 * BYTES }],
])('a store for %s keeps the newest two, however many come', async (_, options) => {
  const store = createCallbackStore(options);
  for (const job of ['job-1', 'job-2', 'job-3', 'job-4', 'job-5', 'job-6']) await store.put(callback(job));
  expect(await store.get('job-4')).toEqual([]);
  expect(await store.get('job-5')).toEqual([callback('job-5')]);
  expect(await store.get('job-6')).toEqual([callback('job-6')]);
});

test('a store remembers the requests whose wait ended last', async () => {
  const store = createCallbackStore({ size: 2 });
  const leave = async (job: string) => (await store.watch(job, () => {}))();
  for (const job of ['job-1', 'job-2', 'job-1', 'job-3']) await leave(job);
  expect([await store.put(callback('job-1')), await store.put(callback('job-2')), await store.put(callback('job-3'))]).toEqual([
    'late',
    'unknown',
    'late',
  ]);
});
