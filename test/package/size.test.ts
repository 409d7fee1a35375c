import { statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, inject, test } from 'vitest';

/** Bytes of a program for a browser: bundled, minified and gzipped, without `external`. */
const gzippedSize = async (program: string, external: string[] = []): Promise<number> => {
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

// The goal is 27 kB. Version 0.1.0 had 31.2; the limiter's models, bounded and masked responses and the checks of options cost 14.
test('the client with all dependencies has at most 46 kB, 13 kB of which are ky and zod', async () => {
  expect(await gzippedSize("export { RecipeAI } from '@recipe-ai/sdk';")).toBeLessThanOrEqual(46_000);
});

// The goal is 2 kB. The advice in its errors and the checks of documented fields cost 1.4.
test('verifyCallback alone has at most 3.5 kB, without zod/mini', async () => {
  expect(await gzippedSize("export { verifyCallback } from '@recipe-ai/sdk';", ['zod/mini'])).toBeLessThanOrEqual(3_500);
});

test('an error class alone includes neither ky nor zod', async () => {
  expect(await gzippedSize("export { RateLimitError } from '@recipe-ai/sdk';")).toBeLessThanOrEqual(1_500);
});

test('the tarball has at most 750 kB', () => {
  expect(statSync(inject('tarball')).size).toBeLessThanOrEqual(750_000);
});
