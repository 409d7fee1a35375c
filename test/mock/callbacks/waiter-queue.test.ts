import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The queue keeps the timers that are there when it is imported. */
const createQueue = async () => {
  vi.resetModules();
  const { WaiterQueue } = await import('../../../mock/callbacks/waiter-queue.js');
  return new WaiterQueue<string>();
};

test.each([1000, 30 * 86_400_000])(
  'a wait for a value ends after its timeout of %i ms, also if that is longer than the longest timer',
  async (timeout) => {
    const queue = await createQueue();
    const onSettled = vi.fn();
    const waiting = queue.wait(timeout, () => 'No value.').finally(onSettled);
    waiting.catch(() => {});
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(waiting).rejects.toThrow(new DOMException('No value.', 'TimeoutError'));
    expect(queue.isEmpty).toBe(true);
  },
);

test('a wait without end goes on for 100 days, gets the value, and leaves no timer behind', async () => {
  const queue = await createQueue();
  const waiting = queue.wait(Infinity, () => 'No value.');
  await vi.advanceTimersByTimeAsync(100 * 86_400_000);
  queue.resolveNext('one');
  expect(await waiting).toBe('one');
  expect(vi.getTimerCount()).toBe(0);
});
