import { expectThat, is, isRecord, problemsOf, type OptionCheck } from '../check-options.js';
import { kindOf } from '../util/kind-of.js';
import { fieldsOf, suggestName } from '../contract/did-you-mean.js';
import { offersCallback, type Endpoint } from '../contract/endpoint.js';
import { endpoints, type Operation } from '../contract/endpoints.js';
import { endSentence, formatIssues, type Issue } from '../contract/issues.js';
import { describeUnknownField } from '../contract/unknown-field.js';
import { validate } from '../contract/validate.js';
import { ConfigurationError, InvalidRequestError } from '../errors.js';
import { isFields } from '../util/is-fields.js';
import { withoutUndefined } from '../util/without-undefined.js';
import type { CallOptions, RawRequest } from './call-options.js';
import { isCallOption } from './check-options.js';
import { headerProblem, mergeHeaders } from './headers.js';
import type { Addresses } from './options.js';
import { parseResponse } from './parse-response.js';
import { withRecipeInput } from './recipe-input.js';
import { reportIssues } from './report-issues.js';
import type { ClientContext } from './state.js';
import type { ResponseContext } from './to-error.js';
import { joinUrl, toJson, toUrlAndBody, withoutQuery, withQuery } from './url.js';

/** A validated request. */
export interface PreparedRequest<Data> {
  operation: string;
  method: string;
  host: 'rest' | 'ai';
  url: string;
  body?: string;
  /** The headers of the call, names in lower case. */
  headers: Record<string, string>;
  /** True if it can be sent again without harm. */
  idempotent: boolean;
  parseResult(body: unknown, context: ResponseContext): Data;
}

/** The fields of a request whose result can also be sent by callback. */
interface CallbackFields {
  callback_url?: string;
  request_id?: string;
}

const invalidRequest = (operation: string, issues: Issue[]): InvalidRequestError =>
  new InvalidRequestError(`${operation}: ${endSentence(formatIssues(issues))} Nothing was sent.`, { issues });

const assertOperation = (operation: Operation): void => {
  if (Object.hasOwn(endpoints, operation)) return;
  const known = Object.keys(endpoints).join(', ');
  throw new InvalidRequestError(`Unknown operation "${operation}". Nothing was sent. Operations: ${known}.`);
};

/** The fields of the request of an operation. It may be missing if no field is required. Throws for what is not an object, such as an id before the request. */
export const readInput = (operation: Operation, given: unknown): object => {
  assertOperation(operation);
  const { request } = endpoints[operation];
  const input = given === undefined && request.safeParse({}).success ? {} : given;
  if (isFields(input)) return input;
  const message = `expected an object with the fields ${fieldsOf(request).join(', ')}; got ${kindOf(input)}`;
  throw invalidRequest(operation, [{ path: '', message, code: 'invalid_type' }]);
};

/** What is wrong with a field that a request does not have. For the name of an option of a call, it says where options go. */
const describeField = (schema: Endpoint['request']): ReturnType<typeof describeUnknownField> => {
  const describe = describeUnknownField(schema);
  return (path, name) => {
    const advice = path.length === 0 && isCallOption(name) ? `; options such as \`${name}\` are the second argument` : '';
    return describe(path, name) + advice;
  };
};

/** Checks the request of an operation. Depending on `validateRequests`, an invalid one is an error, is reported, or is ignored. */
const checkInput = (client: ClientContext, operation: Operation, input: object): void => {
  const { validateRequests } = client.config;
  if (validateRequests === 'off') return;
  const schema = endpoints[operation].request;
  const { issues } = validate(schema, input, describeField(schema));
  if (issues.length > 0 && validateRequests === 'throw') throw invalidRequest(operation, issues);
  reportIssues(client, 'invalid_request', operation, issues);
};

/**
 * Throws if a request has a `callback_url`, and nobody says that the operation accepts it: neither the specification nor the option
 * `endpoints`.
 */
const assertCallbackAccepted = (
  client: ClientContext,
  operation: Operation,
  { acceptsCallback }: Endpoint,
  input: CallbackFields,
): void => {
  const stated: Endpoint = endpoints[operation];
  if (input.callback_url === undefined || stated.acceptsCallback || !offersCallback(stated)) return;
  const message = `it is not known whether ${operation} accepts a callback_url`;
  const issue: Issue = { path: 'callback_url', message, code: 'unknown_support' };
  if (!acceptsCallback) {
    const advice = `; if your service does, set \`endpoints: { ${operation}: { acceptsCallback: true } }\``;
    throw invalidRequest(operation, [{ ...issue, message: message + advice }]);
  }
  reportIssues(client, 'assumption', operation, [issue]);
};

const baseUrlFor = ({ baseUrl, aiUrl }: Addresses, host: 'rest' | 'ai'): string => (host === 'ai' ? aiUrl : baseUrl);

/** Throws if the option `endpoints` has a path with a field that the request does not have. The constructor does not know the requests. */
const assertPathFields = (operation: Operation, { path }: Endpoint): void => {
  const fields = fieldsOf(endpoints[operation].request);
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const unknown = names.find((name) => !fields.includes(name));
  if (unknown === undefined) return;
  const problem = `the path of ${operation} has a {${unknown}}, but the request has no such field${suggestName(unknown, fields)}`;
  throw new ConfigurationError(`\`endpoints\`: ${endSentence(problem)}`);
};

