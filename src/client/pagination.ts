import { toAPIPromise, type APIPromise, type WithResponse } from './api-promise.js';
import type { Page } from '../contract/pantries.js';

/** A page that is also an async iterable over itself and all that follow. */
export interface PagePromise<Item> extends APIPromise<Page<Item>>, AsyncIterable<Page<Item>> {}

/** Lets the first page lead to the others; each is fetched when it is asked for. */
export const toPagePromise = <Item>(
  first: Promise<WithResponse<Page<Item>>>,
  next: (cursor: string) => PromiseLike<Page<Item>>,
): PagePromise<Item> => {
  const call = toAPIPromise(first);
  return Object.assign(call, {
    async *[Symbol.asyncIterator]() {
      let page = await call;
      yield page;
      while (page.next_cursor) {
        page = await next(page.next_cursor);
        yield page;
      }
    },
  });
};
