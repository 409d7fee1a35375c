import { CallbackVerificationError } from './errors.js';

/** Puts the chunks of a stream together. What it holds is bounded by what came, however small the chunks. */
const collect = async (reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<Uint8Array> => {
  let held = new Uint8Array(1024);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return held.subarray(0, size);
    if (size + value.length > maxBytes) throw new CallbackVerificationError('body-too-large');
    while (size + value.length > held.length) {
      const larger = new Uint8Array(2 * held.length);
      larger.set(held);
      held = larger;
    }
    held.set(value, size);
    size += value.length;
  }
};

/** Reads the body of a request. It lets go of the body once that is larger than `maxBytes`, or `stopped` rejects. */
export const readBody = async (request: Request, maxBytes: number, stopped?: Promise<never>): Promise<Uint8Array | ArrayBuffer> => {
  // Browsers of old have no stream here: their requests come from the page itself.
  const reader = request.body?.getReader();
  const body = reader ? collect(reader, maxBytes) : request.arrayBuffer();
  try {
    return await (stopped ? Promise.race([body, stopped]) : body);
  } catch (error) {
    reader?.cancel().catch(() => undefined);
    throw error;
  }
};
