import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { withAnySignal } from '../../../src/util/any-signal.js';

afterEach(() => vi.restoreAllMocks());

const reasonOf = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });

test.each([0, 1])('aborts with the reason of the signal that aborts, number %d', async (index) => {
  const controllers = [new AbortController(), new AbortController()];
  const reason = withAnySignal(
    controllers.map(({ signal }) => signal),
    reasonOf,
  );
  controllers[index]!.abort('enough');
  expect(await reason).toBe('enough');
});

test('is aborted at once if a signal is', async () => {
  expect(await withAnySignal([new AbortController().signal, AbortSignal.abort('before')], reasonOf)).toBe('before');
});

test('leaves no listener behind, also if it fails', async () => {
  const signals = [new AbortController().signal, new AbortController().signal];
  await withAnySignal(signals, async () => undefined);
  await withAnySignal(signals, () => Promise.reject(new Error('failed'))).catch(() => undefined);
  expect(signals.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
});

test('needs no AbortSignal.any, which the edge runtime of Next lacks', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => expect.fail('AbortSignal.any'));
  expect(await withAnySignal([new AbortController().signal, new AbortController().signal], async ({ aborted }) => aborted)).toBe(false);
});
