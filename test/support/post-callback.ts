import { once } from 'node:events';
import { request as send, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { payload, secret } from './callback-requests.js';

export interface PostResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const validHeaders = { 'content-type': 'application/json', 'x-callback-secret': secret };

/** Posts a callback to a loopback port as the service does; every part can be changed. */
export const post = async (
  port: number,
  {
    method = 'POST',
    headers = validHeaders,
    body = JSON.stringify(payload()),
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Uint8Array } = {},
): Promise<PostResponse> => {
  const bytes = Buffer.from(body as string);
  const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': bytes.length };
  const outgoing = send({ host: '127.0.0.1', port, path: '/callbacks', method, headers: { ...length, ...headers }, agent: false });
  outgoing.end(method === 'GET' || method === 'HEAD' ? undefined : bytes);
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: Buffer.concat(await incoming.toArray()).toString() };
};

/** Writes bytes to a loopback port. Returns what arrives until the connection ends, or until `until` has arrived so many `times`. */
export const raw = async (port: number, pieces: (string | Uint8Array)[], until = '\r\n\r\n', times = 1): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined);
  const finished = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      received += data.toString('latin1');
      if (received.split(until).length > times) resolve();
    });
  });
  for (const piece of pieces) socket.write(piece);
  await finished;
  socket.destroy();
  return received;
};
