export type { BatchOptions, BatchProgress, BatchResult } from './batch.js';
export type { Call, Reply } from './call.js';
export { CallbackVerificationError } from './callbacks/errors.js';
export { verifyCallback, type CallbackRequest } from './callbacks/verify.js';
export { RecipeAI, type BatchCall } from './client.js';
export type { CallbackEvent, CallbackPayload, UnknownCallback, UnknownOperation } from './contract/callbacks.js';
export type { Issue } from './contract/complaints.js';
export type { Endpoint, RequestOf, ResponseOf } from './contract/endpoint.js';
export type { Operation } from './contract/endpoints.js';
export type {
  AddPantryItemRequest,
  AddPantryItemsRequest,
  CategorySuggestion,
  CategorySuggestions,
  CreatePantryRequest,
  ListPantriesRequest,
  ListPantryItemsRequest,
  ListQuery,
  Location,
  NewPantryItem,
  Page,
  Pantry,
  PantryItem,
  PantryItemReference,
  PantryReference,
  SuggestCategoriesRequest,
  UpdatePantryItemRequest,
  UpdatePantryRequest,
} from './contract/pantries.js';
export type { MishapCode, ProblemCode, RefusalCode } from './contract/problems.js';
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
export type {
  AdaptedRecipe,
  AdaptMethodRequest,
  AdaptMethodResult,
  Answer,
  BudgetifyRecipeRequest,
  BudgetifyRecipeResult,
  BudgetRecipe,
  Change,
  Cost,
  EnrichedIngredient,
  EnrichedIngredients,
  EnrichIngredientsRequest,
  EnrichIngredientsResult,
  HealthifiedRecipe,
  HealthifyRequest,
  HealthifyResult,
  Job,
  MethodSetting,
  PendingResult,
  RecipeInput,
  RewriteToneRequest,
  RewriteToneResult,
  RewrittenRecipe,
  Substitute,
  Substitutes,
  SuggestSubstituteRequest,
  SuggestSubstituteResult,
  TransformedRecipe,
  TransformResult,
} from './contract/transforms.js';
export type {
  Allergen,
  Category,
  ChangeKind,
  Cuisine,
  Diet,
  FlavorImpact,
  HealthFocus,
  Method,
  Open,
  Phase,
  SkillLevel,
  Tone,
  Unit,
} from './contract/vocabulary.js';
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
export type { ClientEvent, Logger, LogLevel } from './events.js';
export type { Clock } from './rate-limit/clock.js';
export { parseRateLimit, type HeadersLike } from './rate-limit/headers.js';
export { createRateLimiter, type RateLimiterOptions } from './rate-limit/limiter.js';
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
export type { Pages } from './paging.js';
export type { PantryItems, Pantries } from './pantries.js';
export type { CallOptions, RawRequest } from './send.js';
export type { ClientOptions } from './settings.js';
