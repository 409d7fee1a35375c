import * as z from 'zod/mini';
import { schemaFor } from './schema-for.js';
import { list, number, text, integer } from './constraints.js';
import {
  allergenSchema,
  cuisineSchema,
  dietSchema,
  openCategorySchema,
  openMethodSchema,
  openUnitSchema,
  phaseSchema,
  skillLevelSchema,
  type Allergen,
  type Category,
  type Cuisine,
  type Diet,
  type Method,
  type OpenEnum,
  type Phase,
  type SkillLevel,
  type Unit,
} from './enums.js';

/** A temperature in whole degrees, in both scales. Not specified: assumed by this package. */
export interface Temperature {
  /** Degrees Celsius. */
  celsius: number;
  /** Degrees Fahrenheit. */
  fahrenheit: number;
}

export const temperatureSchema = schemaFor<Temperature>()(z.object({ celsius: integer(-273), fahrenheit: integer(-459) }));

/** Estimated nutrition of one serving. The fields are assumed. */
export interface Nutrition {
  /** Weight of one serving in grams, `null` if it could not be estimated. */
  serving_size_g: number | null;
  /** Kilocalories, a whole number. */
  calories: number;
  /** Grams. */
  protein_g: number;
  /** Grams, fiber included. */
  carbohydrates_g: number;
  /** Grams. */
  fat_g: number;
  /** Grams. */
  saturated_fat_g: number;
  /** Grams. */
  fiber_g: number;
  /** Grams. */
  sugar_g: number;
  /** Milligrams, a whole number. */
  sodium_mg: number;
  /** Milligrams, a whole number. */
  cholesterol_mg: number;
}

export const nutritionSchema = schemaFor<Nutrition>()(
  z.object({
    serving_size_g: z.nullable(number()),
    calories: integer(),
    protein_g: number(),
    carbohydrates_g: number(),
    fat_g: number(),
    saturated_fat_g: number(),
    fiber_g: number(),
    sugar_g: number(),
    sodium_mg: integer(),
    cholesterol_mg: integer(),
  }),
);

/** A request for one recipe. The specification does not say which fields are required. */
export interface GenerateRequest {
  /** Ingredients to cook with: 0 to 50 names, or lines such as `"500 g chicken thighs"`, each of at most 300 characters. */
  ingredients: readonly string[];
  /** At most 100 characters. Default: a cuisine that suits the ingredients. */
  cuisine?: Cuisine | undefined;
  /** Diets, allergies, or ingredients to avoid: at most 30, each of at most 100 characters. */
  dietary_restrictions?: readonly Diet[] | undefined;
  /** Longest total time in minutes, 1 to 1440. The unit is assumed. */
  time_available?: number | undefined;
  /** The cook's skill, at most 100 characters. Default: `intermediate`. */
  skill_level?: SkillLevel | undefined;
  /** Number of servings, 1 to 100. Default: 2. */
  servings?: number | undefined;
}

export const generateRequestSchema = schemaFor<GenerateRequest>()(
  z.strictObject({
    ingredients: list(text(300), 0, 50),
    cuisine: z.optional(cuisineSchema),
    dietary_restrictions: z.optional(list(dietSchema, 0, 30)),
    time_available: z.optional(number(1, 1440)),
    skill_level: z.optional(skillLevelSchema),
    servings: z.optional(integer(1, 100)),
  }),
);

/** One line of a generated recipe's ingredient list. Not specified: assumed by this package. */
export interface RecipeIngredient {
  /** The ingredient alone, without amount or preparation. */
  name: string;
  /** The amount in `unit`; `null` for "to taste". */
  quantity: number | null;
  /** The upper end, if the amount is a range; otherwise `null`. */
  quantity_max: number | null;
  /** `null` if the ingredient is counted or has no amount. */
  unit: OpenEnum<Unit> | null;
  /** How to prepare the ingredient, such as "finely chopped", or `null`. */
  preparation: string | null;
  /** A remark, or `null`. */
  note: string | null;
  /** True if the dish works without the ingredient. */
  optional: boolean;
  /** True if the request's `ingredients` contain it. */
  from_pantry: boolean;
  /** The pantry category. */
  category: OpenEnum<Category>;
  /** Weight of the amount in grams, `null` if unknown. */
  grams: number | null;
  /** The line as a cook would write it. */
  display: string;
}

export const recipeIngredientSchema = schemaFor<RecipeIngredient>()(
  z.object({
    name: z.string(),
    quantity: z.nullable(number()),
    quantity_max: z.nullable(number()),
    unit: z.nullable(openUnitSchema),
    preparation: z.nullable(z.string()),
    note: z.nullable(z.string()),
    optional: z.boolean(),
    from_pantry: z.boolean(),
    category: openCategorySchema,
    grams: z.nullable(number()),
    display: z.string(),
  }),
);

