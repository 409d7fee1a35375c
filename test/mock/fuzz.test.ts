import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { serviceErrors } from '../../src/contract/error-codes.js';
import { createMockService } from '../../mock/index.js';
import { Caller, errorOf, type Reply } from '../doors.js';
import { sampleRequests } from '../samples.js';

const operations = Object.keys(endpoints) as Operation[];
const known = new Set(Object.entries(serviceErrors).map(([code, { status }]) => `${status} ${code}`));
for (const notOurs of ['500 internal_error', '503 model_unavailable']) known.delete(notOurs);

/** An answer is either what the contract says, or a refusal that it knows; never a 500. */
const expectSound = (reply: Reply, row?: Endpoint): void => {
  expect(reply.headers.get('x-request-id')).toMatch(/^req_/);
  if (reply.status < 300) {
    expect(row && reply.status).toBe(row?.status);
    expect(row?.response.safeParse(reply.json).success).toBe(true);
  } else expect(known).toContain(`${reply.status} ${errorOf(reply).code}`);
};

const enter = async () => {
  const mock = createMockService({ tiers: { scale: {} }, callbackHosts: ['hooks.example.com'] });
  const caller = new Caller(mock.connection());
  const { id: pantry } = (await caller.call('pantries.create', { name: 'Home' })).json as { id: string };
  const { id: item } = (await caller.call('pantries.items.add', { pantry_id: pantry, name: 'milk' })).json as { id: string };
  return { caller, samples: sampleRequests(pantry, item) };
};

describe('any request at all', () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constant(null),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );

  test.prop([fc.constantFrom(...operations), fc.nat(20), fc.string(), odd, fc.boolean()], { numRuns: 600 })(
    'near a good one is answered soundly',
    async (operation, place, name, value, replace) => {
      const { caller, samples } = await enter();
      const request: Record<string, unknown> = { ...samples[operation] };
      const fields = Object.keys((endpoints[operation].request as unknown as { def: { shape?: object } }).def.shape ?? request);
      const path: string[] = endpoints[operation].path.match(/\{(\w+)\}/g) ?? [];
      const field = replace ? fields[place % fields.length]! : name;
      // A path field that is no text would only test the caller.
      if (!path.includes(`{${field}}`))
        Object.defineProperty(request, field, { value, enumerable: true, writable: true, configurable: true });
      expectSound(await caller.call(operation, request), endpoints[operation]);
    },
  );

  test.prop([fc.constantFrom(...operations), fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: 'binary' }))], { numRuns: 300 })(
    'with any body is answered soundly',
    async (operation, body) => {
      const { caller, samples } = await enter();
      const row: Endpoint = endpoints[operation];
      const init = row.method === 'get' || row.method === 'delete' ? {} : { body };
      expectSound(await caller.call(operation, samples[operation], init), row);
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
  )('at any address is answered soundly', async (method, path, query) => {
    const { caller } = await enter();
    const row = operations
      .map((operation): Endpoint => endpoints[operation])
      .find((each) => each.method.toUpperCase() === method && each.path === path);
    expectSound(await caller.send(caller.connection.baseUrl + path.replaceAll(/[{}]/g, '') + query, { method }), row);
  });
});
