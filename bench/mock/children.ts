import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { connect, createServer, type AddressInfo } from 'node:net';

const run = (args: readonly string[], stdout: 'pipe' | 'ignore'): ChildProcess =>
  spawn(process.execPath, args, { stdio: ['ignore', stdout, 'inherit'], env: { ...process.env, NO_COLOR: '1' } });

/** Rejects if `child` ends, or is not ready in time. */
const inTime = <Result>(
  child: ChildProcess,
  what: string,
  seconds: number,
  ready: (resolve: (result: Result) => void) => void,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill();
      reject(new Error(`${what} was not ready within ${seconds} seconds.`));
    }, seconds * 1000);
    const finish = (settle: () => void) => {
      clearTimeout(limit);
      settle();
    };
    child.once('error', (error) => finish(() => reject(error)));
    child.once('exit', (code) => finish(() => reject(new Error(`${what} ended with ${code}.`))));
    ready((result) => finish(() => resolve(result)));
  });

/** Starts a program with this Node and returns its first line that `wanted` accepts. */
export const start = (
  args: readonly string[],
  wanted: (line: string) => boolean,
  seconds = 30,
): Promise<{ child: ChildProcess; line: string }> => {
  const child = run(args, 'pipe');
  return inTime(child, args.join(' '), seconds, (resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (wanted(line)) resolve({ child, line });
    });
  });
};

/** Starts a server that prints nothing, and waits until its port is open. */
export const startOn = (port: number, args: readonly string[]): Promise<ChildProcess> => {
  const child = run(args, 'ignore');
  return inTime(child, args.join(' '), 30, (resolve) => {
    const tryConnect = () => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(child);
      });
      socket.on('error', () => {
        if (child.exitCode === null) setTimeout(tryConnect, 100);
      });
    };
    tryConnect();
  });
};

export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.once('exit', () => resolve());
    child.kill();
  });

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
