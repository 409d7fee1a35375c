import * as z from 'zod/mini';
import { assumed } from './assumed.js';
import { integer, list, oneOf, pattern, positive, text } from './constraints.js';
import { callbackOptions, resultSchema, type CallbackOptions, type TransformResult } from './envelope.js';
import {
  changeKindSchema,
  dietSchema,
  healthFocusSchema,
  methodSchema,
  openMethodSchema,
  toneSchema,
  type ChangeKind,
  type Diet,
  type HealthFocus,
  type Method,
  type OpenEnum,
  type Tone,
} from './enums.js';
import { nutritionSchema, temperatureSchema, type Nutrition, type Temperature } from './recipes.js';
import { schemaFor } from './schema-for.js';

/** A recipe to transform. */
export interface RecipeInput {
  /** 1 to 200 characters. */
  title: string;
  /** 1 to 100 lines, each of at most 2000 characters, such as `"2 cups flour"`. */
  ingredients: readonly string[];
  /** 1 to 100 steps, each of at most 2000 characters. */
  instructions: readonly string[];
}

const lines = list(text(2000), 1, 100);

export const recipeInputSchema = schemaFor<RecipeInput>()(z.strictObject({ title: text(200), ingredients: lines, instructions: lines }));

/** One change that a transform made. Not specified: assumed by this package. */
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

export const changeSchema = schemaFor<Change>()(
  z.object({
    kind: changeKindSchema,
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    reason: z.string(),
  }),
);

/** A transformed recipe. All fields except `name`, `ingredients` and `steps` are assumed. */
export interface TransformedRecipe {
  /** The title of the transformed recipe. */
  name: string;
  /** Ingredient lines to show. */
  ingredients: string[];
  /** Steps to show, in order. */
  steps: string[];
  /** One sentence that summarizes the changes. Not specified: assumed by this package. */
  summary?: string;
  /** Every change, in the order of the recipe. Not specified: assumed by this package. */
  changes?: Change[];
  /** Remarks on safety, and on parts of the request that could not be met. Not specified: assumed by this package. */
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

/** A recipe to make healthier, and the goal. */
export interface HealthifyRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** At most 100 characters. Default: `general`. */
  health_focus?: HealthFocus | undefined;
}

export const healthifyRequestSchema = schemaFor<HealthifyRequest>()(
  z.strictObject({ recipe: recipeInputSchema, health_focus: z.optional(healthFocusSchema), ...callbackOptions }),
);

/** A healthier recipe, with its nutrition before and after. */
export interface HealthifiedRecipe extends TransformedRecipe {
  /** Nutrition of one serving before the changes. Not specified: assumed by this package. */
  nutrition_before?: Nutrition;
  /** Nutrition of one serving after the changes. Not specified: assumed by this package. */
  nutrition_after?: Nutrition;
}

export const healthifiedRecipeSchema = schemaFor<HealthifiedRecipe>()(
  z.object({ ...transformedRecipe, nutrition_before: assumed(nutritionSchema), nutrition_after: assumed(nutritionSchema) }),
);

/** The response of healthify. */
export type HealthifyResult = TransformResult<'healthify', HealthifiedRecipe>;

export const healthifyResultSchema = schemaFor<HealthifyResult>()(resultSchema('healthify', healthifiedRecipeSchema));

/** A recipe to rewrite in another tone. All fields except `callback_url` and `request_id` are assumed. */
export interface RewriteToneRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** The tone of the new text, at most 100 characters. */
  tone: Tone;
  /** The readers, such as `"students"`. At most 200 characters. */
  audience?: string | undefined;
}

export const rewriteToneRequestSchema = schemaFor<RewriteToneRequest>()(
  z.strictObject({ recipe: recipeInputSchema, tone: toneSchema, audience: z.optional(text(200)), ...callbackOptions }),
);

/** A recipe in another tone. Ingredients, numbers, units and temperatures are unchanged. */
export interface RewrittenRecipe extends TransformedRecipe {
  /** The tone of the text. Not specified: assumed by this package. */
  tone?: Tone;
}

