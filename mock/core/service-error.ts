import type { Issue } from '../../src/contract/issues.js';
import { serviceErrors, type ServiceErrorCode } from '../../src/contract/error-codes.js';

/** Why a request is not served: an error of the contract's table, with what is particular to this request. */
export class MockServiceError extends Error {
  readonly code: ServiceErrorCode;
  /** HTTP status. */
  readonly status: number;
  readonly details: readonly Issue[];
  readonly headers: Readonly<Record<string, string>>;

  /** Without a hint, the message has the first of `details`: some error formats have no list. */
  constructor(code: ServiceErrorCode, hint = '', more: { details?: readonly Issue[]; headers?: Record<string, string> } = {}) {
    const [detail] = more.details ?? [];
    hint ||= detail ? `${detail.path}: ${detail.message}.` : '';
    super(hint ? `${serviceErrors[code].message} ${hint}` : serviceErrors[code].message);
    this.name = 'MockServiceError';
    this.code = code;
    this.status = serviceErrors[code].status;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }
}
