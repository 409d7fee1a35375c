import type { Page } from '../contract/pantries.js';
import { UnexpectedResponseError } from '../errors.js';
import { toAPIPromise, type APIPromise, type WithResponse } from './api-promise.js';

/** The first page with `await`; all items of all pages with `for await`. */
export interface PagePromise<Item> extends APIPromise<Page<Item>>, AsyncIterable<Item> {
  /** Iterates over the pages instead of their items. */
  pages(): AsyncGenerator<Page<Item>, void, undefined>;
}

/** Makes the first page iterable. Each further page is fetched when the iteration reaches it. */
export const toPagePromise = <Item>(
  operation: string,
  first: Promise<WithResponse<Page<Item>>>,
  fetchPage: (cursor: string) => PromiseLike<Page<Item>>,
): PagePromise<Item> => {
  const promise = toAPIPromise(first);
  async function* pages(): AsyncGenerator<Page<Item>, void, undefined> {
    const cursors = new Set<string>();
    let page = await promise;
    yield page;
    while (page.next_cursor) {
      const cursor = page.next_cursor;
      if (cursors.has(cursor)) {
        throw new UnexpectedResponseError(`${operation}: the service returned the same next_cursor twice, so the list would never end.`, {
          operation,
        });
      }
      cursors.add(cursor);
      page = await fetchPage(cursor);
      yield page;
    }
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages()) yield* page.data;
  }
  return Object.assign(promise, { pages, [Symbol.asyncIterator]: items });
};
