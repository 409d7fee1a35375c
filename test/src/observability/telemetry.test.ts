import { ServiceError } from '@recipe-ai/sdk';
import { metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AggregationTemporality, InMemoryMetricExporter, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startSpan } from '../../../src/observability/telemetry.js';
import type { AcquireOptions, KeyLimiter } from '../../../src/rate-limit/types.js';
import { createTestClient, json } from '../../support/test-client.js';
import { VirtualClock } from '../../support/virtual-clock.js';

afterEach(() => {
  trace.disable();
  metrics.disable();
  vi.restoreAllMocks();
});

const observe = () => {
  const spans = new InMemorySpanExporter();
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] }));
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: 3_600_000 });
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
  const read = async () => {
    await reader.forceFlush();
    return exporter.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics: all }) => all));
  };
  return { spans, read };
};

describe('if the app has registered OpenTelemetry', () => {
  test('each call is a span with its attempts and its outcome', async () => {
    const { spans } = observe();
    const { sdk } = createTestClient([json({}, { status: 503 }), json({ name: 'Rice' })]);
    await sdk.recipes.generate({ ingredients: ['rice'] });
    const [span] = spans.getFinishedSpans();
    expect(span).toMatchObject({
      name: 'recipe-ai recipes.generate',
      attributes: {
        'recipe_ai.operation': 'recipes.generate',
        'http.request.method': 'POST',
        'server.address': 'api.example.com',
        'http.response.status_code': 200,
        'http.request.resend_count': 1,
      },
    });
    expect(span!.events.map(({ name }) => name)).toEqual(['retry']);
  });

  test('a failed call is a failed span with its error code', async () => {
    const { spans, read } = observe();
    const { sdk } = createTestClient([json({ error: { code: 'not_found', message: 'no' } }, { status: 404 })]);
    await expect(sdk.pantries.get({ pantry_id: 'x' })).rejects.toThrow('no');
    expect(spans.getFinishedSpans()).toMatchObject([{ attributes: { 'error.type': 'not_found' }, status: { code: SpanStatusCode.ERROR } }]);
    const [duration] = await read();
    expect(duration).toMatchObject({
      descriptor: { name: 'recipe_ai.client.duration', unit: 's' },
      dataPoints: [{ attributes: { 'recipe_ai.operation': 'pantries.get', 'error.type': 'not_found' } }],
    });
  });

  test('a span has the waits and retries of its call', async () => {
    const { spans, read } = observe();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const span = startSpan('healthify', 'post', 'https://ai.example.com/x')!;
    span.event({ type: 'queued', operation: 'healthify', reason: 'limit', estimatedMs: 2500.4 });
    span.event({ type: 'queued', operation: 'healthify', reason: 'discovering' });
    span.waited(2100.4, 'discovering');
    span.event({ type: 'retry', operation: 'healthify', attempt: 1, delayMs: 250.4, error: new ServiceError('no') });
    span.event({ type: 'request', operation: 'healthify', method: 'post', url: 'https://ai.example.com/x', attempt: 2 });
    now.mockReturnValue(4000);
    span.end();
    now.mockRestore();
    const [finished] = spans.getFinishedSpans();
    expect(finished!.events.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['queued', { reason: 'limit', estimated_ms: 2500 }],
      ['queued', { reason: 'discovering' }],
      ['retry', { delay_ms: 250 }],
    ]);
    expect(finished).toMatchObject({ kind: SpanKind.CLIENT, status: { code: SpanStatusCode.UNSET }, ended: true });
    const operation = { 'recipe_ai.operation': 'healthify' };
    expect(await read()).toMatchObject([
      {
        descriptor: { name: 'recipe_ai.client.queued' },
        dataPoints: [{ attributes: { ...operation, reason: 'discovering' }, value: { sum: 2.1004, count: 1 } }],
      },
      { descriptor: { name: 'recipe_ai.client.duration' }, dataPoints: [{ attributes: operation, value: { sum: 3, count: 1 } }] },
    ]);
  });

  test.each([
    [{ code: 'not_found', name: 'NotFoundError' }, 'not_found'],
    [{ name: 'AbortError' }, 'AbortError'],
    [{}, 'unknown'],
  ])('a call that fails with %j has the error type %s', async (error, type) => {
    const { spans, read } = observe();
    startSpan('healthify', 'post', 'https://ai.example.com/x')!.end(error);
    expect(spans.getFinishedSpans()).toMatchObject([{ attributes: { 'error.type': type } }]);
    expect(await read()).toMatchObject([{ dataPoints: [{ attributes: { 'error.type': type } }] }]);
  });

  test.each([
    ['traces', () => metrics.disable()],
    ['metrics', () => trace.disable()],
  ])('for %s alone, calls and their failures are recorded there', async (kind, disable) => {
    const { spans, read } = observe();
    disable();
    const retried = createTestClient([json({}, { status: 503 }), json({ name: 'Rice' })]);
    await retried.sdk.recipes.generate({ ingredients: ['rice'] });
    const { sdk } = createTestClient([json({}, { status: 404 })]);
    await expect(sdk.pantries.get('p')).rejects.toThrow('404');
    expect(spans.getFinishedSpans()).toHaveLength(kind === 'traces' ? 2 : 0);
    expect((await read()).flatMap(({ dataPoints }): unknown[] => dataPoints)).toHaveLength(kind === 'metrics' ? 2 : 0);
  });

  test('for metrics alone, a wait is recorded there', async () => {
    const { read } = observe();
    trace.disable();
    startSpan('healthify', 'post', 'https://ai.example.com/x')!.waited(1000, 'limit');
    expect(await read()).toMatchObject([{ descriptor: { name: 'recipe_ai.client.queued' }, dataPoints: [{ value: { sum: 1 } }] }]);
  });

  test('a wait that is reported twice is one value: how long it was', async () => {
    const { read } = observe();
    const clock = new VirtualClock();
    const permit = { granted: true, waitedMs: 3000, report: () => ({ windows: [] }), release: () => {} };
    const limiter = {
      rateLimit: { windows: [] },
      acquire: ({ onWait }: AcquireOptions) => {
        onWait?.({ reason: 'discovering' });
        clock.after(1000, () => onWait?.({ reason: 'limit', estimatedMs: 9000 }));
        return new Promise((resolve) => void clock.after(3000, () => resolve(permit)));
      },
    } as unknown as KeyLimiter;
    const { sdk } = createTestClient([json({ name: 'Rice' })], { clock, rateLimiter: { forKey: () => limiter } });
    await clock.runUntil(sdk.recipes.generate({ ingredients: ['rice'] }));
    const queued = (await read()).find(({ descriptor }) => descriptor.name === 'recipe_ai.client.queued');
    expect(queued!.dataPoints).toMatchObject([{ attributes: { reason: 'limit' }, value: { sum: 3, count: 1 } }]);
  });

  test('a span contains nothing of the API key or the request', async () => {
    const { spans } = observe();
    const { sdk } = createTestClient([json({ name: 'Rice' })], { apiKey: 'rk_topsecret42' });
    await sdk.recipes.generate({ ingredients: ['saffron'] });
    const [span] = spans.getFinishedSpans();
    expect(JSON.stringify([span!.attributes, span!.events])).not.toMatch(/topsecret|saffron/);
  });
});

test('without OpenTelemetry nothing happens', async () => {
  expect(startSpan('healthify', 'post', 'https://ai.example.com/x')).toBeUndefined();
  const { sdk } = createTestClient([json({ name: 'Rice' })]);
  expect(await sdk.recipes.generate({ ingredients: ['rice'] })).toEqual({ name: 'Rice' });
});
