import { createCallbackDedupeStore } from '@recipe-ai/sdk/callbacks';
import { expect, test } from 'vitest';

test('at least the last keys are remembered, and at most twice as many', () => {
  const store = createCallbackDedupeStore({ size: 2 });
  for (const key of ['a', 'b', 'c', 'd']) expect(store.add(key)).toBe(true);
  expect([store.add('c'), store.add('d')]).toEqual([false, false]);
  for (const key of ['e', 'f', 'g']) void store.add(key);
  expect(store.add('a')).toBe(true);
});

test('a deleted key is new again, however long it has been remembered', () => {
  const store = createCallbackDedupeStore({ size: 1 });
  for (const key of ['a', 'b', 'c']) void store.add(key);
  for (const key of ['a', 'c']) {
    store.delete(key);
    expect(store.add(key)).toBe(true);
  }
});
