import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { RateLimitWindow } from '../../../../src/contract/rate-limit.js';
import { parseRateLimit } from '../../../../src/rate-limit/headers/parse-rate-limit.js';

const now = Date.UTC(2026, 10, 21, 12);
const epoch = now / 1000;
const inSeconds = (seconds: number) => new Date(now + seconds * 1000);
const read = (headers: Record<string, string>, status?: number) => parseRateLimit(headers, { now, status });

interface Family {
  name: string;
  headers: Record<string, string>;
  /** The primary reading. */
  is: Omit<RateLimitWindow, 'name'>;
  /** Every window, where there is more than the primary one, or where that has a name. */
  windows?: RateLimitWindow[];
}

const reset = inSeconds(30);
const families: Family[] = [
  {
    name: 'X-RateLimit-*, epoch seconds',
    headers: { 'X-RateLimit-Limit': '5000', 'X-RateLimit-Remaining': '4999', 'X-RateLimit-Reset': `${epoch + 30}` },
    is: { limit: 5000, remaining: 4999, resetAt: reset },
  },
  {
    name: 'X-RateLimit-*, with words that are no window',
    headers: {
      'X-RateLimit-Limit': '5',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': `${epoch + 30}.5`,
      'X-RateLimit-Reset-After': '30.5',
      'X-RateLimit-Bucket': 'abcd1234',
      'X-RateLimit-Resource': 'core',
      'X-RateLimit-Scope': 'user',
    },
    is: { limit: 5, remaining: 0, resetAt: inSeconds(30.5) },
  },
  {
    name: 'X-Rate-Limit-*',
    headers: { 'x-rate-limit-limit': '900', 'x-rate-limit-remaining': '899', 'x-rate-limit-reset': `${epoch + 30}` },
    is: { limit: 900, remaining: 899, resetAt: reset },
  },
  {
    name: 'X-Rate-Limit without a suffix',
    headers: { 'X-Rate-Limit': '700', 'X-Rate-Limit-Remaining': '699' },
    is: { limit: 700, remaining: 699 },
  },
  {
    name: 'RateLimit-* of draft 03, its policies in the limit',
    headers: { 'RateLimit-Limit': '100, 100;w=60, 1000;w=3600', 'RateLimit-Remaining': '50', 'RateLimit-Reset': '30' },
    is: { limit: 100, remaining: 50, resetAt: reset },
  },
  {
    name: 'RateLimit-* of draft 06, with a policy',
    headers: { 'RateLimit-Limit': '100', 'RateLimit-Remaining': '50', 'RateLimit-Reset': '30', 'RateLimit-Policy': '100;w=60' },
    is: { limit: 100, remaining: 50, resetAt: reset },
  },
  {
    name: 'RateLimit of draft 07',
    headers: { RateLimit: 'limit=100, remaining=50, reset=30', 'RateLimit-Policy': '100;w=60' },
    is: { limit: 100, remaining: 50, resetAt: reset },
  },
  {
    name: 'RateLimit of draft 08 and later',
    headers: { RateLimit: '"default";r=50;t=30', 'RateLimit-Policy': '"default";q=100;w=60;qu="requests"' },
    is: { limit: 100, remaining: 50, resetAt: reset },
    windows: [{ name: 'default', limit: 100, remaining: 50, resetAt: reset }],
  },
  {
    name: 'RateLimit of draft 08 with two windows: the one with the smaller share left counts first',
    headers: { RateLimit: '"minute";r=50;t=30, "day";r=10;t=30', 'RateLimit-Policy': '"minute";q=100;w=60,"day";q=1000;w=86400' },
    is: { limit: 1000, remaining: 10, resetAt: reset },
    windows: [
      { name: 'day', limit: 1000, remaining: 10, resetAt: reset },
      { name: 'minute', limit: 100, remaining: 50, resetAt: reset },
    ],
  },
  {
    name: 'RateLimit of draft 10 with a partition key, and a comma in the name',
    headers: { RateLimit: '"a,b;c";r=50;t=30;pk=:sdfjLJUOUH==:', 'RateLimit-Policy': '"a,b;c";q=100;w=60;pk=:sdfjLJUOUH==:' },
    is: { limit: 100, remaining: 50, resetAt: reset },
    windows: [{ name: 'a,b;c', limit: 100, remaining: 50, resetAt: reset }],
  },
  {
    name: 'a name with an escaped quote',
    headers: { RateLimit: '"a\\"b;c";r=50;t=30' },
    is: { remaining: 50, resetAt: reset },
    windows: [{ name: 'ab;c', remaining: 50, resetAt: reset }],
  },
  {
    name: 'a policy as parameter of each field',
    headers: { 'ratelimit-limit': '100;w=21600', 'ratelimit-remaining': '76;w=21600' },
    is: { limit: 100, remaining: 76 },
  },
  {
    name: 'suffixes by window, beside an unsuffixed family that is not as tight',
    headers: {
      'X-RateLimit-Limit': '60',
      'X-RateLimit-Remaining': '12',
      'X-RateLimit-Reset': `${epoch + 30}`,
      'X-RateLimit-Limit-Day': '1000',
      'X-RateLimit-Remaining-Day': '3',
      'X-RateLimit-Reset-Day': `${epoch + 43_200}`,
    },
    is: { limit: 60, remaining: 12, resetAt: reset },
    windows: [
      { limit: 60, remaining: 12, resetAt: reset },
      { name: 'day', limit: 1000, remaining: 3, resetAt: inSeconds(43_200) },
    ],
  },
  {
    name: 'suffixes by resource alone: the smallest share left is primary',
    headers: {
      'x-ratelimit-limit-requests': '14400',
      'x-ratelimit-remaining-requests': '14370',
      'x-ratelimit-reset-requests': '2m59.5s',
      'x-ratelimit-limit-tokens': '18000',
      'x-ratelimit-remaining-tokens': '9',
      'x-ratelimit-reset-tokens': '7660ms',
    },
    is: { limit: 18_000, remaining: 9, resetAt: inSeconds(7.66) },
    windows: [
      { name: 'tokens', limit: 18_000, remaining: 9, resetAt: inSeconds(7.66) },
      { name: 'requests', limit: 14_400, remaining: 14_370, resetAt: inSeconds(179.5) },
    ],
  },
  {
    name: 'the resource in the middle, behind a vendor',
    headers: {
      'Anthropic-RateLimit-Input-Tokens-Limit': '80000',
      'Anthropic-RateLimit-Input-Tokens-Remaining': '0',
      'Anthropic-RateLimit-Input-Tokens-Reset': '2026-11-21T12:00:30Z',
    },
    is: { limit: 80_000, remaining: 0, resetAt: reset },
    windows: [{ name: 'input-tokens', limit: 80_000, remaining: 0, resetAt: reset }],
  },
  {
    name: 'X-MS-RateLimit-*: ms is no unit there',
    headers: { 'X-MS-RateLimit-Limit': '100', 'X-MS-RateLimit-Remaining': '9', 'X-MS-RateLimit-Reset': '30' },
    is: { limit: 100, remaining: 9, resetAt: reset },
  },
  {
    name: 'X-HubSpot-RateLimit-*: windows as words, without a field',
    headers: {
      'X-HubSpot-RateLimit-Max': '100',
      'X-HubSpot-RateLimit-Remaining': '98',
      'X-HubSpot-RateLimit-Interval-Milliseconds': '10000',
      'X-HubSpot-RateLimit-Daily': '250000',
      'X-HubSpot-RateLimit-Daily-Remaining': '249982',
    },
    is: { limit: 100, remaining: 98 },
    windows: [
      { limit: 100, remaining: 98 },
      { name: 'daily', limit: 250_000, remaining: 249_982 },
    ],
  },
  {
    name: 'X-API-Quota-*: the limit is what is used and what is left',
    headers: { 'X-API-Quota-Request': '1', 'X-API-Quota-Used': '10', 'X-API-Quota-Left': '140' },
    is: { limit: 150, remaining: 140 },
  },
  {
    name: 'used and remaining, which make the limit',
    headers: { 'X-RateLimit-Used': '30', 'X-RateLimit-Remaining': '70' },
    is: { limit: 100, remaining: 70 },
  },
  {
    name: 'a quota alone',
    headers: { 'X-Quota-Limit': '1000', 'X-Quota-Remaining': '3', 'X-Quota-Reset': '30' },
    is: { limit: 1000, remaining: 3, resetAt: reset },
  },
  {
    name: 'a quota named by its unit',
    headers: { 'X-Daily-Quota': '1000', 'X-Daily-Quota-Remaining': '3' },
    is: { limit: 1000, remaining: 3 },
    windows: [{ name: 'daily', limit: 1000, remaining: 3 }],
  },
  { name: 'used of limit', headers: { 'X-Shopify-Shop-Api-Call-Limit': '32/40' }, is: { limit: 40, remaining: 8 } },
  { name: 'used and limit', headers: { 'X-RateLimit-Limit': '100', 'X-RateLimit-Used': '30' }, is: { limit: 100, remaining: 70 } },
  { name: 'more used than allowed', headers: { 'X-RateLimit-Limit': '100', 'X-RateLimit-Used': '130' }, is: { limit: 100, remaining: 0 } },
  {
    name: 'two windows in one list',
    headers: { 'X-RateLimit-Limit': '200,2000', 'X-RateLimit-Usage': '3,10' },
    is: { limit: 200, remaining: 197 },
    windows: [
      { limit: 200, remaining: 197 },
      { name: '2', limit: 2000, remaining: 1990 },
    ],
  },
  {
    name: 'several windows in one list: the one with the smallest share left counts first',
    headers: { 'X-RateLimit-Limit': '10, 1000, 5000', 'X-RateLimit-Remaining': '9, 20, 4999', 'X-RateLimit-Reset': '1, 30, 3600' },
    is: { limit: 1000, remaining: 20, resetAt: reset },
    windows: [
      { name: '2', limit: 1000, remaining: 20, resetAt: reset },
      { limit: 10, remaining: 9, resetAt: inSeconds(1) },
      { name: '3', limit: 5000, remaining: 4999, resetAt: inSeconds(3600) },
    ],
  },
  {
    name: 'windows named by unit: a name alone implies no reset',
    headers: {
      'X-RateLimit-Limit-Second': '5',
      'X-RateLimit-Remaining-Second': '4',
      'X-RateLimit-Limit-Minute': '60',
      'X-RateLimit-Remaining-Minute': '6',
      'X-RateLimit-Reset-Minute': '30',
      'X-RateLimit-Limit-Day': '1000',
      'X-RateLimit-Remaining-Day': '900',
    },
    is: { limit: 60, remaining: 6, resetAt: reset },
    windows: [
      { name: 'minute', limit: 60, remaining: 6, resetAt: reset },
      { name: 'second', limit: 5, remaining: 4 },
      { name: 'day', limit: 1000, remaining: 900 },
    ],
  },
  {
    name: 'windows as part of a word',
    headers: { 'X-DayLimit-Remaining': '4997', 'X-MinLimit-Remaining': '59' },
    is: { remaining: 59 },
    windows: [
      { name: 'min', remaining: 59 },
      { name: 'day', remaining: 4997 },
    ],
  },
  {
    name: 'key=value pairs behind a name',
    headers: { 'zendesk-ratelimit-tickets-index': 'total=100; remaining=99; resets=30' },
    is: { limit: 100, remaining: 99, resetAt: reset },
    windows: [{ name: 'tickets-index', limit: 100, remaining: 99, resetAt: reset }],
  },
  {
    name: 'a unit in the name of the header',
    headers: { 'X-Rate-Limit-Remaining': '149', 'X-Rate-Limit-Time-Reset-Ms': '15000', 'X-Rate-Limit-Time-Window-Ms': '30000' },
    is: { remaining: 149, resetAt: inSeconds(15) },
  },
  { name: 'a limit with its period', headers: { 'X-RateLimit-Limit': '100 per 1 minute' }, is: { limit: 100 } },
  { name: 'a limit that is a period', headers: { 'X-Rate-Limit-Limit': '1m', 'X-Rate-Limit-Remaining': '9' }, is: { remaining: 9 } },
  { name: 'fractions', headers: { 'X-Ratelimit-Remaining': '598.0', 'X-Ratelimit-Reset': '30' }, is: { remaining: 598, resetAt: reset } },
  {
    name: 'the same header twice',
    headers: { 'X-RateLimit-Limit': '100, 100', 'X-RateLimit-Remaining': '7, 7' },
    is: { limit: 100, remaining: 7 },
  },
  {
    name: 'X-User-Limit-24hour-*: the period is a word of the name',
    headers: { 'X-User-Limit-24hour-Limit': '17', 'X-User-Limit-24hour-Remaining': '0', 'X-User-Limit-24hour-Reset': `${epoch + 30}` },
    is: { limit: 17, remaining: 0, resetAt: reset },
    windows: [{ name: '24hour', limit: 17, remaining: 0, resetAt: reset }],
  },
  {
    name: 'a window and a field in one word',
    headers: { 'X-RateLimit-UserLimit': '500', 'X-RateLimit-UserRemaining': '3', 'X-RateLimit-UserReset': `${epoch + 30}` },
    is: { limit: 500, remaining: 3, resetAt: reset },
    windows: [{ name: 'user', limit: 500, remaining: 3, resetAt: reset }],
  },
  {
    name: 'X-App-Rate-Limit: each limit with the seconds of its window, and how much of it is used',
    headers: { 'X-App-Rate-Limit': '20:1,100:120', 'X-App-Rate-Limit-Count': '19:1,50:120' },
    is: { limit: 20, remaining: 1 },
    windows: [
      { limit: 20, remaining: 1 },
      { name: '2', limit: 100, remaining: 50 },
    ],
  },
  {
    name: 'X-MS-RateLimit-Remaining-Resource: named counts in one value',
    headers: { 'X-MS-RateLimit-Remaining-Resource': 'Microsoft.Compute/GetVm3Min;0,Microsoft.Compute/GetVm30Min;1589' },
    is: { remaining: 0 },
    windows: [
      { name: 'Microsoft.Compute/GetVm3Min', remaining: 0 },
      { name: 'Microsoft.Compute/GetVm30Min', remaining: 1589 },
    ],
  },
  {
    name: 'X-Quota-Client-Limit: all fields in one value, though the name has one, and several windows',
    headers: { 'X-Quota-Client-Limit': 'b=per_hour;q=100;r=9;t=30,b=per_day;q=300;r=200;t=60' },
    is: { limit: 100, remaining: 9, resetAt: reset },
    windows: [
      { name: 'per_hour', limit: 100, remaining: 9, resetAt: reset },
      { name: 'per_day', limit: 300, remaining: 200, resetAt: inSeconds(60) },
    ],
  },
  {
    name: 'a window whose name has the word of a field',
    headers: { 'X-RateLimit-Limit-Tokens_Usage_Based': '100', 'X-RateLimit-Remaining-Tokens_Usage_Based': '9' },
    is: { limit: 100, remaining: 9 },
    windows: [{ name: 'tokens-based', limit: 100, remaining: 9 }],
  },
  {
    name: 'a reset whose name says how it is written',
    headers: { 'X-RateLimit-Remaining': '9', 'X-RateLimit-Reset-Date': '2026-11-21T12:00:30Z' },
    is: { remaining: 9, resetAt: reset },
  },
  {
    name: 'a reset of .NET, if its name says that it is a duration',
    headers: { 'X-MS-User-Quota-Remaining': '0', 'X-MS-User-Quota-Resets-After': '00:00:30' },
    is: { remaining: 0, resetAt: reset },
  },
  {
    name: 'a reset that may be a time of day says nothing',
    headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '12:00:30' },
    is: { remaining: 0 },
  },
  {
    name: 'named counts in a header for each field',
    headers: { 'X-RateLimit-Limit': 'name=hourly,100;name=minutely,10;', 'X-RateLimit-Remaining': 'name=hourly,98;name=minutely,3;' },
    is: { limit: 10, remaining: 3 },
    windows: [
      { name: 'minutely', limit: 10, remaining: 3 },
      { name: 'hourly', limit: 100, remaining: 98 },
    ],
  },
  {
    name: 'pairs with colons',
    headers: { 'X-Apig-RateLimit-Api': 'remain:9,limit:10,time:1 minute' },
    is: { limit: 10, remaining: 9 },
    windows: [{ name: 'api', limit: 10, remaining: 9 }],
  },
  {
    name: 'an object of JSON',
    headers: { 'X-RateLimit': '{"name":"GET_LIMIT","period":300,"limit":1000,"remaining":999,"until":"2026-11-21T12:00:30Z"}' },
    is: { limit: 1000, remaining: 999, resetAt: reset },
    windows: [{ name: 'GET_LIMIT', limit: 1000, remaining: 999, resetAt: reset }],
  },
  {
    name: 'Sforce-Limit-Info: used of limit, behind a name',
    headers: { 'Sforce-Limit-Info': 'api-usage=18/5000; per-app-api-usage=17/250(appName=sample)' },
    is: { limit: 5000, remaining: 4982 },
  },
  { name: 'calls', headers: { 'X-Endpoint-Call-Limit': '40', 'X-Endpoint-Call-Remaining': '1' }, is: { limit: 40, remaining: 1 } },
  { name: 'requests', headers: { 'X-Requests-Used': '10', 'X-Requests-Remaining': '490' }, is: { limit: 500, remaining: 490 } },
  { name: 'credits', headers: { 'Api-Credits-Used': '1', 'Api-Credits-Left': '7' }, is: { limit: 8, remaining: 7 } },
  {
    name: 'requests of a minute',
    headers: { 'X-Requests-Available-Minute': '9' },
    is: { remaining: 9 },
    windows: [{ name: 'minute', remaining: 9 }],
  },
  {
    name: 'a word that ends in limit, before a field',
    headers: {
      'X-MinLimit-Remaining': '59',
      'X-AppMinLimit-Remaining': '9999',
      'X-TokenLimit-Limit': '2000',
      'X-TokenLimit-Remaining': '1000',
    },
    is: { limit: 2000, remaining: 1000 },
    windows: [
      { name: 'token', limit: 2000, remaining: 1000 },
      { name: 'min', remaining: 59 },
      { name: 'appmin', remaining: 9999 },
    ],
  },
  {
    name: 'X-Limit-User-*: the window between two fields',
    headers: { 'X-Limit-User-Limit': '320', 'X-Limit-User-Remaining': '3', 'X-Limit-User-Reset': '30' },
    is: { limit: 320, remaining: 3, resetAt: reset },
    windows: [{ name: 'user', limit: 320, remaining: 3, resetAt: reset }],
  },
  {
    name: 'the period behind the field',
    headers: { 'X-Limit-Per-Second': '10', 'X-Remaining-This-Second': '9', 'X-Remaining-Today': '8000', 'X-Remaining-Calls': '9000' },
    is: { limit: 10, remaining: 9 },
    windows: [
      { name: 'second', limit: 10, remaining: 9 },
      { name: 'today', remaining: 8000 },
      { name: 'calls', remaining: 9000 },
    ],
  },
  {
    name: 'other words for the fields',
    headers: { 'X-RateLimit-Allowed': '120', 'X-RateLimit-Remain': '119', 'X-RateLimit-Expiry': `${now + 30_000}` },
    is: { limit: 120, remaining: 119, resetAt: reset },
  },
  {
    name: 'a quota of a plan',
    headers: { 'X-Plan-Quota-Allotted': '5000', 'X-Plan-Quota-Current': '14', 'X-Plan-Quota-Next': '30' },
    is: { limit: 5000, remaining: 4986, resetAt: reset },
  },
  {
    name: 'names with underscores',
    headers: { HTTP_X_RATELIMIT_LIMIT: '100', HTTP_X_RATELIMIT_REMAINING: '9', HTTP_X_RATELIMIT_RESET: '30' },
    is: { limit: 100, remaining: 9, resetAt: reset },
  },
  {
    name: 'RateLimitBySize-*',
    headers: { 'RateLimitBySize-Limit': '500', 'RateLimitBySize-Remaining': '499', 'RateLimitBySize-Reset': '30' },
    is: { limit: 500, remaining: 499, resetAt: reset },
  },
  ...['X-RateLimit-TimeRemaining', 'X-RateLimit-Time-Remaining', 'X-RateLimit-Remaining-Seconds', 'X-RateLimit-Remaining-TTL'].map(
    (header) => ({
      name: `${header}: the time that remains is no count`,
      headers: { [header]: '30', 'X-RateLimit-Remaining': '7' },
      is: { remaining: 7, resetAt: reset },
    }),
  ),
  {
    name: 'a burst is another window',
    headers: {
      'X-RateLimit-Burst-Limit': '5',
      'X-RateLimit-Burst-Remaining': '0',
      'X-RateLimit-Limit': '50',
      'X-RateLimit-Remaining': '40',
    },
    is: { limit: 50, remaining: 40 },
    windows: [
      { limit: 50, remaining: 40 },
      { name: 'burst', limit: 5, remaining: 0 },
    ],
  },
  {
    name: 'the capacity of a burst is the limit of what remains',
    headers: { 'X-RateLimit-Burst-Capacity': '20', 'X-RateLimit-Replenish-Rate': '10', 'X-RateLimit-Remaining': '19' },
    is: { limit: 20, remaining: 19 },
    windows: [{ name: 'burst', limit: 20, remaining: 19 }],
  },
  {
    name: 'a window of which only one part has its name in the header',
    headers: { 'RateLimit-DailyLimit': '5000', 'RateLimit-Remaining': '4999', 'RateLimit-Reset': '30' },
    is: { limit: 5000, remaining: 4999, resetAt: reset },
    windows: [{ name: 'daily', limit: 5000, remaining: 4999, resetAt: reset }],
  },
  {
    name: 'the same, with the name last',
    headers: { 'X-Rate-Limit-Time-Reset-Ms': '30000', 'X-Rate-Limit-Time-Window-Ms': '30000', 'X-Rate-Limit-Requests-Left': '449' },
    is: { remaining: 449, resetAt: reset },
    windows: [{ name: 'requests', remaining: 449, resetAt: reset }],
  },
  {
    name: 'X-Bapi-Limit-*: the status of a limit is what is left, and the bare name is the limit',
    headers: { 'X-Bapi-Limit': '100', 'X-Bapi-Limit-Status': '99', 'X-Bapi-Limit-Reset-Timestamp': `${now + 30_000}` },
    is: { limit: 100, remaining: 99, resetAt: reset },
  },
  {
    name: 'several windows with slashes',
    headers: { 'X-RateLimit-Limit': '300/3600/12000', 'X-RateLimit-Remaining': '299/50/11999' },
    is: { limit: 3600, remaining: 50 },
    windows: [
      { name: '2', limit: 3600, remaining: 50 },
      { limit: 300, remaining: 299 },
      { name: '3', limit: 12_000, remaining: 11_999 },
    ],
  },
  {
    name: 'X-RL-*, with the period in the name',
    headers: { 'X-RL-Hourly-Limit': '100', 'X-RL-Hourly-Remaining': '99', 'X-RL-Hourly-Reset': '2026-11-21T12:00:30Z' },
    is: { limit: 100, remaining: 99, resetAt: reset },
    windows: [{ name: 'hourly', limit: 100, remaining: 99, resetAt: reset }],
  },
  {
    name: 'X-Rate-Limit, X-Rate-Remaining and X-Rate-Reset',
    headers: { 'X-Rate-Limit': '10', 'X-Rate-Remaining': '9', 'X-Rate-Reset': '30' },
    is: { limit: 10, remaining: 9, resetAt: reset },
  },
  {
    name: 'a limit in words',
    headers: { 'X-RateLimit-Limit': '60 requests per minute', 'X-RateLimit-Remaining': '59' },
    is: { limit: 60, remaining: 59 },
  },
  {
    name: 'the same with a slash',
    headers: { 'X-RateLimit-Limit': '60 requests/minute', 'X-RateLimit-Remaining': '59' },
    is: { limit: 60, remaining: 59 },
  },
  {
    name: 'used of limit, behind a name and a value',
    headers: { 'X-RateLimit-User': 'token:abc 5/2000' },
    is: { limit: 2000, remaining: 1995 },
    windows: [{ name: 'user', limit: 2000, remaining: 1995 }],
  },
  {
    name: 'values in quotes',
    headers: { 'X-RateLimit-Limit': '"60"', 'X-RateLimit-Remaining': '"59"', 'X-RateLimit-Reset': '"30"' },
    is: { limit: 60, remaining: 59, resetAt: reset },
  },
];

