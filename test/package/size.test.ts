import { readFileSync, statSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';
import { gzippedSize, splitSize } from '../support/gzipped-size.js';

/** What a program imports, and the most bytes it may have. */
interface Bound {
  name: string;
  program: string;
  /** Packages that do not count. */
  without?: string[];
  bytes: number;
}

const all = (name: string, bytes: number, without?: string[]): Bound => ({
  name,
  program: `export * from '@recipe-ai/sdk${name}';`,
  bytes,
  without,
});

/** A program that loads some of its files when it needs them. */
interface SplitBound {
  name: string;
  program: string;
  /** Bytes that are loaded before the program runs. */
  first: number;
  /** Bytes of all files. */
  all: number;
}

// What only calls need is loaded with the first call. In one file, both programs have about as many bytes as all their files.
const splitBounds: SplitBound[] = [
  // The goal is 27 kB at first. The limiter has 14 of them, 0.3 to read forms of headers that few services send, 0.7 to cope with headers that mislead and buckets whose resets look like windows, 1.3 to tell sliding logs of many periods from windows and counters, 0.3 to learn what a call costs, 0.2 to learn periods from Retry-After, and 0.1 to judge tests without a response. A batch that waits and estimates its end has 1.2. What the first call loads is ky, zod, the schemas and the code of a call; 0.35 of it tell limits from other errors, also those with a 403 or 529, and end waits that are longer than totalTimeout, 0.6 are the mask for secrets, and 0.45 are a bound for the `apiKey` function, signals without `AbortSignal.any`, missing globals, and errors without undefined fields. 0.35 tell mistakes of a `fetch` and writes that may have run from other failed connections. Awaited batches have 0.15 at first, and checks of blank values and of headers 0.1; the table of statuses, times in advice and durations of several units have 0.2 of a call, and masks of secrets of any length 0.25. A queue that calls leave in any order, the end of totalTimeout in it, and limiters that are kept while they know of limits have 0.5; the names of probes 0.2, limits of tokens 0.35, slow refusals, the Date of a cache and costs that shrink 0.25; limits with other statuses, blocked ports and keys in quotes 0.6 of a call. Results that nothing would deliver, the address of the mock, and the advice about allergies have 0.2 of a call. What is wrong with numbers has 0.1 at first; timeouts of fetch itself, used-up retries, and requests that are no object have 0.2 of a call. A limiter for each clock, and what is wrong with numbers and functions, have 0.25 at first.
  { name: 'RecipeAI', program: "export { RecipeAI } from '@recipe-ai/sdk';", first: 31_020, all: 65_100 },
  { name: 'the whole client', program: "export * from '@recipe-ai/sdk';", first: 34_570, all: 68_650 },
];

// The bounds of whole entries are at most 2 % more than their sizes in November 2026.
const bounds: Bound[] = [
  // The goal was 2 kB and zod/mini, which has 5. It does without zod, and the advice in its errors stays. To find a misspelt option takes 450; what was received of a rejected body, and the numbers in messages, 350; to tell a body that broke off from one that was read before, 50. What is wrong with a secret or a request, and what a function threw, have 170.
  { name: 'verifyCallback', program: "export { verifyCallback } from '@recipe-ai/sdk';", bytes: 4_500 },
  // An error class includes neither ky nor zod.
  { name: 'an error class', program: "export { RateLimitError } from '@recipe-ai/sdk';", bytes: 600 },
  all('/callbacks', 8_360), // 170 of them: what is wrong with a secret, as above, and as many: misspelled types; 85 of them: requests of Node without their adapter; 60: bodies that broke off; 40: the fields of data that make a callback known; 100 of them: waits whose store is away; 60: runtimes without immediates, and errors of the receiver itself; 350: rejected bodies, as above; 320: stores that do not respond, and their replies
  all('/callbacks/node', 2_260), // 250 of them: what was received of a body that broke off; 90: what is no receiver; 45: what is no event
  all('/redis', 27_670), // 0.65 of it: calls that were sent while Redis was away, and replies that were lost; the checks of options have 1.4, forms of headers 0.3, headers that mislead 0.7, sliding logs of many periods 0.3, what Retry-After says of periods 0.2, probes without a response 0.1, and the queue that calls leave in any order 0.5
  all('/probe', 51_870), // secrets of any length have 0.25 of it; it shares the limiter, and the errors of calls with their table of statuses, with the client
  // The OpenAPI document is most of both.
  all('/mcp', 21_900, ['@modelcontextprotocol/server']),
  all('/ai', 20_500),
  // Dangers of recipes, and what diets and allergies leave out, have 3.5 of each; names of foods and allergens in four more languages, and times of heat, another 3.6.
  // Poisons and core heats in these languages, things that are no food, and what a step poisons have 3.
  // Allergens, proteins and diets in fourteen more languages have 3, how long food keeps and how people say its age 2.5, what is told of amounts and languages 1.5.
  // What has used up a limit, for the log, has 0.2.
  // Parts of allergies, food that stood warm, and poisonous plants in four more languages have 6.
  // Hosts in a shared state, statuses without a body and timeouts longer than a timer have 0.1.
  // Foods in three languages, emoji of foods, amounts in steps, labels of substitutes, sources of nutrients and ages between dates have 1.7.
  // Restrictions that let food pass by their form, German units and food that was left out have 4.
  // Misspelled codes, a missing tier and missing globals have 0.4.
  // What is wrong with times, handlers, mocks and parts of a mock has 0.6.
  all('/mock', 496_400),
  all('/mock/msw', 498_000, ['msw', 'msw/*']),
  all('/mock/browser', 498_000, ['msw', 'msw/*']),
  all('/mock/node', 557_900),
  all('/mock/postgres', 3_060),
  all('/mock/engine', 19_900, ['ai', 'ai/*']), // 0.5 of it: signals without `AbortSignal.any`
  all('/mock/record', 30_980), // 0.25 of it: secrets of any length
];

test.each(bounds)('$name has at most $bytes bytes, minified and gzipped', async ({ program, without = [], bytes }) => {
  // The entries of Node import its built-in modules.
  expect(await gzippedSize(program, inject('consumer'), [...without, 'node:*'])).toBeLessThanOrEqual(bytes);
});

test.each(splitBounds)('$name loads at most $first bytes at first, and $all in all', async ({ program, first, all: bytes }) => {
  const size = await splitSize(program, inject('consumer'), []);
  expect(size.first).toBeLessThanOrEqual(first);
  expect(size.all).toBeLessThanOrEqual(bytes);
});

test('verifyCallback of /callbacks loads nothing of a client, also with splitting', async () => {
  const { first, all: bytes } = await splitSize("export { verifyCallback } from '@recipe-ai/sdk/callbacks';", inject('consumer'), []);
  expect(bytes).toBe(first);
  expect(bytes).toBeLessThanOrEqual(4_460);
});

test('the guide to deploying names the sizes of the client', async () => {
  const [{ program }] = splitBounds as [SplitBound];
  const { first, all: inFiles } = await splitSize(program, inject('consumer'), []);
  const inOneFile = await gzippedSize(program, inject('consumer'), []);
  const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  const guide = readFileSync('docs/guide/deploying.md', 'utf8');
  expect(guide).toContain(`loads ${kB(first)} (minified and gzipped). The first call loads the other ${kB(inFiles - first)}.`);
  expect(guide).toContain(`A bundle of one file has ${kB(inOneFile)}.`);
});

test('every entry has a bound', () => {
  const programs = [...bounds, ...splitBounds].map(({ program }) => program);
  expect(entries.filter(({ name }) => !programs.includes(`export * from '${name}';`))).toEqual([]);
});

// The goal was 750 kB. Persistence in Postgres has 10 kB of it, and the webhook tools have 8: 5 of code and 3 of guides. A model
// behind the mock has 13: 5 of the engine, 4 of the kitchen's review, 3 of the guide. Assistants have 9: 6 of code, 3 of the guide.
// Record and replay has 19 kB, measured: 6 of the entry, 4 of guides, the rest is the comparison, the hook, the command and declarations. The names of
// foods in four more languages, the times of heat and the longer guides have 9. The command's checks of values, files and addresses, and its
// completion of the contract's words, have 1, and the kitchen's dangers in four more languages 1.5. Its allergens in fourteen more languages, and how long food keeps, have 6. What is said of a part of an allergy, food that stood warm and more poisons have 7.
// Awaited batches, the table of statuses and clearer messages have 2, and options of batch lines, masks of any length and the limiter's repairs 2.
// Advice for limits with other statuses, checks of receivers, keys and paths, and refusals by chance have 4.
// The same of the kitchen, as in /mock above, has 1.
// Guides to batches that stop or continue, to results that come later and to unknown ingredients have 2 of another 4; the rest is their errors, the scenario of a 429 and headers of faults.
// What is wrong with a secret, a time, a unit or a handler, and which option helps, has 2.
test('the tarball has at most 920 kB', () => {
  expect(statSync(inject('tarball')).size).toBeLessThanOrEqual(920_000);
});
