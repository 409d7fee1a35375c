import { RecipeAI } from '@recipe-ai/sdk';
import { createApp } from './app.ts';

// A call that would wait longer than `maxWait` for a rate limit rejects at once, so that a request never hangs.
const sdk = new RecipeAI({ maxWait: 2_000, totalTimeout: 25_000 });
export default createApp({ sdk, onCallback: ({ type, request_id }) => console.log(type, request_id) });
