/** A header carries bytes, a character for each: a secret beyond ASCII goes as UTF-8. */
const asBytes = (secret: string): string => String.fromCharCode(...new TextEncoder().encode(secret));

/** What a callback carries. `X-Callback-Secret` is documented (section 6). */
export const toCallbackHeaders = (secret: string): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'recipe-ai-mock',
  'x-callback-secret': asBytes(secret),
});
