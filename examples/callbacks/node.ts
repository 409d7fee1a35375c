// node:http and everything that accepts its handlers.
import { createServer } from 'node:http';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const server = createServer(toNodeHandler(receiver));
