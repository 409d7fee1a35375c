import { kindOf } from '../util/kind-of.js';
import type { TransformResult } from './envelope.js';
import type { EnrichIngredientsResult, SuggestSubstituteResult } from './ingredients.js';
import type { AdaptMethodResult, BudgetifyRecipeResult, HealthifyResult, RewriteToneResult } from './transforms.js';

/** The body that the service POSTs to a `callback_url`. */
export interface CallbackPayload {
  /** The operation that produced the result. */
  type: string;
  /** The `request_id` of the request. */
  request_id: string;
  /** Tier of the model that produced the result. */
  model_tier: string;
  /** Identifier of the model that produced the result. */
  model: string;
  /** The result of the operation. */
  data: Record<string, unknown>;
  /** ISO 8601 with UTC offset. */
  timestamp: string;
}

/** Why a request is not a callback, in the order of the checks. */
export type VerificationFailure =
  | 'method-not-allowed'
  | 'missing-secret'
  | 'duplicate-secret'
  | 'secret-mismatch'
  | 'unsupported-content-type'
  | 'body-too-large'
  | 'invalid-encoding'
  | 'invalid-json'
  | 'invalid-shape'
  | 'stale-timestamp';

/** What each field of a callback is, as {@link kindOf} names it. */
const callbackKinds = {
  type: 'string',
  request_id: 'string',
  model_tier: 'string',
  model: 'string',
  data: 'object',
  timestamp: 'string',
} satisfies Record<keyof CallbackPayload, string>;

/** The fields that the specification states for the data of a transformed recipe. */
export const recipeKinds = { name: 'string', ingredients: 'array', steps: 'array' };

/** The longest `type`. A guess, as is that of `request_id`: both are keys of stores and logs. */
export const MAX_TYPE_LENGTH = 200;
export const MAX_REQUEST_ID_LENGTH = 1024;

const describeKind = (path: string, value: unknown, kind: string): string =>
  kindOf(value) === kind ? '' : ` ${path}: expected ${kind}, got ${kindOf(value)}.`;

/** What is wrong with the fields of a value: a sentence for each, with a space before it. */
export const describeKinds = (path: string, value: object, kinds: Readonly<Record<string, string>>): string =>
  describeKind(path, value, 'object') ||
  Object.entries(kinds)
    .map(([name, kind]) => describeKind(`${path}.${name}`, value[name as never], kind))
    .join('');

const describeLength = (path: string, { length }: string, min: number, max: number): string =>
  length >= min && length <= max ? '' : ` ${path}: expected ${min} to ${max} characters, got ${length}.`;

/**
 * What is wrong with the fields of a callback: a sentence for each, with a space before it. Values are described, never quoted. It checks
 * only what the specification states: an operation's own fields may change without breaking a receiver. zod would be the largest part of a
 * receiver's bundle.
 */
export const describeWrongFields = (payload: CallbackPayload): string =>
  describeKinds('callback', payload, callbackKinds) ||
  describeLength('callback.type', payload.type, 1, MAX_TYPE_LENGTH) +
    describeLength('callback.request_id', payload.request_id, 0, MAX_REQUEST_ID_LENGTH) +
    (payload.type === 'healthify' ? describeKinds('callback.data', payload.data, recipeKinds) : '');

type CallbackOf<Result> =
  Result extends TransformResult<infer Type, infer Data>
    ? { type: Type; request_id: string; model_tier: string; model: string; data: Data; timestamp: string }
    : never;

/**
 * A verified callback. `type` names the operation. The data of every operation except `healthify` is assumed. If this version does not know
 * the operation, the callback is an {@link UnknownCallback} with unchanged fields.
 */
export type CallbackEvent = KnownCallback | UnknownCallback;

/** A callback of an operation that this version knows. */
export type KnownCallback =
  | CallbackOf<HealthifyResult>
  | CallbackOf<RewriteToneResult>
  | CallbackOf<BudgetifyRecipeResult>
  | CallbackOf<AdaptMethodResult>
  | CallbackOf<SuggestSubstituteResult>
  | CallbackOf<EnrichIngredientsResult>;

/**
 * The name of an operation that this version does not know. At run time, the value is the plain name, such as `translate`. Only the type
 * begins with `unknown operation: `, so that `callback.type === 'healthify'` narrows the union.
 */
export type UnknownOperation = `unknown operation: ${string}`;

/** A callback of an operation that this version does not know. */
export interface UnknownCallback extends Omit<CallbackPayload, 'type'> {
  type: UnknownOperation;
}
