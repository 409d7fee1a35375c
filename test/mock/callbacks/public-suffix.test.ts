import { readFileSync } from 'node:fs';
import { getPublicSuffix } from 'tldts';
import { expect, test } from 'vitest';
import { publicSuffixOf } from '../../../mock/callbacks/public-suffix.js';
import { suffixes } from '../../../mock/callbacks/suffixes.generated.js';
import { compileSuffixes, SUFFIXES_FILE } from '../../../scripts/compile-suffixes.ts';

test('the list is the one of tldts: else run `npm run suffixes`', () => {
  expect(readFileSync(SUFFIXES_FILE, 'utf8')).toBe(compileSuffixes());
});

/** Every name that the text lists: `co.uk` and `uk` for `uk(co)`. */
const names = (): string[] => {
  const found: string[] = [];
  const behind: string[] = [];
  let last = '';
  for (const [, label = '', sign] of suffixes.matchAll(/([\w*-]*)[!:]*([,()\n]?)/g)) {
    if (label !== '') {
      last = [label, ...behind.slice(-1)].join('.');
      found.push(last);
    }
    if (sign === '(') behind.push(last);
    if (sign === ')') behind.pop();
  }
  return found;
};

test('each name of the list has the public suffix that tldts finds, and so have names below it', () => {
  const all = names().flatMap((name) => [name, `any.${name}`, `any.other.${name}`].map((host) => host.replaceAll('*', 'star')));
  const wrong = all.filter(
    (host) => publicSuffixOf(host) !== getPublicSuffix(host, { allowPrivateDomains: true, validateHostname: false }),
  );
  expect(all.length).toBeGreaterThan(25_000);
  expect(wrong).toEqual([]);
});

test.each([
  ['com', 'com'],
  ['hooks.example.com', 'com'],
  ['hooks.example.co.uk', 'co.uk'],
  ['hooks.github.io', 'github.io'],
  ['example.unlisted', 'unlisted'],
  ['city.kawasaki.jp', 'kawasaki.jp'],
  ['other.kawasaki.jp', 'other.kawasaki.jp'],
  ['shop.xn--55qx5d.cn', 'xn--55qx5d.cn'],
])('the public suffix of %s is %s', (host, suffix) => {
  expect(publicSuffixOf(host)).toBe(suffix);
});
