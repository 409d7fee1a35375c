import { afterEach, describe } from 'vitest';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { createMockService, type Connection, type CreateKeyOptions, type MockOptions, type MockService } from '../../mock/index.js';

/** A running mock behind an adapter. */
export interface RunningMock {
  mock: MockService;
  /** What a client needs to reach it; with `fetch` if the adapter has its own. */
  connection(options?: CreateKeyOptions): Connection & { fetch?: typeof fetch };
  close(): void | Promise<void>;
}

/** A way into the mock. */
export interface MockAdapter {
  name: string;
  start(options?: MockOptions): Promise<RunningMock>;
}

/** `mock.fetch`, handed to the client. */
export const fetchAdapter: MockAdapter = {
  name: 'mock.fetch',
  start: async (options) => {
    const mock = createMockService(options);
    return { mock, connection: (issue) => mock.connection(issue), close: () => {} };
  },
};

/** Runs the same tests with every adapter. What a test starts is closed after it. */
export const describeWithAdapters = (
  adapters: readonly MockAdapter[],
  title: string,
  tests: (open: (options?: MockOptions) => Promise<RunningMock>) => void,
): void => {
  describe.each(adapters)(`${title}, through $name`, (adapter) => {
    const opened: RunningMock[] = [];
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
    });
    tests(async (options) => {
      const each = await adapter.start(options);
      opened.push(each);
      return each;
    });
  });
};

/** A response with its body. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; `undefined` if it is not JSON. */
  json: unknown;
}

const toQuery = (fields: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();

/** A client without the SDK: endpoints and requests as plain fetch calls. */
export class RawClient {
  readonly connection: Connection & { fetch?: typeof fetch };

  constructor(connection: Connection & { fetch?: typeof fetch }) {
    this.connection = connection;
  }

  /** Calls an operation with a request as the contract has it. */
  call(operation: Operation, request: object = {}, init: RequestInit = {}): Promise<RawResponse> {
    const endpoint: Endpoint = endpoints[operation];
    const rest: Record<string, unknown> = { ...request };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(rest[field]);
      delete rest[field];
      return encodeURIComponent(value);
    });
    const base = endpoint.host === 'ai' ? this.connection.aiUrl : this.connection.baseUrl;
    const sends = endpoint.method === 'post' || endpoint.method === 'patch';
    const query = sends || Object.keys(rest).length === 0 ? '' : `?${toQuery(rest)}`;
    return this.send(base + path + query, { method: endpoint.method.toUpperCase(), ...(sends && { body: JSON.stringify(rest) }), ...init });
  }

  /** Sends anything, with the key and as JSON unless `init` says otherwise. */
  async send(url: string, init: RequestInit = {}): Promise<RawResponse> {
    const headers = new Headers({ authorization: `Bearer ${this.connection.apiKey}`, 'content-type': 'application/json' });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const response = await (this.connection.fetch ?? globalThis.fetch)(url, { ...init, headers });
    const text = await response.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    return { status: response.status, headers: response.headers, text, json };
  }
}

/** The `error` of an error response. */
export const errorOf = (response: RawResponse) =>
  (
    response.json as {
      error: { code: string; message: string; request_id: string; details: { path: string; message: string; code: string }[] };
    }
  ).error;
