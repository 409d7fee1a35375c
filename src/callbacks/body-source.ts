import { TimeoutError } from '../errors.js';
import type { Later } from './defer.js';
import { readBody, type Bytes, type ReadableRequest } from './read-body.js';
import { refusals } from './verification-failures.js';
import { isFetchRequest, type CallbackRequest } from './verify.js';

/** A body that is still to be read, by whoever knows how. */
export interface UnreadBody {
  /** Reads to the end, or until there is more than `maxBytes`; rejects where the body breaks off. */
  read(maxBytes?: number): Promise<Bytes>;
  /** Ends the reading: nobody wants the rest. */
  cancel(): void;
}

const isUnread = (body: unknown): body is UnreadBody => {
  const { read, cancel } = (body ?? {}) as Partial<UnreadBody>;
  return typeof read === 'function' && typeof cancel === 'function';
};

const isStream = (body: unknown): body is ReadableStream<Uint8Array> =>
  typeof (body as Partial<ReadableStream> | null | undefined)?.getReader === 'function';

/** What is still to be read of a request, if anything is. */
export const unreadOf = (request: Request | CallbackRequest): UnreadBody | undefined => {
  const { body } = request;
  if (isUnread(body)) return body;
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
export const readWithin = (milliseconds: number, later: Later, unread: UnreadBody, maxBytes?: number): Promise<Bytes> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const slow = () => {
      reject(new TimeoutError(refusals['body-timeout'].says));
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
