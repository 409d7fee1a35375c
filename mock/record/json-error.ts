const WHITESPACE = /[\t\n\r ]*/y;
/** The first class is everything but control characters, the quote and the backslash. */
const TEXT = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Moves on, token by token, for as long as the tokens make JSON. */
class Scanner {
  at = 0;
  readonly #text: string;
  /** The brackets that close what is open, innermost last. */
  readonly #open: string[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Stops at the first token that cannot be there, or at the end of the text. */
  scan(): void {
    let goesOn = this.#value();
    while (goesOn && this.#open.length > 0) {
      goesOn = this.#take(',') ? this.#item() : this.#close();
    }
    if (goesOn) this.#skip(WHITESPACE);
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const matches = pattern.test(this.#text);
    if (matches) this.at = pattern.lastIndex;
    return matches;
  }

  #take(character: string): boolean {
    this.#skip(WHITESPACE);
    if (this.#text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  #close(): boolean {
    return this.#take(this.#open.at(-1)!) && this.#open.pop() !== undefined;
  }

  #name(): boolean {
    this.#skip(WHITESPACE);
    return this.#skip(TEXT) && this.#take(':');
  }

  #item(): boolean {
    return (this.#open.at(-1) === ']' || this.#name()) && this.#value();
  }

  /** A value, or the beginning of a list or object up to its first inner value. */
  #value(): boolean {
    for (;;) {
      const closing = this.#opened();
      if (closing === undefined) return this.#skip(TEXT) || this.#skip(SCALAR);
      this.#open.push(closing);
      if (this.#close()) return true;
      if (closing === '}' && !this.#name()) return false;
    }
  }

  #opened(): string | undefined {
    if (this.#take('[')) return ']';
    return this.#take('{') ? '}' : undefined;
  }
}

/** The offset of the first character that makes a text invalid JSON, or its length if something is missing at its end. */
export const findJsonError = (text: string): number => {
  const scanner = new Scanner(text);
  scanner.scan();
  return scanner.at;
};

/** The value of a JSON file. Throws an error with the place of the mistake; it does not quote the text, which may hold secrets. */
export const parseJsonFile = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const offset = findJsonError(text);
    const lines = text.slice(0, offset).split('\n');
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    const mistake = offset >= text.trimEnd().length ? `it ends too early, at ${place}` : `the mistake is at ${place}`;
    throw new Error(`${file} is not JSON: ${mistake}.`, { cause: error });
  }
};
