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

test.each<[string, CallbackStoreOptions, string]>([
  ['for no callbacks', { size: 0 }, 'raise `size` (0) or `maxBytes` (33554432) of the store.'],
  [
    'that is too small',
    { maxBytes: BYTES - 1 },
    `has ${BYTES} bytes and was not stored: raise \`size\` (1000) or \`maxBytes\` (${BYTES - 1}) of the store.`,
  ],
])('a store %s throws for a callback', (_, options, message) => {
  const store = createCallbackStore(options);
  expect(() => store.put(callback('job-1'))).toThrow(message);
  expect(store.get('job-1')).toEqual([]);
});

test('a callback that does not fit removes no other callback', async () => {
  const store = createCallbackStore({ maxBytes: 2 * BYTES });
  await store.put(callback('job-1'));
  const large = { ...callback('job-2'), data: { name: 'x'.repeat(BYTES) } } as unknown as CallbackEvent;
  expect(() => store.put(large)).toThrow('The callback healthify for request "job-2" has');
  expect(await store.get('job-1')).toEqual([callback('job-1')]);
});

test('a second callback of the oldest request takes the place of the first if the store is full', async () => {
  const store = createCallbackStore({ size: 2 });
  const second = { ...callback('job-1'), type: 'adapt-method' } as unknown as CallbackEvent;
  for (const each of [callback('job-1'), callback('job-2'), second]) await store.put(each);
  expect([await store.get('job-1'), await store.get('job-2')]).toEqual([[second], [callback('job-2')]]);
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
