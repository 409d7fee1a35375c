import { ByteCollector, type Bytes } from '../util/bytes.js';
import { CallbackVerificationError } from './errors.js';
import { DEFAULT_MAX_BODY_BYTES } from './options.js';

/** The part of a `Request` that is needed to read it. Old browsers have no `body` here. */
export interface ReadableRequest {
  body?: { getReader(): Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'> } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const readChunks = async (
  reader: Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>,
  maxBytes: number,
): Promise<Uint8Array> => {
  const bytes = new ByteCollector();
  while (bytes.size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return bytes.toBytes();
    if (!ArrayBuffer.isView(value)) throw new TypeError('The body stream yields something other than bytes.');
    bytes.append(value);
  }
  reader.cancel().catch(() => undefined); // the sender may go on for as long as it likes
  return bytes.toBytes();
};

/** Reads the body of a request to its end, or until it is larger than `maxBytes`. */
export const readBody = async (request: ReadableRequest, maxBytes = DEFAULT_MAX_BODY_BYTES): Promise<Bytes> => {
  try {
    const reader = request.body?.getReader();
    return reader ? await readChunks(reader, maxBytes) : await request.arrayBuffer();
  } catch (cause) {
    throw new CallbackVerificationError('invalid-json', { cause });
  }
};
