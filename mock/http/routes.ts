import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { partsOf, type SchemaParts } from '../../src/contract/schema-parts.js';
import { memoize } from '../util/memoize.js';

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

type Host = 'rest' | 'ai' | 'any';

interface RouteNode {
  /** By the next segment of the path. */
  named: Map<string, RouteNode>;
  /** For a field of the path: matches any segment. */
  field: RouteNode | null;
  routes: Record<Host, Map<string, Route>>;
}

const createNode = (): RouteNode => ({ named: new Map(), field: null, routes: { rest: new Map(), ai: new Map(), any: new Map() } });

const isNumber = ({ innerType, type }: SchemaParts): boolean => (innerType ? isNumber(partsOf(innerType)) : type === 'number');

const numberFields = ({ request }: Endpoint): Set<string> => {
  const { shape = {} } = partsOf(request);
  return new Set(Object.keys(shape).filter((name) => isNumber(partsOf(shape[name]))));
};

/** Finds the endpoints at a path. */
export class Routes {
  readonly #cached = {
    rest: memoize(500, (path) => this.#search('rest', path)),
    ai: memoize(500, (path) => this.#search('ai', path)),
    any: memoize(500, (path) => this.#search('any', path)),
  };
  readonly #root = createNode();

  constructor(table: Record<string, Endpoint> = endpoints) {
    for (const [operation, endpoint] of Object.entries(table)) {
      const segments = endpoint.path.split('/');
      const fields = segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1));
      const route: Route = { operation: operation as Operation, endpoint, fields, numbers: numberFields(endpoint) };
      let node = this.#root;
      for (const segment of segments) {
        if (segment.startsWith('{')) node = node.field ??= createNode();
        else {
          const next = node.named.get(segment) ?? createNode();
          node.named.set(segment, next);
          node = next;
        }
      }
      for (const host of [endpoint.host, 'any'] as const) node.routes[host].set(endpoint.method.toUpperCase(), route);
    }
  }

  /** `null` if that host has no endpoint at that path. */
  find(host: Host, path: string): RouteMatch | null {
    return this.#cached[host](path);
  }

  #search(host: Host, path: string): RouteMatch | null {
    let node = this.#root;
    const values: string[] = [];
    for (let from = 0; from <= path.length;) {
      const slash = path.indexOf('/', from);
      const end = slash < 0 ? path.length : slash;
      const segment = path.slice(from, end);
      const named = node.named.get(segment);
      if (named) node = named;
      else if (node.field && segment !== '') {
        const value = decode(segment);
        if (value === null) return null;
        values.push(value);
        node = node.field;
      } else return null;
      from = end + 1;
    }
    const routes = node.routes[host];
    return routes.size > 0 ? { routes, values } : null;
  }
}

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};
