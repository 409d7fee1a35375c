import { MockServiceError } from '../core/service-error.js';
import { Unsatisfiable } from '../kitchen/unsatisfiable.js';

/** Any error as the service error that the caller gets. */
export const toMockServiceError = (error: unknown, operation: string | null): MockServiceError => {
  if (error instanceof MockServiceError) return error;
  if (Unsatisfiable.is(error)) {
    const [reason, ...more] = error.reasons;
    const details = more.map((message) => ({ path: '', message, code: 'unsatisfiable' }));
    return new MockServiceError('unsatisfiable_request', reason, { details });
  }
  const message = error instanceof Error ? error.message : String(error);
  return new MockServiceError('internal_error', operation === null ? `The mock: ${message}` : message);
};
