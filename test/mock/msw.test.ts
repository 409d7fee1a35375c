import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService, type Duration } from '@recipe-ai/sdk/mock';
import { setupMockServer } from '@recipe-ai/sdk/mock/msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const server = setupMockServer(createMockService({ tiers: { slow: { perMinute: 1 }, small: { perDay: 1 } } }));
beforeAll(() => server.listen());
afterAll(() => server.close());

describe('a client of server.connection()', () => {
  test.each<[string, Duration]>([
    ['slow', '1m'],
    ['small', '1d'],
  ])('may call again when the mock advances: tier %s, %s', async (tier, time) => {
    const sdk = new RecipeAI({ ...server.connection({ tier }), failFast: true, logLevel: 'off' });
    for (let round = 0; round < 3; round++) {
      expect((await sdk.pantries.list()).data).toEqual([]);
      await expect(sdk.pantries.list()).rejects.toThrow(/limit|quota/i);
      server.mock.clock.advance(time);
    }
  });

  test('stops waiting for the next minute when the mock advances', async () => {
    const sdk = new RecipeAI({
      ...server.connection({ tier: 'slow' }),
      logLevel: 'off',
      onEvent: ({ type }) => {
        if (type === 'queued') server.mock.clock.advance('1m');
      },
    });
    await sdk.pantries.list();
    expect((await sdk.pantries.list()).data).toEqual([]);
  });

  test('sends calls through the global fetch', () => {
    expect(Object.keys(server.connection()).toSorted()).toEqual(['aiUrl', 'apiKey', 'baseUrl', 'clock']);
  });
});
