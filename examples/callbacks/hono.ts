// Hono on Node, Bun, Deno or Cloudflare Workers.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { Hono } from 'hono';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const app = new Hono();
app.all('/callbacks', (c) => receiver(c.req.raw));
