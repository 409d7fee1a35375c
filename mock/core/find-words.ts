/** The JSON text of a body with its characters as they are, in lower case. */
const toSearchable = (body: string): string =>
  body.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).toLowerCase();

/** Those of some words, in lower case, that a body contains. */
export const findWords = (body: string, words: readonly string[]): string[] => {
  const text = toSearchable(body);
  return words.filter((word) => text.includes(JSON.stringify(word).slice(1, -1)));
};
