import type { createMockService, MockService } from '@recipe-ai/sdk/mock';

/** The call that everything is measured by: a pantry is read. */
export interface Table {
  mock: MockService;
  path: string;
  headers: Record<string, string>;
}

/** A mock with one pantry, and a key that never comes to a limit. */
export const setTable = async (create: typeof createMockService): Promise<Table> => {
  const mock = create({ keys: { bench: 'endless' }, tiers: { endless: { perMinute: 1e9, perDay: 1e9 } } });
  const headers = { Authorization: 'Bearer bench' };
  const answer = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Home' }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { mock, path: `/api/v1/pantries/${id}`, headers };
};

/** What the mock answers, for peers that answer the same. */
export const bodyOf = async (mock: MockService, path: string, headers: Record<string, string>): Promise<string> =>
  (await mock.fetch(mock.baseUrl + path, { headers })).text();
