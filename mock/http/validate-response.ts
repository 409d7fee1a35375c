import { formatIssues, toIssues } from '../../src/contract/issues.js';
import type { Route } from './routes.js';

/** A mock that lies would teach its users wrong: an answer that breaks the contract is not sent. */
export const assertResponse = ({ operation, endpoint: row }: Route, value: unknown): void => {
  const result = row.response.safeParse(value);
  if (result.success) return;
  throw new TypeError(
    `The answer breaks the contract: ${formatIssues(toIssues(result.error, value))}. Is it from mock.answer('${operation}', ...)? Else the mock is wrong.`,
  );
};

/** Writes what is read from the store. It is replaced there, never changed, so what was checked and written once need not be again. */
export class ResponseCache {
  readonly #texts = new WeakMap<object, string>();

  of(route: Route, value: object): string {
    let text = this.#texts.get(value);
    if (text === undefined) {
      assertResponse(route, value);
      text = JSON.stringify(value);
      this.#texts.set(value, text);
    }
    return text;
  }
}
