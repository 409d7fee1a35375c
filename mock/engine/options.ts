import type { LanguageModel } from 'ai';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import type { Duration } from '../core/clock.js';
import type { EngineOperation } from '../operations/engine.js';
import type { TokenPrices } from './budget.js';

/** A call that an engine has responded to. */
export interface EngineEvent {
  /** The operation: the name of its method in the SDK. */
  operation: EngineOperation;
  /** Who wrote the response. */
  answeredBy: 'model' | 'kitchen';
  /** Why the kitchen answered, in one sentence; `null` if the model did. */
  reason: string | null;
  /** Requests to the model; 0 if the budget is used up. */
  attempts: number;
  /** Tokens of the prompts. */
  inputTokens: number;
  /** Tokens that the model wrote. */
  outputTokens: number;
}

/** Which model responds, and what it may use. */
export interface ModelEngineOptions {
  /** The model: any `LanguageModel` of Vercel's package `ai`, which you install. */
  model: LanguageModel;
  /** What responses of the model have as `model_tier`. Default: `custom`. */
  modelTier?: string | undefined;
  /** The longest time for the model in one call, retries included, on the mock's clock. Default: `50s`: clients wait for 60. */
  timeout?: Duration | undefined;
  /** Further requests after a server error, or after a reply that the kitchen rejects. Default: 1. */
  maxRetries?: number | undefined;
  /** The longest reply, in tokens. What the model thinks counts too. Default: 8000. */
  maxOutputTokens?: number | undefined;
  /** Budget: requests to the model, retries included. Default: no limit. */
  maxCalls?: number | undefined;
  /** Budget: input and output tokens together. Default: no limit. */
  maxTokens?: number | undefined;
  /** Budget: US dollars. It needs `prices`. Default: no limit. */
  maxCost?: number | undefined;
  /** US dollars for a million tokens, for `maxCost` and `usage()`. Default: 0. */
  prices?: TokenPrices | undefined;
  /** Called after each call that reached the engine, for a log. What it throws is ignored. Default: none. */
  onCall?: ((event: EngineEvent) => void) | undefined;
}

const optionKinds: FieldKinds<ModelEngineOptions> = {
  model: 'anything',
  modelTier: 'text',
  timeout: 'anything',
  maxRetries: 'count',
  maxOutputTokens: 'count',
  maxCalls: 'count',
  maxTokens: 'count',
  maxCost: 'number',
  prices: 'object',
  onCall: 'function',
};

/** Throws a `TypeError` or a `RangeError` for options that cannot be used. */
export const assertOptions = (options: ModelEngineOptions): void => {
  assertFields('createModelEngine', options, optionKinds);
  if (options.model === undefined || options.model === null) throw new TypeError('createModelEngine: `model` is missing.');
  if (options.maxCost !== undefined && options.prices === undefined)
    throw new TypeError('createModelEngine: `maxCost` needs `prices`, the dollars for a million tokens.');
};
