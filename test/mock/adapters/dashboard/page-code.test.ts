import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import openApi from '#openapi' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import type { DashboardState, DeliveryRow, RequestRow } from '../../../../mock/adapters/dashboard/view.js';
import { bundlePage } from '../../../../mock/adapters/dashboard/build-page.js';
import { isDuration, KEY_VARIABLE, toCall, toCurl, toLiteral, toSdkCall } from '../../../../mock/adapters/dashboard/page/code.js';
import { createCatalog } from '../../../../mock/adapters/dashboard/catalog.js';
import { createMockService } from '../../../../mock/index.js';
import { adminFields } from '../../../../mock/adapters/dashboard/admin-fields.js';
import { parseContract } from '../../../../mock/adapters/dashboard/contract.js';
import { toHttpRequest } from '../../../../mock/adapters/dashboard/page/contract.js';
import { formatAgo, formatDuration } from '../../../../mock/adapters/dashboard/page/format.js';
import { countRows, filterRows, NO_FILTER, toneOf, updateRows } from '../../../../mock/adapters/dashboard/page/rows.js';
import { endpoints } from '../../../../src/contract/endpoints.js';
import { exampleRequests } from '../../../../src/openapi/example-requests.js';

const operations = parseContract(openApi);
const contract = new Map(operations.map((operation) => [operation.name, operation]));

describe('the forms of the dashboard', () => {
  test('exist for every operation of the contract, with the fields of its example', () => {
    expect([...contract.keys()]).toEqual(Object.keys(endpoints));
    for (const [name, toRequest] of Object.entries(exampleRequests)) {
      const fields = contract.get(name)!.fields.map((field) => field.name);
      expect([name, Object.keys(toRequest({})).filter((field) => !fields.includes(field))]).toEqual([name, []]);
    }
  });

  test('have an input for each field that fits its type', () => {
    const inputOfField = (operation: string, name: string) => contract.get(operation)!.fields.find((field) => field.name === name)!.input;
    expect(inputOfField('recipes.generate', 'ingredients')).toMatchObject({ kind: 'list' });
    expect(inputOfField('recipes.generate', 'servings')).toEqual({ kind: 'number' });
    expect(inputOfField('recipes.generate', 'cuisine')).toMatchObject({ kind: 'choice', isOpen: true });
    expect(inputOfField('recipes.generate', 'dietary_restrictions')).toMatchObject({
      kind: 'list',
      words: expect.arrayContaining(['vegan']),
    });
    expect(inputOfField('suggestSubstitute', 'unit')).toMatchObject({ kind: 'choice', isOpen: false });
    expect(inputOfField('pantries.items.update', 'location')).toMatchObject({
      kind: 'choice',
      isOpen: false,
      words: ['pantry', 'fridge', 'freezer'],
    });
    expect(inputOfField('healthify', 'recipe')).toMatchObject({ kind: 'object' });
    expect(inputOfField('pantries.items.add', 'items')).toEqual({ kind: 'json' });
  });

  test('of the admin API say what each folded field takes', () => {
    const own = ['operation', 'value', 'times', 'tier', 'isolated'];
    const forms = ['POST /faults', 'POST /deliveries/faults', 'POST /overrides', 'POST /keys'];
    const fields = forms.flatMap((call) => adminFields[call]!).filter(({ name }) => !own.includes(name));
    expect(fields.filter(({ description }) => description === '')).toEqual([]);
  });

  test('become the request that the SDK sends', () => {
    const request = (name: string, values: Record<string, unknown>) => toHttpRequest(contract.get(name)!, values);
    expect(request('pantries.items.update', { pantry_id: 'a/b', item_id: 'i', quantity: 2 })).toEqual({
      method: 'PATCH',
      path: '/api/v1/pantries/a%2Fb/items/i',
      body: '{"quantity":2}',
    });
    expect(request('pantries.list', { limit: 20, cursor: 'x y' })).toEqual({ method: 'GET', path: '/api/v1/pantries?limit=20&cursor=x+y' });
    expect(request('pantries.delete', { pantry_id: 'p' })).toEqual({ method: 'DELETE', path: '/api/v1/pantries/p' });
  });
});

