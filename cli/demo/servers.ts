import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallbackEvent, ClientOptions } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';

/** A callback receiver on this machine. */
export interface DemoReceiver {
  secret: string;
  /** Host and port, as an entry of the allow-list. */
  host: string;
  url: string;
  /** The first callback. */
  nextCallback: Promise<CallbackEvent>;
  close(): void;
}

/** The mock on a socket. */
export interface DemoService {
  url: string;
  /** Options for a client with a new key. */
  connect(): ClientOptions;
  /** The same, 10 seconds before the minute of the key ends. */
  connectNearReset(): Promise<ClientOptions>;
  close(): Promise<void>;
}

export const startReceiver = async (): Promise<DemoReceiver> => {
  const secret = randomUUID();
  const { promise: nextCallback, resolve: onCallback } = Promise.withResolvers<CallbackEvent>();
  const server = createServer(toNodeHandler(createCallbackReceiver({ secret, onCallback })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { secret, host, url: `http://${host}/callbacks`, nextCallback, close: () => server.close() };
};

export const startService = async ({ secret, host }: DemoReceiver): Promise<DemoService> => {
  const mock = createMockService({
    callbacks: 'deliver',
    allowLoopbackCallbacks: true,
    callbackHosts: [host],
    callbackSecret: secret,
    tiers: { demo: { perMinute: 30, perDay: 1000 } },
  });
  const socket = await listen(mock, { port: 0 });
  return {
    url: socket.url,
    connect: () => socket.connection({ tier: 'pro' }),
    async connectNearReset() {
      const connection = socket.connection({ tier: 'demo' });
      // The first call starts the minute.
      await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: { authorization: `Bearer ${connection.apiKey}` } });
      mock.clock.advance('50s');
      return connection;
    },
    close: () => socket.close(),
  };
};
