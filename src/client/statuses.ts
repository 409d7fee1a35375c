import type { ErrorCode } from '../contract/error-codes.js';
import {
  AuthenticationError,
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServiceError,
  TimeoutError,
  type RecipeAIError,
} from '../errors.js';

/** What the client makes of a status of an error. */
interface Status {
  ErrorClass: typeof RecipeAIError;
  /** The code of an error response that has none. */
  code: ErrorCode;
  /** What to do next, whatever the code is. Default: the hint of the code. */
  advice?: string;
  /** Whether the same request may succeed later. Default: false. */
  isTemporary?: boolean;
}

const statuses: Partial<Record<number, Status>> = {
  401: { ErrorClass: AuthenticationError, code: 'unauthorized' },
  402: { ErrorClass: PermissionError, code: 'forbidden', advice: 'Upgrade the API key.' },
  403: { ErrorClass: PermissionError, code: 'forbidden' },
  404: { ErrorClass: NotFoundError, code: 'not_found' },
  405: { ErrorClass: InvalidRequestError, code: 'method_not_allowed' },
  406: {
    ErrorClass: InvalidRequestError,
    code: 'validation_error',
    advice: 'Set Accept: application/json, as the client does by default.',
  },
  408: { ErrorClass: TimeoutError, code: 'timed_out', advice: 'Try again later.', isTemporary: true },
  409: { ErrorClass: ConflictError, code: 'conflict' },
  410: { ErrorClass: NotFoundError, code: 'not_found' },
  413: { ErrorClass: InvalidRequestError, code: 'payload_too_large' },
  415: { ErrorClass: InvalidRequestError, code: 'unsupported_media_type' },
  425: { ErrorClass: ServiceError, code: 'model_unavailable', isTemporary: true },
  429: { ErrorClass: RateLimitError, code: 'rate_limited', isTemporary: true },
  451: { ErrorClass: PermissionError, code: 'forbidden', advice: 'Ask the service why: it refuses this request for legal reasons.' },
  501: { ErrorClass: ServiceError, code: 'internal_error', advice: 'Do not call again: the service does not support this operation.' },
  503: { ErrorClass: ServiceError, code: 'model_unavailable', isTemporary: true },
};

const otherClientError: Status = { ErrorClass: InvalidRequestError, code: 'validation_error' };
const otherServiceError: Status = { ErrorClass: ServiceError, code: 'internal_error', isTemporary: true };

/** The class, the code and the advice of a status of an error. */
export const statusOf = (status: number): Status => statuses[status] ?? (status >= 500 ? otherServiceError : otherClientError);
