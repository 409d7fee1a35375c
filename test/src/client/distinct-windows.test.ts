import { expect, test } from 'vitest';
import { distinctWindows } from '../../../src/client/distinct-windows.js';
import { RecipeAI } from '../../../src/index.js';
import { createMockService } from '../../../mock/index.js';

const resetAt = new Date('2030-01-02T00:00:00Z');

test('a window that is repeated without its name is listed once, with its name', () => {
  expect(
    distinctWindows([
      { limit: 1000, remaining: 3, resetAt },
      { name: 'day', limit: 1000, remaining: 3, resetAt: new Date(resetAt) },
    ]),
  ).toEqual([{ name: 'day', limit: 1000, remaining: 3, resetAt }]);
});

test('windows with other numbers are kept', () => {
  const windows = [
    { limit: 60, remaining: 3 },
    { name: 'day', limit: 1000, remaining: 3 },
    { name: 'minute', limit: 60, remaining: 2 },
  ];
  expect(distinctWindows(windows)).toEqual(windows);
});

test('sdk.rateLimit lists the trial of a sandbox once', async () => {
  const sdk = new RecipeAI(createMockService().connection({ tier: 'sandbox' }));
  await sdk.pantries.list();
  expect(sdk.rateLimit.windows).toEqual([{ name: 'trial', limit: 10, remaining: 9 }]);
});
