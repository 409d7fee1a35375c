import * as z from 'zod/mini';
import { assumed } from './assumed.js';
import { schemaFor } from './schema-for.js';
import { nutritionSchema, temperatureSchema, type Nutrition, type Temperature } from './recipes.js';
import { list, number, oneOf, oneOfShapes, pattern, positive, text, integer } from './constraints.js';
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

/** A recipe to transform. */
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

/** The fields of a request whose result can also be sent by callback. */
export interface CallbackOptions<CallbackUrl extends string | undefined = string | undefined> {
  /** An https URL, on a host registered with the service, to which the service also sends the result. */
  callback_url?: CallbackUrl;
  /** Your id of the job, 1 to 128 characters; the callback repeats it. Default: a UUID from the SDK if there is a `callback_url`. */
  request_id?: string;
}

/** https, or http to a loopback address, which the mock can allow. */
const callbackUrl = pattern(/^(https:\/\/|http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?([/?#]|$))/i, 'an https URL');

const callbackOptions = { callback_url: z.optional(callbackUrl), request_id: z.optional(text(128)) };

/** One change that a transform made. Assumed. */
export interface Change {
  /** What was done. */
  kind: ChangeKind;
  /** The text before, `null` if something was added. */
  from: string | null;
  /** The text after, `null` if something was removed. */
  to: string | null;
  /** Why it was done, in one sentence. */
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

/** A transformed recipe. All fields but `name`, `ingredients` and `steps` are assumed. */
export interface TransformedRecipe {
  /** The title of the transformed recipe. */
  name: string;
  /** Ingredient lines to show. */
  ingredients: string[];
  /** Steps to show, in order. */
  steps: string[];
  /** One sentence that summarizes the changes. */
  summary?: string;
  /** Every change, in the order of the recipe. */
  changes?: Change[];
  /** Remarks on safety, and on wishes that could not be met. */
  warnings?: string[];
}

const transformedRecipe = {
  name: z.string(),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()),
  summary: assumed(z.string()),
  changes: assumed(z.array(changeSchema)),
  warnings: assumed(z.array(z.string())),
};

/** What the specification states about the response of a transform. */
export const statedTransformSchema: z.ZodMiniType = z.object({
  data: z.object({ name: z.string(), ingredients: z.array(z.unknown()), steps: z.array(z.unknown()) }),
});

/**
 * The response of an AI operation. The callback has the same shape and the same content. The fields other than `type` and `data` are
 * `null` only if the service returned the data alone and the SDK wrapped it.
 */
export interface TransformResult<Type extends string = string, Data = unknown> {
  /** The operation that produced the result. */
  type: Type;
  /** The request's `request_id`, `null` if it had none. */
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

const result = <const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: oneOf([type]),
    request_id: z.nullable(z.string()),
    model_tier: z.nullable(z.string()),
    model: z.nullable(z.string()),
    data,
    timestamp: z.nullable(z.string()),
  });

/**
 * A response without a result: the service accepted the job and will send the result to `callback_url`. The specification says that the
 * response holds the result, so this is only read in case the service does otherwise.
 */
export interface PendingResult {
  type: string;
  request_id: string | null;
  data: null;
  pending: true;
}

/** The result of a call; if a `callback_url` was sent, possibly a {@link PendingResult}. */
export type ResultFor<Result, CallbackUrl> = [CallbackUrl] extends [undefined] ? Result : Result | PendingResult;

/** A recipe to make healthier, and the goal. */
export interface HealthifyRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** Default: `general`. */
  health_focus?: HealthFocus;
}

export const healthifyRequestSchema = schemaFor<HealthifyRequest>()(
  z.strictObject({ recipe: recipeInputSchema, health_focus: z.optional(healthFocusSchema), ...callbackOptions }),
);

/** A healthier recipe, with its nutrition before and after. */
export interface HealthifiedRecipe extends TransformedRecipe {
  /** Per serving. Assumed. */
  nutrition_before?: Nutrition;
  /** Per serving. Assumed. */
  nutrition_after?: Nutrition;
}

export const healthifiedRecipeSchema = schemaFor<HealthifiedRecipe>()(
  z.object({ ...transformedRecipe, nutrition_before: assumed(nutritionSchema), nutrition_after: assumed(nutritionSchema) }),
);

/** The response of healthify. */
export type HealthifyResult = TransformResult<'healthify', HealthifiedRecipe>;

export const healthifyResultSchema = schemaFor<HealthifyResult>()(result('healthify', healthifiedRecipeSchema));

/** A recipe to rewrite in another tone. All fields but `callback_url` and `request_id` are assumed. */
export interface RewriteToneRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** The tone of the new text. */
  tone: Tone;
  /** The readers, such as `"students"`; at most 200 characters. */
  audience?: string;
}

export const rewriteToneRequestSchema = schemaFor<RewriteToneRequest>()(
  z.strictObject({ recipe: recipeInputSchema, tone: toneSchema, audience: z.optional(text(200)), ...callbackOptions }),
);

/** A recipe in another tone. Ingredients, numbers, units and temperatures are unchanged. */
export interface RewrittenRecipe extends TransformedRecipe {
  /** The tone of the text. */
  tone?: Tone;
}

export const rewrittenRecipeSchema = schemaFor<RewrittenRecipe>()(z.object({ ...transformedRecipe, tone: assumed(toneSchema) }));

/** The response of rewrite-tone. Its `type` is assumed. */
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

/** A recipe to make cheaper. All fields but `callback_url` and `request_id` are assumed. */
export interface BudgetifyRecipeRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** Default: `thrifty`. */
  budget_level?: 'thrifty' | 'moderate';
  /** For the whole recipe, in `currency`. */
  target_cost?: number;
  /** For one serving, in `currency`. */
  max_cost_per_serving?: number;
  /** Three letters. Default: `USD`. */
  currency?: string;
  /** Servings of the recipe, 1 to 100. Default: what the recipe says, else 4. */
  servings?: number;
  /** Diets and allergies that every replacement must respect. */
  dietary_restrictions?: Diet[];
  /** Ingredients that must stay. */
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
    ...callbackOptions,
  }),
);

