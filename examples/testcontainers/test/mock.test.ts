import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { QuotaExceededError, RecipeAI } from '@recipe-ai/sdk';
import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';

const token = randomUUID();
let container: StartedTestContainer;
let baseUrl: string;

before(async () => {
  const image = await GenericContainer.fromDockerfile('.').build();
  container = await image
    .withExposedPorts(4010)
    .withEnvironment({ RECIPE_AI_MOCK_TOKEN: token })
    .withWaitStrategy(Wait.forHttp('/__mock/health', 4010))
    .start();
  baseUrl = `http://${container.getHost()}:${container.getMappedPort(4010)}`;
});

after(() => container.stop());

/** A call of the mock's admin API, which needs the token because it comes from outside of the container. */
const admin = async (method: string, path: string, body: object): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json', 'X-Mock-Token': token };
  const response = await fetch(`${baseUrl}/__mock/api${path}`, { method, headers, body: JSON.stringify(body) });
  return response.json();
};

/** A client with a key and a mock of its own, so that tests share nothing. */
const createClient = async (): Promise<{ sdk: RecipeAI; apiKey: string }> => {
  const { key: apiKey } = (await admin('POST', '/keys', { isolated: true })) as { key: string };
  return { sdk: new RecipeAI({ apiKey, baseUrl }), apiKey };
};

test('generates a recipe', async () => {
  const { sdk } = await createClient();
  const recipe = await sdk.recipes.generate({ ingredients: ['rice', 'eggs'], servings: 2 });
  assert.equal(recipe.servings, 2);
});

test('reports a used-up quota', async () => {
  const { sdk, apiKey } = await createClient();
  await admin('PATCH', `/keys?key=${apiKey}`, { exhaust: 'day' });
  // Shortly before midnight UTC, a call would wait for the reset of the quota.
  await assert.rejects(sdk.pantries.list({}, { failFast: true }), QuotaExceededError);
});
