import { describe, expect, test } from 'vitest';
import { unknownFields } from '../../../src/comparison/unknown-fields.js';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { createMockService } from '../../../mock/index.js';

const mock = createMockService();
const operations = (Object.keys(endpoints) as Operation[]).filter((operation) => endpoints[operation].status !== 204);

/** A response with every field that the contract has. */
const rich = (operation: Operation): unknown => [...mock.shapesOf(operation)].find(({ name }) => name === 'rich')!.value;

test.each(operations)('a response of %s with all fields of the contract has none', (operation) => {
  expect(unknownFields(endpoints[operation].response, rich(operation))).toEqual([]);
});

describe('fields that the contract does not have', () => {
  const pathsIn = (operation: Operation, value: unknown) => unknownFields(endpoints[operation].response, value);

  test('are named with their place and type', () => {
    expect(pathsIn('pantries.list', { data: [], next_cursor: null, total: 3, links: null, pages: [] })).toEqual([
      { path: 'total', message: 'new field (number)', code: 'new_field' },
      { path: 'links', message: 'new field (null)', code: 'new_field' },
      { path: 'pages', message: 'new field (array)', code: 'new_field' },
    ]);
  });

  test('are named once for all items of a list', () => {
    expect(pathsIn('pantries.list', { data: [{ color: 'red' }, { color: 'blue', id: 1 }], next_cursor: null })).toMatchObject([
      { path: 'data[].color' },
    ]);
  });

  test('are found inside of nullable fields, and none is reported inside of a new one', () => {
    const step = { temperature: { celsius: 1, kelvin: 2 }, chef: { name: 'Ada' } };
    expect(pathsIn('recipes.generate', { steps: [step] }).map(({ path }) => path)).toEqual(['steps[].temperature.kelvin', 'steps[].chef']);
  });

  test('are found in a response that may have several forms, each known field in any of them', () => {
    expect(pathsIn('pantries.items.add', { data: [{ id: 'item_1', color: 'red' }], next_cursor: null, total: 1 })).toMatchObject([
      { path: 'data[].color' },
      { path: 'total' },
    ]);
  });

  test('are not looked for in a value of another type', () => {
    expect(pathsIn('pantries.list', 'text')).toEqual([]);
    expect(pathsIn('pantries.list', null)).toEqual([]);
    expect(pathsIn('pantries.delete', { deleted: true })).toEqual([]);
  });

  test('may have the names of what every object has', () => {
    expect(pathsIn('pantries.list', JSON.parse('{"data":[],"__proto__":1,"constructor":2}')).map(({ path }) => path)).toEqual([
      '__proto__',
      'constructor',
    ]);
  });
});
