import type { Wait } from '../rate-limit/types.js';
import type { ClientEvent } from './events.js';

type Attributes = Record<string, string | number>;

interface Span {
  setAttributes(attributes: Attributes): void;
  addEvent(name: string, attributes: Attributes): void;
  setStatus(status: { code: number; message?: string }): void;
  end(): void;
}

/** The part of OpenTelemetry's global that is used. `@opentelemetry/api` stores what an app registers under a global symbol. */
interface OpenTelemetry {
  trace?: { getTracer(name: string): { startSpan(name: string, options: { kind: number; attributes: Attributes }): Span } };
  metrics?: {
    getMeter(name: string): { createHistogram(name: string, options: object): { record(value: number, attributes: Attributes): void } };
  };
}

const LIBRARY = '@recipe-ai/sdk';
/** `SpanKind.CLIENT` of OpenTelemetry. */
const SPAN_KIND_CLIENT = 2;
/** `SpanStatusCode.ERROR` of OpenTelemetry. */
const STATUS_ERROR = 2;

/** Records one call. */
export interface CallSpan {
  event(event: ClientEvent): void;
  /** Records a wait for a permit that has ended. */
  waited(ms: number, reason: Wait['reason']): void;
  end(error?: { code?: string; name?: string }): void;
}

const estimateOf = ({ estimatedMs }: { estimatedMs?: number }): Attributes =>
  estimatedMs === undefined ? {} : { estimated_ms: Math.round(estimatedMs) };

/**
 * Starts a span and a measurement of one call. Returns undefined if the app has not registered OpenTelemetry. Nothing is imported, so
 * nothing has to be installed.
 */
export const startSpan = (operation: string, method: string, url: string): CallSpan | undefined => {
  const { trace, metrics } = (globalThis as { [api: symbol]: OpenTelemetry | undefined })[Symbol.for('opentelemetry.js.api.1')] ?? {};
  if (!trace && !metrics) return undefined;
  const startedAt = performance.now();
  const operationAttribute = { 'recipe_ai.operation': operation };
  const span = trace?.getTracer(LIBRARY).startSpan(`recipe-ai ${operation}`, {
    kind: SPAN_KIND_CLIENT,
    attributes: { ...operationAttribute, 'http.request.method': method.toUpperCase(), 'server.address': new URL(url).hostname },
  });
  const record = (name: string, ms: number, attributes: Attributes): void =>
    metrics
      ?.getMeter(LIBRARY)
      .createHistogram(`recipe_ai.client.${name}`, { unit: 's' })
      .record(ms / 1000, { ...operationAttribute, ...attributes });
  return {
    event(event) {
      if (event.type === 'response')
        span?.setAttributes({ 'http.response.status_code': event.status, 'http.request.resend_count': event.attempt - 1 });
      else if (event.type === 'queued') span?.addEvent('queued', { reason: event.reason, ...estimateOf(event) });
      else if (event.type === 'retry') span?.addEvent('retry', { delay_ms: Math.round(event.delayMs) });
    },
    waited: (ms, reason) => record('queued', ms, { reason }),
    end(error) {
      const type = error && (error.code ?? error.name ?? 'unknown');
      if (type) {
        span?.setAttributes({ 'error.type': type });
        span?.setStatus({ code: STATUS_ERROR });
      }
      span?.end();
      record('duration', performance.now() - startedAt, type ? { 'error.type': type } : {});
    },
  };
};
