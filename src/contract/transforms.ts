import * as z from 'zod/mini';
import { schemaFor } from './schema-for.js';
import { nutritionSchema, temperatureSchema, type Nutrition, type Temperature } from './recipes.js';
import { list, number, oneOf, pattern, positive, text, integer } from './constraints.js';
import {
  allergenSchema,
  changeKindSchema,
  dietSchema,
  flavorImpactSchema,
  healthFocusSchema,
  methods,
  openCategorySchema,
  openMethodSchema,
  openUnitSchema,
  toneSchema,
  units,
  type Allergen,
  type Category,
  type ChangeKind,
  type Diet,
  type FlavorImpact,
  type HealthFocus,
  type Method,
  type OpenEnum,
  type Tone,
  type Unit,
} from './enums.js';

/** A recipe to transform. Documented (section 2.3). */
export interface RecipeInput {
  /** 1 to 200 characters. */
  title: string;
  /** 1 to 100 lines, such as `"2 cups flour"`. */
  ingredients: string[];
  /** 1 to 100 steps. */
  instructions: string[];
}

const lines = list(text(2000), 1, 100);

export const recipeInputSchema = schemaFor<RecipeInput>()(z.strictObject({ title: text(200), ingredients: lines, instructions: lines }));

/** What a callback-capable request may carry beside its subject. Documented (section 2.4). */
export interface CallbackOptions<CallbackUrl extends string | undefined = string | undefined> {
  /** Where to deliver the result as well: an https URL on a host registered with the service. */
  callback_url?: CallbackUrl;
  /** Your identifier of the job, 1 to 128 characters, echoed in the callback. Default: made by the SDK when there is a `callback_url`. */
  request_id?: string;
}

/** https; http only towards the machine itself, which the mock allows in development. */
const callbackUrl = pattern(/^(https:\/\/|http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?([/?#]|$))/i, 'an https URL');

const job = { callback_url: z.optional(callbackUrl), request_id: z.optional(text(128)) };

/** One thing a transform changed. Assumed. */
export interface Change {
  kind: ChangeKind;
  /** What stood there before, `null` where something was added. */
  from: string | null;
  /** What stands there now, `null` where something was removed. */
  to: string | null;
  reason: string;
}

const changeSchema = schemaFor<Change>()(
  z.object({
    kind: changeKindSchema,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    reason: z.string(),
  }),
);

/** The transformed recipe. `name`, `ingredients` and `steps` are documented (section 2.5), the rest is assumed. */
export interface TransformedRecipe {
  name: string;
  /** Lines to show. */
  ingredients: string[];
  /** Lines to show, in order. */
  steps: string[];
  /** One sentence on what was done. */
  summary: string;
  changes: Change[];
  warnings: string[];
}

const transformedRecipe = {
  name: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  summary: z.string(),
  changes: z.array(changeSchema),
  warnings: z.array(z.string()),
};

/**
 * The answer of an AI operation; the callback has the same shape, and the same content. Documented (section 2.5, and rule 4 of section 4).
 * The fields beside `type` and `data` are `null` only where the service answered with the bare data and the SDK wrapped it.
 */
export interface TransformResult<Type extends string = string, Data = unknown> {
  /** The operation that produced it. */
  type: Type;
  /** The request's `request_id`, `null` where it had none. */
  request_id: string | null;
  /** Tier of the model that produced it. */
  model_tier: string | null;
  /** Identifier of that model. */
  model: string | null;
  data: Data;
  /** ISO 8601 with UTC offset. */
  timestamp: string | null;
}

const result = <const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: oneOf([type]),
    request_id: z.nullable(z.string()),
    model_tier: z.nullable(z.string()),
    model: z.nullable(z.string()),
    data,
    timestamp: z.nullable(z.string()),
  });

/** An answer without a result yet: the service took the job and will deliver to `callback_url`. Not what the document says it does; read all the same. */
export interface PendingResult {
  type: string;
  request_id: string | null;
  data: null;
  pending: true;
}

/** What a callback-capable call gives: the result; or, only where a `callback_url` was sent, perhaps a {@link PendingResult}. */
export type ResultFor<Result, CallbackUrl> = [CallbackUrl] extends [undefined] ? Result : Result | PendingResult;

/** `recipe`, `health_focus` and the job fields are documented (section 2.4). */
export interface HealthifyRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  recipe: RecipeInput;
  /** Default: `general`. */
  health_focus?: HealthFocus;
}

export const healthifyRequestSchema = schemaFor<HealthifyRequest>()(
  z.strictObject({ recipe: recipeInputSchema, health_focus: z.optional(healthFocusSchema), ...job }),
);

/** A healthier recipe, with its nutrition before and after. The two nutrition fields are assumed. */
export interface HealthifiedRecipe extends TransformedRecipe {
  /** Per serving. Assumed. */
  nutrition_before: Nutrition;
  /** Per serving. Assumed. */
  nutrition_after: Nutrition;
}

export const healthifiedRecipeSchema = schemaFor<HealthifiedRecipe>()(
  z.object({ ...transformedRecipe, nutrition_before: nutritionSchema, nutrition_after: nutritionSchema }),
);

/** The answer to healthify. Documented (section 2.5). */
export type HealthifyResult = TransformResult<'healthify', HealthifiedRecipe>;

export const healthifyResultSchema = schemaFor<HealthifyResult>()(result('healthify', healthifiedRecipeSchema));

/** All fields but the job's are assumed. */
export interface RewriteToneRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  recipe: RecipeInput;
  tone: Tone;
  /** Whom it is for, such as `"students"`; at most 200 characters. */
  audience?: string;
}

