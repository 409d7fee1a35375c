import type { createMockService, MockService } from '@recipe-ai/sdk/mock';

/** The call that is measured: a pantry is read. */
export interface Scene {
  mock: MockService;
  path: string;
  headers: Record<string, string>;
}

/** A mock with one pantry and a key without a limit that matters. */
export const createScene = async (create: typeof createMockService): Promise<Scene> => {
  const mock = create({ keys: { bench: 'endless' }, tiers: { endless: { perMinute: 1e9, perDay: 1e9 } } });
  const headers = { Authorization: 'Bearer bench' };
  const response = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Home' }),
  });
  const { id } = (await response.json()) as { id: string };
  return { mock, path: `/api/v1/pantries/${id}`, headers };
};

/** The call for which the kitchen works: a recipe is generated. */
export const generate = { path: '/api/v1/recipes/generate', body: '{"ingredients":["rice","eggs","spinach"],"servings":2}' };

/** The mock's response body, for peers that respond with the same. */
export const bodyOf = async (mock: MockService, path: string, headers: Record<string, string>, body?: string): Promise<string> => {
  const post = body !== undefined && { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
  return (await mock.fetch(mock.baseUrl + path, { headers, ...post })).text();
};
