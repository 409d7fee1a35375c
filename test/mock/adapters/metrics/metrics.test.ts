import { describe, expect, onTestFinished, test } from 'vitest';
import { createMockService, type MockService } from '../../../../mock/index.js';
import { createMetrics } from '../../../../mock/adapters/metrics/metrics.js';
import { RawClient } from '../../../support/mock-adapters.js';
import { parseExposition, type ParsedSample } from '../../../support/parse-exposition.js';
import { toast } from '../../../support/sample-requests.js';

const now = new Date('2030-01-01T00:00:00Z');

const start = (mock: MockService = createMockService({ now, callbackHosts: ['hooks.example.com'] })) => {
  const metrics = createMetrics(mock, 5000);
  onTestFinished(() => metrics.stop());
  const samplesOf = (name: string): ParsedSample[] => parseExposition(metrics.text()).find((each) => each.name === name)!.samples;
  return { mock, metrics, samplesOf, client: new RawClient(mock.connection({ key: 'a-key-of-the-test-4242', account: 'acc"1' })) };
};

const withLabels = (labels: Record<string, string>) => expect.objectContaining({ labels });

test('counts requests by operation and status', async () => {
  const { client, samplesOf } = start();
  await client.call('pantries.list');
  await client.call('pantries.list');
  await client.call('pantries.get', { pantry_id: 'none' });
  await client.send('https://api.recipe-ai.test/nothing');
  expect(samplesOf('recipe_ai_mock_requests_total').map(({ labels, value }) => [labels, value])).toEqual([
    [{ operation: 'pantries.list', status: '200' }, 2],
    [{ operation: 'pantries.get', status: '404' }, 1],
    [{ operation: 'none', status: '404' }, 1],
  ]);
});

test('counts a dropped connection under no status', async () => {
  const { client, mock, samplesOf } = start();
  mock.fail('pantries.list', { network: 'reset' });
  await client.call('pantries.list').catch(() => undefined);
  expect(samplesOf('recipe_ai_mock_requests_total')).toEqual([withLabels({ operation: 'pantries.list', status: 'none' })]);
});

test('counts what a limit rejected, and not what a fault did', async () => {
  const { client, mock, samplesOf } = start();
  mock.fail('pantries.list', { code: 'rate_limited', times: 1 });
  await client.call('pantries.list');
  expect(samplesOf('recipe_ai_mock_rejected_requests_total')).toEqual([]);
  mock.keys.exhaust('a-key-of-the-test-4242', 'day');
  await client.call('pantries.list');
  expect(samplesOf('recipe_ai_mock_rejected_requests_total')).toEqual([withLabels({ operation: 'pantries.list', limit: 'day' })]);
});

test('counts callbacks by outcome', async () => {
  const { client, mock, samplesOf } = start();
  const callback_url = 'https://hooks.example.com/';
  await client.call('healthify', { recipe: toast, callback_url });
  mock.callbacks.fail({ drop: true });
  await client.call('healthify', { recipe: toast, callback_url });
  await mock.callbacks.settled();
  expect(samplesOf('recipe_ai_mock_callbacks_total').map(({ labels }) => labels)).toEqual([
    { operation: 'healthify', outcome: 'captured' },
    { operation: 'healthify', outcome: 'dropped' },
  ]);
});

test('names a key by account and last four characters, and shows what is left of its limits', async () => {
  const { client, mock, metrics, samplesOf } = start();
  mock.keys.limit('a-key-of-the-test-4242', { perMinute: 10 });
  await client.call('pantries.list');
  const labels = { account: 'acc"1', last4: '4242' };
  expect(samplesOf('recipe_ai_mock_key_requests_total')).toMatchObject([{ labels, value: 1 }]);
  expect(samplesOf('recipe_ai_mock_key_limit')).toContainEqual(
    expect.objectContaining({ labels: { ...labels, limit: 'minute' }, value: 10 }),
  );
  expect(samplesOf('recipe_ai_mock_key_limit_remaining')).toContainEqual(
    expect.objectContaining({ labels: { ...labels, limit: 'minute' }, value: 9 }),
  );
  expect(metrics.text()).not.toContain('a-key-of-the-test');
});

test('counts the requests of isolated keys too', async () => {
  const { mock, samplesOf } = start();
  await new RawClient(mock.connection({ isolated: true })).call('pantries.list');
  expect(samplesOf('recipe_ai_mock_requests_total')).toMatchObject([{ value: 1 }]);
});

test('measures durations in buckets that add up', async () => {
  const { client, samplesOf } = start();
  for (let call = 0; call < 5; call += 1) await client.call('pantries.list');
  const samples = samplesOf('recipe_ai_mock_request_duration_seconds');
  const buckets = samples.filter(({ name }) => name.endsWith('_bucket')).map(({ value }) => value);
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
  expect(samples.findLast(({ name }) => name.endsWith('_bucket'))).toMatchObject({ labels: { le: '+Inf' }, value: 5 });
  expect(samples.find(({ name }) => name.endsWith('_count'))!.value).toBe(5);
  expect(samples.find(({ name }) => name.endsWith('_sum'))!.value).toBeGreaterThan(0);
});

test('shows the memory and the start of the process', () => {
  const { samplesOf } = start();
  expect(samplesOf('process_start_time_seconds')).toMatchObject([{ value: 5 }]);
  expect(samplesOf('process_resident_memory_bytes')[0]!.value).toBeGreaterThan(1_000_000);
});

describe('the counters only grow', () => {
  test.each([
    ['a reset', (mock: MockService) => mock.reset()],
    ['a cleared log', (mock: MockService) => mock.reset('requests')],
    ['a revoked key', (mock: MockService) => mock.keys.revoke('a-key-of-the-test-4242')],
    ['a restored snapshot', (mock: MockService) => mock.restore(createMockService({ now }).snapshot())],
  ])('after %s', async (_, change) => {
    const { client, mock, metrics } = start();
    await client.call('pantries.list');
    const counters = () => parseExposition(metrics.text()).filter(({ type }) => type !== 'gauge');
    const before = counters();
    change(mock);
    expect(counters()).toEqual(before);
  });

  test('with a log that keeps nothing', async () => {
    const { client, samplesOf } = start(createMockService({ now, requests: 0 }));
    await client.call('pantries.list');
    expect(samplesOf('recipe_ai_mock_requests_total')).toMatchObject([{ value: 1 }]);
  });
});
