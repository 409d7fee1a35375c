import { runBatch, type BatchOptions, type BatchResult } from './batch.js';
import { toCall, type Call } from './call.js';
import type { endpoints, Operation } from './contract/endpoints.js';
import type { CategorySuggestions, SuggestCategoriesRequest } from './contract/pantries.js';
import type { RateLimitWindow } from './contract/rate-limit.js';
import type { GeneratedRecipe, GenerateRequest } from './contract/recipes.js';
import type {
  AdaptMethodRequest,
  AdaptMethodResult,
  Answer,
  BudgetifyRecipeRequest,
  BudgetifyRecipeResult,
  EnrichIngredientsRequest,
  EnrichIngredientsResult,
  HealthifyRequest,
  HealthifyResult,
  RewriteToneRequest,
  RewriteToneResult,
  SuggestSubstituteRequest,
  SuggestSubstituteResult,
} from './contract/transforms.js';
import type { MethodsOf } from './methods.js';
import { Pantries } from './pantries.js';
import { send, sendRaw, type CallOptions, type RawRequest, type Send } from './send.js';
import { toSettings, type ClientOptions, type Settings } from './settings.js';

type MaybeUrl = string | undefined;

/** One call of a batch: what to do with the client, or an operation by name with its request. */
export type BatchCall<Value> = ((sdk: RecipeAI) => PromiseLike<Value>) | { operation: Operation; request: object; options?: CallOptions };

/**
 * A client of the Recipe AI service. It checks a request before it leaves, keeps within the key's limits without wasting a call,
 * repeats what is safe to repeat, and turns each refusal into an error that says what to do.
 *
 * Limits are kept for all calls of a client, and of those made from it by {@link RecipeAI.with}: make one and share it.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 *
 * const sdk = new RecipeAI(createMockService().connection());
 * const recipe = await sdk.recipes.generate({ ingredients: ['chickpeas', 'spinach', 'rice'], servings: 2 });
 * console.log(recipe.name);
 * ```
 */
export class RecipeAI implements MethodsOf<typeof endpoints> {
  readonly #options: ClientOptions;
  readonly #settings: Settings;
  readonly #send: Send;

  /** Pantries kept by the service. */
  readonly pantries: Pantries;

  /** Recipes from scratch. */
  readonly recipes: {
    /**
     * Cooks up one complete recipe from a pantry. The answer always comes at once: a `callback_url` is not taken. Documented
     * (section 4, rule 1); field names of the recipe are assumed.
     */
    generate(request: GenerateRequest, options?: CallOptions): Call<GeneratedRecipe>;
  };

  /** Categories for new pantry items. */
  readonly categories: {
    /** Suggests a category for each item, in order. That the service does so is documented (section 1); path and fields are assumed. */
    suggest(request: SuggestCategoriesRequest, options?: CallOptions): Call<CategorySuggestions>;
  };

