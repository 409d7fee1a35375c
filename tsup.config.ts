import { defineConfig, type Options } from 'tsup';
import { bundlePage } from './mock/adapters/dashboard/build-page.js';
import {
  DATA_LINE_LENGTH,
  importByName,
  kitchenLoader,
  LINE_LENGTH,
  loadCallsLate,
  loadKyLate,
  recordBundledPackages,
  sharedBundles,
  sharedMock,
  toCommonJs,
  withoutEmojiTable,
} from './scripts/bundles.ts';
import { entries, type Entry } from './scripts/entries.ts';

const toInputs = (wanted: readonly Entry[]) => Object.fromEntries(wanted.map(({ output, source }) => [output, source]));
const isMock = ({ source }: Entry): boolean => source.startsWith('mock/');
const mockInputs = toInputs(entries.filter(isMock));
/** MSW must be the copy that the app imports, so these entries exist as ES modules too. */
const mswInputs = toInputs(entries.filter(({ output }) => output === 'mock/msw' || output === 'mock/browser'));
const clientInputs = toInputs(entries.filter((entry) => !isMock(entry)));
/** For packages of models and assistants, which are ES modules. Built once, because they are for few users of the package. */
const isForAssistants = ({ output }: Entry): boolean => output === 'mcp' || output === 'ai';
const nodeInputs = toInputs(entries.filter((entry) => !isMock(entry) && !isForAssistants(entry)));
const withoutHash = (sources: Record<string, string>) =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name.slice(1), source]));
const sharedInputs = withoutHash(sharedBundles);
const kitchenInputs = withoutHash(kitchenLoader);

const breakLines = (options: { lineLimit?: number }): void => {
  options.lineLimit = LINE_LENGTH;
};

/** Node loads JSON into an ES module only with an import attribute, which is newer than the target. */
const importJson = (options: { supported?: Record<string, boolean> }): void => {
  options.supported = { 'import-attributes': true };
};

/** The shared bundles are data mostly, and a line break in it compresses badly: 7 kB in the package. */
const breakDataLines = (options: { lineLimit?: number }): void => {
  options.lineLimit = DATA_LINE_LENGTH;
};

const record = recordBundledPackages();
const { script, style, referenceStyle } = await bundlePage([record]);
const define = {
  DASHBOARD_SCRIPT: JSON.stringify(script),
  DASHBOARD_STYLE: JSON.stringify(style),
  REFERENCE_STYLE: JSON.stringify(referenceStyle),
};
const shared = { target: 'es2022', splitting: true, removeNodeProtocol: false } satisfies Options;
const library = { ...shared, platform: 'neutral', external: [/^node:/, /^msw/, /^@modelcontextprotocol\//, '#openapi'] } satisfies Options;

export default defineConfig([
  {
    // For bundlers and browsers: ky and zod stay imports.
    ...library,
    format: 'esm',
    minify: true,
    esbuildOptions: (options) => {
      breakLines(options);
      importJson(options);
    },
    // The schemas are chunks of their own, because bundlers drop unused chunks but not unused calls.
    entry: { ...clientInputs, 'contract/endpoints': 'src/contract/endpoints.ts' },
    esbuildPlugins: [loadCallsLate, record],
  },
  {
    ...library,
    format: 'esm',
    entry: { ...mswInputs, ...kitchenInputs },
    minify: true,
    esbuildOptions: breakLines,
    esbuildPlugins: [importByName({ ...sharedBundles, ...sharedMock }), record],
  },
  {
    // For Node, whose ES modules load it too: ky and zod are included, because Jest cannot `require` ky, and because one file loads faster than many.
    ...library,
    format: 'esm',
    outExtension: () => ({ js: '.cjs' }),
    plugins: [toCommonJs],
    entry: { ...nodeInputs, ...mockInputs, ...kitchenInputs },
    noExternal: ['ky', 'zod'],
    define,
    esbuildPlugins: [importByName({ ...sharedBundles, ...kitchenLoader }), loadKyLate, record],
  },
  {
    ...shared,
    splitting: false,
    format: 'cjs',
    platform: 'node',
    entry: sharedInputs,
    noExternal: [/.*/],
    minify: true,
    esbuildOptions: breakDataLines,
    esbuildPlugins: [record],
  },
  {
    ...shared,
    format: 'esm',
    platform: 'node',
    entry: { 'cli/index': 'cli/index.ts' },
    minify: true,
    esbuildOptions: (options) => {
      breakLines(options);
      importJson(options);
    },
    // The command uses the installed package, so that there is one copy of it.
    external: [/^@recipe-ai\/sdk/, '#openapi', 'pg'],
    // Some bundled packages call `require`.
    banner: { js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);" },
    esbuildPlugins: [withoutEmojiTable, record],
  },
  {
    ...library,
    // CommonJS: an ES module may import its declarations, but not the other way round. scripts/node-entries.ts writes those of the ES modules.
    format: 'cjs',
    entry: toInputs(entries),
    dts: { only: true, banner: '/// <reference lib="esnext.disposable" />' },
  },
]);
