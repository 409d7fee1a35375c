import * as z from 'zod/mini';
import { schemaFor } from './schema-for.js';
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

/** What a value is: `string`, `array`, `object`, `null`, `undefined`. */
export const kindOf = (value: unknown): string => ({}).toString.call(value).slice(8, -1).toLowerCase();

const expectKind = ({ issues }: Pick<z.core.ParsePayload, 'issues'>, input: unknown, expected: string, ...path: string[]): void => {
  if (kindOf(input) !== expected) issues.push({ code: 'invalid_type', expected, path, input } as never);
};

/** An object with any fields, all of them readable. zod's record would check and copy them one by one. */
export const anyObject = z.unknown().check((payload) => {
  expectKind(payload, payload.value, 'object');
  Object.values(Object(payload.value) as object);
}) as unknown as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** The fields that the specification states for the data of a transformed recipe. */
const statedFields = { name: 'string', ingredients: 'array', steps: 'array' } as const;

const checkHealthifyData = (payload: z.core.ParsePayload<CallbackPayload>): void => {
  const { type, data } = payload.value;
  if (type !== 'healthify') return;
  for (const [name, expected] of Object.entries(statedFields)) expectKind(payload, data[name], expected, 'data', name);
};

/** Only what the specification states: an operation's own fields may change without breaking a receiver. */
export const callbackPayloadSchema = schemaFor<CallbackPayload>()(
  z
    .object({
      // zod's own checks: the bundle of a receiver must stay small.
      type: z.string().check(z.minLength(1), z.maxLength(200)),
      request_id: z.string().check(z.maxLength(1024)),
      model_tier: z.string(),
      model: z.string(),
      data: anyObject,
      timestamp: z.string(),
    })
    .check(checkHealthifyData),
);

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
