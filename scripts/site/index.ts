// Builds the documentation site into docs/site/dist: `npm run site`. `npm run site -- --dev` serves it on loopback while you write.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frontPageOf } from './front-page.ts';
import { brokenLinks } from './links.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { API_FOLDER, PAGE_PATTERNS, pagesOf } from './pages.ts';

const HOME = 'docs/site';
const DIST = `${HOME}/dist`;

const install = (): void => {
  const marker = `${HOME}/node_modules/.package-lock.json`;
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${HOME}/package-lock.json`).mtimeMs) return;
  console.log(`Installing what builds the site in ${HOME} (once; about 350 MB).`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: HOME, stdio: ['ignore', 'ignore', 'inherit'] });
};

/** Runs a program of the site's own packages, and ends this process if it fails. */
const run = (program: string, ...args: string[]): void => {
  const { status } = spawnSync(process.execPath, [`${HOME}/node_modules/${program}`, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** Writes what assistants read: https://llmstxt.org */
const writeForAssistants = (base: string): void => {
  const read = (source: string): string => readFileSync(source, 'utf8');
  const pages = pagesOf(globSync(PAGE_PATTERNS), read);
  writeFileSync(`${DIST}/llms.txt`, llmsText(frontPageOf(read('README.md')), pages, read, base));
  writeFileSync(`${DIST}/llms-full.txt`, llmsFullText(pages, read));
};

install();
rmSync(API_FOLDER, { recursive: true, force: true });
run('typedoc/bin/typedoc', '--options', `${HOME}/typedoc.mjs`, '--logLevel', 'Warn');

if (process.argv.includes('--dev')) {
  run('vitepress/bin/vitepress.js', 'dev', HOME, '--host', '127.0.0.1');
} else {
  run('vitepress/bin/vitepress.js', 'build', HOME);
  const pages = new Map(globSync('**/*.html', { cwd: DIST }).map((page) => [page, readFileSync(path.join(DIST, page), 'utf8')]));
  const base = process.env['SITE_BASE'] || '/';
  writeForAssistants(base);
  const broken = brokenLinks(pages, base, (file) => existsSync(path.join(DIST, file)));
  for (const sentence of broken) console.error(sentence);
  console.log(`${pages.size} pages in ${DIST}, ${broken.length === 0 ? 'no broken link' : `${broken.length} broken links`}.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
