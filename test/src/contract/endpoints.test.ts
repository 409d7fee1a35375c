import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { summaries } from '../../../src/contract/summaries.js';

test('the README lists every endpoint in the order of the table', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `sdk\..*$/gm);
  expect(rows).toEqual(
    Object.entries(endpoints).map(
      ([name, { method, path }]) => `| \`sdk.${name}\` | ${summaries[name as Operation]} | ${method.toUpperCase()} \`${path}\` |`,
    ),
  );
});
