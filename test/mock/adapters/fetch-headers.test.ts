import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';

const name = fc.oneof(
  fc.constantFrom('X-Note', 'x-note', 'Accept', 'a b', '', 'é'),
  fc.stringMatching(/^[\w-]{1,8}$/),
  fc.string({ maxLength: 4 }),
);
const value = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(' a ', 'a\tb', 'a\nb', 'é', '€'), fc.integer(), fc.constant(null));

test('headers mean the same as a plain record as they mean in a Request, bad ones included', async () => {
  const mock = createMockService({ keys: { 'my-key': 'scale' }, tiers: { scale: {} } });
  const url = `${mock.baseUrl}/api/v1/pantries`;
  const seen = async (call: () => Promise<Response>) => {
    try {
      const { status } = await call();
      return [status, mock.requests.at(-1)!.headers];
    } catch (error) {
      return (error as Error).name;
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 4 }), async (some) => {
      const headers = { Authorization: 'Bearer my-key', ...some } as Record<string, string>;
      mock.reset('requests');
      const direct = await seen(() => mock.fetch(url, { headers }));
      mock.reset('requests');
      expect(direct).toEqual(await seen(async () => mock.fetch(new Request(url, { headers }))));
    }),
  );
});
