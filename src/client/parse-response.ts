import { missingAssumedFields } from '../contract/assumed.js';
import type { Endpoint } from '../contract/endpoint.js';
import type { Operation } from '../contract/endpoints.js';
import { formatIssues, type Issue } from '../contract/issues.js';
import { validate } from '../contract/validate.js';
import { UnexpectedResponseError } from '../errors.js';
import { isFields, type Fields } from '../util/is-fields.js';
import { maskDeep } from '../util/mask.js';
import { reportIssues } from './report-issues.js';
import type { ResponseBody } from './response-body.js';
import type { ClientContext } from './state.js';
import { addressOption, formatRequest, toResponseContext, type ResponseContext } from './to-error.js';

/** The endpoint that was called, and what was sent for a callback. */
export interface ExpectedResponse {
  operation: Operation;
  endpoint: Endpoint;
  requestId: string | undefined;
  callbackUrl: string | undefined;
}

/**
 * Puts the envelope of the AI service around data that came without one. A response without data is marked as pending: the service
 * accepted the job, and the callback brings the result.
 */
const toEnvelope = (body: Fields, status: number, { endpoint: { path }, requestId }: ExpectedResponse): Fields => {
  const type = path.slice(path.lastIndexOf('/') + 1);
  if (body['data'] === null || (status === 202 && body['data'] === undefined)) {
    return { type, request_id: requestId ?? null, ...body, data: null, pending: true };
  }
  if ('data' in body || 'type' in body) return body;
  return { type, request_id: requestId ?? null, model_tier: null, model: null, data: body, timestamp: null };
};

/** What a text that is not JSON is, and what to do. A response of the service begins as an object. */
const explainText = (
  { value, length, title }: ResponseBody & { isJson: false },
  context: ResponseContext,
): { what: string; advice: string; retryable?: boolean; option?: string } => {
  if (/^\s*\{\s*("|$)/.test(value)) {
    const what = `JSON that is cut off or damaged; it ends after ${length} characters`;
    // The client does not retry it itself, because the service has done the work and counted the call.
    return { what, advice: 'The service may have run the call. If it is safe to repeat, call again.', retryable: true };
  }
  const what = title === undefined ? 'not JSON' : `an HTML page${title && ` titled "${title}"`}, not JSON`;
  const option = addressOption(context);
  return { what, advice: `A proxy or a login page may be in front of the service. Check \`${option}\`.`, option };
};

/** Throws if the body is not JSON, such as the page of a proxy. */
export const assertJson = (body: ResponseBody, context: ResponseContext): void => {
  if (body.isJson) return;
  const { operation, status } = context;
  const { what, ...next } = explainText(body, context);
  throw new UnexpectedResponseError(`${operation}: the response of ${formatRequest(context)} is ${what} (HTTP ${status}).`, {
    ...toResponseContext(context),
    ...next,
    body: body.value,
  });
};

const describe = (value: unknown): string => {
  if (value === undefined) return 'empty';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`;
};

/** Throws if the body is not an object, as every response with a body is. */
const assertFields: (body: unknown, context: ResponseContext) => asserts body is Fields = (body, context) => {
  if (isFields(body)) return;
  throw new UnexpectedResponseError(
    `${context.operation}: the response of ${formatRequest(context)} is ${describe(body)} (HTTP ${context.status}); expected a JSON object.`,
    { ...toResponseContext(context), body: maskDeep(body, context.mask) },
  );
};

/** What the specification rules out. */
const violationsOf = ({ stated }: Endpoint, result: Fields): Issue[] => (stated ? validate(stated, result).issues : []);

const RETURN_ANYWAY = "`body` is the response. With `validateResponses: 'warn'`, the call returns it.";

/**
 * Checks a response against its endpoint and returns it unchanged. What the specification rules out is reported as `invalid_response`, a
 * wrong assumption as `assumption`, each place once. With `validateResponses: 'throw'` a response that does not fit its type is an error.
 */
export const parseResponse = (client: ClientContext, expected: ExpectedResponse, body: unknown, context: ResponseContext): unknown => {
  const { operation, endpoint } = expected;
  const { validateResponses } = client.config;
  if (endpoint.status === 204 && body === undefined) return undefined;
  const isAccepted = context.status === 202;
  const isAsynchronous = endpoint.host === 'ai';
  const fields = isAccepted && isAsynchronous && body === undefined ? {} : body;
  assertFields(fields, context);
  const result = isAsynchronous ? toEnvelope(fields, context.status, expected) : fields;
  const isPending = isAsynchronous && result['pending'] === true;
  if (isPending && !expected.callbackUrl) {
    throw new UnexpectedResponseError(
      `${operation}: the response of ${formatRequest(context)} has no result (HTTP ${context.status}). Nothing will deliver one, because the request has no callback_url.`,
      { ...toResponseContext(context), body: maskDeep(result, context.mask) },
    );
  }
  if (validateResponses === 'off' || isPending) return result;
  const { issues } = validate(endpoint.response, result);
  // A callback brings the result of the AI service later; without a callback nothing does.
  const isWithoutResult = isAccepted && !isAsynchronous;
  if ((validateResponses === 'throw' || isWithoutResult) && issues.length > 0) {
    throw new UnexpectedResponseError(
      `${operation}: the response of ${formatRequest(context)} does not match the contract (HTTP ${context.status}): ${formatIssues(issues)}.`,
      {
        ...toResponseContext(context),
        ...(isWithoutResult ? {} : { advice: RETURN_ANYWAY, option: 'validateResponses' }),
        issues,
        body: maskDeep(result, context.mask),
      },
    );
  }
  // Each place is reported once, so what is reported as invalid is not reported as an assumption too.
  reportIssues(client, 'invalid_response', operation, violationsOf(endpoint, result));
  reportIssues(client, 'assumption', operation, [...issues, ...missingAssumedFields(endpoint.response, result)]);
  return result;
};
