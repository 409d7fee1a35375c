import type { Operation } from '@recipe-ai/sdk';

/** Operations by the name of their command. */
export const operationByCommand = {
  generate: 'recipes.generate',
  healthify: 'healthify',
  'rewrite-tone': 'rewriteTone',
  'budgetify-recipe': 'budgetifyRecipe',
  'adapt-method': 'adaptMethod',
  'suggest-substitute': 'suggestSubstitute',
  'enrich-ingredients': 'enrichIngredients',
  'suggest-categories': 'categories.suggest',
} as const satisfies Record<string, Operation>;

/** Every operation with a command, in both spellings. */
export const operationNames: readonly string[] = [...new Set(Object.entries(operationByCommand).flat())];

/** The operation of a name in either spelling: `rewrite-tone` or `rewriteTone`. Any other name is returned as it is. */
export const toOperation = (name: string): string =>
  Object.hasOwn(operationByCommand, name) ? operationByCommand[name as keyof typeof operationByCommand] : name;
