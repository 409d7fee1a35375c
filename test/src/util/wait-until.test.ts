import { expect, test, vi } from 'vitest';
import { attachWaitUntil, waitUntilOf } from '../../../src/util/wait-until.js';

test('a request carries the waitUntil that was attached to it', () => {
  const request = new Request('https://app.test/callbacks');
  const waitUntil = vi.fn();
  expect(waitUntilOf(request)).toBeUndefined();
  attachWaitUntil(request, waitUntil);
  expect(waitUntilOf(request)).toBe(waitUntil);
});

test('a framework that puts something else under the name is ignored', () => {
  expect(waitUntilOf({ [Symbol.for('@recipe-ai/sdk:waitUntil')]: true })).toBeUndefined();
});
