import {
  InvalidRequestError,
  RateLimitError,
  RecipeAIError,
  type CallbackEvent,
  type GenerateRequest,
  type RecipeAI,
} from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import express, { type ErrorRequestHandler, type Express } from 'express';

interface Options {
  sdk: RecipeAI;
  /** Runs after the response, once for each callback. */
  onCallback: (callback: CallbackEvent) => void | Promise<void>;
}

const sendError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (InvalidRequestError.is(error)) response.status(400).json({ issues: error.issues });
  else if (RateLimitError.is(error)) {
    if (error.retryAt) response.set('Retry-After', error.retryAt.toUTCString());
    response.status(503).json({ error: error.code });
  } else if (RecipeAIError.is(error)) {
    // Its status and its message are for you, not for your users.
    response.status(502).json({ error: error.code });
  } else next(error);
};

export const createApp = ({ sdk, onCallback }: Options): Express => {
  const app = express();
  app.use(express.json());
  app.post('/recipes', async (request, response) => {
    response.json(await sdk.recipes.generate(request.body as GenerateRequest));
  });
  app.all('/callbacks', toNodeHandler(createCallbackReceiver({ onCallback })));
  app.use(sendError);
  return app;
};
