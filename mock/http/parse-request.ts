import { toIssues, type Issue } from '../../src/contract/issues.js';
import { didYouMean } from '../../src/contract/did-you-mean.js';
import { MockServiceError } from '../core/service-error.js';
import type { RouteMatch, Route } from './routes.js';
import type { MockRequest, ParsedRequest } from '../core/http-message.js';

const strict = new TextDecoder('utf-8', { fatal: true });

/** What the path and the query say. A field that comes twice is a list, for the schema to refuse. */
export const parseUrlFields = ({ fields, numbers }: Route, { values }: RouteMatch, search: string): Record<string, unknown> => {
  const request: Record<string, unknown> = {};
  if (search !== '') {
    for (const [name, text] of new URLSearchParams(search)) {
      const value = numbers.has(name) && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
      const before = Object.hasOwn(request, name) ? request[name] : undefined;
      // Defined, not assigned, so that a field called __proto__ stays a field.
      const all = before === undefined ? value : [before, value].flat();
      Object.defineProperty(request, name, { value: all, enumerable: true, writable: true, configurable: true });
    }
  }
  fields.forEach((field, index) => {
    request[field] = values[index];
  });
  return request;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MockServiceError('invalid_json', text.trim() === '' ? 'It is empty.' : `${(error as Error).message.replace(/, .*$/s, '')}.`);
  }
};

/** True where requests have a body. */
export const hasBody = ({ endpoint: row }: Route): boolean => row.method === 'post' || row.method === 'patch';

/** The text of a body. Throws a {@link MockServiceError} where it cannot be one. */
export const readBody = async (incoming: MockRequest, most: number): Promise<string> => {
  const type = incoming.header('content-type');
  if (type === null || !/^application\/json *(;|$)/i.test(type)) {
    throw new MockServiceError(
      'unsupported_media_type',
      type === null ? 'There is no Content-Type.' : 'The Content-Type says something else.',
    );
  }
  const encoding = incoming.header('content-encoding');
  if (encoding !== null && encoding !== 'identity')
    throw new MockServiceError('unsupported_media_type', 'A Content-Encoding is not taken.');
  const tooLarge = new MockServiceError('payload_too_large', `At most ${most} bytes.`);
  if (Number(incoming.header('content-length')) > most) throw tooLarge;
  const body = await incoming.body(most);
  if (body === null) throw tooLarge;
  if (typeof body === 'string') return body;
  try {
    return strict.decode(body);
  } catch {
    throw new MockServiceError('invalid_json', 'It is not UTF-8.');
  }
};

/** Path fields that the body repeats with another value. */
const contradictions = (body: object, address: Record<string, unknown>, fields: readonly string[]): Issue[] =>
  fields
    .filter((field) => Object.hasOwn(body, field) && (body as Record<string, unknown>)[field] !== address[field])
    .map((field) => ({ path: field, message: 'stands in the path already, with another value', code: 'contradiction' }));

/** Path, query and body fields in one flat object, as the contract's rows have them. Throws a {@link MockServiceError} where they do not go together. */
const mergeFields = ({ address, text }: ParsedRequest, { fields }: Route): unknown => {
  if (text === null) return address;
  const json = parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const details = contradictions(json, address, fields);
  if (details.length > 0) throw new MockServiceError('validation_error', '', { details });
  return { ...json, ...address };
};

/** The request, where it keeps the contract. Throws a {@link MockServiceError} that names every place where it does not. */
export const validateRequest = (route: Route, intake: ParsedRequest): unknown => {
  const { endpoint: row, operation } = route;
  const request = mergeFields(intake, route);
  const result = row.request.safeParse(request);
  if (result.success) return result.data;
  const details = toIssues(result.error, request, didYouMean(row.request));
  const { path, message } = details[0]!;
  throw new MockServiceError('validation_error', `${operation}: ${path ? `${path}: ` : ''}${message}.`, { details });
};
