import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallbackReceiver } from './acknowledge.js';
import type { ByteReader } from './read-body.js';
import type { CallbackRequest } from './verify.js';

export { toLambdaHandler, type LambdaEvent, type LambdaHandler, type LambdaResult } from './lambda.js';

/** A request of node:http, Express, Connect, Next pages; `body` is what a parser made of it, if there was one. */
export type NodeRequest = IncomingMessage & { body?: unknown };

/** A handler for node:http, Express, Connect, Next pages. It answers everything itself, and never calls `next`. */
export type NodeHandler = (req: NodeRequest, res: ServerResponse, next?: unknown) => Promise<void>;

/** How long, in milliseconds, the rest of an unwanted body may keep coming before its connection is cut. */
const patience = 5_000;

/** Lets the rest of a body run dry, so that its sender finishes and reads the answer. Who goes on for too long is cut off. */
const runDry = (req: IncomingMessage): void => {
  if (req.complete || req.destroyed) return;
  const timer = setTimeout(() => req.destroy(), patience).unref();
  req.once('close', () => clearTimeout(timer));
  req.resume();
};

const toReader = (req: IncomingMessage): ByteReader => {
  let wake = (): void => undefined;
  const onNews = () => wake();
  for (const news of ['readable', 'end', 'close', 'error']) req.on(news, onNews);
  return {
    async read() {
      for (;;) {
        const piece = req.read() as Buffer | string | null;
        if (piece !== null) return { done: false, value: typeof piece === 'string' ? Buffer.from(piece) : piece };
        if (req.readableEnded) return { done: true, value: undefined };
        if (req.destroyed) throw new Error('The connection closed before the body was complete.');
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    async cancel() {
      req.off('readable', onNews);
      runDry(req);
    },
  };
};

/** Whether a parser left the body alone: it leaves nothing, or, in Express 4, an empty object. */
const isUntouched = (body: unknown): boolean =>
  body === undefined || (typeof body === 'object' && body !== null && Object.keys(body).length === 0);

/**
 * Turns a request of Node into one that a receiver takes, for frameworks that want the `Response` back, such as Koa. `body` is what a
 * parser made of the body; without it, `req.body`; where no parser read the body, the receiver does.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { toCallbackRequest } from '@recipe-ai/sdk/callbacks/node';
 * import type { IncomingMessage } from 'node:http';
 *
 * const receiver = createCallbackReceiver({ secret: 'from-the-dashboard', onCallback: console.log });
 * const answer = (req: IncomingMessage, body?: unknown) => receiver(toCallbackRequest(req, body));
 * ```
 */
export const toCallbackRequest = (req: NodeRequest, body?: unknown): CallbackRequest => ({
  method: req.method,
  headers: req.headers,
  // Looked at only after the secret was judged.
  get body() {
    const parsed = body ?? req.body;
    return isUntouched(parsed) && !req.readableDidRead ? { getReader: () => toReader(req) } : parsed;
  },
});

/**
 * Turns a receiver into a handler for node:http, Express, Connect, Nest and Next pages, with a body parser before it or without.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http';
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
 *
 * const receiver = createCallbackReceiver({
 *   secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? 'from-the-dashboard',
 *   onCallback: (callback) => console.log(callback.type, callback.request_id),
 * });
 *
 * const server = createServer(toNodeHandler(receiver));
 * ```
 */
export const toNodeHandler =
  (receiver: CallbackReceiver): NodeHandler =>
  async (req, res) => {
    const response = await receiver(toCallbackRequest(req));
    if (!res.headersSent && !res.destroyed) {
      res.statusCode = response.status;
      for (const [name, value] of response.headers) res.setHeader(name, value);
      res.end(response.body ? await response.text() : undefined);
    }
    runDry(req);
  };
