import type { GeneratedRecipe, GenerateRequest } from '../../src/contract/recipes.js';
import type { HandlerContext } from './handler.js';

export const generate = async (request: GenerateRequest, { environment: world, kitchen }: HandlerContext): Promise<GeneratedRecipe> => {
  const { generateRecipe } = await kitchen();
  return { id: world.id('rec'), ...generateRecipe(request, world.seed) };
};
