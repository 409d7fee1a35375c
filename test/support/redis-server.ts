import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this machine has a `redis-server`. */
const found = spawnSync('redis-server', ['--version']).status === 0;

/** Begins the names of tests that need Redis, so that the list of skipped tests shows why. */
export const needsRedis = found ? '' : '(not run: no redis-server here) ';
export const noRedis = !found;

if (!found)
  console.warn(
    'There is no redis-server on this machine: the tests with several processes did not run. Install it, such as with `apt-get install redis-server`.',
  );

export interface RedisServer {
  url: string;
  port: number;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Starts again on the same port, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

/** Starts a Redis of the test's own on a free port of this machine. It keeps nothing. */
export const startRedis = async (...options: string[]): Promise<RedisServer> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const own = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    child = spawn('redis-server', [...own, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const text of child.stdout!.setEncoding('utf8').iterator({ destroyOnReturn: false }) as AsyncIterable<string>)
      if (text.includes('Ready to accept connections')) break;
    child.stdout!.resume();
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    start,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