describe('families of headers', () => {
  test.each(families)('$name', ({ headers, is, windows = [is] }) => {
    expect(read(headers)).toEqual({ ...is, windows });
    expect(parseRateLimit(new Headers(headers), { now })).toEqual(read(headers));
  });
});

describe('precedence', () => {
  const ranked: [string, Record<string, string>][] = [
    ['RateLimit', { RateLimit: 'limit=9, remaining=1' }],
    ['RateLimit-*', { 'RateLimit-Limit': '9', 'RateLimit-Remaining': '2' }],
    ['X-RateLimit-*', { 'X-RateLimit-Limit': '9', 'X-RateLimit-Remaining': '3' }],
    ['X-Rate-Limit-*', { 'X-Rate-Limit-Limit': '9', 'X-Rate-Limit-Remaining': '4' }],
    ['vendors', { 'X-Acme-RateLimit-Limit': '9', 'X-Acme-RateLimit-Remaining': '5' }],
  ];

  test.each(ranked.map(([name], index) => [name, index] as const))('%s goes before all that come after it, in any order', (_, index) => {
    const rest = ranked.slice(index).map(([, headers]) => headers);
    const remaining = index + 1;
    expect(read(Object.assign({}, ...rest)).remaining).toBe(remaining);
    expect(read(Object.assign({}, ...rest.toReversed())).remaining).toBe(remaining);
  });

  test('a family that agrees on the limit completes one that says less', () => {
    const { windows } = read({ 'RateLimit-Limit': '9', 'RateLimit-Remaining': '2', 'X-RateLimit-Limit': '9', 'X-RateLimit-Reset': '30' });
    expect(windows).toEqual([{ limit: 9, remaining: 2, resetAt: reset }]);
  });

  test('a family with another limit is another window, and keeps its numbers', () => {
    const { limit, windows } = read({
      'RateLimit-Limit': '1000',
      'RateLimit-Remaining': '900',
      'X-RateLimit-Limit': '60',
      'X-RateLimit-Remaining': '5',
    });
    expect(limit).toBe(1000);
    expect(windows).toEqual([
      { limit: 1000, remaining: 900 },
      { name: 'x-ratelimit', limit: 60, remaining: 5 },
    ]);
  });
});

