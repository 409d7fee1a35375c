import { CallbackVerificationError } from './errors.js';

/** Gives the bytes of a body piece by piece, as the reader of a `ReadableStream` does. */
export type ByteReader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/** As much of a `Request` as reading it takes. Browsers of old have no `body` here. */
export interface ReadableRequest {
  body?: { getReader(): ByteReader } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Reads the body of a request to its end, or until it is larger than `maxBytes`. What it holds is bounded by what came, however small the
 * chunks.
 */
export const readBody = async (request: ReadableRequest, maxBytes = 2 ** 20): Promise<Uint8Array | ArrayBuffer> => {
  try {
    const reader = request.body?.getReader();
    if (!reader) return await request.arrayBuffer();
    let held = new Uint8Array(1024);
    let size = 0;
    while (size <= maxBytes) {
      const { done, value } = await reader.read();
      if (done) return held.subarray(0, size);
      if (size + value.length > held.length) {
        const larger = new Uint8Array(2 * (size + value.length));
        larger.set(held);
        held = larger;
      }
      held.set(value, size);
      size += value.length;
    }
    reader.cancel().catch(() => undefined);
    return held;
  } catch (cause) {
    throw new CallbackVerificationError('invalid-json', cause);
  }
};