export const rewriteToneRequestSchema = schemaFor<RewriteToneRequest>()(
  z.strictObject({ recipe: recipeInputSchema, tone: toneSchema, audience: z.optional(text(200)), ...job }),
);

/** Ingredients, numbers, units and temperatures stay as they were. */
export interface RewrittenRecipe extends TransformedRecipe {
  tone: Tone;
}

export const rewrittenRecipeSchema = schemaFor<RewrittenRecipe>()(z.object({ ...transformedRecipe, tone: toneSchema }));

/** The answer to rewrite-tone. Its `type` is assumed. */
export type RewriteToneResult = TransformResult<'rewrite-tone', RewrittenRecipe>;

export const rewriteToneResultSchema = schemaFor<RewriteToneResult>()(result('rewrite-tone', rewrittenRecipeSchema));

/** An amount of money. Assumed. */
export interface Cost {
  /** Two decimals. */
  amount: number;
  /** Three letters, such as `USD`. */
  currency: string;
}

const costSchema = schemaFor<Cost>()(z.object({ amount: z.number(), currency: z.string() }));

/** All fields but the job's are assumed. */
export interface BudgetifyRecipeRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  recipe: RecipeInput;
  /** Default: `thrifty`. */
  budget_level?: 'thrifty' | 'moderate';
  /** For the whole recipe, in `currency`. */
  target_cost?: number;
  /** For one serving, in `currency`. */
  max_cost_per_serving?: number;
  /** Three letters. Default: `USD`. */
  currency?: string;
  /** How many the recipe serves, 1 to 100. Default: read from the recipe, else 4. */
  servings?: number;
  /** Diets and allergies that every replacement must keep. */
  dietary_restrictions?: Diet[];
  /** Names that must stay. */
  keep_ingredients?: string[];
}

const money = positive();
const servings = integer(1, 100);
const restrictions = list(dietSchema, 0, 30);
const names = list(text(200), 0, 100);

export const budgetifyRecipeRequestSchema = schemaFor<BudgetifyRecipeRequest>()(
  z.strictObject({
    recipe: recipeInputSchema,
    budget_level: z.optional(oneOf(['thrifty', 'moderate'])),
    target_cost: z.optional(money),
    max_cost_per_serving: z.optional(money),
    currency: z.optional(pattern(/^[A-Za-z]{3}$/, 'three letters, such as USD')),
    servings: z.optional(servings),
    dietary_restrictions: z.optional(restrictions),
    keep_ingredients: z.optional(names),
    ...job,
  }),
);

/** A cheaper recipe, with its cost before and after. */
export interface BudgetRecipe extends TransformedRecipe {
  /** Of the whole recipe. Assumed. */
  estimated_cost_before: Cost;
  /** Of the whole recipe. Assumed. */
  estimated_cost_after: Cost;
  /** 0 to 100. Assumed. */
  savings_percent: number;
}

export const budgetRecipeSchema = schemaFor<BudgetRecipe>()(
  z.object({ ...transformedRecipe, estimated_cost_before: costSchema, estimated_cost_after: costSchema, savings_percent: z.number() }),
);

/** The answer to budgetify-recipe. Its `type` is assumed. */
export type BudgetifyRecipeResult = TransformResult<'budgetify-recipe', BudgetRecipe>;

export const budgetifyRecipeResultSchema = schemaFor<BudgetifyRecipeResult>()(result('budgetify-recipe', budgetRecipeSchema));

