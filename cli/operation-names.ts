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

/** The operations whose commands have several words: `pantries items add`. */
const ofPantries = {
  'pantries.list': true,
  'pantries.create': true,
  'pantries.get': true,
  'pantries.update': true,
  'pantries.delete': true,
  'pantries.items.list': true,
  'pantries.items.add': true,
  'pantries.items.update': true,
  'pantries.items.remove': true,
} as const satisfies Record<Exclude<Operation, (typeof operationByCommand)[keyof typeof operationByCommand]>, true>;

/** Every operation with a command of one word, in both spellings. */
export const operationNames: readonly string[] = [...new Set(Object.entries(operationByCommand).flat())];

/** Every operation of the service; those with a command of one word in both spellings. */
export const allOperationNames: readonly string[] = [...operationNames, ...Object.keys(ofPantries)];

/** The operation of a name in either spelling: `rewrite-tone` or `rewriteTone`. Any other name is returned as it is. */
export const toOperation = (name: string): string =>
  Object.hasOwn(operationByCommand, name) ? operationByCommand[name as keyof typeof operationByCommand] : name;
