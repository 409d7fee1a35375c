import { writeFileSync } from 'node:fs';
import { createMockService } from '@recipe-ai/sdk/mock';
import { toUrlAndBody } from '../src/client/url.js';
import { endpoints, type Operation } from '../src/contract/endpoints.js';
import type { Examples } from '../src/openapi/operations.js';
import { toOpenApi } from '../src/openapi/to-openapi.js';
import { exampleRequests } from '../src/openapi/example-requests.js';

/** Responses of the mock to the example requests: the same on every run, because seed and clock are fixed. */
const examplesFromMock = async (): Promise<Examples> => {
  const mock = createMockService({ seed: 1, now: new Date('2030-01-01T12:00:00Z'), keys: { 'example-key': 'scale' } });
  const examples: Examples = {};
  const ids: Record<string, string> = {};
  for (const [operation, toRequest] of Object.entries(exampleRequests) as [Operation, (typeof exampleRequests)[Operation]][]) {
    const endpoint = endpoints[operation];
    const request = toRequest(ids);
    const { url, body: sent } = toUrlAndBody(endpoint, endpoint.host === 'ai' ? mock.aiUrl : mock.baseUrl, request);
    const response = await mock.fetch(url, {
      method: endpoint.method.toUpperCase(),
      headers: { authorization: 'Bearer example-key', 'content-type': 'application/json' },
      body: sent,
    });
    if (!response.ok) throw new Error(`The example of ${operation} responds with HTTP ${response.status}: ${await response.text()}`);
    const body: unknown = response.status === 204 ? undefined : await response.json();
    examples[operation] = { request, response: body };
    if (operation === 'pantries.create') ids['pantry_id'] = (body as { id: string }).id;
    if (operation === 'pantries.items.add') ids['item_id'] = (body as { id: string }).id;
  }
  return examples;
};

/** The OpenAPI document as users get it, with real responses as examples. */
export const openApiWithExamples = async () => toOpenApi({ examples: await examplesFromMock() });

if (import.meta.main) writeFileSync('dist/openapi.json', `${JSON.stringify(await openApiWithExamples())}\n`);
