import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connection, CreateKeyOptions } from './core/keys.js';
import { handleAdminRequest } from './adapters/admin-api.js';
import { serveDashboard } from './adapters/dashboard/serve.js';
import { isLoopbackOrigin, canAdmin } from './adapters/loopback.js';
import type { MockService } from './service/mock-service.js';
import { createHttpTransport } from './adapters/http-transport.js';
import { openStateFile } from './persistence/sqlite.js';
import { createMockService } from './service/create-mock-service.js';
import type { MockRequest, MockResponse } from './core/http-message.js';

/** Where and how a mock listens. */
export interface ListenOptions {
  /** 0 takes a free one. Default: 0. */
  port?: number;
  /**
   * A file to keep the state in: keys and their use, pantries, allowed hosts, kept answers. It is made where there is none, and holds every
   * change before it is answered; what this process changes by itself goes in with the next answer. Isolated keys are not kept. Needs Node
   * 22.13. Default: none.
   */
  persist?: string;
  /** The address to listen on. Default: `127.0.0.1`, which only this machine reaches. */
  host?: string;
}

/** The mock on a socket. */
export interface MockSocket {
  /** The service behind the socket. */
  readonly mock: MockService;
  /** Base address of both hosts, such as `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The port that it listens on. */
  readonly port: number;
  /** What a client in any process needs to reach it; see `mock.connection`. */
  connection(options?: CreateKeyOptions): Connection;
  /** Ends every connection, and the listening. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const dashboardPath = '/__mock';
const controlsPath = `${dashboardPath}/api`;
/** Bodies of controls hold snapshots, which hold everything. */
const mostControlBytes = 64_000_000;

const single = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value.join(', ') : (value ?? null));

/** A request of node:http as the service takes it. */
class SocketRequest implements MockRequest {
  readonly method: string;
  readonly host = 'any';
  readonly path: string;
  readonly search: string;
  readonly simulatesLatency = true;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #gone: AbortController | undefined;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
    this.method = request.method!;
    // A client that takes the mock for a proxy sends the whole address.
    const target = request.url!.replace(/^https?:\/\/[^/?]*/i, '');
    const query = target.indexOf('?');
    this.path = query < 0 ? target : target.slice(0, query);
    this.search = query < 0 ? '' : target.slice(query + 1);
  }

  get url(): string {
    return `http://${this.#request.headers.host ?? ''}${this.path}${this.search && `?${this.search}`}`;
  }

  /** Made when somebody waits: most calls are answered before anybody asks. */
  get signal(): AbortSignal {
    if (!this.#gone) {
      const gone = (this.#gone = new AbortController());
      const leave = () => gone.abort(new Error('The caller has gone.'));
      if (this.#response.destroyed) leave();
      else this.#response.once('close', leave);
    }
    return this.#gone.signal;
  }

  header(name: string): string | null {
    return single(this.#request.headers[name]);
  }

  headers(): [string, string][] {
    return Object.entries(this.#request.headers).map(([name, value]) => [name, single(value) ?? '']);
  }

  body(most: number): Promise<Uint8Array | null> {
    const request = this.#request;
    return new Promise((resolve, reject) => {
      const pieces: Buffer[] = [];
      let length = 0;
      request.on('data', (piece: Buffer) => {
        length += piece.length;
        if (length <= most) pieces.push(piece);
        else {
          pieces.length = 0;
          resolve(null);
        }
      });
      request.once('end', () => resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)));
      request.once('error', reject);
      request.once('close', () => reject(new Error('The body broke off.')));
    });
  }
}

const flat = (headers: MockResponse['headers']): string[] => {
  const lines: string[] = [];
  for (const [name, value] of headers) lines.push(name, value);
  return lines;
};

const send = (response: ServerResponse, { status, headers, body, broken }: MockResponse): void => {
  const { socket } = response;
  if (broken === 'reset') {
    socket?.resetAndDestroy();
    return;
  }
  const text = status === 204 ? null : body;
  const bytes = text === null ? 0 : Buffer.byteLength(text);
  const lines = flat(headers);
  if (text !== null) lines.push('Content-Length', String(bytes));
  response.writeHead(status, lines);
  if (broken !== 'cut' || text === null) response.end(text ?? undefined);
  else response.write(Buffer.from(text).subarray(0, Math.ceil(bytes / 2)), () => socket?.destroy());
};

/** What lets pages of this machine call the mock from another port; pages from elsewhere stay out. */
const crossOrigin = (incoming: MockRequest): MockResponse['headers'] => {
  const origin = incoming.header('origin');
  if (origin === null || !isLoopbackOrigin(origin)) return [];
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Vary', 'Origin'],
  ];
};

