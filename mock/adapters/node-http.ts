import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BaseUrls, MockRequest, MockResponse } from '../core/http-message.js';
import type { AccessRequest } from './access.js';

const toSingle = (value: string | string[] | undefined): string | null => (Array.isArray(value) ? value.join(', ') : (value ?? null));

/** Every value of a header, joined with commas. `rawHeaders` alternates names and values. */
const joinValues = (rawHeaders: readonly string[], name: string): string | null => {
  const values = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === name);
  return values.length > 0 ? values.join(', ') : null;
};

/** A request of node:http as the service takes it. */
export class NodeRequest implements MockRequest, AccessRequest {
  readonly method: string;
  readonly host: MockRequest['host'];
  readonly path: string;
  readonly search: string;
  readonly simulatesLatency = true;
  readonly baseUrls: BaseUrls;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #disconnect: AbortController | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, host: MockRequest['host'], baseUrls: BaseUrls) {
    this.#request = request;
    this.#response = response;
    this.host = host;
    this.baseUrls = baseUrls;
    this.method = request.method!;
    // A client that uses the mock as a proxy sends the whole URL.
    const target = request.url!.replace(/^https?:\/\/[^/?]*/i, '');
    const query = target.indexOf('?');
    this.path = query < 0 ? target : target.slice(0, query);
    this.search = query < 0 ? '' : target.slice(query + 1);
  }

  get peerAddress(): string | undefined {
    return this.#request.socket.remoteAddress;
  }

  get url(): string {
    return `http://${this.#request.headers.host ?? ''}${this.path}${this.search && `?${this.search}`}`;
  }

  /** Created on first use: most responses are sent before anything waits. */
  get signal(): AbortSignal {
    if (!this.#disconnect) {
      const controller = (this.#disconnect = new AbortController());
      const abort = () => controller.abort(new Error('The caller disconnected.'));
      if (this.#response.destroyed) abort();
      else this.#response.once('close', abort);
    }
    return this.#disconnect.signal;
  }

  /** An arrow function, because it is passed on without its object. Of several `Host` headers, node:http would only show the first. */
  readonly header = (name: string): string | null =>
    name === 'host' ? joinValues(this.#request.rawHeaders, name) : toSingle(this.#request.headers[name]);

  headers(): [string, string][] {
    return Object.entries(this.#request.headers).map(([name, value]) => [name, toSingle(value) ?? '']);
  }

  body(maxBytes: number): Promise<Uint8Array | null> {
    const request = this.#request;
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let length = 0;
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length <= maxBytes) chunks.push(chunk);
        else {
          chunks.length = 0;
          resolve(null);
        }
      });
      request.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
      request.once('error', reject);
      request.once('close', () => reject(new Error('The connection closed before the end of the body.')));
    });
  }
}

/** Names and values in one list, as `writeHead` takes them. */
const toFlatHeaders = (headers: MockResponse['headers']): string[] => {
  const flat: string[] = [];
  for (const [name, value] of headers) flat.push(name, value);
  return flat;
};

/** The part of a response that continues after its headers. */
interface ResponseStream {
  readonly intervalMs: number;
  /** What is to be sent by now; empty for nothing. */
  next(): string;
}

/** Sends what a stream has, until the client disconnects. A slow client gets less often more. */
const sendStream = (response: ServerResponse, { status, headers }: MockResponse, stream: ResponseStream): void => {
  response.writeHead(status, toFlatHeaders(headers));
  const send = () => {
    const text = response.writableNeedDrain ? '' : stream.next();
    if (text !== '') response.write(text);
  };
  send();
  const timer = setInterval(send, stream.intervalMs);
  response.once('close', () => clearInterval(timer));
};

/** Sends a response of the service, or of the dashboard, through node:http. */
export const sendResponse = (response: ServerResponse, served: MockResponse & { stream?: ResponseStream }): void => {
  if (served.stream && response.req.method !== 'HEAD') return sendStream(response, served, served.stream);
  const { status, headers, body, broken } = served;
  const { socket } = response;
  if (broken === 'reset') {
    socket?.resetAndDestroy();
    return;
  }
  const bytes = body === null ? 0 : Buffer.byteLength(body);
  const flat = toFlatHeaders(headers);
  if (body !== null) flat.push('Content-Length', String(bytes));
  response.writeHead(status, flat);
  if (broken !== 'cut' || body === null) response.end(body ?? undefined);
  else response.write(Buffer.from(body).subarray(0, Math.ceil(bytes / 2)), () => socket?.destroy());
};
