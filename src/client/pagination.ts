import { formatIssues, type Issue } from '../contract/issues.js';
import type { Page } from '../contract/pantries.js';
import { UnexpectedResponseError } from '../errors.js';
import { toAPIPromise, type APIPromise, type WithResponse } from './api-promise.js';

/** `await` returns the first page. `for await` yields all items of all pages. */
export interface PagePromise<Item> extends APIPromise<Page<Item>>, AsyncIterable<Item> {
  /** Iterates over the pages instead of their items. */
  pages(): AsyncGenerator<Page<Item>, void, undefined>;
}

const isCursor = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** Throws if the iteration cannot go on from a page, whatever `validateResponses` is. */
const assertPage = (operation: string, { data, next_cursor }: Page<unknown>): void => {
  const issues: Issue[] = [];
  if (!Array.isArray(data)) issues.push({ path: 'data', message: 'expected a list', code: 'invalid_type' });
  if (!isCursor(next_cursor)) issues.push({ path: 'next_cursor', message: 'expected a string or null', code: 'invalid_type' });
  if (issues.length === 0) return;
  throw new UnexpectedResponseError(`${operation}: the response is not a page: ${formatIssues(issues)}.`, { operation, issues });
};

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
    assertPage(operation, page);
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
      assertPage(operation, page);
      yield page;
    }
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const page of pages()) yield* page.data;
  }
  return Object.assign(promise, { pages, [Symbol.asyncIterator]: items });
};
