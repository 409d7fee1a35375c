import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, inject, test } from 'vitest';

/** Bytes that a browser downloads for a program: bundled, minified and gzipped with everything it needs but `external`. */
const weigh = async (program: string, external: string[] = []): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: inject('consumer') },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external,
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};

test('the client with ky, zod and all weighs 32 kB at most, of which ky and zod are 13', async () => {
  expect(await weigh("export { RecipeAI } from '@recipe-ai/sdk';")).toBeLessThanOrEqual(32_000);
});

test('verifyCallback alone weighs 2 kB at most beyond zod/mini', async () => {
  expect(await weigh("export { verifyCallback } from '@recipe-ai/sdk';", ['zod/mini'])).toBeLessThanOrEqual(2_000);
});

test('one error alone brings neither ky nor zod', async () => {
  expect(await weigh("export { RateLimitError } from '@recipe-ai/sdk';")).toBeLessThanOrEqual(1_500);
});
