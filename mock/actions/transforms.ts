import type { Job, TransformResult } from '../../src/contract/transforms.js';
import { adaptMethod as adapt } from '../kitchen/adapt-method.js';
import { budgetifyRecipe as budgetify } from '../kitchen/budgetify-recipe.js';
import { enrichIngredients as enrich } from '../kitchen/enrich-ingredients.js';
import { healthify as makeHealthier } from '../kitchen/healthify.js';
import { rewriteTone as rewrite } from '../kitchen/rewrite-tone.js';
import { suggestSubstitute as substitute } from '../kitchen/suggest-substitute.js';
import { stamp, type Call } from './action.js';

/** What the answers say of the model that gave them: its tier, and its identifier. */
const cook = { model_tier: 'standard', model: 'mock-kitchen-1' } as const;

/** An AI operation: what the kitchen makes, in the envelope that the answer and the callback share. */
const operation =
  <const Type extends string, Request extends object, Data>(type: Type, make: (request: Request, seed: number) => Data) =>
  (request: Request & Job, { world }: Call): TransformResult<Type, Data> => ({
    type,
    // A callback without an id could not be told from another.
    request_id: request.request_id ?? (request.callback_url === undefined ? null : world.id('job')),
    ...cook,
    data: make(request, world.seed),
    timestamp: stamp(world),
  });

export const healthify = operation('healthify', makeHealthier);
export const rewriteTone = operation('rewrite-tone', rewrite);
export const budgetifyRecipe = operation('budgetify-recipe', budgetify);
export const adaptMethod = operation('adapt-method', adapt);
export const suggestSubstitute = operation('suggest-substitute', substitute);
export const enrichIngredients = operation('enrich-ingredients', enrich);
