import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { validate } from '@readme/openapi-parser';
import { expect, onTestFinished, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { RecipeAI, type HealthifyRequest } from '../../../src/index.js';
import { endpoints } from '../../../src/contract/endpoints.js';
import { serviceErrors } from '../../../src/contract/error-codes.js';
import { summaries } from '../../../src/contract/summaries.js';
import { openApiWithExamples } from '../../../scripts/openapi.ts';
import { toOpenApi } from '../../../src/openapi/to-openapi.js';

interface Described {
  paths: Record<string, Record<string, { operationId: string; summary: string }>>;
}

const document = (): Described => structuredClone(toOpenApi()) as object as Described;

/** What Redocly says under its strictest rules; empty where it has nothing to say. */
const lint = async (described: object): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(described));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const redocly = ['node_modules/@redocly/cli/bin/cli.js', 'lint', '--extends', 'recommended-strict', '--format', 'stylish', file];
  return promisify(execFile)(process.execPath, redocly, { env }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
};

test('satisfies the strictest rules of one validator', async () => {
  expect(await lint(document())).toBe('');
});

test('satisfies another validator', async () => {
  expect(await validate(JSON.parse(JSON.stringify(document())))).toMatchObject({ valid: true, warnings: [] });
});

test('a fault is seen by both', async () => {
  const faulty = document();
  const [first] = Object.values(Object.values(faulty.paths)[0] ?? {});
  Object.assign(first ?? {}, { responses: { 200: { description: 1 } } });
  expect(await lint(faulty)).toContain('Expected type `string` but got `integer`');
  expect(await validate(JSON.parse(JSON.stringify(faulty)))).toMatchObject({ valid: false });
});

test('describes each endpoint of the table, and nothing else', () => {
  const described = Object.entries(document().paths).flatMap(([at, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(get|post|put|patch|delete)$/.test(method))
      .map(([method, { summary }]) => `${method} ${at} ${summary}`),
  );
  expect(described.toSorted()).toEqual(
    Object.entries(endpoints)
      .map(([name, { method, path: at }]) => `${method} ${at} ${summaries[name as keyof typeof summaries]}`)
      .toSorted(),
  );
});

type Schema = {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
} & Partial<Record<'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum', number>>;

/** Paths of all properties below a schema that lack a description. */
const undescribed = (schema: Schema, place: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description ? [] : [`${place}.${name}`]),
    ...undescribed(property, `${place}.${name}`),
  ]),
  ...(schema.items ? undescribed(schema.items, `${place}[]`) : []),
  ...(schema.anyOf ?? []).flatMap((branch) => undescribed(branch, place)),
];

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks: Record<string, { post: OpenApiOperation }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { content: object; headers?: object }> };
}

interface OpenApiOperation {
  description: string;
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } };
  responses: Record<string, { $ref?: string; headers?: object; content?: { 'application/json': { example?: unknown } } }>;
  callbacks?: { result: Record<string, { post: OpenApiOperation }> };
}

interface HeaderCase {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  tier?: 'sandbox';
  times?: number;
}

const openApi = toOpenApi() as unknown as OpenApi;

/** What a reference to a component names, or the value itself. */
const resolve = <Value extends { $ref?: string }>(value: Value): Value =>
  value.$ref === undefined
    ? value
    : (value.$ref
        .split('/')
        .slice(1)
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], openApi) as Value);

const bodyOf = (url: string): Schema => openApi.paths[url]!['post']!.requestBody!.content['application/json'].schema;
const operations = Object.values(openApi.paths).flatMap((methods) => Object.values(methods));

test('describes every operation, parameter and property', () => {
  const bodies = operations.map(({ requestBody }) => requestBody?.content['application/json'].schema ?? {});
  const named = Object.entries(openApi.components.schemas).flatMap(([name, schema]) => undescribed(schema, name));
  expect([...named, ...bodies.flatMap((schema) => undescribed(schema, 'body'))]).toEqual([]);
  expect(operations.flatMap(({ parameters = [] }) => parameters.filter(({ description }) => !description))).toEqual([]);
  expect(operations.filter(({ description }) => !description)).toEqual([]);
});

/** A schema, those of its items, and those that it may be instead. */
const levelsOf = (schema: Schema): Schema[] => [schema, ...[schema.items ?? [], schema.anyOf ?? []].flat().flatMap(levelsOf)];

