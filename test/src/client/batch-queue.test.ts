import { describe, expect, test } from 'vitest';
import { BatchQueue } from '../../../src/client/batch-queue.js';

const ticks = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the queue of a batch', () => {
  test('is busy until every call has left it', async () => {
    const queue = new BatchQueue();
    expect(queue.isBusy).toBe(false);
    queue.enter(0);
    queue.enter(0);
    let free = false;
    void queue.untilFree('first').then(() => (free = true));
    queue.leave();
    await ticks();
    expect([queue.isBusy, free]).toEqual([true, false]);
    queue.leave();
    await ticks();
    expect([queue.isBusy, free]).toEqual([false, true]);
  });

  test('lets calls go first that got a 429, in their order', async () => {
    const queue = new BatchQueue();
    queue.enter(0);
    const order: string[] = [];
    for (const name of ['first 1', 'again 1', 'first 2', 'again 2']) {
      void queue.untilFree(name.startsWith('again') ? 'again' : 'first').then(() => order.push(name));
    }
    queue.leave();
    await ticks();
    expect(order).toEqual(['again 1', 'again 2', 'first 1', 'first 2']);
  });

  test('calls its listener when calls enter and leave', () => {
    const queue = new BatchQueue();
    const seen: number[] = [];
    queue.onChange = () => void seen.push(queue.queued);
    queue.enter(0);
    queue.enter(0);
    queue.leave();
    queue.leave();
    expect(seen).toEqual([1, 2, 1, 0]);
  });

  test('lets all calls go on when the batch stops: the signal gives them up', async () => {
    const queue = new BatchQueue();
    queue.enter(0);
    const waiting = queue.untilFree('first');
    queue.stop('enough');
    await waiting;
    expect([queue.isBusy, queue.signal.reason]).toEqual([false, 'enough']);
  });
});
