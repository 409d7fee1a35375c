import { serve } from '@hono/node-server';
import { RateLimitError, RecipeAI } from '@recipe-ai/sdk';
import { Hono } from 'hono';
import { html } from 'hono/html';

const sdk = new RecipeAI({ maxWait: 0 });
const app = new Hono();

const page = (result: unknown) =>
  html`<!doctype html>
    <title>Dinner</title>
    <form method="post">
      <label>Ingredients <input name="ingredients" required /></label>
      <button>Cook</button>
    </form>
    ${result}`;

app.get('/', (c) => c.html(page('')));

app.post('/', async (c) => {
  const { ingredients } = await c.req.parseBody<{ ingredients: string }>();
  try {
    const { name } = await sdk.recipes.generate({ ingredients: ingredients.split(',') });
    return c.html(page(html`<h1>${name}</h1>`));
  } catch (error) {
    if (!RateLimitError.is(error)) throw error;
    return c.html(page(html`<p role="alert">Try again ${error.retryAt?.toUTCString() ?? 'later'}.</p>`), 503);
  }
});

serve({ fetch: app.fetch, port: Number(process.env['PORT'] ?? 3000) });
