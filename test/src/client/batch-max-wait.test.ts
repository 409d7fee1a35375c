import { expect, test } from 'vitest';
import { BATCH_MAX_WAIT_MS } from '../../../src/client/batch-max-wait.js';
import { QUOTA_FROM_MS } from '../../../src/rate-limit/constants.js';

test('a call of a batch waits for every limit that is not a quota', () => {
  expect(BATCH_MAX_WAIT_MS).toBe(QUOTA_FROM_MS);
});