describe('the code that the dashboard shows', () => {
  test('is JavaScript with the same values', () => {
    const values = { name: "it's", 'a-b': [1, null, true], deep: { text: 'say "hi"\n\\' }, long: ['x'.repeat(60), 'y'.repeat(60)] };
    expect(JSON.stringify(runInNewContext(`(${toLiteral(values)})`))).toBe(JSON.stringify(values));
    expect(toLiteral([])).toBe('[]');
    expect(toLiteral({})).toBe('{}');
  });

  test('is a call without arguments that are missing', () => {
    expect(toCall('mock.reset', undefined)).toBe('mock.reset();');
    expect(toCall('mock.fail', '*', { status: 503, times: 1 })).toBe("mock.fail('*', { status: 503, times: 1 });");
    expect(toSdkCall('pantries.list', {})).toBe('const result = await sdk.pantries.list();');
  });

  test('runs in a test, whatever the page offers', () => {
    const { faults, callbackFaults, scenarios } = createCatalog(openApi, undefined);
    const key = { key: KEY_VARIABLE };
    const lines = [
      ...Object.values(faults).map((fault) => toCall('mock.fail', '*', { ...fault, ...key })),
      ...Object.values(callbackFaults).map((fault) => toCall('mock.callbacks.fail', { ...fault, ...key })),
      ...Object.keys(scenarios).map((name) => toCall('mock.applyScenario', name, key)),
      ...['1m', '1.5h', '250ms'].filter(isDuration).map((duration) => toCall('mock.clock.advance', duration)),
      toCall('mock.callbackSecrets.rotate', { overlap: '1d', ...key }),
    ];
    for (const line of lines) runInNewContext(line, { mock: createMockService({ keys: { k: 'starter' } }), key: 'k' });
    expect(lines).toHaveLength(Object.keys({ ...faults, ...callbackFaults, ...scenarios }).length + 4);
    expect(['tomorrow', '', '5', '1h ', '-1m'].filter(isDuration)).toEqual([]);
  });

  test('is a curl command whose body no shell can change', () => {
    const command = toCurl({ method: 'PATCH', path: '/x', body: `{"name":"it's $HOME"}` }, 'http://localhost:4010');
    expect(command).toContain("curl -X PATCH 'http://localhost:4010/x'");
    expect(command).toContain(String.raw`-d '{"name":"it'\''s $HOME"}'`);
    expect(command).toContain('$RECIPE_AI_API_KEY');
    expect(toCurl({ method: 'POST', path: '/x' }, '')).toContain("curl -X POST '/x'");
    expect(toCurl({ method: 'POST', path: '/x', body: '{}' }, '')).toContain("curl '/x'");
  });
});

