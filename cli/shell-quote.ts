/** A text as one word of a shell command: as it is, in double quotes if it has spaces, and in single quotes if it has other special characters. */
export const shellQuote = (text: string): string => {
  if (/^[\w./:@%+,=-]+$/.test(text)) return text;
  return /^[\w./:@%+,= -]+$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
};
