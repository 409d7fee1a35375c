import { CallbackVerificationError } from './errors.js';

/** The bytes of a body. */
export type Bytes = Uint8Array | ArrayBuffer;

/**
 * Puts a piece behind the first `size` bytes of what is held, in a larger place where it needs one. However small the pieces, what is held
 * is never more than twice what came.
 */
export const append = (held: Uint8Array, size: number, piece: Uint8Array): Uint8Array => {
  if (!size) return piece; // Most bodies come in one.
  let place = held;
  if (size + piece.length > held.length) {
    place = new Uint8Array(2 * (size + piece.length));
    place.set(held);
  }
  place.set(piece, size);
  return place;
};

/** As much of a `Request` as reading it takes. Browsers of old have no `body` here. */
export interface ReadableRequest {
  body?: { getReader(): Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'> } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads the body of a request to its end, or until it is larger than `maxBytes`. */
export const readBody = async (request: ReadableRequest, maxBytes = 2 ** 20): Promise<Bytes> => {
  try {
    const reader = request.body?.getReader();
    if (!reader) return await request.arrayBuffer();
    let held: Uint8Array = new Uint8Array();
    let size = 0;
    while (size <= maxBytes) {
      const { done, value } = await reader.read();
      if (done) return held.subarray(0, size);
      held = append(held, size, value);
      size += value.length;
    }
    reader.cancel().catch(() => undefined);
    return held;
  } catch (cause) {
    throw new CallbackVerificationError('invalid-json', cause);
  }
};
