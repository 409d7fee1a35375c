import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assumedOf } from '../../../src/contract/assumptions.js';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';

const reference = readFileSync('docs/reference/assumptions.md', 'utf8').split('\n');

test.each(Object.keys(endpoints) as Operation[])('the reference lists what is documented and assumed about %s', (operation) => {
  const { method, path, documented } = endpoints[operation];
  const row = reference.find((line) => line.startsWith(`| \`${operation}\` |`));
  expect(row).toContain(`${method.toUpperCase()} `);
  expect(row).toContain(`${path}\`, ${documented ? 'documented' : 'assumed'}`);
  expect(row).toContain(assumedOf(operation));
});
