import type { Exchange, ExchangeRequest } from '../../src/comparison/exchange.js';
import type { Fixture } from '../../src/comparison/fixture.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { findRoutes } from '../http/routes.js';

/** The request of a fixture, as the mock would receive it. */
export interface Target {
  /** `null` if no operation has that path and method. */
  operation: Operation | null;
  path: string;
  /** The query, without the question mark. */
  search: string;
}

/** All paths of the service begin so, whatever its base URL is. */
const API = '/api/v1/';

const pathOf = (pathname: string): string => pathname.slice(Math.max(0, pathname.indexOf(API)));

/** Finds what a request was for. */
export const findTarget = (method: string, url: string): Target => {
  const { pathname, search } = new URL(url);
  const path = pathOf(pathname);
  const operation = findRoutes('any', path)?.routes.get(method)?.operation ?? null;
  return { operation, path, search: search.slice(1) };
};

/** What a request is about, judged by its response. A 401 is about the key, even if the key was meant to be valid. */
const nameOf = (operation: Operation, status: number): ExchangeRequest['name'] => {
  if (status === 401) return 'invalid key';
  return status === 400 || status === 422 ? 'invalid request' : operation;
};

/** A fixture of an operation, for the comparison with the contract. */
export const toExchange = ({ request, response }: Fixture, operation: Operation): Exchange => {
  const { method, host, path } = endpoints[operation];
  const { status, headers, body } = response;
  const name = nameOf(operation, status);
  const call = { name, operation, method, host, path, ...(request.body !== undefined && { body: request.body }) };
  return { call: status === 401 ? { ...call, invalidKey: true } : call, url: request.url, status, headers, body };
};
