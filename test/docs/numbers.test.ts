import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tiers, type Tier } from '../../mock/core/tiers.js';
import { PROTOCOL_VERSION } from '../../src/rate-limit-redis/protocol.js';
import { KEPT_KEYS } from '../../src/rate-limit/constants.js';

const read = (guide: string): string => readFileSync(`docs/guide/${guide}.md`, 'utf8');
const format = (limit: number | undefined): string => limit?.toLocaleString('en-US') ?? 'no limit';

test('the guide to mock controls has the tiers of the mock', () => {
  const rows = Object.entries<Tier>(tiers).map(
    ([name, { perMinute, perDay, total }]) => `| \`${name}\` | ${format(perMinute)} | ${format(perDay)} | ${format(total)} |`,
  );
  expect(read('mock-controls')).toContain(`| --- | --- | --- | --- |\n${rows.join('\n')}\n\n`);
  expect(read('mock-controls')).toContain(`more than ${format(tiers.scale.perMinute)} calls in a minute`);
});

test('the guide to rate limits says how many keys a limiter keeps', () => {
  expect(read('rate-limits')).toContain(`of the ${KEPT_KEYS} keys that were used last`);
});

test('the guide to Redis has one version of the data', () => {
  expect([...new Set(read('redis').match(/\bv\d+\b/g))]).toEqual([`v${PROTOCOL_VERSION}`]);
});
