import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { anchorOf } from '../../scripts/site/links.ts';
import { blocksIn } from './blocks.js';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'examples/README.md',
  ...globSync('docs/{guide,internals,reference}/*.md'),
].toSorted();
const samples = [
  ...pages,
  ...globSync('{examples,src,mock}/**/*.{ts,tsx,svelte,vue,astro}', { exclude: ['**/node_modules/**'] }),
].toSorted();

/** A variable with a literal fallback: every reader of the sample knows the secret of each app that forgot to set the variable. */
const FALLBACK_SECRET = /process\.env\W+\w*(?:SECRET|KEY|TOKEN)\w*\W{0,3}\s*(?:\?\?|\|\|)\s*['"`][^'"`]+['"`]/;

test.each(samples)('%s has no literal fallback for a secret', (file) => {
  expect(FALLBACK_SECRET.exec(readFileSync(file, 'utf8').replaceAll("process.env.X ?? 'secret'", ''))?.[0]).toBeUndefined();
});

test('a literal fallback for a secret is found', () => {
  expect("secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? 'from your dashboard'").toMatch(FALLBACK_SECRET);
  expect('process.env[\'API_KEY\'] || "abc"').toMatch(FALLBACK_SECRET);
  expect("process.env.RECIPE_AI_CALLBACK_SECRET ?? ''").not.toMatch(FALLBACK_SECRET);
});

/** Commands such as `curl -d '{}'`: without the header, curl sends a form, which the service rejects with 415. */
const curlsWithBody = (file: string): string[] =>
  blocksIn(file, readFileSync(file, 'utf8'))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n'))
    .filter((command) => /\bcurl\b.* (?:-d|--data\S*) /.test(command));

test('every curl command with a body has a Content-Type', () => {
  const commands = pages.flatMap(curlsWithBody);
  expect(commands.length).toBeGreaterThan(2);
  expect(commands.filter((command) => !command.includes("-H 'Content-Type: application/json'"))).toEqual([]);
});

const anchorsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading.replaceAll('`', '')));

test.each(pages)('every link of %s leads to a file and a heading', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/```[^]*?```/g, '');
  const broken = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [name, anchor] = target.split('#');
    const linked = name ? path.join(path.dirname(file), name) : file;
    const exists = globSync(linked).length > 0;
    return exists && (!anchor || anchorsIn(linked).includes(anchor)) ? [] : [target];
  });
  expect(broken).toEqual([]);
});
