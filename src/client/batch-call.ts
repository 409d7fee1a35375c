import { InvalidRequestError } from '../errors.js';

const EXAMPLE = '`(bulk) => bulk.pantries.list()`';

const invalidCall = (index: number, problem: string): InvalidRequestError =>
  new InvalidRequestError(`Call ${index} of the batch ${problem}.`);

/** Throws an {@link InvalidRequestError} for a call that is neither a function nor an object with an operation. `index` counts from 0. */
export const assertBatchCall = (call: unknown, index: number): void => {
  if (typeof call === 'function') return;
  if (typeof call !== 'object' || call === null) {
    throw invalidCall(index, 'is neither a function nor an object with `operation` and `request`');
  }
  if ('then' in call) throw invalidCall(index, `is a promise. Pass a function, such as ${EXAMPLE}`);
};

/**
 * Returns what the function of a call returned. Throws an {@link InvalidRequestError} if that is nothing: then its call runs outside of the
 * batch.
 */
export const assertReturned = <Result>(result: Result, index: number): Result => {
  if (result !== undefined) return result;
  throw invalidCall(index, `is a function that returned undefined. Return the promise of the call, as in ${EXAMPLE}`);
};
