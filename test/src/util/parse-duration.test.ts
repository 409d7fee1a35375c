import { expect, test } from 'vitest';
import { parseDuration } from '../../../src/util/parse-duration.js';

test.each<[string, number | undefined]>([
  ['250ms', 250],
  ['30s', 30_000],
  ['5m', 300_000],
  ['1.5h', 5_400_000],
  ['2d', 172_800_000],
  ['5', undefined],
  ['-5m', undefined],
  ['5 m', undefined],
  ['5min', undefined],
  ['', undefined],
])('%j is %s milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms);
});
