// Accepts the current OpenAPI document as the one that later ones may not break: `npm run openapi:accept`. It prints what breaks, for the
// changeset. `npm run changelog` runs it for every release.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isFields, type Fields } from '../src/util/is-fields.js';
import { breakingChanges } from './breaking-changes.ts';
import { openApiWithExamples } from './openapi.ts';

export const BASELINE_FILE = 'test/scripts/openapi-baseline.json';

/** What a document says to programs: everything but descriptions and examples. */
export const withoutTexts = (document: Fields): Fields => {
  const strip = (value: unknown, isNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false));
    if (!isFields(value)) return value;
    const kept = Object.entries(value).filter(([key]) => isNames || !/^(description|summary|examples?)$/.test(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, strip(inner, key === 'properties' && !isNames)]));
  };
  return strip(document, false) as Fields;
};

/** JSON with one line for each path, component and webhook: short, and a diff shows which of them changed. */
const toLines = (value: unknown, depth: number): string =>
  depth === 0 || !isFields(value)
    ? JSON.stringify(value)
    : `{\n${Object.entries(value)
        .map(([key, inner]) => `${JSON.stringify(key)}: ${toLines(inner, depth - 1)}`)
        .join(',\n')}\n}`;

if (import.meta.main) {
  const current = await openApiWithExamples();
  if (existsSync(BASELINE_FILE)) {
    const changes = breakingChanges(JSON.parse(readFileSync(BASELINE_FILE, 'utf8')) as Fields, current);
    console.log(changes.length === 0 ? 'Nothing breaks.' : changes.join('\n'));
  }
  writeFileSync(BASELINE_FILE, `${toLines(withoutTexts(current), 3)}\n`);
}