/** One step of a generated recipe. Not specified: assumed by this package. */
export interface RecipeStep {
  /** Counts from 1. */
  step_number: number;
  /** What to do. */
  instruction: string;
  /** The phase of cooking that the step belongs to. */
  phase: Phase;
  /** Whole minutes; `null` if the step takes no time. */
  duration_minutes: number | null;
  /** The cooking method; `null` if nothing is cooked. */
  method: OpenEnum<Method> | null;
  /** Oven, oil or water temperature, or `null`. */
  temperature: Temperature | null;
  /** The temperature that the middle of the food must reach to be safe, or `null`. */
  safe_internal_temperature: Temperature | null;
  /** Names from the ingredient list that this step uses. */
  ingredients: string[];
  /** The tools that the step needs. */
  equipment: string[];
  /** How to recognize that the step is done, or `null`. */
  doneness_cue: string | null;
}

export const recipeStepSchema = schemaFor<RecipeStep>()(
  z.object({
    step_number: integer(1),
    instruction: z.string(),
    phase: phaseSchema,
    duration_minutes: z.nullable(integer()),
    method: z.nullable(openMethodSchema),
    temperature: z.nullable(temperatureSchema),
    safe_internal_temperature: z.nullable(temperatureSchema),
    ingredients: z.array(z.string()),
    equipment: z.array(z.string()),
    doneness_cue: z.nullable(z.string()),
  }),
);

/** How long a recipe takes, in whole minutes. The total is the sum. The fields are assumed. */
export interface Timing {
  /** Minutes of preparation. */
  prep_minutes: number;
  /** Minutes of cooking. */
  cook_minutes: number;
  /** Minutes of resting, rising or chilling. */
  rest_minutes: number;
  /** Minutes in total, at most the request's `time_available`. */
  total_minutes: number;
}

export const timingSchema = schemaFor<Timing>()(
  z.object({ prep_minutes: integer(), cook_minutes: integer(), rest_minutes: integer(), total_minutes: integer() }),
);

/** An ingredient of the request that was left out because of a restriction. Not specified: assumed by this package. */
export interface ExcludedIngredient {
  /** The ingredient as the request names it. */
  name: string;
  /** Why it was left out, in one sentence. */
  reason: string;
  /** The restriction that the ingredient breaks. */
  restriction: Diet;
}

/** How the request's ingredients were used. Not specified: assumed by this package. */
export interface PantryUse {
  /** Ingredients of the request that the recipe uses. */
  used: string[];
  /** Ingredients of the recipe that the request did not contain. */
  missing: string[];
  /** Ingredients of the request that the restrictions exclude, each with its reason. */
  excluded: ExcludedIngredient[];
}

export const pantryUseSchema = schemaFor<PantryUse>()(
  z.object({
    used: z.array(z.string()),
    missing: z.array(z.string()),
    excluded: z.array(z.object({ name: z.string(), reason: z.string(), restriction: dietSchema })),
  }),
);

/**
 * One complete recipe. The specification says that it has ingredients, steps, timing and nutrition. The names of these four fields are
 * assumed, and so are all other fields.
 */
export interface GeneratedRecipe {
  /** Identifies the recipe. The same request and seed give the same id. */
  id: string;
  /** The title of the recipe. */
  name: string;
  /** One or two sentences about the dish. */
  description: string;
  /** The cuisine of the recipe. */
  cuisine: Cuisine;
  /** The skill that the recipe needs. */
  skill_level: SkillLevel;
  /** How many people the recipe feeds. */
  servings: number;
  /** Diets that this recipe is suitable for. */
  dietary_flags: Diet[];
  /** Allergens that this recipe contains or may contain. */
  allergens: Allergen[];
  /** How the ingredients of the request were used. */
  pantry: PantryUse;
  /** Tools and appliances that the recipe needs. */
  equipment: string[];
  /** Remarks on safety, and on parts of the request that could not be met. */
  warnings: string[];
  /** Suggestions for the cook. */
  tips: string[];
  /** The ingredient list. */
  ingredients: RecipeIngredient[];
  /** The steps, in order. */
  steps: RecipeStep[];
  /** How long the recipe takes. */
  timing: Timing;
  /** Estimated nutrition of one serving. */
  nutrition: Nutrition;
}

export const generatedRecipeSchema = schemaFor<GeneratedRecipe>()(
  z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    cuisine: cuisineSchema,
    skill_level: skillLevelSchema,
    servings: integer(1),
    dietary_flags: z.array(dietSchema),
    allergens: z.array(allergenSchema),
    pantry: pantryUseSchema,
    equipment: z.array(z.string()),
    warnings: z.array(z.string()),
    tips: z.array(z.string()),
    ingredients: z.array(recipeIngredientSchema),
    steps: z.array(recipeStepSchema),
    timing: timingSchema,
    nutrition: nutritionSchema,
  }),
);
