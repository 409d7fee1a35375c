import { formatIssues } from '../../src/contract/issues.js';
import { validate } from '../../src/contract/validate.js';
import type { Route } from './routes.js';

/** What made a response: the mock itself, the option `engine`, or `mock.respondWith`. */
export type ResponseSource = 'mock' | 'engine' | 'override';

/** Throws a `TypeError` for a response that does not match the contract: what made it must fail loudly. */
export const assertResponse = ({ operation, endpoint }: Route, value: unknown, source: ResponseSource = 'mock'): void => {
  const { issues } = validate(endpoint.response, value);
  if (issues.length === 0) return;
  const [subject, advice] = {
    mock: ['The response', 'This is a bug in the mock.'],
    engine: ["The engine's response", 'Change what the engine returns.'],
    override: [`The response of mock.respondWith('${operation}', ...)`, 'Change that response.'],
  }[source] as [string, string];
  throw new TypeError(`${subject} breaks the contract: ${formatIssues(issues)}. ${advice}`);
};
