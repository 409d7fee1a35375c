import type { RateLimit } from '../contract/rate-limit.js';

/** The data of a response together with the response itself. */
export interface WithResponse<Data> {
  data: Data;
  /** The HTTP response; its body has been read. */
  response: Response;
  /** The limits that its headers report. */
  rateLimit: RateLimit;
  /** The `X-Request-Id` of the response. */
  requestId?: string;
}

/** What every method returns: a promise of the data, with a method for the whole response. */
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

/** Wraps the promise of a whole response as an {@link APIPromise}. */
export const toAPIPromise = <Data>(result: Promise<WithResponse<Data>>): APIPromise<Data> => {
  const data = result.then((settled) => settled.data);
  const withResponse = (): Promise<WithResponse<Data>> => {
    data.catch(() => {}); // the promise below reports the rejection
    return result.then((settled) => settled);
  };
  return Object.assign(data, { withResponse });
};
