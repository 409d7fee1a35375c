import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import ky from 'ky';
import { expect, test } from 'vitest';

const address = 'https://api.example.com';
const request = { ingredients: ['chickpeas', 'spinach', 'rice'], servings: 2 };

test('what a call costs beside bare fetch and ky, the service answering at once', async ({ bench }) => {
  const mock = createMockService();
  const sdk = new RecipeAI(mock.connection({ tier: 'scale' }));
  const recipe = JSON.stringify(await sdk.recipes.generate(request));
  const answer = async () => new Response(recipe, { headers: { 'content-type': 'application/json' } });

  const client = new RecipeAI({ apiKey: 'key', baseUrl: address, fetch: answer });
  const json = { method: 'post', body: JSON.stringify(request), headers: { 'content-type': 'application/json' } };
  const result = await bench.compare(
    bench('fetch', async () => {
      await (await answer()).json();
    }),
    bench('ky', async () => {
      await ky(`${address}/api/v1/recipes/generate`, { ...json, retry: 0, fetch: answer }).json();
    }),
    bench('the SDK: checked, paced, through ky', async () => {
      await client.recipes.generate(request);
    }),
    { time: 500 },
  );
  expect(result.get('the SDK: checked, paced, through ky').latency.mean).toBeLessThan(5);
});
