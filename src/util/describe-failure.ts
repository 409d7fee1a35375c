/**
 * What a function of the user threw, such as `TypeError` or `Error ENOENT`. Its message is left out, because it may show a secret: that of
 * `JSON.parse` quotes its input.
 */
export const describeFailure = (error: unknown): string => {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => typeof part === 'string' && part !== '').join(' ') || 'what is not an Error';
};
