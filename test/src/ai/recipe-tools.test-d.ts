import { RecipeAI, type Pantry, type SuggestSubstituteResult } from '@recipe-ai/sdk';
import { recipeTools } from '@recipe-ai/sdk/ai';
import type { InferToolInput, InferToolOutput, ToolSet } from 'ai';
import { expectTypeOf, test } from 'vitest';

const tools = recipeTools(new RecipeAI());

test('the tools are a tool set of ai, with the types of the contract', () => {
  expectTypeOf(tools).toExtend<ToolSet>();
  expectTypeOf<InferToolInput<(typeof tools)['suggestSubstitute']>>().toHaveProperty('ingredient').toEqualTypeOf<string>();
  expectTypeOf<InferToolInput<(typeof tools)['suggestSubstitute']>>().not.toHaveProperty('callback_url');
  expectTypeOf<InferToolOutput<(typeof tools)['suggestSubstitute']>>().toEqualTypeOf<SuggestSubstituteResult>();
  expectTypeOf<InferToolOutput<(typeof tools)['pantriesGet']>>().toEqualTypeOf<Pantry>();
  expectTypeOf<InferToolOutput<(typeof tools)['pantriesDelete']>>().toEqualTypeOf<{ deleted: true }>();
});

test('`only` chooses their names', () => {
  expectTypeOf(recipeTools(new RecipeAI(), { only: ['pantries.items.add'] })).toHaveProperty('pantriesItemsAdd');
  expectTypeOf(recipeTools(new RecipeAI(), { only: ['pantries.items.add'] })).not.toHaveProperty('healthify');
  // @ts-expect-error: not an operation
  recipeTools(new RecipeAI(), { only: ['pantriesItemsAdd'] });
});
