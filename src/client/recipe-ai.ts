import { BATCH_MAX_WAIT_MS } from './batch-max-wait.js';
import { assertBatch, type BatchOptions } from './batch-options.js';
import { BatchQueue } from './batch-queue.js';
import { toAPIPromise, type APIPromise } from './api-promise.js';
import type { CallOptions, RawRequest } from './call-options.js';
import { assertOperations } from './check-options.js';
import type { endpoints, Operation } from '../contract/endpoints.js';
import type { CategorySuggestions, SuggestCategoriesRequest } from '../contract/pantries.js';
import type { RateLimitWindow } from '../contract/rate-limit.js';
import { log } from '../observability/log.js';
import type { GeneratedRecipe, GenerateRequest } from '../contract/recipes.js';
import type { ResultFor, CallbackOptions } from '../contract/envelope.js';
import type {
  EnrichIngredientsResult,
  EnrichLinesRequest,
  EnrichRecipeRequest,
  SuggestSubstituteRequest,
  SuggestSubstituteResult,
} from '../contract/ingredients.js';
import type {
  AdaptMethodRequest,
  AdaptMethodResult,
  BudgetifyRecipeRequest,
  BudgetifyRecipeResult,
  HealthifyRequest,
  HealthifyResult,
  RewriteToneRequest,
  RewriteToneResult,
} from '../contract/transforms.js';
import type { MethodsOf } from './methods-of.js';
import { Pantries } from './pantries.js';
import { initialLimiterKey } from './limiter-key.js';
import { normalizeOptions } from './normalize-options.js';
import type { ClientOptions } from './options.js';
import { outlookOf, type Outlook } from '../rate-limit/outlook.js';
import type { WithRecipeLike } from './recipe-input.js';
import { maskKey, toPublicRateLimit } from './public-rate-limit.js';
import { request as sendRequest, requestRaw, type RequestFunction } from './request.js';
import type { ClientContext } from './state.js';
import { toBatch, type Batch } from './to-batch.js';

type MaybeUrl = string | undefined;

/** One call of a batch: a function that takes a client, or an object with an operation and its request, if it needs one. */
export type BatchCall<Value> = ((sdk: RecipeAI) => PromiseLike<Value>) | { operation: Operation; request?: object; options?: CallOptions };

