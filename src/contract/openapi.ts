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

/** The lists behind words that may grow. */
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

/** The shapes that get a name in the document; the others stand where they are used. */
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

/** JSON Schema of one shape, pointing to the named ones. */
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
      for (const check of zodSchema._zod.def.checks ?? []) Object.assign(jsonSchema, (check._zod.check as { demand?: Constraint }).demand);
      const words = openLists.find(([schema]) => schema === zodSchema)?.[1];
      if (words) Object.assign(jsonSchema, { anyOf: [{ enum: [...words] }, { type: 'string', minLength: 1 }] });
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema as Json]));
};

/** The fields of a flat request that stand in the path, and the rest. */
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

const statusesOf = (row: Endpoint): number[] => {
  const hasBody = row.method === 'post' || row.method === 'patch';
  return [
    401,
    ...(row.acceptsCallback ? [403] : []),
    ...(row.path.includes('{') ? [404] : []),
    ...(hasBody ? [400, 413, 415] : []),
    ...(row.method === 'get' ? [] : [409]),
    422,
    429,
    500,
    503,
  ];
};

const camel = (name: string): string => name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

const tagOf = (name: string): string => (name.includes('.') ? name.split('.')[0]! : 'transforms');

const toOperation = (name: string, row: Endpoint): Json => {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const hasBody = row.method === 'post' || row.method === 'patch';
  const schema = toSchema(row.request);
  const { path, rest } = inPath.length || !hasBody ? split(schema, inPath) : { path: {}, rest: schema };
  const parameters = [
    ...Object.entries(path).map(([parameter, of]) => ({ name: parameter, in: 'path', required: true, schema: of })),
    ...(hasBody ? [] : Object.entries(rest['properties'] as Json).map(([parameter, of]) => ({ name: parameter, in: 'query', schema: of }))),
  ];
  return {
    operationId: camel(name),
    tags: [tagOf(name)],
    summary: row.summary,
    description: `${row.documented ? 'Documented. ' : ''}Assumed: ${assumptions[name as Operation] ?? 'everything'}.`,
    'x-documented': row.documented,
    ...(row.host === 'ai' ? { servers: [server('ai')] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(hasBody ? { requestBody: { required: true, content: { 'application/json': { schema: rest } } } } : {}),
    responses: {
      [row.status]: {
        description: 'Done.',
        headers,
        ...(row.status === 204 ? {} : { content: { 'application/json': { schema: toSchema(row.response) } } }),
      },
      ...Object.fromEntries(statusesOf(row).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
    ...(row.acceptsCallback ? { callbacks: { result: { '{$request.body#/callback_url}': { post: callback(name) } } } } : {}),
  };
};

const callback = (name: string): Json => ({
  operationId: `${camel(name)}Callback`,
  tags: ['callbacks'],
  summary: 'The same result, delivered at most once.',
  security: [{ callbackSecret: [] }],
  requestBody: { required: true, content: { 'application/json': { schema: reference('CallbackPayload') } } },
  responses: { '2XX': { description: 'Taken. Answer quickly, work later.' }, '4XX': { description: 'Not taken; it is not sent again.' } },
});

const server = (host: Endpoint['host']): Json =>
  host === 'ai'
    ? { url: '{ai_url}', description: 'The AI service.', variables: { ai_url: { default: 'https://ai.recipe-ai.test' } } }
    : { url: '{base_url}', description: 'The REST API.', variables: { base_url: { default: 'https://api.recipe-ai.test' } } };

const problem: Json = {
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

const refusalResponses = (): Json => {
  const statuses = [...new Set(Object.values(endpoints).flatMap(statusesOf))]; // 405 belongs to no operation
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(serviceErrors).filter(([, refusal]) => refusal.status === status);
      const waits = status === 429 || status === 503;
      return [
        status,
        {
          description: codes.map(([code, { message }]) => `\`${code}\`: ${message}`).join(' '),
          headers: { ...headers, ...(waits ? { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } : {}) },
          content: { 'application/json': { schema: reference('Problem') } },
        },
      ];
    }),
  );
};

/** The table, the refusals and the callback as an OpenAPI 3.1 document. What it assumes is told in each operation's description. */
export const toOpenApi = (version = '1.0.0'): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries(endpoints)) (paths[row.path] ??= {})[row.method] = toOperation(name, row);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Recipe AI',
      version,
      summary: 'Recipes from a pantry, transforms, substitutes, pantries.',
      description: 'What the service document states, and what this package assumes where it is silent.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [server('rest')],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'recipes', description: 'Recipes from a pantry.' },
      { name: 'transforms', description: 'Recipes made into others.' },
      { name: 'pantries', description: 'Pantries kept by the service.' },
      { name: 'categories', description: 'Where pantry items belong.' },
      { name: 'callbacks', description: 'What the service sends.' },
    ],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'The API key.' },
        callbackSecret: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Callback-Secret',
          description: 'The shared secret; compare it in constant time.',
        },
      },
      headers: {
        'X-Request-Id': { description: 'Names this answer.', schema: { type: 'string' } },
        'X-RateLimit-Limit': { description: 'Calls in the window that binds first.', schema: { type: 'integer' } },
        'X-RateLimit-Remaining': { description: 'Calls left in it.', schema: { type: 'integer' } },
        'X-RateLimit-Reset': { description: 'When it is full again, in epoch seconds.', schema: { type: 'integer' } },
        'X-RateLimit-Limit-Day': { description: 'Calls a day.', schema: { type: 'integer' } },
        'X-RateLimit-Remaining-Day': { description: 'Calls left today.', schema: { type: 'integer' } },
        'X-RateLimit-Reset-Day': { description: 'When the day turns, in epoch seconds.', schema: { type: 'integer' } },
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
      },
      responses: refusalResponses(),
      schemas: { ...components(registry()), Problem: problem },
    },
  };
};