/** A cheaper recipe, with its cost before and after. */
export interface BudgetRecipe extends TransformedRecipe {
  /** Of the whole recipe. Assumed. */
  estimated_cost_before?: Cost;
  /** Of the whole recipe. Assumed. */
  estimated_cost_after?: Cost;
  /** 0 to 100. Assumed. */
  savings_percent?: number;
}

export const budgetRecipeSchema = schemaFor<BudgetRecipe>()(
  z.object({
    ...transformedRecipe,
    estimated_cost_before: assumed(costSchema),
    estimated_cost_after: assumed(costSchema),
    savings_percent: assumed(z.number()),
  }),
);

/** The response of budgetify-recipe. Its `type` is assumed. */
export type BudgetifyRecipeResult = TransformResult<'budgetify-recipe', BudgetRecipe>;

export const budgetifyRecipeResultSchema = schemaFor<BudgetifyRecipeResult>()(result('budgetify-recipe', budgetRecipeSchema));

/** A recipe to convert to another cooking method. All fields but `callback_url` and `request_id` are assumed. */
export interface AdaptMethodRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** The cooking method of the new recipe. */
  target_method: Method;
  /** Default: what the recipe says. */
  source_method?: Method;
  /** 1 to 100. */
  servings?: number;
  /** Appliances and tools at hand. */
  equipment?: string[];
}

export const adaptMethodRequestSchema = schemaFor<AdaptMethodRequest>()(
  z.strictObject({
    recipe: recipeInputSchema,
    target_method: oneOf(methods),
    source_method: z.optional(oneOf(methods)),
    servings: z.optional(servings),
    equipment: z.optional(names),
    ...callbackOptions,
  }),
);

/** The settings of the appliance for one stage of the cooking. Assumed. */
export interface MethodSetting {
  /** Name of the stage, such as `"Cook"`. */
  label: string;
  /** The temperature to set, `null` if the appliance has none. */
  temperature: Temperature | null;
  /** "low", "high", "medium heat", or `null` if there is a temperature. */
  heat_level: string | null;
  /** How long this stage takes; the lower end of a range. */
  duration_minutes: number | null;
  /** The upper end if the time is a range, else `null`. */
  duration_minutes_max: number | null;
}

