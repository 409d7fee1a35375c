import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.js';

test('the README lists each operation of the table as it is, in its order', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `sdk\..*$/gm);
  expect(rows).toEqual(
    Object.entries(endpoints).map(
      ([name, { method, path, summary }]) => `| \`sdk.${name}\` | ${summary} | ${method.toUpperCase()} \`${path}\` |`,
    ),
  );
});
