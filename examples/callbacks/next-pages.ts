// Next, pages router: pages/api/callbacks.ts. Its body parser may stay on.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';

export default toNodeHandler(
  createCallbackReceiver({
    onCallback: (callback) => console.log(callback.type, callback.request_id),
    // waitUntil, // from '@vercel/functions', on platforms that freeze a function that has responded
  }),
);
