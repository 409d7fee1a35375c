import { expect, test } from 'vitest';
import { snapshot } from '../../../src/util/snapshot.js';

test('later changes of lists and plain objects do not reach a snapshot', () => {
  const value = { recipe: { title: 'Mash', steps: ['Boil.'] } };
  const copy = snapshot(value);
  value.recipe.title = 'Soup';
  value.recipe.steps.push('Serve.');
  expect(copy).toEqual({ recipe: { title: 'Mash', steps: ['Boil.'] } });
});

test('everything else stays the same object', () => {
  const signal = AbortSignal.timeout(1);
  const date = new Date(0);
  const pending = Promise.resolve();
  const copy = snapshot({ signal, date, list: [pending], text: 'a', missing: undefined, nothing: null });
  expect(copy).toEqual({ signal, date, list: [pending], text: 'a', missing: undefined, nothing: null });
  expect([copy.signal, copy.date, copy.list[0]]).toEqual([signal, date, pending]);
  expect(copy.signal).toBe(signal);
});

test('a value that contains itself is copied once', () => {
  const value: { self?: object } = {};
  value.self = value;
  const copy = snapshot(value);
  expect(copy).not.toBe(value);
  expect(copy.self).toBe(copy);
});

test('an own key __proto__ stays a key', () => {
  const copy = snapshot(JSON.parse('{"__proto__": {"admin": true}}') as object);
  expect(Object.keys(copy)).toEqual(['__proto__']);
  expect(copy).not.toHaveProperty('admin');
});

test('a copy can be changed as the value can, and an empty list stays empty', () => {
  const copy: { list?: string[]; name: string } = snapshot({ list: [], name: 'a' });
  expect(copy.list).toEqual([]);
  copy.name = 'b';
  delete copy.list;
  expect(copy).toEqual({ name: 'b' });
});
