// Projects of users that the packed package is installed into, each next to other tools.
import type { Case } from './case.ts';
import { packageManagerCases } from './package-manager-cases.ts';
import { pageCases } from './page-cases.ts';
import { workerCase } from './worker-case.ts';

const NODE_TYPES = { '@types/node': '24.19.2' };

const mswProgram = (option: string): string => `
import assert from 'node:assert/strict';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { createHandlers, setupMockServer } from '@recipe-ai/sdk/mock/msw';

const server = setupMockServer();
console.warn = (message) => assert.fail(message);
server.listen({ ${option}: 'error' });
const sdk = new RecipeAI(server.connection());
assert.equal((await sdk.recipes.generate({ ingredients: ['rice', 'beans'], servings: 2 })).servings, 2);
server.use(http.get('https://api.recipe-ai.test/api/v1/pantries', () => HttpResponse.json({ data: [], next_cursor: 'mine' })));
assert.equal((await sdk.pantries.list()).next_cursor, 'mine');
server.close();

const mock = createMockService();
const own = setupServer(...createHandlers(mock));
own.listen({ ${option}: 'error' });
const { apiKey, baseUrl, aiUrl } = mock.connection();
assert.ok((await new RecipeAI({ apiKey, baseUrl, aiUrl }).suggestSubstitute({ ingredient: 'butter' })).data);
own.close();
`;

const redisProgram = (create: string): string => `
import assert from 'node:assert/strict';
${create}
import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { createRedisRateLimiter } from '@recipe-ai/sdk/redis';

// Without a Redis, each process limits its own calls.
const sdk = new RecipeAI({ ...createMockService().connection(), rateLimiter: createRedisRateLimiter({ client }) });
assert.ok(await sdk.pantries.list());
process.exit(0);
`;

const jestTest = `
const { QuotaExceededError, RateLimitError, RecipeAI } = require('@recipe-ai/sdk');
const { createCallbackReceiver } = require('@recipe-ai/sdk/callbacks');
const { createMockService, createTestCallback, matchers } = require('@recipe-ai/sdk/mock');

expect.extend(matchers);

test('generates a recipe', async () => {
  const mock = createMockService();
  const recipe = await new RecipeAI(mock.connection()).recipes.generate({ ingredients: ['rice', 'beans'], servings: 2 });
  expect(recipe.servings).toBe(2);
  expect(mock).toHaveReceived('recipes.generate', { servings: 2 });
});

test('reports a rate limit and a used-up quota', async () => {
  const mock = createMockService({ tiers: { tiny: { perMinute: 60, perDay: 1 } } });
  const sdk = new RecipeAI({ ...mock.connection({ tier: 'tiny' }), maxWait: 0, maxRetries: 0 });
  mock.fail('pantries.list', { code: 'rate_limited', times: 1 });
  await expect(sdk.pantries.list()).rejects.toBeInstanceOf(RateLimitError);
  const other = new RecipeAI(mock.connection({ tier: 'tiny' }));
  await other.pantries.list();
  await expect(other.pantries.list()).rejects.toBeInstanceOf(QuotaExceededError);
});

test('receives a callback', async () => {
  const receiver = createCallbackReceiver({ secret: 'test-secret', onCallback: () => {} });
  expect((await receiver(createTestCallback({ secret: 'test-secret' }).request)).status).toBe(204);
});
`;

/** The same tests as ES modules. */
const moduleTest = (imports: string): string => `
${imports}
import { QuotaExceededError, RecipeAI } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createMockService, createTestCallback } from '@recipe-ai/sdk/mock';

test('generates a recipe', async () => {
  const mock = createMockService();
  const recipe = await new RecipeAI(mock.connection()).recipes.generate({ ingredients: ['rice', 'beans'], servings: 2 });
  assert.equal(recipe.servings, 2);
  assert.equal(mock.requests.length, 1);
});

test('reports a used-up quota', async () => {
  const mock = createMockService({ tiers: { tiny: { perMinute: 60, perDay: 1 } } });
  const sdk = new RecipeAI(mock.connection({ tier: 'tiny' }));
  await sdk.pantries.list();
  await assert.rejects(sdk.pantries.list(), QuotaExceededError);
});

test('receives a callback', async () => {
  const receiver = createCallbackReceiver({ secret: 'test-secret', onCallback: () => {} });
  assert.equal((await receiver(createTestCallback({ secret: 'test-secret' }).request)).status, 204);
});
`;

const tsJestTest = `
import { NotFoundError, RecipeAI } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createMockService } from '@recipe-ai/sdk/mock';

test('reports a pantry that does not exist', async () => {
  const sdk = new RecipeAI(createMockService().connection());
  await expect(sdk.pantries.get({ pantry_id: 'none' })).rejects.toBeInstanceOf(NotFoundError);
  expect(createCallbackReceiver).toBeInstanceOf(Function);
});
`;

