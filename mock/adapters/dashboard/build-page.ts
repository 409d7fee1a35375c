import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The page's program and its style. */
export interface PageFiles {
  script: string;
  style: string;
}

/**
 * Bundles the page for browsers. The build puts the result into the package, so that users need no bundler; whoever runs the sources gets it
 * made on the spot.
 */
export const bundlePage = async (): Promise<PageFiles> => {
  const { outputFiles } = await build({
    entryPoints: ['page/page.ts', 'page/page.css'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    charset: 'utf8',
    write: false,
    outdir: 'never-written',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))!.text;
  return { script: text('.js'), style: text('.css') };
};
