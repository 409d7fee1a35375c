// Nest: as a middleware, or in a controller with `@Req()` and `@Res()`.
import { NestFactory } from '@nestjs/core';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const start = async (module: object) => {
  const app = await NestFactory.create(module, { logger: false });
  app.use('/callbacks', toNodeHandler(receiver));
  return app.init();
};
