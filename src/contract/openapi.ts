import * as z from 'zod/mini';
import { assumptions } from './assumptions.js';
import { callbackPayloadSchema } from './callbacks.js';
import type { Endpoint } from './endpoint.js';
import { endpoints, type Operation } from './endpoints.js';
import { categorySuggestionsSchema, pantryItemPageSchema, pantryItemSchema, pantryPageSchema, pantrySchema } from './pantries.js';
import { serviceErrors } from './error-codes.js';
import {
  generatedRecipeSchema,
  generateRequestSchema,
  nutritionSchema,
  recipeIngredientSchema,
  recipeStepSchema,
  temperatureSchema,
} from './recipes.js';
import {
  adaptMethodRequestSchema,
  adaptMethodResultSchema,
  budgetifyRecipeRequestSchema,
  budgetifyRecipeResultSchema,
  enrichIngredientsRequestSchema,
  enrichIngredientsResultSchema,
  healthifyRequestSchema,
  healthifyResultSchema,
  recipeInputSchema,
  rewriteToneRequestSchema,
  rewriteToneResultSchema,
  suggestSubstituteRequestSchema,
  suggestSubstituteResultSchema,
} from './transforms.js';
import type { Constraint } from './constraints.js';
import {
  allergens,
  allergenSchema,
  categories,
  changeKinds,
  changeKindSchema,
  cuisines,
  cuisineSchema,
  diets,
  dietSchema,
  flavorImpacts,
  flavorImpactSchema,
  healthFocuses,
  healthFocusSchema,
  methods,
  openCategorySchema,
  openMethodSchema,
  openUnitSchema,
  phases,
  phaseSchema,
  skillLevels,
  skillLevelSchema,
  tones,
  toneSchema,
  units,
} from './enums.js';

type Json = Record<string, unknown>;

/** The known words of each open list. */
const openLists: readonly (readonly [z.core.$ZodType, readonly string[]])[] = [
  [dietSchema, diets],
  [allergenSchema, allergens],
  [cuisineSchema, cuisines],
  [skillLevelSchema, skillLevels],
  [healthFocusSchema, healthFocuses],
  [toneSchema, tones],
  [openUnitSchema, units],
  [openCategorySchema, categories],
  [openMethodSchema, methods],
  [phaseSchema, phases],
  [changeKindSchema, changeKinds],
  [flavorImpactSchema, flavorImpacts],
];

/** Schemas with a name in the document; others are written where they are used. */
const named = {
  RecipeInput: recipeInputSchema,
  Temperature: temperatureSchema,
  Nutrition: nutritionSchema,
  RecipeIngredient: recipeIngredientSchema,
  RecipeStep: recipeStepSchema,
  GenerateRequest: generateRequestSchema,
  GeneratedRecipe: generatedRecipeSchema,
  HealthifyRequest: healthifyRequestSchema,
  HealthifyResult: healthifyResultSchema,
  RewriteToneRequest: rewriteToneRequestSchema,
  RewriteToneResult: rewriteToneResultSchema,
  BudgetifyRecipeRequest: budgetifyRecipeRequestSchema,
  BudgetifyRecipeResult: budgetifyRecipeResultSchema,
  AdaptMethodRequest: adaptMethodRequestSchema,
  AdaptMethodResult: adaptMethodResultSchema,
  SuggestSubstituteRequest: suggestSubstituteRequestSchema,
  SuggestSubstituteResult: suggestSubstituteResultSchema,
  EnrichIngredientsRequest: enrichIngredientsRequestSchema,
  EnrichIngredientsResult: enrichIngredientsResultSchema,
  Pantry: pantrySchema,
  PantryItem: pantryItemSchema,
  PantryPage: pantryPageSchema,
  PantryItemPage: pantryItemPageSchema,
  CategorySuggestions: categorySuggestionsSchema,
  CallbackPayload: callbackPayloadSchema,
};

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const registry = () => {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) names.add(schema, { id });
  return names;
};

/** JSON Schema of one shape, with references to the named ones. */
const toSchema = (schema: z.ZodMiniType): Json => {
  const known = Object.entries(named).find(([, other]) => other === schema);
  if (known) return reference(known[0]);
  const { branches } = schema as { branches?: readonly z.ZodMiniType[] };
  if (branches) return { anyOf: branches.map(toSchema) };
  const names = registry();
  names.add(schema, { id: 'This' });
  return components(names)['This']!;
};

const components = (names: ReturnType<typeof registry>): Record<string, Json> => {
  const { schemas } = z.toJSONSchema(names, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      for (const check of zodSchema._zod.def.checks ?? [])
        Object.assign(jsonSchema, (check._zod.check as { constraint?: Constraint }).constraint);
      const words = openLists.find(([schema]) => schema === zodSchema)?.[1];
      if (words) Object.assign(jsonSchema, { anyOf: [{ enum: [...words] }, { type: 'string', minLength: 1 }] });
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema as Json]));
};

/** The fields of a flat request that belong in the path, and the rest. */
const split = (schema: Json, inPath: readonly string[]): { path: Json; rest: Json } => {
  const branches = schema['anyOf'] as Json[] | undefined;
  if (branches) {
    const parts = branches.map((branch) => split(branch, inPath));
    return { path: parts[0]!.path, rest: { anyOf: parts.map((part) => part.rest) } };
  }
  const properties = Object.entries((schema['properties'] ?? {}) as Json);
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !inPath.includes(name));
  return {
    path: Object.fromEntries(properties.filter(([name]) => inPath.includes(name))),
    rest: {
      ...schema,
      properties: Object.fromEntries(properties.filter(([name]) => !inPath.includes(name))),
      required: required.length ? required : undefined,
    },
  };
};

