import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    redisUrl: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const startRedis = async (): Promise<{ url: string; stop: () => void }> => {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']);
  await new Promise<void>((resolve, reject) => {
    redis.once('error', () => reject(new Error('There is no redis-server on this machine. Install it, or set TEST_REDIS_URL.')));
    redis.stdout.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void redis.kill() };
};

/** The tests use the Redis at `TEST_REDIS_URL`, or one that stores nothing on disk. */
export default async ({ provide }: TestProject): Promise<() => void> => {
  const given = process.env['TEST_REDIS_URL'];
  const { url, stop } = given === undefined ? await startRedis() : { url: given, stop: () => undefined };
  provide('redisUrl', url);
  return stop;
};
