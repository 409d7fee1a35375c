import { hasBody, offersCallback, type Endpoint } from '../contract/endpoint.js';
import { serviceErrors, type ServiceErrorCode } from '../contract/error-codes.js';
import { reference, type Json } from './schemas.js';

const header = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

/** Every header that a response may have. */
export const headers: Record<string, Json> = {
  'X-Request-Id': {
    description: 'Identifies the response. Quote it to support. Assumed.',
    schema: { type: 'string' },
    example: 'req_5k2m9x0q7w3c',
  },
  'X-RateLimit-Limit': {
    description: 'Calls allowed in the window with the fewest calls left. That such headers exist is documented; their names are assumed.',
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
  'X-RateLimit-Remaining': { description: 'Calls left in that window.', schema: { type: 'integer', minimum: 0 }, example: 59 },
  'X-RateLimit-Reset': { description: 'When that window resets, in epoch seconds.', schema: { type: 'integer' }, example: 1893456000 },
  'X-RateLimit-Limit-Day': { description: 'Calls allowed per day.', schema: { type: 'integer', minimum: 0 }, example: 1000 },
  'X-RateLimit-Remaining-Day': { description: 'Calls left today.', schema: { type: 'integer', minimum: 0 }, example: 999 },
  'X-RateLimit-Reset-Day': {
    description: 'When the day ends (midnight UTC), in epoch seconds.',
    schema: { type: 'integer' },
    example: 1893456000,
  },
  'X-RateLimit-Limit-Trial': {
    description: 'Calls of the sandbox trial. Only for sandbox keys.',
    schema: { type: 'integer', minimum: 0 },
    example: 10,
  },
  'X-RateLimit-Remaining-Trial': {
    description: 'Calls of the sandbox trial that are left. Only for sandbox keys.',
    schema: { type: 'integer', minimum: 0 },
    example: 9,
  },
  'Retry-After': { description: 'Seconds to wait before the next call.', schema: { type: 'integer', minimum: 0 }, example: 12 },
  'WWW-Authenticate': { description: 'How to authenticate: `Bearer`. Assumed.', schema: { type: 'string' }, example: 'Bearer' },
  'Idempotent-Replayed': {
    description: '`true` if this is the response to an earlier request with the same Idempotency-Key. Otherwise absent. Assumed.',
    schema: { type: 'string', enum: ['true'] },
    example: 'true',
  },
  Allow: { description: 'Methods that this path accepts.', schema: { type: 'string' }, example: 'GET, POST' },
};

const toHeaders = (names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, header(name)]));

const common = ['X-Request-Id', ...Object.keys(headers).filter((name) => name.startsWith('X-RateLimit'))];

/** References to the headers of every response to a known key. */
export const commonHeaders = (...more: string[]): Json => toHeaders([...common, ...more]);

/** References to the headers of an error response. An unknown key has no limits, so a 401 reports none. */
const errorHeaders = (status: number): Json =>
  status === 401 ? toHeaders(['X-Request-Id', 'WWW-Authenticate']) : commonHeaders(...(extraHeaders[status] ?? []));

/** Names of the error responses by status, as client generators turn them into types. */
const errorNames: Record<number, string> = {
  400: 'InvalidJson',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableRequest',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'ModelUnavailable',
};

/** Statuses of the errors that an endpoint may return. */
const errorStatuses = (endpoint: Endpoint): number[] => [
  ...(hasBody(endpoint) ? [400] : []),
  401,
  ...(offersCallback(endpoint) ? [403] : []),
  ...(endpoint.path.includes('{') ? [404] : []),
  405,
  ...(endpoint.method === 'get' ? [] : [409]),
  ...(hasBody(endpoint) ? [413, 415] : []),
  422,
  429,
  500,
  503,
];

/** References to the error responses of an endpoint. */
export const errorResponses = (endpoint: Endpoint): Json =>
  Object.fromEntries(errorStatuses(endpoint).map((status) => [status, { $ref: `#/components/responses/${errorNames[status]}` }]));

const extraHeaders: Record<number, string[]> = { 405: ['Allow'], 429: ['Retry-After'], 503: ['Retry-After'] };

const sentence = (code: ServiceErrorCode): string => serviceErrors[code].message;

/** An error without a real body: one that no request causes. */
const plainError = (code: ServiceErrorCode): Json => ({
  error: { code, message: sentence(code), request_id: 'req_5k2m9x0q7w3c', details: [] },
});

/** Real bodies of errors, by code. */
export type ErrorExamples = Partial<Record<ServiceErrorCode, unknown>>;

/** Every error response, by name, each with an example for each of its codes. */
export const namedErrorResponses = (examplesByCode: ErrorExamples): Json =>
  Object.fromEntries(
    Object.entries(errorNames).map(([status, name]) => {
      const codes = (Object.keys(serviceErrors) as ServiceErrorCode[]).filter((code) => serviceErrors[code].status === Number(status));
      const examples = Object.fromEntries(codes.map((code) => [code, { value: examplesByCode[code] ?? plainError(code) }]));
      return [
        name,
        {
          description: codes.map((code) => `\`${code}\`: ${sentence(code)}`).join(' '),
          headers: errorHeaders(Number(status)),
          content: { 'application/json': { schema: reference('ErrorBody'), examples } },
        },
      ];
    }),
  );

/** The body of every error, and its parts. */
export const errorSchemas: Record<string, Json> = {
  ErrorBody: {
    description: 'The body of every error. Its form is assumed.',
    type: 'object',
    properties: { error: { description: 'What went wrong.', ...reference('ServiceError') } },
    required: ['error'],
  },
  ServiceError: {
    description: 'What went wrong.',
    type: 'object',
    properties: {
      code: {
        description: 'Why the service rejected the request.',
        anyOf: [
          { type: 'string', enum: Object.keys(serviceErrors) },
          { type: 'string', minLength: 1, maxLength: 100 },
        ],
      },
      message: { description: 'The reason, and what to do next, for people.', type: 'string' },
      request_id: { description: 'The `X-Request-Id` of the response.', type: ['string', 'null'] },
      details: {
        description: 'Every place where the request breaks the contract. Empty for other errors.',
        type: 'array',
        items: reference('Issue'),
      },
    },
    required: ['code', 'message'],
  },
  Issue: {
    description: 'One place where a request breaks the contract.',
    type: 'object',
    properties: {
      path: { description: 'The field, such as `recipe.ingredients[2]`.', type: 'string' },
      message: { description: 'What was expected, and what the request has.', type: 'string' },
      code: { description: 'The kind of mistake, such as `invalid_type`.', type: 'string' },
    },
    required: ['path', 'message', 'code'],
  },
};
