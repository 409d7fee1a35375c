import { TimeoutError } from '../errors.js';
import type { Defer } from './defer.js';
import { readBody, type Bytes, type ReadableRequest } from './read-body.js';
import { verificationFailures } from './verification-failures.js';
import { isFetchRequest, type CallbackRequest } from './verify.js';

/** A body that is still to be read, by whoever knows how. */
export interface BodySource {
  /** Reads to the end, or until there is more than `maxBytes`; rejects where the body breaks off. */
  read(maxBytes?: number): Promise<Bytes>;
  /** Ends the reading: nobody wants the rest. */
  cancel(): void;
}

const isBodySource = (body: unknown): body is BodySource => {
  const { read, cancel } = (body ?? {}) as Partial<BodySource>;
  return typeof read === 'function' && typeof cancel === 'function';
};

const isStream = (body: unknown): body is ReadableStream<Uint8Array> =>
  typeof (body as Partial<ReadableStream> | null | undefined)?.getReader === 'function';

/** What is still to be read of a request, if anything is. */
export const bodySourceOf = (request: Request | CallbackRequest): BodySource | undefined => {
  const { body } = request;
  if (isBodySource(body)) return body;
  if (!isFetchRequest(request) && !isStream(body)) return undefined;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const readable: ReadableRequest = {
    body: isStream(body) ? { getReader: () => (reader = body.getReader()) } : undefined,
    arrayBuffer: () => (request as Request).arrayBuffer(),
  };
  return {
    read: (maxBytes) => readBody(readable, maxBytes),
    cancel: () => void reader?.cancel().catch(() => undefined),
  };
};

/** Reads a body, and gives up on one that takes too long. */
export const readWithTimeout = (milliseconds: number, later: Defer, unread: BodySource, maxBytes?: number): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const slow = () => {
      reject(new TimeoutError(verificationFailures['body-timeout'].says));
      unread.cancel();
    };
    // Most bodies come with their head and need no timer. One that is longer than it can be would fire at once.
    later(() => {
      if (!over) timer = setTimeout(slow, Math.min(milliseconds, 2 ** 31 - 1));
    });
    const settle =
      <T>(how: (outcome: T) => void) =>
      (outcome: T) => {
        over = true;
        clearTimeout(timer);
        how(outcome);
      };
    unread.read(maxBytes).then(settle(resolve), settle(reject));
  });