describe('the rows of the timeline', () => {
  const toRequest = (id: string, more: Partial<RequestRow> = {}): RequestRow => ({
    id,
    order: Number(id.slice(1)),
    addedAt: 0,
    at: '2030-01-01T00:00:00.000Z',
    operation: 'pantries.list',
    method: 'GET',
    url: '/api/v1/pantries',
    account: 'acc_1',
    last4: 'abcd',
    status: 200,
    code: null,
    durationMs: 1,
    broken: null,
    fault: null,
    scenario: null,
    overridden: false,
    replayed: false,
    source: null,
    callback: null,
    hasKey: true,
    ...more,
  });
  const toDelivery = (id: string, order: number): DeliveryRow => ({
    id,
    order,
    addedAt: 0,
    at: '2030-01-01T00:00:00.000Z',
    operation: 'healthify',
    account: 'acc_1',
    outcome: 'captured',
    host: 'hooks.example.com',
    request_id: 'job-1',
    status: null,
  });
  const toState = (requests: number, deliveries: number) => ({ request_count: requests, delivery_count: deliveries }) as DashboardState;
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

  test('keep their places when they change, and follow the others when they are new, also after the clock went back', () => {
    const first = updateRows(
      [],
      { requests: { isComplete: true, rows: [toRequest('r1', { status: null }), toRequest('r2')] } },
      toState(2, 0),
    );
    const later = { requests: { isComplete: false, rows: [toRequest('r1'), toRequest('r3', { at: '2020-01-01T00:00:00.000Z' })] } };
    const second = updateRows(first.rows, later, toState(3, 0));
    expect(idsOf(second.rows)).toEqual(['r1', 'r2', 'r3']);
    expect(idsOf(second.added)).toEqual(['r3']);
    expect(second.rows[0]).toMatchObject({ kind: 'request', status: 200 });
  });

  test('of both kinds are as they came, also when a page is opened after the clock went back', () => {
    const update = {
      requests: { isComplete: true, rows: [toRequest('r1', { at: '2030-01-02T00:00:00.000Z' }), toRequest('r3')] },
      deliveries: { isComplete: true, rows: [toDelivery('d1', 2)] },
    };
    expect(idsOf(updateRows([], update, toState(2, 1)).rows)).toEqual(['r1', 'd1', 'r3']);
  });

  test('disappear when the mock has dropped or cleared them, each kind on its own', () => {
    const update = {
      requests: { isComplete: true, rows: [toRequest('r1'), toRequest('r2')] },
      deliveries: { isComplete: true, rows: [toDelivery('d1', 3)] },
    };
    const { rows } = updateRows([], update, toState(2, 1));
    expect(idsOf(updateRows(rows, {}, toState(1, 1)).rows)).toEqual(['r2', 'd1']);
    expect(idsOf(updateRows(rows, { requests: { isComplete: true, rows: [] } }, toState(0, 1)).rows)).toEqual(['d1']);
  });

  test('are good only if the response is whole, and no fault has changed it', () => {
    const tone = (more: Partial<RequestRow>) => toneOf({ kind: 'request', ...toRequest('r1', more) });
    expect(tone({})).toBe('good');
    expect(tone({ fault: 'flt_1' })).toBe('warn');
    expect(tone({ fault: 'flt_1', broken: 'cut' })).toBe('bad');
    expect(tone({ fault: 'flt_1', status: 503 })).toBe('bad');
  });

  test('are found by several words, by status, by operation and by key', () => {
    const update = {
      requests: {
        isComplete: true,
        rows: [
          toRequest('r1'),
          toRequest('r2', { status: 422, code: 'validation_error', operation: 'healthify', account: 'acc_2' }),
          toRequest('r3', { status: null, broken: 'reset' }),
        ],
      },
      deliveries: { isComplete: true, rows: [toDelivery('d1', 4)] },
    };
    const { rows } = updateRows([], update, toState(3, 1));
    const found = (filter: object) => idsOf(filterRows(rows, { ...NO_FILTER, ...filter }));
    expect(found({ text: 'VALIDATION healthify' })).toEqual(['r2']);
    expect(found({ text: 'job-1' })).toEqual(['d1']);
    expect(found({ status: '4xx' })).toEqual(['r2']);
    expect(found({ status: 'broken' })).toEqual(['r3']);
    expect(found({ status: 'callback' })).toEqual(['d1']);
    expect(found({ operation: 'healthify' })).toEqual(['d1', 'r2']);
    expect(found({ account: 'acc_2' })).toEqual(['r2']);
    const count = (status: string) => countRows(rows, status);
    expect(['2xx', '4xx', '5xx', 'broken', 'callback', ''].map(count)).toEqual([1, 1, 0, 1, 1, 4]);
  });
});

test('the page has at most 30.3 kB, compressed', async () => {
  const { script, style } = await bundlePage();
  expect(gzipSync(script).length + gzipSync(style).length).toBeLessThanOrEqual(30_300);
});

test('times are short', () => {
  const now = Date.parse('2030-01-02T00:00:00Z');
  const ago = (seconds: number) => formatAgo(now - seconds * 1000, now);
  expect([0, 5, 61, 7200, 90_000].map(ago)).toEqual(['now', '5 s ago', '1 min ago', '2 h ago', '1 d ago']);
  expect([0.42, 12.3, 1500].map(formatDuration)).toEqual(['0.4 ms', '12 ms', '1.5 s']);
});
