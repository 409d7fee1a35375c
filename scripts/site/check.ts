// Opens the built pages of the site in Chromium, light and dark, and lists what axe finds and what fails in them: `npm run site:check`.
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { pagesToCheck } from './pages.ts';

const DIST = 'docs/site/dist';
const BASE = process.env['SITE_BASE'] || '/';
const RULES = JSON.stringify(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const serve = async (): Promise<Server> => {
  const files = new Set(globSync('**/*', { cwd: DIST }));
  const server = createServer(({ url = '' }, response) => {
    const file = decodeURIComponent(url.slice(BASE.length));
    if (!files.has(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(path.join(DIST, file)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
}

const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = (await page.evaluate(`axe.run({ runOnly: ${RULES} })`)) as AxeResult;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const names = pagesToCheck(globSync('**/*.html', { cwd: DIST }));
if (names.length === 0) throw new Error(`There is no page in ${DIST}. Run "npm run site" first.`);

const server = await serve();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' });
const page = await browser.newPage({ reducedMotion: 'reduce' });
const problems: string[] = [];
const report = (problem: string): number => problems.push(`${page.url()}: ${problem}`);
page.on('pageerror', ({ message }) => report(message));
page.on('console', (message) => message.type() === 'error' && report(message.text()));

const { port } = server.address() as AddressInfo;
for (const name of names) {
  await page.goto(`http://127.0.0.1:${port}${BASE}${name}`, { waitUntil: 'networkidle' });
  await page.addScriptTag({ content: axeSource });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const violation of await violationsOf(page)) report(`${violation} (${colorScheme})`);
  }
}
await browser.close();
server.close();
for (const problem of problems) console.error(problem);
console.log(`${names.length} pages opened in light and dark, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
