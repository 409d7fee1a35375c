import { endpoints, type Operation } from '../contract/endpoints.js';
import { createDescriber, type Describer } from './describe.js';
import { callbackSchemas, serverOf, toOperation, webhooks, type Examples } from './operations.js';
import { errorSchemas, headers, namedErrorResponses, type ErrorExamples } from './responses.js';
import { namedSchemas, type Json } from './schemas.js';

/** The type whose JSDoc describes a named schema, if its name differs. */
const typeOf: Record<string, string> = { PantryPage: 'Page', PantryItemPage: 'Page' };

const pendingResult: Json = {
  description: 'A job without a result yet.',
  type: 'object',
  properties: {
    type: { description: 'The operation.', type: 'string' },
    request_id: { description: 'The `request_id` of the request.', type: ['string', 'null'] },
    data: { description: 'Always null.', type: 'null' },
    pending: { description: 'Always true.', type: 'boolean', const: true },
  },
};

const toPaths = (describer: Describer, examples: Examples): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const operation of Object.keys(endpoints) as Operation[]) {
    const { path, method } = endpoints[operation];
    paths[path] = { ...paths[path], [method]: toOperation(operation, describer, examples) };
  }
  return paths;
};

const describedSchemas = (describer: Describer): Record<string, Json> => {
  const schemas = Object.fromEntries(
    Object.entries(namedSchemas()).map(([name, schema]) => [name, describer.describe(schema, typeOf[name] ?? name)]),
  );
  const { CallbackPayload: payload, ...others } = schemas;
  return {
    ...others,
    ...callbackSchemas(schemas, payload!),
    PendingResult: pendingResult,
    ...errorSchemas,
  };
};

/** The contract as an OpenAPI 3.1 document: endpoints, errors, callbacks, webhooks. Descriptions come from the JSDoc of the contract. */
export const toOpenApi = ({
  version = '1.0.0',
  examples = {},
  errorExamples = {},
  describer = createDescriber(),
}: { version?: string; examples?: Examples; errorExamples?: ErrorExamples; describer?: Describer } = {}): Json => ({
  openapi: '3.1.1',
  info: {
    title: 'Recipe AI',
    version,
    summary: 'Recipes from ingredients, transforms, substitutes, pantries.',
    description: 'What the service documents, and what this package assumes for the rest. Each operation says which is which.',
    contact: { name: 'Recipe AI SDK' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [serverOf('rest')],
  security: [{ apiKey: [] }],
  tags: [
    { name: 'recipes', description: 'Generate recipes from ingredients.' },
    { name: 'transforms', description: 'Transform recipes, suggest substitutes, enrich ingredients.' },
    { name: 'pantries', description: 'Pantries and their items.' },
    { name: 'categories', description: 'Categories for pantry items.' },
    { name: 'callbacks', description: 'Requests that the service sends to you.' },
  ],
  paths: toPaths(describer, examples),
  webhooks: webhooks(),
  components: {
    securitySchemes: {
      apiKey: { type: 'http', scheme: 'bearer', description: 'The API key.' },
      callbackSecret: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Callback-Secret',
        description: 'The shared secret of your account. Compare it in constant time.',
      },
    },
    headers,
    responses: namedErrorResponses(errorExamples),
    schemas: describedSchemas(describer),
  },
});
