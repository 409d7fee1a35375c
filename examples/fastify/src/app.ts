import {
  InvalidRequestError,
  RateLimitError,
  RecipeAIError,
  type CallbackEvent,
  type GenerateRequest,
  type RecipeAI,
} from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import Fastify, { type FastifyInstance } from 'fastify';

interface Options {
  sdk: RecipeAI;
  /** Runs after the response, once for each callback. */
  onCallback: (callback: CallbackEvent) => void | Promise<void>;
}

export const createApp = ({ sdk, onCallback }: Options): FastifyInstance => {
  const app = Fastify();

  app.setErrorHandler((error, _request, reply) => {
    if (InvalidRequestError.is(error)) return reply.code(400).send({ issues: error.issues });
    if (RateLimitError.is(error)) {
      if (error.retryAt) reply.header('Retry-After', error.retryAt.toUTCString());
      return reply.code(503).send({ error: error.code });
    }
    // Its status and its message are for you, not for your users.
    if (RecipeAIError.is(error)) return reply.code(502).send({ error: error.code });
    return reply.send(error);
  });

  app.post<{ Body: GenerateRequest }>('/recipes', (request) => sdk.recipes.generate(request.body));

  // Fastify sends the `Response` that the receiver returns.
  const receiver = createCallbackReceiver({ onCallback });
  app.all('/callbacks', (request) => receiver(request));

  return app;
};
