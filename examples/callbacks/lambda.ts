// AWS Lambda behind API Gateway (payload 1.0 and 2.0), a function URL or a load balancer.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toLambdaHandler } from '@recipe-ai/sdk/callbacks/node';

export const handler = toLambdaHandler(
  createCallbackReceiver({
    onCallback: (callback) => console.log(callback.type, callback.request_id),
  }),
);
