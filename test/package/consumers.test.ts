import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { entries } from '../../scripts/entries.ts';

const run = promisify(execFile);
const consumer = inject('consumer');

/** Runs a program of the consumer and returns its output. */
const node = async (file: string, program: string): Promise<string> => {
  writeFileSync(path.join(consumer, file), program);
  const { stdout, stderr } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', file], { cwd: consumer });
  expect(stderr).toBe('');
  return stdout.trim();
};

/** The entry points that load without an optional peer dependency. */
const withoutPeers = entries.map(({ name }) => name).filter((name) => !/\/(mock\/(msw|browser)|mcp)$/.test(name));

/** How a program loads the SDK and the mock as an ES module and with `require`. */
const imports = `import { RecipeAI } from '@recipe-ai/sdk';\nimport { createMockService } from '@recipe-ai/sdk/mock';\n`;
const requires = `const { RecipeAI } = require('@recipe-ai/sdk');\nconst { createMockService } = require('@recipe-ai/sdk/mock');\n`;

const recipeProgram = `
  const mock = createMockService();
  const sdk = new RecipeAI(mock.connection());
  sdk.recipes.generate({ ingredients: ['chickpeas', 'spinach', 'rice'], servings: 2 }).then((recipe) => {
    console.log(recipe.servings, recipe.steps.length > 0, mock.requests.length);
  });
`;

const unsatisfiableProgram = `
  const sdk = new RecipeAI(createMockService().connection());
  sdk.recipes.generate({ ingredients: ['eggs'], dietary_restrictions: ['vegan'] }).catch((error) => console.log(error.status, error.code));
`;