export const rewrittenRecipeSchema = schemaFor<RewrittenRecipe>()(z.object({ ...transformedRecipe, tone: assumed(toneSchema) }));

/** The response of rewrite-tone. Its `type` is assumed. */
export type RewriteToneResult = TransformResult<'rewrite-tone', RewrittenRecipe>;

export const rewriteToneResultSchema = schemaFor<RewriteToneResult>()(resultSchema('rewrite-tone', rewrittenRecipeSchema));

/** An amount of money. Not specified: assumed by this package. */
export interface Cost {
  /** The amount, with two decimals. */
  amount: number;
  /** Three letters, such as `USD`. */
  currency: string;
}

export const costSchema = schemaFor<Cost>()(z.object({ amount: z.number(), currency: z.string() }));

/** A recipe to make cheaper. All fields except `callback_url` and `request_id` are assumed. */
export interface BudgetifyRecipeRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** Default: `thrifty`. */
  budget_level?: 'thrifty' | 'moderate' | undefined;
  /** The wanted cost of the whole recipe in `currency`, above 0 and at most 1e9. */
  target_cost?: number | undefined;
  /** Largest cost of one serving in `currency`, above 0 and at most 1e9. */
  max_cost_per_serving?: number | undefined;
  /** Three letters. Default: `USD`. */
  currency?: string | undefined;
  /** Servings of the recipe, 1 to 100. Default: the number in the recipe, otherwise 4. */
  servings?: number | undefined;
  /** Diets and allergies that every replacement must respect: at most 30, each of at most 100 characters. */
  dietary_restrictions?: readonly Diet[] | undefined;
  /** Ingredients that must stay: at most 100, each of at most 200 characters. */
  keep_ingredients?: readonly string[] | undefined;
}

const money = positive();
const servings = integer(1, 100);
export const restrictions = list(dietSchema, 0, 30);
export const names = list(text(200), 0, 100);

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
  /** Cost of the whole recipe before the changes. Not specified: assumed by this package. */
  estimated_cost_before?: Cost;
  /** Cost of the whole recipe after the changes. Not specified: assumed by this package. */
  estimated_cost_after?: Cost;
  /** 0 to 100. Not specified: assumed by this package. */
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

export const budgetifyRecipeResultSchema = schemaFor<BudgetifyRecipeResult>()(resultSchema('budgetify-recipe', budgetRecipeSchema));

/** A recipe to convert to another cooking method. All fields except `callback_url` and `request_id` are assumed. */
export interface AdaptMethodRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /** The recipe to transform. */
  recipe: RecipeInput;
  /** The cooking method of the new recipe. */
  target_method: OpenEnum<Method>;
  /** The current cooking method. Default: the method in the recipe. */
  source_method?: OpenEnum<Method> | undefined;
  /** Servings of the recipe, 1 to 100. */
  servings?: number | undefined;
  /** Appliances and tools at hand: at most 100, each of at most 200 characters. */
  equipment?: readonly string[] | undefined;
}

export const adaptMethodRequestSchema = schemaFor<AdaptMethodRequest>()(
  z.strictObject({
    recipe: recipeInputSchema,
    target_method: methodSchema,
    source_method: z.optional(methodSchema),
    servings: z.optional(servings),
    equipment: z.optional(names),
    ...callbackOptions,
  }),
);

/** The settings of the appliance for one stage of the cooking. Not specified: assumed by this package. */
export interface MethodSetting {
  /** Name of the stage, such as `"Cook"`. */
  label: string;
  /** The temperature to set, `null` if the appliance has none. */
  temperature: Temperature | null;
  /** Such as "low" or "medium heat"; `null` if there is a temperature. */
  heat_level: string | null;
  /** Duration of this stage. For a range, the lower end. */
  duration_minutes: number | null;
  /** The upper end, if the time is a range; otherwise `null`. */
  duration_minutes_max: number | null;
}

/** A recipe for another cooking method, with the settings of the appliance. Its four additional fields are assumed. */
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

export const methodSettingSchema = schemaFor<MethodSetting>()(
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

export const adaptMethodResultSchema = schemaFor<AdaptMethodResult>()(resultSchema('adapt-method', adaptedRecipeSchema));
