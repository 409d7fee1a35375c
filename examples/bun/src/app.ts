import { InvalidRequestError, RateLimitError, type CallbackEvent, type GenerateRequest, type RecipeAI } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

interface Options {
  sdk: RecipeAI;
  /** Runs after the response, once for each callback. */
  onCallback: (callback: CallbackEvent) => void | Promise<void>;
}

/** The `routes` of `Bun.serve`. */
export const createRoutes = ({ sdk, onCallback }: Options) => {
  const receiver = createCallbackReceiver({ onCallback });

  const generate = async (request: Request): Promise<Response> => {
    try {
      return Response.json(await sdk.recipes.generate((await request.json()) as GenerateRequest, { signal: request.signal }));
    } catch (error) {
      if (InvalidRequestError.is(error)) return Response.json({ issues: error.issues }, { status: 400 });
      if (!RateLimitError.is(error)) throw error;
      const headers = error.retryAt && { 'Retry-After': error.retryAt.toUTCString() };
      return Response.json({ error: error.code }, { status: 503, headers });
    }
  };

  return {
    '/recipes': { POST: generate },
    '/callbacks': (request: Request): Promise<Response> => receiver(request),
  };
};
