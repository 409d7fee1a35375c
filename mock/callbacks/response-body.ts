/** How much of a receiver's response body is read, in bytes. A guess: an error message and the beginning of a stack. */
const MAX_BYTES = 2000;

/** The beginning of a text, or `undefined` if it is empty or not text. A character that is cut at the end is left out. */
const decode = (chunks: readonly Uint8Array[]): string | undefined => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let left = MAX_BYTES;
  let text = '';
  for (const chunk of chunks) {
    text += decoder.decode(chunk.subarray(0, left), { stream: true });
    left -= Math.min(left, chunk.length);
  }
  return text === '' || text.includes('\0') ? undefined : text;
};

/** Reads the beginning of a body and cancels the rest, at the latest when `signal` aborts. Never rejects. */
export const readBeginning = async (body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<string | undefined> => {
  let cancel = (): void => {};
  const chunks: Uint8Array[] = [];
  try {
    const reader = body.getReader();
    cancel = () => void reader.cancel().catch(() => undefined);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
    for (let length = 0; length < MAX_BYTES; length += chunks.at(-1)!.length) {
      const { value } = await reader.read();
      if (value === undefined) break;
      chunks.push(value);
    }
  } catch {
    // A connection that broke: what has arrived is kept.
  }
  signal.removeEventListener('abort', cancel);
  cancel();
  try {
    return decode(chunks);
  } catch {
    return undefined;
  }
};
