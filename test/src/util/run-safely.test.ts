import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { runSafely } from '../../../src/util/run-safely.js';

const error = new Error('of a listener');

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw error;
    },
  ],
  ['returns a promise that rejects', () => Promise.reject(error)],
  ['returns a promise of another realm that rejects', () => runInNewContext('Promise.reject(error)', { error })],
])('reports code that %s', async (_, run) => {
  const onFailure = vi.fn();
  runSafely(run, onFailure);
  await expect.poll(() => onFailure.mock.calls).toEqual([[error]]);
});

test('ignores a failure that nobody wants', () => {
  expect(() =>
    runSafely(() => {
      throw error;
    }),
  ).not.toThrow();
});
