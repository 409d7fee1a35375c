import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform, type Plugin } from 'esbuild';
import type { Options } from 'tsup';

/** Where the build lists the packages that it has bundled. */
const BUNDLED_FILE = 'node_modules/.cache/recipe-ai/bundled-packages.json';

/**
 * Sources that are built once, as CommonJS, and loaded by every build of the mock: they are the largest part of the package. The names are
 * those of `imports` in package.json.
 */
export const sharedBundles = {
  '#kitchen': 'mock/operations/kitchen.ts',
  '#public-suffix': 'mock/callbacks/public-suffix.ts',
} as const;

/** What loads the kitchen when it is needed: for bundlers as a chunk of its own, for Node with `require`, because Jest cannot `import()`. */
export const kitchenLoader = { '#load-kitchen': 'mock/operations/load-kitchen.ts' } as const;

/** The mock, built once, as CommonJS. */
export const sharedMock = { '#mock': 'mock/service/create-mock-service.ts' } as const;

/** Makes a build import sources by names of package.json's `imports` instead of including them. */
export const importByName = (sources: Record<string, string>): Plugin => {
  const nameByFile = new Map(Object.entries(sources).map(([name, source]) => [path.resolve(source), name]));
  return {
    name: 'import-by-name',
    setup({ onResolve }) {
      onResolve({ filter: /^\..*\.js$/ }, ({ path: specifier, resolveDir }) => {
        const name = nameByFile.get(path.resolve(resolveDir, specifier).replace(/\.js$/, '.ts'));
        return name === undefined ? undefined : { path: name, external: true };
      });
    },
  };
};

const LATE_KY = `let ky;
export default async (input, options) => {
  ky ??= (await import('ky')).default;
  return ky(input, options);
};`;

/**
 * Makes the build for Node load ky with the first request. While it loads, ky makes a `Request` to see what the platform can do, and Node loads
 * its whole fetch for it, which takes longer than the rest of the package.
 */
export const loadKyLate: Plugin = {
  name: 'load-ky-late',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^ky$/ }, ({ namespace }) => (namespace === 'late' ? undefined : { path: 'ky', namespace: 'late' }));
    onLoad({ filter: /^ky$/, namespace: 'late' }, () => ({ contents: LATE_KY, resolveDir: '.' }));
  },
};

/** JavaScript knows which characters are emojis: the table of the package that cli-progress measures texts with is 2 kB of the tarball. */
export const withoutEmojiTable: Plugin = {
  name: 'without-emoji-table',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^emoji-regex$/ }, () => ({ path: 'emoji-regex', namespace: 'emoji' }));
    onLoad({ filter: /^emoji-regex$/, namespace: 'emoji' }, () => ({ contents: 'module.exports = () => /\\p{Emoji_Presentation}/gu;' }));
  },
};

/** Makes the build for bundlers load what only calls need with the first call. The other builds have one file, which loads all of it at once. */
export const loadCallsLate: Plugin = {
  name: 'load-calls-late',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/request\.js$/ }, ({ importer, resolveDir }) =>
      path.basename(importer) === 'recipe-ai.ts' ? { path: path.join(resolveDir, 'late-request.ts') } : undefined,
    );
  },
};

/** Minified files keep lines of about this length, so that the line of a stack trace still says something. */
export const LINE_LENGTH = 400;
/** The same for bundles that are data mostly. */
export const DATA_LINE_LENGTH = 5000;

type TsupPlugin = NonNullable<Options['plugins']>[number];

/**
 * Turns each file of an ES module build into CommonJS, chunks included. esbuild has no chunks in CommonJS, and tsup's own way rewrites the
 * static fields of classes so that they fail.
 */
export const toCommonJs: TsupPlugin = {
  name: 'to-common-js',
  async renderChunk(code) {
    const { code: commonJs } = await transform(code, {
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      supported: { 'dynamic-import': false },
      minify: true,
      lineLimit: LINE_LENGTH,
    });
    return { code: commonJs };
  },
};

/** The folder of the package that a file belongs to. */
const packageOf = (file: string): string | undefined => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** Records the packages of which a build includes something. */
export const recordBundledPackages = (): Plugin => {
  const folders = new Set<string>();
  return {
    name: 'record-bundled-packages',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      const { absWorkingDir = process.cwd() } = initialOptions;
      onEnd(({ metafile }) => {
        for (const { inputs } of Object.values(metafile?.outputs ?? {})) {
          for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
            const folder = packageOf(file);
            if (folder !== undefined && bytesInOutput > 0) folders.add(path.relative('.', path.join(absWorkingDir, folder)));
          }
        }
        mkdirSync(path.dirname(BUNDLED_FILE), { recursive: true });
        writeFileSync(BUNDLED_FILE, JSON.stringify([...folders].toSorted()));
      });
    },
  };
};

/** The folders of the packages that the last build has bundled. */
export const readBundledPackages = (): string[] => JSON.parse(readFileSync(BUNDLED_FILE, 'utf8')) as string[];
