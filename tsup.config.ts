import { writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { bundlePage } from './mock/dashboard/bundle.js';
import { entries } from './scripts/entries.ts';
import { toOpenApi } from './src/contract/openapi.js';

const sources = Object.fromEntries(entries.map(({ output, source }) => [output, source]));

const { script, style } = await bundlePage();

const shared = { target: 'es2022', splitting: true, removeNodeProtocol: false } as const;

export default defineConfig([
  {
    ...shared,
    // A chunk of its own for the one schema that a receiver needs and the client does not: bundlers drop chunks, not calls.
    entry: { ...sources, 'contract/callbacks': 'src/contract/callbacks.ts' },
    format: ['esm', 'cjs'],
    platform: 'neutral',
    external: [/^node:/],
    define: { DASHBOARD_SCRIPT: JSON.stringify(script), DASHBOARD_STYLE: JSON.stringify(style) },
    dts: { entry: sources },
    onSuccess: () => writeFile('dist/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`),
  },
  {
    ...shared,
    entry: { 'cli/index': 'cli/index.ts' },
    format: 'esm',
    platform: 'node',
    // The command uses the package as a stranger would, so that there is one copy of it.
    external: [/^@recipe-ai\/sdk/],
    // What is bundled into it may still call `require`.
    banner: { js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);" },
  },
]);
