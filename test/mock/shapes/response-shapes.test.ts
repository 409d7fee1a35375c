import { describe, expect, test } from 'vitest';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { describeWrongFields } from '../../../src/contract/callbacks.js';
import { createMockService, type ResponseShape } from '../../../mock/index.js';
import { RawClient } from '../../support/mock-adapters.js';
import { sampleRequests, toast } from '../../support/sample-requests.js';

const operations = Object.keys(endpoints) as Operation[];
const withBody = operations.filter((operation) => endpoints[operation].status !== 204);

/** Every value in a body, with its path. */
const leaves = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const inner = Object.entries(value).flatMap(([name, each]) => leaves(each, `${path}.${name}`));
  return inner.length > 0 ? inner : [[path, value]];
};

const setup = (options: Parameters<typeof createMockService>[0] = {}) => {
  const mock = createMockService({ tiers: { scale: {} }, callbackHosts: ['hooks.example.com'], ...options });
  return { mock, client: new RawClient(mock.connection()) };
};

describe('shapesOf', () => {
  test.each(withBody)('enumerates shapes that are valid by the contract, each different: %s', (operation) => {
    const shapes = [...setup().mock.shapesOf(operation)];
    expect(shapes.slice(0, 3).map(({ name }) => name)).toEqual(['sparse', 'rich', 'extreme']);
    expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
    const invalid = shapes.filter(({ value }) => !endpoints[operation].response.safeParse(value).success);
    expect(invalid.map(({ name }) => name)).toEqual([]);
  });

  test('covers nulls, words, lists, texts and unknown fields of a recipe', () => {
    const names = Array.from(setup().mock.shapesOf('recipes.generate'), ({ name }: ResponseShape<'recipes.generate'>) => name);
    for (const expected of [
      'steps[0].temperature is null',
      'ingredients[0].optional is true',
      'ingredients[0].unit is pinch',
      'ingredients[0].unit is something_new',
      'steps is empty',
      'ingredients has 100 items',
      'name is 2,000 characters',
      'name is right-to-left',
      'name is emoji',
      'the response has an unknown field',
    ]) {
      expect(names).toContain(expected);
    }
  });

  test('has none for an operation without a response body', () => {
    expect([...setup().mock.shapesOf('pantries.delete')]).toEqual([]);
  });
});

describe('the option shapes', () => {
  test.each(['sparse', 'rich', 'extreme'] as const)('%s: every operation responds within the contract', async (shapes) => {
    const { client } = setup({ shapes });
    const { id: pantry } = (await client.call('pantries.create', { name: 'Home' })).json as { id: string };
    const { id: item } = (await client.call('pantries.items.add', { pantry_id: pantry, name: 'milk' })).json as { id: string };
    const requests = sampleRequests(pantry, item);
    for (const operation of Object.keys(requests) as Operation[]) {
      const { status, json } = await client.call(operation, requests[operation]);
      expect({ operation, status }).toEqual({ operation, status: endpoints[operation].status });
      expect({ operation, ...endpoints[operation].response.safeParse(json) }).toMatchObject({ operation, success: true });
    }
  });

  test('sparse has nulls and empty lists, rich has none, extreme has long lists and texts', async () => {
    const bodyOf = async (shapes: 'sparse' | 'rich' | 'extreme') =>
      leaves((await setup({ shapes }).client.call('recipes.generate', { ingredients: ['rice', 'eggs'] })).json).map(([, value]) => value);
    const [sparse, rich, extreme] = await Promise.all([bodyOf('sparse'), bodyOf('rich'), bodyOf('extreme')]);
    expect(sparse).toContain(null);
    expect(rich).not.toContain(null);
    expect(extreme.length).toBeGreaterThan(500);
    expect(extreme.some((value) => typeof value === 'string' && value.length === 2000)).toBe(true);
  });

  test('the same seed gives the same extreme response', async () => {
    const textOf = async (seed: number) =>
      (await setup({ shapes: 'extreme', seed }).client.call('healthify', { recipe: toast, request_id: 'j' })).json as { data: unknown };
    expect((await textOf(7)).data).toEqual((await textOf(7)).data);
  });

  test.each(['sparse', 'rich', 'extreme'] as const)('%s: callbacks stay valid', async (shapes) => {
    const { mock, client } = setup({ shapes });
    await client.call('healthify', { recipe: toast, callback_url: 'https://hooks.example.com/' });
    expect(describeWrongFields((await mock.callbacks.next()).payload)).toBe('');
  });

  test('rejects a shape of another name', () => {
    expect(() => setup({ shapes: 'wild' as 'rich' })).toThrow('`shapes` must be "sparse", "rich", "extreme"');
  });
});

test('mock.shapes overrides one operation, until it is removed', async () => {
  const { mock, client } = setup();
  const steps = async () =>
    ((await client.call('recipes.generate', { ingredients: ['rice', 'eggs'] })).json as { steps: unknown[] }).steps.length;
  const handle = mock.shapes('recipes.generate', 'sparse');
  expect(await steps()).toBe(0);
  handle.remove();
  expect(await steps()).toBeGreaterThan(0);
  expect(() => mock.shapes('recipes.generate', 'odd' as 'rich')).toThrow(RangeError);
});
