// The mock on a socket, in its own process: it reports its heap after a collection, and every unhandled rejection.
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';

/** What the server reports to its parent. */
export type ServerMessage =
  | { type: 'listening'; url: string; apiKey: string }
  | { type: 'heap'; bytes: number }
  | { type: 'unhandled'; reason: string };

const send = (message: ServerMessage): void => void process.send?.(message);

process.on('unhandledRejection', (reason) => send({ type: 'unhandled', reason: String(reason) }));

const mock = createMockService({ callbackHosts: ['localhost'], callbacks: 'capture' });
const socket = await listen(mock);
const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined);

process.on('message', () => {
  collect();
  collect();
  send({ type: 'heap', bytes: process.memoryUsage().heapUsed });
});
process.on('disconnect', () => process.exit());
send({ type: 'listening', url: socket.url, apiKey: mock.keys.create({ tier: 'scale' }) });
