const SPACE = /[\t\n\r ]*/y;
/** A bracket, a sign, a text or a word. The first class of a text is everything but control characters, the quote and the backslash. */
const TOKEN =
  /[[\]{}:,]|"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Where a match that begins at an offset ends; undefined if nothing matches there. */
const endOf = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
};

/** First characters of tokens. `0` stands for numbers and words. */
const VALUE = '[{"0';
const NAME = '"';

const closing: Partial<Record<string, string>> = { '[': ']', '{': '}' };

/** What may follow a token, by its first character. `open` has the brackets that close what is open, innermost last. */
const follow = (first: string, expected: string, open: string[]): string => {
  const inner = closing[first];
  if (inner !== undefined) open.push(inner);
  if (first === '[') return `${VALUE}]`;
  if (first === '{') return `${NAME}}`;
  if (first === ':') return VALUE;
  if (first === ',') return open.at(-1) === ']' ? VALUE : NAME;
  const isName = first === '"' && !expected.includes('0');
  if (isName) return ':';
  if (first === open.at(-1)) open.pop();
  return open.length === 0 ? '' : `,${open.at(-1)}`;
};

/** The offset of the first character that makes a text invalid JSON, or its length if something is missing at its end. */
export const findJsonError = (text: string): number => {
  const open: string[] = [];
  let expected = VALUE;
  for (let at = 0; ;) {
    at = endOf(SPACE, text, at)!;
    const end = endOf(TOKEN, text, at);
    const first = /[[\]{}:,"]/.test(text.charAt(at)) ? text.charAt(at) : '0';
    if (end === undefined || !expected.includes(first)) return at;
    expected = follow(first, expected, open);
    at = end;
  }
};

/** The value of a JSON file. Throws an error with the place of the mistake; it does not quote the text, which may hold secrets. */
export const parseJsonFile = (content: string, file: string): unknown => {
  const text = content.replace(/^\uFEFF/, ''); // some editors put this mark at the start
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const offset = findJsonError(text);
    const lines = text.slice(0, offset).split('\n');
    const place = `line ${lines.length}, column ${lines.at(-1)!.length + 1}`;
    const mistake = offset === text.length ? `it ends too early, at ${place}` : `the mistake is at ${place}`;
    throw new Error(`${file} is not JSON: ${mistake}.`, { cause: error });
  }
};
