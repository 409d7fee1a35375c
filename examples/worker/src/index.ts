import { InvalidRequestError, RateLimitError, RecipeAI, type GenerateRequest } from '@recipe-ai/sdk';
import { createCallbackReceiver, type CallbackReceiver } from '@recipe-ai/sdk/callbacks';

export interface Env {
  RECIPE_AI_API_KEY: string;
  RECIPE_AI_BASE_URL: string;
  RECIPE_AI_AI_URL?: string;
  RECIPE_AI_CALLBACK_SECRET: string;
}

interface App {
  sdk: RecipeAI;
  receiver: CallbackReceiver;
}

const createApp = (env: Env): App => ({
  sdk: new RecipeAI({
    apiKey: env.RECIPE_AI_API_KEY,
    baseUrl: env.RECIPE_AI_BASE_URL,
    aiUrl: env.RECIPE_AI_AI_URL,
    maxWait: 2_000,
    totalTimeout: 25_000,
  }),
  receiver: createCallbackReceiver({
    secret: env.RECIPE_AI_CALLBACK_SECRET,
    onCallback: (callback) => console.log(callback.type, callback.request_id),
  }),
});

const generate = async (sdk: RecipeAI, request: Request): Promise<Response> => {
  try {
    return Response.json(await sdk.recipes.generate(await request.json<GenerateRequest>()));
  } catch (error) {
    if (InvalidRequestError.is(error)) return Response.json({ issues: error.issues }, { status: 400 });
    if (!RateLimitError.is(error)) throw error;
    const headers = error.retryAt && { 'Retry-After': error.retryAt.toUTCString() };
    return Response.json({ error: error.code }, { status: 503, headers });
  }
};

// All requests of this Worker's process share one client, and so one rate limiter.
let app: App | undefined;

export default {
  async fetch(request, env, context) {
    app ??= createApp(env);
    const { pathname } = new URL(request.url);
    if (pathname === '/callbacks') return app.receiver(request, context);
    if (pathname === '/recipes' && request.method === 'POST') return generate(app.sdk, request);
    return new Response(null, { status: 404 });
  },
} satisfies ExportedHandler<Env>;
