import * as z from 'zod/mini';
import { MAX_REQUEST_ID_LENGTH, MAX_TYPE_LENGTH, type CallbackPayload } from '../contract/callbacks.js';
import { constraintsOf, text } from '../contract/constraints.js';
import { MAX_WORD_LENGTH } from '../contract/enums.js';
import { openEnums } from '../contract/open-enums.js';
import { partsOf } from '../contract/schema-parts.js';
import {
  categorySuggestionSchema,
  categorySuggestionsSchema,
  pantryItemPageSchema,
  pantryItemSchema,
  pantryPageSchema,
  pantrySchema,
} from '../contract/pantries.js';
import {
  generatedRecipeSchema,
  nutritionSchema,
  recipeIngredientSchema,
  recipeStepSchema,
  temperatureSchema,
} from '../contract/recipes.js';
import { schemaFor } from '../contract/schema-for.js';
import {
  enrichedIngredientSchema,
  enrichedIngredientsSchema,
  enrichIngredientsResultSchema,
  substituteSchema,
  substitutesSchema,
  suggestSubstituteResultSchema,
} from '../contract/ingredients.js';
import {
  adaptedRecipeSchema,
  adaptMethodResultSchema,
  budgetRecipeSchema,
  budgetifyRecipeResultSchema,
  changeSchema,
  costSchema,
  healthifiedRecipeSchema,
  healthifyResultSchema,
  methodSettingSchema,
  recipeInputSchema,
  rewriteToneResultSchema,
  rewrittenRecipeSchema,
} from '../contract/transforms.js';

/** An object with any fields. */
const anyObject = z.unknown() as unknown as z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** The body of a callback. Receivers check it without zod: see `describeWrongFields`. */
const callbackPayloadSchema = schemaFor<CallbackPayload>()(
  z.object({
    type: text(MAX_TYPE_LENGTH),
    request_id: text(MAX_REQUEST_ID_LENGTH, 0),
    model_tier: z.string(),
    model: z.string(),
    data: anyObject,
    timestamp: z.string(),
  }),
);

/** A piece of the document. */
export type Json = Record<string, unknown>;

/** Schemas with a name of their own in `components`; a TypeScript type of the same name describes each. */
const named = {
  RecipeInput: recipeInputSchema,
  Temperature: temperatureSchema,
  Nutrition: nutritionSchema,
  RecipeIngredient: recipeIngredientSchema,
  RecipeStep: recipeStepSchema,
  GeneratedRecipe: generatedRecipeSchema,
  Change: changeSchema,
  Cost: costSchema,
  MethodSetting: methodSettingSchema,
  HealthifiedRecipe: healthifiedRecipeSchema,
  RewrittenRecipe: rewrittenRecipeSchema,
  BudgetRecipe: budgetRecipeSchema,
  AdaptedRecipe: adaptedRecipeSchema,
  Substitute: substituteSchema,
  Substitutes: substitutesSchema,
  EnrichedIngredient: enrichedIngredientSchema,
  EnrichedIngredients: enrichedIngredientsSchema,
  HealthifyResult: healthifyResultSchema,
  RewriteToneResult: rewriteToneResultSchema,
  BudgetifyRecipeResult: budgetifyRecipeResultSchema,
  AdaptMethodResult: adaptMethodResultSchema,
  SuggestSubstituteResult: suggestSubstituteResultSchema,
  EnrichIngredientsResult: enrichIngredientsResultSchema,
  Pantry: pantrySchema,
  PantryItem: pantryItemSchema,
  PantryPage: pantryPageSchema,
  PantryItemPage: pantryItemPageSchema,
  CategorySuggestion: categorySuggestionSchema,
  CategorySuggestions: categorySuggestionsSchema,
  CallbackPayload: callbackPayloadSchema,
};

/** Points to a schema of `components`. */
export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const createRegistry = () => {
  const ids = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) ids.add(schema, { id });
  return ids;
};

const toJsonSchemas = (ids: ReturnType<typeof createRegistry>): Record<string, Json> => {
  const { schemas } = z.toJSONSchema(ids, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, constraintsOf(zodSchema));
      if (Object.is(zodSchema, anyObject)) jsonSchema.type = 'object';
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const values = openEnums.get(zodSchema);
      if (!values) return;
      delete jsonSchema.type;
      jsonSchema.anyOf = [
        { type: 'string', enum: [...values] },
        { type: 'string', minLength: 1, maxLength: MAX_WORD_LENGTH },
      ];
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema as Json]));
};

/** The schemas of `components`, by name. */
export const namedSchemas = (): Record<string, Json> => toJsonSchemas(createRegistry());

/** The JSON Schema of one zod schema, with references to the named ones. */
export const toSchema = (schema: z.core.$ZodType): Json => {
  const known = Object.entries(named).find(([, other]) => other === schema);
  if (known) return reference(known[0]);
  const { branches } = partsOf(schema);
  if (branches) return { anyOf: branches.map(toSchema) };
  const ids = createRegistry();
  ids.add(schema, { id: 'This' });
  return toJsonSchemas(ids)['This']!;
};
