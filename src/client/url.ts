import type { Endpoint } from '../contract/endpoint.js';

/** Where a request goes, and what it carries. */
export interface UrlAndBody {
  url: string;
  /** JSON, where the method takes a body. */
  body?: string;
}

/**
 * Turns a row and its flat request into a URL and a body: fields named in the path go there, the rest into the query of a GET or
 * DELETE, or into the body of a POST or PATCH.
 */
export const toUrlAndBody = (row: Pick<Endpoint, 'method' | 'path'>, base: string, request: object): UrlAndBody => {
  const rest: Record<string, unknown> = { ...request };
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (row.method === 'post' || row.method === 'patch') return { url: base + path, body: JSON.stringify(rest) };
  return { url: withQuery(base + path, rest) };
};

/** Adds fields to a URL's query; those that are undefined or null are left out. */
export const withQuery = (url: string, fields: object): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
};
