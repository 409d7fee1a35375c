import { formatIssues, toIssues } from '../contract/issues.js';
import type { Endpoint } from '../contract/endpoint.js';
import type { RateLimit } from '../contract/rate-limit.js';
import { UnexpectedResponseError } from '../errors.js';
import { emit } from '../observability/events.js';
import type { ClientConfig } from './options.js';

/** What is known of an answer beside its body. */
export interface ResponseContext {
  operation: string;
  status: number;
  requestId?: string;
  attempts: number;
  rateLimit: RateLimit;
}

/**
 * The AI service's envelope around an answer that came without one. A job that was taken but not done (no data yet) is typed as
 * pending; the callback brings the rest.
 */
const toEnvelope = (body: unknown, { status }: ResponseContext, { path }: Endpoint, requestId: string | undefined): unknown => {
  const type = path.slice(path.lastIndexOf('/') + 1);
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (fields['data'] === null || (status === 202 && fields['data'] === undefined)) {
    return { type, request_id: requestId ?? null, ...fields, data: null, pending: true };
  }
  if (body === undefined || 'data' in fields || 'type' in fields) return body;
  return { type, request_id: requestId ?? null, model_tier: null, model: null, data: body, timestamp: null };
};

/**
 * Checks an answer against its row and hands it on as it came. What is not as expected is told once for each place, or thrown where
 * the caller asked for that: most field names are assumptions, and a new or missing one must not break an app.
 */
export const parseResponse = (
  settings: ClientConfig,
  endpoint: Endpoint,
  requestId: string | undefined,
  body: unknown,
  context: ResponseContext,
): unknown => {
  const { operation } = context;
  if (typeof body === 'string') {
    throw new UnexpectedResponseError(
      `${operation}: the answer is not JSON. Check that the address is the service's, and not a page in front of it.`,
      { ...context, body },
    );
  }
  const answer = endpoint.host === 'ai' ? toEnvelope(body, context, endpoint, requestId) : body;
  if (settings.validateResponses === 'off' || (answer as { pending?: unknown } | undefined)?.pending === true) return answer;
  const checked = endpoint.response.safeParse(answer);
  if (checked.success) return answer;
  const issues = toIssues(checked.error, answer);
  if (settings.validateResponses === 'throw') {
    throw new UnexpectedResponseError(`${operation}: the answer is not what the contract says. ${formatIssues(issues)}.`, {
      ...context,
      issues,
      body: answer,
    });
  }
  const news = issues.filter(({ path }) => {
    const place = `${operation} ${path.replace(/\[\d+\]/g, '[]')}`;
    const isNew = !settings.warned.has(place);
    settings.warned.add(place);
    return isNew;
  });
  if (news.length > 0) emit(settings, { type: 'invalid_response', operation, issues: news });
  return answer;
};
