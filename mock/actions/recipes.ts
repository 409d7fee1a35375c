import type { GeneratedRecipe, GenerateRequest } from '../../src/contract/recipes.js';
import { generateRecipe } from '../kitchen/generate.js';
import type { Call } from './action.js';

export const generate = (request: GenerateRequest, { world }: Call): GeneratedRecipe => ({
  id: world.id('rec'),
  ...generateRecipe(request, world.seed),
});