/** All fields but the job's are assumed. */
export interface AdaptMethodRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  recipe: RecipeInput;
  target_method: Method;
  /** Default: read from the recipe. */
  source_method?: Method;
  /** 1 to 100. */
  servings?: number;
  /** What the cook owns. */
  equipment?: string[];
}

export const adaptMethodRequestSchema = schemaFor<AdaptMethodRequest>()(
  z.strictObject({
    recipe: recipeInputSchema,
    target_method: oneOf(methods),
    source_method: z.optional(oneOf(methods)),
    servings: z.optional(servings),
    equipment: z.optional(names),
    ...job,
  }),
);

/** How to set the appliance for one stage of the cooking. Assumed. */
export interface MethodSetting {
  /** What this stage is, such as `"Cook"`. */
  label: string;
  temperature: Temperature | null;
  /** "low", "high", "medium heat", or `null` where a temperature says it. */
  heat_level: string | null;
  duration_minutes: number | null;
  /** The upper end where the time is a range. */
  duration_minutes_max: number | null;
}

/** A recipe for another way of cooking, with how to set the appliance. All fields beside the recipe's own are assumed. */
export interface AdaptedRecipe extends TransformedRecipe {
  source_method: OpenEnum<Method>;
  target_method: OpenEnum<Method>;
  settings: MethodSetting[];
  safety_notes: string[];
}

const minutes = integer();

export const adaptedRecipeSchema = schemaFor<AdaptedRecipe>()(
  z.object({
    ...transformedRecipe,
    source_method: openMethodSchema,
    target_method: openMethodSchema,
    settings: z.array(
      z.object({
        label: z.string(),
        temperature: z.nullable(temperatureSchema),
        heat_level: z.nullable(z.string()),
        duration_minutes: z.nullable(minutes),
        duration_minutes_max: z.nullable(minutes),
      }),
    ),
    safety_notes: z.array(z.string()),
  }),
);

/** The answer to adapt-method. Its `type` is assumed. */
export type AdaptMethodResult = TransformResult<'adapt-method', AdaptedRecipe>;

export const adaptMethodResultSchema = schemaFor<AdaptMethodResult>()(result('adapt-method', adaptedRecipeSchema));

/** All fields but the job's are assumed. */
export interface SuggestSubstituteRequest<
  CallbackUrl extends string | undefined = string | undefined,
> extends CallbackOptions<CallbackUrl> {
  /** What to replace, 1 to 200 characters. */
  ingredient: string;
  /** How much of it, in `unit`. */
  quantity?: number;
  unit?: Unit;
  /** The recipe it stands in, which tells what it does there. */
  recipe?: RecipeInput;
  dietary_restrictions?: Diet[];
  /** Never suggested, nor anything that may contain them. */
  allergies?: Allergen[];
  /** Why it is to be replaced, such as `"out of stock"`. */
  reason?: string;
  /** What is at hand; suggested first. */
  available_ingredients?: string[];
  /** 1 to 10. Default: 3. */
  max_suggestions?: number;
}

export const suggestSubstituteRequestSchema = schemaFor<SuggestSubstituteRequest>()(
  z.strictObject({
    ingredient: text(200),
    quantity: z.optional(positive()),
    unit: z.optional(oneOf(units)),
    recipe: z.optional(recipeInputSchema),
    dietary_restrictions: z.optional(restrictions),
    allergies: z.optional(list(allergenSchema, 0, 30)),
    reason: z.optional(text(500)),
    available_ingredients: z.optional(names),
    max_suggestions: z.optional(integer(1, 10)),
    ...job,
  }),
);

/** Something to use instead. Assumed. */
export interface Substitute {
  name: string;
  /** Amount of the substitute for 1 of the ingredient, by volume or piece. */
  ratio: number;
  /** The same in words. */
  ratio_text: string;
  /** How much to take for the request's `quantity`, or `null`. */
  quantity: number | null;
  unit: OpenEnum<Unit> | null;
  /** What else the swap takes. */
  also_needed: string[];
  notes: string;
  flavor_impact: FlavorImpact;
  best_for: string[];
  not_for: string[];
  dietary_flags: Diet[];
  /** What it contains or may contain. */
  allergens: Allergen[];
  /** True where it is among `available_ingredients`. */
  in_pantry: boolean;
  /** 0 to 1. */
  confidence: number;
}

/** What can be used instead of an ingredient. Assumed. */
export interface Substitutes {
  ingredient: string;
  /** Best first. Empty where nothing is safe. */
  substitutes: Substitute[];
  /** What would have been suggested but for the diet or an allergy. */
  excluded: { name: string; reason: string }[];
  message: string;
}

const share = number(0, 1);

