// Writes the small files of each entry that only lead to another one:
// - `dist/node/*.js`, and entries without an ES module of their own: what Node imports. They export the CommonJS build, so that a process
//   has one copy.
// - `dist/*.d.cts`: the declarations for `require`. They are those of the ES modules, which every supported Node can `require`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const require = createRequire(import.meta.url);

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const relativeImport = (from: string, to: string): string => {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

for (const target of Object.values(manifest.exports)) {
  if (typeof target === 'string') continue;
  const { import: esm, require: commonJs } = target;
  write(commonJs.types, `export * from '${relativeImport(commonJs.types, esm.types.replace(/\.d\.ts$/, '.js'))}';\n`);
  const forNode = 'node' in esm ? esm.node : esm.default;
  if (existsSync(forNode)) continue;
  const names = Object.keys(require(path.resolve(commonJs.default)) as object).toSorted();
  write(forNode, `export { ${names.join(', ')} } from '${relativeImport(forNode, commonJs.default)}';\n`);
}
