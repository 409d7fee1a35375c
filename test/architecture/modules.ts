/** One module: a folder, or one file that stands for itself, and what it may import. */
export interface Module {
  /** One sentence for ARCHITECTURE.md. */
  purpose: string;
  /** Modules it may import. A module may always import itself. */
  imports?: readonly string[];
  /** Modules of which it may import types only. */
  types?: readonly string[];
  /** Packages it may import; `node:*` stands for every built-in of Node. */
  packages?: readonly string[];
}

const publicEntries = ['@recipe-ai/sdk', '@recipe-ai/sdk/*'];

/**
 * Every module of `src`, `mock`, `cli` and `examples`, lowest first: a module imports only modules above it in this list, so the
 * modules form a DAG. A file belongs to the longest path that it starts with. ARCHITECTURE.md prints this table.
 */
export const modules: Record<string, Module> = {
  'src/util': {
    purpose: 'Small general functions: edit distance, bytes, timers, durations, secrets, environment variables, calls of user code.',
  },
  'src/contract': {
    purpose: 'Endpoint table, schemas and interfaces, error codes, enums, OpenAPI.',
    imports: ['src/util'],
    packages: ['zod/mini'],
  },
  'src/errors.ts': { purpose: 'Error classes, named by what the caller does next.', imports: ['src/contract'] },
  'src/check-options.ts': {
    purpose: 'Checks options by tables of what each may be.',
    imports: ['src/util', 'src/contract', 'src/errors.ts'],
  },
  'src/openapi/document.ts': {
    purpose: 'The types of the OpenAPI document, and functions that read it.',
    imports: ['src/util'],
    types: ['src/contract'],
  },
  'src/openapi': {
    purpose: 'The contract as an OpenAPI document; runs in the build.',
    imports: ['src/util', 'src/contract'],
    types: ['src/openapi/document.ts'],
    packages: ['zod/mini', 'typescript', 'node:*'],
  },
  'src/rate-limit/constants.ts': { purpose: 'Every tuned number of the rate limiter, with its reason.' },
  'src/rate-limit/traffic': {
    purpose: 'What was sent with one key, and what became of it.',
    imports: ['src/rate-limit/constants.ts'],
  },
  'src/rate-limit/headers': {
    purpose: 'What the headers of a response say about limits.',
    imports: ['src/util', 'src/contract', 'src/rate-limit/constants.ts'],
    types: ['src/rate-limit/traffic'],
  },
  'src/rate-limit/reported': {
    purpose: 'The limits that headers report: what is left, and when they reset or refill.',
    imports: ['src/rate-limit/constants.ts', 'src/rate-limit/traffic'],
    types: ['src/rate-limit/headers'],
  },
  'src/rate-limit/inferred': {
    purpose: 'The limits behind refusals that no header explains.',
    imports: ['src/rate-limit/constants.ts', 'src/rate-limit/traffic'],
  },
  'src/rate-limit': {
    purpose: 'Rate limiter of one key: decides about calls, queues them, grants permits.',
    imports: [
      'src/util',
      'src/contract',
      'src/check-options.ts',
      'src/rate-limit/constants.ts',
      'src/rate-limit/traffic',
      'src/rate-limit/headers',
      'src/rate-limit/reported',
      'src/rate-limit/inferred',
    ],
  },
  'src/observability': {
    purpose: 'Events, log lines, OpenTelemetry spans and metrics.',
    imports: ['src/util', 'src/contract'],
    types: ['src/errors.ts', 'src/rate-limit'],
  },
  'src/client': {
    purpose: 'RecipeAI: validates a request, acquires a permit, fetches, retries, parses the response.',
    imports: [
      'src/util',
      'src/contract',
      'src/errors.ts',
      'src/check-options.ts',
      'src/rate-limit/constants.ts',
      'src/rate-limit',
      'src/observability',
    ],
    packages: ['ky'],
  },
  'src/callbacks': {
    purpose: 'Verifies and receives callbacks; inbox, stores, dedupe.',
    imports: ['src/util', 'src/contract', 'src/errors.ts'],
  },
  'src/callbacks/adapters': {
    purpose: 'Receivers for node:http servers and AWS Lambda.',
    imports: ['src/util', 'src/errors.ts', 'src/callbacks'],
    packages: ['node:*'],
  },
  'src/callbacks/node.ts': { purpose: 'Entry `@recipe-ai/sdk/callbacks/node`.', imports: ['src/callbacks/adapters'] },
  'src/redis-client': { purpose: 'One interface for ioredis and node-redis.' },
  'src/callbacks-redis': {
    purpose: 'The callback store and the dedupe store in Redis.',
    imports: ['src/util', 'src/contract', 'src/check-options.ts', 'src/callbacks', 'src/redis-client'],
  },
  'src/rate-limit-redis': {
    purpose: 'The same limiter for several processes, with its state in Redis.',
    imports: [
      'src/util',
      'src/contract',
      'src/check-options.ts',
      'src/rate-limit/constants.ts',
      'src/rate-limit/traffic',
      'src/rate-limit/reported',
      'src/rate-limit',
      'src/redis-client',
    ],
    types: ['src/rate-limit/headers'],
  },
  'src/redis.ts': {
    purpose: 'Entry `@recipe-ai/sdk/redis`.',
    imports: ['src/rate-limit-redis', 'src/callbacks-redis', 'src/redis-client'],
  },
  'src/comparison': {
    purpose: 'Compares exchanges with what is documented and what is assumed; fixtures without secrets.',
    imports: ['src/util', 'src/contract'],
    packages: ['zod/mini'],
  },
  'src/probe': {
    purpose: 'Calls a service to compare it with what is documented and what is assumed.',
    imports: ['src/util', 'src/contract', 'src/comparison', 'src/errors.ts', 'src/client'],
  },
  'src/probe.ts': { purpose: 'Entry `@recipe-ai/sdk/probe`.', imports: ['src/probe'], types: ['src/comparison'] },
  'src/tools': {
    purpose: 'Operations as tools of a model: schemas from the OpenAPI document, calls, errors that say what to do.',
    imports: ['src/util', 'src/contract', 'src/openapi/document.ts', 'src/errors.ts'],
    types: ['src/client'],
    packages: ['#openapi'],
  },
  'src/mcp': {
    purpose: 'MCP server: tools, and pantries as resources.',
    imports: ['src/util', 'src/errors.ts', 'src/observability', 'src/tools'],
    types: ['src/client', 'src/contract'],
    packages: ['@modelcontextprotocol/server'],
  },
  'src/mcp.ts': { purpose: 'Entry `@recipe-ai/sdk/mcp`.', imports: ['src/mcp'] },
  'src/ai': {
    purpose: "Tools for Vercel's `ai` package.",
    imports: ['src/tools'],
    types: ['src/client', 'src/contract'],
    packages: ['ai'],
  },
  'src/ai.ts': { purpose: 'Entry `@recipe-ai/sdk/ai`.', imports: ['src/ai', 'src/tools'] },
  'src/index.ts': {
    purpose: 'Entry `@recipe-ai/sdk`.',
    imports: [
      'src/contract',
      'src/errors.ts',
      'src/rate-limit/headers',
      'src/rate-limit',
      'src/observability',
      'src/client',
      'src/callbacks',
    ],
  },

  'mock/util': { purpose: 'What any mock module may use: memoize, seeded random, values in messages, percent-decoding.' },
  'mock/kitchen/unsatisfiable.ts': { purpose: 'The error for requests that no recipe can satisfy.' },
  'mock/kitchen/text': {
    purpose: 'Splits text into tokens and tags them; numbers, units, tables.',
    imports: ['mock/util', 'mock/kitchen/unsatisfiable.ts', 'src/contract/enums.ts'],
    types: ['src/contract'],
  },
  'mock/kitchen/ingredients': {
    purpose: 'Finds an ingredient by its name; ingredient tables.',
    imports: ['mock/util', 'src/util/edit-distance.ts', 'mock/kitchen/text', 'mock/kitchen/unsatisfiable.ts', 'src/contract/enums.ts'],
    types: ['src/contract'],
  },
  'mock/kitchen/lines': {
    purpose: 'Parses an ingredient line, weighs it, sums up nutrition and cost.',
    imports: ['mock/util', 'mock/kitchen/text', 'mock/kitchen/ingredients', 'mock/kitchen/unsatisfiable.ts', 'src/contract/enums.ts'],
    types: ['src/contract'],
  },
  'mock/kitchen/safety': {
    purpose: 'Diets, allergies, hazards, safe temperatures.',
    imports: [
      'mock/util',
      'src/util/edit-distance.ts',
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/kitchen/categories': {
    purpose: 'Suggests the category of a pantry item.',
    imports: [
      'mock/util',
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/lines',
      'mock/kitchen/safety',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/kitchen/substitutes': {
    purpose: 'Ranks substitutes.',
    imports: [
      'mock/util',
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/lines',
      'mock/kitchen/safety',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/kitchen/dishes': {
    purpose: 'Dishes, cuisines and cooking classes as data, and their parser.',
    imports: ['mock/util', 'mock/kitchen/text', 'mock/kitchen/ingredients', 'mock/kitchen/unsatisfiable.ts', 'src/contract/enums.ts'],
    types: ['src/contract'],
  },
  'mock/kitchen/generate': {
    purpose: 'Makes a recipe from a pantry.',
    imports: [
      'mock/util',
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/lines',
      'mock/kitchen/safety',
      'mock/kitchen/dishes',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/kitchen/transform': {
    purpose: 'Healthify, budgetify and adapt a recipe.',
    imports: [
      'mock/util',
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/lines',
      'mock/kitchen/safety',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/kitchen/tones': {
    purpose: 'Rewrites a recipe in another tone.',
    imports: ['mock/util', 'mock/kitchen/text', 'mock/kitchen/transform', 'mock/kitchen/unsatisfiable.ts', 'src/contract/enums.ts'],
    types: ['src/contract'],
  },
  'mock/kitchen': {
    purpose: 'A function for each operation. The same request and seed give the same result: no clock, no store.',
    imports: [
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/lines',
      'mock/kitchen/categories',
      'mock/kitchen/safety',
      'mock/kitchen/substitutes',
      'mock/kitchen/dishes',
      'mock/kitchen/generate',
      'mock/kitchen/transform',
      'mock/kitchen/tones',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/engine/review': {
    purpose: 'Checks what an engine proposes, and completes it.',
    imports: [
      'mock/kitchen/text',
      'mock/kitchen/ingredients',
      'mock/kitchen/lines',
      'mock/kitchen/safety',
      'mock/kitchen/substitutes',
      'mock/kitchen/generate',
      'mock/kitchen/transform',
      'mock/kitchen/tones',
      'src/contract/enums.ts',
    ],
    types: ['src/contract'],
  },
  'mock/core': {
    purpose: 'Store, environment (clock, random, ids, network), rules for coming calls, request log, tiers, masking, service errors.',
    imports: ['src/util', 'mock/util', 'src/contract'],
  },
  'mock/limits': { purpose: 'Key, trial, rate, quota: each may reject a call; one ordered list.', imports: ['mock/core', 'src/contract'] },
  'mock/formats': {
    purpose: 'Rate limit headers and error bodies in the formats in use.',
    imports: ['mock/core', 'mock/limits', 'src/contract'],
  },
  'mock/callbacks': {
    purpose: 'Allow-list, address checks, delivery of callbacks and their log.',
    imports: ['src/util', 'mock/util', 'mock/core', 'src/contract'],
  },
  'mock/faults': {
    purpose: 'Faults, response overrides, latency and scenarios.',
    imports: ['mock/util', 'mock/core', 'src/contract'],
    types: ['mock/callbacks'],
    packages: ['zod/mini'],
  },
  'mock/operations': {
    purpose: 'What each operation does: the counterpart of `src/client`.',
    imports: ['mock/core', 'mock/kitchen', 'mock/engine/review', 'src/contract'],
    packages: ['zod/mini'],
  },
  'mock/engine': {
    purpose: 'An engine that asks a model: prompt, schema, budget, retries.',
    imports: ['src/util', 'mock/core', 'src/contract'],
    types: ['mock/operations', 'mock/engine/review'],
    packages: ['ai', 'zod/mini'],
  },
  'mock/shapes': {
    purpose: 'Responses in every form that the contract allows: sparse, rich, extreme, and each single difference.',
    imports: ['src/contract'],
    packages: ['zod/mini'],
  },
  'mock/http': {
    purpose: 'One request: route, limits, validation, idempotency, operation, response.',
    imports: [
      'src/util',
      'mock/util',
      'mock/core',
      'mock/limits',
      'mock/formats',
      'mock/callbacks',
      'mock/faults',
      'mock/operations',
      'mock/shapes',
      'mock/kitchen/unsatisfiable.ts',
      'src/contract',
    ],
  },
  'mock/persistence': {
    purpose: 'State that outlives a process.',
    imports: ['mock/util', 'mock/core'],
    packages: ['node:*'],
  },
  'mock/adapters/fetch.ts': { purpose: 'The service as one `fetch`.', imports: ['src/util', 'mock/util', 'mock/core'] },
  'mock/service': {
    purpose: 'createMockService: state, lifecycle, public facade.',
    imports: [
      'src/util',
      'mock/util',
      'mock/core',
      'mock/limits',
      'mock/formats',
      'mock/callbacks',
      'mock/faults',
      'mock/http',
      'mock/shapes',
      'mock/persistence',
      'mock/adapters/fetch.ts',
      'src/contract',
    ],
    types: ['mock/operations'],
    packages: ['zod/mini'],
  },
  'mock/testing': {
    purpose: 'Matchers and test callbacks.',
    imports: ['src/util', 'mock/util', 'mock/core', 'mock/callbacks', 'mock/operations', 'src/contract'],
    types: ['mock/service'],
  },
  'mock/adapters': {
    purpose: 'Ways into the mock: MSW handlers, sockets, admin API.',
    imports: [
      'src/util',
      'mock/util',
      'mock/core',
      'mock/callbacks',
      'mock/faults',
      'mock/formats',
      'mock/http',
      'mock/service',
      'src/contract',
    ],
    packages: ['node:*', 'msw'],
  },
  'mock/adapters/dashboard/build-page.ts': {
    purpose: 'Bundles the page; runs in the build.',
    packages: ['esbuild', 'node:*'],
  },
  'mock/adapters/dashboard': {
    purpose: 'Serves the dashboard at `/__mock/`.',
    imports: [
      'src/util',
      'src/openapi/document.ts',
      'mock/adapters',
      'mock/adapters/dashboard/build-page.ts',
      'mock/faults',
      'src/contract',
    ],
    types: ['mock/core', 'mock/callbacks', 'mock/http', 'mock/service'],
    packages: ['node:*', '#openapi'],
  },
  'mock/adapters/dashboard/page': {
    purpose: 'The dashboard in the browser.',
    types: ['mock/core', 'mock/callbacks', 'mock/faults', 'mock/service', 'mock/adapters/dashboard', 'src/contract'],
    packages: ['preact', 'preact/hooks', '@preact/signals'],
  },
  'mock/record': {
    purpose: 'Records a real service, serves recordings, reports how it drifts from the contract; HAR.',
    imports: ['src/util', 'src/contract', 'src/comparison', 'mock/core', 'mock/http'],
    types: ['mock/service'],
    packages: ['node:*', 'zod/mini'],
  },
  'mock/index.ts': {
    purpose: 'Entry `@recipe-ai/sdk/mock`.',
    imports: ['mock/service', 'mock/testing'],
    types: [
      'src/contract',
      'mock/core',
      'mock/limits',
      'mock/formats',
      'mock/callbacks',
      'mock/faults',
      'mock/http',
      'mock/shapes',
      'mock/persistence',
      'mock/operations',
    ],
  },
  'mock/msw.ts': {
    purpose: 'Entry `@recipe-ai/sdk/mock/msw`.',
    imports: ['mock/service', 'mock/adapters'],
    types: ['mock/core'],
    packages: ['msw', 'msw/node'],
  },
  'mock/browser.ts': {
    purpose: 'Entry `@recipe-ai/sdk/mock/browser`.',
    imports: ['mock/core/check-fields.ts', 'mock/service', 'mock/adapters'],
    types: ['mock/core'],
    packages: ['msw', 'msw/browser'],
  },
  'mock/node.ts': {
    purpose: 'Entry `@recipe-ai/sdk/mock/node`: the mock on a socket.',
    imports: ['src/util', 'mock/core', 'mock/service', 'mock/http', 'mock/persistence', 'mock/adapters', 'mock/adapters/dashboard'],
    types: ['mock/callbacks'],
    packages: ['node:*'],
  },
  'mock/postgres.ts': {
    purpose: 'Entry `@recipe-ai/sdk/mock/postgres`: one state for several processes.',
    imports: ['mock/persistence'],
  },
  'mock/record.ts': { purpose: 'Entry `@recipe-ai/sdk/mock/record`.', imports: ['mock/record'], types: ['src/comparison'] },

  'mock/engine.ts': { purpose: 'Entry `@recipe-ai/sdk/mock/engine`.', imports: ['mock/engine'] },
  cli: {
    purpose: 'The command `recipe-ai`, on the public entry points. It reads names of tiers, scenarios and formats from the mock.',
    imports: [
      'src/util',
      'src/openapi/document.ts',
      'mock/core/tiers.ts',
      'mock/faults/scenario-summaries.ts',
      'mock/formats/error-formats.ts',
      'mock/formats/rate-limit-headers.ts',
    ],
    packages: [
      ...publicEntries,
      '#openapi',
      'commander',
      'ai',
      '@ai-sdk/openai-compatible',
      'cli-progress',
      'pg',
      '@modelcontextprotocol/server',
      '@modelcontextprotocol/server/stdio',
      'node:*',
    ],
  },
  examples: { purpose: 'Programs to copy, on the public entry points.', packages: ['*'] },
};

/** The module that a file belongs to: the longest path in the table that the file starts with. */
export const moduleOf = (file: string): string | undefined =>
  Object.keys(modules)
    .filter((name) => file === name || file.startsWith(`${name}/`))
    .toSorted((a, b) => b.length - a.length)[0];

/** The table as ARCHITECTURE.md prints it. */
export const moduleTable = (): string =>
  [
    '| module | purpose | imports |',
    '| --- | --- | --- |',
    ...Object.entries(modules).map(([name, { purpose, imports = [], types = [], packages = [] }]) => {
      const all = [...imports, ...types.map((each) => `${each} (types)`), ...packages.map((each) => `\`${each}\``)];
      return `| \`${name}\` | ${purpose} | ${all.join(', ')} |`;
    }),
  ].join('\n');