/** A recipe for another cooking method, with the settings of the appliance. The four added fields are assumed. */
export interface AdaptedRecipe extends TransformedRecipe {
  /** The cooking method of the original recipe. */
  source_method?: OpenEnum<Method>;
  /** The cooking method of the new recipe. */
  target_method?: OpenEnum<Method>;
  /** How to set the appliance, stage by stage. */
  settings?: MethodSetting[];
  /** What must be hot, done or cold for the recipe to be safe. */
  safety_notes?: string[];
}

const minutes = integer();

const methodSettingSchema = schemaFor<MethodSetting>()(
  z.object({
    label: z.string(),
    temperature: z.nullable(temperatureSchema),
    heat_level: z.nullable(z.string()),
    duration_minutes: z.nullable(minutes),
    duration_minutes_max: z.nullable(minutes),
  }),
);

export const adaptedRecipeSchema = schemaFor<AdaptedRecipe>()(
  z.object({
    ...transformedRecipe,
    source_method: assumed(openMethodSchema),
    target_method: assumed(openMethodSchema),
    settings: assumed(z.array(methodSettingSchema)),
    safety_notes: assumed(z.array(z.string())),
  }),
);

/** The response of adapt-method. Its `type` is assumed. */
export type AdaptMethodResult = TransformResult<'adapt-method', AdaptedRecipe>;

export const adaptMethodResultSchema = schemaFor<AdaptMethodResult>()(result('adapt-method', adaptedRecipeSchema));

/** An ingredient to replace. All fields but `callback_url` and `request_id` are assumed. */
export interface SuggestSubstituteRequest<
  CallbackUrl extends string | undefined = string | undefined,
> extends CallbackOptions<CallbackUrl> {
  /** The ingredient to replace, 1 to 200 characters. */
  ingredient: string;
  /** Its amount in `unit`. */
  quantity?: number;
  /** The unit of `quantity`. */
  unit?: Unit;
  /** The recipe that uses it; it shows what the ingredient is for. */
  recipe?: RecipeInput;
  /** Diets and allergies that every substitute must keep; at most 30. */
  dietary_restrictions?: Diet[];
  /** Nothing that contains or may contain these is suggested. */
  allergies?: Allergen[];
  /** Why it is replaced, such as `"out of stock"`. */
  reason?: string;
  /** Ingredients at hand; they are suggested first. */
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
    ...callbackOptions,
  }),
);

/** One substitute. Assumed. */
export interface Substitute {
  /** What to use instead. */
  name: string;
  /** Amount of the substitute for 1 of the ingredient, by volume or piece. */
  ratio: number;
  /** The ratio in words. */
  ratio_text: string;
  /** The amount that replaces the request's `quantity`, or `null`. */
  quantity: number | null;
  /** The unit of `quantity`. */
  unit: OpenEnum<Unit> | null;
  /** What else the substitution needs. */
  also_needed: string[];
  /** How to use it, and what changes. */
  notes: string;
  /** How much the flavor changes. */
  flavor_impact: FlavorImpact;
  /** Dishes and uses that it suits. */
  best_for: string[];
  /** Dishes and uses that it does not suit. */
  not_for: string[];
  /** Diets that it keeps. */
  dietary_flags: Diet[];
  /** Allergens that it contains or may contain. */
  allergens: Allergen[];
  /** True if it is among `available_ingredients`. */
  in_pantry: boolean;
  /** 0 to 1. */
  confidence: number;
}

/** A substitute that the restrictions exclude. Assumed. */
export interface ExcludedSubstitute {
  /** The name of the substitute. */
  name: string;
  /** Why it is not suggested, in one sentence. */
  reason: string;
}