/**
 * A client of the Recipe AI service. It validates each request and queues calls, so that they stay within the limits of the API key. It
 * retries what is safe to retry. Its errors say what to do next.
 *
 * Create one client and share it: all its calls share one rate limiter. Clients made with {@link RecipeAI.withOptions} use the same rate
 * limiter.
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
export class RecipeAI {
  /** Set explicitly, so that bundlers and minifiers keep it. */
  static readonly name: string = 'RecipeAI';

  readonly #options: ClientOptions;
  readonly #context: ClientContext;
  readonly #request: RequestFunction;

  /** Pantries stored by the service. */
  readonly pantries: Pantries;

  /** Recipe generation. */
  readonly recipes: {
    /**
     * Generates one complete recipe from ingredients. The response always has the recipe. A `callback_url` is not accepted. The fields of
     * the recipe are assumed, because the specification does not name them.
     */
    generate(request: GenerateRequest, options?: CallOptions): APIPromise<GeneratedRecipe>;
  };

  /** Categories for new pantry items. */
  readonly categories: {
    /** Suggests a category for each item, in the order of the items. The path and the fields are assumed. */
    suggest(request: SuggestCategoriesRequest, options?: CallOptions): APIPromise<CategorySuggestions>;
  };

  /**
   * Throws a `ConfigurationError` if an option is invalid. The first call reports a missing API key or base URL. If a path in `endpoints` has
   * a field that the request does not have, the calls of that operation report it.
   */
  constructor(options: ClientOptions = {}) {
    this.#options = options;
    const config = normalizeOptions(options);
    this.#context = { config, state: { reported: new Set(), limiterKey: initialLimiterKey(options) } };
    this.#request = (operation, input, callOptions) => sendRequest(this.#context, operation, input, callOptions);
    this.pantries = new Pantries(this.#request);
    this.recipes = { generate: (input, callOptions) => toAPIPromise(this.#request('recipes.generate', input, callOptions)) };
    this.categories = { suggest: (input, callOptions) => toAPIPromise(this.#request('categories.suggest', input, callOptions)) };
    assertOperations(this, config.endpoints);
  }

  /**
   * Makes a recipe healthier. `health_focus` is the goal.
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
   * console.log(data.nutrition_before?.fat_g, data.nutrition_after?.fat_g);
   * ```
   */
  healthify<Url extends MaybeUrl = undefined>(
    request: WithRecipeLike<HealthifyRequest> & CallbackOptions<Url>,
    options?: CallOptions,
  ): APIPromise<ResultFor<HealthifyResult, Url>> {
    return toAPIPromise(this.#request('healthify', request, options));
  }

  /**
   * Rewrites a recipe in another tone. Ingredients, numbers, units and temperatures stay unchanged. The specification does not name the
   * fields of the request.
   */
  rewriteTone<Url extends MaybeUrl = undefined>(
    request: WithRecipeLike<RewriteToneRequest> & CallbackOptions<Url>,
    options?: CallOptions,
  ): APIPromise<ResultFor<RewriteToneResult, Url>> {
    return toAPIPromise(this.#request('rewriteTone', request, options));
  }

  /** Makes a recipe cheaper. The specification does not name the fields of the request. */
  budgetifyRecipe<Url extends MaybeUrl = undefined>(
    request: WithRecipeLike<BudgetifyRecipeRequest> & CallbackOptions<Url>,
    options?: CallOptions,
  ): APIPromise<ResultFor<BudgetifyRecipeResult, Url>> {
    return toAPIPromise(this.#request('budgetifyRecipe', request, options));
  }

  /** Converts a recipe to another cooking method, with its times, temperatures and safety notes. The fields are assumed. */
  adaptMethod<Url extends MaybeUrl = undefined>(
    request: WithRecipeLike<AdaptMethodRequest> & CallbackOptions<Url>,
    options?: CallOptions,
  ): APIPromise<ResultFor<AdaptMethodResult, Url>> {
    return toAPIPromise(this.#request('adaptMethod', request, options));
  }

  /**
   * Suggests substitutes for an ingredient, safe for diets and allergies. The fields are assumed.
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
    request: WithRecipeLike<SuggestSubstituteRequest> & CallbackOptions<Url>,
    options?: CallOptions,
  ): APIPromise<ResultFor<SuggestSubstituteResult, Url>> {
    return toAPIPromise(this.#request('suggestSubstitute', request, options));
  }

  /**
   * Parses ingredient lines, or the ingredients of a recipe. Adds facts about each ingredient. Look at `matched` first: the `allergens` of
   * an ingredient that is not known are empty. The path and the fields are assumed. It is not known whether the service accepts a
   * `callback_url` here. If it does, set `endpoints: { enrichIngredients: { acceptsCallback: true } }` to send one.
   */
  enrichIngredients<Url extends MaybeUrl = undefined>(
    request: (
      | (Omit<EnrichLinesRequest, keyof CallbackOptions> & { recipe?: undefined })
      | (WithRecipeLike<EnrichRecipeRequest> & { ingredients?: undefined })
    ) &
      CallbackOptions<Url>,
    options?: CallOptions,
  ): APIPromise<ResultFor<EnrichIngredientsResult, Url>> {
    return toAPIPromise(this.#request('enrichIngredients', request, options));
  }

  /**
   * Sends a request to any endpoint. Rate limits and errors work as for the other methods. After a lost connection, a timeout or a 5xx, the
   * client retries only GET requests and requests with an `idempotencyKey`. The response is not validated.
   *
   * @example
   * ```ts
   * import { RecipeAI } from '@recipe-ai/sdk';
   * import { createMockService } from '@recipe-ai/sdk/mock';
   *
   * const sdk = new RecipeAI(createMockService().connection());
   * const pantries = await sdk.request({ method: 'get', path: '/api/v1/pantries' });
   * console.log(pantries);
   * ```
   */
  request<Data = unknown>(rawRequest: RawRequest, options?: CallOptions): APIPromise<Data> {
    return toAPIPromise(requestRaw<Data>(this.#context, rawRequest, options));
  }

  /**
   * Creates a client with other options. Both clients share one rate limiter. With another `clock`, the new client has a limiter of its
   * own.
   */
  withOptions(options: ClientOptions): RecipeAI {
    const { clock } = { ...this.#options, ...options };
    const rateLimiter = clock === this.#options.clock ? this.#context.config.rateLimiter : undefined; // waits are measured on one clock
    const client = new RecipeAI({ ...this.#options, rateLimiter, ...options });
    client.#context.state.reported = this.#context.state.reported;
    // Does not compile if an operation has no method. With `implements`, the table of endpoints would be in the declarations of the package.
    return client satisfies MethodsOf<typeof endpoints>;
  }

  /** When the limits allow the next call of a batch, and its last. */
  #outlook(count: number): Outlook {
    const { config, state } = this.#context;
    if (state.limiterKey === undefined) return { nextInMs: 0, lastAfterMs: 0 };
    const limiter = config.rateLimiter.forKey(state.limiterKey);
    const { interactive, bulk } = limiter.inspect().queued;
    return outlookOf(limiter, count, interactive + bulk - (state.batchQueue?.queued ?? 0));
  }

  /**
   * The limits that the service reported last. If no call is possible now, `retryAt` is the time of the next call that is possible after
   * those that wait.
   */
  get rateLimit(): { windows: RateLimitWindow[]; retryAt?: Date } {
    const { config, state } = this.#context;
    if (state.limiterKey === undefined) return { windows: [] };
    return toPublicRateLimit(config.rateLimiter.forKey(state.limiterKey).rateLimit, state.mask?.mask ?? maskKey(config.apiKey() as string));
  }

  /**
   * Runs many calls as fast as the limits allow and yields each result when its call ends. `calls` may be an async iterable of any length.
   * The calls have the priority `bulk`, so interactive calls leave the queue first. `await sdk.batch(calls)` resolves to the list of all
   * results, in the order of the calls.
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
  batch<Value = unknown>(calls: Iterable<BatchCall<Value>> | AsyncIterable<BatchCall<Value>>, options?: BatchOptions): Batch<Value>;
  /** Runs calls of different operations: a value has the type of any of their results. */
  batch<Call extends BatchCall<Value>, Value>(
    calls: Iterable<Call> | AsyncIterable<Call>,
    options?: BatchOptions,
  ): Batch<Call extends (sdk: RecipeAI) => PromiseLike<infer Result> ? Result : unknown>;
  batch<Value>(calls: Iterable<BatchCall<Value>> | AsyncIterable<BatchCall<Value>>, options: BatchOptions = {}): Batch<Value> {
    assertBatch(calls, options);
    const queue = new BatchQueue();
    const bulk = this.withOptions({ priority: 'bulk', maxWait: options.maxWait ?? BATCH_MAX_WAIT_MS });
    bulk.#context.state.batchQueue = queue;
    return toBatch(calls, options, {
      run: (call) =>
        typeof call === 'function' ? call(bulk) : toAPIPromise(bulk.#request<Value>(call.operation, call.request, call.options)),
      queue,
      outlook: (count) => bulk.#outlook(count),
      clock: bulk.#context.config.clock,
      onListenerError: (error) => log(this.#context.config, 'error', 'batch: onProgress failed:', error),
    });
  }
}
