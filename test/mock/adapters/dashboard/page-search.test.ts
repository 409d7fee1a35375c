import openApi from '#openapi' with { type: 'json' };
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCatalog } from '../../../../mock/adapters/dashboard/catalog.js';
import { createStore } from '../../../../mock/adapters/dashboard/page/store.js';

test('a search finds what the last text is in, whatever order the responses come in', async () => {
  const responses = new Map<string, (found: object) => void>();
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        responses.set(new URLSearchParams(path.split('?')[1]).get('text')!, (found) => resolve(Response.json(found)));
      }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const store = createStore(createCatalog(openApi, undefined));
  const row = { id: 'req_1', order: 1, operation: 'healthify', status: 200, durationMs: 1 };
  store.update({
    state: { request_count: 1, delivery_count: 0 },
    requests: { isComplete: true, rows: [row] },
  } as unknown as Parameters<typeof store.update>[0]);
  for (const text of ['b', 'basil']) store.filter.value = { ...store.filter.value, text };
  responses.get('basil')!({ req_1: ['basil'] });
  responses.get('b')!({ req_1: ['b'] });
  await expect.poll(() => store.shownRows.value.map(({ id }) => id)).toEqual(['req_1']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(store.shownRows.value.map(({ id }) => id)).toEqual(['req_1']);
});
