import type { Page } from '../contract/pantries.js';
import { toAPIPromise, type APIPromise, type WithResponse } from './api-promise.js';

/** A page that is also an async iterable over itself and all pages after it. */
export interface PagePromise<Item> extends APIPromise<Page<Item>>, AsyncIterable<Page<Item>> {}

/** Makes the first page iterable. Each further page is fetched when the iteration reaches it. */
export const toPagePromise = <Item>(
  first: Promise<WithResponse<Page<Item>>>,
  fetchPage: (cursor: string) => PromiseLike<Page<Item>>,
): PagePromise<Item> => {
  const promise = toAPIPromise(first);
  return Object.assign(promise, {
    async *[Symbol.asyncIterator]() {
      let page = await promise;
      yield page;
      while (page.next_cursor) {
        page = await fetchPage(page.next_cursor);
        yield page;
      }
    },
  });
};
