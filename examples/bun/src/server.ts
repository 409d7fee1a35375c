import { RecipeAI } from '@recipe-ai/sdk';
import { createRoutes } from './app.ts';

// A call that would wait longer than `maxWait` for a rate limit rejects at once, so that a request never hangs.
const sdk = new RecipeAI({ maxWait: 2_000, totalTimeout: 25_000 });
Bun.serve({ routes: createRoutes({ sdk, onCallback: ({ type, request_id }) => console.log(type, request_id) }) });
