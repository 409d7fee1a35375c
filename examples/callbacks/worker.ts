// Cloudflare Workers. The context keeps the worker running until `onCallback` has ended.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

const receiver = createCallbackReceiver({
  secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? '',
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export default {
  fetch: (request: Request, _env: unknown, context: { waitUntil(work: Promise<unknown>): void }) => receiver(request, context),
};
