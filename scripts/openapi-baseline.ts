// Accepts the current OpenAPI document as the one that later ones may not break: `npm run openapi:accept`. It prints what breaks, for the
// changeset. `npm run changelog` runs it for every release.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges } from './breaking-changes.ts';
import { openApiWithExamples } from './openapi.ts';

export const BASELINE_FILE = 'test/scripts/openapi-baseline.json';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a document says to programs: everything but descriptions and examples. */
export const withoutTexts = (document: Record<string, unknown>): Record<string, unknown> => {
  const strip = (value: unknown, isNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([key]) => isNames || !/^(description|summary|examples?)$/.test(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, strip(inner, key === 'properties' && !isNames)]));
  };
  return strip(document, false) as Record<string, unknown>;
};

/** JSON with one line for each path, component and webhook: short, and a diff shows which of them changed. */
const toLines = (value: unknown, depth: number): string =>
  depth === 0 || !isObject(value)
    ? JSON.stringify(value)
    : `{\n${Object.entries(value)
        .map(([key, inner]) => `${JSON.stringify(key)}: ${toLines(inner, depth - 1)}`)
        .join(',\n')}\n}`;

if (import.meta.main) {
  const current = await openApiWithExamples();
  if (existsSync(BASELINE_FILE)) {
    const changes = breakingChanges(JSON.parse(readFileSync(BASELINE_FILE, 'utf8')) as Record<string, unknown>, current);
    console.log(changes.length === 0 ? 'Nothing breaks.' : changes.join('\n'));
  }
  writeFileSync(BASELINE_FILE, `${toLines(withoutTexts(current), 3)}\n`);
}
