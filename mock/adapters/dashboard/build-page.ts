import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The page's script and style, bundled. */
export interface PageFiles {
  script: string;
  style: string;
}

/**
 * Bundles the page for browsers. The build puts the result into the package, so users need no bundler. When the sources run directly, the
 * page is bundled on request.
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
