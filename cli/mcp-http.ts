import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { McpHttpHandler, hostHeaderValidationResponse, originValidationResponse } from '@modelcontextprotocol/server';
import { toPortError } from './port-error.js';

const HOST = '127.0.0.1';
const PATH = '/mcp';

/** The checks of the MCP server SDK against DNS rebinding. */
interface Checks {
  hostHeaderValidationResponse: typeof hostHeaderValidationResponse;
  originValidationResponse: typeof originValidationResponse;
}

/** Names of this machine, for the headers `Host` and `Origin`. */
const LOCAL_NAMES = ['localhost', HOST, '[::1]'];

const toRequest = (req: IncomingMessage, signal: AbortSignal): Request => {
  const headers = Object.entries(req.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = /^(GET|HEAD)$/.test(req.method!) ? undefined : (Readable.toWeb(req) as ReadableStream);
  return new Request(`http://${HOST}${PATH}`, { method: req.method, headers, body, duplex: 'half', signal } as RequestInit);
};

const send = async (response: Response, res: ServerResponse): Promise<void> => {
  res.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) res.end();
  else await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), res);
};

/** Serves one request. Only pages and programs of this machine get a result: a page of another site sends its own `Origin` or `Host`. */
const respond = async (checks: Checks, handler: McpHttpHandler, req: IncomingMessage, signal: AbortSignal): Promise<Response> => {
  if (req.url?.split('?')[0] !== PATH) return new Response(`There is nothing here. The MCP server is at ${PATH}.\n`, { status: 404 });
  const request = toRequest(req, signal);
  const rejected = checks.hostHeaderValidationResponse(request, LOCAL_NAMES) ?? checks.originValidationResponse(request, LOCAL_NAMES);
  return rejected ?? handler.fetch(request);
};

/** Serves MCP over HTTP to this machine. A client that disconnects cancels its call. */
export const listenMcp = async (
  checks: Checks,
  handler: McpHttpHandler,
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const server = createServer((req, res) => {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    respond(checks, handler, req, gone.signal)
      .then((response) => send(response, res))
      .catch(() => res.destroy());
  }).listen(port, HOST);
  await once(server, 'listening').catch((error: unknown) => {
    throw toPortError(error, { port, portFlag: '--port', host: HOST });
  });
  const close = async () => {
    await handler.close();
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}${PATH}`, close };
};
