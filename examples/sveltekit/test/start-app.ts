import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { vi } from 'vitest';

export const secret = 'test-secret';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts the app as it is deployed, on a free port, with a mock of the service. `args` are those of Node. */
export const startApp = async (...args: string[]) => {
  const mock = createMockService();
  const socket = await listen(mock, { port: 0 });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    RECIPE_AI_API_KEY: socket.connection().apiKey,
    RECIPE_AI_BASE_URL: socket.url,
    RECIPE_AI_CALLBACK_SECRET: secret,
  };
  const app = spawn(process.execPath, args, { env });
  let output = '';
  for (const stream of [app.stdout, app.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = async () => {
    app.kill();
    await socket.close();
  };
  try {
    await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 100 });
  } catch {
    await stop();
    throw new Error(`The app did not start. It printed: ${output}`);
  }
  return { mock, url, output: () => output, stop };
};
