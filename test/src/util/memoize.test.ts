import { expect, test, vi } from 'vitest';
import { memoize } from '../../../src/util/memoize.js';

test('the result for a text is computed once', () => {
  const compute = vi.fn((text: string) => text.length);
  const length = memoize(compute);
  expect([length('two'), length('three'), length('two')]).toEqual([3, 5, 3]);
  expect(compute.mock.calls).toEqual([['two'], ['three']]);
});

test('a result of null counts', () => {
  const compute = vi.fn(() => null);
  const nothing = memoize(compute);
  expect([nothing('a'), nothing('a')]).toEqual([null, null]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('texts without end do not fill the memory: after many, results are computed again', () => {
  const compute = vi.fn((text: string) => text);
  const same = memoize(compute);
  for (let index = 0; index <= 1000; index++) same(`text ${index}`);
  compute.mockClear();
  expect(same('text 0')).toBe('text 0');
  expect(compute).toHaveBeenCalledTimes(1);
});
