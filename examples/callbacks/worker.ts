// Cloudflare Workers. The context keeps the worker running until `onCallback` has ended.
import { createCallbackReceiver, type CallbackReceiver } from '@recipe-ai/sdk/callbacks';

const createReceiver = (secret: string) =>
  createCallbackReceiver({ secret, onCallback: (callback) => console.log(callback.type, callback.request_id) });

let receiver: CallbackReceiver | undefined;

export default {
  fetch: (request: Request, env: { RECIPE_AI_CALLBACK_SECRET: string }, context: { waitUntil(work: Promise<unknown>): void }) =>
    (receiver ??= createReceiver(env.RECIPE_AI_CALLBACK_SECRET))(request, context),
};
