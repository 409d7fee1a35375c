export type { BatchOptions, BatchProgress, BatchResult } from './client/batch-options.js';
export type { Batch } from './client/to-batch.js';
export type { APIPromise, WithResponse } from './client/api-promise.js';
export { CallbackVerificationError } from './callbacks/errors.js';
export { verifyCallback, type CallbackRequest } from './callbacks/verify.js';
export { RecipeAI, type BatchCall } from './client/recipe-ai.js';
export { isKnownCallback } from './callbacks/is-known-callback.js';
export type { CallbackEvent, CallbackPayload, KnownCallback, UnknownCallback, UnknownOperation } from './contract/callbacks.js';
export type { Issue } from './contract/issues.js';
export type { Endpoint, RequestOf, ResponseOf } from './contract/endpoint.js';
export type { Operation, OperationRequest, OperationResponse } from './contract/endpoints.js';
export type {
  AddPantryItemRequest,
  AddPantryItemsRequest,
  CategoryAlternative,
  CategorySuggestion,
  CategorySuggestions,
  CreatePantryRequest,
  ListPantriesRequest,
  ListPantryItemsRequest,
  ListQuery,
  NewPantryItem,
  Page,
  Pantry,
  PantryItem,
  PantryItemDetails,
  PantryItemReference,
  PantryReference,
  SuggestCategoriesRequest,
  UpdatePantryItemRequest,
  UpdatePantryRequest,
} from './contract/pantries.js';
export type { ClientErrorCode, ErrorCode, ServiceErrorCode } from './contract/error-codes.js';
export type { RateLimit, RateLimitWindow } from './contract/rate-limit.js';
export type {
  ExcludedIngredient,
  GeneratedRecipe,
  GenerateRequest,
  Nutrition,
  PantryUse,
  RecipeIngredient,
  RecipeStep,
  Temperature,
  Timing,
} from './contract/recipes.js';
export type { ResultFor, CallbackOptions, PendingResult, TransformResult } from './contract/envelope.js';
export type {
  EnrichedIngredient,
  EnrichedIngredients,
  EnrichIngredientsRequest,
  EnrichLinesRequest,
  EnrichRecipeRequest,
  IngredientFacts,
  EnrichIngredientsResult,
  ExcludedSubstitute,
  Substitute,
  Substitutes,
  SuggestSubstituteRequest,
  SuggestSubstituteResult,
} from './contract/ingredients.js';
export type {
  AdaptedRecipe,
  AdaptMethodRequest,
  AdaptMethodResult,
  BudgetifyRecipeRequest,
  BudgetifyRecipeResult,
  BudgetRecipe,
  Change,
  Cost,
  HealthifiedRecipe,
  HealthifyRequest,
  HealthifyResult,
  MethodSetting,
  RecipeInput,
  RewriteToneRequest,
  RewriteToneResult,
  RewrittenRecipe,
  TransformedRecipe,
} from './contract/transforms.js';
export type {
  Allergen,
  Category,
  ChangeKind,
  Cuisine,
  Diet,
  FlavorImpact,
  HealthFocus,
  Location,
  Method,
  OpenEnum,
  Phase,
  SkillLevel,
  Tone,
  Unit,
} from './contract/enums.js';
export {
  AuthenticationError,
  CallbackHostError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  QuotaExceededError,
  RateLimitError,
  RecipeAIError,
  ServiceError,
  TimeoutError,
  TrialExhaustedError,
  UnexpectedResponseError,
  type ErrorContext,
} from './errors.js';
export type { ClientEvent } from './observability/events.js';
export type { Logger, LogLevel } from './observability/log.js';
export type { Clock } from './rate-limit/clock.js';
export type { HeadersLike } from './rate-limit/headers/parse-headers.js';
export { parseRateLimit } from './rate-limit/headers/parse-rate-limit.js';
export { createRateLimiter, type RateLimiterOptions } from './rate-limit/create-rate-limiter.js';
export type { LimiterState } from './rate-limit/state.js';
export type {
  AcquireOptions,
  KeyLimiter,
  LimiterInspection,
  Permit,
  RateLimiter,
  Rejection,
  ReportedResponse,
  Wait,
} from './rate-limit/types.js';
export type { PagePromise } from './client/pagination.js';
export type { PantryItems, Pantries } from './client/pantries.js';
export type { CallOptions, RawRequest } from './client/call-options.js';
export { toRecipeInput, type RecipeLike } from './client/recipe-input.js';
export type { ClientOptions } from './client/options.js';
