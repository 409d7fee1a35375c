import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackAddress } from '../src/util/loopback.js';
import { runSafely } from '../src/util/run-safely.js';
import { canCallService, type AccessPolicy } from './adapters/access.js';
import { ADMIN_PATH, serveAdminApi, toErrorResponse } from './adapters/admin-http.js';
import { handleWithCors } from './adapters/cors.js';
import { redirectBrowser, serveDashboard, type DashboardResponse, type DashboardSocket } from './adapters/dashboard/serve.js';
import { createHttpTransport } from './adapters/http-transport.js';
import { createMetrics, type Metrics } from './adapters/metrics/metrics.js';
import { NodeRequest, sendResponse } from './adapters/node-http.js';
import type { CallbackDelivery } from './callbacks/types.js';
import { bearerKey } from './core/bearer-key.js';
import { assertFields, type FieldKinds } from './core/check-fields.js';
import type { BaseUrls, MockRequest, MockResponse } from './core/http-message.js';
import type { Connection, CreateKeyOptions } from './core/keys.js';
import { openState } from './persistence/open-state.js';
import type { OpenState } from './persistence/persistence.js';
import type { SharedStateStore } from './persistence/shared-state.js';
import { assertMock } from './service/assert-mock.js';
import { createMockService } from './service/create-mock-service.js';
import type { MockService } from './service/mock-service.js';

/** Where and how a mock listens. */
export interface ListenOptions {
  /** The port. 0 means any free port. Default: 0. */
  port?: number | undefined;
  /**
   * A separate port for the AI service. 0 means any free port. `port` then serves only the REST API, so a call to the wrong host gets a
   * 404, as in production. Default: one port serves both.
   */
  aiPort?: number | undefined;
  /**
   * A file that stores the state: keys and their usage, pantries, allowed hosts, responses for `Idempotency-Key`. A new file is readable
   * only by its owner. A change by a request is written before the response is sent. A change by your code is written with the next
   * response, or by `close`. Isolated keys are not stored. A file needs Node 22.13. Instead of a file, several processes can share a
   * state: see `createPostgresState` in `@recipe-ai/sdk/mock/postgres`. Default: none.
   */
  persist?: string | SharedStateStore | undefined;
  /** The address to listen on. Default: `127.0.0.1`, which only this machine can reach. */
  host?: string | undefined;
  /**
   * Lets other machines use the admin API and the dashboard: they send the token in the header `X-Mock-Token`, or open
   * `/__mock/?token=...`. Default: the environment variable `RECIPE_AI_MOCK_TOKEN`, otherwise none.
   */
  adminToken?: string | undefined;
  /** True: every machine that reaches the socket may use the admin API, without a token. Default: false. */
  allowRemoteAdmin?: boolean | undefined;
  /** Called after each response of the service, for a log. Errors of this function are ignored. Default: none. */
  onRequest?: ((request: ServedRequest) => void) | undefined;
  /** Called after each callback has ended, for a log. Errors of this function are ignored. Default: none. */
  onCallback?: ((delivery: CallbackDelivery) => void) | undefined;
}

/** A request that a mock on a socket has served. */
export interface ServedRequest {
  /** Upper case. */
  method: string;
  /** Path without the query, secrets masked. */
  path: string;
  /** HTTP status; `null` if a fault broke the connection. */
  status: number | null;
  /** Milliseconds from the request to the response. */
  durationMs: number;
  /** True if the request had an API key, valid or not. */
  hasKey: boolean;
  /** The last four characters of the API key. Absent if the key is shorter than 12 characters. */
  last4?: string;
}

