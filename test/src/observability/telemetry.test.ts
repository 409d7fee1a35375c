import { metrics, trace, SpanStatusCode } from '@opentelemetry/api';
import { AggregationTemporality, InMemoryMetricExporter, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestClient, json } from '../../support/test-client.js';

afterEach(() => {
  trace.disable();
  metrics.disable();
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

  test('a span contains nothing of the API key or the request', async () => {
    const { spans } = observe();
    const { sdk } = createTestClient([json({ name: 'Rice' })], { apiKey: 'rk_topsecret42' });
    await sdk.recipes.generate({ ingredients: ['saffron'] });
    const [span] = spans.getFinishedSpans();
    expect(JSON.stringify([span!.attributes, span!.events])).not.toMatch(/topsecret|saffron/);
  });
});

test('without OpenTelemetry nothing happens', async () => {
  const { sdk } = createTestClient([json({ name: 'Rice' })]);
  expect(await sdk.recipes.generate({ ingredients: ['rice'] })).toEqual({ name: 'Rice' });
});
