import { ByteCollector } from './bytes.js';

/** The part of a stream's reader that is needed to read it. */
export type ChunkReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/** Reads a stream to its end, or until there are more than `maxBytes`; then it cancels the stream. If it fails, `bytes` has what arrived. */
export const readUpTo = async (reader: ChunkReader, maxBytes: number, bytes = new ByteCollector()): Promise<Uint8Array> => {
  while (bytes.size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return bytes.toBytes();
    if (!ArrayBuffer.isView(value)) throw new TypeError('The body stream yields something other than bytes.');
    bytes.append(value);
  }
  reader.cancel().catch(() => undefined); // the sender may go on for as long as it likes
  return bytes.toBytes();
};
