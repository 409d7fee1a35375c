import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { newFolder } from '../../support/new-folder.js';
import { start, type Running } from '../run.js';

/** A new folder for the history, and the environment that makes it the user's. */
export const createHistory = () => {
  const folder = newFolder('recipe-ai-history-');
  return {
    file: path.join(folder, 'recipe-ai', 'callbacks.jsonl'),
    env: { XDG_STATE_HOME: folder, RECIPE_AI_CALLBACK_SECRET: 'the-secret' },
  };
};

/** Starts a server on this machine until the test ends. Returns its URL. */
export const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
};

/** A request that an app received. */
export interface Received {
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** An app that responds with these statuses in turn, and then with the last one. */
export const startApp = async (...statuses: number[]): Promise<{ url: string; received: Received[] }> => {
  const received: Received[] = [];
  const url = await serve(async (req, res) => {
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204;
    received.push({ headers: req.headers, body: await buffer(req) });
    res.writeHead(status).end(status < 300 ? undefined : `why it failed: ${String(req.headers['x-callback-secret'])}`);
  });
  return { url, received };
};

/** Starts `recipe-ai listen` until the test ends. */
export const startListen = async (args: string[], env: NodeJS.ProcessEnv): Promise<Running & { url: string }> => {
  const running = start(['listen', '--port', '0', ...args], env);
  onTestFinished(async () => {
    running.child.kill('SIGTERM');
    await running.ended;
  });
  const [, url] = await running.output(/Listening at (http:\S+?);/);
  return { ...running, url: url! };
};
