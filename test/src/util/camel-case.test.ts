import { expect, test } from 'vitest';
import { camelCase } from '../../../src/util/camel-case.js';

test.each([
  ['healthify', 'healthify'],
  ['pantries.items.add', 'pantriesItemsAdd'],
])('%s is %s', (name, word) => {
  expect(camelCase(name)).toBe(word);
});
