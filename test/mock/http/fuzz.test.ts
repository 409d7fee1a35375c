import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.js';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { serviceErrors } from '../../../src/contract/error-codes.js';
import { createMockService } from '../../../mock/index.js';
import { RawClient, errorOf, type RawResponse } from '../../support/mock-adapters.js';
import { sampleRequests } from '../../support/sample-requests.js';

const operations = Object.keys(endpoints) as Operation[];
const known = new Set(Object.entries(serviceErrors).map(([code, { status }]) => `${status} ${code}`));
for (const notOurs of ['500 internal_error', '503 model_unavailable']) known.delete(notOurs);

/** A response matches the contract, or is an error of the contract; never a 500. */
const expectContract = (response: RawResponse, endpoint?: Endpoint): void => {
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  if (response.status < 300) {
    expect(endpoint && response.status).toBe(endpoint?.status);
    expect(endpoint?.response.safeParse(response.json).success).toBe(true);
  } else expect(known).toContain(`${response.status} ${errorOf(response).code}`);
};

const setup = async () => {
  const mock = createMockService({ tiers: { scale: {} }, callbackHosts: ['hooks.example.com'] });
  const client = new RawClient(mock.connection());
  const { id: pantry } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
  const { id: item } = (await client.call('pantries.items.add', { pantry_id: pantry, name: 'milk' })).json as { id: string };
  return { client, samples: sampleRequests(pantry, item) };
};

describe('any request', () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constant(null),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );

  test.prop([fc.constantFrom(...operations), fc.nat(20), fc.string(), odd, fc.boolean()], { numRuns: 600 })(
    'close to a valid one gets a response of the contract',
    async (operation, place, name, value, replace) => {
      const { client, samples } = await setup();
      const request: Record<string, unknown> = { ...samples[operation] };
      const fields = Object.keys((endpoints[operation].request as unknown as { def: { shape?: object } }).def.shape ?? request);
      const path: string[] = endpoints[operation].path.match(/\{(\w+)\}/g) ?? [];
      const field = replace ? fields[place % fields.length]! : name;
      // A path field that is no text would only test the client.
      if (!path.includes(`{${field}}`))
        Object.defineProperty(request, field, { value, enumerable: true, writable: true, configurable: true });
      expectContract(await client.call(operation, request), endpoints[operation]);
    },
  );

  test.prop([fc.constantFrom(...operations), fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: 'binary' }))], { numRuns: 300 })(
    'with any body gets a response of the contract',
    async (operation, body) => {
      const { client, samples } = await setup();
      const endpoint: Endpoint = endpoints[operation];
      const init = endpoint.method === 'get' || endpoint.method === 'delete' ? {} : { body };
      expectContract(await client.call(operation, samples[operation], init), endpoint);
    },
  );

  test.prop(
    [
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'),
      fc.oneof(
        fc.webPath(),
        fc.constantFrom(...operations).map((operation) => endpoints[operation].path),
        fc.webPath().map((path) => `/api/v1${path}`),
      ),
      fc.oneof(
        fc.constant(''),
        fc.webQueryParameters().map((query) => `?${query}`),
      ),
    ],
    { numRuns: 500 },
  )('to any URL gets a response of the contract', async (method, path, query) => {
    const { client } = await setup();
    const endpoint = operations
      .map((operation): Endpoint => endpoints[operation])
      .find((each) => each.method.toUpperCase() === method && each.path === path);
    expectContract(await client.send(client.connection.baseUrl + path.replaceAll(/[{}]/g, '') + query, { method }), endpoint);
  });
});
