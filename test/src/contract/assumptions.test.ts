import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assumptions } from '../../../src/contract/assumptions.js';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';

const guide = readFileSync('docs/reference/assumptions.md', 'utf8').split('\n');

test.each(Object.keys(endpoints) as Operation[])('the guide says of %s what is documented and what is assumed', (operation) => {
  const { method, path, documented } = endpoints[operation];
  const row = guide.find((line) => line.startsWith(`| \`${operation}\` |`));
  expect(row).toContain(`${method.toUpperCase()} `);
  expect(row).toContain(`${path}\`, ${documented ? 'documented' : 'assumed'}`);
  expect(row).toContain(assumptions[operation]);
});
