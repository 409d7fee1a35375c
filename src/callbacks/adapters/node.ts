import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFields } from '../../util/is-fields.js';
import { ByteCollector } from '../../util/bytes.js';
import type { BodySource } from '../body-source.js';
import type { CallbackReceiver } from '../create-receiver.js';
import type { CallbackHeaders } from '../headers.js';
import { toBodyError } from '../read-body.js';
import type { CallbackRequest } from '../verify.js';
import { assertReceiver } from '../assert-receiver.js';

/** A request of node:http, Express, Connect or Next pages. If a body parser ran before, `body` is its result. */
export type NodeRequest = IncomingMessage & { body?: unknown };

/** A handler for node:http, Express, Connect or Next pages. It responds to every request and never calls `next`. */
export type NodeHandler = (req: NodeRequest, res: ServerResponse, next?: unknown) => Promise<void>;

/** How long a rejected sender may go on sending before its connection is closed. A guess: long enough for a few megabytes. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Discards the rest of a body, so that its sender finishes and reads the response. A sender that takes too long is cut off. */
const drain = (req: IncomingMessage): void => {
  if (req.complete || req.destroyed) return;
  const timer = setTimeout(() => req.destroy(), DRAIN_TIMEOUT_MS).unref();
  req.once('close', () => clearTimeout(timer));
  req.resume();
};

/** The body of a request that no parser has read. */
class NodeBodySource implements BodySource {
  readonly #req: IncomingMessage;
  readonly #bytes = new ByteCollector();
  #isReading = true;

  constructor(req: IncomingMessage) {
    this.#req = req;
  }

  read(maxBytes: number): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const finish = () => {
        this.#isReading = false;
        resolve(this.#bytes.toBytes());
      };
      const fail = () => {
        if (!this.#isReading) return;
        reject(toBodyError(this.#bytes, new Error('The connection closed before the body was complete.')));
      };
      const append = (chunk: Uint8Array | string) => {
        if (!this.#isReading) return;
        this.#bytes.append(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
        if (this.#bytes.size <= maxBytes) return;
        finish();
        drain(this.#req);
      };
      this.#req.on('data', append).on('end', finish).on('error', fail).on('close', fail);
      if (this.#req.destroyed) fail();
    });
  }

  cancel(): Uint8Array {
    this.#isReading = false;
    drain(this.#req);
    return this.#bytes.toBytes();
  }
}

/** Returns whether no parser has read the body. It is then undefined or, in Express 4, an empty object. */
const isUnparsed = (body: unknown): boolean => body === undefined || (isFields(body) && Object.keys(body).length === 0);

/**
 * Converts a request of Node into a request for a receiver. Use it in a framework such as Koa, in which you send the `Response` yourself.
 * `body` is the result of a body parser. Default: `req.body`. If no parser ran, the receiver reads the stream.
 *
 * @example
 * ```ts
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { toCallbackRequest } from '@recipe-ai/sdk/callbacks/node';
 * import type { IncomingMessage } from 'node:http';
 *
 * const receiver = createCallbackReceiver({ onCallback: console.log });
 * const respond = (req: IncomingMessage, body?: unknown) => receiver(toCallbackRequest(req, body));
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

  /** Read only after the secret has been verified. */
  get body(): unknown {
    const parsed = this.#body ?? this.#req.body;
    const { readableDidRead, readableEnded } = this.#req; // of an empty body, a parser reads only the end
    return isUnparsed(parsed) && 'on' in this.#req && !readableDidRead && !readableEnded ? new NodeBodySource(this.#req) : parsed;
  }
}

/**
 * Turns a receiver into a handler for node:http, Express, Connect, Nest and Next pages, with or without a body parser before it.
 *
 * @throws {ConfigurationError} if `receiver` is not a receiver.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http';
 * import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
 * import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
 *
 * const receiver = createCallbackReceiver({
 *   onCallback: (callback) => console.log(callback.type, callback.request_id),
 * });
 *
 * const server = createServer(toNodeHandler(receiver));
 * ```
 */
export const toNodeHandler = (receiver: CallbackReceiver): NodeHandler => {
  assertReceiver(receiver);
  return async (req, res) => {
    const { status, headers, body } = await receiver.handle(toCallbackRequest(req));
    if (!res.headersSent && !res.destroyed) {
      res.statusCode = status;
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.end(body);
    }
    drain(req);
  };
};
