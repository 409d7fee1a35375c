import type { Issue } from '../../src/contract/issues.js';
import { bearerKey } from '../core/bearer-key.js';
import type { HeaderEntry, MockRequest, MockResponse } from '../core/http-message.js';
import type { LogDraft } from '../core/request-log-entry.js';
import type { KeyRecord } from '../core/store.js';
import type { Tier } from '../core/tiers.js';
import { toFaultError, type Fault } from '../faults/faults.js';
import { retryAfter, toHeaderEntries } from '../formats/rate-limit-headers.js';
import type { LimitStatus } from '../limits/limit.js';
import { limitStatuses, mostRestrictive } from '../limits/limits.js';
import type { Dependencies, HandlerResult, RequestContext } from './context.js';
import { toMockServiceError } from './to-service-error.js';

interface ErrorContent {
  status: number;
  code: string;
  message: string;
  details?: readonly Issue[];
}

/** A connection that ends without a response. */
export const DROPPED: MockResponse = { status: 0, headers: [], body: null, broken: 'reset' };

const JSON_TYPE: HeaderEntry = ['Content-Type', 'application/json'];

/** The tier as if the limit of this error were used up, so that headers and error agree. */
const withLimitUsedUp = (tier: Tier, code: string): Tier => {
  if (code === 'trial_exhausted') return { ...tier, total: 0 };
  if (code === 'quota_exceeded') return { ...tier, perDay: 0 };
  return tier;
};

/** When the `Retry-After` that a fault has itself ends, in epoch milliseconds. */
const retryAtOf = ({ headers = {} }: Fault, now: number): number | undefined => {
  const [, text = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after') ?? [];
  const at = /^\d+$/.test(text) ? now + Number(text) * 1000 : Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
};

/** Builds responses: headers on every one, those of the limits if the key is known, and errors in the chosen format. */
export class ResponseBuilder {
  readonly #service: Dependencies;
  #second = -1;
  #date = '';

  constructor(service: Dependencies) {
    this.#service = service;
  }

  /** The response of an operation. A whole `Response` of an override keeps its own headers. */
  success(context: RequestContext, result: HandlerResult | MockResponse): MockResponse {
    const headers = this.#headers(context, this.#origin(context.draft));
    if ('text' in result) {
      return { status: result.status, headers: result.text === null ? headers : [JSON_TYPE, ...headers], body: result.text };
    }
    const names = new Set(result.headers.map(([name]) => name.toLowerCase()));
    return { ...result, headers: [...headers.filter(([name]) => !names.has(name.toLowerCase())), ...result.headers] };
  }

  /** Where the response comes from, if the service's own operation did not make it for this request. */
  #origin({ replayed, overridden, source }: LogDraft): HeaderEntry[] {
    const headers: HeaderEntry[] = replayed ? [['Idempotent-Replayed', 'true']] : [];
    if (this.#service.replay) headers.push(['X-Mock-Source', source ?? (overridden ? 'override' : 'mock')]);
    return headers;
  }

  /** The response to a request that was rejected, or that failed. */
  error(context: RequestContext, error: unknown): MockResponse {
    context.key ??= this.#findKey(context.request);
    const serviceError = toMockServiceError(error, context.draft.operation);
    return this.#error(context, serviceError, this.#headers(context, Object.entries(serviceError.headers)));
  }

  /** The response that a fault puts in place of the service's. */
  fault(context: RequestContext, fault: Fault): MockResponse {
    if (fault.network !== undefined) return DROPPED;
    const content = toFaultError(fault);
    const tier = this.#service.tierOf(context.key!);
    const shownTier = withLimitUsedUp(tier, content.code);
    const now = this.#service.environment.now();
    const retryAt = content.code === 'quota_exceeded' ? retryAtOf(fault, now) : undefined;
    const statuses = limitStatuses(context.key!, shownTier, now).map((status) =>
      retryAt !== undefined && status.name === 'day' ? { ...status, resetAt: retryAt } : status,
    );
    const binding = mostRestrictive(statuses);
    const after = shownTier === tier ? '1' : retryAfter(binding?.resetAt ?? null, now);
    const isTemporary = content.status === 429 || content.status === 503;
    const more: HeaderEntry[] = after !== null && isTemporary ? [['Retry-After', after]] : [];
    return this.#error(context, content, this.#headers(context, more, statuses));
  }

  #headers({ draft, key }: RequestContext, more: readonly HeaderEntry[], shown?: readonly LimitStatus[]): HeaderEntry[] {
    const { environment, tierOf, settings } = this.#service;
    const now = environment.now();
    const headers: HeaderEntry[] = [
      ['X-Request-Id', draft.id],
      ['Date', this.#dateAt(now)],
    ];
    if (key) {
      const statuses = shown ?? limitStatuses(key, tierOf(key), now);
      draft.limitsAfter = statuses;
      const limits = toHeaderEntries(settings.rateLimitHeaders, statuses, now);
      // A format that sends Retry-After with every response must not send it twice.
      for (const entry of limits) if (more.length === 0 || !more.some(([name]) => name === entry[0])) headers.push(entry);
    }
    headers.push(...more);
    return headers;
  }

  /** Formatted once a second, because every response needs it. */
  #dateAt(now: number): string {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#date = new Date(now).toUTCString();
    }
    return this.#date;
  }

  #error({ draft, request }: RequestContext, content: ErrorContent, headers: readonly HeaderEntry[]): MockResponse {
    const { status, code, message, details = [] } = content;
    draft.code = code;
    draft.issues = details;
    const { contentType, body } = this.#service.settings.errorFormat({
      status,
      code,
      message,
      details,
      requestId: draft.id,
      path: request.path,
    });
    return { status, headers: [['Content-Type', contentType], ...headers], body };
  }

  /** The key of a request that failed before its caller was authenticated. */
  #findKey(request: MockRequest): KeyRecord | undefined {
    const key = bearerKey(request.header('authorization'));
    const record = key === null ? undefined : this.#service.store.keys.get(key);
    return record?.revoked === false ? record : undefined;
  }
}
