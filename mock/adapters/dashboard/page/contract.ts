import type { ContractOperation } from '../contract.js';

export type Json = Record<string, unknown>;

/** The operations by name. */
export type Contract = ReadonlyMap<string, ContractOperation>;

/** A value as a person reads it: texts and numbers as they are, anything else as JSON. */
export const toText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A request over HTTP. */
export interface HttpRequest {
  method: string;
  /** Path and query. */
  path: string;
  body?: string;
}

/** A response of the service. */
export interface ServiceResponse {
  /** Id in the timeline. */
  id: string | null;
  status: number;
  body: unknown;
  durationMs: number;
}

/** The request of an operation with these values, as the SDK takes them. */
export const toHttpRequest = ({ method, path, fields }: ContractOperation, values: Json): HttpRequest => {
  const inPath = new Set(fields.filter(({ place }) => place === 'path').map(({ name }) => name));
  const rest = Object.entries(values).filter(([name, value]) => value !== undefined && !inPath.has(name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(values[name])));
  if (method === 'POST' || method === 'PATCH') return { method, path: filled, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
  return { method, path: query.size > 0 ? `${filled}?${query}` : filled };
};
