import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { API_FOLDER, apiReports } from '../../scripts/api-report.ts';
import { entries } from '../../scripts/entries.ts';

const reports = apiReports(path.join(inject('consumer'), 'node_modules/@recipe-ai/sdk/dist'));

test.each(Object.entries(reports))('the public API of %s is the committed one (npm run api-report)', (file, text) => {
  expect(readFileSync(path.join(API_FOLDER, file), 'utf8')).toBe(text);
});

test('there is a report for each entry and no other file', () => {
  expect(readdirSync(API_FOLDER).toSorted()).toEqual(Object.keys(reports).toSorted());
});

test('a report has types that are mentioned but not exported, has no comments, and names a type of another entry only once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recipe-ai-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { output } of entries) {
    mkdirSync(path.dirname(path.join(folder, output)), { recursive: true });
    writeFileSync(path.join(folder, `${output}.d.ts`), 'export {};\n');
  }
  writeFileSync(
    path.join(folder, 'index.d.ts'),
    `interface Inner { /** A docstring. */ a: string }\ndeclare const value: Inner;\ntype Same = Inner['a'];\nexport { type Same, value };\n`,
  );
  writeFileSync(path.join(folder, 'redis.d.ts'), `export { value } from './index.js';\ntype Own = string;\nexport type { Own };\n`);
  const { 'index.md': index, 'redis.md': redis } = apiReports(folder);
  expect(index).toContain("```ts\ntype Same = Inner['a'];\n\ndeclare const value: Inner;\n```");
  expect(index).toContain('## Mentioned, but not exported\n\n```ts\ninterface Inner {\n    a: string;\n}\n```');
  expect(redis).toContain("```ts\ntype Own = string;\n```\n\n## From other entries\n\n```ts\nexport { value } from '@recipe-ai/sdk';\n```");
});
