// Sends the largest requests that the contract allows, filled with text that is hard to read, and doubles their size: the time must stay
// below the bar and must not grow faster than the size. `npm run bench:scaling`
import { createMockService } from '@recipe-ai/sdk/mock';
import { hardTexts } from './hard-texts.ts';

/** Milliseconds that the largest request may take. */
const BAR_MS = 250;
/** Shares of the largest size, each the double of the one before. */
const SHARES = [0.25, 0.5, 1];
/** Runs of each request; the fastest counts, because the machine is shared. */
const RUNS = 3;
/** Faster requests are all noise: their growth says nothing. */
const MIN_MS_FOR_GROWTH = 20;

const LINE = 2000;
const LINES = 100;
const INGREDIENT = 300;
const RESTRICTIONS = 30;

const fill = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const list = (text: string, items: number, length: number): string[] => Array.from({ length: items }, () => fill(text, length));

/** A request of an operation, `share` of the largest, made of one text. */
type Build = (text: string, share: number) => { path: string; body: object };

const recipe = (text: string, share: number) => ({
  title: 'Dinner',
  ingredients: list(text, Math.ceil(LINES * share), LINE),
  instructions: list(text, Math.ceil(LINES * share), LINE),
});

const builds: Record<string, Build> = {
  generate: (text, share) => ({
    path: 'recipes/generate',
    body: {
      ingredients: list(text, Math.ceil(50 * share), INGREDIENT),
      dietary_restrictions: list(text, Math.ceil(RESTRICTIONS * share), 100),
    },
  }),
  healthify: (text, share) => ({ path: 'healthify', body: { recipe: recipe(text, share) } }),
  'rewrite-tone': (text, share) => ({ path: 'rewrite-tone', body: { recipe: recipe(text, share), tone: 'humorous' } }),
  'budgetify-recipe': (text, share) => ({ path: 'budgetify-recipe', body: { recipe: recipe(text, share) } }),
  'adapt-method': (text, share) => ({ path: 'adapt-method', body: { recipe: recipe(text, share), target_method: 'slow_cooker' } }),
  'suggest-substitute': (text, share) => ({
    path: 'suggest-substitute',
    body: { ingredient: fill(text, 200 * share), recipe: recipe(text, share), reason: fill(text, 500 * share) },
  }),
  'enrich-ingredients': (text, share) => ({
    path: 'enrich-ingredients',
    body: { ingredients: list(text, Math.ceil(100 * share), INGREDIENT) },
  }),
  'categories/suggest': (text, share) => ({ path: 'categories/suggest', body: { items: list(text, Math.ceil(100 * share), INGREDIENT) } }),
};

const mock = createMockService({ keys: { key: 'scale' }, tiers: { scale: {} }, aiUrl: 'https://api.recipe-ai.test', requests: 0 });

const timeOf = async (path: string, body: object): Promise<{ ms: number; status: number }> => {
  const times: number[] = [];
  let status = 0;
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now();
    const response = await mock.fetch(`https://api.recipe-ai.test/api/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.text();
    times.push(performance.now() - startedAt);
    status = response.status;
    if (times[0]! > 20 * BAR_MS) break;
  }
  return { ms: Math.min(...times), status };
};

let failed = 0;
console.log('operation            slowest text                       ms at 1/4, 1/2, 1            growth per doubling');
for (const [operation, build] of Object.entries(builds)) {
  let worst = { name: '', ms: [0, 0, 0], status: 0 };
  for (const [name, text] of Object.entries(hardTexts)) {
    const ms: number[] = [];
    let status = 0;
    for (const share of SHARES) {
      const { path, body } = build(text, share);
      const result = await timeOf(path, body);
      ms.push(result.ms);
      status = result.status;
    }
    if (ms.at(-1)! > worst.ms.at(-1)!) worst = { name, ms, status };
    if (status >= 500) {
      failed += 1;
      console.log(`${operation}: HTTP ${status} for ${name}`);
    }
  }
  const growth = worst.ms[2]! < MIN_MS_FOR_GROWTH ? 'too fast to measure' : (worst.ms[2]! / worst.ms[1]!).toFixed(2);
  if (worst.ms[2]! > BAR_MS) failed += 1;
  const times = worst.ms.map((ms) => ms.toFixed(1).padStart(8)).join(' ');
  console.log(`${operation.padEnd(20)} ${worst.name.padEnd(34)} ${times}   ${growth}${worst.ms[2]! > BAR_MS ? '   over the bar' : ''}`);
}
process.exitCode = failed > 0 ? 1 : 0;
