// Koa 3 sends a `Response`. After a body parser, pass the parsed body too: `toCallbackRequest(ctx.req, ctx.request.body)`.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toCallbackRequest } from '@recipe-ai/sdk/callbacks/node';
import Koa from 'koa';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const app = new Koa();
app.use(async (ctx, next) => {
  if (ctx.path === '/callbacks') ctx.body = await receiver(toCallbackRequest(ctx.req));
  else await next();
});
