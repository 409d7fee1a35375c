import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration, formatExactDuration } from '../../../src/util/format-duration.js';

test.each([
  [0, '0 ms'],
  [0.4, '1 ms'],
  [850, '850 ms'],
  [999.5, '1 s'],
  [1000, '1 s'],
  [1001, '1.1 s'],
  [9901, '10 s'],
  [32_001, '33 s'],
  [59_001, '1 min'],
  [90_000, '1 min 30 s'],
  [3_599_001, '1 h'],
  [7_200_000, '2 h'],
  [7_200_001, '2 h 1 min'],
  [86_401_000, '1 d 1 min'],
  [112_020_000, '1 d 7 h 7 min'],
])('a wait of %d ms is %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});

test.each([
  [0, '0 ms'],
  [0.5, '0.5 ms'],
  [1500, '1.5 s'],
  [89_999, '1 min 29.999 s'],
  [90_000, '1 min 30 s'],
  [86_401_000, '1 d 1 s'],
  [176_523_004, '2 d 1 h 2 min 3.004 s'],
])('a limit of %d ms is %s', (ms, expected) => {
  expect(formatExactDuration(ms)).toBe(expected);
});

describe('a wait', () => {
  const sizes: Record<string, number> = { d: 86_400_000, h: 3_600_000, min: 60_000, s: 1000, ms: 1 };
  const toMs = (text: string): number =>
    Array.from(text.matchAll(/([\d.]+) (\w+)/g), ([, count, unit]) => Number(count) * sizes[unit!]!).reduce((sum, part) => sum + part, 0);
  const duration = fc.integer({ min: 1, max: 10 * 86_400_000 });

  test('is never shown as shorter than it is, nor as longer by more than a tenth', () => {
    fc.assert(
      fc.property(duration, (ms) => {
        const shown = toMs(formatDuration(ms));
        expect(shown).toBeGreaterThanOrEqual(ms - 1e-6);
        expect(shown).toBeLessThanOrEqual(ms * 1.1);
      }),
    );
  });

  test('that is longer than a limit looks longer', () => {
    fc.assert(
      fc.property(duration, fc.integer({ min: 1, max: 100_000 }), (limit, more) => {
        expect(toMs(formatDuration(limit + more))).toBeGreaterThan(toMs(formatExactDuration(limit)));
      }),
    );
  });
});
