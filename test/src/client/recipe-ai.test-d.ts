import type {
  AddPantryItemRequest,
  AddPantryItemsRequest,
  Batch,
  BatchResult,
  EnrichIngredientsRequest,
  GeneratedRecipe,
  HealthifyResult,
  OperationRequest,
  OperationResponse,
  Page,
  Pantry,
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
  const result = await sdk.healthify({ recipe: transformed, callback_url: 'https://x.example' });
  expectTypeOf(result).toEqualTypeOf<(HealthifyResult & { pending?: undefined }) | PendingResult>();
  expectTypeOf(result).toExtend<HealthifyResult | PendingResult>();
  expectTypeOf(await sdk.healthify({ recipe: transformed, callback_url: undefined })).toEqualTypeOf<HealthifyResult>();
});

test('`pending` and `data` tell a pending result from another', async () => {
  const result = await sdk.healthify({ recipe: transformed, callback_url: 'https://x.example' });
  if (result.pending) expectTypeOf(result).toEqualTypeOf<PendingResult>();
  else expectTypeOf(result.data.name).toEqualTypeOf<string>();
  if (result.data === null) expectTypeOf(result.pending).toEqualTypeOf<true>();
  else expectTypeOf(result.data.name).toEqualTypeOf<string>();
  const response = {} as OperationResponse<'healthify'>;
  if (!response.pending) expectTypeOf(response.data.name).toEqualTypeOf<string>();
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
  expectTypeOf(sdk.batch(calls)).toEqualTypeOf<Batch<unknown>>();
  expectTypeOf(sdk.batch<OperationResponse<'suggestSubstitute'>>(calls)).toEqualTypeOf<
    Batch<(SuggestSubstituteResult & { pending?: undefined }) | PendingResult>
  >();
});

test('a batch of different operations has a union of their results', () => {
  const results = sdk.batch([(bulk) => bulk.suggestSubstitute({ ingredient: 'egg' }), (bulk) => bulk.pantries.get('p')]);
  expectTypeOf(results).toEqualTypeOf<Batch<SuggestSubstituteResult | Pantry>>();
  const annotated = sdk.batch([(bulk: RecipeAI) => bulk.pantries.list(), (bulk: RecipeAI) => bulk.pantries.get('p')]);
  expectTypeOf(annotated).toEqualTypeOf<Batch<Page<Pantry> | Pantry>>();
});

test('a batch can be iterated, and awaited for a list', async () => {
  const batch = sdk.batch([(bulk) => bulk.pantries.get('p')]);
  expectTypeOf(await batch).toEqualTypeOf<BatchResult<Pantry>[]>();
  for await (const result of batch) expectTypeOf(result).toEqualTypeOf<BatchResult<Pantry>>();
});

test('a batch knows the client of its calls, however the calls are made', () => {
  const results = sdk.batch(Array.from({ length: 2 }, () => (bulk) => bulk.pantries.get('p')));
  expectTypeOf(results).toEqualTypeOf<Batch<Pantry>>();
});

test('a request takes arrays that are read-only', () => {
  const names: readonly string[] = ['rice'];
  const request = { ingredients: ['rice'], dietary_restrictions: ['vegan'] } as const;
  expectTypeOf(sdk.recipes.generate).toBeCallableWith(request);
  expectTypeOf(sdk.recipes.generate).toBeCallableWith({ ingredients: names, dietary_restrictions: names });
  expectTypeOf(sdk.healthify).toBeCallableWith({ recipe: { title: 'Rice', ingredients: names, instructions: names } });
  expectTypeOf(sdk.enrichIngredients).toBeCallableWith({ ingredients: names, include: ['price'] as const });
  expectTypeOf(sdk.suggestSubstitute).toBeCallableWith({ ingredient: 'egg', allergies: names, available_ingredients: names });
  expectTypeOf(sdk.categories.suggest).toBeCallableWith({ items: names });
  expectTypeOf(sdk.pantries.items.add).toBeCallableWith({ pantry_id: 'p', items: [{ name: 'rice' }] as const });
});

test('two forms of input do not compile together', () => {
  // @ts-expect-error -- one item, or many
  const items = () => sdk.pantries.items.add({ pantry_id: 'p', name: 'rice', items: [{ name: 'beans' }] });
  // @ts-expect-error -- lines, or a recipe
  const lines = () => sdk.enrichIngredients({ ingredients: ['1 onion'], recipe: generated });
  expectTypeOf(items).toBeFunction();
  expectTypeOf(lines).toBeFunction();
  expectTypeOf(sdk.pantries.items.add).toBeCallableWith({} as AddPantryItemRequest | AddPantryItemsRequest);
  expectTypeOf(sdk.enrichIngredients).toBeCallableWith({} as EnrichIngredientsRequest<undefined>);
});

test('a wrong field does not compile', () => {
  // @ts-expect-error -- a typo
  const typo = () => sdk.healthify({ recipe: generated, health_focuss: 'low_fat' });
  // @ts-expect-error -- generate takes no callback_url
  const callback = () => sdk.recipes.generate({ ingredients: [], callback_url: 'https://x.example' });
  expectTypeOf(typo).toBeFunction();
  expectTypeOf(callback).toBeFunction();
});
