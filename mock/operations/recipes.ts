import type { GeneratedRecipe, GenerateRequest } from '../../src/contract/recipes.js';
import type { Call } from './handler.js';

export const generate = async (request: GenerateRequest, { world, kitchen }: Call): Promise<GeneratedRecipe> => {
  const { generateRecipe } = await kitchen();
  return { id: world.id('rec'), ...generateRecipe(request, world.seed) };
};
