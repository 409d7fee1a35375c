/** The bytes of a body. */
export type Bytes = Uint8Array | ArrayBuffer;

/** Text as the characters that its UTF-8 bytes have in Latin-1: what arrives if a header was sent as UTF-8. */
export const utf8AsLatin1 = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Collects chunks into one array. Its buffer doubles, so it never holds more than twice the bytes received. */
export class ByteCollector {
  #buffer: Uint8Array = new Uint8Array();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  append(chunk: Uint8Array): void {
    const size = this.#size + chunk.length;
    if (this.#size === 0) {
      this.#buffer = chunk; // Most bodies are one chunk: no copy.
    } else {
      if (size > this.#buffer.length) this.#grow(2 * size);
      this.#buffer.set(chunk, this.#size);
    }
    this.#size = size;
  }

  /** Everything collected so far. */
  toBytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#size);
  }

  #grow(capacity: number): void {
    const buffer = new Uint8Array(capacity);
    buffer.set(this.toBytes());
    this.#buffer = buffer;
  }
}
