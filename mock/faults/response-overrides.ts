import type { endpoints, Operation } from '../../src/contract/endpoints.js';
import type { RequestOf, ResponseOf } from '../../src/contract/endpoint.js';
import type { TierName } from '../core/tiers.js';

/** Whose call an own answer is for. */
export interface OverrideContext {
  /** The operation that was called, as the SDK names its method. */
  operation: Operation;
  /** The answer's `X-Request-Id`. */
  requestId: string;
  /** Id of the account of the key. */
  account: string;
  /** Tier of the key. */
  tier: TierName;
  /** Epoch milliseconds on the mock's clock. */
  now: number;
}

type Rows = typeof endpoints;

/** What a test may give as an answer: a body that keeps the contract, or a whole `Response`, which is sent as it is. */
export type OverrideValue<Name extends Operation> = ResponseOf<Rows[Name]> | Response;

/** An answer of the test's own: fixed, or made from the request. */
export type ResponseOverride<Name extends Operation> =
  | OverrideValue<Name>
  | ((request: RequestOf<Rows[Name]>, call: OverrideContext) => OverrideValue<Name> | Promise<OverrideValue<Name>>);

/** The same once it is planned, with the operation forgotten. */
export type OverrideFunction = (request: unknown, call: OverrideContext) => unknown;
