import { expect, test } from 'vitest';
import { distinctWindows } from '../../../src/client/public-rate-limit.js';
import { RecipeAI, type ClientEvent } from '../../../src/index.js';
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
    { name: 'window', limit: 60, remaining: 3, resetAt },
  ];
  expect(distinctWindows(windows)).toEqual(windows);
});

test('the limits of the client, a response, an event and an error list the trial of a sandbox once', async () => {
  const events: ClientEvent[] = [];
  const sdk = new RecipeAI({ ...createMockService().connection({ tier: 'sandbox' }), onEvent: (event) => events.push(event) });
  const windows = [{ name: 'trial', limit: 10, remaining: 9 }];
  const { rateLimit } = await sdk.pantries.list().withResponse();
  expect(rateLimit).toEqual({ limit: 10, remaining: 9, windows });
  expect(sdk.rateLimit.windows).toEqual(windows);
  expect(events).toContainEqual(expect.objectContaining({ type: 'response', rateLimit }));
  const missing: unknown = await sdk.pantries.get('none').catch((error: unknown) => error);
  expect(missing).toMatchObject({ rateLimit: { windows: [{ name: 'trial', limit: 10, remaining: 8 }] } });
});
