import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Page, Pantry, PantryItem } from '../../../src/contract/pantries.js';
import { createMockService } from '../../../mock/index.js';
import { RawClient, errorOf } from '../../support/mock-adapters.js';

const setup = async () => {
  const mock = createMockService({ now: new Date('2030-01-01T00:00:00Z'), tiers: { scale: {} } });
  const client = new RawClient(mock.connection());
  const { id: pantry_id } = (await client.call('pantries.create', { name: 'Home' })).json as Pantry;
  const add = async (item: object) => (await client.call('pantries.items.add', { pantry_id, ...item })).json as PantryItem;
  const items = async (query: object = {}) => (await client.call('pantries.items.list', { pantry_id, ...query })).json as Page<PantryItem>;
  const pantry = async () => (await client.call('pantries.get', { pantry_id })).json as Pantry;
  return { mock, client, pantry_id, add, items, pantry };
};

describe('a pantry', () => {
  test('counts its items and records when it changed', async () => {
    const { mock, add, pantry, client, pantry_id } = await setup();
    mock.clock.advance('1h');
    const { id: item_id } = await add({ name: 'Milk' });
    expect(await pantry()).toMatchObject({
      item_count: 1,
      created_at: '2030-01-01T00:00:00.000Z',
      updated_at: '2030-01-01T01:00:00.000Z',
    });
    mock.clock.advance('1h');
    expect((await client.call('pantries.items.remove', { pantry_id, item_id })).status).toBe(204);
    expect(await pantry()).toMatchObject({ item_count: 0, updated_at: '2030-01-01T02:00:00.000Z' });
  });

  test('update changes the given fields and keeps the others', async () => {
    const { client, pantry_id, pantry } = await setup();
    await client.call('pantries.update', { pantry_id, description: 'In the kitchen' });
    await client.call('pantries.update', { pantry_id, name: 'Kitchen' });
    expect(await pantry()).toMatchObject({ name: 'Kitchen', description: 'In the kitchen' });
    await client.call('pantries.update', { pantry_id, description: null });
    expect(await pantry()).toMatchObject({ name: 'Kitchen', description: null });
  });

  test('delete removes it with its items', async () => {
    const { client, pantry_id, add } = await setup();
    const { id: item_id } = await add({ name: 'Milk' });
    expect((await client.call('pantries.delete', { pantry_id })).status).toBe(204);
    for (const response of [
      await client.call('pantries.get', { pantry_id }),
      await client.call('pantries.items.list', { pantry_id }),
      await client.call('pantries.items.update', { pantry_id, item_id, quantity: 1 }),
      await client.call('pantries.delete', { pantry_id }),
    ]) {
      expect([response.status, errorOf(response).details[0]?.path]).toEqual([404, 'pantry_id']);
    }
  });
});

