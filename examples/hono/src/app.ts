import { InvalidRequestError, RateLimitError, type CallbackEvent, type GenerateRequest, type RecipeAI } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { Hono } from 'hono';

interface Options {
  sdk: RecipeAI;
  /** Runs after the response, once for each callback. */
  onCallback: (callback: CallbackEvent) => void | Promise<void>;
}

export const createApp = ({ sdk, onCallback }: Options): Hono => {
  const app = new Hono();

  app.onError((error, c) => {
    if (InvalidRequestError.is(error)) return c.json({ issues: error.issues }, 400);
    if (!RateLimitError.is(error)) throw error;
    if (error.retryAt) c.header('Retry-After', error.retryAt.toUTCString());
    return c.json({ error: error.code }, 503);
  });

  app.post('/recipes', async (c) => {
    const request = await c.req.json<GenerateRequest>();
    return c.json(await sdk.recipes.generate(request, { signal: c.req.raw.signal }));
  });

  // The receiver reads the original request: `c.req.raw`.
  const receiver = createCallbackReceiver({ onCallback });
  app.all('/callbacks', (c) => receiver(c.req.raw));

  return app;
};
