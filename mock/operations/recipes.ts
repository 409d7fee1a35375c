import type { GeneratedRecipe, GenerateRequest } from '../../src/contract/recipes.js';
import type { HandlerContext } from './handler.js';

/** Recipes are timed in whole minutes, so a fraction of the last one is dropped. */
const inWholeMinutes = ({ time_available: time, ...request }: GenerateRequest): GenerateRequest =>
  time === undefined ? request : { ...request, time_available: Math.floor(time) };

export const generate = async (request: GenerateRequest, { environment, kitchen }: HandlerContext): Promise<GeneratedRecipe> => {
  const { generateRecipe } = await kitchen();
  const id = environment.contentId('rec', JSON.stringify(request));
  return { id, ...generateRecipe(inWholeMinutes(request), environment.seed) };
};
