import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exchangeScript } from '../../../src/rate-limit-redis/exchange-script.js';

test('the script that is sent to Redis is the text of exchange.lua without its comments: run `node scripts/lua.ts` after a change', () => {
  const source = new URL('../../../src/rate-limit-redis/exchange.lua', import.meta.url);
  expect(exchangeScript).toBe(readFileSync(source, 'utf8').replaceAll(/^(--.*)?\n/gm, ''));
});
