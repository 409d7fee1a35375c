// Pages of a user, bundled by two bundlers and opened in a real browser.
import { BROWSER_DEPENDENCIES, html, openPage } from './browser.ts';
import type { Case } from './case.ts';

const page = `
import { NotFoundError, RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';

const run = async () => {
  const sdk = new RecipeAI({ ...createMockService().connection(), dangerouslyAllowBrowser: true });
  const { servings } = await sdk.recipes.generate({ ingredients: ['rice', 'beans'], servings: 2 });
  const missing = await sdk.pantries.get('none').catch((error) => NotFoundError.is(error) && error.code);
  return [servings, missing];
};
globalThis.result = run();
`;
const expected = [2, 'not_found'];

export const pageCases: Case[] = [
  {
    name: 'Vite, in Chromium',
    about: 'the client and the mock in a page',
    dependencies: { vite: '8.3.8', ...BROWSER_DEPENDENCIES },
    manifest: { type: 'module' },
    files: {
      'index.html': html('/page.js'),
      'page.js': page,
      'open.mjs': `
import { readdirSync } from 'node:fs';
const built = readdirSync('dist', { recursive: true }).filter((file) => file.endsWith('.js'));
const scripts = Object.fromEntries(built.map((file) => ['/' + file, ['text/javascript', 'dist/' + file]]));
${openPage("{ ...scripts, '/': ['text/html', 'dist/index.html'] }", expected)}`,
    },
    commands: [
      ['vite', 'build'],
      ['node', 'open.mjs'],
    ],
    needsChromium: true,
  },
  {
    name: 'esbuild, in Chromium',
    about: 'the client and the mock in a page',
    dependencies: { esbuild: '0.28.2', ...BROWSER_DEPENDENCIES },
    files: {
      'index.html': html('/bundle.js'),
      'page.js': page,
      'open.mjs': openPage("{ '/': ['text/html', 'index.html'], '/bundle.js': ['text/javascript', 'bundle.js'] }", expected),
    },
    commands: [
      ['esbuild', 'page.js', '--bundle', '--format=esm', '--minify', '--outfile=bundle.js'],
      ['node', 'open.mjs'],
    ],
    needsChromium: true,
  },
];
