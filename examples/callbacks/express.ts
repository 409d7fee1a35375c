// Express 4 and 5, with or without a body parser.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import express from 'express';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const app = express();
app.use(express.json());
app.all('/callbacks', toNodeHandler(receiver));
