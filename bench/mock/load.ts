import { connect } from 'node:net';

/** A request that is sent repeatedly to a server on this machine: a GET, or with a body a POST. */
export interface Target {
  port: number;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const HEAD_END = '\r\n\r\n';

/** Length of the response at the start of `text`; `null` if it is incomplete. Throws if its status is not 200. */
const lengthOf = (text: string): number | null => {
  const head = text.indexOf(HEAD_END);
  if (head < 0) return null;
  if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(`Not 200: ${text.slice(0, 200)}`);
  const length = /content-length: *(\d+)/i.exec(text.slice(0, head));
  if (length === null) throw new Error(`A response of unknown length: ${text.slice(0, head)}`);
  const total = head + HEAD_END.length + Number(length[1]);
  return text.length < total ? null : total;
};

/**
 * Sends requests over `connections` connections, one at a time on each, until `calls` have a response or `ms` have passed. Returns calls per second.
 */
export const load = ({ port, path, headers, body }: Target, { calls = 20_000, ms = 500, connections = 16 } = {}): Promise<number> => {
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    ...headers,
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
  return new Promise((resolve, reject) => {
    let completed = 0;
    const finish = (error?: Error) => {
      clearTimeout(limit);
      for (const socket of sockets) socket.destroy();
      if (error) reject(error);
      else resolve((completed * 1000) / (performance.now() - began));
    };
    const limit = setTimeout(finish, ms);
    const began = performance.now();
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let text = '';
      const send = () => socket.write(request);
      socket.on('connect', send);
      socket.on('error', finish);
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        try {
          const length = lengthOf(text);
          if (length === null) return;
          text = text.slice(length);
        } catch (error) {
          finish(error as Error);
          return;
        }
        completed += 1;
        if (completed === calls) finish();
        else send();
      });
      return socket;
    });
  });
};
