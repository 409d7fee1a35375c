import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError } from '@recipe-ai/sdk';
import { runBatch } from '../../../src/client/batch.js';
import { BatchQueue } from '../../../src/client/batch-queue.js';
import {
  assertBatch,
  type BatchHooks,
  type BatchOptions,
  type BatchProgress,
  type BatchResult,
} from '../../../src/client/batch-options.js';

type Job = () => PromiseLike<number>;

interface TestHooks extends Partial<BatchHooks<Job, number>> {
  onStop?: (reason: unknown) => void;
}

const run = (jobs: Iterable<Job> | AsyncIterable<Job>, options: BatchOptions = {}, { onStop, ...hooks }: TestHooks = {}) => {
  const queue = new BatchQueue();
  queue.signal.addEventListener('abort', () => onStop?.(queue.signal.reason));
  const outlook = () => ({ nextInMs: 0, lastAfterMs: 0 });
  return runBatch(jobs, options, {
    run: (job) => job(),
    queue,
    outlook,
    clock: { now: Date.now, monotonic: () => performance.now() },
    onListenerError: () => {},
    ...hooks,
  });
};

const collect = async (results: AsyncIterable<BatchResult<number>>): Promise<BatchResult<number>[]> => {
  const all: BatchResult<number>[] = [];
  for await (const result of results) all.push(result);
  return all;
};

