import { adaptMethod } from '../../../mock/kitchen/transform/adapt-method.js';
import { budgetifyRecipe } from '../../../mock/kitchen/transform/budgetify-recipe.js';
import { healthify } from '../../../mock/kitchen/transform/healthify.js';
import { Unsatisfiable } from '../../../mock/kitchen/unsatisfiable.js';
import type { RecipeInput, TransformedRecipe } from '../../../src/contract/transforms.js';
import { readLines } from './read-tables.js';
import { share, type Row } from './share.js';

interface Probe {
  recipe: RecipeInput;
  operation: string;
  expected: string;
}

const readProbes = (): Probe[] =>
  readLines('hazards.txt').flatMap((line, index, lines) => {
    if (index % 2 === 0) return [];
    const [title = '', list = '', steps = ''] = line.split(' | ');
    const [operations = '', expected = ''] = (lines[index - 1] ?? '').split(' => ');
    const recipe = { title, ingredients: list.split(' / '), instructions: steps.split(' / ') };
    return operations.split(' ').map((operation) => ({ recipe, operation, expected }));
  });

const run = ({ recipe, operation }: Probe): Required<TransformedRecipe> => {
  const [name, argument = ''] = operation.split(':');
  if (name === 'healthify') return healthify({ recipe, health_focus: argument });
  if (name === 'budgetify') return budgetifyRecipe({ recipe });
  return adaptMethod({ recipe, target_method: argument });
};

const outcomeOf = (probe: Probe): string => {
  try {
    const { ingredients, steps, changes, warnings } = run(probe);
    const isSame = [...ingredients, ...steps].join('\n') === [...probe.recipe.ingredients, ...probe.recipe.instructions].join('\n');
    if (!isSame || changes.length > 0) return 'changed';
    return warnings.length > 0 ? 'left' : 'left without a reason';
  } catch (error) {
    if (error instanceof Unsatisfiable) return 'refused';
    throw error;
  }
};

/** Recipes that nobody should change, and harmless ones that look like them. */
export const hazards = (): Row[] => {
  const probes = readProbes();
  const wrong = probes.flatMap((probe) => {
    const outcome = outcomeOf(probe);
    return outcome === probe.expected ? [] : [`${probe.operation} of ${probe.recipe.title}: ${outcome}, not ${probe.expected}`];
  });
  return [share('transforms: hazards left alone, harmless recipes changed', '>= 95 %', wrong, probes.length)];
};
