import { once } from 'node:events';
import { request as send, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { payload, secret } from './callback-requests.js';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const right = { 'content-type': 'application/json', 'x-callback-secret': secret };

/** Posts to a server of this machine as the service does; every part may be changed. */
export const post = async (
  port: number,
  {
    method = 'POST',
    headers = right,
    body = JSON.stringify(payload()),
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Uint8Array } = {},
): Promise<Answer> => {
  const bytes = Buffer.from(body as string);
  const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': bytes.length };
  const outgoing = send({ host: '127.0.0.1', port, path: '/callbacks', method, headers: { ...length, ...headers }, agent: false });
  outgoing.end(method === 'GET' || method === 'HEAD' ? undefined : bytes);
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: Buffer.concat(await incoming.toArray()).toString() };
};

/** Writes bytes to a server as they are, and gives what comes back until the connection ends, or `until` is seen so many `times`. */
export const raw = async (port: number, pieces: (string | Uint8Array)[], until = '\r\n\r\n', times = 1): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let told = '';
  socket.on('error', () => undefined);
  const over = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      told += data.toString('latin1');
      if (told.split(until).length > times) resolve();
    });
  });
  for (const piece of pieces) socket.write(piece);
  await over;
  socket.destroy();
  return told;
};
