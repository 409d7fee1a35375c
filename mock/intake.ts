import { toIssues, type Issue } from '../src/contract/complaints.js';
import { nearestName } from '../src/contract/nearest-name.js';
import { Refusal } from './refusal.js';
import type { Place, Route } from './routes.js';
import type { Incoming } from './wire.js';

/** A request as the contract's rows have it: path, query and body fields in one flat object. */
export interface Intake {
  request: unknown;
  /** Length of the body. */
  size: number;
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** What the path and the query say. A field that comes twice is a list, for the schema to refuse. */
const fromAddress = ({ fields, numbers }: Route, { values }: Place, search: string): Record<string, unknown> => {
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

/** The JSON of a body. Throws a {@link Refusal} where there is none. */
const readBody = async (incoming: Incoming, most: number): Promise<{ json: unknown; size: number }> => {
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
  if (typeof body === 'string') return { json: parse(body), size: body.length };
  let text: string;
  try {
    text = strict.decode(body);
  } catch {
    throw new Refusal('invalid_json', 'It is not UTF-8.');
  }
  return { json: parse(text), size: text.length };
};

/** Path fields that the body repeats with another value. */
const contradictions = (body: object, address: Record<string, unknown>, fields: readonly string[]): Issue[] =>
  fields
    .filter((field) => Object.hasOwn(body, field) && (body as Record<string, unknown>)[field] !== address[field])
    .map((field) => ({ path: field, message: 'stands in the path already, with another value', code: 'contradiction' }));

/** Reads a request. Throws a {@link Refusal} where it cannot be read; whether it keeps the contract is for {@link check} to say. */
export const take = async (incoming: Incoming, route: Route, place: Place, most: number): Promise<Intake> => {
  const address = fromAddress(route, place, incoming.search);
  if (route.row.method === 'get' || route.row.method === 'delete') return { request: address, size: incoming.search.length };
  const { json, size } = await readBody(incoming, most);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { request: json, size };
  const details = contradictions(json, address, route.fields);
  if (details.length > 0) throw new Refusal('validation_error', '', { details });
  return { request: { ...json, ...address }, size };
};

/** The request, where it keeps the contract. Throws a {@link Refusal} that names every place where it does not. */
export const check = ({ row, operation }: Route, request: unknown): unknown => {
  const result = row.request.safeParse(request);
  if (result.success) return result.data;
  const details = toIssues(result.error, request, nearestName(row.request));
  const { path, message } = details[0]!;
  throw new Refusal('validation_error', `${operation}: ${path ? `${path}: ` : ''}${message}.`, { details });
};
