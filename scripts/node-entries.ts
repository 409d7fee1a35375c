// Writes the ES modules that Node loads: each exports what the CommonJS build of its entry exports, so that a process has one copy.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const require = createRequire(import.meta.url);

for (const target of Object.values(manifest.exports)) {
  if (typeof target === 'string' || !('node' in target.import)) continue;
  const file = target.import.node;
  const names = Object.keys(require(path.resolve(target.require.default)) as object).toSorted();
  const commonJs = path.relative(path.dirname(file), target.require.default).replaceAll(path.sep, '/');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `export { ${names.join(', ')} } from '${commonJs}';\n`);
}
