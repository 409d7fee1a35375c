import assert from 'node:assert/strict';
import { test } from 'node:test';

test('responds with the recipe of the callback', async () => {
  const recipe = { title: 'Toast', ingredients: ['2 slices bread', '2 tbsp butter'], instructions: ['Toast the bread and butter it.'] };
  const response = await fetch('http://localhost:3000/healthier', { method: 'POST', body: JSON.stringify(recipe) });
  assert.equal(response.status, 200);
  const { name } = (await response.json()) as { name: string };
  assert.match(name, /Toast/);
});
