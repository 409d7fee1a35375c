import { expect, test } from 'vitest';
import { formatDuration } from '../../../src/util/format-duration.js';

test.each([
  [0, '0 ms'],
  [0.4, '1 ms'],
  [850, '850 ms'],
  [1000, '1 s'],
  [32_000, '32 s'],
  [299_001, '300 s'],
  [300_000, '5 min'],
  [7_200_000, '120 min'],
  [86_400_000, '24 h'],
  [86_401_000, '24 h'],
  [6 * 86_400_000, '6 d'],
])('%d ms is %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});