  /** Throws a `ConfigurationError` where the options cannot work. */
  constructor(options: ClientOptions = {}) {
    this.#options = options;
    this.#settings = toSettings(options);
    this.#send = (operation, request, callOptions) => send(this.#settings, operation, request, callOptions);
    this.pantries = new Pantries(this.#send);
    this.recipes = { generate: (request, callOptions) => toCall(this.#send('recipes.generate', request, callOptions)) };
    this.categories = { suggest: (request, callOptions) => toCall(this.#send('categories.suggest', request, callOptions)) };
  }

  /**
   * Makes a recipe healthier, towards a goal. Documented (sections 2.4 and 2.5).
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * const { data } = await sdk.healthify({
   *   recipe: { title: 'Mash', ingredients: ['1 kg potatoes', '100 g butter', '1 tsp salt'], instructions: ['Boil the potatoes.', 'Mash with butter and salt.'] },
   *   health_focus: 'low_fat',
   * });
   * console.log(data.nutrition_before.fat_g, data.nutrition_after.fat_g);
   * ```
   */
  healthify<Url extends MaybeUrl = undefined>(request: HealthifyRequest<Url>, options?: CallOptions): Call<Answer<HealthifyResult, Url>> {
    return toCall(this.#send('healthify', request, options));
  }

  /** Says a recipe in another tone; every ingredient, number, unit and temperature stays. Path documented (section 4), fields assumed. */
  rewriteTone<Url extends MaybeUrl = undefined>(
    request: RewriteToneRequest<Url>,
    options?: CallOptions,
  ): Call<Answer<RewriteToneResult, Url>> {
    return toCall(this.#send('rewriteTone', request, options));
  }

  /** Makes a recipe cheaper. Path documented (section 4), fields assumed. */
  budgetifyRecipe<Url extends MaybeUrl = undefined>(
    request: BudgetifyRecipeRequest<Url>,
    options?: CallOptions,
  ): Call<Answer<BudgetifyRecipeResult, Url>> {
    return toCall(this.#send('budgetifyRecipe', request, options));
  }

  /** Moves a recipe to another way of cooking, with its times, temperatures and safety. Path documented (section 4), fields assumed. */
  adaptMethod<Url extends MaybeUrl = undefined>(
    request: AdaptMethodRequest<Url>,
    options?: CallOptions,
  ): Call<Answer<AdaptMethodResult, Url>> {
    return toCall(this.#send('adaptMethod', request, options));
  }

  /**
   * Finds something to use instead, safe for a diet and allergies. Path documented (section 4), fields assumed.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * const { data } = await sdk.suggestSubstitute({ ingredient: 'butter', quantity: 100, unit: 'gram', allergies: ['milk'] });
   * console.log(data.substitutes.map((substitute) => substitute.name));
   * ```
   */
  suggestSubstitute<Url extends MaybeUrl = undefined>(
    request: SuggestSubstituteRequest<Url>,
    options?: CallOptions,
  ): Call<Answer<SuggestSubstituteResult, Url>> {
    return toCall(this.#send('suggestSubstitute', request, options));
  }

  /** Reads ingredient lines and tells what is known of each. The operation is documented (section 4), its path and fields are assumed. */
  enrichIngredients(request: EnrichIngredientsRequest, options?: CallOptions): Call<EnrichIngredientsResult> {
    return toCall(this.#send('enrichIngredients', request, options));
  }

  /**
   * Sends anything the table does not know yet, with the same rate limiting, retries and errors. The response is not validated.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * const answer = await sdk.request({ method: 'get', path: '/api/v1/pantries' });
   * console.log(answer);
   * ```
   */
  request<Data = unknown>(request: RawRequest, options?: CallOptions): Call<Data> {
    return toCall(sendRaw(this.#settings, request, options) as Promise<import('./call.js').Reply<Data>>);
  }

  /** A client with other options that shares this one's rate limiter. */
  with(options: ClientOptions): RecipeAI {
    const client = new RecipeAI({ ...this.#options, rateLimiter: this.#settings.rateLimiter, ...options });
    client.#settings.warned = this.#settings.warned;
    return client;
  }

  /** What the service last said about limits: every window it named, and when a call may leave again if none may now. */
  get rateLimit(): { windows: RateLimitWindow[]; retryAt?: Date } {
    const { rateLimiter, scope } = this.#settings;
    return scope === undefined ? { windows: [] } : rateLimiter.forKey(scope).rateLimit;
  }

  /**
   * Runs many calls at the pace of the limits; `calls` may be an async iterable of a million. Gives each call's end as it comes. Calls
   * wait in the `bulk` line, behind whoever waits for a single one.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection({ tier: 'scale' }));
   * const calls = ['butter', 'cream', 'egg'].map((ingredient) => (bulk: RecipeAI) => bulk.suggestSubstitute({ ingredient }));
   * for await (const { index, ...result } of sdk.batch(calls)) {
   *   console.log(index, result.status === 'fulfilled' ? result.value.data.message : result.reason);
   * }
   * ```
   */
  batch<Value = unknown>(
    calls: Iterable<BatchCall<Value>> | AsyncIterable<BatchCall<Value>>,
    options: BatchOptions = {},
  ): AsyncGenerator<BatchResult<Value>, void, undefined> {
    const line = new AbortController();
    const bulk = this.with({ priority: 'bulk' });
    bulk.#settings.line = line.signal;
    const run = (call: BatchCall<Value>): PromiseLike<Value> =>
      typeof call === 'function' ? call(bulk) : toCall(bulk.#send<Value>(call.operation, call.request, call.options));
    return runBatch(
      calls,
      options,
      run,
      (reason) => line.abort(reason),
      () => this.rateLimit.retryAt,
    );
  }
}
