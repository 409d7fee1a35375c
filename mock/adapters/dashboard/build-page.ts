import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The dashboard's script and style, and the style of the reference, bundled. */
export interface PageFiles {
  script: string;
  style: string;
  referenceStyle: string;
}

/**
 * Bundles the page for browsers. The build puts the result into the package, so users need no bundler. When the sources run directly, the
 * page is bundled on request.
 */
export const bundlePage = async (plugins: Plugin[] = []): Promise<PageFiles> => {
  const { outputFiles } = await build({
    entryPoints: ['page/page.tsx', 'page/page.css', 'reference/reference.css'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    // Shorter than calls of the JSX runtime that tsconfig.json names.
    tsconfigRaw: { compilerOptions: { jsx: 'react', jsxFactory: 'h', jsxFragmentFactory: 'Fragment' } },
    inject: ['preact'],
    // `inject` is resolved from there.
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    charset: 'utf8',
    write: false,
    outdir: 'never-written',
    plugins,
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))!.text;
  return { script: text('.js'), style: text('/page.css'), referenceStyle: text('/reference.css') };
};