describe('the installed package', () => {
  test('generates a recipe in an ES module', async () => {
    expect(await node('recipe.mjs', imports + recipeProgram)).toBe('2 true 1');
  });

  test('generates a recipe with require', async () => {
    expect(await node('recipe.cjs', requires + recipeProgram)).toBe('2 true 1');
  });

  test('responds 422 to a pantry that cannot be cooked, in an ES module and with require', async () => {
    expect(await node('unsatisfiable.mjs', imports + unsatisfiableProgram)).toBe('422 unsatisfiable_request');
    expect(await node('unsatisfiable.cjs', requires + unsatisfiableProgram)).toBe('422 unsatisfiable_request');
  });

  test("importing the client does not load Node's fetch, the first call does", async () => {
    const program = `
      const hasFetch = () => process.moduleLoadList.some((name) => name.includes('undici'));
      const sdk = new RecipeAI(createMockService().connection());
      console.log(hasFetch());
      sdk.pantries.list().then(() => console.log(hasFetch()));
    `;
    expect(await node('lazy.mjs', imports + program)).toBe('false\ntrue');
    expect(await node('lazy.cjs', requires + program)).toBe('false\ntrue');
  });

  test.each(withoutPeers)('%s loads without optional peers, with the same exports for import and require', async (name) => {
    const imported = await node('names.mjs', `import * as all from '${name}';\nconsole.log(Object.keys(all).sort().join());`);
    const required = await node('names.cjs', `console.log(Object.keys(require('${name}')).sort().join());`);
    expect(imported).not.toBe('');
    expect(required).toBe(imported);
  });

  test('exports its contract as OpenAPI, and its package.json', async () => {
    const program = `
      import contract from '@recipe-ai/sdk/openapi.json' with { type: 'json' };
      import manifest from '@recipe-ai/sdk/package.json' with { type: 'json' };
      console.log(contract.openapi.slice(0, 3), Object.keys(contract.paths).length > 8, manifest.name);`;
    expect(await node('data.mjs', program)).toBe(`3.1 true ${manifest.name}`);
  });

  test('exports nothing else', async () => {
    const program = `import('@recipe-ai/sdk/dist/index.js').catch((error) => console.log(error.code));`;
    expect(await node('inside.mjs', program)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test('has a command that runs', async () => {
    const command = path.join(consumer, 'node_modules/@recipe-ai/sdk', manifest.bin['recipe-ai']);
    const { stdout } = await run(process.execPath, [command, '--help'], { cwd: consumer });
    expect(stdout).toContain('recipe-ai');
  });

  test('the command warns about words that the contract does not list, and sends them', async () => {
    const command = path.join(consumer, 'node_modules/@recipe-ai/sdk', manifest.bin['recipe-ai']);
    const { stdout, stderr } = await run(process.execPath, [
      command,
      'generate',
      'rice',
      '--skill',
      'wizard',
      '--cuisine',
      'thai',
      '--mock',
    ]);
    expect(stdout).not.toBe('');
    expect(stderr).toMatch(/^"wizard" is not a known skill level; it is sent as it is\. Known: beginner, intermediate, advanced/);
    expect(stderr).not.toContain('cuisine');
  });
});

type Target = string | { [condition: string]: Target };

/** The file of an entry of `exports` or `imports` under the conditions of a resolver. */
const resolve = (target: Target | undefined, conditions: readonly string[]): string | undefined => {
  if (target === undefined || typeof target === 'string') return target;
  return resolve(Object.entries(target).find(([condition]) => conditions.includes(condition))?.[1], conditions);
};

/** They load each file as it is, so `require` must lead to CommonJS, with the conditions of their environment and without `node`. */
test.each([
  ['Jest with jsdom', ['browser']],
  ['Jest with React Native', ['react-native']],
  ["Cloudflare's plugin for Vitest", ['workerd', 'worker', 'module', 'browser']],
])('every entry is CommonJS in %s', (_, environment) => {
  const targets: [string, Target][] = [...Object.entries(manifest.exports), ...Object.entries(manifest.imports)];
  const files = targets.map(([, target]) => resolve(target, ['require', 'default', ...environment]));
  expect(files.filter((file) => !/\.(cjs|json)$/.test(file ?? ''))).toEqual([]);
});

const compilers = { 'TypeScript 6': 'typescript', 'TypeScript 7': 'typescript-7' };
const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  node16: { module: 'node16', moduleResolution: 'node16' },
  bundler: { module: 'preserve', moduleResolution: 'bundler' },
};
const environments = {
  'a browser': { lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] },
  Node: { lib: ['ES2022'], types: ['node'] },
};

const typed = `
import { RecipeAI, RateLimitError, createRateLimiter, verifyCallback } from '@recipe-ai/sdk';
import type { CallbackEvent, GeneratedRecipe, Operation, OperationRequest } from '@recipe-ai/sdk';
import { createCallbackInbox, createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createMockService } from '@recipe-ai/sdk/mock';

const sdk = new RecipeAI(createMockService().connection());
export const cook = async (): Promise<GeneratedRecipe> => {
  const { data, rateLimit } = await sdk.recipes.generate({ ingredients: ['rice'] }).withResponse();
  const first: string | undefined = data.ingredients[0]?.name;
  console.log(first, rateLimit.windows.length);
  return data;
};
export const read = (body: object, headers: Record<string, string>): CallbackEvent => verifyCallback({ headers, body }, { secret: 's' });
export const later = (error: unknown): Date | undefined => (RateLimitError.is(error) ? error.retryAt : undefined);

// With exactOptionalPropertyTypes, options accept undefined all the same.
const maybe = undefined;
export const client = new RecipeAI({ apiKey: maybe, baseUrl: maybe, timeout: maybe, fetch: maybe, rateLimiter: maybe, onEvent: maybe });
export const call = sdk.recipes.generate({ ingredients: ['rice'] }, { signal: maybe, timeout: maybe, maxWait: maybe, headers: maybe });
export const limiter = createRateLimiter({ clock: maybe, reserve: maybe });
export const receiver = createCallbackReceiver({ onCallback: () => maybe, secret: maybe, dedupe: maybe, onError: maybe, waitUntil: maybe });
export const inbox = createCallbackInbox({ secret: maybe, store: maybe, onCallback: maybe, toleranceSeconds: maybe });
export const waiting = inbox.waitFor('job-1', { timeout: maybe, signal: maybe });
export const mock = createMockService({ seed: maybe, now: maybe, tiers: maybe, callbackHosts: maybe, latency: maybe, resolve: maybe });
export const key = mock.keys.create({ tier: maybe, key: maybe });
export const fault = mock.fail('healthify', { times: maybe, status: 503 });

// So do the fields of every request, for values that a response may lack.
type MissingUndefined<Request> = Request extends unknown
  ? { [Field in keyof Request]-?: {} extends Pick<Request, Field> ? (undefined extends Required<Request>[Field] ? never : Field) : never }[keyof Request]
  : never;
export const missing: MissingUndefined<{ [Name in Operation]: OperationRequest<Name> }[Operation]>[] = [];
missing satisfies never[];
export const substitute = async ({ ingredients: [line] }: GeneratedRecipe) =>
  sdk.suggestSubstitute({ ingredient: line?.name ?? '', quantity: line?.quantity ?? undefined, unit: line?.unit ?? undefined, recipe: maybe });

// @ts-expect-error: ingredients are strings
void sdk.recipes.generate({ ingredients: [1] });
// @ts-expect-error: generate takes no callback_url
void sdk.recipes.generate({ ingredients: [], callback_url: 'https://example.com/' });
`;

describe('the declarations', () => {
  for (const [compiler, place] of Object.entries(compilers)) {
    for (const [resolution, options] of Object.entries(resolutions)) {
      for (const [environment, library] of Object.entries(environments)) {
        if (place === 'typescript' && environment !== 'Node') continue; // it takes ten times as long, for the same library types
        test(`satisfy ${compiler} with ${resolution} in ${environment}`, async () => {
          const folder = path.join(consumer, `${place}-${resolution}-${environment.replace(' ', '-')}`);
          mkdirSync(folder);
          for (const kind of ['mts', 'cts']) writeFileSync(path.join(folder, `typed.${kind}`), typed);
          const compilerOptions = {
            ...options,
            ...library,
            target: 'es2022',
            strict: true,
            exactOptionalPropertyTypes: true,
            noEmit: true,
          };
          writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*'] }));
          const tsc = path.resolve('node_modules', place, 'bin/tsc');
          const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error: { stdout: string }) => error);
          expect(stdout).toBe('');
        });
      }
    }
  }
});
