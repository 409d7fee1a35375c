import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { expect, test } from 'vitest';
import { recipeAi } from './run.js';

test('recipe-ai pantries creates a pantry, adds items, lists, changes and deletes them', { timeout: 60_000 }, async () => {
  const socket = await listen(createMockService({ keys: { k: 'pro' } }));
  const run = (...args: string[]) => recipeAi(['pantries', ...args], { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url });

  expect((await run('list')).out).toBe('No pantries.\n');
  const { id } = JSON.parse((await run('create', 'Home', '--json')).out) as { id: string };
  expect((await run('items', 'add', id, 'rice', 'milk')).out).toMatch(/rice .*grains_pasta\n.*milk .*dairy_eggs/);
  expect((await run('list')).out).toContain('2 items');
  expect((await run('items', 'list', id, '--limit', '1')).out).toMatch(/more with --cursor \S+/);
  const [item] = (JSON.parse((await run('items', 'list', id, '--search', 'milk', '--json')).out) as { data: { id: string }[] }).data;
  expect((await run('update', id, '--name', 'Cellar', '--description', 'cold')).out).toContain('Cellar');
  expect(JSON.parse((await run('update', id, '--clear', 'description', '--json')).out)).toMatchObject({
    name: 'Cellar',
    description: null,
  });
  const change = ['items', 'update', id, item!.id];
  const changed = await run(
    ...change,
    '--quantity',
    '2',
    '--unit',
    'liter',
    '--location',
    'fridge',
    '--expires-at',
    '2030-01-31',
    '--json',
  );
  expect(JSON.parse(changed.out)).toMatchObject({ name: 'milk', quantity: 2, unit: 'liter', location: 'fridge', expires_at: '2030-01-31' });
  expect(JSON.parse((await run(...change, '--clear', 'expires_at', 'unit', '--json')).out)).toMatchObject({ unit: null, expires_at: null });
  expect(await run(...change)).toMatchObject({ code: 2, err: expect.stringContaining('Nothing to change') as string });
  expect(await run(...change, '--note', 'x', '--clear', 'note')).toMatchObject({
    code: 2,
    err: expect.stringContaining('also set') as string,
  });
  expect(await run('items', 'remove', id, item!.id)).toMatchObject({ code: 0 });
  expect((await run('get', id)).out).toContain('1 item');
  expect(await run('delete', id)).toMatchObject({ code: 0 });
  expect(await run('get', id)).toMatchObject({ code: 1 });
  await socket.close();
});
