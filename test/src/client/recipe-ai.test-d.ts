import type {
  BatchResult,
  GeneratedRecipe,
  HealthifyResult,
  OperationRequest,
  OperationResponse,
  PendingResult,
  RecipeAI,
  SuggestSubstituteResult,
  TransformedRecipe,
} from '@recipe-ai/sdk';
import { expectTypeOf, test } from 'vitest';

declare const sdk: RecipeAI;
declare const generated: GeneratedRecipe;
declare const transformed: TransformedRecipe;

test('a callback_url adds the pending result', async () => {
  expectTypeOf(await sdk.healthify({ recipe: generated })).toEqualTypeOf<HealthifyResult>();
  expectTypeOf(await sdk.healthify({ recipe: transformed, callback_url: 'https://x.example' })).toEqualTypeOf<
    HealthifyResult | PendingResult
  >();
  expectTypeOf(await sdk.healthify({ recipe: transformed, callback_url: undefined })).toEqualTypeOf<HealthifyResult>();
});

test('what the specification states is required, what is assumed next to it is optional', async () => {
  const { data } = await sdk.healthify({ recipe: generated });
  expectTypeOf(data.name).toEqualTypeOf<string>();
  expectTypeOf(data.steps).toEqualTypeOf<string[]>();
  expectTypeOf(data.summary).toEqualTypeOf<string | undefined>();
  expectTypeOf(data).toHaveProperty('nutrition_after');
});

test('a list iterates over items, and pages() over pages', () => {
  expectTypeOf(sdk.pantries.list()[Symbol.asyncIterator]().next).returns.resolves.toHaveProperty('value');
  expectTypeOf(sdk.pantries.get).parameter(0).toEqualTypeOf<string | { pantry_id: string }>();
});

test('a call of a batch that is plain data has an unknown value, unless its type is given', () => {
  const calls = [
    { operation: 'suggestSubstitute' as const, request: { ingredient: 'egg' } satisfies OperationRequest<'suggestSubstitute'> },
  ];
  expectTypeOf(sdk.batch(calls)).toEqualTypeOf<AsyncGenerator<BatchResult<unknown>, void, undefined>>();
  expectTypeOf(sdk.batch<OperationResponse<'suggestSubstitute'>>(calls)).toEqualTypeOf<
    AsyncGenerator<BatchResult<SuggestSubstituteResult | PendingResult>, void, undefined>
  >();
});

test('a wrong field does not compile', () => {
  // @ts-expect-error -- a typo
  const typo = () => sdk.healthify({ recipe: generated, health_focuss: 'low_fat' });
  // @ts-expect-error -- generate takes no callback_url
  const callback = () => sdk.recipes.generate({ ingredients: [], callback_url: 'https://x.example' });
  expectTypeOf(typo).toBeFunction();
  expectTypeOf(callback).toBeFunction();
});
