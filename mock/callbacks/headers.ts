import { utf8AsLatin1 } from '../../src/util/bytes.js';

/** The headers of a callback. `X-Callback-Secret` is documented. A header carries bytes, so a secret beyond ASCII is sent as UTF-8. */
export const toCallbackHeaders = (secret: string): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'recipe-ai-mock',
  'x-callback-secret': utf8AsLatin1(secret),
});
