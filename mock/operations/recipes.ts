import type { GeneratedRecipe, GenerateRequest } from '../../src/contract/recipes.js';
import type { HandlerContext } from './handler.js';

export const generate = async (request: GenerateRequest, { environment, kitchen }: HandlerContext): Promise<GeneratedRecipe> => {
  const { generateRecipe } = await kitchen();
  return { id: environment.contentId('rec', JSON.stringify(request)), ...generateRecipe(request, environment.seed) };
};
