import { TimeoutError } from '../errors.js';
import { ByteCollector, type Bytes } from '../util/bytes.js';
import { startTimer } from '../util/timers.js';
import type { Defer } from './defer.js';
import { readBody, type ReadableRequest } from './read-body.js';
import { receivedBody } from './received-body.js';
import { isFetchRequest, type CallbackRequest } from './verify.js';

/** A body that has not been read yet. */
export interface BodySource {
  /** Reads to the end, or until there are more than `maxBytes`. Rejects if the body breaks off. */
  read(maxBytes: number): Promise<Bytes>;
  /** Stops reading. Returns what has arrived. */
  cancel(): Bytes;
}

const isBodySource = (body: unknown): body is BodySource => {
  const { read, cancel } = Object(body) as Partial<BodySource>;
  return typeof read === 'function' && typeof cancel === 'function';
};

const isStream = (body: unknown): body is ReadableStream<Uint8Array> =>
  typeof (Object(body) as Partial<ReadableStream>).getReader === 'function';

/** The unread body of a request; undefined if the body is at hand. */
export const bodySourceOf = (request: Request | CallbackRequest): BodySource | undefined => {
  const { body } = request;
  if (isBodySource(body)) return body;
  if (!isFetchRequest(request) && !isStream(body)) return undefined;
  const bytes = new ByteCollector();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const readable: ReadableRequest = {
    body: isStream(body) ? { getReader: () => (reader = body.getReader()) } : undefined,
    arrayBuffer: () => (request as Request).arrayBuffer(),
  };
  return {
    read: (maxBytes) => readBody(readable, maxBytes, bytes),
    cancel() {
      reader?.cancel().catch(() => undefined);
      return bytes.toBytes();
    },
  };
};

/**
 * Reads a body. If it takes longer than `timeout` milliseconds, rejects with a {@link TimeoutError} that has what arrived as its `payload`.
 */
export const readWithTimeout = (timeout: number, defer: Defer, source: BodySource, maxBytes: number): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    let cancelTimer: (() => void) | undefined;
    let isSettled = false;
    const onTimeout = () => {
      const error = new TimeoutError(`The body did not arrive within ${timeout} ms (\`bodyTimeout\`).`);
      reject(Object.defineProperty(error, 'payload', { value: receivedBody(source.cancel()) }));
    };
    // Most bodies arrive together with their headers and need no timer, so it starts a little later.
    defer(() => {
      if (!isSettled) cancelTimer = startTimer(timeout, onTimeout);
    });
    const onSettled = () => {
      isSettled = true;
      cancelTimer?.();
    };
    source.read(maxBytes).finally(onSettled).then(resolve, reject);
  });
