import { describe, expect, test } from 'vitest';
import { createMockService } from '../../../mock/index.js';
import { createHandlers } from '../../../mock/msw.js';
import { listen } from '../../../mock/node.js';
import { RawClient } from '../../support/mock-adapters.js';

describe('an unknown option', () => {
  const mock = createMockService();
  test.each<[string, () => unknown, string]>([
    ['createMockService', () => createMockService({ latencyMs: 5 } as object), 'createMockService: unknown option `latencyMs`'],
    ['createMockService, by case', () => createMockService({ baseURL: 'x' } as object), 'did you mean baseUrl?'],
    ['createMockService, by value', () => createMockService({ tier: 'pro' } as object), 'unknown option `tier`; did you mean defaultTier?'],
    ['createMockService, by name alone', () => createMockService({ teirs: 'pro' } as object), 'did you mean tiers?'],
    ['fail', () => mock.fail('*', { statuss: 500 } as object), 'mock.fail: unknown option `statuss`; did you mean status?'],
    ['callbacks.fail', () => mock.callbacks.fail({ dely: 5 } as object), 'did you mean delay?'],
    ['respondWith', () => mock.respondWith('pantries.list', { data: [], next_cursor: null }, { time: 1 } as object), 'did you mean times?'],
    ['applyScenario', () => mock.applyScenario('outage', { keys: 'k' } as object), 'did you mean key?'],
    ['a scenario by name', () => mock.applyScenario('outtage' as 'outage'), 'There is no scenario "outtage"; did you mean outage?'],
    ['an operation by name', () => mock.fail('pantries.lst' as 'pantries.list'), 'did you mean pantries.list?'],
    ['keys.create', () => mock.keys.create({ teir: 'pro' } as object), 'did you mean tier?'],
    ['connection', () => mock.connection({ tiers: 'pro' } as object), 'did you mean tier?'],
    ['a tier', () => createMockService({ tiers: { own: { perminute: 1 } as object } }), 'did you mean perMinute?'],
    ['keys.limit', () => mock.keys.limit(mock.keys.create(), { perday: 1 } as object), 'did you mean perDay?'],
  ])('of %s throws and names the one that was meant', (_, act, message) => {
    expect(act).toThrow(TypeError);
    expect(act).toThrow(message);
  });

  test('of listen rejects and names the one that was meant', async () => {
    await expect(listen(mock, { hots: 'x' } as object)).rejects.toThrow('listen: unknown option `hots`; did you mean host?');
  });

  test('of a wait for callbacks rejects and names the known one', async () => {
    const options = { type: 'healthify' } as object;
    await expect(mock.callbacks.next(options)).rejects.toThrow('mock.callbacks.next: unknown option `type`; known here: timeout');
    await expect(mock.callbacks.settled(options)).rejects.toThrow('mock.callbacks.settled: unknown option `type`; known here: timeout');
  });
});

describe('an invalid value', () => {
  const mock = createMockService();
  test.each<[string, () => unknown]>([
    ['a seed that is not a number', () => createMockService({ seed: Number.NaN })],
    ['a latency that is not a number', () => createMockService({ latency: Number.NaN })],
    ['a latency whose bounds are swapped', () => createMockService({ latency: { min: 2, max: 1 } })],
    ['a number of requests below 0', () => createMockService({ requests: -1 })],
    ['callbacks of another word', () => createMockService({ callbacks: 'send' as 'capture' })],
    ['a status that is not one', () => mock.fail('*', { status: 42 })],
    ['a network fault of another word', () => mock.fail('*', { network: 'slow' as 'hang' })],
    ['a latency of a fault that never ends', () => mock.fail('*', { latency: Infinity })],
    ['a time that is not one', () => createMockService({ now: new Date('soon') })],
    ['a blank callback secret, which no receiver accepts', () => createMockService({ callbackSecret: ' ' })],
    ['a fault of a key that does not exist', () => mock.fail('*', { key: 'unknown' })],
    ['a fault of callbacks of a key that does not exist', () => mock.callbacks.fail({ key: 'unknown' })],
    ['an override of a key that does not exist', () => mock.respondWith('*' as 'pantries.list', new Response(), { key: 'unknown' })],
    ['a shape of a key that does not exist', () => mock.shapes('pantries.list', 'sparse', { key: 'unknown' })],
    ['a scenario of a key that does not exist', () => mock.applyScenario('outage', { key: 'unknown' })],
    ['a fault of an isolated key, which has its own mock', () => mock.fail('*', { key: mock.keys.create({ isolated: true }) })],
    ['a default tier that does not exist', () => createMockService({ defaultTier: 'gold' })],
    ['a time that is null', () => createMockService({ now: null as never })],
    ['a function that returns no time', () => createMockService({ now: () => 'soon' as never }).clock.now()],
    ['hosts that are no list', () => createMockService({ callbackHosts: {} as never })],
    ['an upgrade to no tier', () => mock.keys.upgrade(mock.keys.create(), {} as never)],
  ])('throws: %s', (_, act) => {
    expect(act).toThrow(RangeError);
  });

  test.each<[string, object, string]>([
    ['engine', {}, '`engine` has no function `respond`. Pass what createModelEngine() of @recipe-ai/sdk/mock/engine returns.'],
    ['record', {}, '`record` has no function `forward`. Pass what recordTo() of @recipe-ai/sdk/mock/record returns.'],
    ['replay', [], '`replay` has no function `replay`. Pass what openRecording() of @recipe-ai/sdk/mock/record returns.'],
  ])('an option without its function throws: %s', (option, value, message) => {
    expect(() => createMockService({ [option]: value })).toThrow(new RangeError(`createMockService: ${message}`));
  });

  test('null in place of options or a name throws, and says what is known', () => {
    expect(() => mock.connection(null as never)).toThrow(/^mock\.connection: pass an object of options: tier, key, /);
    expect(() => mock.keys.create(null as never)).toThrow(/^mock\.keys\.create: pass an object of options: tier, key, /);
    expect(() => mock.applyScenario(null as never)).toThrow(/^There is no scenario "null"; known here: flaky, /);
    expect(() => mock.restore({} as never)).toThrow('Pass what mock.snapshot() returned.');
  });

  test.each([
    ['a connection, without its key', mock.connection({ key: 'secret-key' }), 'another object'],
    ['a text', 'mock', 'string'],
    ['null', null, 'null'],
  ])('listen and createHandlers reject what is not a mock: %s', async (_, value, what) => {
    const rest = `pass the mock that createMockService() returns, not ${what}.`;
    await expect(listen(value as never)).rejects.toThrow(new TypeError(`listen: ${rest}`));
    expect(() => createHandlers(value as never)).toThrow(new TypeError(`createHandlers: ${rest}`));
  });

  test('a header that cannot be sent throws', () => {
    expect(() => mock.fail('*', { headers: { 'a b': 'x' } })).toThrow(TypeError);
  });
});

test('the option defaultTier is the tier of keys without one', async () => {
  const mock = createMockService({ defaultTier: 'sandbox' });
  const client = new RawClient(mock.connection());
  expect(mock.usage(client.connection.apiKey)).toMatchObject({ tier: 'sandbox', trial: { limit: 10 } });
  for (let i = 0; i < 10; i += 1) await client.call('pantries.list');
  expect((await client.call('pantries.list')).text).toContain('The trial is used up. All 10 calls are used.');
});