/** The mock on a socket. */
export interface MockSocket {
  /** The mock behind the socket. */
  readonly mock: MockService;
  /** Base URL of the REST API, such as `http://127.0.0.1:4010`. Without `aiPort`, it is also the base URL of the AI service. */
  readonly url: string;
  /** Base URL of the AI service. Without `aiPort`, it is the same as `url`. */
  readonly aiUrl: string;
  /** The port of `url`. */
  readonly port: number;
  /** Returns client options for any process: a key and the addresses. Clients follow real time, not the clock of the mock. */
  connection(options?: CreateKeyOptions): Connection;
  /** Ends every connection and stops listening. */
  close(): Promise<void>;
  /** The same as `close()`, for `await using socket = await listen(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}

const listenKinds: FieldKinds<ListenOptions> = {
  port: 'count',
  aiPort: 'count',
  persist: 'anything',
  host: 'text',
  adminToken: 'text',
  allowRemoteAdmin: 'boolean',
  onRequest: 'function',
  onCallback: 'function',
};

const DASHBOARD_PATH = '/__mock';
const OPENAPI_PATH = '/openapi.json';

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

const WRONG_HOST: MockResponse = {
  status: 421,
  headers: [['Content-Type', 'text/plain; charset=utf-8']],
  body: 'This mock serves only this machine: call it at localhost or 127.0.0.1, or under one of its base URLs.\n',
};

/** A response, and whether it came from the service or from the controls of the mock: the admin API and the dashboard. */
interface Served {
  response: DashboardResponse;
  isControl: boolean;
}

/** Serves the controls of the mock; `undefined` for a request to the service. */
const serveControls = (
  mock: MockService,
  request: NodeRequest,
  socket: DashboardSocket,
): Promise<DashboardResponse> | DashboardResponse | undefined => {
  if (isBelow(request.path, ADMIN_PATH)) return serveAdminApi(mock, request, socket.policy);
  const { method, header, peerAddress, search } = request;
  const serveFile = (path: string) =>
    serveDashboard(mock, { method, path, query: new URLSearchParams(search), header, peerAddress, search }, socket);
  // Tools look for the document here, also those that run in a page of this machine.
  if (request.path === OPENAPI_PATH) return handleWithCors(request, () => serveFile(OPENAPI_PATH));
  return isBelow(request.path, DASHBOARD_PATH) ? serveFile(request.path.slice(DASHBOARD_PATH.length)) : redirectBrowser(request);
};

const serveService = (mock: MockService, request: NodeRequest, policy: AccessPolicy): Promise<MockResponse> | MockResponse =>
  canCallService(request, policy) ? handleWithCors(request, (each) => mock.adapter.handle(each)) : WRONG_HOST;

const handleRequest = async (mock: MockService, request: NodeRequest, socket: DashboardSocket): Promise<Served> => {
  const controls = serveControls(mock, request, socket);
  return { response: await (controls ?? serveService(mock, request, socket.policy)), isControl: controls !== undefined };
};

/** Shorter keys are not shown, because four characters would be too much of them. */
const MIN_KEY_LENGTH = 12;

const toServedRequest = (request: NodeRequest, { status, broken }: MockResponse, durationMs: number): ServedRequest => {
  const key = bearerKey(request.header('authorization'));
  const last4 = key === null || key.length < MIN_KEY_LENGTH ? undefined : key.slice(-4);
  return {
    method: request.method,
    path: request.path,
    status: broken === 'reset' ? null : status,
    durationMs,
    hasKey: key !== null,
    last4,
  };
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

/** The error of a port that another program uses, in words; other errors as they are. */
const toListenError = (error: unknown): unknown => {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return error;
  const message = `listen: port ${port} is in use. Pass another \`port\` or \`aiPort\`; 0 takes a free one.`;
  return Object.assign(new Error(message, { cause: error }), { code, port });
};

/** The URL under which this machine reaches that address. */
const toUrl = ({ address, family, port }: AddressInfo): string => {
  const isAnyAddress = address === '0.0.0.0' || address === '::';
  const bracketed = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isAnyAddress ? 'localhost' : bracketed}:${port}`;
};

/** The servers of one mock, one for each port, and the URLs that they have once they listen. */
class MockServers {
  urls: BaseUrls = { baseUrl: '', aiUrl: '' };
  port = 0;
  readonly #servers: Server[] = [];
  readonly #startedAt = Date.now();
  /** No two runs on one port start in the same millisecond. */
  readonly #run = this.#startedAt.toString(36);
  readonly #metrics: Metrics;
  readonly #mock: MockService;
  readonly #state: OpenState | undefined;
  readonly #onRequest: ListenOptions['onRequest'];
  #policy: AccessPolicy;

  constructor(mock: MockService, state: OpenState | undefined, policy: AccessPolicy, onRequest: ListenOptions['onRequest']) {
    this.#onRequest = onRequest;
    this.#mock = mock;
    this.#metrics = createMetrics(mock, this.#startedAt);
    this.#state = state;
    this.#policy = policy;
  }

  async start(host: string, port: number, aiPort: number | undefined): Promise<void> {
    const address = await this.#listen(aiPort === undefined ? 'any' : 'rest', host, port);
    const baseUrl = toUrl(address);
    this.port = address.port;
    this.#policy = { ...this.#policy, isLoopback: isLoopbackAddress(address.address) };
    this.urls = { baseUrl, aiUrl: baseUrl };
    if (aiPort !== undefined) this.urls = { baseUrl, aiUrl: toUrl(await this.#listen('ai', host, aiPort)) };
    this.#mock.adapter.setTransport(createHttpTransport(), { allowLoopback: this.#policy.isLoopback });
  }

  async stop(): Promise<void> {
    this.#metrics.stop();
    await Promise.all(this.#servers.map(stopServer));
    try {
      await this.#state?.save();
    } finally {
      this.#state?.close();
    }
  }

  get #socket(): DashboardSocket {
    return { policy: this.#policy, run: this.#run, urls: this.urls, startedAt: this.#startedAt, metrics: this.#metrics };
  }

  /** Stores what a request has changed. Returns its response, or an error if that is not possible. */
  async #store(response: DashboardResponse): Promise<DashboardResponse> {
    try {
      await this.#state?.save();
      return response;
    } catch (error) {
      return toErrorResponse(500, 'internal_error', `The state of the mock could not be stored: ${(error as Error).message}`);
    }
  }

  #listen(service: MockRequest['host'], host: string, port: number): Promise<AddressInfo> {
    const server = createServer((request, response) => {
      const startedAt = performance.now();
      const nodeRequest = new NodeRequest(request, response, service, this.urls);
      handleRequest(this.#mock, nodeRequest, this.#socket)
        .then(async ({ response: handled, isControl }) => {
          const served = await this.#store(handled);
          sendResponse(response, served);
          if (isControl) return;
          const report = toServedRequest(nodeRequest, served, performance.now() - startedAt);
          // A log must not change what the client receives.
          runSafely(() => this.#onRequest?.({ ...report, path: this.#mock.adapter.activity.mask(report.path) }));
        })
        .catch(() => response.destroy());
    });
    this.#servers.push(server);
    return startServer(server, port, host);
  }
}

/**
 * Puts a mock on a socket, for apps in other processes and languages. One URL serves both hosts. With `aiPort`, each host has its own URL.
 * The mock's option `latency` delays responses. The mock sends callbacks, unless its option `callbacks` is `capture`. On this machine, the
 * dashboard is at `/__mock/` and the admin API is below `/__mock/api/`. Rejects if a port is in use, or if the stored state cannot be used.
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
export const listen = async (mock: MockService = createMockService(), options: ListenOptions = {}): Promise<MockSocket> => {
  assertMock('listen', mock);
  assertFields('listen', options, listenKinds);
  const { port = 0, aiPort, host = '127.0.0.1', persist, allowRemoteAdmin = false } = options;
  const adminToken = (options.adminToken ?? process.env['RECIPE_AI_MOCK_TOKEN']) || undefined;
  const knownHosts = new Set([mock.baseUrl, mock.aiUrl].map((url) => new URL(url).host));
  const state = persist === undefined ? undefined : await openState(persist, mock.adapter);
  const servers = new MockServers(mock, state, { adminToken, allowRemoteAdmin, isLoopback: false, knownHosts }, options.onRequest);
  try {
    await servers.start(host, port, aiPort);
  } catch (error) {
    await servers.stop();
    throw toListenError(error);
  }
  const { baseUrl, aiUrl } = servers.urls;
  const stopReporting = options.onCallback && mock.adapter.onCallback(options.onCallback);
  const close = () => {
    stopReporting?.();
    return servers.stop();
  };
  return {
    mock,
    url: baseUrl,
    aiUrl,
    port: servers.port,
    connection: (keyOptions) => ({ apiKey: mock.connection(keyOptions).apiKey, baseUrl, aiUrl }),
    close,
    [Symbol.asyncDispose]: close,
  };
};
