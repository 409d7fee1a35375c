import type { CallbackOptions, TransformResult } from '../../src/contract/envelope.js';
import { modelInfo, toTimestamp, type HandlerContext, type Kitchen } from './handler.js';

/** The handler of a transform: the kitchen's result in the envelope that the response and the callback share. */
const transform =
  <const Type extends string, Request extends object, Data>(
    type: Type,
    select: (kitchen: Kitchen) => (request: Request, seed: number) => Data,
  ) =>
  async (request: Request & CallbackOptions, { environment, kitchen }: HandlerContext): Promise<TransformResult<Type, Data>> => {
    const apply = select(await kitchen());
    return {
      type,
      // Without an id, one callback could not be distinguished from another.
      request_id: request.request_id ?? (request.callback_url === undefined ? null : environment.id('job')),
      ...modelInfo,
      data: apply(request, environment.seed),
      timestamp: toTimestamp(environment.now()),
    };
  };

export const healthify = transform('healthify', (kitchen) => kitchen.healthify);
export const rewriteTone = transform('rewrite-tone', (kitchen) => kitchen.rewriteTone);
export const budgetifyRecipe = transform('budgetify-recipe', (kitchen) => kitchen.budgetifyRecipe);
export const adaptMethod = transform('adapt-method', (kitchen) => kitchen.adaptMethod);
export const suggestSubstitute = transform('suggest-substitute', (kitchen) => kitchen.suggestSubstitute);
export const enrichIngredients = transform('enrich-ingredients', (kitchen) => kitchen.enrichIngredients);
