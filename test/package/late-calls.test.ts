import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { afterEach, expect, inject, test, vi } from 'vitest';

const run = promisify(execFile);
const consumer = inject('consumer');
mkdirSync(path.join(consumer, 'bundles'), { recursive: true });

/** Bundles a program for a browser and returns its folder and its file. */
const bundle = async (contents: string, options: BuildOptions): Promise<{ folder: string; file: string }> => {
  const folder = mkdtempSync(path.join(consumer, 'bundles', 'late-'));
  const file = path.join(folder, options.format === 'esm' ? 'program.mjs' : 'program.cjs');
  const names = options.splitting ? { outdir: folder, outExtension: { '.js': '.mjs' }, entryNames: 'program' } : { outfile: file };
  await build({
    stdin: { contents, resolveDir: consumer },
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    tsconfigRaw: {},
    logLevel: 'error',
    ...names,
    ...options,
  });
  return { folder, file };
};

const client = `
  import { NotFoundError, RecipeAI } from '@recipe-ai/sdk';
  const respond = async (request) =>
    request.url.includes('missing')
      ? Response.json({ error: { code: 'not_found', message: 'No such pantry' } }, { status: 404 })
      : Response.json({ data: [], next_cursor: null });
  const sdk = new RecipeAI({ apiKey: 'rk_test_0123456789', baseUrl: 'https://api.example.com', logLevel: 'off', fetch: respond });
`;

const program = `${client}
  const list = sdk.pantries.list();
  const missing = sdk.pantries.get('missing').catch((error) => [error instanceof NotFoundError, error.name, error.operation]);
  Promise.all([list, missing]).then((results) => console.log(JSON.stringify(results)));
`;

test.each<BuildOptions>([
  { format: 'esm', splitting: true, minify: true },
  { format: 'esm', splitting: false, minify: true },
  { format: 'iife' },
  { format: 'cjs' },
])('the first calls work in a bundle with %o', async (options) => {
  const { folder, file } = await bundle(program, options);
  const { stdout, stderr } = await run(process.execPath, [file], { cwd: consumer });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([{ data: [], next_cursor: null }, [true, 'NotFoundError', 'pantries.get']]);
  expect(readdirSync(folder).length > 1).toBe(options.splitting === true);
});

test('a first call that needs a global that the runtime lacks, as in Jest with jsdom, names it and what to do', async () => {
  const first = `${client}
    delete globalThis.TextEncoder;
    sdk.pantries.list().catch((error) => console.log(error.name, error.message));
  `;
  const { file } = await bundle(first, { format: 'esm', splitting: true });
  const { stdout } = await run(process.execPath, [file], { cwd: consumer });
  expect(stdout).toBe(
    'ConfigurationError The runtime has no global `TextEncoder`, which this call needs. Define it before the call. Jest hides globals of Node: use its environment `node`, or `jest-fixed-jsdom`.\n',
  );
});

afterEach(() => void vi.useRealTimers());

test.each([true, false])('the first call works with fake timers, with splitting: %s', async (splitting) => {
  const { file } = await bundle(`${client}\nexport { sdk };`, { format: 'esm', splitting });
  const { sdk } = (await import(pathToFileURL(file).href)) as { sdk: { pantries: { list(): Promise<unknown> } } };
  vi.useFakeTimers();
  const call = sdk.pantries.list();
  await vi.runAllTimersAsync();
  expect(await call).toEqual({ data: [], next_cursor: null });
});
