import { describe, expect, test } from 'vitest';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { createMockService } from '../../../mock/index.js';
import { RawClient } from '../../support/mock-adapters.js';
import { sampleRequests } from '../../support/sample-requests.js';

const operations = Object.keys(endpoints) as Operation[];

/** Names that a look-up in a plain object finds by inheritance. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

/** Every request that has one of its texts replaced by `word`. */
const withWord = (value: unknown, word: string): unknown[] => {
  if (typeof value === 'string') return [word];
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => withWord(each, word).map((changed) => value.with(index, changed)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => withWord(each, word).map((changed) => ({ ...value, [name]: changed })));
};

describe('a text that is the name of an inherited property', () => {
  test.each(operations)('never fails the service: %s', async (operation) => {
    const client = new RawClient(createMockService({ tiers: { scale: {} }, callbackHosts: ['hooks.example.com'] }).connection());
    const { id: pantry } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const { id: item } = (await client.call('pantries.items.add', { pantry_id: pantry, name: 'milk' })).json as { id: string };
    const sample = {
      ...sampleRequests(pantry, item)[operation],
      ...(operation === 'recipes.generate' && { cuisine: 'thai', dietary_restrictions: ['vegan'], skill_level: 'easy' }),
    };
    for (const word of inherited) {
      for (const request of withWord(sample, word)) {
        const { status, text } = await client.call(operation, request as object);
        expect({ request, status, text }).toEqual({ request, status: expect.toSatisfy((each: number) => each < 500), text });
      }
    }
  });
});
