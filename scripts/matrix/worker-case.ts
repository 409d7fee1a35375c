// A page that uses MSW's service worker, in a real browser.
import { BROWSER_DEPENDENCIES, html, openPage } from './browser.ts';
import type { Case } from './case.ts';

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

/** The worker under one version of MSW; `option` is what that version calls `onUnhandledFrame`. */
export const workerCase = (msw: string, option: string): Case => ({
  name: `msw ${msw.split('.')[0]}, worker`,
  about: 'the mock in a page, behind a service worker',
  dependencies: { msw, esbuild: '0.28.2', ...BROWSER_DEPENDENCIES },
  files: {
    'index.html': html('/bundle.js'),
    'page.js': page(option),
    'open.mjs': openPage(
      `{
  '/': ['text/html', 'index.html'],
  '/bundle.js': ['text/javascript', 'bundle.js'],
  '/mockServiceWorker.js': ['text/javascript', 'node_modules/msw/lib/mockServiceWorker.js'],
}`,
      [2, 'not_found', 'mine', true],
    ),
  },
  commands: [
    ['esbuild', 'page.js', '--bundle', '--format=esm', '--outfile=bundle.js'],
    ['node', 'open.mjs'],
  ],
  needsChromium: true,
});
