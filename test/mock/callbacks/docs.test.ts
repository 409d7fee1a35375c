import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCallbackUrl, type CallbackRule } from '../../../mock/callbacks/guard.js';
import { parseHostEntry } from '../../../mock/callbacks/allowlist-entry.js';

const guide = readFileSync(new URL('../../../docs/guide/callback-hosts.md', import.meta.url), 'utf8');

/** Every rule there is; a rule that is missing here does not compile. */
const rules = {
  'too-long': true,
  'unsafe-character': true,
  'not-absolute': true,
  'encoded-host': true,
  userinfo: true,
  unreadable: true,
  'not-https': true,
  loopback: true,
  'bad-host': true,
  'disguised-host': true,
  'ip-address': true,
  port: true,
  'not-listed': true,
} satisfies Record<CallbackRule, true>;

const rows = [...guide.matchAll(/^\| `([a-z-]+)` \| `("https?:.*?")`( and 2,048 characters more)? \|/gm)].map(
  ([, rule = '', url = '', longer]) => [rule, `${JSON.parse(url) as string}${longer === undefined ? '' : 'x'.repeat(2048)}`] as const,
);

test('the guide names every rule', () => {
  expect(rows.map(([rule]) => rule).toSorted()).toEqual(Object.keys(rules).toSorted());
});

test.each(rows)('the guide`s example of %s is rejected by that rule', (rule, url) => {
  expect(checkCallbackUrl(url, { hosts: ['hooks.example.com', 'localhost:3000'], allowLoopback: false })).toMatchObject({
    ok: false,
    rule,
  });
});

test('the guide`s entries can be allow-listed', () => {
  const table = guide.slice(guide.indexOf('| entry |'), guide.indexOf('An empty list'));
  const entries = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(.*?)`/g)].map(([, entry = '']) => entry),
  );
  expect(entries.length).toBeGreaterThan(6);
  expect(entries.filter((entry) => !parseHostEntry(entry).ok)).toEqual([]);
});
