import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of a program in `folder` as a bundler ships it to a browser: minified and gzipped. */
export const gzippedSize = async (program: string, folder: string, external: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
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
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
};
