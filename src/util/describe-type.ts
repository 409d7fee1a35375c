/** What a value is, without the value, which may be a secret: `null`, `undefined`, `a value of type number`. */
export const describeType = (value: unknown): string =>
  value === null || value === undefined ? String(value) : `a value of type ${typeof value}`;
