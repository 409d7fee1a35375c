import { fc, test as property } from '@fast-check/vitest';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import type { Endpoint } from '../../../src/contract/endpoint.js';
import { toOpenApi } from '../../../src/openapi/to-openapi.js';
import { createMockService } from '../../../mock/index.js';
import { listen, type MockSocket } from '../../../mock/node.js';
import { RawClient, type RawResponse } from '../../support/mock-adapters.js';
import { sampleRequests } from '../../support/sample-requests.js';

/** What of the document is needed here. */
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string; content?: object }> }>>;
  components: { responses: Record<string, object> };
}

const document = toOpenApi() as unknown as Document;
const ajv = new Ajv2020({ strict: false, validateFormats: false, keywords: [] });
ajv.addSchema(document, 'document');

const pointer = (...names: string[]): string =>
  `document#/${names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** The validator of the document for that status; `null` if the document has none. */
const validatorOf = ({ method, path }: Endpoint, status: number): ValidateFunction | 'no body' | null => {
  const response = document.paths[path]?.[method]?.responses[status];
  if (!response) return null;
  if (!response.$ref && !response.content) return 'no body';
  const home = response.$ref?.split('/').slice(1) ?? ['paths', path, method, 'responses', String(status)];
  return ajv.compile({ $ref: pointer(...home, 'content', 'application/json', 'schema') });
};

/** What of a response is not in the document. */
const surplusOf = (operation: Operation, { status, headers, text, json }: RawResponse): unknown[] => {
  const judge = validatorOf(endpoints[operation], status);
  if (judge === null) return [`${operation} responded ${status}`];
  if (judge === 'no body') return text === '' ? [] : [text];
  const type = headers.get('content-type');
  if (type !== 'application/json') return [type];
  return judge(json) ? [] : (judge.errors ?? []);
};

describe('every response over a socket matches the OpenAPI document', () => {
  let socket: MockSocket;
  let client: RawClient;
  beforeAll(async () => {
    socket = await listen(createMockService({ tiers: { scale: {} }, callbackHosts: ['hooks.example.com'] }));
    client = new RawClient(socket.connection());
  });
  afterAll(() => socket.close());

  const setup = async () => {
    const { id: pantry } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const { id: item } = (await client.call('pantries.items.add', { pantry_id: pantry, name: 'Milk' })).json as { id: string };
    return sampleRequests(pantry, item);
  };
  const operations = Object.keys(endpoints) as Operation[];

  test('for valid requests', async () => {
    const samples = await setup();
    for (const operation of operations) expect(surplusOf(operation, await client.call(operation, samples[operation]))).toEqual([]);
  });

  test('for an Idempotency-Key that another request used', async () => {
    const samples = await setup();
    const taken = { headers: { 'idempotency-key': 'taken' } };
    await client.call('categories.suggest', { items: ['peas'] }, taken);
    for (const operation of operations) expect(surplusOf(operation, await client.call(operation, samples[operation], taken))).toEqual([]);
  });

  const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(null), fc.string({ maxLength: 300 }));
  const headers = fc.oneof(
    fc.constant({}),
    fc.constantFrom(
      { authorization: 'Bearer nobody' },
      { authorization: '' },
      { 'content-type': 'text/plain' },
      { 'content-encoding': 'gzip' },
      { 'idempotency-key': 'again' },
      { 'idempotency-key': '' },
    ),
  );

  property.prop([fc.constantFrom(...operations), fc.string(), fc.nat(20), odd, fc.boolean(), headers], { numRuns: 400 })(
    'for any other request',
    async (operation, name, place, value, replace, more) => {
      const request: Record<string, unknown> = { ...(await setup())[operation] };
      const fields = Object.keys(request).filter((field) => !endpoints[operation].path.includes(`{${field}}`));
      const field = replace ? fields[place % fields.length] : name;
      if (field !== undefined) Object.defineProperty(request, field, { value, enumerable: true, writable: true, configurable: true });
      const response = await client.call(operation, request, { headers: more as Record<string, string> });
      expect(surplusOf(operation, response)).toEqual([]);
    },
  );
});
