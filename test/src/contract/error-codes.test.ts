import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clientErrors, serviceErrors } from '../../../src/contract/error-codes.js';
import * as errors from '../../../src/errors.js';

/** The table rows of the reference that begin with a code, such as `| \`rate_limited\` | 429 | \`RateLimitError\` | ... |`. */
const rows = new Map(
  readFileSync('docs/reference/error-codes.md', 'utf8')
    .split('\n')
    .flatMap((line): [string, string][] => {
      const code = /^\|\s*`([a-z_]+)`\s*\|/.exec(line)?.[1];
      return code === undefined ? [] : [[code, line]];
    }),
);

test('the reference lists every error code, and no other', () => {
  expect([...rows.keys()].toSorted()).toEqual([...Object.keys(serviceErrors), ...Object.keys(clientErrors)].toSorted());
});

test.each(Object.entries(serviceErrors))('the reference gives %s its status', (code, { status }) => {
  expect(rows.get(code)).toMatch(new RegExp(`\\|\\s*${status}\\s*\\|`));
});

test('the reference names every error class, and no other', () => {
  const named = [...rows.values()].flatMap((line) => line.match(/\b[A-Z]\w+Error\b/g) ?? []);
  const thrown = Object.keys(errors).filter((name) => name.endsWith('Error') && name !== 'RecipeAIError');
  expect(thrown.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !/^(RecipeAIError|Callback(Verification|Timeout)Error)$/.test(name) && !thrown.includes(name))).toEqual([]);
});
