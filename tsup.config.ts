import { defineConfig, type Options } from 'tsup';
import { bundlePage } from './mock/adapters/dashboard/build-page.js';
import { entries, type Entry } from './scripts/entries.ts';

const sourcesOf = (wanted: readonly Entry[]) => Object.fromEntries(wanted.map(({ output, source }) => [output, source]));
const [mocks, others] = [true, false].map((isMock) => sourcesOf(entries.filter(({ source }) => source.startsWith('mock/') === isMock)));

const { script, style } = await bundlePage();

const shared = { target: 'es2022', splitting: true, removeNodeProtocol: false } as const;
const library = { ...shared, format: ['esm', 'cjs'], platform: 'neutral', external: [/^node:/] } satisfies Options;

export default defineConfig([
  {
    ...library,
    // Chunks of their own for the schemas, which not everybody needs: bundlers drop chunks, not calls.
    entry: { ...others, 'contract/callbacks': 'src/contract/callbacks.ts', 'contract/endpoints': 'src/contract/endpoints.ts' },
    dts: { entry: sourcesOf(entries) },
  },
  {
    ...library,
    entry: mocks,
    // What the mock uses of zod is a tenth of it; Node would load all of it, file by file, before the first answer.
    noExternal: ['zod'],
    define: { DASHBOARD_SCRIPT: JSON.stringify(script), DASHBOARD_STYLE: JSON.stringify(style) },
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
