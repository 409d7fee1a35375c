import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { entries } from './scripts/entries.ts';
import { toOpenApi } from './src/contract/openapi.js';

const shared = { target: 'es2022', splitting: true, sourcemap: true, removeNodeProtocol: false } as const;

export default defineConfig([
  {
    ...shared,
    entry: Object.fromEntries(entries.map(({ output, source }) => [output, source])),
    format: ['esm', 'cjs'],
    platform: 'neutral',
    external: [/^node:/],
    dts: true,
    onSuccess: () => writeFile('dist/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`),
  },
  {
    ...shared,
    entry: { 'cli/index': 'cli/index.ts' },
    format: 'esm',
    platform: 'node',
    // The command uses the package as a stranger would, so that there is one copy of it.
    external: [/^@recipe-ai\/sdk/],
  },
]);
