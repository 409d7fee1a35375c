import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { blocksIn, examplesIn } from './blocks.js';
import { place, runBlock } from './run.js';

const workshop = inject('workshop');
const read = (file: string): string => readFileSync(file, 'utf8');
const guides = ['README.md', ...globSync('docs/{*,guide/*,internals/*,reference/*,skills/*/*}.md').toSorted()].flatMap((file) =>
  blocksIn(file, read(file)),
);
const examples = globSync('{src,mock}/**/*.ts')
  .toSorted()
  .flatMap((file) => examplesIn(file, read(file)));
const blocks = [...guides, ...examples]
  .filter(({ language }) => /^(ts|js|sh|py)$/.test(language))
  .map((block) => ({ ...block, file: place(block, workshop) }));

/** The service of the environment variables, for blocks that create none. */
const mock = createMockService();
let service: Awaited<ReturnType<typeof listen>>;
let diagnostics = '';

beforeAll(async () => {
  service = await listen(mock, { port: 0 });
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    strict: true,
    // As in the file that `tsc --init` writes.
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  const files = blocks.filter(({ language }) => language === 'ts').map(({ file }) => file);
  writeFileSync(
    path.join(workshop, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, moduleDetection: 'force' }, files }),
  );
  const tsc = path.resolve('node_modules/typescript-7/bin/tsc');
  ({ stdout: diagnostics } = await promisify(execFile)(process.execPath, [tsc, '-p', workshop], { cwd: workshop }).catch(
    (error: { stdout: string }) => error,
  ));
});

afterAll(() => service.close());

test.each(blocks.filter(({ language }) => language === 'ts'))('$at compiles', ({ file }) => {
  const folder = path.basename(path.dirname(file));
  expect(diagnostics.split('\n').filter((line) => line.startsWith(`${folder}/`))).toEqual([]);
});

test('tests about a daily quota do not depend on the time of day', () => {
  // Shortly before midnight UTC, a client waits for the reset of the quota, unless time stands still or the call may not wait.
  const usesDay = /perDay|quota-exceeded|'day'/;
  const about = blocks.filter(({ code }) => /from 'vitest'|node:test/.test(code) && usesDay.test(code));
  const tests = about
    .flatMap(({ at, code }) => code.split(/^test\(/m).map((part) => ({ at, part })))
    .filter(({ part }) => usesDay.test(part));
  expect(tests.length).toBeGreaterThan(2);
  expect(tests.filter(({ part }) => !/now: |failFast: true|maxWait: 0/.test(part)).map(({ at }) => at)).toEqual([]);
});

test.each(blocks.filter(({ modes }) => !modes.includes('no-run')))('$at runs', async ({ file, ...block }) => {
  const key = mock.keys.create({ tier: 'scale' });
  const running = runBlock(block, file, workshop, {
    ...process.env,
    RECIPE_AI_BASE_URL: service.url,
    RECIPE_AI_API_KEY: key,
    RECIPE_AI_CALLBACK_SECRET: 'secret-of-the-docs',
    RECIPE_AI_MOCK_TOKEN: 'token-of-the-docs',
  });
  await expect(running).resolves.toBeUndefined();
});
