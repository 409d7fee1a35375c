import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log('callback:', callback.type, callback.request_id),
});

export default defineEventHandler((event) => receiver(toWebRequest(event)));
