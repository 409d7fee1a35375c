// A page that uses MSW's service worker, in a real browser.
import { existsSync } from 'node:fs';
import type { Case } from './case.ts';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const page = (option: string): string => `
import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { createHandlers, setupMockWorker } from '@recipe-ai/sdk/mock/browser';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

const problems = [];
console.warn = (message) => problems.push(message);
const toSdk = (connection) => new RecipeAI({ ...connection, dangerouslyAllowBrowser: true });

const run = async () => {
  const worker = setupMockWorker();
  await worker.start({ quiet: true, ${option}: 'bypass' });
  const sdk = toSdk(worker.connection());
  const { servings } = await sdk.recipes.generate({ ingredients: ['rice', 'beans'], servings: 2 });
  const missing = await sdk.pantries.get({ pantry_id: 'none' }).catch(({ code }) => code);
  worker.use(http.get('https://api.recipe-ai.test/api/v1/pantries', () => HttpResponse.json({ data: [], next_cursor: 'mine' })));
  const { next_cursor } = await sdk.pantries.list();
  await worker.stop();

  const mock = createMockService();
  const own = setupWorker(...createHandlers(mock));
  await own.start({ quiet: true, ${option}: 'bypass' });
  const { apiKey, baseUrl, aiUrl } = mock.connection();
  const { data } = await toSdk({ apiKey, baseUrl, aiUrl }).suggestSubstitute({ ingredient: 'butter' });
  await own.stop();
  return [servings, missing, next_cursor, data.substitutes.length > 0, ...problems];
};
globalThis.result = run();
`;

/** Bundles the page, serves it with MSW's worker file, and opens it. */
const program = `
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

await build({ entryPoints: ['page.js'], outfile: 'bundle.js', bundle: true, format: 'esm', platform: 'browser', logLevel: 'warning' });
const files = {
  '/': ['text/html', async () => '<!doctype html><title>app</title><script type="module" src="/bundle.js"></script>'],
  '/bundle.js': ['text/javascript', () => readFile('bundle.js')],
  '/mockServiceWorker.js': ['text/javascript', () => readFile('node_modules/msw/lib/mockServiceWorker.js')],
};
const server = createServer(async (request, response) => {
  const [type, read] = files[request.url] ?? [];
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(await read?.());
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const browser = await chromium.launch({ executablePath: ${JSON.stringify(chromium)}, args });
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(\`http://127.0.0.1:\${server.address().port}/\`);
  await page.waitForFunction(() => globalThis.result);
  assert.deepEqual(await page.evaluate(() => globalThis.result), [2, 'not_found', 'mine', true]);
} finally {
  await browser.close();
  server.close();
}
`;

/** The worker under one version of MSW; `option` is what that version calls `onUnhandledFrame`. None without a Chromium. */
export const workerCases = (msw: string, option: string): Case[] => {
  if (!existsSync(chromium)) {
    console.log(`No Chromium at ${chromium}: the worker of msw ${msw} is left out. CHROMIUM_PATH says where there is one.`);
    return [];
  }
  return [
    {
      name: `msw ${msw.split('.')[0]}, worker`,
      dependencies: { msw, esbuild: '0.28.2', 'playwright-core': '1.65.1' },
      files: { 'page.js': page(option), 'main.mjs': program },
      commands: [['node', 'main.mjs']],
    },
  ];
};
