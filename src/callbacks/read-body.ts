import { ByteCollector, type Bytes } from '../util/bytes.js';
import { readUpTo, type ChunkReader } from '../util/read-up-to.js';
import { CallbackVerificationError } from './errors.js';
import { receivedBody } from './received-body.js';

/** The part of a `Request` that is needed to read it. Old browsers have no `body` here. */
export interface ReadableRequest {
  body?: { getReader(): ChunkReader } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads the body of a request to its end, or until it is larger than `maxBytes`. `bytes` has what arrived. */
export const readBody = async (request: ReadableRequest, maxBytes: number, bytes = new ByteCollector()): Promise<Bytes> => {
  try {
    const reader = request.body?.getReader();
    return reader ? await readUpTo(reader, maxBytes, bytes) : await request.arrayBuffer();
  } catch (cause) {
    throw new CallbackVerificationError('invalid-json', { cause, payload: receivedBody(bytes.toBytes()) });
  }
};
