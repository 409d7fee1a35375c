import { existsSync } from 'node:fs';

/** The Chromium of this machine. */
export const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export const hasChromium = existsSync(chromium);

/** What `openPage` needs. */
export const BROWSER_DEPENDENCIES = { 'playwright-core': '1.65.1' };

/** A program that serves files, given as code of an object from path to media type and file, and opens the page at `/`. Its `result` must be `expected`. */
export const openPage = (files: string, expected: readonly unknown[]): string => `
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const files = ${files};
const server = createServer(async (request, response) => {
  const [type, file] = files[request.url] ?? [];
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(file && (await readFile(file)));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const browser = await chromium.launch({ executablePath: ${JSON.stringify(chromium)}, args });
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(\`http://127.0.0.1:\${server.address().port}/\`);
  await page.waitForFunction(() => globalThis.result);
  assert.deepEqual(await page.evaluate(() => globalThis.result), ${JSON.stringify(expected)});
} finally {
  await browser.close();
  server.close();
}
`;

/** The page that loads a script. */
export const html = (script: string): string => `<!doctype html><title>app</title><script type="module" src="${script}"></script>\n`;
