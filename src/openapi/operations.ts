import { assumedOf } from '../contract/assumptions.js';
import { hasBody, offersCallback, type Endpoint } from '../contract/endpoint.js';
import { endpoints, type Operation } from '../contract/endpoints.js';
import { summaries } from '../contract/summaries.js';
import { camelCase } from '../util/camel-case.js';
import type { Describer } from './describe.js';
import { commonHeaders, errorResponses } from './responses.js';
import { reference, toSchema, type Json } from './schemas.js';

/** A real request and the mock's response to it. */
export interface Example {
  request: unknown;
  response: unknown;
}

/** Examples by operation. */
export type Examples = Partial<Record<Operation, Example>>;

const pascalCase = (name: string): string => camelCase(name).replace(/^\w/, (letter) => letter.toUpperCase());

const tagOf = (operation: Operation): string => (operation.includes('.') ? operation.split('.')[0]! : 'transforms');

/** The types that describe the request of an operation. */
const requestTypes: Record<Operation, readonly string[]> = {
  'recipes.generate': ['GenerateRequest'],
  healthify: ['HealthifyRequest'],
  rewriteTone: ['RewriteToneRequest'],
  budgetifyRecipe: ['BudgetifyRecipeRequest'],
  adaptMethod: ['AdaptMethodRequest'],
  suggestSubstitute: ['SuggestSubstituteRequest'],
  enrichIngredients: ['EnrichLinesRequest', 'EnrichRecipeRequest'],
  'pantries.list': ['ListPantriesRequest'],
  'pantries.create': ['CreatePantryRequest'],
  'pantries.get': ['PantryReference'],
  'pantries.update': ['UpdatePantryRequest'],
  'pantries.delete': ['PantryReference'],
  'pantries.items.list': ['ListPantryItemsRequest'],
  'pantries.items.add': ['AddPantryItemRequest', 'AddPantryItemsRequest'],
  'pantries.items.update': ['UpdatePantryItemRequest'],
  'pantries.items.remove': ['PantryItemReference'],
  'categories.suggest': ['SuggestCategoriesRequest'],
};

/** Splits the flat request of the contract into path parameters and the rest. */
const splitRequest = (schema: Json, inPath: readonly string[]): { path: Json; rest: Json } => {
  const branches = schema['anyOf'] as Json[] | undefined;
  if (branches) {
    const parts = branches.map((branch) => splitRequest(branch, inPath));
    return { path: parts[0]!.path, rest: { anyOf: parts.map(({ rest }) => rest) } };
  }
  const properties = Object.entries((schema['properties'] ?? {}) as Json);
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !inPath.includes(name));
  const { required: _required, ...others } = schema;
  return {
    path: Object.fromEntries(properties.filter(([name]) => inPath.includes(name))),
    rest: {
      ...others,
      properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
      ...(required.length > 0 && { required }),
    },
  };
};

const toParameter = (name: string, schema: Json, place: 'path' | 'query'): Json => {
  const { description, ...rest } = schema;
  return { name, in: place, ...(place === 'path' && { required: true }), ...(description !== undefined && { description }), schema: rest };
};

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Repeats with the same key and request return the first response instead of running twice. Assumed.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const withoutPathFields = (request: unknown, inPath: readonly string[]): unknown =>
  Object.fromEntries(Object.entries((request ?? {}) as Json).filter(([name]) => !inPath.includes(name)));

const successOf = (endpoint: Endpoint, example: Example | undefined): Json => {
  const headers = commonHeaders(...(endpoint.method === 'get' ? [] : ['Idempotent-Replayed']));
  if (endpoint.status === 204) return { 204: { description: 'Deleted.', headers } };
  const content = { schema: toSchema(endpoint.response), ...(example && { example: example.response }) };
  return {
    [endpoint.status]: {
      description: endpoint.status === 201 ? 'Created.' : 'The result.',
      headers,
      content: { 'application/json': content },
    },
    ...(offersCallback(endpoint) && {
      202: {
        description: 'Accepted without a result. Not what the specification says, but the SDK reads it: the callback delivers the result.',
        headers,
        content: { 'application/json': { schema: reference('PendingResult') } },
      },
    }),
  };
};

/** Follows a description of the callback if the specification does not say that the operation has one. */
const callbackRemark = (operation: Operation): string =>
  endpoints[operation].acceptsCallback ? '' : ' That this operation has a callback is assumed.';

