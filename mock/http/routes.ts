import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { partsOf, type SchemaParts } from '../../src/contract/schema-parts.js';
import type { MockRequest } from '../core/http-message.js';

/** An endpoint of the contract under its name. */
export interface Route {
  operation: Operation;
  endpoint: Endpoint;
  /** Names of the fields in its path, in order. */
  fields: readonly string[];
  /** Names of fields that are numbers: a query holds only text. */
  numbers: ReadonlySet<string>;
}

/** The endpoints at one path. */
export interface RouteMatch {
  /** By method, upper case. */
  routes: ReadonlyMap<string, Route>;
  /** Values of the fields in the path. */
  values: readonly string[];
}

const PATH_FIELD = /\{(\w+)\}/g;

const isNumber = ({ innerType, type }: SchemaParts): boolean => (innerType ? isNumber(partsOf(innerType)) : type === 'number');

const toRoute = ([operation, endpoint]: [string, Endpoint]): Route => {
  const { shape = {} } = partsOf(endpoint.request);
  return {
    operation: operation as Operation,
    endpoint,
    fields: Array.from(endpoint.path.matchAll(PATH_FIELD), ([, name]) => name!),
    numbers: new Set(Object.keys(shape).filter((name) => isNumber(partsOf(shape[name])))),
  };
};

const allRoutes = Object.entries(endpoints).map(toRoute);

/** Each path of the contract. All its endpoints are on one host. */
const paths = [...new Set(allRoutes.map(({ endpoint }) => endpoint.path))].map((path) => {
  const routes = allRoutes.filter(({ endpoint }) => endpoint.path === path);
  return {
    host: routes[0]!.endpoint.host,
    pattern: new RegExp(`^${path.replaceAll(PATH_FIELD, '([^/]+)')}$`),
    routes: new Map(routes.map((route) => [route.endpoint.method.toUpperCase(), route])),
  };
});

/** The endpoints at a path; `null` if that host has none there. */
export const findRoutes = (wanted: MockRequest['host'], path: string): RouteMatch | null => {
  const found = paths.find(({ host, pattern }) => (wanted === 'any' || host === wanted) && pattern.test(path));
  if (!found) return null;
  try {
    const values = found.pattern.exec(path)!.slice(1).map(decodeURIComponent);
    return { routes: found.routes, values };
  } catch {
    return null;
  }
};
