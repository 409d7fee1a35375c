import { formatIssues, toIssues } from '../../src/contract/issues.js';
import type { Route } from './routes.js';

/** What made a response: the mock itself, the option `engine`, or `mock.respondWith`. */
export type ResponseSource = 'mock' | 'engine' | 'override';

/** Throws a `TypeError` for a response that does not match the contract: what made it must fail loudly. */
export const assertResponse = ({ operation, endpoint }: Route, value: unknown, source: ResponseSource = 'mock'): void => {
  const result = endpoint.response.safeParse(value);
  if (result.success) return;
  const issues = formatIssues(toIssues(result.error, value, endpoint.response));
  const [subject, advice] = {
    mock: ['The response', 'This is a bug in the mock.'],
    engine: ["The engine's response", 'Change what the engine returns.'],
    override: [`The response of mock.respondWith('${operation}', ...)`, 'Change that response.'],
  }[source] as [string, string];
  throw new TypeError(`${subject} breaks the contract: ${issues}. ${advice}`);
};

/** Validates and serializes values of the store once: the store replaces its values, and never changes them. */
export class ResponseCache {
  readonly #texts = new WeakMap<object, string>();

  toText(route: Route, value: object): string {
    let text = this.#texts.get(value);
    if (text === undefined) {
      assertResponse(route, value);
      text = JSON.stringify(value);
      this.#texts.set(value, text);
    }
    return text;
  }
}
