import type { BatchProgress } from '@recipe-ai/sdk';
import { expect, test } from 'vitest';
import { formatState } from '../../cli/batch-bar.js';

const progress: BatchProgress = { done: 60, failed: 0, inFlight: 0, waiting: 140, total: 200 };
const resetAt = new Date(2030, 0, 1, 9, 5, 7);

test.each<[string, Partial<BatchProgress>, number, string]>([
  ['nothing while nothing is known', {}, 0, ''],
  ['until when calls wait, and how long the batch takes', { resetAt, etaMs: 118_200 }, 0, 'waits until 09:05:07, about 1 min 59 s left'],
  ['how many calls failed', { failed: 3, etaMs: 2000 }, 0, '3 failed, about 2 s left'],
  ['no wait while requests are in flight', { resetAt, inFlight: 2 }, 0, ''],
  ['less time after a while', { etaMs: 600_000 }, 300_000, 'about 5 min left'],
  ['no time that is over', { etaMs: 1000 }, 2000, ''],
])('the bar of a batch says %s', (_, changes, ageMs, expected) => {
  expect(formatState({ ...progress, ...changes }, ageMs)).toBe(expected);
});