/** All properties below a schema. */
const propertiesOf = (schema: Schema): Schema[] =>
  levelsOf(resolve(schema))
    .flatMap(({ properties = {} }) => Object.values(properties))
    .flatMap((property) => [property, ...propertiesOf(property)]);

/** The bounds in words such as "1 to 50 names, each of at most 300 characters". */
const statedBounds = (description = ''): number[] =>
  [...description.matchAll(/at most ([\de]+)|(\d+) to (\d+)/gi)].flatMap((match) => match.slice(1).filter(Boolean).map(Number));

test('states the bounds of requests that it has', () => {
  const fields = operations.flatMap(({ requestBody, parameters = [] }) => [
    ...propertiesOf(requestBody?.content['application/json'].schema ?? {}),
    ...parameters.map(({ schema, description = '' }) => ({ ...schema, description })),
  ]);
  const wrong = fields.filter((field) => {
    const bounds = levelsOf(field).flatMap(({ minLength, maxLength, minItems, maxItems, minimum, maximum }) => [
      minLength,
      maxLength,
      minItems,
      maxItems,
      minimum,
      maximum,
    ]);
    return statedBounds(field.description).some((bound) => !bounds.includes(bound));
  });
  expect(fields.filter(({ description }) => statedBounds(description).length > 0).length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('names its error responses, each with an example per code', () => {
  expect(operations.flatMap(({ responses }) => Object.values(responses)).filter(({ $ref = '/Ok' }) => !/\/[A-Z]\w+$/.test($ref))).toEqual(
    [],
  );
  expect(JSON.stringify(openApi.components.responses['TooManyRequests'])).toContain('"trial_exhausted":{"value"');
});

test('types the callback of each operation, as callback and as webhook', () => {
  const [callback] = Object.values(openApi.paths['/api/v1/healthify']!['post']!.callbacks!.result);
  expect(callback!.post.requestBody!.content['application/json'].schema.$ref).toBe('#/components/schemas/HealthifyCallback');
  expect(Object.keys(openApi.webhooks)).toEqual([
    'healthify',
    'rewriteTone',
    'budgetifyRecipe',
    'adaptMethod',
    'suggestSubstitute',
    'enrichIngredients',
  ]);
  expect(Object.keys(resolve(openApi.components.schemas['HealthifyCallback']!.properties!['data']!).properties!)).toEqual(
    expect.arrayContaining(['name', 'ingredients', 'steps']),
  );
});

test('offers the callback of enrichIngredients, and says that it is assumed', () => {
  const { responses, callbacks } = openApi.paths['/api/v1/enrich-ingredients']!['post']!;
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['202', '403']));
  expect(JSON.stringify(callbacks)).toContain('is assumed.');
  expect(JSON.stringify(bodyOf('/api/v1/enrich-ingredients'))).toContain('It is not known whether this operation accepts it.');
  expect(JSON.stringify(bodyOf('/api/v1/healthify'))).not.toContain('It is not known whether');
  expect(JSON.stringify(openApi.paths['/api/v1/healthify']!['post']!.callbacks)).not.toContain('is assumed.');
});

test('takes a callback_url only with https, as the specification says', () => {
  const { properties } = bodyOf('/api/v1/healthify');
  const { pattern } = properties!['callback_url'] as { pattern?: string };
  const urls = ['https://hooks.example.com/', 'http://hooks.example.com/', 'http://localhost:3000/'];
  expect(urls.map((url) => new RegExp(pattern!).test(url))).toEqual([true, false, false]);
});

test('has no limits on a 401, because an unknown key has none', () => {
  const headersOf = (name: string) => Object.keys(openApi.components.responses[name]?.headers ?? {});
  expect(headersOf('Unauthorized')).toEqual(['X-Request-Id', 'WWW-Authenticate']);
  expect(headersOf('Forbidden')).toContain('X-RateLimit-Limit');
});

test('gives formats and defaults', () => {
  expect(openApi.components.schemas['PantryItem']!.properties!['created_at']).toMatchObject({ format: 'date-time' });
  expect(bodyOf('/api/v1/healthify').properties!['callback_url']).toMatchObject({ format: 'uri' });
  expect(bodyOf('/api/v1/recipes/generate').properties!['servings']).toMatchObject({ default: 2, minimum: 1, maximum: 100 });
});

test('offers an Idempotency-Key wherever a request changes or costs something', () => {
  for (const [url, methods] of Object.entries(openApi.paths)) {
    for (const [method, { parameters = [] }] of Object.entries(methods)) {
      expect([url, method, parameters.some(({ name }) => name === 'Idempotency-Key')]).toEqual([url, method, method !== 'get']);
    }
  }
});

test('has a real request and response of the mock as the example of every operation', async () => {
  const { paths } = (await openApiWithExamples()) as unknown as OpenApi;
  const examples = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ requestBody, responses }) => [
      requestBody === undefined || requestBody.content['application/json'].example !== undefined,
      Object.entries(responses).some(([status, { content }]) => status === '204' || content?.['application/json'].example !== undefined),
    ]),
  );
  expect(examples.flat().filter((present) => !present)).toEqual([]);
});

