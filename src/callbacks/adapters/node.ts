import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallbackReceiver } from '../create-receiver.js';
import { CallbackVerificationError } from '../errors.js';
import type { CallbackHeaders } from '../headers.js';
import { append } from '../read-body.js';
import type { BodySource } from '../body-source.js';
import type { CallbackRequest } from '../verify.js';

/** A request of node:http, Express, Connect, Next pages; `body` is what a parser made of it, if there was one. */
export type NodeRequest = IncomingMessage & { body?: unknown };

/** A handler for node:http, Express, Connect, Next pages. It answers everything itself, and never calls `next`. */
export type NodeHandler = (req: NodeRequest, res: ServerResponse, next?: unknown) => Promise<void>;

/** How long, in milliseconds, the rest of an unwanted body may keep coming before its connection is cut. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Lets the rest of a body run dry, so that its sender finishes and reads the answer. Who goes on for too long is cut off. */
const drain = (req: IncomingMessage): void => {
  if (req.complete || req.destroyed) return;
  const timer = setTimeout(() => req.destroy(), DRAIN_TIMEOUT_MS).unref();
  req.once('close', () => clearTimeout(timer));
  req.resume();
};

/** The body of a request that no parser has read. */
class NodeBodySource implements BodySource {
  readonly #req: IncomingMessage;
  #held: Uint8Array = new Uint8Array();
  #size = 0;
  #wanted = true;

  constructor(req: IncomingMessage) {
    this.#req = req;
  }

  read(maxBytes = 2 ** 20): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#wanted = false;
        resolve(this.#held.subarray(0, this.#size));
      };
      const breakOff = () => {
        if (!this.#wanted) return;
        reject(new CallbackVerificationError('invalid-json', new Error('The connection closed before the body was complete.')));
      };
      this.#req
        .on('data', (piece: Uint8Array | string) => {
          if (!this.#wanted) return;
          const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
          this.#held = append(this.#held, this.#size, bytes);
          this.#size += bytes.length;
          if (this.#size <= maxBytes) return;
          end();
          drain(this.#req);
        })
        .on('end', end)
        .on('error', breakOff)
        .on('close', breakOff);
    });
  }

  cancel(): void {
    this.#wanted = false;
    drain(this.#req);
  }
}

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
export const toCallbackRequest = (req: NodeRequest, body?: unknown): CallbackRequest => new NodeCallbackRequest(req, body);

class NodeCallbackRequest implements CallbackRequest {
  readonly #req: NodeRequest;
  readonly #body: unknown;
  readonly method?: string;
  readonly headers: CallbackHeaders;

  constructor(req: NodeRequest, body: unknown) {
    this.#req = req;
    this.#body = body;
    this.method = req.method;
    this.headers = req.headers;
  }

  /** Looked at only after the secret was judged. */
  get body(): unknown {
    const parsed = this.#body ?? this.#req.body;
    return isUntouched(parsed) && !this.#req.readableDidRead ? new NodeBodySource(this.#req) : parsed;
  }
}

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
    const { status, headers, body } = await receiver.handle(toCallbackRequest(req));
    if (!res.headersSent && !res.destroyed) {
      res.statusCode = status;
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.end(body);
    }
    drain(req);
  };
