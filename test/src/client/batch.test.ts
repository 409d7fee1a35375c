import { describe, expect, test } from 'vitest';
import { runBatch, type BatchOptions, type BatchProgress, type BatchResult } from '../../../src/client/batch.js';

type Job = () => PromiseLike<number>;

const run = (jobs: Iterable<Job> | AsyncIterable<Job>, options: BatchOptions = {}, cancelQueued: (reason: unknown) => void = () => {}) =>
  runBatch(jobs, options, { run: (job) => job(), cancelQueued, resetAt: () => undefined });

const collect = async (results: AsyncIterable<BatchResult<number>>): Promise<BatchResult<number>[]> => {
  const all: BatchResult<number>[] = [];
  for await (const result of results) all.push(result);
  return all;
};

/** Jobs that end when they are told to. */
const held = (count: number) => {
  const handles = Array.from({ length: count }, () => Promise.withResolvers<number>());
  return {
    handles,
    jobs: handles.map(
      ({ promise }) =>
        () =>
          promise,
    ),
  };
};

const ticks = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a batch', () => {
  test('gives the end of every call, failures included', async () => {
    const results = await collect(run([async () => 1, () => Promise.reject(new Error('no')), async () => 3]));
    expect(results.toSorted((a, b) => a.index - b.index)).toEqual([
      { index: 0, status: 'fulfilled', value: 1 },
      { index: 1, status: 'rejected', reason: new Error('no') },
      { index: 2, status: 'fulfilled', value: 3 },
    ]);
  });

  test('reports a call that throws before it begins like one that fails', async () => {
    const results = await collect(
      run([
        () => {
          throw new Error('thrown');
        },
      ]),
    );
    expect(results).toEqual([{ index: 0, status: 'rejected', reason: new Error('thrown') }]);
  });

  test('gives results as they come', async () => {
    const { handles, jobs } = held(3);
    const results = run(jobs);
    const first = results.next();
    await ticks();
    handles[2]!.resolve(3);
    expect((await first).value).toMatchObject({ index: 2 });
    handles[0]!.resolve(1);
    handles[1]!.resolve(2);
    expect(await collect(results)).toHaveLength(2);
  });

  test('gives them in order where that is asked for', async () => {
    const { handles, jobs } = held(4);
    const results = collect(run(jobs, { ordered: true, concurrency: 2 }));
    await ticks();
    handles.toReversed().forEach(({ resolve }, index) => resolve(index));
    expect((await results).map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  test('takes no more calls than there is room for, however many there are', async () => {
    let [taken, most, running] = [0, 0, 0];
    function* jobs(): Generator<Job> {
      for (; taken < 5000; taken++) {
        yield async () => {
          most = Math.max(most, ++running);
          await Promise.resolve();
          return running--;
        };
      }
    }
    expect(await collect(run(jobs(), { concurrency: 7 }))).toHaveLength(5000);
    expect(most).toBeLessThanOrEqual(7);
  });

  test('gives a result while the input is still thinking about its next call', async () => {
    const gate = Promise.withResolvers<void>();
    async function* jobs(): AsyncGenerator<Job> {
      yield async () => 1;
      await gate.promise;
      yield async () => 2;
    }
    const results = run(jobs());
    expect((await results.next()).value).toMatchObject({ value: 1 });
    gate.resolve();
    expect((await results.next()).value).toMatchObject({ value: 2 });
    expect((await results.next()).done).toBe(true);
  });

  test('tells how far it is', async () => {
    const told: BatchProgress[] = [];
    await collect(run([async () => 1, () => Promise.reject(new Error('no'))], { onProgress: (progress) => told.push(progress) }));
    expect(told.map(({ done, failed, waiting, total }) => ({ done, failed, waiting, total }))).toEqual([
      { done: 1, failed: 0, waiting: 1, total: 2 },
      { done: 2, failed: 1, waiting: 0, total: 2 },
    ]);
    expect(told.at(-1)!.etaMs).toBe(0);
  });

  test('ends with the error of an input that breaks, after what was under way', async () => {
    function* jobs(): Generator<Job> {
      yield async () => 1;
      throw new Error('input');
    }
    const seen: unknown[] = [];
    const walk = async () => {
      for await (const { index } of run(jobs())) seen.push(index);
    };
    await expect(walk()).rejects.toThrow('input');
    expect(seen).toEqual([0]);
  });
});

describe('a batch that is stopped', () => {
  test('takes no more, finishes what is in flight, tells the line, and throws the reason', async () => {
    const { handles, jobs } = held(10);
    const controller = new AbortController();
    const told: unknown[] = [];
    const results = run(jobs, { concurrency: 2, signal: controller.signal }, (reason) => told.push(reason));
    const first = results.next();
    await ticks();
    controller.abort('enough');
    handles[0]!.resolve(1);
    handles[1]!.resolve(2);
    expect((await first).value).toMatchObject({ index: 0 });
    expect((await results.next()).value).toMatchObject({ index: 1 });
    await expect(results.next()).rejects.toBe('enough');
    expect(told).toEqual(['enough']);
  });

  test('after its first failure ends without throwing', async () => {
    const results = await collect(
      run([() => Promise.reject(new Error('no')), async () => 2, async () => 3, async () => 4], { stopOnError: true, concurrency: 1 }),
    );
    expect(results).toEqual([{ index: 0, status: 'rejected', reason: new Error('no') }]);
  });

  test('by leaving the loop tells the line and closes the input', async () => {
    let closed = false;
    function* jobs(): Generator<Job> {
      try {
        for (;;) yield async () => 1;
      } finally {
        closed = true;
      }
    }
    const told: unknown[] = [];
    for await (const result of run(jobs(), { concurrency: 2 }, (reason) => told.push(reason))) {
      if (result.index > 2) break;
    }
    await ticks();
    expect(told).toHaveLength(1);
    expect(closed).toBe(true);
  });

  test('before it began sends nothing', async () => {
    let begun = 0;
    const walk = collect(run([async () => ++begun], { signal: AbortSignal.abort('never') }));
    await expect(walk).rejects.toBe('never');
    expect(begun).toBe(0);
  });
});