const limitHeaders = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Reset-Day',
];
const headers = Object.fromEntries(limitHeaders.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const errorStatusesOf = (endpoint: Endpoint): number[] => {
  const hasBody = endpoint.method === 'post' || endpoint.method === 'patch';
  return [
    401,
    ...(endpoint.acceptsCallback ? [403] : []),
    ...(endpoint.path.includes('{') ? [404] : []),
    ...(hasBody ? [400, 413, 415] : []),
    ...(endpoint.method === 'get' ? [] : [409]),
    422,
    429,
    500,
    503,
  ];
};

const camel = (name: string): string => name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

const tagOf = (name: string): string => (name.includes('.') ? name.split('.')[0]! : 'transforms');

const toOperation = (name: string, endpoint: Endpoint): Json => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const hasBody = endpoint.method === 'post' || endpoint.method === 'patch';
  const schema = toSchema(endpoint.request);
  const { path, rest } = inPath.length || !hasBody ? split(schema, inPath) : { path: {}, rest: schema };
  const parameters = [
    ...Object.entries(path).map(([parameter, of]) => ({ name: parameter, in: 'path', required: true, schema: of })),
    ...(hasBody ? [] : Object.entries(rest['properties'] as Json).map(([parameter, of]) => ({ name: parameter, in: 'query', schema: of }))),
  ];
  return {
    operationId: camel(name),
    tags: [tagOf(name)],
    summary: endpoint.summary,
    description: `${endpoint.documented ? 'Documented. ' : ''}Assumed: ${assumptions[name as Operation] ?? 'everything'}.`,
    'x-documented': endpoint.documented,
    ...(endpoint.host === 'ai' ? { servers: [server('ai')] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: rest } } } } : {}),
    responses: {
      [endpoint.status]: {
        description: 'Success.',
        headers,
        ...(endpoint.status === 204 ? {} : { content: { 'application/json': { schema: toSchema(endpoint.response) } } }),
      },
      ...Object.fromEntries(errorStatusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
    ...(endpoint.acceptsCallback ? { callbacks: { result: { '{$request.body#/callback_url}': { post: callback(name) } } } } : {}),
  };
};

const callback = (name: string): Json => ({
  operationId: `${camel(name)}Callback`,
  tags: ['callbacks'],
  summary: 'The result of the request, delivered at most once.',
  security: [{ callbackSecret: [] }],
  requestBody: { required: true, content: { 'application/json': { schema: reference('CallbackPayload') } } },
  responses: {
    '2XX': { description: 'Accepted. Respond first, process afterwards.' },
    '4XX': { description: 'Rejected. The service does not send it again.' },
  },
});

const server = (host: Endpoint['host']): Json =>
  host === 'ai'
    ? { url: '{ai_url}', description: 'The AI service.', variables: { ai_url: { default: 'https://ai.recipe-ai.test' } } }
    : { url: '{base_url}', description: 'The REST API.', variables: { base_url: { default: 'https://api.recipe-ai.test' } } };

const errorSchema: Json = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { anyOf: [{ type: 'string', enum: Object.keys(serviceErrors) }, { type: 'string' }] },
        message: { type: 'string' },
        request_id: { type: ['string', 'null'] },
        details: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' } },
            required: ['path', 'message', 'code'],
          },
        },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

const errorResponses = (): Json => {
  const statuses = [...new Set(Object.values(endpoints).flatMap(errorStatusesOf))]; // 405 belongs to no operation
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(serviceErrors).filter(([, error]) => error.status === status);
      const hasRetryAfter = status === 429 || status === 503;
      return [
        status,
        {
          description: codes.map(([code, { message }]) => `\`${code}\`: ${message}`).join(' '),
          headers: { ...headers, ...(hasRetryAfter ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } : {}) },
          content: { 'application/json': { schema: reference('Error') } },
        },
      ];
    }),
  );
};

/** The endpoints, errors and callbacks as an OpenAPI 3.1 document. The description of each operation lists what is assumed. */
export const toOpenApi = (version = '1.0.0'): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) (paths[endpoint.path] ??= {})[endpoint.method] = toOperation(name, endpoint);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Recipe AI',
      version,
      summary: 'Recipes from a pantry, transforms, substitutes, pantries.',
      description: 'What the specification of the service states, and what this package assumes in addition.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [server('rest')],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'recipes', description: 'Recipes from a pantry.' },
      { name: 'transforms', description: 'Recipes changed by the AI service.' },
      { name: 'pantries', description: 'Pantries stored by the service.' },
      { name: 'categories', description: 'Categories of pantry items.' },
      { name: 'callbacks', description: 'Requests that the service sends.' },
    ],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key.' },
        callbackSecret: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Callback-Secret',
          description: 'The callback secret of the account. Compare it in constant time.',
        },
      },
      headers: {
        'X-Request-Id': { description: 'Id of the request.', schema: { type: 'string' } },
        'X-RateLimit-Limit': { description: 'Calls per window, for the window that is used up first.', schema: { type: 'integer' } },
        'X-RateLimit-Remaining': { description: 'Calls left in that window.', schema: { type: 'integer' } },
        'X-RateLimit-Reset': { description: 'When that window starts over, in epoch seconds.', schema: { type: 'integer' } },
        'X-RateLimit-Limit-Day': { description: 'Calls per day.', schema: { type: 'integer' } },
        'X-RateLimit-Remaining-Day': { description: 'Calls left today.', schema: { type: 'integer' } },
        'X-RateLimit-Reset-Day': { description: 'When the daily quota starts over, in epoch seconds.', schema: { type: 'integer' } },
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
      responses: errorResponses(),
      schemas: { ...components(registry()), Error: errorSchema },
    },
  };
};
