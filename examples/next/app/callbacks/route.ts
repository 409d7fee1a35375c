import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { after } from 'next/server';

export const POST = createCallbackReceiver({
  onCallback: (callback) => console.log('callback:', callback.type, callback.request_id),
  waitUntil: after, // keeps a serverless function running until `onCallback` has ended
});
