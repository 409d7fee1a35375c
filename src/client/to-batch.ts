import { ConfigurationError } from '../errors.js';
import type { BatchHooks, BatchOptions, BatchResult } from './batch-options.js';

/**
 * The results of a batch, which starts when it is awaited or iterated. `for await` yields each result when its call ends. `await` resolves
 * to the list of all results, in the order of the calls, which needs memory for all of them. A batch runs once.
 */
export interface Batch<Value> extends AsyncGenerator<BatchResult<Value>, void, undefined>, PromiseLike<BatchResult<Value>[]> {}

/** Few programs run batches: their code is loaded with the first one. */
async function* runLater<Item, Value>(
  calls: Iterable<Item> | AsyncIterable<Item>,
  options: BatchOptions,
  hooks: BatchHooks<Item, Value>,
  onEnd: () => void,
): AsyncGenerator<BatchResult<Value>, void, undefined> {
  try {
    const { runBatch } = await import('./batch.js');
    yield* runBatch(calls, options, hooks);
  } finally {
    onEnd();
  }
}

const collect = async <Value>(results: AsyncIterable<BatchResult<Value>>): Promise<BatchResult<Value>[]> => {
  const list: BatchResult<Value>[] = [];
  for await (const result of results) list.push(result);
  return list.toSorted((a, b) => a.index - b.index);
};

/** A batch of these calls. `assertBatch` has checked the arguments. */
export const toBatch = <Item, Value>(
  calls: Iterable<Item> | AsyncIterable<Item>,
  options: BatchOptions,
  hooks: BatchHooks<Item, Value>,
): Batch<Value> => {
  let hasEnded = false;
  let list: Promise<BatchResult<Value>[]> | undefined;
  const results = runLater(calls, options, hooks, () => (hasEnded = true));
  return Object.assign(results, {
    [Symbol.asyncIterator]: () => {
      // A generator that has ended yields nothing, as if the batch had no calls.
      if (!hasEnded) return results;
      throw new ConfigurationError(
        'A batch runs once, and this one has ended. Call `sdk.batch` again, or keep the list that `await` returns.',
      );
    },
    // oxlint-disable-next-line unicorn/no-thenable -- without it, `await` would return the batch, and send nothing
    then: ((onFulfilled, onRejected) => (list ??= collect(results)).then(onFulfilled, onRejected)) satisfies PromiseLike<
      BatchResult<Value>[]
    >['then'],
  });
};