const preflight = (incoming: MockRequest, allowed: MockResponse['headers']): MockResponse => ({
  status: 204,
  headers: [
    ...allowed,
    ['Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE'],
    ['Access-Control-Allow-Headers', incoming.header('access-control-request-headers') ?? ''],
  ],
  body: null,
});

const json = (status: number, value: unknown): MockResponse => ({
  status,
  headers: [['Content-Type', 'application/json']],
  body: value === undefined ? null : JSON.stringify(value),
});

const serveControl = async (mock: MockService, incoming: SocketRequest): Promise<MockResponse> => {
  if (!canAdmin((name) => incoming.header(name))) {
    return json(403, {
      error: { code: 'forbidden', message: 'The controls are for programs of this machine, by the name localhost or 127.0.0.1.' },
    });
  }
  const bytes = await incoming.body(mostControlBytes);
  let body: unknown;
  try {
    body = bytes?.length ? JSON.parse(Buffer.from(bytes).toString()) : undefined;
  } catch {
    return json(400, { error: { code: 'invalid_json', message: 'The body is not valid JSON.' } });
  }
  const path = incoming.path.slice(controlsPath.length) || '/';
  const answer = handleAdminRequest(mock, { method: incoming.method, path, query: new URLSearchParams(incoming.search), body });
  return json(answer.status, answer.body);
};

const openDashboard = (mock: MockService, incoming: SocketRequest): Promise<MockResponse> =>
  serveDashboard(mock, {
    method: incoming.method,
    path: incoming.path.slice(dashboardPath.length),
    query: new URLSearchParams(incoming.search),
    header: (name) => incoming.header(name),
  });

const answerTo = async (mock: MockService, incoming: SocketRequest): Promise<MockResponse> => {
  if (incoming.path.startsWith(`${controlsPath}/`)) return serveControl(mock, incoming);
  if (incoming.path === dashboardPath || incoming.path.startsWith(`${dashboardPath}/`)) return openDashboard(mock, incoming);
  const allowed = crossOrigin(incoming);
  if (allowed.length === 0) return mock.handle(incoming);
  if (incoming.method === 'OPTIONS') return preflight(incoming, allowed);
  const outgoing = await mock.handle(incoming);
  const exposed = outgoing.headers.map(([name]) => name).join(', ');
  return { ...outgoing, headers: [...outgoing.headers, ...allowed, ['Access-Control-Expose-Headers', exposed]] };
};

/**
 * Puts a mock on a socket, for apps in other processes and languages. Both hosts are served at the one address. Answers take the mock's
 * `latency`, callbacks are delivered unless the option `callbacks` says `capture`. For people and programs of this machine there is a dashboard
 * at `/__mock/`, and the controls of `mock` as JSON below `/__mock/api/`.
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
  { port: wanted = 0, host = '127.0.0.1', persist }: ListenOptions = {},
): Promise<MockSocket> => {
  const file = persist === undefined ? undefined : await openStateFile(persist, mock.persistence);
  const server = createServer((request, response) => {
    answerTo(mock, new SocketRequest(request, response))
      .then((outgoing) => {
        file?.save();
        send(response, outgoing);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      file?.close();
      reject(error);
    });
    server.listen(wanted, host, resolve);
  });
  mock.setTransport(createHttpTransport());
  const { port, family, address } = server.address() as AddressInfo;
  const anywhere = address === '0.0.0.0' || address === '::';
  const name = anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  const url = `http://${name}:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        file?.save();
        file?.close();
        resolve();
      });
      server.closeAllConnections();
    });
  return {
    mock,
    url,
    port,
    connection: (options) => ({ apiKey: mock.connection(options).apiKey, baseUrl: url, aiUrl: url }),
    close,
    [Symbol.asyncDispose]: close,
  };
};
