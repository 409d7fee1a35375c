import type { CallbackOptions, TransformResult } from '../../src/contract/transforms.js';
import { modelInfo, timestampOf, type HandlerContext, type Kitchen } from './handler.js';

/** An AI operation: what the kitchen makes, in the envelope that the answer and the callback share. */
const operation =
  <const Type extends string, Request extends object, Data>(
    type: Type,
    makerIn: (kitchen: Kitchen) => (request: Request, seed: number) => Data,
  ) =>
  async (request: Request & CallbackOptions, { environment: world, kitchen }: HandlerContext): Promise<TransformResult<Type, Data>> => {
    const make = makerIn(await kitchen());
    return {
      type,
      // A callback without an id could not be told from another.
      request_id: request.request_id ?? (request.callback_url === undefined ? null : world.id('job')),
      ...modelInfo,
      data: make(request, world.seed),
      timestamp: timestampOf(world),
    };
  };

export const healthify = operation('healthify', (kitchen) => kitchen.healthify);
export const rewriteTone = operation('rewrite-tone', (kitchen) => kitchen.rewriteTone);
export const budgetifyRecipe = operation('budgetify-recipe', (kitchen) => kitchen.budgetifyRecipe);
export const adaptMethod = operation('adapt-method', (kitchen) => kitchen.adaptMethod);
export const suggestSubstitute = operation('suggest-substitute', (kitchen) => kitchen.suggestSubstitute);
export const enrichIngredients = operation('enrich-ingredients', (kitchen) => kitchen.enrichIngredients);
