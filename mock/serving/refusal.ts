import type { Issue } from '../../src/contract/complaints.js';
import { refusals, type RefusalCode } from '../../src/contract/problems.js';
import { Unsatisfiable } from '../kitchen/unsatisfiable.js';

/** Why a call is not served: a row of the contract's table, with what is particular to this call. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** HTTP status. */
  readonly status: number;
  readonly details: readonly Issue[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, hint = '', more: { details?: readonly Issue[]; headers?: Record<string, string> } = {}) {
    super(hint ? `${refusals[code].says} ${hint}` : refusals[code].says);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code].status;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Whatever stopped a call, as the refusal that its caller gets. */
export const toRefusal = (error: unknown, operation: string | null): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof Unsatisfiable) {
    const [reason, ...more] = error.reasons;
    const details = more.map((message) => ({ path: '', message, code: 'unsatisfiable' }));
    return new Refusal('unsatisfiable_request', reason, { details });
  }
  const message = error instanceof Error ? error.message : String(error);
  return new Refusal('internal_error', `${operation ?? 'The mock'}: ${message}`);
};
