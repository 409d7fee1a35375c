import * as z from 'zod/mini';
import { integer, list, number, oneOf, oneOfShapes, positive, readonlyArray, text } from './constraints.js';
import { callbackOptions, resultSchema, type CallbackOptions, type TransformResult } from './envelope.js';
import {
  allergenSchema,
  dietSchema,
  flavorImpactSchema,
  openCategorySchema,
  openUnitSchema,
  unitSchema,
  type Allergen,
  type Category,
  type Diet,
  type FlavorImpact,
  type OpenEnum,
  type Unit,
} from './enums.js';
import { nutritionSchema, type Nutrition } from './recipes.js';
import { schemaFor } from './schema-for.js';
import { costSchema, names, recipeInputSchema, restrictions, type Cost, type RecipeInput } from './transforms.js';

/** An ingredient to replace. All fields except `callback_url` and `request_id` are assumed. */
export interface SuggestSubstituteRequest<
  CallbackUrl extends string | undefined = string | undefined,
> extends CallbackOptions<CallbackUrl> {
  /** The ingredient to replace, 1 to 200 characters. */
  ingredient: string;
  /** The amount of the ingredient in `unit`, above 0 and at most 1e9. */
  quantity?: number | undefined;
  /** The unit of `quantity`. */
  unit?: OpenEnum<Unit> | undefined;
  /** The recipe that uses the ingredient. */
  recipe?: RecipeInput | undefined;
  /** Diets and allergies that every substitute must respect: at most 30, each of at most 100 characters. */
  dietary_restrictions?: readonly Diet[] | undefined;
  /** Allergens that no substitute may contain: at most 30, each of at most 100 characters. */
  allergies?: readonly Allergen[] | undefined;
  /** Why the ingredient is replaced, such as `"out of stock"`. At most 500 characters. */
  reason?: string | undefined;
  /** Ingredients at hand, which are suggested first: at most 100, each of at most 200 characters. */
  available_ingredients?: readonly string[] | undefined;
  /** 1 to 10. Default: 3. */
  max_suggestions?: number | undefined;
}

export const suggestSubstituteRequestSchema = schemaFor<SuggestSubstituteRequest>()(
  z.strictObject({
    ingredient: text(200),
    quantity: z.optional(positive()),
    unit: z.optional(unitSchema),
    recipe: z.optional(recipeInputSchema),
    dietary_restrictions: z.optional(restrictions),
    allergies: z.optional(list(allergenSchema, 0, 30)),
    reason: z.optional(text(500)),
    available_ingredients: z.optional(names),
    max_suggestions: z.optional(integer(1, 10)),
    ...callbackOptions,
  }),
);

/** One substitute. Not specified: assumed by this package. */
export interface Substitute {
  /** What to use instead. */
  name: string;
  /** How much of the substitute replaces 1 unit of the ingredient, by volume or in pieces. */
  ratio: number;
  /** The ratio in words. */
  ratio_text: string;
  /** The amount that replaces the request's `quantity`, or `null`. */
  quantity: number | null;
  /** The unit of `quantity`. */
  unit: OpenEnum<Unit> | null;
  /** What else the substitution needs. */
  also_needed: string[];
  /** How to use the substitute, and what changes in the dish. */
  notes: string;
  /** How much the flavor changes. */
  flavor_impact: FlavorImpact;
  /** Dishes and uses that the substitute suits. */
  best_for: string[];
  /** Dishes and uses that the substitute does not suit. */
  not_for: string[];
  /** Diets that it is suitable for. */
  dietary_flags: Diet[];
  /** Allergens that it contains or may contain. */
  allergens: Allergen[];
  /** True if the substitute is in `available_ingredients`. */
  in_pantry: boolean;
  /** 0 to 1. */
  confidence: number;
}

/** A substitute that the restrictions exclude. Not specified: assumed by this package. */
export interface ExcludedSubstitute {
  /** The name of the substitute. */
  name: string;
  /** Why it is not suggested, in one sentence. */
  reason: string;
}

/** The substitutes of one ingredient. Not specified: assumed by this package. */
export interface Substitutes {
  /** The ingredient as it was understood. */
  ingredient: string;
  /** Best first. Empty if nothing is safe. */
  substitutes: Substitute[];
  /** Substitutes that were left out because of a diet or an allergy. */
  excluded: ExcludedSubstitute[];
  /** The result in one sentence, then what was guessed or not understood of the diets and allergies. */
  message: string;
}

