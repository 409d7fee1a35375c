import { hasBody, type Endpoint } from '../contract/endpoint.js';
import { InvalidRequestError } from '../errors.js';

/** The URL and the body of a request. */
export interface UrlAndBody {
  url: string;
  /** JSON, if the method takes a body. */
  body?: string;
}

/**
 * Turns an endpoint and its flat request into a URL and a body. Fields named in the path go into the path; the others go into the query
 * of a GET or DELETE, or into the body of a POST or PATCH.
 */
export const toUrlAndBody = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  baseUrl: string,
  request: object,
  operation: string,
): UrlAndBody => {
  const fields: Record<string, unknown> = { ...request };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const segment = toPathSegment(operation, name, fields[name]);
    delete fields[name];
    return segment;
  });
  const url = joinUrl(baseUrl, path);
  return hasBody(endpoint) ? { url, body: toJson(fields, operation) } : { url: withQuery(url, fields) };
};

/**
 * Appends a path to an address. The slash between them ends the host of the address, so a path can never send the API key to another host.
 * `baseUrl` has no slash at its end.
 */
export const joinUrl = (baseUrl: string, path: string): string => `${baseUrl}/${path.replace(/^\//, '')}`;

/** Writes a body as JSON. Throws an {@link InvalidRequestError} for what JSON cannot hold. */
export const toJson = (body: unknown, operation: string): string => {
  let text: string | undefined;
  let cause: unknown;
  try {
    text = JSON.stringify(body);
  } catch (error) {
    cause = error;
  }
  if (text !== undefined) return text;
  const problem = 'the body cannot be written as JSON: it is or holds a function, a bigint or a circular reference.';
  throw new InvalidRequestError(`${operation}: ${problem} Nothing was sent.`, { cause });
};

/** Encodes an id for a path. Dots alone would lead to another endpoint, and half a surrogate pair cannot be encoded. */
const toPathSegment = (operation: string, name: string, value: unknown): string => {
  if (typeof value === 'string' && /[^.]/.test(value) && value.isWellFormed()) return encodeURIComponent(value);
  const message = 'expected an id that is neither empty nor only dots, in valid Unicode';
  const issues = [{ path: name, message, code: 'invalid_format' }];
  throw new InvalidRequestError(`${operation}: ${name}: ${message}. Nothing was sent.`, { issues });
};

/** Adds fields to the query of a URL. Fields that are undefined or null are left out. */
export const withQuery = (url: string, fields: object): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
};

/** The URL without its query, for errors: the query may hold what the user searched for. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');