test('has a real response of the mock as the example of every error', async () => {
  const { components } = (await openApiWithExamples()) as unknown as OpenApi;
  const examples = Object.values(components.responses).flatMap(({ content }) =>
    Object.entries((content as { 'application/json': { examples: Record<string, { value: unknown }> } })['application/json'].examples),
  );
  expect(examples.map(([code]) => code).toSorted()).toEqual(Object.keys(serviceErrors).toSorted());
  expect(Object.fromEntries(examples)['validation_error']!.value).toMatchObject({
    error: { details: [{ path: 'name' }, { path: 'nam', message: 'unknown field; did you mean name?' }] },
  });
});

test('has the callback that the mock sends as the example of a callback', async () => {
  const { paths } = (await openApiWithExamples()) as unknown as OpenApi;
  const { requestBody, callbacks } = paths['/api/v1/healthify']!['post']!;
  const request = requestBody!.content['application/json'].example as HealthifyRequest;
  const mock = createMockService({ seed: 1, now: new Date('2030-01-01T12:00:00Z'), callbackHosts: ['hooks.example.com'] });
  await new RecipeAI(mock.connection()).healthify({ ...request, callback_url: 'https://hooks.example.com/' });
  const { payload } = await mock.callbacks.next();
  const [callback] = Object.values(callbacks!.result);
  const example = callback!.post.requestBody!.content['application/json'].example;
  expect(example).toEqual({ ...payload, timestamp: expect.any(String) });
});

test('gives results, callbacks and errors named parts, which client generators turn into types', () => {
  const { ErrorBody, HealthifyResult, HealthifyCallback } = openApi.components.schemas;
  expect(ErrorBody!.properties!['error']!.$ref).toBe('#/components/schemas/ServiceError');
  expect(HealthifyResult!.properties!['data']!.$ref).toBe('#/components/schemas/HealthifiedRecipe');
  expect(HealthifyCallback!.properties!['data']!.$ref).toBe('#/components/schemas/HealthifiedRecipe');
});

/** Standard headers, which the document need not list. */
const STANDARD_HEADERS = ['content-type', 'date'];

test.each([
  ['a result', { body: { name: 'Home' } }],
  ['a repeated result', { body: { name: 'Home' }, headers: { 'idempotency-key': 'a' }, times: 2 }],
  ['an unknown key', { headers: { authorization: 'Bearer x' } }],
  ['a wrong method', { method: 'PUT' }],
  ['an invalid request', { body: {} }],
  ['a used-up limit', { body: {}, tier: 'sandbox' as const, times: 11 }],
])('lists every header of %s', async (_, { method = 'POST', body, headers, tier, times = 1 }: HeaderCase) => {
  const mock = createMockService();
  const { apiKey } = mock.connection({ tier });
  let response: Response | undefined;
  for (let call = 0; call < times; call += 1) {
    response = await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }
  const { headers: listed } = resolve(openApi.paths['/api/v1/pantries']!['post']!.responses[response!.status]!);
  const names = Object.keys(listed!).map((name) => name.toLowerCase());
  expect([...response!.headers.keys()].filter((name) => !names.includes(name) && !STANDARD_HEADERS.includes(name))).toEqual([]);
});

test('comes out the same on every run', async () => {
  expect(JSON.stringify(await openApiWithExamples())).toBe(JSON.stringify(await openApiWithExamples()));
});
