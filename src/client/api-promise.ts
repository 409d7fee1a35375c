import type { RateLimit } from '../contract/rate-limit.js';

/** An answer with everything around it. */
export interface WithResponse<Data> {
  data: Data;
  /** The HTTP answer; its body has been read. */
  response: Response;
  /** What its headers say about limits. */
  rateLimit: RateLimit;
  /** The service's `X-Request-Id`. */
  requestId?: string;
}

/** What every method gives: a promise of the data, which can also give the whole reply. */
export interface APIPromise<Data> extends Promise<Data> {
  /**
   * The data with the HTTP answer, its limits and its request id.
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

/** Gives a promised reply the shape that methods return. */
export const toAPIPromise = <Data>(reply: Promise<WithResponse<Data>>): APIPromise<Data> => {
  const data = reply.then((settled) => settled.data);
  const withResponse = (): Promise<WithResponse<Data>> => {
    data.catch(() => {}); // whoever takes the reply takes its error too
    return reply;
  };
  return Object.assign(data, { withResponse });
};
