import type { ClientEvent } from './events.js';

type Attributes = Record<string, string | number>;

interface Span {
  setAttributes(attributes: Attributes): void;
  addEvent(name: string, attributes: Attributes): void;
  setStatus(status: { code: number; message?: string }): void;
  end(): void;
}

/** The part of OpenTelemetry's global that is used here: what an app registers, `@opentelemetry/api` keeps under this symbol for all to find. */
interface OpenTelemetry {
  trace?: { getTracer(name: string): { startSpan(name: string, options: { kind: number; attributes: Attributes }): Span } };
  metrics?: {
    getMeter(name: string): { createHistogram(name: string, options: object): { record(value: number, attributes: Attributes): void } };
  };
}

const library = '@recipe-ai/sdk';
const client = 2;
const failed = 2;

/** Watches one call. */
export interface Watch {
  event(event: ClientEvent): void;
  end(error?: { code?: string; name?: string }): void;
}

/**
 * Starts a span and a measurement for one call where the app has registered OpenTelemetry; undefined, at the cost of a lookup, where it
 * has not. Nothing is imported, so nothing has to be installed.
 */
export const watch = (operation: string, method: string, url: string): Watch | undefined => {
  const { trace, metrics } = (globalThis as { [api: symbol]: OpenTelemetry | undefined })[Symbol.for('opentelemetry.js.api.1')] ?? {};
  if (!trace && !metrics) return undefined;
  const began = performance.now();
  const named = { 'recipe_ai.operation': operation };
  const span = trace?.getTracer(library).startSpan(`recipe-ai ${operation}`, {
    kind: client,
    attributes: { ...named, 'http.request.method': method.toUpperCase(), 'server.address': new URL(url).hostname },
  });
  const record = (name: string, ms: number, attributes: Attributes): void =>
    metrics
      ?.getMeter(library)
      .createHistogram(`recipe_ai.client.${name}`, { unit: 's' })
      .record(ms / 1000, { ...named, ...attributes });
  return {
    event(event) {
      if (event.type === 'response')
        span?.setAttributes({ 'http.response.status_code': event.status, 'http.request.resend_count': event.attempt - 1 });
      else if (event.type === 'retry') span?.addEvent(event.type, { ms: Math.round(event.ms) });
      else if (event.type === 'queued') {
        span?.addEvent(event.type, { ms: Math.round(event.estimatedMs ?? 0) });
        record('wait', event.estimatedMs ?? 0, { reason: event.reason });
      }
    },
    end(error) {
      const type = error && (error.code ?? error.name ?? 'unknown');
      if (type) {
        span?.setAttributes({ 'error.type': type });
        span?.setStatus({ code: failed });
      }
      span?.end();
      record('duration', performance.now() - began, type ? { 'error.type': type } : {});
    },
  };
};
