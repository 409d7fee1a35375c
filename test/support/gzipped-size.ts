import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type Metafile } from 'esbuild';

const gzipped = (contents: Uint8Array | string): number => gzipSync(contents, { level: 9 }).length;

const optionsFor = (program: string, folder: string, external: readonly string[]) =>
  ({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    // The paths of tsconfig.json would lead to the sources instead of the package.
    tsconfigRaw: {},
    logLevel: 'error',
  }) satisfies BuildOptions;

/** Bytes of a program in `folder` as a bundler ships it to a browser in one file: minified and gzipped. */
export const gzippedSize = async (program: string, folder: string, external: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({ ...optionsFor(program, folder, external), write: false });
  return gzipped(outputFiles[0]?.contents ?? '');
};

/** Bytes of a program in several files, minified and gzipped. */
export interface SplitSize {
  /** What is loaded before the program runs. */
  first: number;
  /** All files, with those that the program loads later. */
  all: number;
}

/** A file and what it imports, directly or through another one, without what it loads later. */
const filesAtStart = (name: string, outputs: Metafile['outputs']): Set<string> => {
  const found = new Set([name]);
  for (const file of found) {
    for (const { path: imported, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') found.add(imported);
  }
  return found;
};

/** Sizes of a program as a bundler ships it to a browser that loads a file for each `import()`. */
export const splitSize = async (program: string, folder: string, external: readonly string[]): Promise<SplitSize> => {
  const options = { ...optionsFor(program, folder, external), splitting: true, absWorkingDir: folder, outdir: folder };
  const { outputFiles, metafile } = await build({ ...options, metafile: true, write: false });
  const sizes = new Map(outputFiles.map((file) => [path.relative(folder, file.path), gzipped(file.contents)]));
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return { first: sum(filesAtStart('stdin.js', metafile.outputs)), all: sum(sizes.keys()) };
};
