import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cases } from '../../scripts/matrix/cases.ts';
import { compatibilityPage, PAGE_FILE } from '../../scripts/matrix/page.ts';
import { runtimes } from '../../scripts/matrix/runtimes.ts';

const page = readFileSync(PAGE_FILE, 'utf8');

test('the compatibility page is what a whole run of the matrix writes (npm run matrix)', () => {
  const chromium = /Chromium (\d+)\./.exec(page)?.[1];
  expect(page).toBe(compatibilityPage(chromium ?? 'without a version'));
});

test('the compatibility page names every runtime and every case', () => {
  for (const { name, version } of runtimes) expect(page).toContain(`| ${name} ${version} |`);
  for (const { name } of cases) expect(page).toContain(`| ${name} |`);
});
