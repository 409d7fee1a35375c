import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { onTestFinished } from 'vitest';
import { createMockService, type MockOptions } from '../../mock/index.js';
import { listen, type ListenOptions, type MockSocket } from '../../mock/node.js';
import { RawClient } from './mock-adapters.js';

/** A mock of the year 2030 on a free port, closed when the test ends. */
export const startSocket = async (options: MockOptions = {}, listenOptions: ListenOptions = {}) => {
  const socket = await listen(createMockService({ now: new Date('2030-01-01T00:00:00Z'), ...options }), listenOptions);
  onTestFinished(() => socket.close());
  return {
    socket,
    mock: socket.mock,
    /** Created on access, because a connection is a key. */
    get client() {
      return new RawClient(socket.connection());
    },
  };
};

/** A request that fetch would not make. */
export const sendRaw = (
  socket: MockSocket,
  options: RequestOptions,
  body = '',
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port: socket.port, agent: false, ...options }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