describe('when a window resets', () => {
  test.each([
    ['seconds from now', '30', 30],
    ['with a fraction', '1.5', 1.5],
    ['epoch seconds', `${epoch + 30}`, 30],
    ['epoch seconds with a fraction', `${epoch}.25`, 0.25],
    ['epoch milliseconds', `${now + 30_000}`, 30],
    ['a duration', '6m0s', 360],
    ['a duration in milliseconds', '12ms', 0.012],
    ['a duration of hours', '1h2m3.5s', 3723.5],
    ['a duration in words', '30 seconds', 30],
    ['an ISO 8601 duration', 'PT1M30S', 90],
    ['RFC 3339', '2026-11-21T12:00:30Z', 30],
    ['RFC 3339 with an offset', '2026-11-21T14:00:30.5+02:00', 30.5],
    ['ISO 8601 with an offset without a colon', '2026-11-21T12:00:30+0000', 30],
    ['ISO 8601 without seconds', '2026-11-21T12:01Z', 60],
    ['ISO 8601 without a zone, which is UTC', '2026-11-21T12:00:30', 30],
    ['with a blank instead of T', '2026-11-21 12:00:30', 30],
    ['with the zone as a word', '2026-11-21 12:00:30 UTC', 30],
    ['an HTTP date', 'Sat, 21 Nov 2026 12:00:30 GMT', 30],
    ['an HTTP date that ends in -0000', 'Sat, 21 Nov 2026 12:00:30 -0000', 30],
    ['an HTTP date of old', 'Saturday, 21-Nov-26 12:00:30 GMT', 30],
    ['an asctime date, which is UTC', 'Sat Nov 21 12:00:30 2026', 30],
  ])('%s', (_, text, seconds) => {
    expect(read({ 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': text }).resetAt).toEqual(inSeconds(seconds));
  });

  test.each([
    ['a word and a number, which Date.parse takes for a year', 'unlimited 5'],
    ['nothing', ''],
    ['negative', '-1'],
    ['NaN', 'NaN'],
    ['over a year', `${367 * 86_400}`],
    ['an epoch over a year ahead', `${epoch + 367 * 86_400}`],
    ['an epoch over a year ago', '1500000000'],
    ['nanoseconds', `${now}000000`],
    ['19 digits', '9999999999999999999'],
    ['a month, which no unit is', '5 months'],
    ['a time of day', '12:00:30'],
  ])('left out: %s', (_, text) => {
    expect(read({ 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': text })).toEqual({ remaining: 1, windows: [{ remaining: 1 }] });
  });

  test.each([3600, 2, -2, -3600])('an epoch is corrected when the Date header proves a clock that is %i s ahead', (ahead) => {
    const date = new Date(now + ahead * 1000).toUTCString();
    expect(read({ Date: date, 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': `${epoch + ahead + 30}` }).resetAt).toEqual(reset);
    expect(read({ Date: date, 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': '30' }).resetAt).toEqual(reset);
  });

  test.each([
    ['a year and a day ahead', `${366 * 86_400}`, 366 * 86_400],
    ['a year and a day ago', `${epoch - 366 * 86_400}`, -366 * 86_400],
  ])('the furthest: %s', (_, text, seconds) => {
    expect(read({ 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': text }).resetAt).toEqual(inSeconds(seconds));
  });

  test('the last moment that a date can hold, and none after it', () => {
    const resetIn = (seconds: number, at: number) =>
      parseRateLimit({ 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': `${seconds}` }, { now: at }).resetAt;
    expect(resetIn(30, 8.64e15 - 30_000)).toEqual(new Date(8.64e15));
    expect(resetIn(31, 8.64e15 - 30_000)).toBeUndefined();
  });

  test('a Date header that is a whole second behind proves a clock that is behind', () => {
    const { resetAt } = parseRateLimit(
      { Date: new Date(now).toUTCString(), 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': `${epoch + 30}` },
      { now: now + 1000 },
    );
    expect(resetAt).toEqual(inSeconds(31));
  });

  test('whole seconds in the Date header prove nothing', () => {
    const { resetAt } = parseRateLimit(
      { Date: new Date(now).toUTCString(), 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': `${epoch + 30}` },
      { now: now + 999 },
    );
    expect(resetAt).toEqual(reset);
  });
});

test.each(['-1', 'NaN', '', 'unlimited', 'none', '1e999', '99999999999999999999', '0x10', '5 apples'])(
  'a count of %j means nothing',
  (text) => {
    expect(read({ 'X-RateLimit-Limit': text, 'X-RateLimit-Remaining': text })).toEqual({ windows: [] });
  },
);

describe('an order to wait', () => {
  test.each([
    ['seconds', { 'Retry-After': '5' }, 5000],
    ['in quotes', { 'Retry-After': '"5"' }, 5000],
    ['seconds, if it is short', { 'Retry-After': '999', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '1' }, 999_000],
    ['a fraction', { 'Retry-After': '1.5' }, 1500],
    ['a date', { 'Retry-After': 'Sat, 21 Nov 2026 12:00:30 GMT' }, 30_000],
    ['a date gone by is now', { 'Retry-After': 'Sat, 21 Nov 2026 11:00:30 GMT' }, 0],
    ['a negative one is now', { 'Retry-After': '-5' }, 0],
    ['an epoch', { 'Retry-After': `${epoch + 10}` }, 10_000],
    ['retry-after-ms before Retry-After', { 'Retry-After': '2', 'retry-after-ms': '1500' }, 1500],
    ['Retry-After before X-Retry-After', { 'X-Retry-After': '7', 'Retry-After': '2' }, 2000],
    ['an unreadable one gives way', { 'retry-after-ms': 'soon', 'Retry-After': '2' }, 2000],
    ['X-RateLimit-Retry-After', { 'X-RateLimit-Retry-After': '3' }, 3000],
    ['X-Retry-In', { 'X-Retry-In': '1.5s' }, 1500],
    ['Acme-Retry-At', { 'Acme-Retry-At': `${epoch + 10}` }, 10_000],
    ['X-Acme-RetryAfter-Secs', { 'X-Acme-RetryAfter-Secs': '4' }, 4000],
    ['X-RateLimit-Wait-Ms', { 'X-RateLimit-Wait-Ms': '1500' }, 1500],
    ['X-Throttle-Wait-Seconds', { 'X-Throttle-Wait-Seconds': '7' }, 7000],
    ['X-RateLimit-After', { 'X-RateLimit-After': '3' }, 3000],
  ])('%s', (_, headers, ms) => {
    expect(read(headers, 429).retryAfterMs).toBe(ms);
    expect(read(headers).retryAfterMs).toBe(ms);
  });

  test.each(['9999999999999999999', '40000000', 'soon', ''])('%j is none', (text) => {
    expect(read({ 'Retry-After': text }, 429)).toEqual({ windows: [] });
  });

  test('a 200 orders nothing', () => {
    expect(read({ 'Retry-After': '30' }, 200)).toEqual({ windows: [] });
    expect(read({ 'Retry-After': '30' }, 399)).toEqual({ windows: [] });
    expect(read({ 'Retry-After': '30' }, 400).retryAfterMs).toBe(30_000);
    expect(read({ 'Retry-After': '30' }, 503).retryAfterMs).toBe(30_000);
  });

  test('a date is corrected like an epoch', () => {
    const date = new Date(now + 60_000).toUTCString();
    expect(read({ Date: date, 'Retry-After': new Date(now + 90_000).toUTCString() }, 429).retryAfterMs).toBe(30_000);
  });
});

test('headers come as Headers, records of text, numbers and lists, maps and pairs; names in any case', () => {
  const is = { limit: 9, remaining: 2, windows: [{ limit: 9, remaining: 2 }] };
  expect(parseRateLimit(new Headers({ 'x-ratelimit-limit': '9', 'x-ratelimit-remaining': '2' }))).toEqual(is);
  expect(parseRateLimit({ 'X-RATELIMIT-LIMIT': 9, 'x-RateLimit-Remaining': ['2', '7'], 'X-RateLimit-Reset': undefined })).toEqual(is);
  expect(
    parseRateLimit(
      new Map([
        ['X-RateLimit-Limit', '9'],
        ['X-RateLimit-Remaining', '2'],
      ]),
    ),
  ).toEqual(is);
  expect(
    parseRateLimit([
      ['x-ratelimit-limit', '9'],
      ['x-ratelimit-remaining', '2'],
    ]),
  ).toEqual(is);
  expect(parseRateLimit(undefined as unknown as Headers)).toEqual({ windows: [] });
});

test('headers that only look like limits are left alone', () => {
  expect(
    read({ 'X-Upload-Limit': '100', 'Content-Length-Limit': '5', 'X-Total-Remaining': '3', 'X-RateLimit-Replenish-Rate': '1' }),
  ).toEqual({ windows: [] });
});

test('now is a date, a number or a function', () => {
  const headers = { 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': '30' };
  for (const given of [now, new Date(now), () => now]) expect(parseRateLimit(headers, { now: given }).resetAt).toEqual(reset);
});

const words = fc.constantFrom(
  'x',
  'ratelimit',
  'rate',
  'limit',
  'remaining',
  'reset',
  'used',
  'day',
  'policy',
  'retry',
  'after',
  'ms',
  'quota',
  'tokens',
  'acme',
  '',
);
const names = fc.oneof(
  fc.array(words, { maxLength: 6 }).map((parts) => parts.join('-')),
  fc.constantFrom('RateLimit', 'RateLimit-Policy', 'Retry-After', 'Date'),
  fc.string(),
);
const scraps = fc.constantFrom(
  '"',
  ';',
  ',',
  '=',
  ' ',
  'r',
  't',
  'q',
  'w',
  '-',
  '.',
  ':',
  '/',
  'm',
  's',
  'Z',
  'T',
  'Sat, ',
  'Nov ',
  'GMT',
  'unlimited ',
  '2026-11-21',
  '12:00:00',
  'NaN',
  'Infinity',
);
const values = fc.oneof(
  fc
    .array(fc.oneof(scraps, fc.nat().map(String), fc.double().map(String), fc.bigInt().map(String)), { maxLength: 8 })
    .map((parts) => parts.join('')),
  fc.string(),
);

property.prop(
  [
    fc.array(fc.tuple(names, values), { maxLength: 12 }),
    fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }),
    fc.oneof(fc.nat({ max: 8_640_000_000_000_000 }), fc.double()),
  ],
  { numRuns: 3000 },
)('whatever the headers, nothing throws, no number is NaN, and no date is further off than 366 days', (pairs, status, at) => {
  const { windows, ...primary } = parseRateLimit(pairs, { now: at, status });
  for (const { limit = 0, remaining = 0, resetAt } of [primary, ...windows]) {
    expect(limit >= 0 && limit < Infinity && remaining >= 0 && remaining < Infinity).toBe(true);
    if (resetAt) expect(Math.abs(resetAt.getTime() - at)).toBeLessThanOrEqual(366 * 86_400_000 + 1);
  }
  const { retryAfterMs = 0 } = primary;
  expect(retryAfterMs >= 0 && retryAfterMs <= 366 * 86_400_000).toBe(true);
});

const count = fc.nat({ max: 1e6 });

property.prop([count, count])('used and remaining make the limit', (used, remaining) => {
  expect(read({ 'X-Acme-Quota-Used': `${used}`, 'X-Acme-Quota-Left': `${remaining}` })).toMatchObject({
    limit: used + remaining,
    remaining,
  });
});

const quotas = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.nat({ max: 1e6 })).map(([limit, left]) => ({ limit, remaining: Math.min(limit, left) })),
  { selector: ({ limit }) => limit, minLength: 2, maxLength: 5 },
);

property.prop([quotas, fc.constantFrom(',', ', ')])(
  'all windows of a list are read, the one with the smallest share left first',
  (list, separator) => {
    const { limit, remaining, windows } = read({
      'X-RateLimit-Limit': list.map((window) => window.limit).join(separator),
      'X-RateLimit-Remaining': list.map((window) => window.remaining).join(separator),
    });
    const found = windows.map((window) => ({ limit: window.limit, remaining: window.remaining }));
    expect(found.toSorted((a, b) => a.limit! - b.limit!)).toEqual(list.toSorted((a, b) => a.limit - b.limit));
    expect(remaining! / limit!).toBe(Math.min(...list.map((window) => window.remaining / window.limit)));
  },
);

const damage = fc.constantFrom('"', ',', ';', '=', ', r=', '; =5', ',"day', ', "day";t=', ', 5 apples');
const fields = fc.constantFrom('"minute";r=50;t=30', '"minute";r=50;t=30, "day";r=10;t=30', 'limit=100, remaining=50, reset=30');

property.prop([fields, damage])('a structured field that is malformed at its end is ignored whole', (field, end) => {
  expect(read({ RateLimit: field }).windows).not.toEqual([]);
  expect(read({ RateLimit: field + end })).toEqual({ windows: [] });
});

test.each<[string, (index: number) => Record<string, string>]>([
  ['names', (index) => ({ [`X-RateLimit-Remaining-W${index}`]: '9' })],
  ['vendors', (index) => ({ [`X-V${index}-RateLimit-Limit`]: `${index + 9}`, [`X-V${index}-RateLimit-Remaining`]: '9' })],
])('of windows with very many %s only the first 32 are kept', (_, headersOf) => {
  const indexes = Array.from({ length: 2000 }, (_value, index) => index);
  expect(read(Object.assign({}, ...indexes.map(headersOf)) as Record<string, string>).windows).toHaveLength(32);
});

test('a clock without a time: no time is reported', () => {
  for (const at of [NaN, Infinity]) {
    expect(parseRateLimit({ 'Retry-After': '0', 'X-RateLimit-Remaining': '1', 'X-RateLimit-Reset': '30' }, { now: at })).toEqual({
      remaining: 1,
      windows: [{ remaining: 1 }],
    });
  }
});