/** The callback of one operation, with the payload type of that operation. */
const callbackOf = (operation: Operation, example: Example | undefined): Json => ({
  operationId: `${camelCase(operation)}Callback`,
  tags: ['callbacks'],
  summary: 'Receive the result of the request.',
  description: `The same result as in the response, delivered at most once and never retried. Compare \`X-Callback-Secret\` with your secret in constant time before you trust the body, respond quickly with a 2xx status, and process the payload afterwards.${callbackRemark(operation)}`,
  security: [{ callbackSecret: [] }],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: reference(`${pascalCase(operation)}Callback`), ...(example && { example: example.response }) },
    },
  },
  responses: { '2XX': { description: 'Received.' }, '4XX': { description: 'Rejected. The service does not send it again.' } },
});

/** A server of one of the two hosts. */
export const serverOf = (host: Endpoint['host']): Json =>
  host === 'ai'
    ? { url: '{ai_url}', description: 'The AI service.', variables: { ai_url: { default: 'https://ai.recipe-ai.test' } } }
    : { url: '{base_url}', description: 'The REST API.', variables: { base_url: { default: 'https://api.recipe-ai.test' } } };

/** One operation of the document. */
export const toOperation = (operation: Operation, describer: Describer, examples: Examples): Json => {
  const endpoint: Endpoint = endpoints[operation];
  const example = examples[operation];
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const sendsBody = hasBody(endpoint);
  const described = requestTypes[operation].reduce((schema, type) => describer.describe(schema, type), toSchema(endpoint.request));
  const { path, rest } = inPath.length > 0 || !sendsBody ? splitRequest(described, inPath) : { path: {}, rest: described };
  const parameters = [
    ...Object.entries(path).map(([name, of]) => toParameter(name, of as Json, 'path')),
    ...(sendsBody ? [] : Object.entries(rest['properties'] as Json).map(([name, of]) => toParameter(name, of as Json, 'query'))),
    ...(endpoint.method === 'get' ? [] : [idempotencyKey]),
  ];
  return {
    operationId: camelCase(operation),
    tags: [tagOf(operation)],
    summary: summaries[operation],
    description: `${endpoint.documented ? 'The specification documents this operation.' : 'This operation is assumed.'} Assumed: ${assumedOf(operation)}.`,
    'x-documented': endpoint.documented,
    'x-retryable': endpoint.retryable,
    'x-sdk-method': operation,
    ...(endpoint.host === 'ai' && { servers: [serverOf('ai')] }),
    ...(parameters.length > 0 && { parameters }),
    ...(sendsBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: rest, ...(example && { example: withoutPathFields(example.request, inPath) }) } },
      },
    }),
    responses: { ...successOf(endpoint, example), ...errorResponses(endpoint) },
    ...(offersCallback(endpoint) && {
      callbacks: { result: { '{$request.body#/callback_url}': { post: callbackOf(operation, example) } } },
    }),
  };
};

const callbackOperations = (Object.keys(endpoints) as Operation[]).filter((operation) => offersCallback(endpoints[operation]));

/** The payload of each operation's callback: the payload of every callback, with the operation's own `type` and `data`. */
export const callbackSchemas = (schemas: Readonly<Record<string, Json>>, anyPayload: Json): Record<string, Json> =>
  Object.fromEntries(
    callbackOperations.map((operation) => {
      const result = schemas[`${pascalCase(operation)}Result`] as { properties: { type: Json; data: Json } };
      const payload = anyPayload as { properties: Json; required: string[] };
      return [
        `${pascalCase(operation)}Callback`,
        {
          description: `The callback of ${endpoints[operation].path.split('/').at(-1)}.${callbackRemark(operation)}`,
          type: 'object',
          properties: { ...payload.properties, type: result.properties.type, data: result.properties.data },
          required: payload.required,
        },
      ];
    }),
  );

/** Every callback as a webhook, for tools that read `webhooks` and not `callbacks`. Without an example: it is that of the callback. */
export const webhooks = (): Json =>
  Object.fromEntries(
    callbackOperations.map((operation) => [
      camelCase(operation),
      { post: { ...callbackOf(operation, undefined), operationId: `${camelCase(operation)}Webhook` } },
    ]),
  );
