// The callbacks of all operations that have one, read by the schemas of one generator, and assigned to the webhook types of another.
import { baseUrl, callbackOf, headers, recipe, reportCallbacks } from './calls';
import { client } from './generated/hey-api/client.gen';
import * as sdk from './generated/hey-api/sdk.gen';
import * as schemas from './generated/hey-api/zod.gen';
import type { webhooks } from './generated/openapi-typescript';

type Payload<Name extends keyof webhooks> = webhooks[Name]['post']['requestBody']['content']['application/json'];

client.setConfig({ baseUrl, headers });

const healthify: Payload<'healthify'> = schemas.zHealthifyCallback.parse(
  await callbackOf('job-1', (options) => sdk.healthify({ body: { recipe, health_focus: 'low_fat', ...options } })),
);
const rewriteTone: Payload<'rewriteTone'> = schemas.zRewriteToneCallback.parse(
  await callbackOf('job-2', (options) => sdk.rewriteTone({ body: { recipe, tone: 'playful', ...options } })),
);
const budgetifyRecipe: Payload<'budgetifyRecipe'> = schemas.zBudgetifyRecipeCallback.parse(
  await callbackOf('job-3', (options) => sdk.budgetifyRecipe({ body: { recipe, ...options } })),
);
const adaptMethod: Payload<'adaptMethod'> = schemas.zAdaptMethodCallback.parse(
  await callbackOf('job-4', (options) => sdk.adaptMethod({ body: { recipe, target_method: 'oven', ...options } })),
);
const suggestSubstitute: Payload<'suggestSubstitute'> = schemas.zSuggestSubstituteCallback.parse(
  await callbackOf('job-5', (options) => sdk.suggestSubstitute({ body: { ingredient: 'butter', ...options } })),
);
const enrichIngredients: Payload<'enrichIngredients'> = schemas.zEnrichIngredientsCallback.parse(
  await callbackOf('job-6', (options) => sdk.enrichIngredients({ body: { ingredients: ['2 cups rice'], ...options } })),
);

reportCallbacks([healthify, rewriteTone, budgetifyRecipe, adaptMethod, suggestSubstitute, enrichIngredients]);