/** Jobs that end when their handle is resolved. */
const controlledJobs = (count: number) => {
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

afterEach(() => void vi.useRealTimers());

const ticks = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a batch', () => {
  test('yields the result of every call, failures included', async () => {
    const results = await collect(run([async () => 1, () => Promise.reject(new Error('no')), async () => 3]));
    expect(results.toSorted((a, b) => a.index - b.index)).toEqual([
      { index: 0, status: 'fulfilled', value: 1 },
      { index: 1, status: 'rejected', reason: new Error('no') },
      { index: 2, status: 'fulfilled', value: 3 },
    ]);
  });

  test('yields a call that throws synchronously as a failed one', async () => {
    const results = await collect(
      run([
        () => {
          throw new Error('thrown');
        },
      ]),
    );
    expect(results).toEqual([{ index: 0, status: 'rejected', reason: new Error('thrown') }]);
  });

  test('yields results in the order in which calls end', async () => {
    const { handles, jobs } = controlledJobs(3);
    const results = run(jobs);
    const first = results.next();
    await ticks();
    handles[2]!.resolve(3);
    expect((await first).value).toMatchObject({ index: 2 });
    handles[0]!.resolve(1);
    handles[1]!.resolve(2);
    expect(await collect(results)).toHaveLength(2);
  });

  test('yields results in the order of the calls if `ordered` is true', async () => {
    const { handles, jobs } = controlledJobs(4);
    const results = collect(run(jobs, { ordered: true, concurrency: 2 }));
    await ticks();
    handles.toReversed().forEach(({ resolve }, index) => resolve(index));
    expect((await results).map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  test('takes at most `concurrency` calls from the input', async () => {
    let [taken, maxRunning, running] = [0, 0, 0];
    function* jobs(): Generator<Job> {
      for (; taken < 5000; taken++) {
        yield async () => {
          maxRunning = Math.max(maxRunning, ++running);
          await Promise.resolve();
          return running--;
        };
      }
    }
    expect(await collect(run(jobs(), { concurrency: 7 }))).toHaveLength(5000);
    expect(maxRunning).toBeLessThanOrEqual(7);
  });

  test('yields a result while it waits for the next call of the input', async () => {
    const pause = Promise.withResolvers<void>();
    async function* jobs(): AsyncGenerator<Job> {
      yield async () => 1;
      await pause.promise;
      yield async () => 2;
    }
    const results = run(jobs());
    expect((await results.next()).value).toMatchObject({ value: 1 });
    pause.resolve();
    expect((await results.next()).value).toMatchObject({ value: 2 });
    expect((await results.next()).done).toBe(true);
  });

  test('starts the next call when a result is read, with room for one', async () => {
    const results = await collect(run([async () => 1, async () => 2, async () => 3], { concurrency: 1 }));
    expect(results.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('starts the next call when a result is read that was there for a while', async () => {
    const results = run([async () => 1, async () => 2, async () => 3], { concurrency: 1 });
    for (const index of [0, 1, 2]) {
      expect((await results.next()).value).toMatchObject({ index });
      await ticks();
    }
  });

  test('estimates its end by the time of the calls so far, if their number is known', async () => {
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(5000);
    const reports: BatchProgress[] = [];
    const waits =
      (ms: number): Job =>
      () =>
        new Promise((resolve) => setTimeout(resolve, ms, 1));
    const onProgress = (progress: BatchProgress) => void reports.push(progress);
    const walk = Promise.all([
      collect(run([waits(100), waits(400), waits(600)], { onProgress })),
      collect(run([waits(700)][Symbol.iterator](), { onProgress })),
      collect(run(new Set([waits(800), waits(900)]), { onProgress, total: 4 })),
    ]);
    await vi.runAllTimersAsync();
    await walk;
    expect(reports.map(({ total, etaMs }) => [total, etaMs])).toEqual([
      [3, 200],
      [3, 200],
      [3, 0],
      [undefined, undefined],
      [4, 2400],
      [4, 900],
    ]);
  });

  test('expects calls in flight to end as those before did: ten of twenty are sent, and one has ended', async () => {
    vi.useFakeTimers();
    const reports: BatchProgress[] = [];
    const queue = new BatchQueue();
    queue.inFlight = 9;
    const jobs = Array.from(
      { length: 20 },
      (_, index): Job =>
        () =>
          new Promise((resolve) => setTimeout(resolve, index === 0 ? 100 : 500, 1)),
    );
    const walk = collect(run(jobs, { concurrency: 10, onProgress: (progress) => void reports.push(progress) }, { queue }));
    await vi.runAllTimersAsync();
    await walk;
    expect(reports[0]).toMatchObject({ done: 1, inFlight: 9, etaMs: 190 });
  });

  test('estimates the time that is left on the clock of the client', async () => {
    let now = 0;
    const reports: BatchProgress[] = [];
    const job: Job = async () => (now += 1000);
    const options: BatchOptions = { concurrency: 1, onProgress: (progress) => reports.push(progress) };
    await collect(run([job, job, job], options, { clock: { now: () => now, monotonic: () => now } }));
    expect(reports.map(({ etaMs }) => etaMs)).toEqual([2000, 1000, 0]);
  });

  test('reports a progress without the fields that are not known', async () => {
    const reports: BatchProgress[] = [];
    await collect(run([async () => 1][Symbol.iterator](), { onProgress: (progress) => void reports.push(progress) }));
    expect(reports.map((report) => Object.keys(report))).toEqual([['done', 'failed', 'inFlight', 'waiting']]);
  });

  test('knows the number of calls of a list and of a set', async () => {
    const totals: unknown[] = [];
    const onProgress = ({ total }: BatchProgress) => void totals.push(total);
    const job: Job = async () => 1;
    await collect(run([job], { onProgress }));
    await collect(run(new Set([job]), { onProgress }));
    await collect(run(Object.assign([job][Symbol.iterator](), { length: 'long' }), { onProgress }));
    expect(totals).toEqual([1, 1, undefined]);
  });

  test('reports its progress', async () => {
    const reports: BatchProgress[] = [];
    await collect(run([async () => 1, () => Promise.reject(new Error('no'))], { onProgress: (progress) => reports.push(progress) }));
    expect(reports.map(({ done, failed, waiting, total }) => ({ done, failed, waiting, total }))).toEqual([
      { done: 1, failed: 0, waiting: 1, total: 2 },
      { done: 2, failed: 1, waiting: 0, total: 2 },
    ]);
    expect(reports.at(-1)!.etaMs).toBe(0);
  });

  test('reports its progress when calls begin to wait for a limit, and how many are in flight', async () => {
    const queue = new BatchQueue();
    const reports: BatchProgress[] = [];
    const { handles, jobs } = controlledJobs(5);
    const outlook = (count: number) => ({ nextInMs: 20_000, lastInMs: count * 9999.9, lastAfterMs: 0 });
    const onProgress = (progress: BatchProgress) => void reports.push(progress);
    const results = collect(run(jobs, { onProgress }, { queue, outlook, clock: { now: () => 0, monotonic: () => performance.now() } }));
    await ticks();
    queue.inFlight = 2;
    queue.enter(0);
    expect(reports).toEqual([{ done: 0, failed: 0, inFlight: 2, waiting: 3, total: 5, resetAt: new Date(20_000), etaMs: 30_000 }]);
    queue.inFlight = 0;
    queue.leave();
    expect(reports).toHaveLength(1);
    for (const { resolve } of handles) resolve(1);
    await results;
  });

  test('expects further waits like those so far, unless the limits say how long they are', async () => {
    vi.useFakeTimers();
    const queue = new BatchQueue();
    const reports: BatchProgress[] = [];
    let lastInMs: number | undefined;
    const { handles, jobs } = controlledJobs(4);
    const onProgress = (progress: BatchProgress) => void reports.push(progress);
    const results = collect(run(jobs, { onProgress }, { queue, outlook: () => ({ nextInMs: 1000, lastInMs, lastAfterMs: 1000 }) }));
    await vi.advanceTimersByTimeAsync(100);
    queue.enter(0);
    await vi.advanceTimersByTimeAsync(3000);
    handles[0]!.resolve(1);
    await vi.advanceTimersByTimeAsync(0);
    queue.leave();
    lastInMs = 50;
    for (const { resolve } of handles) resolve(1);
    await vi.advanceTimersByTimeAsync(0);
    await results;
    // 3,100 ms so far and 1,000 ms of the current wait for one call; then 100 ms without waits for two.
    expect(reports.map(({ done, etaMs }) => [done, etaMs])).toEqual([
      [0, undefined],
      [1, 3 * 4100],
      [2, 2 * 50],
      [3, 50],
      [4, 50],
    ]);
  });

  test('ends with the error of a failing input, after the calls in flight', async () => {
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

  test('ends with the very error of its input, without a wait and without a timer', async () => {
    vi.useFakeTimers();
    const error = new Error('input');
    const cancelled: unknown[] = [];
    const input: AsyncIterable<Job> = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) };
    const results = run(input, {}, { onStop: (reason) => cancelled.push(reason) });
    expect(await results.next().catch((reason: unknown) => reason)).toBe(error);
    expect(cancelled).toEqual([error]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a stopped batch', () => {
  test('finishes the calls in flight, cancels the queued ones, and throws the reason', async () => {
    const { handles, jobs } = controlledJobs(10);
    const controller = new AbortController();
    const cancelled: unknown[] = [];
    const results = run(jobs, { concurrency: 2, signal: controller.signal }, { onStop: (reason) => cancelled.push(reason) });
    const first = results.next();
    await ticks();
    controller.abort('enough');
    handles[0]!.resolve(1);
    handles[1]!.resolve(2);
    expect((await first).value).toMatchObject({ index: 0 });
    expect((await results.next()).value).toMatchObject({ index: 1 });
    await expect(results.next()).rejects.toBe('enough');
    expect(cancelled).toEqual(['enough']);
  });

  test('ends without throwing after the first failure if `stopOnError` is true', async () => {
    const results = await collect(
      run([() => Promise.reject(new Error('no')), async () => 2, async () => 3, async () => 4], { stopOnError: true, concurrency: 1 }),
    );
    expect(results).toEqual([{ index: 0, status: 'rejected', reason: new Error('no') }]);
  });

  test('takes further calls after a failure unless `stopOnError` is true', async () => {
    const results = await collect(run([() => Promise.reject(new Error('no')), async () => 2], { concurrency: 1 }));
    expect(results).toHaveLength(2);
  });

  test('keeps no listener on a signal that lives longer', async () => {
    const { signal } = new AbortController();
    await collect(run([async () => 1], { signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('that has ended cancels nothing', async () => {
    const cancelled: unknown[] = [];
    await collect(run([async () => 1], {}, { onStop: (reason) => cancelled.push(reason) }));
    expect(cancelled).toEqual([]);
  });

  test('gives queued calls the reason that its loop was left', async () => {
    const cancelled: unknown[] = [];
    for await (const _ of run([async () => 1, async () => 2], {}, { onStop: (reason) => cancelled.push(reason) })) break;
    expect(cancelled).toEqual([new DOMException('The batch iterator was closed early.', 'AbortError')]);
    expect((cancelled[0] as Error).name).toBe('AbortError');
  });

  test('is stopped once, whatever follows', async () => {
    const cancelled: unknown[] = [];
    const controller = new AbortController();
    const options = { stopOnError: true, concurrency: 1, signal: controller.signal };
    const walk = collect(
      run([() => Promise.reject(new Error('no')), async () => 2], options, {
        onStop: (reason) => (cancelled.push(reason), controller.abort('late')),
      }),
    );
    await expect(walk).rejects.toBe('late');
    expect(cancelled).toEqual([new Error('no')]);
  });

  test('cancels queued calls and closes the input if the consumer leaves the loop', async () => {
    let closed = false;
    function* jobs(): Generator<Job> {
      try {
        for (;;) yield async () => 1;
      } finally {
        closed = true;
      }
    }
    const cancelled: unknown[] = [];
    for await (const result of run(jobs(), { concurrency: 2 }, { onStop: (reason) => cancelled.push(reason) })) {
      if (result.index > 2) break;
    }
    await ticks();
    expect(cancelled).toHaveLength(1);
    expect(closed).toBe(true);
  });

  test('reports no progress after its loop was left, although calls are in flight', async () => {
    const { handles, jobs } = controlledJobs(3);
    const reports: BatchProgress[] = [];
    handles[0]!.resolve(1);
    for await (const _ of run(jobs, { onProgress: (progress) => reports.push(progress) })) break;
    for (const { resolve } of handles) resolve(1);
    await ticks();
    expect(reports.map(({ done }) => done)).toEqual([1]);
  });

  test.each(['signal', 'stopOnError'])('stopped by %s does not estimate the time of calls that will not start', async (kind) => {
    const { handles, jobs } = controlledJobs(5);
    const reports: BatchProgress[] = [];
    const controller = new AbortController();
    const results = run(
      jobs,
      { concurrency: 3, signal: controller.signal, stopOnError: kind === 'stopOnError', onProgress: (progress) => reports.push(progress) },
      { outlook: () => ({ nextInMs: 60_000, lastInMs: 120_000, lastAfterMs: 120_000 }) },
    );
    const walk = collect(results).catch(() => undefined);
    handles[0]!.resolve(1);
    await ticks();
    expect(reports.at(-1)).toMatchObject({ done: 1, resetAt: expect.any(Date), etaMs: expect.any(Number) });
    if (kind === 'signal') controller.abort();
    handles[1]!.reject(new Error('no'));
    await ticks();
    for (const { resolve } of handles) resolve(1);
    await walk;
    expect(reports.slice(-2)).toEqual([
      { done: 3, failed: 1, inFlight: 0, waiting: 1, total: 5, resetAt: expect.any(Date) },
      { done: 4, failed: 1, inFlight: 0, waiting: 0, total: 5, resetAt: expect.any(Date) },
    ]);
  });

  test('runs nothing if the signal is aborted before it starts', async () => {
    let begun = 0;
    const walk = collect(run([async () => ++begun], { signal: AbortSignal.abort('never') }));
    await expect(walk).rejects.toBe('never');
    expect(begun).toBe(0);
  });
});

describe('the input of a stopped batch', () => {
  /** An endless input that records whether it was closed. */
  const endless = () => {
    const state = { closed: false };
    function* jobs(): Generator<Job> {
      try {
        for (let index = 0; ; index++) yield async () => (index === 2 ? Promise.reject(new Error('no')) : index);
      } finally {
        state.closed = true;
      }
    }
    return { state, jobs: jobs() };
  };

  test('is closed after stopOnError', async () => {
    const { state, jobs } = endless();
    await collect(run(jobs, { stopOnError: true, concurrency: 1 }));
    expect(state.closed).toBe(true);
  });

  test('is closed after an abort', async () => {
    const { state, jobs } = endless();
    const controller = new AbortController();
    const walk = async () => {
      for await (const { index } of run(jobs, { signal: controller.signal, concurrency: 1 })) if (index === 5) controller.abort('enough');
    };
    await expect(walk()).rejects.toBe('enough');
    expect(state.closed).toBe(true);
  });

  test('loses no call that was being read: it is yielded as rejected with the reason', async () => {
    const read = Promise.withResolvers<void>();
    let taken = 0;
    async function* jobs(): AsyncGenerator<Job> {
      for (;;) {
        if (taken === 1) await read.promise;
        taken++;
        yield async () => taken;
      }
    }
    const controller = new AbortController();
    const results: BatchResult<number>[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const walk = (async () => {
      for await (const result of run(jobs(), { signal: controller.signal })) results.push(result);
    })().catch((reason: unknown) => reason);
    await ticks();
    controller.abort('enough');
    read.resolve();
    expect(await walk).toBe('enough');
    expect(results).toEqual([
      { index: 0, status: 'fulfilled', value: 1 },
      { index: 1, status: 'rejected', reason: 'enough' },
    ]);
    expect(taken).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not keep the batch open for ever', async () => {
    vi.useFakeTimers();
    async function* stuck(): AsyncGenerator<Job> {
      yield async () => 1;
      await new Promise(() => {});
    }
    const controller = new AbortController();
    const walk = collect(run(stuck(), { signal: controller.signal })).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort('enough');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await walk).toBe('enough');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('invalid use of a batch', () => {
  test('does not happen without onProgress', async () => {
    const errors: unknown[] = [];
    await collect(run([async () => 1], {}, { onListenerError: (error) => errors.push(error) }));
    expect(errors).toEqual([]);
  });

  test('does not happen if onProgress throws: that is reported', async () => {
    const errors: unknown[] = [];
    const onProgress = () => {
      throw new Error('mine');
    };
    const results = await collect(run([async () => 1, async () => 2], { onProgress }, { onListenerError: (error) => errors.push(error) }));
    expect(results).toHaveLength(2);
    expect(errors).toEqual([new Error('mine'), new Error('mine')]);
  });

  test('does not happen if the promise of an async onProgress rejects: that is reported', async () => {
    const errors: unknown[] = [];
    const onProgress = async () => Promise.reject(new Error('mine'));
    const results = await collect(run([async () => 1, async () => 2], { onProgress }, { onListenerError: (error) => errors.push(error) }));
    await ticks();
    expect(results).toHaveLength(2);
    expect(errors).toEqual([new Error('mine'), new Error('mine')]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is an error: concurrency %d', (concurrency) => {
    expect(() => assertBatch([], { concurrency })).toThrow(ConfigurationError);
  });

  test.each([5, null, undefined, {}, 'abc', ''])('is an error: %j as its calls', (calls) => {
    expect(() => assertBatch(calls, {})).toThrow(
      new ConfigurationError('The calls of a batch must be a list, an iterable or an async iterable.'),
    );
  });

  test('is an error: an unknown option', () => {
    expect(() => assertBatch([], { concurency: 2 } as BatchOptions)).toThrow(/did you mean concurrency/);
  });
});