describe('an item', () => {
  test('gets the suggested category, unless the user sets one', async () => {
    const { add } = await setup();
    expect(await add({ name: 'cheddar cheese' })).toMatchObject({
      category: 'dairy_eggs',
      category_source: 'suggested',
      suggested_category: 'dairy_eggs',
    });
    expect(await add({ name: 'parmesan', category: 'frozen' })).toMatchObject({
      category: 'frozen',
      category_source: 'user',
      suggested_category: 'dairy_eggs',
    });
  });

  test('is merged into one with the same name and unit, whatever its spelling', async () => {
    const { add, items } = await setup();
    const first = await add({ name: 'Basmati rice', quantity: 0.1, unit: 'kilogram', note: 'open' });
    expect(await add({ name: ' basmati  RICE', quantity: 0.2, unit: 'kilogram', location: 'pantry' })).toMatchObject({
      id: first.id,
      name: 'Basmati rice',
      quantity: 0.3,
      note: 'open',
      location: 'pantry',
    });
    expect((await add({ name: 'Basmati rice', quantity: 1, unit: 'cup' })).id).not.toBe(first.id);
    expect((await items()).data).toHaveLength(2);
  });

  test('never exceeds the largest safe integer', async () => {
    const { add } = await setup();
    await add({ name: 'sand', quantity: Number.MAX_SAFE_INTEGER });
    expect(await add({ name: 'sand', quantity: Number.MAX_SAFE_INTEGER })).toMatchObject({ quantity: Number.MAX_SAFE_INTEGER });
  });

  test('is returned in the order sent when many are added, merged ones in their final state', async () => {
    const { client, pantry_id } = await setup();
    const names = ['eggs', 'flour', 'eggs'];
    const { json } = await client.call('pantries.items.add', { pantry_id, items: names.map((name) => ({ name, quantity: 1 })) });
    const { data } = json as Page<PantryItem>;
    expect(data.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['eggs', 2],
      ['flour', 1],
      ['eggs', 2],
    ]);
  });

  test('gets a new suggestion with a new name, but keeps the user’s category', async () => {
    const { client, pantry_id, add } = await setup();
    const { id: item_id } = await add({ name: 'milk' });
    const renamed = await client.call('pantries.items.update', { pantry_id, item_id, name: 'salmon' });
    expect(renamed.json).toMatchObject({ category: 'seafood', suggested_category: 'seafood' });
    await client.call('pantries.items.update', { pantry_id, item_id, category: 'frozen' });
    const again = await client.call('pantries.items.update', { pantry_id, item_id, name: 'butter' });
    expect(again.json).toMatchObject({ category: 'frozen', category_source: 'user', suggested_category: 'dairy_eggs' });
  });

  test('cannot take the name of another item', async () => {
    const { client, pantry_id, add } = await setup();
    await add({ name: 'milk' });
    const { id: item_id } = await add({ name: 'oat milk' });
    const response = await client.call('pantries.items.update', { pantry_id, item_id, name: 'Milk' });
    expect([response.status, errorOf(response).code]).toEqual([409, 'conflict']);
    expect((await client.call('pantries.items.update', { pantry_id, item_id, name: 'Milk', unit: 'liter' })).status).toBe(200);
  });
});

describe('lists', () => {
  test('return 20 entries by default, and filter by part of the name and by category', async () => {
    const { add, items } = await setup();
    for (let i = 0; i < 25; i += 1) await add({ name: `jar ${i}`, category: i % 2 === 0 ? 'canned_goods' : 'other' });
    expect((await items()).data).toHaveLength(20);
    expect((await items({ limit: 100 })).next_cursor).toBeNull();
    expect((await items({ q: 'JAR 2' })).data.map(({ name }) => name)).toEqual(['jar 2', 'jar 20', 'jar 21', 'jar 22', 'jar 23', 'jar 24']);
    expect((await items({ category: 'other', limit: 100 })).data).toHaveLength(12);
  });

  test('reject a cursor that is not theirs', async () => {
    const { client } = await setup();
    const response = await client.call('pantries.list', { cursor: 'somewhere' });
    expect([response.status, errorOf(response).details[0]?.path]).toEqual([422, 'cursor']);
    expect(errorOf(response).message).toContain('cursor: is not a cursor of this list; use next_cursor of the previous page.');
  });

  type Step = { add: string } | { remove: number };
  const step: fc.Arbitrary<Step> = fc.oneof(fc.record({ add: fc.stringMatching(/^[a-z]{1,3}$/) }), fc.record({ remove: fc.nat(20) }));

  test.prop([fc.array(fc.array(step, { maxLength: 6 }), { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 5 })], { numRuns: 50 })(
    'show each item once, in order, even if items change between pages',
    async (changes, limit) => {
      const { client, pantry_id, add, items } = await setup();
      const present: string[] = [];
      const shown: string[] = [];
      let cursor: string | null = null;
      let stayed: string[] | null = null;
      const apply = async (steps: Step[]) => {
        for (const each of steps) {
          if ('add' in each) {
            const { id } = await add({ name: each.add });
            if (!present.includes(id)) present.push(id);
          } else if (present.length > 0) {
            const [item_id] = present.splice(each.remove % present.length, 1);
            await client.call('pantries.items.remove', { pantry_id, item_id });
          }
        }
      };
      await apply(changes[0]!);
      for (let page = 1; ; page += 1) {
        stayed = (stayed ?? [...present]).filter((id) => present.includes(id));
        const { data, next_cursor } = await items({ limit, ...(cursor === null ? {} : { cursor }) });
        shown.push(...data.map(({ id }) => id));
        cursor = next_cursor;
        if (cursor === null) break;
        await apply(changes[page] ?? []);
      }
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown.filter((id) => stayed.includes(id))).toEqual(stayed);
    },
  );
});
