/** A header carries bytes, one per character, so a secret beyond ASCII is sent as UTF-8. */
const toByteString = (secret: string): string => String.fromCharCode(...new TextEncoder().encode(secret));

/** The headers of a callback. `X-Callback-Secret` is documented. */
export const toCallbackHeaders = (secret: string): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'recipe-ai-mock',
  'x-callback-secret': toByteString(secret),
});
