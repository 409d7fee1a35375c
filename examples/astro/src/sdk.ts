import { RecipeAI } from '@recipe-ai/sdk';

// One client for the whole app. A call that would wait longer than `maxWait` for a rate limit rejects at once.
export const sdk = new RecipeAI({ maxWait: 2_000, totalTimeout: 25_000 });
