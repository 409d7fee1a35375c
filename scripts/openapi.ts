import { writeFileSync } from 'node:fs';
import { createMockService, type MockOptions } from '@recipe-ai/sdk/mock';
import { toUrlAndBody } from '../src/client/url.js';
import { endpoints, type Operation } from '../src/contract/endpoints.js';
import type { ServiceErrorCode } from '../src/contract/error-codes.js';
import { errorRequests, type ErrorRequest } from '../src/openapi/error-requests.js';
import type { Examples } from '../src/openapi/operations.js';
import type { ErrorExamples } from '../src/openapi/responses.js';
import { toOpenApi } from '../src/openapi/to-openapi.js';
import { exampleRequests } from '../src/openapi/example-requests.js';

const EXAMPLE_KEY = 'example-key';

/** Seed and clock are fixed, so that every run gives the same document. */
const fixed: MockOptions = { seed: 1, now: new Date('2030-01-01T12:00:00Z'), keys: { [EXAMPLE_KEY]: 'scale' } };

/** Responses of the mock to the example requests. */
const examplesFromMock = async (): Promise<Examples> => {
  const mock = createMockService(fixed);
  const examples: Examples = {};
  const ids: Record<string, string> = {};
  for (const [operation, toRequest] of Object.entries(exampleRequests) as [Operation, (typeof exampleRequests)[Operation]][]) {
    const endpoint = endpoints[operation];
    const request = toRequest(ids);
    const { url, body: sent } = toUrlAndBody(endpoint, endpoint.host === 'ai' ? mock.aiUrl : mock.baseUrl, request, operation);
    const response = await mock.fetch(url, {
      method: endpoint.method.toUpperCase(),
      headers: { authorization: `Bearer ${EXAMPLE_KEY}`, 'content-type': 'application/json' },
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

/** The body of the mock's response to a request that causes an error. */
const causeError = async (code: ServiceErrorCode, request: ErrorRequest): Promise<unknown> => {
  const mock = createMockService({ ...fixed, baseUrl: 'https://api.recipe-ai.test' });
  const { method = 'post', path = '/api/v1/pantries', headers, body = { name: 'Home' }, exhaust, bodyBefore, isSimulated } = request;
  if (exhaust !== undefined) mock.keys.exhaust(EXAMPLE_KEY, exhaust);
  if (isSimulated) mock.fail('*', { code });
  const send = (content: unknown) =>
    mock.fetch(mock.baseUrl + path, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${EXAMPLE_KEY}`, 'content-type': 'application/json', ...headers },
      body: typeof content === 'string' || content === null ? content : JSON.stringify(content),
    });
  if (bodyBefore !== undefined) await send(bodyBefore);
  const response = await send(body);
  const error = (await response.json()) as { error?: { code: string } };
  if (error.error?.code !== code) throw new Error(`The example of ${code} responds with HTTP ${response.status}: ${JSON.stringify(error)}`);
  return error;
};

const errorExamplesFromMock = async (): Promise<ErrorExamples> => {
  const examples: ErrorExamples = {};
  for (const [code, request] of Object.entries(errorRequests) as [ServiceErrorCode, ErrorRequest][]) {
    examples[code] = await causeError(code, request);
  }
  return examples;
};

/** The OpenAPI document as users get it, with real responses as examples. */
export const openApiWithExamples = async () =>
  toOpenApi({ examples: await examplesFromMock(), errorExamples: await errorExamplesFromMock() });

if (import.meta.main) writeFileSync('dist/openapi.json', `${JSON.stringify(await openApiWithExamples())}\n`);
