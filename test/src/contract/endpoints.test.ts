import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.js';

test('the README lists every endpoint in the order of the table', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `sdk\..*$/gm);
  expect(rows).toEqual(
    Object.entries(endpoints).map(
      ([name, { method, path, summary }]) => `| \`sdk.${name}\` | ${summary} | ${method.toUpperCase()} \`${path}\` |`,
    ),
  );
});
