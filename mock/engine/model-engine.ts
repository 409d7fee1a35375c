import type { LanguageModel } from 'ai';
import { withAnySignal } from '../../src/util/any-signal.js';
import { runSafely } from '../../src/util/run-safely.js';
import { toMs, type Duration } from '../core/clock.js';
import { wait } from '../core/wait.js';
import type { Engine, EngineCall } from '../operations/engine.js';
import { Budget, type EngineUsage, type Tokens } from './budget.js';
import { callModel, estimateTokens, type Failure, type ModelSettings } from './call-model.js';
import { toJsonSchema } from './json-schema.js';
import { assertOptions, type EngineEvent, type ModelEngineOptions } from './options.js';
import { createPrompt } from './prompt.js';
import { proposalSchemas } from './proposal-schemas.js';

/** An engine that asks a model. */
export interface ModelEngine extends Engine {
  /** What the model has used since the engine was created. */
  usage(): EngineUsage;
}

/** Clients wait for 60 s: they get the kitchen's response before they give up. */
const DEFAULT_TIMEOUT: Duration = '50s';

/** A recipe has about 1,000 tokens; the rest is for models that think first. A guess. */
const DEFAULT_MAX_OUTPUT_TOKENS = 8000;

/** The wait before the first retry after a server error; it doubles with each. A guess. */
const RETRY_DELAY_MS = 1000;
/** So many problems tell the client, or the model, enough. */
const MAX_NAMED_PROBLEMS = 5;

const nameOf = (model: LanguageModel): string => (typeof model === 'string' ? model : model.modelId);

/** The model's response, under the model's name. Generated recipes and categories have no field for it. */
const signed = (response: object, model: string, modelTier: string): object =>
  'model' in response ? { ...response, model, model_tier: modelTier } : response;

/** The kitchen's response, with the reason: in `warnings`; in `message` of substitutes, which have no warnings. Categories have neither. */
const explained = (response: object, reason: string): object => {
  if ('data' in response) return { ...response, data: explained(response.data as object, reason) };
  if ('warnings' in response) return { ...response, warnings: [...(response.warnings as string[]), reason] };
  return 'message' in response ? { ...response, message: `${response.message as string} ${reason}` } : response;
};

/** The requests to the model for one call. */
interface Progress {
  attempts: number;
  used: Tokens;
}

class AiEngine implements ModelEngine {
  readonly #options: ModelEngineOptions;
  readonly #timeoutMs: number;
  readonly #settings: ModelSettings;
  readonly #budget: Budget;

  constructor(options: ModelEngineOptions) {
    const {
      model,
      timeout = DEFAULT_TIMEOUT,
      maxOutputTokens = DEFAULT_MAX_OUTPUT_TOKENS,
      maxCalls = Infinity,
      maxTokens = Infinity,
      maxCost = Infinity,
    } = options;
    this.#options = options;
    this.#timeoutMs = toMs(timeout);
    this.#settings = { model, maxOutputTokens };
    this.#budget = new Budget({ maxCalls, maxTokens, maxCost }, options.prices);
  }

  usage(): EngineUsage {
    return this.#budget.usage;
  }

  async respond(call: EngineCall): Promise<object> {
    const { model, modelTier = 'custom' } = this.#options;
    const progress: Progress = { attempts: 0, used: { inputTokens: 0, outputTokens: 0 } };
    const result = await this.#askInTime(call, progress);
    const reason = 'reason' in result ? result.reason : null;
    this.#report({
      operation: call.operation,
      answeredBy: reason === null ? 'model' : 'kitchen',
      reason,
      attempts: progress.attempts,
      ...progress.used,
    });
    if ('response' in result) return signed(result.response, nameOf(model), modelTier);
    return explained(call.response, `The kitchen wrote this instead of the model ${nameOf(model)}. ${reason}`);
  }

  /** Rejects only if the client disconnects. */
  async #askInTime(call: EngineCall, progress: Progress): Promise<{ response: object } | { reason: string }> {
    const timeout = new AbortController();
    const cancel = call.after(this.#timeoutMs, () => timeout.abort());
    try {
      return await withAnySignal([call.signal, timeout.signal], (signal) => this.#ask({ ...call, signal }, progress));
    } catch (error) {
      if (!timeout.signal.aborted) throw error;
      return { reason: `The model did not reply within ${this.#timeoutMs / 1000} s.` };
    } finally {
      cancel();
    }
  }

  /** Asks until the kitchen accepts a reply, or no retry is left. */
  async #ask(call: EngineCall, progress: Progress): Promise<{ response: object } | { reason: string }> {
    const { maxRetries = 1 } = this.#options;
    let problems: readonly string[] = [];
    for (let retry = 0; ; retry++) {
      const result = await this.#attempt(call, problems, progress);
      if ('response' in result) return result;
      const { reason, next } = result.failure;
      if (next === 'stop' || retry >= maxRetries) return { reason };
      if (next === 'resend') await wait(RETRY_DELAY_MS * 2 ** retry, call, call.signal);
      else problems = result.problems ?? [reason];
    }
  }

  async #attempt(
    call: EngineCall,
    problems: readonly string[],
    progress: Progress,
  ): Promise<{ response: object } | { failure: Failure; problems?: readonly string[] }> {
    const schema = toJsonSchema(proposalSchemas[call.operation]);
    const prompt = createPrompt(call, schema, problems);
    const most: Tokens = {
      inputTokens: estimateTokens(prompt.instructions, prompt.prompt),
      outputTokens: this.#settings.maxOutputTokens,
    };
    const spent = this.#budget.reserve(most);
    if (spent !== undefined) return { failure: { reason: spent, next: 'stop' } };
    progress.attempts += 1;
    // Nobody knows what a model has used that was interrupted.
    let used = most;
    try {
      const outcome = await callModel(call, this.#settings, prompt, schema);
      used = outcome.used;
      if ('failure' in outcome) return outcome;
      const review = call.review(outcome.proposal);
      if ('response' in review) return review;
      const named = review.problems.slice(0, MAX_NAMED_PROBLEMS);
      return { failure: { reason: `The reply of the model was rejected: ${named.join(' ')}`, next: 'rewrite' }, problems: named };
    } finally {
      this.#budget.settle(most, used);
      progress.used.inputTokens += used.inputTokens;
      progress.used.outputTokens += used.outputTokens;
    }
  }

  #report(event: EngineEvent): void {
    // A log must not change what the client receives.
    runSafely(() => this.#options.onCall?.(event));
  }
}

/**
 * An engine that asks a model, for the option `engine` of `createMockService`. The kitchen checks each reply for diets, allergens and food
 * safety, and computes amounts, times, nutrition and costs. If the model cannot reply, replies with nonsense, breaks a rule, or has used up
 * its budget, the kitchen's own result is returned, with the reason in `warnings`. Never throws because of the model. Throws a `TypeError` or
 * `RangeError` for invalid options.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { createModelEngine } from '@recipe-ai/sdk/mock/engine';
 * import { MockLanguageModelV4 } from 'ai/test';
 *
 * const engine = createModelEngine({ model: new MockLanguageModelV4({ modelId: 'no-model' }), maxCalls: 0 });
 * const sdk = new RecipeAI(createMockService({ engine }).connection());
 * const recipe = await sdk.recipes.generate({ ingredients: ['eggs', 'rice'] });
 * console.log(recipe.warnings.at(-1)); // The kitchen wrote this instead of the model no-model. The budget of 0 calls of the model is used up.
 * ```
 */
export const createModelEngine = (options: ModelEngineOptions): ModelEngine => {
  assertOptions(options);
  return new AiEngine(options);
};