const substituteSchema = schemaFor<Substitute>()(
  z.object({
    name: z.string(),
    ratio: z.number(),
    ratio_text: z.string(),
    quantity: z.nullable(z.number()),
    unit: z.nullable(openUnitSchema),
    also_needed: z.array(z.string()),
    notes: z.string(),
    flavor_impact: flavorImpactSchema,
    best_for: z.array(z.string()),
    not_for: z.array(z.string()),
    dietary_flags: z.array(dietSchema),
    allergens: z.array(allergenSchema),
    in_pantry: z.boolean(),
    confidence: share,
  }),
);

export const substitutesSchema = schemaFor<Substitutes>()(
  z.object({
    ingredient: z.string(),
    substitutes: z.array(substituteSchema),
    excluded: z.array(z.object({ name: z.string(), reason: z.string() })),
    message: z.string(),
  }),
);

/** The answer to suggest-substitute. Its `type` is assumed. */
export type SuggestSubstituteResult = TransformResult<'suggest-substitute', Substitutes>;

export const suggestSubstituteResultSchema = schemaFor<SuggestSubstituteResult>()(result('suggest-substitute', substitutesSchema));

/** All fields are assumed. Whether the operation takes `callback_url` is not shown, so it is not offered here; `sdk.request` passes one through. */
export interface EnrichIngredientsRequest {
  /** 1 to 100 lines, such as `"2 cups chopped onion"`. */
  ingredients: string[];
  /** What to add to each. Default: all of it. */
  include?: ('nutrition' | 'allergens' | 'price' | 'storage' | 'substitutes' | 'category')[];
}

export const enrichIngredientsRequestSchema = schemaFor<EnrichIngredientsRequest>()(
  z.strictObject({
    ingredients: list(text(300), 1, 100),
    include: z.optional(z.array(oneOf(['nutrition', 'allergens', 'price', 'storage', 'substitutes', 'category']))),
  }),
);

/** What is known of one ingredient line. Groups left out by `include` are `null`, or empty lists. Assumed. */
export interface EnrichedIngredient {
  /** The line as it came. */
  original: string;
  /** The ingredient as the line names it. */
  name: string;
  /** The name it is known by, `null` where it is not known. */
  canonical_name: string | null;
  matched: boolean;
  quantity: number | null;
  quantity_max: number | null;
  unit: OpenEnum<Unit> | null;
  grams: number | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  category: OpenEnum<Category> | null;
  allergens: Allergen[];
  may_contain: Allergen[];
  dietary_flags: Diet[];
  nutrition_per_100g: Nutrition | null;
  /** Of the line's amount. */
  nutrition: Nutrition | null;
  estimated_cost: Cost | null;
  /** 1 (cheap) to 4. */
  price_level: number | null;
  /** Where and how long it keeps. */
  storage: string | null;
  substitutes: string[];
  /** 0 to 1. */
  confidence: number;
}

const enrichedIngredientSchema = schemaFor<EnrichedIngredient>()(
  z.object({
    original: z.string(),
    name: z.string(),
    canonical_name: z.nullable(z.string()),
    matched: z.boolean(),
    quantity: z.nullable(z.number()),
    quantity_max: z.nullable(z.number()),
    unit: z.nullable(openUnitSchema),
    grams: z.nullable(z.number()),
    preparation: z.nullable(z.string()),
    note: z.nullable(z.string()),
    optional: z.boolean(),
    category: z.nullable(openCategorySchema),
    allergens: z.array(allergenSchema),
    may_contain: z.array(allergenSchema),
    dietary_flags: z.array(dietSchema),
    nutrition_per_100g: z.nullable(nutritionSchema),
    nutrition: z.nullable(nutritionSchema),
    estimated_cost: z.nullable(costSchema),
    price_level: z.nullable(integer(1, 4)),
    storage: z.nullable(z.string()),
    substitutes: z.array(z.string()),
    confidence: share,
  }),
);

/** What is known of each line. Assumed. */
export interface EnrichedIngredients {
  ingredients: EnrichedIngredient[];
  /** Lines that name nothing known. */
  unmatched: string[];
}

export const enrichedIngredientsSchema = schemaFor<EnrichedIngredients>()(
  z.object({ ingredients: z.array(enrichedIngredientSchema), unmatched: z.array(z.string()) }),
);

/** The answer to enrich-ingredients. Its `type`, and that it comes in the same envelope, are assumed. */
export type EnrichIngredientsResult = TransformResult<'enrich-ingredients', EnrichedIngredients>;

export const enrichIngredientsResultSchema = schemaFor<EnrichIngredientsResult>()(result('enrich-ingredients', enrichedIngredientsSchema));