const share = number(0, 1);

export const substituteSchema = schemaFor<Substitute>()(
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

export const suggestSubstituteResultSchema = schemaFor<SuggestSubstituteResult>()(resultSchema('suggest-substitute', substitutesSchema));

/** A group of facts about an ingredient. Not specified: assumed by this package. */
export type IngredientFacts = 'nutrition' | 'allergens' | 'price' | 'storage' | 'substitutes' | 'category';

/**
 * Ingredient lines to parse. All fields are assumed. It is not known whether the operation accepts a `callback_url`: the client sends one
 * only if its option `endpoints` allows it.
 */
export interface EnrichLinesRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /**
   * The https URL to which the service also sends the result. It is not known whether this operation accepts it. The client rejects it,
   * unless its option `endpoints` allows it.
   */
  callback_url?: CallbackUrl | undefined;
  /** 1 to 100 lines, each of at most 300 characters, such as `"2 cups chopped onion"`. */
  ingredients: readonly string[];
  /** Groups of facts to include. Default: all of them. */
  include?: readonly IngredientFacts[] | undefined;
}

/** A recipe whose ingredients are parsed. Everything else is as in {@link EnrichLinesRequest}. */
export interface EnrichRecipeRequest<CallbackUrl extends string | undefined = string | undefined> extends CallbackOptions<CallbackUrl> {
  /**
   * The https URL to which the service also sends the result. It is not known whether this operation accepts it. The client rejects it,
   * unless its option `endpoints` allows it.
   */
  callback_url?: CallbackUrl | undefined;
  /** The recipe with the ingredients. */
  recipe: RecipeInput;
  /** Groups of facts to include. Default: all of them. */
  include?: readonly IngredientFacts[] | undefined;
}

/** A recipe, or ingredient lines, to parse. All fields are assumed. */
export type EnrichIngredientsRequest<CallbackUrl extends string | undefined = string | undefined> =
  | EnrichLinesRequest<CallbackUrl>
  | EnrichRecipeRequest<CallbackUrl>;

const include = z.optional(readonlyArray(oneOf(['nutrition', 'allergens', 'price', 'storage', 'substitutes', 'category'])));

export const enrichIngredientsRequestSchema = oneOfShapes(
  'recipe',
  schemaFor<EnrichRecipeRequest>()(z.strictObject({ recipe: recipeInputSchema, include, ...callbackOptions })),
  schemaFor<EnrichLinesRequest>()(z.strictObject({ ingredients: list(text(300), 1, 100), include, ...callbackOptions })),
);

/**
 * The facts about one ingredient line. Groups that `include` leaves out are `null` or empty lists. Not specified: assumed by this package.
 */
export interface EnrichedIngredient {
  /** The line of the request, unchanged. */
  original: string;
  /** The ingredient's name in the line. */
  name: string;
  /** The standard name, `null` if the ingredient is not known. */
  canonical_name: string | null;
  /** True if the ingredient is known. Otherwise, nothing is known about its allergens and diets either. */
  matched: boolean;
  /** The amount in `unit`. For a range, the lower end. `null` if the line has no amount. */
  quantity: number | null;
  /** The upper end of a range, otherwise `null`. */
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
  /** Allergens that it contains. Empty if `matched` is false, although the ingredient may contain some. */
  allergens: Allergen[];
  /** Allergens that it may contain. Empty if `matched` is false. */
  may_contain: Allergen[];
  /** Diets that it is suitable for. Empty if `matched` is false. */
  dietary_flags: Diet[];
  /** Nutrition of 100 g. */
  nutrition_per_100g: Nutrition | null;
  /** Nutrition of the line's amount. */
  nutrition: Nutrition | null;
  /** Estimated cost of the line's amount. */
  estimated_cost: Cost | null;
  /** 1 (cheap) to 4 (expensive). */
  price_level: number | null;
  /** Where to store the ingredient, and for how long. */
  storage: string | null;
  /** Names of substitutes, best first. */
  substitutes: string[];
  /** 0 to 1. */
  confidence: number;
}

export const enrichedIngredientSchema = schemaFor<EnrichedIngredient>()(
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

/** The facts about each line. Not specified: assumed by this package. */
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

export const enrichIngredientsResultSchema = schemaFor<EnrichIngredientsResult>()(
  resultSchema('enrich-ingredients', enrichedIngredientsSchema),
);
