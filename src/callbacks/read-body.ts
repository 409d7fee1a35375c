import { ByteCollector, type Bytes } from '../util/bytes.js';
import { readUpTo, type ChunkReader } from '../util/read-up-to.js';
import { CallbackVerificationError } from './errors.js';
import { receivedBody } from './received-body.js';

/** The part of a `Request` that is needed to read it. Old browsers have no `body` here. */
export interface ReadableRequest {
  body?: { getReader(): ChunkReader } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A sentence for the message of a body that is not JSON: a body that was read before is empty, or locked. */
export const READ_BEFORE = ' If it was read before, pass on the body that a parser has read.';

/** The error of a body that could not be read to its end. `bytes` has what arrived. */
export const toBodyError = (
  bytes: ByteCollector,
  cause: unknown,
  details = ` It broke off after ${bytes.size} bytes.`,
): CallbackVerificationError => new CallbackVerificationError('invalid-json', { cause, payload: receivedBody(bytes.toBytes()), details });

/** Reads the body of a request to its end, or until it is larger than `maxBytes`. `bytes` has what arrived. */
export const readBody = async (request: ReadableRequest, maxBytes: number, bytes = new ByteCollector()): Promise<Bytes> => {
  let reader: ChunkReader | undefined;
  try {
    reader = request.body?.getReader();
    return reader ? await readUpTo(reader, maxBytes, bytes) : await request.arrayBuffer();
  } catch (cause) {
    throw toBodyError(bytes, cause, reader ? undefined : READ_BEFORE);
  }
};
