import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toLambdaHandler } from '@recipe-ai/sdk/callbacks/node';

// Accepts events of API Gateway (payload 1.0 and 2.0), of a function URL and of a load balancer. The function responds when `onCallback`
// has ended, because nothing runs after the response: only write the callback to a queue or a table here.
export const handler = toLambdaHandler(
  createCallbackReceiver({
    onCallback: (callback) => console.log(callback.type, callback.request_id),
  }),
);
