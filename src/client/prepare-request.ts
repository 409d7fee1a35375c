import { didYouMean } from '../contract/did-you-mean.js';
import type { Endpoint } from '../contract/endpoint.js';
import { endpoints, type Operation } from '../contract/endpoints.js';
import { formatIssues, toIssues } from '../contract/issues.js';
import { InvalidRequestError } from '../errors.js';
import type { RawRequest } from './call-options.js';
import type { ClientConfig } from './options.js';
import { parseResponse } from './parse-response.js';
import type { ClientContext } from './state.js';
import type { ResponseContext } from './to-error.js';
import { toUrlAndBody, withQuery } from './url.js';

/** A validated request. */
export interface PreparedRequest<Data> {
  operation: string;
  method: string;
  url: string;
  body?: string;
  /** True if it can be sent again without harm. */
  idempotent: boolean;
  parseResult(body: unknown, context: ResponseContext): Data;
}

const assertOperation = (operation: Operation): void => {
  if (Object.hasOwn(endpoints, operation)) return;
  const known = Object.keys(endpoints).join(', ');
  throw new InvalidRequestError(`Unknown operation "${operation}". Nothing was sent. Operations: ${known}.`, { operation });
};

/** Throws an {@link InvalidRequestError} if the operation is unknown or its request is invalid. */
export const assertValid = (operation: Operation, input: object): void => {
  assertOperation(operation);
  const schema = endpoints[operation].request;
  const checked = schema.safeParse(input);
  if (checked.success) return;
  const issues = toIssues(checked.error, input, didYouMean(schema));
  throw new InvalidRequestError(`${operation}: ${formatIssues(issues)}. Nothing was sent.`, { operation, issues });
};

const baseUrlOf = ({ baseUrl, aiUrl }: ClientConfig, host: 'rest' | 'ai'): string => (host === 'ai' ? aiUrl : baseUrl);

/** A callback is matched by its `request_id`, so a request with a `callback_url` gets one. */
const withRequestId = (input: { callback_url?: string; request_id?: string }, { acceptsCallback }: Endpoint): typeof input =>
  acceptsCallback && input.callback_url && !input.request_id ? { ...input, request_id: crypto.randomUUID() } : input;

/** Turns the request of an operation into an HTTP request. */
export const prepareRequest = <Data>(client: ClientContext, operation: Operation, input: object): PreparedRequest<Data> => {
  const endpoint: Endpoint = { ...endpoints[operation], ...client.config.endpoints[operation] };
  const completeInput = withRequestId(input, endpoint);
  const expected = { operation, endpoint: endpoints[operation], requestId: completeInput.request_id };
  return {
    operation,
    method: endpoint.method,
    ...toUrlAndBody(endpoint, baseUrlOf(client.config, endpoint.host), completeInput),
    idempotent: endpoint.retryable,
    parseResult: (body, context) => parseResponse(client, expected, body, context) as Data,
  };
};

/** Turns a request to any endpoint into an HTTP request. */
export const prepareRawRequest = <Data>(
  { config }: ClientContext,
  { method = 'get', host = 'rest', path, query = {}, body }: RawRequest,
): PreparedRequest<Data> => ({
  operation: `${method.toUpperCase()} ${path}`,
  method,
  url: withQuery(baseUrlOf(config, host) + (path.startsWith('/') ? path : `/${path}`), query),
  body: body === undefined ? undefined : JSON.stringify(body),
  idempotent: method === 'get',
  parseResult: (responseBody) => responseBody as Data,
});