/** A test with the matchers, with the declaration of the guide. */
const matchersTest = `
import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService, matchers, type MockMatchers } from '@recipe-ai/sdk/mock';
import { expect, test } from 'vitest';

declare global {
  namespace Chai {
    interface Assertion extends MockMatchers {}
  }
}
expect.extend(matchers);

test('receives a request', async () => {
  const mock = createMockService();
  await new RecipeAI(mock.connection()).pantries.list();
  expect(mock).toHaveReceived('pantries.list', {}, { times: 1 });
  expect(mock).not.toHaveDelivered();
});
`;

const nextFiles = {
  'app/layout.tsx':
    'export default function Layout({ children }: { children: unknown }) {\n  return <html><body>{children as never}</body></html>;\n}\n',
  'app/page.tsx': `import { sdk } from '../lib/sdk';

export const dynamic = 'force-dynamic';
export default async function Page() {
  const { name } = await sdk.recipes.generate({ ingredients: ['rice'] });
  return <h1>{name}</h1>;
}
`,
  'app/callbacks/route.ts': `import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

export const POST = createCallbackReceiver({ onCallback: (callback) => console.log(callback.request_id) });
`,
  'lib/sdk.ts': "import { RecipeAI } from '@recipe-ai/sdk';\n\nexport const sdk = new RecipeAI();\n",
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['dom', 'dom.iterable', 'esnext'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'preserve',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
      plugins: [{ name: 'next' }],
    },
    include: ['**/*.ts', '**/*.tsx'],
  }),
};

const typedProgram = `
import { RecipeAI, RateLimitError, verifyCallback, type CallbackEvent, type GeneratedRecipe } from '@recipe-ai/sdk';
import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';

const sdk = new RecipeAI(createMockService().connection());
export const cook = async (): Promise<GeneratedRecipe> => (await sdk.recipes.generate({ ingredients: ['rice'] }).withResponse()).data;
export const read = (body: object, headers: Record<string, string>): CallbackEvent => verifyCallback({ headers, body }, { secret: 's' });
export const later = (error: unknown): Date | undefined => (RateLimitError.is(error) ? error.retryAt : undefined);
export { createCallbackInbox, listen };
`;

/** The module resolutions of TypeScript that a package may meet, and the kind of module that each needs. */
const resolutions = { nodenext: 'nodenext', node16: 'node16', bundler: 'esnext' };

