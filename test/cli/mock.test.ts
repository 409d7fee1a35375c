import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { describe, expect, test } from 'vitest';
import { recipeAi, start } from './run.js';

const READY = /ready at (\S+) with the key (\S+)/;

describe('recipe-ai mock', { timeout: 30_000 }, () => {
  test('runs the service on a port, prints a key, and ends on SIGTERM', async () => {
    const mock = start(['mock', '--port', '0', '--tier', 'pro']);
    const [, url, key] = await mock.output(/ready at (http:\/\/127\.0\.0\.1:\d+) with the key (\S+)/);
    const { code, out } = await recipeAi(['suggest-categories', 'rice'], { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: key! });
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('grains_pasta') });
    mock.child.kill('SIGTERM');
    expect(await mock.ended).toMatchObject({ code: 0 });
  });

  test('a used-up limit has its own exit status', async () => {
    const mock = start(['mock', '--port', '0', '--tier', 'sandbox']);
    const [, url, key] = await mock.output(/ready at (\S+) with the key (\S+)/);
    for (let call = 0; call < 10; call++) await fetch(`${url}/api/v1/pantries`, { headers: { authorization: `Bearer ${key}` } });
    expect(await recipeAi(['suggest-categories', 'rice'], { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: key! })).toMatchObject({
      code: 3,
      err: expect.stringMatching(/trial.*Upgrade/),
    });
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test.each<[string, string[], RegExp]>([
    ['by default', [], /the tier starter \(60 calls a minute, 1,000 calls a day\): the default, so that .* --tier sandbox\./],
    ['with --tier sandbox', ['--tier', 'sandbox'], /the tier sandbox \(60 calls a minute, 10 calls in total\): as --tier says\.\n/],
  ])('says which tier the key has and why, %s', async (_, args, sentence) => {
    const mock = start(['mock', '--port', '0', ...args]);
    await mock.output(/Stop with/);
    mock.child.kill('SIGTERM');
    expect((await mock.ended).out).toMatch(sentence);
  });

  test('says that the tier of a stored key stays', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mock-'));
    const file = path.join(folder, 'state.db');
    for (const [tier, sentence] of [
      ['sandbox', /the tier sandbox .* as --tier says/],
      ['pro', /the tier sandbox .* already, and --tier is for new keys/],
    ] as const) {
      const mock = start(['mock', '--port', '0', '--tier', tier, '--persist', file]);
      await mock.output(/ready at/);
      mock.child.kill('SIGTERM');
      expect((await mock.ended).out).toMatch(sentence);
    }
    await rm(folder, { recursive: true });
  });

  test.each(['--port', '--ai-port'])('names %s if its port is in use', async (flag) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, err } = await recipeAi(['mock', '--port', '0', flag, String(port)]);
    server.close();
    expect({ code, err: err.trim() }).toEqual({ code: 2, err: `Port ${port} is in use. Give another with ${flag}; 0 picks a free port.` });
  });

  test('prints an export line for each variable of the client and the receiver', async () => {
    const mock = start(['mock', '--port', '0', '--secret', 'from-the-test']);
    await mock.output(/Dashboard/);
    mock.child.kill('SIGTERM');
    const { out } = await mock.ended;
    expect(out).toMatch(/^export RECIPE_AI_BASE_URL=http:/m);
    expect(out).toMatch(/^export RECIPE_AI_AI_URL=http:/m);
    expect(out).toMatch(/^export RECIPE_AI_API_KEY=\S+$/m);
    expect(out).toMatch(/^export RECIPE_AI_CALLBACK_SECRET=from-the-test$/m);
  });

  test.each([['my secret'], [`it's "$HOME" \\ !x`]])('quotes the secret %s for the shell', async (secret) => {
    const mock = start(['mock', '--port', '0', '--secret', secret, '--key', 'a"$key\'']);
    await mock.output(/Dashboard/);
    mock.child.kill('SIGTERM');
    const { out } = await mock.ended;
    const lines = out.match(/^export .*$/gm)!.join('\n');
    const printed = execFileSync('bash', ['-c', `${lines}\nprintf '%s|%s' "$RECIPE_AI_CALLBACK_SECRET" "$RECIPE_AI_API_KEY"`]);
    expect(printed.toString()).toBe(`${secret}|a"$key'`);
    const header = execFileSync('bash', ['-c', /curl -H (.*) http/.exec(out)![0].replace(/^curl -H (.*) http$/, "printf '%s' $1")]);
    expect(header.toString()).toBe(`Authorization: Bearer a"$key'`);
  });

  test('prints a line for each request, with the end of the key', async () => {
    const mock = start(['mock', '--port', '0']);
    const [, url, key] = await mock.output(READY);
    await fetch(`${url}/api/v1/pantries`, { headers: { authorization: `Bearer ${key}` } });
    await fetch(`${url}/api/v1/pantries`);
    await mock.output(new RegExp(`GET +/api/v1/pantries 200 \\d+ ms, \\.\\.\\.${key!.slice(-4)}`));
    const [line] = await mock.output(/GET +\/api\/v1\/pantries 401 \d+ ms, .*/);
    expect(line).toMatch(/no key$/);
    await fetch(`${url}/api/v1/pantries`, { headers: { authorization: 'Bearer 12345678' } });
    await mock.output(/GET +\/api\/v1\/pantries 401 \d+ ms, a key too short to show/);
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('prints a curl line that works', async () => {
    const mock = start(['mock', '--port', '0']);
    const [, header, url] = await mock.output(/curl -H "Authorization: (.*)" (\S+)/);
    expect((await fetch(url!, { headers: { authorization: header! } })).status).toBe(200);
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('says which option allows a callback host on this machine', async () => {
    const mock = start(['mock', '--port', '0']);
    const [, url, key] = await mock.output(READY);
    const recipe = { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread.'] };
    const response = await fetch(`${url}/api/v1/healthify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipe, callback_url: 'http://localhost:3000/x' }),
    });
    expect(await response.text()).toContain('--allow localhost:3000');
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('names its own key if a client sends another', async () => {
    const mock = start(['mock', '--port', '0']);
    const [, url] = await mock.output(READY);
    const { err } = await recipeAi(['pantries', 'list'], { RECIPE_AI_BASE_URL: url!, RECIPE_AI_API_KEY: 'another' });
    expect(err).toMatch(
      /unknown or revoked\. Use the key that `recipe-ai mock` printed, or, with listen\(\), one of the option keys or of mock\.keys\.create\(\)\. \(GET .*, HTTP 401.*\) Check --api-key or RECIPE_AI_API_KEY\.$/m,
    );
    expect(err).not.toContain('mock.connection()');
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('protects the admin API with a token if other machines can reach it', async () => {
    const mock = start(['mock', '--port', '0', '--host', '0.0.0.0']);
    const [, dashboard] = await mock.output(/Dashboard: (http:\S+token=\S+)/);
    expect((await fetch(dashboard!)).status).toBe(200);
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('serves the AI service on --ai-port', async () => {
    const mock = start(['mock', '--port', '0', '--ai-port', '0']);
    const [, url, key] = await mock.output(READY);
    const [, aiUrl] = await mock.output(/RECIPE_AI_AI_URL=(\S+)/);
    expect(aiUrl).not.toBe(url);
    const call = {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{"ingredient":"butter"}',
    };
    expect((await fetch(`${url}/api/v1/suggest-substitute`, call)).status).toBe(404);
    expect((await fetch(`${aiUrl}/api/v1/suggest-substitute`, call)).status).toBe(200);
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test('sends callbacks to --forward-to, whatever their callback_url', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<string>();
    const receiver = createCallbackReceiver({ secret: 'from-the-test', onCallback: ({ request_id }) => resolve(request_id) });
    const server = createServer(toNodeHandler(receiver)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    const mock = start(['mock', '--port', '0', '--secret', 'from-the-test', '--forward-to', target, '--allow', 'hooks.example.com']);
    const [, url, key] = await mock.output(READY);
    const recipe = { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread.'] };
    await fetch(`${url}/api/v1/healthify`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipe, callback_url: 'https://hooks.example.com/x', request_id: 'job-9' }),
    });
    expect(await arrived).toBe('job-9');
    await mock.output(/callback of healthify to hooks\.example\.com delivered 204/);
    mock.child.kill('SIGTERM');
    await mock.ended;
    server.close();
  });

  test.each([
    ['a latency that is not a number', ['--latency', 'fast'], /"fast" is not a whole number of milliseconds, 0 or more\./],
    ['a seed that is not a number', ['--seed', 'x'], /"x" is not a number/],
    ['an unknown scenario', ['--scenario', 'flakey'], /flakey/],
    ['an unknown header format', ['--rate-limit-headers', 'git'], /--rate-limit-headers .*'git' is invalid/],
    ['a misspelled error format', ['--error-format', 'problm'], /--error-format .*\n\(Did you mean problem\?\)/],
    ['an address of no machine', ['--host', '999.1.1.1'], /"999\.1\.1\.1" is not an address of this machine \(\w+\)\..*--host/],
    ['a history in a file', ['--history', 'package.json/callbacks.jsonl'], /--history: the folder package\.json cannot be created/],
  ])('rejects %s', async (_, args, message) => {
    const { code, err } = await recipeAi(['mock', '--port', '0', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/^ +at /m);
  });

  const WRONG_KEY = 'must be printable ASCII without spaces, because it is sent in a header.';
  test.each<[string, string, string[], NodeJS.ProcessEnv]>([
    ['--key with a space', `--key or RECIPE_AI_MOCK_KEY ${WRONG_KEY}`, ['--key', 'wrong key'], {}],
    ['--key beyond ASCII', `--key or RECIPE_AI_MOCK_KEY ${WRONG_KEY}`, ['--key', 'wrong-kéy'], {}],
    ['a blank --key', '--key or RECIPE_AI_MOCK_KEY is blank. Without it, the mock creates a key.', ['--key', ' '], {}],
    [
      'an empty RECIPE_AI_MOCK_KEY',
      '--key or RECIPE_AI_MOCK_KEY is blank. Without it, the mock creates a key.',
      [],
      { RECIPE_AI_MOCK_KEY: '' },
    ],
    ['a RECIPE_AI_MOCK_KEY with a space', `--key or RECIPE_AI_MOCK_KEY ${WRONG_KEY}`, [], { RECIPE_AI_MOCK_KEY: 'wrong key' }],
    [
      'an empty RECIPE_AI_MOCK_SECRET',
      '--secret or RECIPE_AI_MOCK_SECRET is blank: no receiver accepts such a secret.',
      [],
      { RECIPE_AI_MOCK_SECRET: '' },
    ],
    [
      'a secret with a line break',
      '--secret or RECIPE_AI_MOCK_SECRET has a control character, such as a line break, which a header cannot carry.',
      ['--secret', 'wrong\n'],
      {},
    ],
    ['a token with a space', `RECIPE_AI_MOCK_TOKEN ${WRONG_KEY}`, [], { RECIPE_AI_MOCK_TOKEN: 'wrong token' }],
  ])('ends for %s, and names the option and the variable, not the value', async (_, message, args, env) => {
    const { code, out, err } = await recipeAi(['mock', '--port', '0', ...args], env);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${message}\n` });
  });

  test('creates a token for other machines if RECIPE_AI_MOCK_TOKEN is empty', async () => {
    const mock = start(['mock', '--port', '0', '--host', '0.0.0.0'], { RECIPE_AI_MOCK_TOKEN: '' });
    const [line] = await mock.output(/Dashboard: .*/);
    expect(line).toMatch(/\?token=[\w-]{36}$/);
    mock.child.kill('SIGTERM');
    await mock.ended;
  });

  test.each([
    ['/nonexistent/state.db', /^--persist: \/nonexistent\/state\.db cannot be opened: there is no such folder\. Pass another file\.$/],
    ['docs', /^--persist: docs cannot be opened: it is a folder\. Pass another file\.$/],
    ['package.json', /^--persist: package\.json is not a database\. Pass a file that does not exist yet\.$/],
  ])('reports in one line that the state file %s cannot be used', async (file, message) => {
    const { code, err } = await recipeAi(['mock', '--port', '0', '--persist', file]);
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toEqual([expect.stringMatching(message)]);
  });

  test('says that its state file is in use', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mock-'));
    const file = path.join(folder, 'state.db');
    const first = start(['mock', '--port', '0', '--persist', file]);
    await first.output(READY);
    expect(await recipeAi(['mock', '--port', '0', '--persist', file])).toEqual({
      code: 2,
      out: '',
      err: `--persist: ${file} is in use, for example by another mock. Stop that one, or pass another file.\n`,
    });
    first.child.kill('SIGTERM');
    await first.ended;
    await rm(folder, { recursive: true });
  });

  test.each([
    ['postgres://mock:pass-word@127.0.0.1:1/recipes', /the Postgres at 127\.0\.0\.1:1\/recipes: connect ECONNREFUSED/, 1],
    ['postgres://mock:pass-word@/recipes', /--persist: the address of Postgres is not a valid URL/, 2],
  ])('reports a Postgres that cannot be used in one line, without the password: %s', async (url, message, status) => {
    const { code, err } = await recipeAi(['mock', '--port', '0', '--persist', url]);
    expect(code).toBe(status);
    expect(err.trim().split('\n')).toEqual([expect.stringMatching(message)]);
    expect(err).not.toContain('pass-word');
  });
});
