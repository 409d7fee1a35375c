import { endSentence, type Issue } from '../../src/contract/issues.js';
import { describeUnknownField } from '../../src/contract/unknown-field.js';
import { validate } from '../../src/contract/validate.js';
import type { MockRequest, ParsedRequest } from '../core/http-message.js';
import { MockServiceError } from '../core/service-error.js';
import type { Route, RouteMatch } from './routes.js';

/** The fields of the path and the query. A field that comes twice becomes a list, which the schema rejects. */
export const parseUrlFields = ({ fields, numbers }: Route, { values }: RouteMatch, search: string): Record<string, unknown> => {
  const request: Record<string, unknown> = {};
  for (const [name, text] of new URLSearchParams(search)) {
    const value = numbers.has(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    const before = Object.hasOwn(request, name) ? request[name] : undefined;
    // Defined, not assigned, so that a field called __proto__ stays a field.
    const all = before === undefined ? value : [before, value].flat();
    Object.defineProperty(request, name, { value: all, enumerable: true, writable: true, configurable: true });
  }
  fields.forEach((field, index) => {
    request[field] = values[index];
  });
  return request;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MockServiceError('invalid_json', text.trim() === '' ? 'It is empty.' : `${(error as Error).message.replace(/, .*$/s, '')}.`);
  }
};

/** Longer than any registered media type. */
const MAX_SHOWN_TYPE_LENGTH = 100;

const isJsonType = (type: string | null): boolean => type !== null && /^application\/json *(;|$)/i.test(type);

/** The text of the body. Throws a {@link MockServiceError} for a wrong type or encoding, and for a body that is too large. */
export const readBody = async (request: MockRequest, maxBytes: number): Promise<string> => {
  const type = request.header('content-type');
  if (!isJsonType(type)) {
    const hint = !type ? 'There is no Content-Type header.' : `Content-Type is ${type.slice(0, MAX_SHOWN_TYPE_LENGTH)}.`;
    throw new MockServiceError('unsupported_media_type', hint);
  }
  const encoding = request.header('content-encoding');
  if (encoding && encoding.toLowerCase() !== 'identity') {
    throw new MockServiceError('unsupported_media_type', 'Send the body without a Content-Encoding.');
  }
  const tooLarge = new MockServiceError('payload_too_large', `The limit is ${maxBytes} bytes.`);
  if (Number(request.header('content-length')) > maxBytes) throw tooLarge;
  const body = await request.body(maxBytes);
  if (body === null) throw tooLarge;
  // Without a byte order mark, which the decoder leaves out too.
  if (typeof body === 'string') return body.replace(/^\uFEFF/, '');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new MockServiceError('invalid_json', 'It is not UTF-8.');
  }
};

/** Path fields that the body repeats with another value. */
const contradictions = (body: object, urlFields: Record<string, unknown>, fields: readonly string[]): Issue[] =>
  fields
    .filter((field) => Object.hasOwn(body, field) && (body as Record<string, unknown>)[field] !== urlFields[field])
    .map((field) => ({ path: field, message: 'differs from its value in the path', code: 'contradiction' }));

/** Path, query and body fields in one flat object, as in the contract. Throws a {@link MockServiceError} if they contradict each other. */
export const mergeFields = ({ urlFields, text }: ParsedRequest, { fields }: Route): unknown => {
  if (text === null) return urlFields;
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const details = contradictions(json, urlFields, fields);
  if (details.length > 0) throw new MockServiceError('validation_error', '', { details });
  return { ...json, ...urlFields };
};

/** The request as the contract has it. Throws a {@link MockServiceError} that names every place where it differs. */
export const validateRequest = (route: Route, parsed: ParsedRequest): unknown => {
  const { endpoint, operation } = route;
  const { data, issues: details } = validate(endpoint.request, mergeFields(parsed, route), describeUnknownField(endpoint.request));
  const [first] = details;
  if (first === undefined) return data;
  const { path, message } = first;
  throw new MockServiceError('validation_error', endSentence(`${operation}: ${path ? `${path}: ` : ''}${message}`), { details });
};
