import type { RateLimit } from '../contract/rate-limit.js';

/** The data of a response, and the response itself. */
export interface WithResponse<Data> {
  data: Data;
  /** The HTTP response. Its body has been read. */
  response: Response;
  /** The limits that its headers report. */
  rateLimit: RateLimit;
  /** The `X-Request-Id` of the response. */
  requestId?: string;
}

/** What every method returns: a promise of the data. Its method `withResponse` returns the whole response. */
export interface APIPromise<Data> extends Promise<Data> {
  /**
   * Returns the data together with the HTTP response, its limits and its request id.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * const { data, rateLimit } = await sdk.pantries.list().withResponse();
   * console.log(data.data.length, rateLimit.remaining);
   * ```
   */
  withResponse(): Promise<WithResponse<Data>>;
}

const ignoreRejection = (promise: PromiseLike<unknown>): void => void promise.then(undefined, () => {});

/**
 * The data of a response. Of this promise and those of `withResponse()`, the caller handles one: a rejection of the others must not end
 * the process. `then` shows that this one is handled, because `await` calls it on a subclass of `Promise`.
 */
class DataPromise<Data> extends Promise<Data> implements APIPromise<Data> {
  /** What `then` returns is a plain promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #result: Promise<WithResponse<Data>>;
  readonly #whole: Promise<WithResponse<Data>>[] = [];
  #isHandled = false;

  constructor(result: Promise<WithResponse<Data>>) {
    super((resolve, reject) => void result.then(({ data }) => resolve(data), reject));
    this.#result = result;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- a subclass of Promise is meant to be awaited
  override then<Value = Data, Failure = never>(
    onFulfilled?: ((data: Data) => Value | PromiseLike<Value>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Value | Failure> {
    this.#isHandled = true;
    for (const promise of this.#whole.splice(0)) ignoreRejection(promise);
    return super.then(onFulfilled, onRejected);
  }

  withResponse(): Promise<WithResponse<Data>> {
    void super.then(undefined, () => {});
    const whole = this.#result.then((result) => result);
    if (this.#isHandled) ignoreRejection(whole);
    else this.#whole.push(whole);
    return whole;
  }
}

/** Wraps the promise of a whole response as an {@link APIPromise}. */
export const toAPIPromise = <Data>(result: Promise<WithResponse<Data>>): APIPromise<Data> => new DataPromise(result);
