import manifest from '../package.json' with { type: 'json' };

/** One entry point of the package. */
export interface Entry {
  /** Its import name, such as `@recipe-ai/sdk/mock`. */
  name: string;
  /** Its source file, such as `mock/index.ts`. */
  source: string;
  /** Its name in `dist` without extension, such as `mock/index`. */
  output: string;
}

/** Every entry point. package.json is the only list: `dist/mock/x.js` is built from `mock/x.ts`, any other `dist/x.js` from `src/x.ts`. */
export const entries: Entry[] = Object.entries(manifest.exports).flatMap(([subpath, target]) => {
  if (typeof target === 'string') return [];
  const output = target.import.default.replace(/^\.\/dist\/|\.js$/g, '');
  const source = output.startsWith('mock/') ? `${output}.ts` : `src/${output}.ts`;
  return [{ name: manifest.name + subpath.slice(1), source, output }];
});
