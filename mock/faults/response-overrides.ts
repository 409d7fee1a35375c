import type * as z from 'zod/mini';
import type { RequestOf, ResponseOf } from '../../src/contract/endpoint.js';
import type { endpoints, Operation } from '../../src/contract/endpoints.js';
import type { TierName } from '../core/tiers.js';

/** The call that an override responds to. */
export interface OverrideContext<Result = unknown> {
  /** The operation that was called: the name of its method in the SDK. */
  operation: Operation;
  /** The response's `X-Request-Id`. */
  requestId: string;
  /** Id of the key's account. */
  account: string;
  /** Tier of the key. */
  tier: TierName;
  /** Epoch milliseconds on the mock's clock. */
  now: number;
  /** Returns a copy of the mock's own response body, which you may change. Only the first call of `original` runs the operation. */
  original(): Promise<Result>;
}

type EndpointTable = typeof endpoints;

/** What an override may return: a body that matches the contract, or a `Response`, which is sent unchanged. */
export type OverrideValue<Name extends Operation> = ResponseOf<EndpointTable[Name]> | Response;

/** A response of your own: fixed, or made from the request. */
export type ResponseOverride<Name extends Operation> =
  | OverrideValue<Name>
  | ((
      request: RequestOf<EndpointTable[Name]>,
      context: OverrideContext<z.output<EndpointTable[Name]['response']>>,
    ) => OverrideValue<Name> | Promise<OverrideValue<Name>>);

/** An override without the types of its operation. */
export type OverrideFunction = (request: unknown, context: OverrideContext) => unknown;
