// Bun and Deno serve the default export: `bun run bun-deno.ts`, `deno serve bun-deno.ts`.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

export default {
  fetch: createCallbackReceiver({
    onCallback: (callback) => console.log(callback.type, callback.request_id),
  }),
};
