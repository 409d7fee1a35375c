import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADMIN_PATH, serveAdminApi } from './adapters/admin-http.js';
import { handleWithCors } from './adapters/cors.js';
import { serveDashboard } from './adapters/dashboard/serve.js';
import { createHttpTransport } from './adapters/http-transport.js';
import { NodeRequest, sendResponse } from './adapters/node-http.js';
import type { MockRequest, MockResponse } from './core/http-message.js';
import type { Connection, CreateKeyOptions } from './core/keys.js';
import { openStateFile } from './persistence/sqlite.js';
import { createMockService } from './service/create-mock-service.js';
import type { MockService } from './service/mock-service.js';

/** Where and how a mock listens. */
export interface ListenOptions {
  /** 0 takes a free port. Default: 0. */
  port?: number;
  /**
   * A file that keeps the state: keys and their use, pantries, allowed hosts, stored responses. It is created if it does not exist. Every
   * change is written before its response is sent; changes made in this process are written with the next response. Isolated keys are not
   * kept. Needs Node 22.13. Default: none.
   */
  persist?: string;
  /** The address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  host?: string;
}

/** The mock on a socket. */
export interface MockSocket {
  /** The service behind the socket. */
  readonly mock: MockService;
  /** Base URL of both hosts, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** What a client in any process needs to reach it; see `mock.connection`. */
  connection(options?: CreateKeyOptions): Connection;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
  /** The same, for `await using socket = await listen(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}

const DASHBOARD_PATH = '/__mock';

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

const handleRequest = async (mock: MockService, request: MockRequest): Promise<MockResponse> => {
  if (isBelow(request.path, ADMIN_PATH)) return serveAdminApi(mock, request);
  if (!isBelow(request.path, DASHBOARD_PATH)) return handleWithCors(request, (each) => mock.adapter.handle(each));
  return serveDashboard(mock, {
    method: request.method,
    path: request.path.slice(DASHBOARD_PATH.length),
    query: new URLSearchParams(request.search),
    header: (name) => request.header(name),
  });
};

const startServer = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The URL under which this machine reaches that address. */
const toUrl = ({ address, family, port }: AddressInfo): string => {
  const isAnyAddress = address === '0.0.0.0' || address === '::';
  const bracketed = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isAnyAddress ? 'localhost' : bracketed}:${port}`;
};

/**
 * Puts a mock on a socket, for apps in other processes and languages. Both hosts are served at one URL. Responses take the mock's
 * `latency`; callbacks are delivered unless the option `callbacks` is `capture`. This machine also gets a dashboard at `/__mock/` and the
 * admin API, which does everything `mock` does, as JSON below `/__mock/api/`.
 *
 * @example
 * ```ts
 * import { RecipeAI } from '@recipe-ai/sdk';
 * import { createMockService } from '@recipe-ai/sdk/mock';
 * import { listen } from '@recipe-ai/sdk/mock/node';
 *
 * const socket = await listen(createMockService());
 * const sdk = new RecipeAI(socket.connection());
 * console.log((await sdk.pantries.list()).data); // []
 * await socket.close();
 * ```
 */
export const listen = async (
  mock: MockService = createMockService(),
  { port = 0, host = '127.0.0.1', persist }: ListenOptions = {},
): Promise<MockSocket> => {
  const file = persist === undefined ? undefined : await openStateFile(persist, mock.adapter.persistence);
  const server = createServer((request, response) => {
    handleRequest(mock, new NodeRequest(request, response, 'any'))
      .then((served) => {
        file?.save();
        sendResponse(response, served);
      })
      .catch(() => response.destroy());
  });
  const address = await startServer(server, port, host).catch((error: unknown) => {
    file?.close();
    throw error;
  });
  mock.adapter.setTransport(createHttpTransport());
  const url = toUrl(address);
  const close = async () => {
    await stopServer(server);
    file?.save();
    file?.close();
  };
  return {
    mock,
    url,
    port: address.port,
    connection: (options) => ({ apiKey: mock.connection(options).apiKey, baseUrl: url, aiUrl: url }),
    close,
    [Symbol.asyncDispose]: close,
  };
};
