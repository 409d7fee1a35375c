/** Numbers that JSON writes as `null`, and what it leaves out or rejects, as words: `NaN`, `10n`, `/a/`, `function`. */
const toWord = (value: unknown): unknown => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof RegExp) return String(value);
  return typeof value === 'function' ? 'function' : value;
};

/** A value in a message: its JSON, with words for what has none. */
export const show = (value: unknown): string => {
  const word = toWord(value);
  if (word !== value && typeof word === 'string') return word;
  try {
    return JSON.stringify(value, (_, inner: unknown) => toWord(inner)) ?? typeof value;
  } catch {
    return Object.prototype.toString.call(value);
  }
};
