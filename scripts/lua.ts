// Writes src/rate-limit-redis/exchange-script.ts from exchange.lua, without its comments: `node scripts/lua.ts`. Bundlers know no Lua.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/rate-limit-redis/', import.meta.url);
const lua = readFileSync(new URL('exchange.lua', folder), 'utf8').replaceAll(/^(--.*)?\n/gm, '');
const text = `/** Generated from \`exchange.lua\` by \`node scripts/lua.ts\`. */\nexport const exchangeScript = ${JSON.stringify(lua)};\n`;
writeFileSync(new URL('exchange-script.ts', folder), text);