/** A callback is matched by its `request_id`, so a request with a `callback_url` gets one. */
const withRequestId = (input: CallbackFields, { acceptsCallback }: Endpoint): CallbackFields =>
  acceptsCallback && input.callback_url && !input.request_id ? { ...input, request_id: crypto.randomUUID() } : input;

/** The headers of the client and of the call. Throws an {@link InvalidRequestError} for a header that cannot be sent. */
const headersFor = ({ config }: ClientContext, operation: string, { headers, idempotencyKey }: CallOptions): Record<string, string> => {
  if (headers === undefined && idempotencyKey === undefined) return config.headers;
  const added = mergeHeaders(headers, { 'idempotency-key': idempotencyKey });
  for (const [name, value] of Object.entries(added)) {
    const problem = headerProblem(name, value);
    if (problem) throw new InvalidRequestError(`${operation}: ${problem}. Nothing was sent.`, { operation });
  }
  return mergeHeaders(config.headers, added);
};

/** Validates the request of an operation and turns it into an HTTP request. */
export const prepareRequest = <Data>(
  client: ClientContext,
  operation: Operation,
  givenInput: object,
  options: CallOptions,
): PreparedRequest<Data> => {
  const input = withRecipeInput(withoutUndefined(givenInput), () => fieldsOf(endpoints[operation].request).includes('servings'));
  checkInput(client, operation, input);
  const endpoint: Endpoint = { ...endpoints[operation], ...client.config.endpoints[operation] };
  if (endpoint.path !== endpoints[operation].path) assertPathFields(operation, endpoint);
  assertCallbackAccepted(client, operation, endpoint, input);
  const completeInput = withRequestId(input, endpoint);
  const { request_id: requestId, callback_url: callbackUrl } = completeInput;
  const expected = { operation, endpoint: endpoints[operation], requestId, callbackUrl };
  return {
    operation,
    method: endpoint.method,
    host: endpoint.host,
    ...toUrlAndBody(endpoint, baseUrlFor(client.config.addresses(), endpoint.host), completeInput, operation),
    headers: headersFor(client, operation, options),
    idempotent: endpoint.retryable,
    parseResult: (body, context) => parseResponse(client, expected, body, context) as Data,
  };
};

const lowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** Fetch refuses other methods, such as TRACE, or sends them as they are spelled. */
const rawMethod = is.oneOf('get', 'head', 'options', 'post', 'put', 'patch', 'delete');

const isQuery = (query: unknown): boolean => isRecord(query) && Object.values(query).every((value) => value !== Object(value));

/** The text of an object or a list, which would be sent as JSON of that text. */
const isJsonText = (body: unknown): boolean => typeof body === 'string' && /^\s*[[{]/.test(body);

const rawRequestChecks: Record<keyof RawRequest, OptionCheck> = {
  method: (method) => rawMethod(lowerCase(method)),
  host: is.oneOf('rest', 'ai'),
  // Fetch sends nothing after a `#`. A URL would be appended to the base URL, as every path is.
  path: expectThat(
    (path) => typeof path === 'string' && /^(?!([a-z][a-z\d+.-]*:)?\/\/)[^#]+$/i.test(path),
    'a path of the service, such as "/api/v1/pantries", without a host and `#`',
  ),
  query: expectThat(isQuery, 'an object of texts and numbers'),
  body: expectThat((body) => !isJsonText(body), 'the object or the list itself, not its JSON text'),
};

const rawRequestProblem = (request: Partial<RawRequest>): string | undefined => {
  if (request !== Object(request)) return 'expected an object with a `path`';
  const { method = 'get', path = '', body } = request;
  const [problem] = problemsOf({ ...request, path }, rawRequestChecks);
  return problem ?? (body !== undefined && /^(get|head)$/i.test(method) ? 'a GET or HEAD cannot have a `body`; use `query`' : undefined);
};

const assertRawRequest = (request: RawRequest): void => {
  const problem = rawRequestProblem(request);
  if (problem) throw new InvalidRequestError(`request: ${endSentence(problem)} Nothing was sent.`);
};

/** Turns a request to any endpoint into an HTTP request. */
export const prepareRawRequest = <Data>(client: ClientContext, request: RawRequest, options: CallOptions): PreparedRequest<Data> => {
  assertRawRequest(request);
  const { method: givenMethod = 'get', host = 'rest', path, query = {}, body } = request;
  const method = givenMethod.toLowerCase();
  const operation = `${method.toUpperCase()} ${withoutQuery(path)}`;
  const base = baseUrlFor(client.config.addresses(), host);
  return {
    operation,
    method,
    host,
    url: withQuery(joinUrl(base, path), query),
    body: body === undefined ? undefined : toJson(body, operation),
    headers: headersFor(client, operation, options),
    idempotent: method === 'get',
    parseResult: (responseBody) => responseBody as Data,
  };
};
