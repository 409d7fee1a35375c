import { connect } from 'node:net';

/** A GET that is sent over and over, to a server of this machine. */
export interface Target {
  port: number;
  path: string;
  headers: Record<string, string>;
}

const end = '\r\n\r\n';

/** How long the answer at the beginning of `text` is; `null` where it is not all there. Throws where it is no 200. */
const lengthOf = (text: string): number | null => {
  const head = text.indexOf(end);
  if (head < 0) return null;
  if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(`Not 200: ${text.slice(0, 200)}`);
  const length = /content-length: *(\d+)/i.exec(text.slice(0, head));
  if (length === null) throw new Error(`An answer of unknown length: ${text.slice(0, head)}`);
  const whole = head + end.length + Number(length[1]);
  return text.length < whole ? null : whole;
};

/**
 * Sends requests over `connections` connections, one at a time on each, until `calls` are answered or `ms` are over; gives calls a second.
 */
export const load = ({ port, path, headers }: Target, { calls = 20_000, ms = 500, connections = 16 } = {}): Promise<number> => {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return new Promise((resolve, reject) => {
    let answered = 0;
    const finish = (error?: Error) => {
      clearTimeout(limit);
      for (const socket of sockets) socket.destroy();
      if (error) reject(error);
      else resolve((answered * 1000) / (performance.now() - began));
    };
    const limit = setTimeout(finish, ms);
    const began = performance.now();
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let text = '';
      const ask = () => socket.write(request);
      socket.on('connect', ask);
      socket.on('error', finish);
      socket.on('data', (piece: Buffer) => {
        text += piece.toString('latin1');
        try {
          const length = lengthOf(text);
          if (length === null) return;
          text = text.slice(length);
        } catch (error) {
          finish(error as Error);
          return;
        }
        answered += 1;
        if (answered === calls) finish();
        else ask();
      });
      return socket;
    });
  });
};
