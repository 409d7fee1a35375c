import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen, type MockSocket } from '@recipe-ai/sdk/mock/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recipeAi, start } from './run.js';

const macaroni = 'examples/recipes/baked-macaroni.json';

describe('recipe-ai', { timeout: 30_000 }, () => {
  test.each([
    ['generate', ['generate', 'chickpeas', 'spinach', '--diet', 'vegan', '--servings', '3', '--mock'], /serves 3/],
    ['generate from a file', ['generate', '--pantry', 'examples/pantry.json', '--mock'], /peanut butter/],
    ['healthify', ['healthify', macaroni, '--focus', 'low_fat', '--mock'], /Changed/],
    ['rewrite-tone', ['rewrite-tone', macaroni, '--tone', 'poetic', '--mock'], /375°F/],
    ['budgetify-recipe', ['budgetify-recipe', macaroni, '--mock'], /% less/],
    ['adapt-method', ['adapt-method', 'examples/recipes/lemon-roast-chicken.json', '--to', 'air_fryer', '--mock'], /165/],
    ['suggest-substitute', ['suggest-substitute', 'butter', '--allergy', 'milk', '--mock'], /1\. .*: /],
    ['enrich-ingredients', ['enrich-ingredients', '2 cups chopped onion', '--mock'], /onion, \d+ g, produce/],
    ['suggest-categories', ['suggest-categories', 'milk', 'basil', '--mock'], /milk {2}dairy_eggs/],
  ])('%s answers for people, without colours in a pipe', async (_, args, says) => {
    const { code, out, err } = await recipeAi(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(says);
    expect(out).not.toContain('\u001b');
  });

  test('prints JSON where that is asked for, the same for the same seed', async () => {
    const args = ['generate', 'rice', 'beans', '--seed', '7', '--json'];
    const [one, other] = await Promise.all([recipeAi(args), recipeAi(args)]);
    expect(JSON.parse(one.out)).toMatchObject({ servings: 2, pantry: { used: expect.arrayContaining(['rice']) } });
    expect(other.out).toBe(one.out);
  });

  test('reads a recipe from standard input', async () => {
    const { code, out } = await recipeAi(['healthify', '-', '--mock', '--json'], {}, await readFile(macaroni, 'utf8'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('nutrition_after');
  });

  test.each<[string, string[], number, RegExp]>([
    ['an unknown command', ['bake'], 2, /unknown command.*--help/s],
    ['a missing argument', ['healthify'], 2, /missing required argument 'recipe'/],
    ['a file that is not there', ['healthify', 'nowhere.json', '--mock'], 2, /nowhere\.json cannot be read: ENOENT/],
    ['a file that is no JSON', ['healthify', 'README.md', '--mock'], 2, /README\.md is not JSON/],
    [
      'a request that breaks the contract',
      ['adapt-method', macaroni, '--to', 'campfire', '--mock'],
      2,
      /target_method: expected one of oven/,
    ],
    ['no key', ['generate', 'rice'], 2, /RECIPE_AI_API_KEY/],
    ['a number that is none', ['generate', 'rice', '--servings', 'two'], 2, /"two" is not a number/],
    ['a service that is not there', ['generate', 'rice'], 1, /could not be reached.*ECONNREFUSED/],
  ])('says what is wrong in one line, and by its exit status: %s', async (what, args, status, says) => {
    const { url, close } = await listen(createMockService());
    await close();
    const env = what.startsWith('a service') ? { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: url } : {};
    const { code, out, err } = await recipeAi(args, env);
    expect({ code, out }).toEqual({ code: status, out: '' });
    expect(err).toMatch(says);
    expect(err).not.toMatch(/^ +at /m);
  });

  test('mock runs the service on a port, says with which key, and ends when it is told to', async () => {
    const mock = start(['mock', '--port', '0', '--tier', 'pro']);
    const [, url, key] = await mock.says(/ready at (http:\/\/127\.0\.0\.1:\d+) with the key (\S+)/);
    const { code, out } = await recipeAi(['suggest-categories', 'rice'], { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: key! });
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('grains_pasta') });
    mock.child.kill('SIGTERM');
    expect(await mock.ended).toMatchObject({ code: 0 });
  });

  test('a spent limit has an exit status of its own', async () => {
    const mock = start(['mock', '--port', '0', '--tier', 'sandbox']);
    const [, url, key] = await mock.says(/ready at (\S+) with the key (\S+)/);
    for (let call = 0; call < 10; call++) await fetch(`${url}/api/v1/pantries`, { headers: { authorization: `Bearer ${key}` } });
    expect(await recipeAi(['suggest-categories', 'rice'], { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: key! })).toMatchObject({
      code: 3,
      err: expect.stringMatching(/trial.*Upgrade/),
    });
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('listen prints what trigger posts, and refuses another secret', async () => {
    const listener = start(['listen', '--port', '0', '--secret', 'right']);
    const [, url] = await listener.says(/Listening at (http:\S+?);/);
    expect(await recipeAi(['trigger', 'healthify', '--to', url!, '--secret', 'right', '--request-id', 'job-7'])).toMatchObject({ code: 0 });
    await listener.says(/healthify job-7/);
    expect(await recipeAi(['trigger', 'rewrite-tone', '--to', url!, '--secret', 'wrong'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('401'),
    });
    await listener.says(/refused: secret-mismatch/);
    listener.child.kill('SIGTERM');
    expect((await listener.ended).code).toBe(0);
  });
});

describe('recipe-ai batch', { timeout: 60_000 }, () => {
  let folder: string;
  let socket: MockSocket;
  let env: Record<string, string>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'batch-'));
    socket = await listen(createMockService({ latency: 20 }));
    const { apiKey, baseUrl } = socket.connection({ tier: 'scale' });
    env = { RECIPE_AI_API_KEY: apiKey, RECIPE_AI_BASE_URL: baseUrl };
  });
  afterEach(async () => {
    await socket.close();
    await rm(folder, { recursive: true });
  });

  const write = async (count: number): Promise<[string, string]> => {
    const [input, output] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')];
    const lines = Array.from({ length: count }, (_, index) =>
      JSON.stringify({ operation: 'suggestSubstitute', request: { ingredient: `butter ${index}` } }),
    );
    await writeFile(input, `${lines.join('\n')}\n`);
    return [input, output];
  };
  const read = async (file: string) =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; status: string });

  test('writes one line a call', async () => {
    const [input, output] = await write(25);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    expect((await read(output)).map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
  });

  test('that was killed goes on where it stopped: it loses no result and repeats none', async () => {
    const [input, output] = await write(300);
    const first = start(['batch', input, '-o', output, '--concurrency', '4'], env);
    for (let lines = 0; lines < 40;) {
      await new Promise((resolve) => setImmediate(resolve));
      lines = await readFile(output, 'utf8').then(
        (text) => text.split('\n').length,
        () => 0,
      );
    }
    first.child.kill('SIGKILL');
    await first.ended;
    const kept = (await readFile(output, 'utf8')).split('\n').slice(0, -1);
    expect(kept.length).toBeLessThan(300);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 0 });
    const all = await readFile(output, 'utf8');
    expect(all.startsWith(kept.join('\n'))).toBe(true);
    expect((await read(output)).map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 300 }, (_, index) => index + 1),
    );
  });

  test('refuses an output that was begun for another input', async () => {
    const [input, output] = await write(3);
    await recipeAi(['batch', input, '-o', output], env);
    await writeFile(input, `${JSON.stringify({ operation: 'healthify', request: {} })}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 2, err: expect.stringContaining('not what it was') });
  });

  test('notes a call that cannot succeed, and goes on', async () => {
    const [input, output] = await write(2);
    await writeFile(input, `${await readFile(input, 'utf8')}{"operation": "healthify", "request": {}}\n`);
    expect(await recipeAi(['batch', input, '-o', output], env)).toMatchObject({ code: 1, err: expect.stringContaining('1 of 3 failed') });
    expect((await read(output)).filter(({ status }) => status === 'rejected')).toMatchObject([
      { line: 3, error: { code: 'invalid_request' } },
    ]);
  });
});
