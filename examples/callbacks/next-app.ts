// Next, app router: app/callbacks/route.ts. On a serverless platform, `after` keeps the function running until `onCallback` has ended.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

export const POST = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
  // waitUntil: after, // import { after } from 'next/server'
});
