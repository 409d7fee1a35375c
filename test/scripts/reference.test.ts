import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceFiles } from '../../scripts/reference/index.ts';

test.each(Object.entries(referenceFiles()))('%s is what `npm run reference` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
