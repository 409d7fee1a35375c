import { CallbackVerificationError } from './errors.js';

/** Puts the chunks of a stream together. What it holds is bounded by what came, however small the chunks. */
const collect = async (reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<Uint8Array> => {
  let held = new Uint8Array(1024);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return held.subarray(0, size);
    const needed = size + value.length;
    if (needed > maxBytes) throw new CallbackVerificationError('body-too-large');
    if (needed > held.length) {
      const larger = new Uint8Array(Math.max(needed, 2 * held.length));
      larger.set(held);
      held = larger;
    }
    held.set(value, size);
    size = needed;
  }
};

/** Reads the body of a request. It lets go of the body once that is larger than `maxBytes`, or `stopped` rejects. */
export const readBody = async (
  request: Request,
  maxBytes: number,
  stopped?: Promise<never>,
): Promise<Uint8Array | ArrayBuffer | undefined> => {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const read = async () => {
    try {
      // Where requests have no stream (Firefox), the server's own limit has to do.
      if (request.body === undefined) return await request.arrayBuffer();
      reader = request.body?.getReader();
      return reader && (await collect(reader, maxBytes));
    } catch (cause) {
      if (cause instanceof CallbackVerificationError) throw cause;
      throw new CallbackVerificationError('invalid-json', ' It broke off, or was read before.', cause);
    }
  };
  try {
    return await (stopped ? Promise.race([read(), stopped]) : read());
  } catch (error) {
    reader?.cancel().catch(() => undefined);
    throw error;
  }
};