/** Types under every module resolution, checked with those of the package (`skipLibCheck: false`): as an ES module, and as CommonJS. */
const typescriptCase = (version: string): Case => ({
  name: `TypeScript ${version.replace(/\.\d+$/, '')}`,
  about: `types of an ES module and of CommonJS, with \`skipLibCheck: false\`, under ${Object.keys(resolutions)
    .map((resolution) => `\`${resolution}\``)
    .join(', ')}`,
  dependencies: { typescript: version, ...NODE_TYPES },
  manifest: { type: 'module' },
  files: {
    'program.ts': typedProgram,
    'program.cts': typedProgram,
    ...Object.fromEntries(
      Object.entries(resolutions).map(([moduleResolution, module]) => [
        `tsconfig.${moduleResolution}.json`,
        JSON.stringify({
          compilerOptions: { module, moduleResolution, target: 'es2022', strict: true, noEmit: true, types: ['node'], skipLibCheck: false },
          files: ['program.ts', 'program.cts'],
        }),
      ]),
    ),
  },
  commands: Object.keys(resolutions).map((moduleResolution) => ['tsc', '-p', `tsconfig.${moduleResolution}.json`]),
});

export const cases: Case[] = [
  {
    name: 'msw 2',
    about: 'setupMockServer(), and handlers next to your own',
    dependencies: { msw: '2.15.0' },
    files: { 'main.mjs': mswProgram('onUnhandledRequest') },
    commands: [['node', 'main.mjs']],
  },
  {
    name: 'msw 3',
    about: 'setupMockServer(), and handlers next to your own',
    dependencies: { msw: '3.0.5' },
    files: { 'main.mjs': mswProgram('onUnhandledFrame') },
    commands: [['node', 'main.mjs']],
  },
  workerCase('2.15.0', 'onUnhandledRequest'),
  workerCase('3.0.5', 'onUnhandledFrame'),
  ...['4.7.1', '5.12.1'].map((version) => ({
    name: `redis ${version[0]}`,
    about: 'a rate limiter whose Redis cannot be reached',
    dependencies: { redis: version },
    files: {
      'main.mjs': redisProgram(
        "import { createClient } from 'redis';\nconst client = createClient({ url: 'redis://127.0.0.1:1' });\nclient.on('error', () => {});",
      ),
    },
    commands: [['node', 'main.mjs']],
  })),
  ...['4.31.0', '5.11.1'].map((version) => ({
    name: `ioredis ${version[0]}`,
    about: 'a rate limiter whose Redis cannot be reached',
    dependencies: { ioredis: version },
    files: {
      'main.mjs': redisProgram(
        "import Redis from 'ioredis';\nconst client = new Redis({ port: 1, lazyConnect: true, retryStrategy: () => null });\nclient.on('error', () => {});",
      ),
    },
    commands: [['node', 'main.mjs']],
  })),
  {
    name: 'Jest 30, CommonJS',
    about: 'tests with the mock, without configuration',
    dependencies: { jest: '30.5.2' },
    files: { 'recipes.test.js': jestTest },
    commands: [['jest', '--ci']],
  },
  {
    name: 'Jest 30, ts-jest, node10',
    about: 'tests in TypeScript, with the module resolution `node10`',
    dependencies: { jest: '30.5.2', 'ts-jest': '29.4.15', typescript: '5.9.3', '@types/jest': '30.0.0', ...NODE_TYPES },
    manifest: { jest: { preset: 'ts-jest' } },
    files: {
      'recipes.test.ts': tsJestTest,
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          module: 'commonjs',
          moduleResolution: 'node10',
          target: 'es2022',
          strict: true,
          esModuleInterop: true,
          skipLibCheck: true,
        },
      }),
    },
    commands: [['jest', '--ci']],
  },
  {
    name: 'Jest 30, ts-jest, ES modules',
    about: 'tests in TypeScript of a package with `"type": "module"`',
    dependencies: { jest: '30.5.2', 'ts-jest': '29.4.15', typescript: '5.9.3', '@types/jest': '30.0.0', ...NODE_TYPES },
    manifest: { type: 'module' },
    files: {
      'recipes.test.ts': `import { secret } from './secret.js';\n${tsJestTest.replaceAll("'none'", 'secret')}`,
      'secret.ts': "export const secret = 'none';\n",
      'jest.config.js':
        "import { createDefaultEsmPreset } from 'ts-jest';\nexport default { ...createDefaultEsmPreset(), moduleNameMapper: { '^(\\\\.{1,2}/.*)\\\\.js$': '$1' } };\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: { target: 'es2024', module: 'nodenext', isolatedModules: true, strict: true, types: ['node', 'jest'] },
      }),
    },
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
    commands: [['jest', '--ci']],
  },
  ...['3.2.7', '4.1.12', '5.1.1'].map((version) => ({
    name: `vitest ${version.slice(0, 1)}`,
    about: 'tests with the mock, and the types of its matchers',
    dependencies: { vitest: version, typescript: '6.0.3', ...NODE_TYPES },
    files: {
      'recipes.test.mjs': moduleTest("import assert from 'node:assert/strict';\nimport { test } from 'vitest';"),
      'matchers.test.ts': matchersTest,
      'tsconfig.json': JSON.stringify({
        compilerOptions: { target: 'es2024', module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
        files: ['matchers.test.ts'],
      }),
    },
    commands: [
      ['tsc', '-p', '.'],
      ['vitest', 'run'],
    ],
  })),
  {
    name: 'node:test',
    about: 'tests with the mock',
    dependencies: {},
    files: { 'recipes.test.mjs': moduleTest("import assert from 'node:assert/strict';\nimport { test } from 'node:test';") },
    commands: [['node', '--test']],
  },
  ...pageCases,
  {
    name: 'Vite, without Node conditions',
    about: 'a bundle for a web worker',
    dependencies: { vite: '8.3.8' },
    manifest: { type: 'module' },
    files: {
      'app.js': `import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';

const { servings } = await new RecipeAI(createMockService().connection()).recipes.generate({ ingredients: ['rice'], servings: 3 });
if (servings !== 3) throw new Error('The bundled mock made another recipe.');
`,
      'vite.config.js': "export default { ssr: { target: 'webworker', noExternal: true }, build: { ssr: 'app.js' } };\n",
    },
    commands: [
      ['vite', 'build'],
      ['node', 'dist/app.js'],
    ],
  },
  {
    name: 'next build without secrets',
    about: 'a page and a callback route, built without an API key',
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', typescript: '5.9.3', '@types/react': '19.3.0', ...NODE_TYPES },
    files: nextFiles,
    commands: [['next', 'build']],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
  ...['5.6.3', '5.7.3', '5.8.3', '5.9.3', '6.0.3', '7.0.2'].map(typescriptCase),
  ...packageManagerCases,
];
