import * as z from 'zod/mini';
import { oneOf, pattern, text } from './constraints.js';

/**
 * The fields of a request whose result can also be sent by callback. The type parameter is that of `callback_url`: a request with
 * `<undefined>`, such as `HealthifyRequest<undefined>`, has none, so its result always has data.
 */
export interface CallbackOptions<CallbackUrl extends string | undefined = string | undefined> {
  /**
   * The https URL to which the service also sends the result, at most 2048 characters. The host must be registered with the service. The
   * mock can also allow http for a loopback address.
   */
  callback_url?: CallbackUrl | undefined;
  /** Your id of the job, 1 to 128 characters. The callback has the same id. Default: a UUID, if there is a `callback_url`. */
  request_id?: string | undefined;
}

/** https, or http to a loopback address, which the mock can allow. */
const callbackUrl = pattern(/^(https:\/\/|http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?([/?#]|$))/i, 'an https URL');

export const callbackOptions = { callback_url: z.optional(callbackUrl), request_id: z.optional(text(128)) };

/**
 * The response of an AI operation. The callback has the same shape and the same content. If the service returned only `data`, the SDK adds
 * the other fields, and `model_tier`, `model` and `timestamp` are `null`.
 */
export interface TransformResult<Type extends string = string, Data = unknown> {
  /** The operation that produced the result. */
  type: Type;
  /** The `request_id` of the request; `null` if the request had none. */
  request_id: string | null;
  /** Tier of the model that produced the result. */
  model_tier: string | null;
  /** Identifier of that model. */
  model: string | null;
  /** The result of the operation. */
  data: Data;
  /** ISO 8601 with UTC offset. */
  timestamp: string | null;
}

/** The schema of a {@link TransformResult}. */
export const resultSchema = <const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: oneOf([type]),
    request_id: z.nullable(z.string()),
    model_tier: z.nullable(z.string()),
    model: z.nullable(z.string()),
    data,
    timestamp: z.nullable(z.string()),
  });

/**
 * A response without a result: the service accepted the job and will send the result to `callback_url`. According to the specification,
 * this never happens. If the service sends such a response all the same, the SDK accepts it.
 */
export interface PendingResult {
  type: string;
  request_id: string | null;
  data: null;
  pending: true;
}

/**
 * The result of a call. With a `callback_url`, it may be a {@link PendingResult}: `if (result.pending)` and `if (result.data === null)` tell
 * them apart.
 */
export type ResultFor<Result, CallbackUrl> = [CallbackUrl] extends [undefined]
  ? Result
  : (Result & { pending?: undefined }) | PendingResult;
