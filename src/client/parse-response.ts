import type { Endpoint } from '../contract/endpoint.js';
import type { Operation } from '../contract/endpoints.js';
import { formatIssues, toIssues, type Issue } from '../contract/issues.js';
import { UnexpectedResponseError, type ErrorContext } from '../errors.js';
import { emit } from '../observability/events.js';
import { isFirstReport, type ClientContext, type ClientState } from './state.js';
import type { ResponseContext } from './to-error.js';
import { withoutQuery } from './url.js';

/** The endpoint that was called, and the `request_id` that was sent. */
export interface ExpectedResponse {
  operation: Operation;
  endpoint: Endpoint;
  requestId: string | undefined;
}

/**
 * Puts the envelope of the AI service around data that came without one. A response without data is marked as pending: the service
 * accepted the job, and the callback brings the result.
 */
const toEnvelope = (body: unknown, status: number, { endpoint: { path }, requestId }: ExpectedResponse): unknown => {
  const type = path.slice(path.lastIndexOf('/') + 1);
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (fields['data'] === null || (status === 202 && fields['data'] === undefined)) {
    return { type, request_id: requestId ?? null, ...fields, data: null, pending: true };
  }
  if (body === undefined || 'data' in fields || 'type' in fields) return body;
  return { type, request_id: requestId ?? null, model_tier: null, model: null, data: body, timestamp: null };
};

const isPending = (result: unknown): boolean => (result as { pending?: unknown } | undefined)?.pending === true;

const toErrorContext = ({ operation, url, attempts, status, requestId, rateLimit }: ResponseContext): ErrorContext => ({
  operation,
  url: withoutQuery(url),
  attempts,
  status,
  requestId,
  rateLimit,
});

/** Issues at places that were not reported before. Items of a list share one place. */
const unreportedIssues = (state: ClientState, operation: string, issues: Issue[]): Issue[] =>
  issues.filter(({ path }) => isFirstReport(state, `${operation} ${path.replace(/\[\d+\]/g, '[]')}`));

/**
 * Checks a response against its endpoint and returns it unchanged. An issue is reported once for each place, or thrown if
 * `validateResponses` is `'throw'`: most field names are assumed, and a new or missing one must not break an app.
 */
export const parseResponse = (
  { config, state }: ClientContext,
  expected: ExpectedResponse,
  body: unknown,
  context: ResponseContext,
): unknown => {
  const { operation, endpoint } = expected;
  if (typeof body === 'string') {
    throw new UnexpectedResponseError(
      `${operation}: the response of ${withoutQuery(context.url)} is not JSON. Check that the URL is the service's, not that of a page in front of it.`,
      { ...toErrorContext(context), body },
    );
  }
  const result = endpoint.host === 'ai' ? toEnvelope(body, context.status, expected) : body;
  if (config.validateResponses === 'off' || isPending(result)) return result;
  const checked = endpoint.response.safeParse(result);
  if (checked.success) return result;
  const issues = toIssues(checked.error, result);
  if (config.validateResponses === 'throw') {
    throw new UnexpectedResponseError(`${operation}: the response does not match the contract: ${formatIssues(issues)}.`, {
      ...toErrorContext(context),
      issues,
      body: result,
    });
  }
  const unreported = unreportedIssues(state, operation, issues);
  if (unreported.length > 0) emit(config, { type: 'invalid_response', operation, issues: unreported });
  return result;
};