/** The substitutes of one ingredient. Assumed. */
export interface Substitutes {
  /** The ingredient as it was understood. */
  ingredient: string;
  /** Best first. Empty if nothing is safe. */
  substitutes: Substitute[];
  /** Substitutes that were left out because of a diet or an allergy. */
  excluded: ExcludedSubstitute[];
  /** The result in one sentence. */
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

/** The response of suggest-substitute. Its `type` is assumed. */
export type SuggestSubstituteResult = TransformResult<'suggest-substitute', Substitutes>;

export const suggestSubstituteResultSchema = schemaFor<SuggestSubstituteResult>()(result('suggest-substitute', substitutesSchema));

/** A group of facts about an ingredient. Assumed. */
export type IngredientFacts = 'nutrition' | 'allergens' | 'price' | 'storage' | 'substitutes' | 'category';

/**
 * Ingredient lines to parse. All fields are assumed. Whether the operation accepts a `callback_url` is not known: the client sends one only
 * if its option `endpoints` says so.
 */
export interface EnrichLinesRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** 1 to 100 lines, such as `"2 cups chopped onion"`. */
  ingredients: string[];
  /** Groups of facts to include. Default: all of them. */
  include?: IngredientFacts[];
}

/** A recipe whose ingredients are parsed; otherwise like {@link EnrichLinesRequest}. */
export interface EnrichRecipeRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe with the ingredients. */
  recipe: RecipeInput;
  /** Groups of facts to include. Default: all of them. */
  include?: IngredientFacts[];
}

/** A recipe, or ingredient lines, to parse. All fields are assumed. */
export type EnrichIngredientsRequest<CallbackUrl extends string | undefined = string | undefined> =
  | EnrichLinesRequest<CallbackUrl>
  | EnrichRecipeRequest<CallbackUrl>;

const include = z.optional(z.array(oneOf(['nutrition', 'allergens', 'price', 'storage', 'substitutes', 'category'])));

export const enrichIngredientsRequestSchema = oneOfShapes(
  'recipe',
  schemaFor<EnrichRecipeRequest>()(z.strictObject({ recipe: recipeInputSchema, include, ...callbackOptions })),
  schemaFor<EnrichLinesRequest>()(z.strictObject({ ingredients: list(text(300), 1, 100), include, ...callbackOptions })),
);

/** The facts about one ingredient line. Groups that `include` leaves out are `null` or empty lists. Assumed. */
export interface EnrichedIngredient {
  /** The line as the request has it. */
  original: string;
  /** The ingredient's name in the line. */
  name: string;
  /** The standard name, `null` if the ingredient is not known. */
  canonical_name: string | null;
  /** True if the ingredient is known. */
  matched: boolean;
  /** The amount in `unit`; the lower end of a range. `null` if the line has none. */
  quantity: number | null;
  /** The upper end of a range, else `null`. */
  quantity_max: number | null;
  /** The unit of `quantity`; `null` if the ingredient is counted, or has no amount. */
  unit: OpenEnum<Unit> | null;
  /** Weight of the amount in grams, `null` if it is unknown. */
  grams: number | null;
  /** How the ingredient is prepared, such as "finely chopped", or `null`. */
  preparation: string | null;
  /** Any other remark of the line, or `null`. */
  note: string | null;
  /** True if the line says that the ingredient is optional. */
  optional: boolean;
  /** The pantry category. */
  category: OpenEnum<Category> | null;
  /** Allergens that it contains. */
  allergens: Allergen[];
  /** Allergens that it may contain. */
  may_contain: Allergen[];
  /** Diets that it keeps. */
  dietary_flags: Diet[];
  /** Nutrition of 100 g. */
  nutrition_per_100g: Nutrition | null;
  /** Nutrition of the line's amount. */
  nutrition: Nutrition | null;
  /** Estimated cost of the line's amount. */
  estimated_cost: Cost | null;
  /** 1 (cheap) to 4. */
  price_level: number | null;
  /** Where to store it, and for how long. */
  storage: string | null;
  /** Names of substitutes, best first. */
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

/** The facts about each line. Assumed. */
export interface EnrichedIngredients {
  /** One entry per line, in order. */
  ingredients: EnrichedIngredient[];
  /** Lines without a known ingredient. */
  unmatched: string[];
}

export const enrichedIngredientsSchema = schemaFor<EnrichedIngredients>()(
  z.object({ ingredients: z.array(enrichedIngredientSchema), unmatched: z.array(z.string()) }),
);

/** The response of enrich-ingredients. Its `type` and its envelope are assumed. */
export type EnrichIngredientsResult = TransformResult<'enrich-ingredients', EnrichedIngredients>;

export const enrichIngredientsResultSchema = schemaFor<EnrichIngredientsResult>()(result('enrich-ingredients', enrichedIngredientsSchema));
