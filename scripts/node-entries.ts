// Writes the small files of each entry that only lead to another one:
// - `dist/node/*.js`, and entries without an ES module of their own: what Node imports. They export the CommonJS build, so that a process
//   has one copy.
// - `.cjs` of entries that are built as ES modules only: Node can `require` those.
// - `dist/*.d.ts`: the declarations for `import`. They are those for `require`, because TypeScript lets an ES module import the declarations of
//   CommonJS under every module resolution, but not the other way round.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  write(esm.types, `export * from '${relativeImport(esm.types, commonJs.types.replace(/\.d\.cts$/, '.cjs'))}';\n`);
  if (!existsSync(commonJs.default))
    write(commonJs.default, `module.exports = require('${relativeImport(commonJs.default, esm.default)}');\n`);
  const forNode = 'node' in esm ? esm.node : esm.default;
  if (existsSync(forNode)) continue;
  const names = Object.keys(require(path.resolve(commonJs.default)) as object).toSorted();
  write(forNode, `export { ${names.join(', ')} } from '${relativeImport(forNode, commonJs.default)}';\n`);
}

// These packages are ES modules, or are loaded as such, which the declarations of CommonJS may mention if they say so.
for (const file of globSync('dist/**/*.d.cts')) {
  const text = readFileSync(file, 'utf8');
  const typed = text.replaceAll(
    /^import (\{[^}]*\} from '(?:msw(?:\/\w+)?|ai|@modelcontextprotocol\/server)');$/gm,
    "import type $1 with { 'resolution-mode': 'import' };",
  );
  if (typed !== text) writeFileSync(file, typed);
}
