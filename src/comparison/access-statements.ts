import { hasBody } from '../contract/endpoint.js';
import { endpoints } from '../contract/endpoints.js';
import { isFields } from '../util/is-fields.js';
import type { Exchange } from './exchange.js';
import { errorFormatOf, LIMIT_HEADER, rateLimitHeaderFormatsOf } from './formats.js';
import { isMissing, isRejected, isSuccess, judgeBy, judgeCall, undecidedBy, type Judgement, type Statement } from './statement.js';

/** A row of the page that lists what is assumed. */
const sourceOf = (part: 'headers' | 'responses' | 'securitySchemes'): string => `components.${part} in @recipe-ai/sdk/openapi.json`;

const hasResponse = ({ status }: Exchange): boolean => status !== null;

/** The responses to the user's key. */
const responsesToKey = (exchanges: readonly Exchange[]): Exchange[] =>
  exchanges.filter((exchange) => hasResponse(exchange) && !exchange.call.invalidKey);

/** True if the service counted the call, so that its response must have what every such response has. */
const isCounted = (exchange: Exchange): boolean => isSuccess(exchange) || exchange.status === 429;

const REJECTIONS_OF_KEY: readonly (number | null)[] = [401, 403];

const isAccepted = (exchange: Exchange): boolean =>
  !REJECTIONS_OF_KEY.includes(exchange.status) && !isMissing(exchange) && exchange.status! < 500;

/** True if the response may be about the host of `callback_url`: the contract has HTTP 403 for that too. */
const mayConcernCallback = ({ call, status }: Exchange): boolean =>
  status === 403 && isFields(call.body) && call.body['callback_url'] !== undefined;

const judgeBearer = (exchanges: readonly Exchange[]): Judgement => {
  const responses = responsesToKey(exchanges).filter((exchange) => !mayConcernCallback(exchange));
  const decisive =
    responses.find(({ status }) => status === 401) ??
    responses.find(isAccepted) ??
    responses.find(({ status }) => REJECTIONS_OF_KEY.includes(status));
  return decisive ? judgeBy(isAccepted(decisive), `HTTP ${decisive.status}`) : undecidedBy(exchanges);
};

/** One response with the headers is enough; only counted calls without them refute it. */
const judgeHeaders = (exchanges: readonly Exchange[]): Judgement => {
  const responses = responsesToKey(exchanges);
  const names = [...new Set(responses.flatMap(({ headers }) => Object.keys(headers)))].filter((name) => LIMIT_HEADER.test(name));
  const isDocumented = names.some((name) => name.startsWith('x-ratelimit'));
  if (!isDocumented && !responses.some(isCounted)) return undecidedBy(exchanges);
  return judgeBy(isDocumented, names.join(', ') || 'none');
};

const judgeHeaderFormat = (exchanges: readonly Exchange[]): Judgement => {
  const formats = rateLimitHeaderFormatsOf(exchanges);
  if (formats.length > 0)
    return judgeBy(
      formats.every((format) => format === 'service'),
      `format: ${formats.join(', ')}`,
    );
  return exchanges.some(isCounted) ? judgeBy(false, 'unknown format') : undecidedBy(exchanges);
};

/** True if the request needed a body of JSON and may have had none: a text may not be JSON. The contract has HTTP 400 for that. */
const mayLackJson = ({ call: { operation, body } }: Exchange): boolean => hasBody(endpoints[operation]) && typeof body !== 'object';

/** True if the response says nothing about the status of an invalid request. */
const isAboutOtherError = (exchange: Exchange, status: number): boolean =>
  isMissing(exchange) || status === 429 || status >= 500 || (status === 400 && mayLackJson(exchange));

const judgeErrorFormat = (exchanges: readonly Exchange[]): Judgement => {
  const rejected = exchanges.findLast(isRejected);
  if (!rejected) return undecidedBy(exchanges.filter(({ call }) => call.name === 'invalid request'));
  const format = errorFormatOf(rejected);
  return judgeBy(format === 'service', `format: ${format ?? 'unknown'}`);
};

/** Where nothing exists, a proxy may respond instead of the service. */
const judgeRequestId = (exchanges: readonly Exchange[]): Judgement => {
  const responses = exchanges.filter((exchange) => hasResponse(exchange) && !isMissing(exchange));
  if (responses.length === 0) return undecidedBy(exchanges);
  const lacking = responses.filter(({ headers }) => headers['x-request-id'] === undefined).map(({ call }) => call.name);
  return judgeBy(lacking.length === 0, lacking.length === 0 ? 'present' : `absent: ${[...new Set(lacking)].join(', ')}`);
};

/** Authentication, errors, and what the headers of responses say. */
export const accessStatements: readonly Statement[] = [
  {
    id: 'auth.bearer',
    documented: true,
    statement: 'The API key is accepted as a bearer token.',
    source: sourceOf('securitySchemes'),
    judge: judgeBearer,
  },
  {
    id: 'auth.401',
    documented: false,
    statement: 'An unknown API key is rejected with HTTP 401.',
    source: sourceOf('responses'),
    judge: judgeCall('invalid key', (exchange, status) => (isMissing(exchange) ? undefined : judgeBy(status === 401, `HTTP ${status}`))),
  },
  {
    id: 'errors.422',
    documented: false,
    statement: 'An invalid request is rejected with HTTP 422.',
    source: sourceOf('responses'),
    judge: judgeCall('invalid request', (exchange, status) =>
      isAboutOtherError(exchange, status) ? undefined : judgeBy(status === 422, `HTTP ${status}`),
    ),
  },
  {
    id: 'errors.format',
    documented: false,
    statement: 'Error bodies are {error: {code, message, request_id, details}}.',
    source: sourceOf('responses'),
    judge: judgeErrorFormat,
  },
  {
    id: 'limits.headers',
    documented: true,
    statement: 'Responses carry X-RateLimit headers.',
    source: sourceOf('headers'),
    judge: judgeHeaders,
  },
  {
    id: 'limits.header_format',
    documented: false,
    statement: 'The limit headers are X-RateLimit-Limit, -Remaining, -Reset (epoch seconds) and the same with -Day.',
    source: sourceOf('headers'),
    judge: judgeHeaderFormat,
  },
  {
    id: 'responses.request_id',
    documented: false,
    statement: 'Every response has an X-Request-Id.',
    source: sourceOf('headers'),
    judge: judgeRequestId,
  },
];
