import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { describe, expect, test } from 'vitest';
import { recipeAi, runInShell } from './run.js';

const macaroni = 'examples/recipes/baked-macaroni.json';

describe('recipe-ai', { timeout: 30_000 }, () => {
  test.each([
    ['generate', ['generate', 'chickpeas', 'spinach', '--diet', 'vegan', '--servings', '3', '--mock'], /serves 3/],
    ['generate from a file', ['generate', '--pantry', 'examples/pantry.json', '--mock'], /peanut butter/],
    ['healthify', ['healthify', macaroni, '--focus', 'low_fat', '--mock'], /Changes/],
    ['rewrite-tone', ['rewrite-tone', macaroni, '--tone', 'poetic', '--mock'], /375°F/],
    ['budgetify-recipe', ['budgetify-recipe', macaroni, '--mock'], /% less/],
    ['adapt-method', ['adapt-method', 'examples/recipes/lemon-roast-chicken.json', '--to', 'air_fryer', '--mock'], /165/],
    ['suggest-substitute', ['suggest-substitute', 'butter', '--allergy', 'milk', '--mock'], /1\. .*: /],
    ['enrich-ingredients', ['enrich-ingredients', '2 cups chopped onion', '--mock'], /onion, \d+ g, produce/],
    ['suggest-categories', ['suggest-categories', 'milk', 'basil', '--mock'], /milk {2}dairy_eggs/],
  ])('%s prints its result, without colours in a pipe', async (_, args, message) => {
    const { code, out, err } = await recipeAi(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(message);
    expect(out).not.toContain('\u001b');
  });

  test('prints JSON with --json, the same for the same seed', async () => {
    const args = ['generate', 'rice', 'beans', '--seed', '7', '--json'];
    const [one, other] = await Promise.all([recipeAi(args), recipeAi(args)]);
    expect(JSON.parse(one.out)).toMatchObject({ servings: 2, pantry: { used: expect.arrayContaining(['rice']) } });
    expect(other.out).toBe(one.out);
  });

  test('reads a recipe from standard input', async () => {
    const { code, out } = await recipeAi(['healthify', '-', '--mock', '--json'], {}, await readFile(macaroni, 'utf8'));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('data.nutrition_after');
  });

  test('takes a file with a byte order mark', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bom-'));
    const file = path.join(folder, 'recipe.json');
    await writeFile(file, `\uFEFF${await readFile(macaroni, 'utf8')}`);
    expect(await recipeAi(['healthify', file, '--mock'])).toMatchObject({ code: 0, err: '' });
    await rm(folder, { recursive: true });
  });

  test('passes recipes from command to command', async () => {
    const generated = await recipeAi(['generate', 'rice', 'beans', '--mock', '--json']);
    const healthier = await recipeAi(['healthify', '-', '--mock', '--json'], {}, generated.out);
    const { code, err } = await recipeAi(['rewrite-tone', '-', '--tone', 'concise', '--mock'], {}, healthier.out);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test.each<[string, string[], number, RegExp]>([
    ['an unknown command', ['bake'], 2, /unknown command.*--help/s],
    ['an unknown command whose help is asked for', ['bake', '--help'], 2, /unknown command 'bake'/],
    ['an unknown command of a group', ['pantries', 'bake', '-h'], 2, /unknown command 'bake'/],
    ['a missing argument', ['healthify'], 2, /missing required argument 'recipe'/],
    ['a file that is not there', ['healthify', 'nowhere.json', '--mock'], 2, /nowhere\.json cannot be read: there is no such file\./],
    ['a file that is not JSON', ['healthify', 'README.md', '--mock'], 2, /README\.md is not JSON/],
    [
      'a request that breaks the contract',
      ['adapt-method', macaroni, '--to', 'campfire', '--mock'],
      2,
      /target_method: expected one of oven/,
    ],
    ['a value close to a choice', ['mock', 'reset', 'limit'], 2, /Allowed choices are limits, .*\n\(Did you mean limits\?\)/],
    ['a misspelled operation of a callback', ['trigger', 'healthyfy', '--to', 'http://localhost:3000'], 2, /\(Did you mean healthify\?\)/],
    ['an option close to a choice', ['mock', 'fail', '*', '--network', 'rest'], 2, /\(Did you mean reset\?\)/],
    ['no key', ['generate', 'rice'], 2, /RECIPE_AI_API_KEY/],
    ['a key with a space', ['generate', 'rice', '--api-key', 'a b'], 2, /^--api-key or RECIPE_AI_API_KEY must be printable ASCII/],
    [
      'a number with a unit',
      ['generate', 'rice', '--minutes', '1h'],
      2,
      /--minutes: "1h" is not a whole number of minutes; did you mean 60\?/,
    ],
    ['a number that is not one', ['generate', 'rice', '--servings', 'two'], 2, /--servings: "two" is not a number/],
    ['a service that is not there', ['generate', 'rice'], 1, /could not be reached.*ECONNREFUSED/],
  ])('reports %s in one line and by its exit status', async (what, args, status, message) => {
    const { url, close } = await listen(createMockService());
    await close();
    const env = what.startsWith('a service') ? { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: url } : {};
    const { code, out, err } = await recipeAi(args, env);
    expect({ code, out }).toEqual({ code: status, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^ +at /m);
  });

  test.each([
    ['another command without --json', 'Rice and Beans\nserves 2', /add --json to that command/],
    ['a command that failed', '', /Standard input is empty\. Did the command before it fail\?/],
  ])('explains the input from %s', async (_, input, message) => {
    expect(await recipeAi(['healthify', '-', '--mock'], {}, input)).toMatchObject({ code: 2, err: expect.stringMatching(message) });
  });

  test('points to the help of the command for an unknown option', async () => {
    expect((await recipeAi(['generate', '--servngs', '2'])).err).toContain('(recipe-ai generate --help lists its options)');
    expect((await recipeAi(['mock', 'clock', '--frobnicate'])).err).toContain('(recipe-ai mock clock --help lists its options)');
  });

  test.each([
    ['generate', '--time', '--minutes'],
    ['generate', '--allergy', '--diet'],
    ['budgetify-recipe', '--allergies', '--diet'],
    ['suggest-substitute', '--allergies', '--allergy'],
    ['suggest-substitute', '--dietary-restrictions', '--diet'],
  ])('points from the field of a request to the option of %s: %s', async (command, field, option) => {
    expect((await recipeAi([command, 'rice', field, 'x'])).err).toContain(`(Did you mean ${option}?)`);
  });

  test.each([
    ['recipe-ai pantries list', '--mock', ['pantries', '--mock', 'list']],
    ['recipe-ai pantries items list', '--json', ['--json', 'pantries', 'items', 'list', 'pan_1']],
    ['recipe-ai generate', '--mock', ['--mock', 'generate', 'rice']],
    ['recipe-ai mock fail', '--times', ['mock', '--times', '1', 'fail', 'healthify']],
  ])('says that the option belongs after %s: %s', async (command, option, args) => {
    expect(await recipeAi(args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining(`error: unknown option '${option}'\n(Put ${option} after the command: ${command} ${option})\n(`),
    });
  });

  test.each([
    ['help mock fail', 'mock fail'],
    ['mock help fail', 'mock fail'],
    ['help pantries items add', 'pantries items add'],
    ['help generate', 'generate'],
    ['mock help', 'mock'],
    ['mock --port 1 help', 'mock'],
    ['mock --port 1 help fail', 'mock fail'],
    ['help pantries help', 'pantries'],
    ['pantries help help', 'pantries'],
    ['help help', '\\[options'],
    ['help --help', '\\[options'],
  ])('%s prints the help of %s', async (args, command) => {
    const { code, out } = await recipeAi(args.split(' '));
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(new RegExp(`^Usage: recipe-ai ${command}\\b`)) });
  });

  test.each([
    ['help bogus', "error: unknown command 'bogus'\n(recipe-ai --help lists the commands)\n"],
    ['help generat', "error: unknown command 'generat'\n(Did you mean generate?)\n(recipe-ai --help lists the commands)\n"],
    ['help mock fale', "error: unknown command 'fale'\n(Did you mean fail?)\n(recipe-ai mock --help lists its options)\n"],
    ['pantries help lst', "error: unknown command 'lst'\n(Did you mean list?)\n(recipe-ai pantries --help lists its options)\n"],
  ])('%s says that there is no such command', async (args, err) => {
    expect(await recipeAi(args.split(' '))).toEqual({ code: 2, out: '', err });
  });

  test.each(['recipe-ai', 'mock', 'pantries', 'pantries items', 'har'])('the help of %s lists the command help', async (command) => {
    const { out } = await recipeAi([...command.replace('recipe-ai', '').split(' ').filter(Boolean), '--help']);
    expect(out).toMatch(/^ {2}help \[command\] /m);
  });

  test.each(['--time', '--allergy'])('never suggests an option that the command does not have: %s', async (field) => {
    expect((await recipeAi(['healthify', macaroni, field, 'x'])).err).not.toContain('Did you mean');
  });

  test.each([
    ['mock fail', '--malformed <kind>', '--times', ['mock', 'fail', 'healthify', '--malformed', '--times', '1']],
    ['generate', '--cuisine <name>', '--mock', ['generate', 'rice', '--cuisine', '--mock']],
    ['generate', '--servings <number>', '--mock', ['generate', 'rice', '--servings', '--mock']],
    ['batch', '-o, --output <file>', '--mock', ['batch', 'package.json', '-o', '--mock']],
    ['mock', '-p, --port <number>', '--seed', ['mock', '--port', '--seed', '1']],
  ])('%s rejects %s without a value, before another option', async (command, flags, next, args) => {
    expect(await recipeAi(args)).toEqual({
      code: 2,
      out: '',
      err: `error: option '${flags}' has no value before '${next}'\n(recipe-ai ${command} --help lists its options)\n`,
    });
  });

  test('takes a value that begins with two hyphens after an equals sign', async () => {
    expect(await recipeAi(['rewrite-tone', macaroni, '--tone', 'playful', '--audience=--me', '--mock'])).toMatchObject({ code: 0 });
  });

  test('says in words why a file cannot be read', async () => {
    expect((await recipeAi(['healthify', 'nofile.json', '--mock'])).err).toContain('nofile.json cannot be read: there is no such file.');
    expect((await recipeAi(['healthify', 'docs', '--mock'])).err).toContain('docs cannot be read: it is a folder.');
  });

  test('shows an address of a service as the example of --base-url', async () => {
    expect((await recipeAi(['pantries', 'list', '--base-url', 'example.com'])).err).toContain(
      '--base-url must be an absolute URL, such as https://api.example.com, not "example.com".',
    );
  });

  test.each([
    ['http://me:word@localhost', /^--base-url must not contain a user name or a password\. Pass the API key with RECIPE_AI_API_KEY\.$/m],
    ['http://localhost?key=word', /^--base-url must not contain a query or a fragment\.$/m],
  ])('rejects the address %s without showing it', async (address, message) => {
    const { code, err } = await recipeAi(['pantries', 'list', '--base-url', address]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toContain('word@');
  });

  test.each([
    [
      ['pantries', 'list', '--base-url', 'ftp://me:word@localhost'],
      /^--base-url must be an absolute URL, such as https:\/\/api\.example\.com\.$/m,
    ],
    [['mock', 'clock', '--url', 'http://me:word@127.0.0.1:9'], /^--url must not contain a user name or a password\.$/m],
    [['mock', '--forward-to', 'http://me:word@localhost:3000'], /^--forward-to must not contain a user name or a password\.$/m],
    [['mock', '--record', 'http://me:word@localhost:3000'], /^--record must not contain a user name or a password\.$/m],
    [['listen', '--forward-to', 'htp://localhost?token=word'], /^--forward-to must be an absolute URL, such as \S+\.$/m],
    [['pantries', 'list'], /^RECIPE_AI_BASE_URL must not contain a user name or a password\. Pass the API key with RECIPE_AI_API_KEY\.$/m],
  ])('%s does not show the secret of an address', async (args, message) => {
    const { code, out, err } = await recipeAi(args, { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: 'http://me:word@localhost' });
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringMatching(message) });
    expect(err).not.toContain('word@');
    expect(err).not.toContain('=word');
  });

  test('checks the addresses of the environment only if they are used', async () => {
    const env = { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: 'nowhere', RECIPE_AI_AI_URL: 'nowhere' };
    const { url, close } = await listen(createMockService({ keys: { k: 'pro' } }));
    expect(await recipeAi(['pantries', 'list', '--base-url', url, '--ai-url', url], env)).toMatchObject({ code: 0, err: '' });
    expect(await recipeAi(['pantries', 'list', '--base-url', url], env)).toMatchObject({
      code: 2,
      err: 'RECIPE_AI_AI_URL must be an absolute URL, such as https://ai.example.com, not "nowhere".\n',
    });
    await close();
  });

  test.each([
    [['mock', '--host', ''], '--host <address>'],
    [['mock', '--scenario', ''], '--scenario <name>'],
    [['mock', '--history', ''], '--history [file]'],
    [['generate', 'rice', '--diet', ' , ', '--mock'], '--diet <name>'],
    [['suggest-substitute', 'butter', '--allergy=', '--mock'], '--allergy <name>'],
    [['mcp', '--only', '', '--mock'], '--only <operation>'],
    [['pantries', 'list', '--search', '', '--mock'], '--search <text>'],
  ])('%j rejects an empty value', async (args, flags) => {
    const { code, out, err } = await recipeAi(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`error: option '${flags}' has an empty value\n`);
  });

  test.each([
    ['generate', ['generate', 'rice', '--mock', '--base-url', 'http://localhost:4010'], '--base-url <url>'],
    ['generate', ['generate', 'rice', '--seed', '1', '--api-key', 'k'], '--api-key <key>'],
    ['probe', ['probe', '--mock', '--ai-url', 'http://localhost:4010'], '--ai-url <url>'],
  ])('%s rejects the mock together with a service: %j', async (command, args, flags) => {
    const err = `error: option '--mock' cannot be used with option '${flags}'\n(recipe-ai ${command} --help lists its options)\n`;
    expect(await recipeAi(args)).toEqual({ code: 2, out: '', err });
  });

  test('takes an empty text', async () => {
    expect(await recipeAi(['pantries', 'create', 'Home', '--description', '', '--mock'])).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    ['null', 'null'],
    ['a text', '"rice"'],
    ['a number', '5'],
    ['a request with a text', '{"ingredients": "rice"}'],
  ])('generate rejects a pantry that is %s', async (_, input) => {
    const message = '--pantry -: its JSON must be a list of ingredients, or a request with a list of `ingredients`.\n';
    expect(await recipeAi(['generate', 'eggs', '--pantry', '-', '--mock'], {}, input)).toEqual({ code: 2, out: '', err: message });
  });

  test('rejects a file that is not UTF-8', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'latin-'));
    const file = path.join(folder, 'recipe.json');
    await writeFile(file, Buffer.from('{"title": "Crème", "ingredients": ["1 cup crème"], "instructions": ["Stir."]}', 'latin1'));
    expect(await recipeAi(['healthify', file, '--mock'])).toEqual({
      code: 2,
      out: '',
      err: `${file} is not UTF-8. Convert it to UTF-8.\n`,
    });
    await rm(folder, { recursive: true });
  });

  test('says in one line that standard output cannot be written', async () => {
    await expect(runInShell('"$@" > /dev/full', ['generate', 'rice', '--mock'])).rejects.toMatchObject({
      code: 1,
      stderr: 'Standard output cannot be written: its disk is full.\n',
    });
  });

  test('says on standard error that a call was retried, and does not retry with --fail-fast', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    const socket = await listen(mock);
    const env = { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url };
    mock.fail('pantries.list', { status: 503, times: 1 });
    const retried = await recipeAi(['pantries', 'list'], env);
    expect(retried).toMatchObject({ code: 0, err: 'pantries.list: retried after HTTP 503, attempt 2.\n' });
    mock.fail('pantries.list', { status: 503, times: 1 });
    const failed = await recipeAi(['pantries', 'list', '--fail-fast'], env);
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('HTTP 503') });
    mock.applyScenario('quota-exceeded');
    const { code, err } = await recipeAi(['pantries', 'list'], env);
    await socket.close();
    expect(code).toBe(3);
    expect(err).toMatch(/which is longer than the .+ that this command waits\. Call again then, or upgrade the API key\./);
    expect(err).not.toMatch(/maxWait|retryAt/);
  });

  test('says when to try again after a response with Retry-After', async () => {
    const socket = await listen(createMockService({ keys: { k: 'pro' }, now: new Date('2030-01-01T00:00:00Z') }));
    socket.mock.fail('recipes.generate', { status: 503 });
    const { err } = await recipeAi(['generate', 'rice', '--fail-fast'], { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url });
    await socket.close();
    expect(err).toMatch(/ Try again at \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/);
    expect(err).not.toMatch(/`|maxWait/);
  });

  test('names its own options and the variables in an error of the SDK', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    mock.fail('pantries.list', { malformed: 'html' });
    const socket = await listen(mock);
    const { err } = await recipeAi(['pantries', 'list'], { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url });
    await socket.close();
    expect(err).toContain('--base-url or RECIPE_AI_BASE_URL');
    expect(err).not.toContain('`baseUrl`');
  });

  test.each(['mock', 'generate', 'healthify', 'suggest-substitute', 'pantries', 'api', 'batch', 'listen', 'trigger', 'probe'])(
    '%s --help shows two examples',
    async (command) => {
      const { code, out } = await recipeAi([command, '--help']);
      expect(code).toBe(0);
      expect(out.split('Examples:')[1]?.match(/\$ recipe-ai /g)?.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('accepts an operation by its name in the SDK too', async () => {
    expect(await recipeAi(['rewriteTone', macaroni, '--tone', 'poetic', '--mock'])).toMatchObject({ code: 0 });
  });

  test('prints an error as JSON with --json', async () => {
    const { code, out, err } = await recipeAi(['adapt-method', macaroni, '--to', 'campfire', '--mock', '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(JSON.parse(err)).toMatchObject({
      error: { code: 'invalid_request', operation: 'adaptMethod', issues: [{ path: 'target_method' }] },
    });
  });

  test('suggests --mock if there is no key and no address', async () => {
    expect((await recipeAi(['generate', 'rice'])).err).toMatch(/RECIPE_AI_BASE_URL.*--mock/);
  });

  test.each([
    ['a command', ['bake\u001b[2J'], 'bake\\u001b[2J'],
    ['an option', ['generate', '--\u202ediet'], '--\\u202ediet'],
    ['a file', ['healthify', 'no\u009bwhere.json', '--mock'], 'no\\u009bwhere.json'],
  ])('makes control characters of %s visible', async (_, args, shown) => {
    const { out, err } = await recipeAi(args);
    expect(err).toContain(shown);
    expect(out + err).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  });

  test.each([
    ['generate', ['generate', 'rice']],
    ['pantries list', ['pantries', 'list']],
    ['suggest-substitute', ['suggest-substitute', 'butter']],
  ])('%s prints the whole response if its fields are not the assumed ones', async (_, args) => {
    const mock = createMockService({ keys: { k: 'pro' } });
    for (const operation of ['recipes.generate', 'pantries.list', 'suggestSubstitute'] as const) {
      mock.respondWith(operation, () => Response.json({ other: 'fields' }));
    }
    const socket = await listen(mock);
    const { code, out, err } = await recipeAi(args, { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url });
    await socket.close();
    expect(code).toBe(0);
    expect(JSON.stringify(JSON.parse(out))).toContain('{"other":"fields"}');
    expect(err).toContain('The response has other fields than expected');
  });

  test('makes control characters of a number of a response visible', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    mock.respondWith('recipes.generate', async (_, { original }) =>
      Response.json({ ...((await original()) as object), servings: '2\u001b[2J' }),
    );
    const socket = await listen(mock);
    const { out } = await recipeAi(['generate', 'rice'], { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url });
    await socket.close();
    expect(out).toContain('serves 2\\u001b[2J');
    expect(out).not.toContain('\u001b');
  });

  test('makes control characters of a response visible', async () => {
    const mock = createMockService({ keys: { k: 'pro' } });
    mock.respondWith('categories.suggest', {
      suggestions: [{ name: 'rice\u001b[2J', suggested_category: 'other', confidence: 1, alternatives: [] }],
    });
    const socket = await listen(mock);
    const { out } = await recipeAi(['suggest-categories', 'rice'], { RECIPE_AI_API_KEY: 'k', RECIPE_AI_BASE_URL: socket.url });
    await socket.close();
    expect(out).toContain('rice\\u001b[2J');
    expect(out).not.toContain('\u001b');
  });
});
