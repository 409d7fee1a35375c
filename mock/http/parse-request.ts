import { toIssues, type Issue } from '../../src/contract/issues.js';
import { nearestName } from '../../src/contract/did-you-mean.js';
import { Refusal } from '../core/service-error.js';
import type { Place, Route } from './routes.js';
import type { Incoming } from './types.js';

/** A request as it came. */
export interface Intake {
  /** What the path and the query say. */
  address: Record<string, unknown>;
  /** The body; `null` where there is to be none. */
  text: string | null;
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** What the path and the query say. A field that comes twice is a list, for the schema to refuse. */
export const readAddress = ({ fields, numbers }: Route, { values }: Place, search: string): Record<string, unknown> => {
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
    throw new Refusal('invalid_json', text.trim() === '' ? 'It is empty.' : `${(error as Error).message.replace(/, .*$/s, '')}.`);
  }
};

/** True where requests have a body. */
export const hasBody = ({ row }: Route): boolean => row.method === 'post' || row.method === 'patch';

/** The text of a body. Throws a {@link Refusal} where it cannot be one. */
export const readBody = async (incoming: Incoming, most: number): Promise<string> => {
  const type = incoming.header('content-type');
  if (type === null || !/^application\/json *(;|$)/i.test(type)) {
    throw new Refusal('unsupported_media_type', type === null ? 'There is no Content-Type.' : 'The Content-Type says something else.');
  }
  const encoding = incoming.header('content-encoding');
  if (encoding !== null && encoding !== 'identity') throw new Refusal('unsupported_media_type', 'A Content-Encoding is not taken.');
  const tooLarge = new Refusal('payload_too_large', `At most ${most} bytes.`);
  if (Number(incoming.header('content-length')) > most) throw tooLarge;
  const body = await incoming.body(most);
  if (body === null) throw tooLarge;
  if (typeof body === 'string') return body;
  try {
    return strict.decode(body);
  } catch {
    throw new Refusal('invalid_json', 'It is not UTF-8.');
  }
};

/** Path fields that the body repeats with another value. */
const contradictions = (body: object, address: Record<string, unknown>, fields: readonly string[]): Issue[] =>
  fields
    .filter((field) => Object.hasOwn(body, field) && (body as Record<string, unknown>)[field] !== address[field])
    .map((field) => ({ path: field, message: 'stands in the path already, with another value', code: 'contradiction' }));

/** Path, query and body fields in one flat object, as the contract's rows have them. Throws a {@link Refusal} where they do not go together. */
const flatten = ({ address, text }: Intake, { fields }: Route): unknown => {
  if (text === null) return address;
  const json = parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  const details = contradictions(json, address, fields);
  if (details.length > 0) throw new Refusal('validation_error', '', { details });
  return { ...json, ...address };
};

/** The request, where it keeps the contract. Throws a {@link Refusal} that names every place where it does not. */
export const check = (route: Route, intake: Intake): unknown => {
  const { row, operation } = route;
  const request = flatten(intake, route);
  const result = row.request.safeParse(request);
  if (result.success) return result.data;
  const details = toIssues(result.error, request, nearestName(row.request));
  const { path, message } = details[0]!;
  throw new Refusal('validation_error', `${operation}: ${path ? `${path}: ` : ''}${message}.`, { details });
};
