import { afterEach, describe } from 'vitest';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { Endpoint } from '../../src/contract/endpoint.js';
import { createMockService, type Connection, type CreateKeyOptions, type MockOptions, type MockService } from '../../mock/index.js';

/** A mock behind a door that is open. */
export interface RunningMock {
  mock: MockService;
  /** What a client needs to come in; with a `fetch` where the door has one of its own. */
  connection(options?: CreateKeyOptions): Connection & { fetch?: typeof fetch };
  close(): void | Promise<void>;
}

/** A way to a mock. */
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

/** States behaviour once, and checks it through every door. What a test opens is closed after it. */
export const describeWithAdapters = (
  doors: readonly MockAdapter[],
  title: string,
  tests: (open: (options?: MockOptions) => Promise<RunningMock>) => void,
): void => {
  describe.each(doors)(`${title}, through $name`, (door) => {
    const opened: RunningMock[] = [];
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
    });
    tests(async (options) => {
      const each = await door.start(options);
      opened.push(each);
      return each;
    });
  });
};

/** What came back. */
export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body, parsed, where it is JSON. */
  json: unknown;
}

const toQuery = (fields: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString();

/** A caller without the SDK: rows and requests into plain fetch calls. */
export class RawClient {
  readonly connection: Connection & { fetch?: typeof fetch };

  constructor(connection: Connection & { fetch?: typeof fetch }) {
    this.connection = connection;
  }

  /** Calls an operation with a request as the contract has it. */
  call(operation: Operation, request: object = {}, init: RequestInit = {}): Promise<RawResponse> {
    const row: Endpoint = endpoints[operation];
    const rest: Record<string, unknown> = { ...request };
    const path = row.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const value = String(rest[field]);
      delete rest[field];
      return encodeURIComponent(value);
    });
    const base = row.host === 'ai' ? this.connection.aiUrl : this.connection.baseUrl;
    const sends = row.method === 'post' || row.method === 'patch';
    const query = sends || Object.keys(rest).length === 0 ? '' : `?${toQuery(rest)}`;
    return this.send(base + path + query, { method: row.method.toUpperCase(), ...(sends && { body: JSON.stringify(rest) }), ...init });
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

/** The `error` of a refusal. */
export const errorOf = (response: RawResponse) =>
  (
    response.json as {
      error: { code: string; message: string; request_id: string; details: { path: string; message: string; code: string }[] };
    }
  ).error;
