import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { memoize } from '../util/memoize.js';

/** A row of the contract under its name. */
export interface Route {
  operation: Operation;
  endpoint: Endpoint;
  /** Names of the fields in its path, in order. */
  fields: readonly string[];
  /** Names of fields that are numbers, which a query can only say as text. */
  numbers: ReadonlySet<string>;
}

/** What is at an address. */
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
  /** Where any segment will do. */
  any: RouteNode | null;
  routes: Record<Host, Map<string, Route>>;
}

const newBranch = (): RouteNode => ({ named: new Map(), any: null, routes: { rest: new Map(), ai: new Map(), any: new Map() } });

/** What is to be seen of a schema from outside. */
interface Schema {
  def: { type?: string; innerType?: Schema; shape?: Record<string, Schema> };
}

const isNumber = ({ def }: Schema): boolean => (def.innerType ? isNumber(def.innerType) : def.type === 'number');

const numbersOf = (row: Endpoint): Set<string> => {
  const shape = (row.request as unknown as Schema).def.shape ?? {};
  return new Set(Object.keys(shape).filter((name) => isNumber(shape[name]!)));
};

/** What all paths begin with, up to a slash: it is compared at once. */
const trunkOf = (paths: readonly string[]): string => {
  const [first = ''] = paths;
  let length = 0;
  while (length < first.length && paths.every((path) => path[length] === first[length])) length += 1;
  return first.slice(0, first.lastIndexOf('/', length - 1) + 1);
};

/** Finds the row that serves an address. */
export class Routes {
  readonly #trunk: string;
  readonly #found = {
    rest: memoize(500, (path) => this.#search('rest', path)),
    ai: memoize(500, (path) => this.#search('ai', path)),
    any: memoize(500, (path) => this.#search('any', path)),
  };
  readonly #root = newBranch();

  constructor(rows: Record<string, Endpoint> = endpoints) {
    this.#trunk = trunkOf(Object.values(rows).map(({ path }) => path));
    for (const [operation, row] of Object.entries(rows)) {
      const segments = row.path.slice(this.#trunk.length).split('/');
      const fields = segments.filter((segment) => segment.startsWith('{')).map((segment) => segment.slice(1, -1));
      const route: Route = { operation: operation as Operation, endpoint: row, fields, numbers: numbersOf(row) };
      let branch = this.#root;
      for (const segment of segments) {
        if (segment.startsWith('{')) branch = branch.any ??= newBranch();
        else {
          const next = branch.named.get(segment) ?? newBranch();
          branch.named.set(segment, next);
          branch = next;
        }
      }
      for (const host of [row.host, 'any'] as const) branch.routes[host].set(row.method.toUpperCase(), route);
    }
  }

  /** `null` where nothing is served, on that host, at that path. */
  find(host: Host, path: string): RouteMatch | null {
    return this.#found[host](path);
  }

  #search(host: Host, path: string): RouteMatch | null {
    if (!path.startsWith(this.#trunk)) return null;
    let branch = this.#root;
    const values: string[] = [];
    for (let from = this.#trunk.length; from <= path.length;) {
      const slash = path.indexOf('/', from);
      const end = slash < 0 ? path.length : slash;
      const segment = path.slice(from, end);
      const named = branch.named.get(segment);
      if (named) branch = named;
      else if (branch.any && segment !== '') {
        const value = decode(segment);
        if (value === null) return null;
        values.push(value);
        branch = branch.any;
      } else return null;
      from = end + 1;
    }
    const routes = branch.routes[host];
    return routes.size > 0 && !path.endsWith('/') ? { routes, values } : null;
  }
}

const decode = (segment: string): string | null => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};
