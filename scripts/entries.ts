import manifest from '../package.json' with { type: 'json' };

/** One thing that users import. */
export interface Entry {
  /** As users write it, such as `@recipe-ai/sdk/mock`. */
  name: string;
  /** Its source, such as `mock/index.ts`. */
  source: string;
  /** What the build calls it below `dist`, such as `mock/index`. */
  output: string;
}

/** Every entry, read from package.json: the one place that lists them. `dist/x.js` is built from `x.ts`, in `src` unless it is the mock's. */
export const entries: Entry[] = Object.entries(manifest.exports).flatMap(([subpath, target]) => {
  if (typeof target === 'string') return [];
  const output = target.import.default.replace(/^\.\/dist\/|\.js$/g, '');
  const source = output.startsWith('mock/') ? `${output}.ts` : `src/${output}.ts`;
  return [{ name: manifest.name + subpath.slice(1), source, output }];
});
