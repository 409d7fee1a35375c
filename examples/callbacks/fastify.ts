// Fastify 5: the receiver accepts its request, and Fastify sends the `Response`.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import Fastify from 'fastify';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const app = Fastify();
app.all('/callbacks', (request) => receiver(request));
